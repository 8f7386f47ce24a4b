"""Two games that differ only in what one may not know look, sound and read the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.games.candy_hunters.rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass, PlaceHouse, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Dealt
from halloween_table.sitting.sitting import Moment
from halloween_table.table.render import rendered

from .playing import ADA, BO, do, sit_down
from .portrait import Portrait, names_in, portrait

TURN = (PlaceHouse, Pass, Pass, Exchange, PlaceKid)


def relabelled(thing: Any, names: dict[int, int]) -> Any:
    """The same thing, with other faces on the cards."""
    if isinstance(thing, Dealt):
        return thing if thing.card is None else thing._replace(card=names[thing.card])
    if isinstance(thing, tuple) and not hasattr(thing, "_fields"):
        return tuple(relabelled(part, names) for part in thing)
    if attrs.has(type(thing)):
        fields = {
            field.name: getattr(thing, field.name)
            for field in attrs.fields(type(thing))
            if field.init
        }
        changed = {name: relabelled(value, names) for name, value in fields.items()}
        return attrs.evolve(thing, **changed) if changed != fields else thing
    return thing


def swap(page: TablePage, known: set[int]) -> None:
    """Gives every card that is not among the known ones another face, in the whole past too."""
    names = {}
    for kind in (REGULAR_NUMBERS, HAUNTED_NUMBERS):
        hidden = [number for number in kind if number not in known]
        names |= dict(zip(hidden, [*hidden[5:], *hidden[:5]], strict=True))
    names |= {number: number for number in known}
    moments: list[Moment] = page.sitting._moments
    page.sitting._moments = [relabelled(moment, names) for moment in moments]


def hand(page: TablePage, seat: int) -> set[int]:
    """The cards of a seat, now and earlier."""
    return {
        dealt.card
        for moment in page.sitting._moments
        for dealt in (*moment.position.hunters[seat].hand, *moment.position.hunters[seat].scored)
        if dealt.card is not None
    }


def two_portraits(
    window: MainWindow, page: TablePage, known: set[int]
) -> tuple[Portrait, Portrait, bool]:
    def show_again() -> None:
        page.refresh(animate=False)
        page._show_recent()

    show_again()
    first, position = portrait(window, page), page.sitting.position
    swap(page, known)
    show_again()
    return first, portrait(window, page), page.sitting.position != position


def differences(first: Portrait, second: Portrait) -> set[str]:
    return {
        field.name
        for field in attrs.fields(Portrait)
        if getattr(first, field.name) != getattr(second, field.name)
    }


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    """Ada has taken a turn with an exchange; Bo is next."""
    page = sit_down(window, haunted=True)
    do(page, *TURN)
    return page


def bo_looks(page: TablePage) -> None:
    QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    assert page.sitting.eyes == BO


def test_behind_the_curtain_nobody_learns_anything(window: MainWindow, page: TablePage) -> None:
    assert page.curtain.isVisible()
    first, second, swapped = two_portraits(window, page, known=set())
    assert swapped
    assert differences(first, second) == set()


def test_on_another_players_turn_nothing_shows_of_deck_and_other_hands(
    window: MainWindow, page: TablePage
) -> None:
    bo_looks(page)
    first, second, swapped = two_portraits(window, page, known=hand(page, BO))
    assert swapped
    assert differences(first, second) == set()


def test_the_owner_does_see_the_difference(window: MainWindow, page: TablePage) -> None:
    """The control: what hides nothing from Bo's eyes would be found."""
    bo_looks(page)
    first, second, swapped = two_portraits(window, page, known=hand(page, ADA))
    assert swapped
    assert {"arrangement", "pixels", "table", "tree"} <= differences(first, second)


@pytest.mark.parametrize("curtain", [False])
def test_without_a_curtain_the_one_who_plays_sees_only_their_own(
    window: MainWindow, page: TablePage, curtain: bool
) -> None:
    assert page.sitting.eyes == BO
    first, second, swapped = two_portraits(window, page, known=hand(page, BO))
    assert swapped
    assert differences(first, second) == set()


def test_thumbnails_show_what_everybody_may_see(window: MainWindow, page: TablePage) -> None:
    def thumbnail() -> Any:
        game, sitting = page.sitting.kit.game, page.sitting
        view = game.view(sitting.position, None)
        return rendered(sitting.kit.arranger.arrange(view, None, sitting.players), 416)

    before, (header,) = thumbnail(), window._store.unfinished()
    assert window.room.glimpse(header, 416, 1.0).image == before
    swap(page, known=set())
    assert thumbnail() == before


def test_what_may_be_done_says_nothing_of_other_hands(window: MainWindow, page: TablePage) -> None:
    """Offers, captions and prompt come from the view too."""
    bo_looks(page)
    do(page, PlaceHouse, Pass)
    first, second, swapped = two_portraits(window, page, known=hand(page, BO))
    assert swapped
    assert first.arrangement.offers == second.arrangement.offers
    assert first.arrangement.prompt == second.arrangement.prompt


def test_the_curtain_falls_before_anything_turns_over(window: MainWindow, page: TablePage) -> None:
    """With motion on, a card that is still turning must not show its face to the next player."""
    bo_looks(page)
    do(page, *TURN[:-1])
    page.view.set_speed(1000)
    do(page, PlaceKid)
    assert page.curtain.isVisible()
    assert not page.view.table.motion.running
    arrangement = page.view.table.arrangement
    for piece in arrangement.pieces:
        item = page.view.table.piece_item(piece.id)
        assert item is not None
        assert item.picture == piece.picture


def test_the_curtain_itself_names_only_who_is_next(window: MainWindow, page: TablePage) -> None:
    names = names_in(portrait(window, page).tree)
    assert any("Bo" in name for name in names)
    assert not any("row by row" in name for name in names)


def test_only_the_own_cards_are_spoken(window: MainWindow, page: TablePage) -> None:
    bo_looks(page)
    names = names_in(portrait(window, page).tree)
    spelled = [name for name in names if "row by row" in name]
    assert len(spelled) == 3
    assert sum("Hidden" in name for name in names) > 20


def test_announcements_after_a_draw_do_not_name_the_card(
    window: MainWindow, page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    bo_looks(page)
    do(page, PlaceHouse, Pass, Pass)
    said: list[str] = []
    listen: Callable[[str], None] = said.append
    monkeypatch.setattr(page.view, "announce", listen)
    do(page, Exchange)
    assert said
    assert not any("row by row" in line for line in said)
