"""The forty puzzles, on twenty cards with two sides: eight of each difficulty, in its order.

`packaging/make_puzzles.py` makes them and writes their codes here.
"""

from typing import Final

EACH: Final = 8
"""So many there are of each difficulty."""


def difficulty_of(number: int) -> int:
    """1 (very simple) to 5 (very difficult), for the puzzle with this number, 1 to 40."""
    return 1 + (number - 1) // EACH


FORTY: Final[tuple[str, ...]] = (
    "377E-9711-N40Y-ZNWE-2FN1",
    "2EWX-5C2B-EH9F-Q5NR-BAW9-6CN",
    "T32K-8QFM-D5TA-K7QP-AE",
    "CNBW-WX56-A5EY-0DN",
    "133G-TPSD-Q1BY-R34G-N2MF",
    "B8SM-25P2-86H1-9WKG-W",
    "76X1-Y9JZ-M2R3-1TEZ-K3PB-14T",
    "222Z-QEF9-SBHH-XVNG-GK2Y-FR",
    "19W8-Q1VA-CH5X-AJN7-2E67-JT3M-2",
    "1RJG-MT5P-22NH-40ZW-WWVS-36ZX",
    "58C8-NW8Y-98RZ-QE78-6619",
    "A5QA-855V-X8CM-8ZZK-AKB7-DD",
    "1M0W-TJEB-MQDP-7Z8R-CGTK-TZ16",
    "3YPS-1MBS-NXFB-0HDD-9R8C-657",
    "M4R0-V13W-PKMV-9C5H-6K1J-F",
    "G65X-4A5V-BWN1-E4NY-K5YH-0NS",
    "2M9H-K7QA-C8X3-S8YH-WM",
    "AB70-BDPW-6T6V-YQT6-K856",
    "FBT1-SJPJ-2JY2-VQHK-7Z0A-0NXS-Z",
    "39KK-JQCQ-KFX7-T4EC-BMEV-9H8W-DX",
    "258M-HGZB-M2EX-10KP-83YY-N2",
    "A2Y5-P7NY-HDF8-1RJY-KN37",
    "YV48-X24B-09JY-YE1E-DX",
    "GXVR-VFQN-168E-DTJX-RY6K-R5",
    "27F2-1N6N-QZFC-640P-TZB8",
    "3FGV-69VV-9D4W-YW25-K3P",
    "425Q-PYG4-XSVN-JX92-772B-CA32",
    "1P4X-VNMV-0KNA-VAPM-JRZG-EXD3-1",
    "115H-Z7Z7-E7NQ-474A-07JE-D",
    "1G5A-Y5WR-PHDK-FSTF-9T",
    "45J1-Y9VD-WP0Y-DSPM-VJ",
    "4SXK-Y0WF-GQ09-912V-X7N",
    "AV9P-0BDW-QNC7-VCDY-F",
    "4GTJ-3BBE-30WQ-PXNY-PA5Z-N",
    "F6QX-9SHX-7YVT-A0AK-K",
    "QBVQ-HZDW-J952-NCAC-KRCG-BN7R",
    "1E9V-YMRN-Y1WX-TGE1-4AE",
    "C1A4-AWZ5-7FC3-JS63-VE",
    "PSXS-HVC0-0MY4-9EMY-Q3JR-YFZJ",
    "1RXK-J638-H2EG-YHFQ-7V",
)
