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
    "9BDY-YSR1-8QQS-C5FC-MGC",
    "1K1W-2AWJ-NQSK-7QFJ-Q7W7-GT9",
    "1MG3-CKJM-4JPG-F5WC-5JGV-DP8F-WD",
    "7C4T-ZG5B-KG7D-5RDV-SPF7-HJZ8-E5T",
    "9KQ0-WVAG-3MGY-3HPY",
    "3A8D-GA6M-N3K8-FJY9-DR7P-SWC8-2F",
    "G0QG-9P5W-87MP-ZYKX-FN92-V",
    "B8SM-25P2-86H1-9WKG-W",
    "19W8-Q1VA-CH5X-AJN7-2E67-JT3M-2",
    "MCX8-X6NT-CH5F-RZ4Y-WS6",
    "18YS-NSH7-P1SZ-EKZX-BF39",
    "A5QA-855V-X8CM-8ZZK-AKB7-DD",
    "17DQ-5K5J-EKC9-GPAJ-GC2T",
    "8BXF-Y31J-EZQW-WBWJ-8T",
    "3YPS-1MBS-NXFB-0HDD-9R8C-657",
    "M4R0-V13W-PKMV-9C5H-6K1J-F",
    "5ZDY-4X9D-GTEN-DP78-P4R8-5",
    "163K-B9TQ-0795-JXDT-XH7H-8",
    "258M-HGZB-M2EX-10KP-83YY-N2",
    "9XBJ-WFQA-NAY2-HRX2-K5YV-0",
    "CD5W-FXZG-XWCD-MB4M-D",
    "AJBY-9SRF-C6PQ-BV76-KG",
    "12KC-QTBN-X9ZC-5XDZ-RZ75-G9",
    "4D43-EH95-JK0H-XQ3Y-9HRQ-MTMW",
    "8YFR-WP2D-AKR2-1HD7-R",
    "F42E-V2W8-Q5Y5-GVHB-TCSB-W",
    "2WEV-T2FS-DCNZ-Y9F8-SY4K-SM",
    "6FE0-B0VG-GXFE-6GG7-JBKJ-G05T-0",
    "28KV-FBHW-2BR9-Y9PH-BS",
    "A08A-4R4G-KRV4-ZKYB-17F",
    "2TPM-EE1Y-08D8-9MNT-QY67-ZQ",
    "J3X3-9JCD-R8P8-P196-ZWT2-0KP",
    "4GEP-5S9P-A0XS-EF61-7TV4-18",
    "1E9V-YMRN-Y1WX-TGE1-4AE",
    "6HWJ-CZ2A-BBQ0-TD60-GNWF-6M0",
    "M6DG-XVG9-ER83-QBPM-QQHF-N02B-S",
    "10PE-XVMD-65JY-KSAT-68",
    "1RXK-J638-H2EG-YHFQ-7V",
    "HMTS-65HP-AK34-F9Q1-0KA6-G",
    "14YV-86F4-ET2A-GRW0-V8MF-TNRK-BS",
)
