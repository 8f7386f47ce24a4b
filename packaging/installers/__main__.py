"""`make package`: builds into dist/ what this system can, and says how large it is.

Systems that are named (`make package ARGS="linux"`) must be built; if none is, what cannot be built here
is left out with a word about the reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from . import linux, macos, windows
from .carried import faults
from .frozen import ROOT, size_of

SYSTEMS: Final = {"linux": linux, "windows": windows, "macos": macos}

INSTALLED: Final = {"linux": 120, "windows": 75}
"""So many megabytes the folder of the program may take."""
DOWNLOADED: Final = {"*.deb": 40, "*-setup.exe": 22}
"""And what people download."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make package", description=__doc__)
    parser.add_argument("systems", nargs="*", metavar="system", help=", ".join(SYSTEMS))
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.systems) - SYSTEMS.keys()
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}: only {', '.join(SYSTEMS)}")
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    fine = True
    for name, system in SYSTEMS.items():
        if chosen.systems and name not in chosen.systems:
            continue
        reason = system.lacking()
        if reason:
            print(f"== {name} is left out: {reason}.")
            fine = fine and name not in chosen.systems
            continue
        print(f"== {name}", flush=True)
        for path in system.build(dist):
            fine = _told(path.name, path.stat().st_size, _allowed(path)) and fine
        for fault in faults(system.FOLDER):
            print(f"   {fault}")
            fine = False
        fine = _told("installed", size_of(system.FOLDER), INSTALLED.get(name)) and fine
    return 0 if fine else 1


def _allowed(path: Path) -> int | None:
    return next((most for kind, most in DOWNLOADED.items() if fnmatch(path.name, kind)), None)


def _told(what: str, size: int, most: int | None) -> bool:
    """Says how large that is, and whether it may be."""
    megabytes = size / 1e6
    fine = most is None or megabytes <= most
    limit = "" if most is None else f" (at most {most})"
    print(f"   {what:55} {megabytes:6.1f} MB{limit}{'' if fine else '  TOO LARGE'}", flush=True)
    return fine


if __name__ == "__main__":
    sys.exit(main())
