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
    "T32K-8QFM-D5TA-K7QP-AE",
    "C6FA-J7WA-VCYB-C7YK-QC",
    "4PEZ-Y96T-24F7-EEQF-JJ0V",
    "377E-9711-N40Y-ZNWE-2FN1",
    "B8SM-25P2-86H1-9WKG-W",
    "222Z-QEF9-SBHH-XVNG-GK2Y-FR",
    "76X1-Y9JZ-M2R3-1TEZ-K3PB-14T",
    "QPDJ-VPD7-MZZF-RF2Y-H1P9-KPF1",
    "7B0D-D9J0-4HZN-25T2-B37",
    "58C8-NW8Y-98RZ-QE78-6619",
    "1RJG-MT5P-22NH-40ZW-WWVS-36ZX",
    "19W8-Q1VA-CH5X-AJN7-2E67-JT3M-2",
    "A5QA-855V-X8CM-8ZZK-AKB7-DD",
    "1M0W-TJEB-MQDP-7Z8R-CGTK-TZ16",
    "3YPS-1MBS-NXFB-0HDD-9R8C-657",
    "M4R0-V13W-PKMV-9C5H-6K1J-F",
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
    "VP5N-HF21-3RZ9-1216-PF",
    "1E9V-YMRN-Y1WX-TGE1-4AE",
    "119X-DZYF-XPV4-HCF1-363S-3K",
    "11E0-3C9Y-1AW5-68JM-C7RX-G0B",
    "4K1J-H96S-4H9A-FDKD-S",
    "J0J4-KE9F-151M-JFT1-7Y",
    "8NYS-TMNR-2CRA-4YCF-E1H8",
    "1RBK-HT47-NK1Q-42B0-26Z9-55CB-9GZ",
)
