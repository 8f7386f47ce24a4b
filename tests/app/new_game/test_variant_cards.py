"""Cards on which a variant is chosen."""

from __future__ import annotations

import gc
from collections.abc import Iterator

from PySide6.QtWidgets import QLayout, QLayoutItem
from pytestqt.qtbot import QtBot
from shiboken6 import getCppPointer, isValid

from halloween_table.app.new_game.variant_cards import CompactCard


def addresses(layout: QLayout) -> Iterator[int]:
    """Of everything that lies in it."""
    for at in range(layout.count()):
        item = layout.itemAt(at)
        yield getCppPointer(item)[0]
        if isinstance(item, QLayout):
            yield from addresses(item)


def test_nothing_is_remembered_of_a_place_that_the_list_has_left(qtbot: QtBot) -> None:
    """Whatever Qt makes next may lie at its address, and PySide would take it for that: a window was
    taken for a place in a layout."""
    card = CompactCard(("one", "another"), "one")
    qtbot.addWidget(card)
    for brief, shares in ((True, False), (True, True), (False, False)):
        card.be_brief(brief, shares)
    remembered = {
        getCppPointer(each)[0]
        for each in gc.get_objects()
        if isinstance(each, QLayoutItem)
        and isValid(each)
        and any(owner is card._below for owner in gc.get_referrers(each))
    }
    assert remembered <= set(addresses(card._below))
