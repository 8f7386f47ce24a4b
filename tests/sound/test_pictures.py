"""The sheets on which sounds are looked at."""

from __future__ import annotations

from sounds.make import EFFECTS, names
from sounds.pictures import sheets


def test_everything_of_a_game_is_on_one_sheet() -> None:
    """Its effects beside what is heard far off there: neither is drawn over the other."""
    drawn = sheets(names())
    assert sorted(name for sheet in drawn.values() for name in sheet) == sorted(names())
    for name in EFFECTS:
        assert name in drawn[name.partition("/")[0]]
    assert {"booo/claim", "booo/far-drips"} <= set(drawn["booo"])
    assert all(name.endswith("/ambience") for name in drawn["ambience"])
