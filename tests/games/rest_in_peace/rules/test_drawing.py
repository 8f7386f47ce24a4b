"""The drawings and words other tests rely on."""

from __future__ import annotations

from collections import Counter

import pytest

from halloween_table.games.rest_in_peace.rules.cards import DECK, Card, Kind
from halloween_table.games.rest_in_peace.rules.moves import Choose, Play, PlayUnseen, Stake
from halloween_table.games.rest_in_peace.rules.position import Laid, Phase, Psychics

from ..doing import due, hand, move_of, offered, side, why_not
from ..drawing import BLUE, GREEN, draw, position_of

WHOLE = """
round 4  turn blue  played 1  line p9 p20 p21 p22 p23 p24  mansions gm bc gm m m m m c c c
green: hand 1 2 5 b6 | front p11 | laid 2 p8 | past 1 3 /  / 4 | stakes 6 | discards 1 | last 2 | deck 3 3
blue: hand 4 4 | laid p10=3 g1 | last 1 | deck
"""


def test_a_drawing_says_what_lies_where() -> None:
    position = position_of(WHOLE)
    green, blue = position.families
    assert (position.round, position.seat, position.played) == (4, BLUE, 1)
    assert [card.face for card in position.line] == [11, 8, 10, 9, 20, 21, 22, 23, 24]
    assert position.mansions == (0, 6, 1, 2, 3, 4, 5, 7, 8, 9)
    assert [position.won(seat) for seat in (0, 1)] == [(0, 1), (6,)]
    assert green.hand[-1] == Card(21, Kind.BLUE, 6)
    assert [card.face for card in green.hand] == [1, 2, 5, 6]
    assert green.front == (position.line[0],)
    assert green.laid[1] == Laid(position.line[1], None, works_for=GREEN)
    assert [[laid.printed for laid in cards] for cards in green.past] == [[1, 3], [], [4]]
    assert [card.face for card in green.stakes] == [6]
    assert [card.face for card in green.discards] == [1]
    assert [card.face for card in green.deck] == [3, 3]
    assert blue.laid[0] == Laid(position.line[2], None, works_for=BLUE, named=3)
    assert blue.laid[1].card.kind is Kind.GREEN
    assert blue.deck == ()
    assert blue.past == ((), (), ())


def test_drawing_a_drawing_gives_it_back() -> None:
    assert draw(position_of(WHOLE)) == WHOLE.strip()


def test_what_is_not_drawn_is_worked_out() -> None:
    position = position_of("green: hand 6 5 | past 1 / p8 | laid 5 4\nblue: front p9 p10")
    assert (position.round, position.seat, position.phase) == (4, GREEN, Phase.PLAY)
    assert [result.winner for result in position.results] == [0, 1, 0]
    assert len(position.line) == 9
    assert [len(family.past) for family in position.families] == [3, 3]
    assert [family.last_ghost for family in position.families] == [4, 0]
    assert Counter(card.face for card in position.families[1].deck) == Counter(DECK)
    assert [card.face for card in position.families[0].deck] == [
        *[1] * 5, *[2] * 5, *[3] * 4, *[4] * 2
    ]  # fmt: skip
    assert position.options.psychics is Psychics.ALL


def test_psychics_say_what_they_are_worth_and_for_whom_they_work() -> None:
    position = position_of("green: laid p15:-2 p3@b p6@- p13\nblue: laid p4 p29@g")
    green, blue = position.families
    assert [laid.printed for laid in green.laid] == [-2, 1, None, 4]
    assert [laid.works_for for laid in green.laid] == [GREEN, BLUE, None, GREEN]
    assert [laid.works_for for laid in blue.laid] == [BLUE, GREEN]
    assert side(position, GREEN) == "p15:-2 p3@b p6@- p13"


def test_a_loser_who_stakes_can_be_drawn() -> None:
    position = position_of("staking green 2\ngreen: hand 1 | front p8")
    assert (position.phase, position.seat, position.stakes_left) == (Phase.STAKE, GREEN, 2)
    assert (position.round, position.results[-1].winner) == (1, BLUE)
    assert offered(position) == {"stakes 1", "stakes p8", "stakes nothing"}


def test_cards_lie_in_sleeves_of_their_own() -> None:
    position = position_of(WHOLE)
    sleeves = [
        card.sleeve
        for family in position.families
        for card in (*family.deck, *family.hand, *family.front, *family.stakes, *family.discards,
                     *(laid.card for cards in (family.laid, *family.past) for laid in cards))
    ]  # fmt: skip
    assert len(set(sleeves)) == len(sleeves)


@pytest.mark.parametrize(
    "bad",
    [
        "green: pocket 1",
        "green: hand 7",
        "green: hand 6 6",
        "green: hand p30",
        "green: hand x",
        "nonsense",
        "round 2\ngreen: past 1 / 2",
        "round 1\ngreen: front p8",
        "round 3  mansions gm m",
        "staking green  mansions gm",
    ],
)
def test_a_bad_drawing_is_not_read(bad: str) -> None:
    with pytest.raises(ValueError, match=r"no place|no card|no \d more|says nothing|cannot"):
        position_of(bad)


def test_words_name_a_move() -> None:
    position = position_of("turn blue\ngreen: laid 4 b2\nblue: hand 4 g1 | front p8 p17 | laid 3")
    laid, foreign = (laid.card.sleeve for laid in position.families[GREEN].laid)
    assert due(position) == "blue"
    assert hand(position, BLUE) == "4 g1"
    assert move_of(position, "plays 4") == Play(position.families[BLUE].hand[0].sleeve)
    assert move_of(position, "blue plays g1") == Play(position.families[BLUE].hand[1].sleeve)
    assert move_of(position, "plays p8") == Play(position.families[BLUE].front[0].sleeve)
    assert move_of(position, "chooses green's 4") == Choose(laid)
    assert move_of(position, "chooses b2") == Choose(foreign)
    assert move_of(position, "stakes 4") == Stake(position.families[BLUE].hand[0].sleeve)
    assert move_of(position, "plays unseen") == PlayUnseen()
    assert why_not(position, "green ends turn") == ("RP-1.3", "not_your_turn")
    with pytest.raises(ValueError, match="there is no 6"):
        move_of(position_of("green: deck"), "plays 6")


def test_offered_moves_are_put_into_words() -> None:
    position = position_of("green: hand 1 2 | front p8 p11\nblue: hand 3")
    assert offered(position) == {"plays 1", "plays 2", "plays p8", "ends turn"}
