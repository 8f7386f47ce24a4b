"""Two games that differ only in what one may not know look, sound and read the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest
from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM
from halloween_table.games.candy_hunters.rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass, PlaceHouse, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Dealt
from halloween_table.games.rest_in_peace.rules.cards import FIRST_PSYCHIC, Card
from halloween_table.games.rest_in_peace.rules.moves import EndTurn, Play, Stake
from halloween_table.games.rest_in_peace.rules.position import Position
from halloween_table.games.rest_in_peace.rules.rounds import stays
from halloween_table.table.look.render import rendered

from ..playing import ADA, BO, do, offers, sit_at, sit_down
from ..portrait import Portrait, names_in, portrait

TURN = (PlaceHouse, Pass, Pass, Exchange, PlaceKid)

Names = dict[Any, Any]
"""What a hidden card becomes."""


def relabelled(thing: Any, names: Names) -> Any:
    """The same thing, with other faces on the cards."""
    if isinstance(thing, Dealt | Card):
        return names.get(thing, thing)
    if isinstance(thing, tuple):
        parts = [relabelled(part, names) for part in thing]
        return type(thing)._make(parts) if hasattr(thing, "_fields") else tuple(parts)
    if attrs.has(type(thing)):
        fields = {
            field.name: getattr(thing, field.name)
            for field in attrs.fields(type(thing))
            if field.init
        }
        changed = {name: relabelled(value, names) for name, value in fields.items()}
        return attrs.evolve(thing, **changed) if changed != fields else thing
    return thing


def rotated(cards: list[Any], by: int = 1) -> Names:
    return dict(zip(cards, [*cards[by:], *cards[:by]], strict=True))


# ---- Candy Hunters --------------------------------------------------------------------------------


def candy_turn(page: TablePage) -> None:
    """With an exchange, so that there is a card in the deck that somebody knows."""
    do(page, *TURN)


def candy_names(page: TablePage, seat: int | None) -> Names:
    known = _candy_hand(page, seat) if seat is not None else set()
    names: Names = {}
    for kind in (REGULAR_NUMBERS, HAUNTED_NUMBERS):
        numbers = rotated([number for number in kind if number not in known], 5)
        for moment in page.source.history.moments:
            for dealt in _all_of(moment.position, Dealt):
                if dealt.card in numbers:
                    names[dealt] = dealt._replace(card=numbers[dealt.card])
    return names


def _candy_hand(page: TablePage, seat: int) -> set[int]:
    """The cards of a seat, now and earlier."""
    return {
        dealt.card
        for moment in page.source.history.moments
        for dealt in (*moment.position.hunters[seat].hand, *moment.position.hunters[seat].scored)
        if dealt.card is not None
    }


def _all_of(thing: Any, kind: type[Any]) -> list[Any]:
    """Every such card anywhere in it."""
    if isinstance(thing, kind):
        return [thing]
    if attrs.has(type(thing)):
        thing = tuple(getattr(thing, field.name) for field in attrs.fields(type(thing)))
    return (
        [card for part in thing for card in _all_of(part, kind)] if isinstance(thing, tuple) else []
    )


# ---- Rest in Peace ----------------------------------------------------------------------------------


def duel_turn(page: TablePage) -> None:
    """Ada has lost a round and put a card at round ten; Bo has begun the next, and Ada stays."""
    do(page, EndTurn, Stake, Play, EndTurn)
    while not stays(page.source.position):
        do(page, Play)
    do(page, EndTurn)


def duel_names(page: TablePage, seat: int | None) -> Names:
    position: Position = page.source.position
    names = rotated(list(position.line[position.face_up :]), 2)
    for owner, family in enumerate(position.families):
        hidden = family.deck if owner == seat else (*family.deck, *family.hand, *family.stakes)
        ghosts = [card for card in hidden if card.sleeve < FIRST_PSYCHIC]
        faces = [card.face for card in sorted(ghosts, key=lambda card: -(card.face or 0))]
        names |= {card: card._replace(face=face) for card, face in zip(ghosts, faces, strict=True)}
    return {card: card._replace(face=names[card].face) for card in names}


@frozen
class Secret:
    """A game with something to hide."""

    key: str
    options: dict[str, Any]
    turn: Callable[[TablePage], None]
    """Ada takes hers."""
    names: Callable[[TablePage, int | None], Names]
    """Other faces for every card that this seat, or nobody at all, may know."""


SECRETS = (
    Secret("candy_hunters", {"haunted": True}, candy_turn, candy_names),
    Secret("rest_in_peace", {}, duel_turn, duel_names),
)


@pytest.fixture(params=SECRETS, ids=lambda secret: secret.key)
def secret(request: pytest.FixtureRequest) -> Secret:
    found: Secret = request.param
    return found


@pytest.fixture
def page(window: MainWindow, secret: Secret) -> TablePage:
    """Ada has taken a turn; Bo is next."""
    page = sit_down(window, key=secret.key, **secret.options)
    secret.turn(page)
    assert page.source.next_seat == BO
    return page


def swap(page: TablePage, names: Names) -> None:
    """Gives those cards other faces, in the whole past too."""
    page.source.history._moments = [
        relabelled(moment, names) for moment in page.source.history.moments
    ]


def two_portraits(
    window: MainWindow, page: TablePage, names: Names
) -> tuple[Portrait, Portrait, bool]:
    def show_again() -> None:
        page._log.write()
        page.refresh(animate=False)
        page._looking.greet()

    show_again()
    first, position = portrait(window, page), page.source.position
    swap(page, names)
    show_again()
    return first, portrait(window, page), page.source.position != position


def differences(first: Portrait, second: Portrait) -> set[str]:
    return {
        field.name
        for field in attrs.fields(Portrait)
        if getattr(first, field.name) != getattr(second, field.name)
    }


def bo_looks(page: TablePage) -> None:
    QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    assert page.source.eyes == BO


def test_behind_the_curtain_nobody_learns_anything(
    window: MainWindow, page: TablePage, secret: Secret
) -> None:
    assert page.curtain.isVisible()
    first, second, swapped = two_portraits(window, page, secret.names(page, None))
    assert swapped
    assert differences(first, second) == set()


def test_on_another_players_turn_nothing_shows_of_deck_and_other_hands(
    window: MainWindow, page: TablePage, secret: Secret
) -> None:
    bo_looks(page)
    first, second, swapped = two_portraits(window, page, secret.names(page, BO))
    assert swapped
    assert differences(first, second) == set()


def test_the_owner_does_see_the_difference(
    window: MainWindow, page: TablePage, secret: Secret
) -> None:
    """The control: what hides nothing from Bo's eyes would be found."""
    bo_looks(page)
    first, second, swapped = two_portraits(window, page, secret.names(page, ADA))
    assert swapped
    assert {"arrangement", "pixels", "table", "tree"} <= differences(first, second)


@pytest.mark.parametrize("curtain", [False])
def test_without_a_curtain_the_one_who_plays_sees_only_their_own(
    window: MainWindow, page: TablePage, secret: Secret, curtain: bool
) -> None:
    assert page.source.eyes == BO
    first, second, swapped = two_portraits(window, page, secret.names(page, BO))
    assert swapped
    assert differences(first, second) == set()


def test_thumbnails_show_what_everybody_may_see(
    window: MainWindow, page: TablePage, secret: Secret
) -> None:
    def thumbnail() -> Any:
        game, sitting = page.source.kit.game, page.source
        view = game.view(sitting.position, None)
        return rendered(sitting.kit.arranger.arrange(view, None, sitting.players, ROOM), 416)

    before, (header,) = thumbnail(), window._store.unfinished()
    assert window.room.glimpse(header, 416, 1.0).image == before
    swap(page, secret.names(page, None))
    assert thumbnail() == before


def test_what_may_be_done_says_nothing_of_other_hands(
    window: MainWindow, page: TablePage, secret: Secret
) -> None:
    """Offers, captions and prompt come from the view too."""
    bo_looks(page)
    do(page, type(offers(page)[0].move))
    first, second, swapped = two_portraits(window, page, secret.names(page, BO))
    assert swapped
    assert first.arrangement.offers == second.arrangement.offers
    assert first.arrangement.prompt == second.arrangement.prompt


def test_the_curtain_falls_before_anything_turns_over(window: MainWindow, page: TablePage) -> None:
    """With motion on, a card that is still turning must not show its face to the next player."""
    page.source.undo()
    page.view.set_speed(1000)
    page.source.redo()
    page.view.finish()
    assert page.curtain.isVisible()
    assert not page.view.table.motion.running
    arrangement = page.view.table.arrangement
    for piece in arrangement.pieces:
        item = page.view.table.piece_item(piece.id)
        assert item is not None
        assert item.picture == piece.picture


# ---- in words --------------------------------------------------------------------------------------

candy = pytest.mark.parametrize("secret", SECRETS[:1], indirect=True, ids=["candy_hunters"])
duel = pytest.mark.parametrize("secret", SECRETS[1:], indirect=True, ids=["rest_in_peace"])


@candy
def test_the_curtain_itself_names_only_who_is_next(window: MainWindow, page: TablePage) -> None:
    names = names_in(portrait(window, page).tree)
    assert any("Bo" in name for name in names)
    assert not any("row by row" in name for name in names)


@candy
def test_only_the_own_cards_are_spoken(window: MainWindow, page: TablePage) -> None:
    bo_looks(page)
    names = names_in(portrait(window, page).tree)
    spelled = [name for name in names if "row by row" in name]
    assert len(spelled) == 3
    assert [name for name in names if "Hidden" in name and "24" in name]


@candy
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


@duel
def test_behind_the_curtain_no_card_of_a_hand_is_named(window: MainWindow, page: TablePage) -> None:
    position: Position = page.source.position
    lying = sum(len(family.laid) for family in position.families)
    names = names_in(portrait(window, page).tree)
    assert sum(" ghost of " in name for name in names) == lying


@duel
def test_only_the_own_hand_and_what_lies_open_is_spoken(
    window: MainWindow, page: TablePage
) -> None:
    bo_looks(page)
    green, blue = page.source.position.families
    names = names_in(portrait(window, page).tree)
    open_ = len(green.laid) + len(blue.laid) + len(blue.hand)
    assert sum(" ghost of " in name for name in names) == open_
    hidden = [len(green.hand), len(green.stakes), len(green.deck), len(blue.deck)]
    assert sorted(hidden) == sorted(map(counted, filter(is_hidden_ghost, names)))


def is_hidden_ghost(name: str) -> bool:
    return name.startswith("Hidden ghost")


def counted(name: str) -> int:
    """How many such things a spoken name stands for."""
    return int(name.removesuffix(" times").rpartition(", ")[2]) if name.endswith("times") else 1


@duel
def test_the_log_does_not_tell_which_card_lies_at_round_ten(
    window: MainWindow, page: TablePage
) -> None:
    bo_looks(page)
    (stake,) = page.source.position.families[ADA].stakes
    log = page._log.toPlainText()
    assert "Ada puts a card at round ten." in log
    sit_at(page.source, ADA)
    page.refresh(animate=False)
    assert f"Ada puts at round ten: leaf {stake.face}." in page._log.toPlainText()


@duel
def test_the_own_stake_stays_in_sight_of_its_owner_only(
    window: MainWindow, page: TablePage
) -> None:
    (stake,) = page.source.position.families[ADA].stakes
    for eyes, name in ((ADA, f"Leaf ghost of {stake.face}"), (BO, "Hidden ghost")):
        sit_at(page.source, eyes)
        page.refresh(animate=False)
        piece = page.view.table.piece(f"card:{stake.sleeve}")
        assert piece is not None
        assert piece.name == name
        assert name in names_in(portrait(window, page).tree)
