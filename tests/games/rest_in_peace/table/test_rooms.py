"""The table in every room: nothing is cut, nothing lies on anything else, everything can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.pictures import Art, Rect, Words
from halloween_table.contract.places import Piece
from halloween_table.engine.game import OPEN, Seat, seat_of
from halloween_table.engine.record import Player
from halloween_table.games.rest_in_peace.rules.cards import DECK
from halloween_table.games.rest_in_peace.rules.position import LAST_ROUND, Position
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.games.rest_in_peace.table.arrangement import RestInPeaceArranger
from halloween_table.games.rest_in_peace.words.voice import RestInPeaceVoice

from ....app.fitting import collisions, inside, overlap
from ...rooms import ROOMS as WIDE_ROOMS
from ...rooms import SMALL, TALLEST, USUAL, faults
from ..doing import GAME, after
from ..drawing import BLUE, GREEN, position_of
from ..rules.test_properties import LONG, QUICK, Start, positions

ROOMS = {**WIDE_ROOMS, **TALLEST}
LONG_NAMES = (
    "Przemysława Brzęczyszczykiewicz-Chrząszc",
    "Найпереконструйовувальнішенькийпривиддзя",
)
PLAYERS = tuple(
    Player(name, *look)
    for name, look in zip(LONG_NAMES, (("witch", "red"), ("cat", "yellow")), strict=True)
)
HIGH_COLUMNS = """
round 9
green: hand 1 | front p10 | laid 6 5 4 4 3 3 2 2 1 p8 p9 | past 1 1 1 / 3 p3
blue: hand 2 | laid 6 5 5 4 p24 1 1 | past 1 1 1 2 2 2 3 3 p12 p19 / 4
"""

pytestmark = pytest.mark.usefixtures("qapp")
rooms = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def arranged(position: Position, eyes: Seat | None, room: Room) -> Arrangement:
    view = position if eyes == OPEN else GAME.view(position, seat_of(eyes))
    return RestInPeaceArranger(GAME, RestInPeaceVoice()).arrange(view, eyes, PLAYERS, room)


def sample(starts: list[Start], chance: Random, count: int) -> list[Position]:
    """Positions of those games, late ones rather than early ones; none that is only passed, in
    which a card is held up before everything else."""
    found = []
    for start in chance.sample(starts, count):
        lasting = [position for position in positions(start) if position.drawn is None]
        found.append(lasting[int(len(lasting) * chance.random() ** 0.5)])
    return found


def everything_is_right(position: Position, eyes: Seat | None, room: Room) -> list[str]:
    """Names of forty letters may be broken anywhere."""
    return faults(arranged(position, eyes, room), room, breakable=frozenset(LONG_NAMES))


def check(starts: list[Start], room: Room, language: str, count: int) -> None:
    speak(language)
    chance = Random(f"{room} {language}")
    for position in sample(starts, chance, count):
        for eyes in (position.decider, OPEN):
            assert everything_is_right(position, eyes, room) == []


@rooms
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_room_and_language_all_of_the_table_can_be_read(room: Room, language: str) -> None:
    check(QUICK, room, language, 2)


@pytest.mark.parametrize("shape", [(800, 800), (2400, 1000), (500, 900), (120, 30)], ids=str)
def test_rooms_of_any_shape_have_a_table(shape: tuple[int, int]) -> None:
    """It fills the room unless that is more than twice as high as wide."""
    room = Room(*shape)
    for position in sample(QUICK, Random(7), 8):
        assert collisions(arranged(position, position.decider, room)) == []


@pytest.mark.long
@rooms
@pytest.mark.parametrize("language", LANGUAGES)
def test_so_it_is_in_many_games(room: Room, language: str) -> None:
    check(LONG, room, language, 40)


# ---- the board ------------------------------------------------------------------------------------


def places(table: Arrangement) -> dict[str, Rect]:
    return {place.id: place.rect for place in table.places}


@rooms
def test_the_line_with_its_sides_is_the_board_and_has_the_width_of_the_room(room: Room) -> None:
    table = arranged(position_of(HIGH_COLUMNS), GREEN, room)
    board = table.board
    assert board is not None
    assert board.w >= 0.98 * table.size[0]
    assert board.w * board.h >= 0.49 * table.size[0] * table.size[1]
    for id_, rect in places(table).items():
        assert inside(rect, board) is isinstance(id_, ids.Side | ids.Line), id_
        assert inside(rect, board) or not overlap(rect, board), id_


@rooms
@pytest.mark.parametrize("current", [1, 5, 9])
def test_the_round_that_is_played_has_the_most_room_and_those_that_are_over_the_least(
    room: Room, current: int
) -> None:
    table = places(arranged(position_of(f"round {current}"), GREEN, room))
    widths = [table[ids.Side(GREEN, round_)].w for round_ in range(1, LAST_ROUND + 1)]
    over, played, coming = widths[: current - 1], widths[current - 1], widths[current:]
    assert played > 1.5 * max(over + coming)
    assert max(over, default=0) <= min(coming) + 0.01


def test_columns_use_all_of_the_board() -> None:
    for room in ROOMS.values():
        for current in range(1, LAST_ROUND):
            table = arranged(position_of(f"round {current}"), GREEN, room)
            assert table.board is not None
            last = places(table)[ids.Side(GREEN, LAST_ROUND)]
            assert last.x + last.w == pytest.approx(table.board.x + table.board.w)


# ---- cards ----------------------------------------------------------------------------------------


def on_sides(table: Arrangement) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for piece in table.pieces:
        if isinstance(piece.place, ids.Side):
            found.setdefault(piece.place, []).append(piece)
    return found


@rooms
@pytest.mark.parametrize("eyes", [GREEN, BLUE])
def test_of_many_cards_on_a_side_each_shows_what_it_is_and_what_it_counts(
    room: Room, eyes: Seat
) -> None:
    """The next one may lie on the rest of it."""
    table = arranged(position_of(HIGH_COLUMNS), eyes, room)
    scale = room.pixels(table.size)
    for cards in on_sides(table).values():
        for card, after_it in zip(cards, [*cards[1:], None], strict=True):
            figures = [layer for layer in card.picture if isinstance(layer, Words)]
            assert figures
            for figure in figures:
                ink = card.rect.within(figure.rect)
                ink = ink.inset(ink.h / 4)._replace(w=figure.size / 2, x=ink.x + 1)
                assert figure.size * scale >= 11
                assert after_it is None or not overlap(ink, after_it.rect)


@rooms
def test_a_side_is_a_fan_of_cards_while_each_can_be_seen(room: Room) -> None:
    few, many = (
        arranged(position_of(f"green: laid {laid}"), GREEN, room)
        for laid in ("1 2 3 4", " ".join(map(str, DECK)))
    )
    assert all(card.rect.h > card.rect.w for card in on_sides(few)[ids.Side(GREEN, 1)])
    tabs = [card.rect for card in on_sides(many)[ids.Side(GREEN, 1)]]
    assert all(tab.h < tab.w for tab in tabs)
    assert not any(overlap(one, other) for one, other in combinations(tabs, 2))


def psychics(table: Arrangement, place: str) -> list[tuple[str, ...]]:
    """What is written on the psychics there."""
    return [
        tuple(layer.text for layer in piece.picture if isinstance(layer, Words))
        for piece in table.pieces
        if piece.place == place and isinstance(piece.id, ids.Card)
    ]


def test_psychics_that_are_mine_and_the_one_of_the_round_say_what_they_do() -> None:
    position = position_of("round 5  line p6 p20\ngreen: hand 1 2 3 4 5 | front p8 p9 p10")
    for room in ROOMS.values():
        table = arranged(position, GREEN, room)
        assert [len(said) for said in psychics(table, ids.Front(GREEN))] == [2, 2, 2]
        (said,) = [
            tuple(layer.text for layer in piece.picture if isinstance(layer, Words))
            for piece in table.pieces
            if piece.name.endswith("The Hypnotist")
        ]
        assert said == ("Chance plays for them", "No. 6")


@pytest.mark.parametrize("room", [USUAL, SMALL], ids=["usual", "small"])
def test_in_a_wide_room_the_whole_line_says_what_it_does(room: Room) -> None:
    table = arranged(position_of("round 1"), GREEN, room)
    for round_ in range(2, LAST_ROUND):
        (said,) = psychics(table, ids.Line(round_))
        assert len(said) >= 2


def test_a_psychic_too_small_for_its_text_shows_its_number_and_a_closer_look_says_the_rest() -> (
    None
):
    table = arranged(position_of("round 3\nblue: front p6 p9"), GREEN, USUAL)
    assert psychics(table, ids.Front(BLUE)) == [("6",), ("9",)]
    tips = [piece.tooltip for piece in table.pieces if piece.place == ids.Front(BLUE)]
    assert all("\n" in tip for tip in tips)


@rooms
@pytest.mark.parametrize("eyes", [GREEN, None], ids=["a player", "everybody"])
def test_only_a_psychic_that_does_not_say_what_it_does_is_looked_at_closely(
    eyes: Seat | None, room: Room
) -> None:
    """A ghost, a mansion, the back of a card are known at a glance, and a text that is read as it
    lies is not read twice: a larger picture would only hide what lies around."""
    table = arranged(position_of(HIGH_COLUMNS), eyes, room)
    told = [piece for piece in table.pieces if piece.tooltip]
    assert any(not piece.plain for piece in told)
    for piece in told:
        texts = [layer for layer in piece.picture if isinstance(layer, Words)]
        silent = piece.tooltip.startswith("No. ") and len(texts) < 2
        assert piece.plain is not silent, (piece.name, texts)


@rooms
def test_a_hand_lies_where_it_lies_whether_anybody_sees_it(room: Room) -> None:
    position = position_of("round 4\ngreen: hand 1 2 5 6 | front p8\nblue: hand 3 3")
    rects = [
        sorted(
            piece.rect
            for piece in arranged(position, eyes, room).pieces
            if piece.place in (ids.HAND, ids.HiddenHand(GREEN), ids.Front(GREEN))
        )
        for eyes in (GREEN, None)
    ]
    assert rects[0] == rects[1]
    assert len(rects[0]) == 5


# ---- people ---------------------------------------------------------------------------------------


def tints(table: Arrangement, *ids_: str) -> set[str]:
    """The colours of the drawings on things whose ids begin like that."""
    return {
        layer.tint
        for thing in (*table.pieces, *table.marks)
        if thing.id.startswith(ids_)
        for layer in thing.picture
        if isinstance(layer, Art) and layer.tint
    }


def test_a_player_has_one_colour_everywhere() -> None:
    """Cards, shields, pennants and panels; hidden cards, too."""
    red, yellow = "#e0474c", "#f2c43d"
    table = arranged(
        position_of("round 3\ngreen: hand 1 2 | laid 5\nblue: hand 4 | laid 3"), None, USUAL
    )
    assert tints(table, "panel:0", "strength:0") == {red}
    assert tints(table, "panel:1", "strength:1") == {yellow}
    for seat, tint in enumerate((red, yellow)):
        cards = {ids.Card(sleeve) for sleeve in range(21 * seat, 21 * (seat + 1))}
        pieces = [piece for piece in table.pieces if piece.id in cards]
        assert len(pieces) == len(cards)
        for piece in pieces:
            assert {layer.tint for layer in piece.picture if isinstance(layer, Art)} - {""} == {
                tint
            }


def test_won_mansions_are_counted_from_a_metre() -> None:
    position = position_of("round 6")
    for room, pixels in ((USUAL, 36), (SMALL, 32)):
        table = arranged(position, GREEN, room)
        won = [piece for piece in table.pieces if isinstance(piece.place, ids.Won)]
        assert len(won) == 5
        assert all(piece.rect.w * room.pixels(table.size) >= pixels for piece in won)


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ("1", "Psychic: for the loser, from the next round on"),
        ("p1", "Psychic: from the next round on"),
    ],
)
def test_beside_the_psychic_stands_when_it_works(laid: str, said: str) -> None:
    """Whoever has played the Recruiter takes it in any case."""
    table = arranged(position_of(f"round 4\ngreen: laid {laid}\nblue: hand 1"), GREEN, USUAL)
    (mark,) = [mark for mark in table.marks if mark.id == "later"]
    assert [layer.text for layer in mark.picture if isinstance(layer, Words)] == [said]


def test_nothing_is_said_of_a_psychic_that_was_taken() -> None:
    position = after(position_of("turn green\ngreen: hand 1\nblue: hand 1 | laid 2"), "leaves")
    assert not [mark for mark in arranged(position, GREEN, USUAL).marks if mark.id == "later"]
