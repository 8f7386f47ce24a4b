"""`make tournament`: how strong the computer players are, as shares of games won with their 95 %
intervals. `--only WORD` plays the matches in whose names that word is; `--deals N` at most so many
deals, sure or not.
"""

from __future__ import annotations

import argparse
import sys

from .match import match
from .matches import MATCHES


def main() -> int:
    parser = argparse.ArgumentParser(prog="make tournament", description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--deals", type=int, default=400, metavar="N")
    chosen = parser.parse_args()
    holds = True
    for planned in MATCHES:
        if chosen.only not in planned.name:
            continue
        tally = match(planned.setting, planned.tried, planned.other, chosen.deals)
        enough = tally.share >= planned.goal and not tally.unended
        holds = holds and enough
        slowest = tally.slowest(planned.tried.name) * 1000
        print(
            f"{planned.name:58} | {tally.share:5.1%} ± {tally.half_width:.1%}"
            f" | ≥ {planned.goal:.0%} | {len(tally.shares)} deals"
            f" | unended {tally.unended} | p99 {slowest:.0f} ms | {'ok' if enough else 'MISSED'}",
            flush=True,
        )
    return 0 if holds else 1


sys.exit(main())
