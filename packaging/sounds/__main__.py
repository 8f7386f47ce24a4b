"""Writes assets/sounds from the recipes; `--pictures FOLDER` draws what is there, a sheet for each game."""

from __future__ import annotations

import argparse
from multiprocessing import Pool
from pathlib import Path

from .make import names, write


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sounds", description=__doc__)
    parser.add_argument("names", nargs="*", help="only those that begin with one of these")
    parser.add_argument(
        "--pictures", type=Path, help="draw spectra and envelopes, and write nothing"
    )
    chosen = parser.parse_args()
    wanted = [name for name in names() if name.startswith(tuple(chosen.names or [""]))]
    if chosen.pictures is not None:
        from .pictures import draw

        draw(wanted, chosen.pictures)
        return
    with Pool() as pool:
        for path in pool.imap(write, wanted):
            print(f"{path.stat().st_size:7} {path.parent.name}/{path.name}")


if __name__ == "__main__":
    main()
