"""Words can be read on every ground they stand on, and no colour stands alone."""

from __future__ import annotations

import pytest

from halloween_table.contract.palette import (
    AMBER,
    BLOOD_TEXT,
    CHOSEN,
    GHOST,
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    SEAT_COLOURS,
    TABLE,
    VIOLET_TEXT,
)
from tests.seeing import contrast

GROUNDS = (NIGHT, TABLE, PANEL, PANEL_EDGE)
"""The last is that of a line in the log that is lit."""
INKS = {name: look.ink for name, look in SEAT_COLOURS.items()}
WORDS = dict(moon=MOON, muted=MUTED, amber=AMBER, violet=VIOLET_TEXT, blood=BLOOD_TEXT, **INKS)


@pytest.mark.parametrize("colour", WORDS.values(), ids=WORDS)
def test_words_can_be_read_on_every_ground(colour: str) -> None:
    assert min(contrast(colour, ground) for ground in GROUNDS) >= 4.5


@pytest.mark.parametrize("colour", [MOON, GHOST])
def test_words_can_be_read_where_they_are_chosen_or_marked(colour: str) -> None:
    assert contrast(colour, CHOSEN) >= 4.5


def test_every_seat_has_a_symbol_of_its_own() -> None:
    assert len({look.symbol for look in SEAT_COLOURS.values()}) == len(SEAT_COLOURS)
