"""The export format's name and limits, and how JSON is written, for those who need no codec."""

import json
from typing import Any

FORMAT = "halloween-table-game"
FORMAT_VERSION = 4
"""Version 2 says where a game was played on from, and for each player which mind plays, if any;
version 3 who has asked for hints; version 4 whose view stayed where the rest was drawn anew."""
LONGEST_NAME = 40
NO_NAME = "?"
"""Of somebody whose name has nothing in it that can be seen."""
_TURNS = dict.fromkeys((0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Letters that nobody sees and that turn the direction of what is written after them."""


class Unreadable(Exception):
    """JSON that is not what it should be."""


_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False)
"""Made once, and without looking for circles, which nothing frozen can have: twice as fast."""


def to_json(value: Any) -> str:
    """Compact JSON in plain ASCII."""
    return _ENCODER.encode(value)


def straight(text: str) -> str:
    """The text without what would turn its neighbours round: a name stands in many sentences."""
    return text.translate(_TURNS)
