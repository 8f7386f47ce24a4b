"""Whose side of the table is near: that of whoever looks; before those who watch it never changes."""

from __future__ import annotations

import pytest

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.offers import TakeBack
from halloween_table.contract.pictures import Art, Rect
from halloween_table.engine.game import ONLOOKERS, OPEN, Seat, seat_of
from halloween_table.engine.record import Player
from halloween_table.games.rest_in_peace.rules.position import Position, rival
from halloween_table.games.rest_in_peace.rules.rounds import would_win
from halloween_table.games.rest_in_peace.table import ids, pictures
from halloween_table.games.rest_in_peace.table.arrangement import RestInPeaceArranger
from halloween_table.games.rest_in_peace.table.layout import Layout
from halloween_table.games.rest_in_peace.words.voice import RestInPeaceVoice

from ....app.fitting import inside
from ..doing import GAME, after
from ..drawing import BLUE, GREEN, position_of
from ..rules.test_properties import QUICK, Start, positions

PLAYERS = (Player("Ada", "witch", "red"), Player("Bo", "cat", "yellow"))
LAYOUT = Layout.of(ROOM)
WATCHING = (ONLOOKERS, OPEN, GREEN, BLUE)
SPIED_ON = "green: hand 2 5 | laid p3\nblue: hand 1 4 4"
"""The Keyhole Spy shows green the hand of blue."""
(TROPHY,) = (layer for layer in pictures.deciding(()) if isinstance(layer, Art))

pytestmark = pytest.mark.usefixtures("qapp")
watching = pytest.mark.parametrize("eyes", WATCHING)
games = pytest.mark.parametrize(
    "start",
    [
        start if at % 8 == 0 else pytest.param(start, marks=pytest.mark.long)
        for at, start in enumerate(QUICK)
    ],
    ids=str,
)


def arranged(position: Position, eyes: Seat | None) -> Arrangement:
    view = position if eyes == OPEN else GAME.view(position, seat_of(eyes))
    arranger = RestInPeaceArranger(GAME, RestInPeaceVoice())
    return arranger.arrange(view, eyes, PLAYERS, ROOM)


def place(table: Arrangement, id_: str) -> Rect:
    return next(place.rect for place in table.places if place.id == id_)


def near(table: Arrangement) -> Seat:
    """Whose side is near, of everything that says so."""
    (seat,) = (
        seat for seat in (GREEN, BLUE) if place(table, ids.Won(seat)) == LAYOUT.near_panel.rect
    )
    far = rival(seat)
    assert place(table, ids.Won(far)) == LAYOUT.far_panel.rect
    for round_ in range(1, 11):
        assert place(table, ids.Side(seat, round_)).y > place(table, ids.Side(far, round_)).y
    middle = LAYOUT.size[1] / 2
    for piece in table.pieces:
        if piece.place == ids.HAND or isinstance(
            piece.place, ids.HiddenHand | ids.Front | ids.Deck
        ):
            mine = piece.place == ids.HAND or getattr(piece.place, "seat", None) == seat
            assert (piece.rect.y > middle) is mine
    panels = {mark.id: mark.rect for mark in table.marks if mark.id.startswith("panel:")}
    assert panels == {
        f"panel:{seat}": LAYOUT.near_panel.rect,
        f"panel:{far}": LAYOUT.far_panel.rect,
    }
    return seat


# ---- watching -------------------------------------------------------------------------------------


@games
@watching
def test_nothing_changes_sides_before_those_who_watch(start: Start, eyes: Seat) -> None:
    expected = eyes if eyes in (GREEN, BLUE) else GREEN
    for position in positions(start):
        assert near(arranged(position, eyes)) == expected


@games
@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_whoever_watches_with_their_own_eyes_has_their_own_hand_before_them(
    start: Start, seat: Seat
) -> None:
    for position in positions(start):
        table = arranged(position, seat)
        mine = [piece.name for piece in table.pieces if piece.place == ids.HAND]
        assert len(mine) == len(position.families[seat].hand)
        face_down = position.at_ten and not position.over  # hands play no part any more
        assert set(mine) == {"Hidden ghost"} if mine and face_down else "Hidden ghost" not in mine
        theirs = [piece for piece in table.pieces if piece.place == ids.HiddenHand(rival(seat))]
        assert len(theirs) == len(position.families[rival(seat)].hand)


@games
def test_panels_tell_whose_turn_it_is_wherever_they_are(start: Start) -> None:
    """By a thick rim of their colour."""
    for position in (each for each in positions(start) if not each.over):
        for eyes in WATCHING:
            rims = {
                mark.id: mark.picture[0]
                for mark in arranged(position, eyes).marks
                if mark.id.startswith("panel:")
            }
            assert rims[f"panel:{position.decider}"].width == 5
            assert rims[f"panel:{rival(position.decider)}"].width == 2


# ---- playing --------------------------------------------------------------------------------------


@games
def test_whoever_plays_is_near_and_the_table_waits_for_them_behind_the_curtain(
    start: Start,
) -> None:
    for position in positions(start):
        assert near(arranged(position, position.decider)) == position.decider
        assert near(arranged(position, None)) == position.decider


@games
def test_every_move_is_offered_to_whoever_is_near_and_none_to_anybody_else(start: Start) -> None:
    for position in (each for each in positions(start) if each.drawn is None):
        seat = position.decider
        offers = arranged(position, seat).offers
        moves = {offer.move for offer in offers if not isinstance(offer.move, TakeBack)}
        assert moves == set(GAME.moves(position, seat))
        for eyes in (rival(seat), ONLOOKERS, OPEN, None):
            assert arranged(position, eyes).offers == ()


# ---- what is said of it -----------------------------------------------------------------------------


@pytest.mark.parametrize("turn", ["green", "blue"])
@pytest.mark.parametrize(
    ("eyes", "mark", "told"),
    [
        (GREEN, "watched", "Your rival’s hand lies open to you until the round ends"),
        (BLUE, "is_watched", "Your rival sees your hand until the round ends"),
        (ONLOOKERS, "watched", "Ada sees the rival’s hand."),
        (OPEN, "watched", "Ada sees the rival’s hand."),
    ],
)
def test_an_eye_is_at_the_hand_that_is_seen(turn: str, eyes: Seat, mark: str, told: str) -> None:
    table = arranged(position_of(f"turn {turn}\n{SPIED_ON}"), eyes)
    signs = {each.id: each for each in table.marks if each.id in ("watched", "is_watched")}
    assert {id_: sign.name for id_, sign in signs.items()} == {mark: told}
    assert (signs[mark].rect.y > LAYOUT.size[1] / 2) is (eyes == BLUE)


def test_nobody_who_only_looks_is_told_that_it_is_not_their_turn() -> None:
    position = position_of("turn green\ngreen: hand 3\nblue: hand 1 4 | laid 2")
    assert {
        piece.tooltip for piece in arranged(position, BLUE).pieces if piece.place == ids.HAND
    } == {
        "Bow ghost of 1, odd: the snake\nEach family has 6 of them.",
        "Bow ghost of 4, even: the bat\nEach family has 3 of them.",
    }


def test_hidden_hands_say_how_many_cards_they_are() -> None:
    """Where many lie one over the other nobody would count them."""
    table = arranged(position_of("green: hand 3\nblue: hand 1 4 5"), GREEN)
    tips = {p.tooltip for p in table.pieces if p.place == ids.HiddenHand(BLUE)}
    assert [tip.endswith("cards in hand: 3") for tip in tips] == [True]


# ---- what a psychic spreads -------------------------------------------------------------------------


def looked_through(table: Arrangement) -> list[str]:
    return [piece.name for piece in table.pieces if isinstance(piece.id, ids.Look)]


def test_a_deck_is_looked_through_on_its_owner_s_side() -> None:
    position = after(position_of("turn blue\nblue: front p2 p8 | deck 2 3 6"), "plays p2")
    deck = ["Bow ghost of 2", "Bow ghost of 3", "Bow ghost of 6"]
    for eyes, names in ((BLUE, deck), (OPEN, deck), (ONLOOKERS, ["Hidden ghost"] * 3)):
        table = arranged(position, eyes)
        assert sorted(looked_through(table)) == names
        fan = [piece.rect for piece in table.pieces if isinstance(piece.id, ids.Look)]
        assert all((rect.y > LAYOUT.size[1] / 2) is (eyes == BLUE) for rect in fan)
        others = [piece.rect for piece in table.pieces if isinstance(piece.place, ids.Front)]
        assert others == []  # they make room


def test_a_value_is_named_on_its_owner_s_side_and_only_they_can_press_it() -> None:
    position = after(position_of("turn blue\nblue: hand 3 | front p10\ngreen: laid 1"), "plays p10")
    for eyes, row in ((BLUE, LAYOUT.strip), (ONLOOKERS, LAYOUT.far_row), (GREEN, LAYOUT.far_row)):
        table = arranged(position, eyes)
        (dial,) = (mark.rect for mark in table.marks if mark.id == "dial")
        assert inside(dial, row)
        sockets = [place for place in table.places if isinstance(place.id, ids.Value)]
        assert bool(sockets) is (eyes == BLUE)


def test_the_near_strip_stays_as_it_is_while_the_other_one_chooses() -> None:
    position = position_of("turn blue\nblue: front p2 | deck 2 3 6\ngreen: hand 1 2 | front p8")
    before, now = (
        {piece.id: piece.rect for piece in arranged(each, GREEN).pieces}
        for each in (position, after(position, "plays p2"))
    )
    mine = [*position.families[GREEN].hand, *position.families[GREEN].front]
    for card in mine:
        assert now[ids.Card(card.sleeve)] == before[ids.Card(card.sleeve)]


def test_the_trophy_lies_on_the_mansion_and_goes_with_it() -> None:
    deciding = 0
    for round_ in range(1, 10):
        position = position_of(f"round {round_}\ngreen: hand 2\nblue: hand 1")
        table = arranged(position, GREEN)
        names = [PLAYERS[seat].name for seat in (GREEN, BLUE) if would_win(position, seat)]
        deciding += bool(names)
        mansions = [piece for piece in table.pieces if isinstance(piece.id, ids.Mansion)]
        with_it = [piece for piece in mansions if TROPHY in piece.picture]
        fought_for = ids.Mansion(position.mansions[round_ - 1])
        assert [piece.id for piece in with_it] == [fought_for] * bool(names)
        for piece in with_it:
            told = f"This mansion would win the game for: {', '.join(names)}"
            assert piece.name.endswith(told)
            assert piece.tooltip.endswith(told)
        drawn = (layer for mark in table.marks for layer in mark.picture)
        assert not any(isinstance(layer, Art) and layer.asset == TROPHY.asset for layer in drawn)
    assert 0 < deciding < 9
