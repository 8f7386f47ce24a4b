"""Every game can be played by what a screen reader is offered."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Carry, Lead
from halloween_table.contract.offers import Offer
from halloween_table.games.candy_hunters.rules.moves import PlaceHouse
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.heard.told import told

from ...table.heard.listening import act, groups, name_of, table_of
from ..playing import GAMES, do, sit_down

every_game = pytest.mark.parametrize("game", GAMES)
STEPS = 60


def wait_for_nothing(page: TablePage) -> None:
    """Whoever is called is there, and no scene is waited for."""
    page.view.finish()
    if page.curtain.isVisible():
        QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def step(page: TablePage, chance: random.Random) -> None:
    """One action: a choice that is asked for, or anything that can be used."""
    view = page.view
    if view.uses.choices:
        view.uses.choose(chance.randrange(len(view.uses.choices)))
        return
    verbs = view.uses.verbs()
    put = [id_ for id_, verb in verbs.items() if verb in ("Put here", "Lead here")]
    offered = {offer.gesture.start for offer in view.table.arrangement.offers if offer.invites}
    useful = put or [id_ for id_ in verbs if id_ in offered]
    view.uses.use(chance.choice(useful))


@every_game
def test_a_game_goes_on_by_actions_alone(window: MainWindow, game: str) -> None:
    page, chance = sit_down(window, key=game), random.Random(7)
    for _ in range(STEPS):
        wait_for_nothing(page)
        if page.source.outcome is not None:
            break
        step(page, chance)
    assert len(page.source.record.moves) > STEPS / 4


def reached(page: TablePage, offer: Offer) -> bool:
    """Whether the first action of an offer is there, and the next one after it."""
    view, gesture = page.view, offer.gesture
    verbs = view.uses.verbs()
    if isinstance(gesture, Lead):
        return verbs.get(gesture.path[-1]) == "Lead here"
    if not isinstance(gesture, Carry) or verbs.get(gesture.start) != "Lift":
        return verbs.get(gesture.start) == "Press"
    view.uses.use(gesture.start)
    puts = {id_ for id_, verb in view.uses.verbs().items() if verb == "Put here"}
    view.uses.put_back()
    return bool(puts)


@every_game
def test_every_move_can_be_made_by_actions(window: MainWindow, game: str) -> None:
    page, chance = sit_down(window, key=game), random.Random(11)
    tried = 0
    for _ in range(STEPS // 3):
        wait_for_nothing(page)
        if page.source.outcome is not None:
            break
        if page.view.hand.gesture is None:
            for offer in {o.gesture.start: o for o in page.view.table.arrangement.offers}.values():
                assert reached(page, offer), offer
                tried += 1
        step(page, chance)
    assert tried > 20


@every_game
def test_everything_that_can_be_used_is_found_in_a_group(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    found = {t.shown.id for things in told(page.view.table.arrangement).values() for t in things}
    assert page.view.uses.verbs().keys() <= found


@every_game
def test_nobody_has_to_listen_to_the_same_again_and_again(window: MainWindow, game: str) -> None:
    """What lies together and cannot be told apart is one with a count, unless each can be used."""
    make_accessible()
    page = sit_down(window, key=game)
    for group in groups(page.view).values():
        for one, next_ in pairwise(group):
            assert name_of(one) != name_of(next_) or next_.actionInterface().actionNames()


def test_an_action_that_is_refused_says_why(window: MainWindow) -> None:
    make_accessible()
    page = sit_down(window)
    card = next(
        name for name in map(name_of, groups(page.view)["Your hand"]) if "row by row" in name
    )
    act(page.view, card, "Press")
    assert page.view.bubble_text


def test_empty_spots_are_listed_where_something_can_be_put_or_somebody_looks(
    window: MainWindow,
) -> None:
    make_accessible()
    page = sit_down(window)

    def empty() -> list[str]:
        return [name for name in map(name_of, groups(page.view)["Board"]) if "Empty" in name]

    around = empty()
    assert around, "a house can be built there"
    do(page, PlaceHouse)
    assert not empty()
    spots = page.view.table.arrangement.places
    page.view._walk._stand(next(spot for spot in spots if "Empty" in spot.name))
    assert empty() == [name_of(table_of(page.view).focusChild())]
