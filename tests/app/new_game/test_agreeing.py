"""Which variants mean something, and what was agreed last."""

from __future__ import annotations

import json
from typing import Any

import pytest

from halloween_table.app.new_game.agreeing import last_agreed, meaningful
from halloween_table.app.parts.preferences import Preferences
from halloween_table.contract.ways import Way
from halloween_table.engine.codec import Codec
from halloween_table.engine.format import to_json
from halloween_table.store.store import Store

from ..seance import SEANCE, WAYS, Guests, Mode, SeanceGame, SeanceOptions, SeanceVoice

TOGETHER, VIGIL = WAYS


@pytest.mark.parametrize(
    ("mode", "guests", "way", "shown"),
    [
        (Mode.STANDARD, Guests.BY_LOT, TOGETHER, {"mode", "guests"}),
        (Mode.STANDARD, Guests.BY_HAND, TOGETHER, {"mode", "guests", "picked"}),
        (Mode.MASTER, Guests.BY_HAND, TOGETHER, {"mode"}),
        (Mode.STANDARD, Guests.BY_HAND, VIGIL, {"mode"}),
    ],
    ids=["no hand", "hand", "nothing of that mode", "nothing of that way"],
)
def test_what_depends_on_a_variant_without_a_meaning_has_none(
    mode: Mode, guests: Guests, way: Way, shown: set[str]
) -> None:
    agreed = {"mode": mode, "guests": guests, "picked": ()}
    assert meaningful(SeanceVoice().variants(), agreed, way) == shown


def test_picks_go_out_and_come_back() -> None:
    codec, options = Codec(SeanceGame()), SeanceOptions(guests=Guests.BY_HAND, picked=(2, 13, 26))
    written = to_json(codec.options_out(options))
    assert '"picked":[2,13,26]' in written
    assert codec.options_in(json.loads(written)) == options


@pytest.mark.parametrize("picked", [[], [4], [4, 1, 26]])
def test_picks_are_remembered(preferences: Preferences, picked: list[int]) -> None:
    preferences.set_agreed("seance", {"guests": "by_hand", "picked": picked})
    agreed: SeanceOptions = last_agreed(SEANCE, preferences)
    assert (agreed.guests, agreed.picked) == (Guests.BY_HAND, tuple(picked))


@pytest.mark.parametrize("picked", [[27], [1, 2, 3, 4], ["1"], "1", None, 5, [1.0]])
def test_picks_that_cannot_be_are_forgotten(
    preferences: Preferences, store: Store, picked: Any
) -> None:
    store.settings.set("agreed:seance", {"guests": "by_hand", "picked": picked})
    assert last_agreed(SEANCE, preferences) == SeanceOptions()
