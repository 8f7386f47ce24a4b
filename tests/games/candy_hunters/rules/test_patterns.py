"""Step 3: scoring a pattern."""

from __future__ import annotations

import pytest

from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.events import (
    CandyTaken,
    CardDrawn,
    PatternScored,
    Scared,
)
from halloween_table.games.candy_hunters.rules.moves import (
    Exchange,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.patterns import match
from halloween_table.games.candy_hunters.rules.position import (
    Candy,
    Dealt,
    House,
    Kid,
    Position,
    Stage,
)
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from ..doing import GAME, after, events, offered, why_not
from ..drawing import Card, dealt, draw, number_of, position_of, tidy


def scoring(drawing: str, *hand: Card, seat: int = 0, deck: tuple[int, ...] = ()) -> Position:
    """The drawn town in step 3; the other player holds cards 20 and 21."""
    hands: tuple[tuple[Card, ...], ...] = (hand, (20, 21)) if seat == 0 else ((20, 21), hand)
    return position_of(drawing, seat=seat, stage=Stage.PATTERN, hands=hands, deck=deck)


def score(card: Card, x: int, y: int, turn: int = 0) -> ScorePattern:
    return ScorePattern(number_of(card), Cell(x, y), turn)


def numbers(cards: tuple[Dealt, ...]) -> list[int | None]:
    return [held.card for held in cards]


CORNER = """
    o. v.
    g. --
"""


# Which card


def test_one_regular_card_is_scored() -> None:  # CH-3.1
    position = after(scoring(CORNER, "ov/g.", "vo/g."), score("ov/g.", 0, 0))
    assert numbers(position.hunters[0].scored) == [number_of("ov/g.")]
    assert numbers(position.hunters[0].hand) == [number_of("vo/g.")]
    assert position.stage is Stage.EXCHANGE


def test_there_is_no_second_card_in_a_turn() -> None:  # CH-3.1
    position = after(scoring(CORNER, "ov/g.", 29, deck=(9,)), score("ov/g.", 0, 0))
    assert why_not(position, score(29, 0, 0)) == ("CH-3.1", "step_over")


def test_scoring_may_be_passed() -> None:  # CH-3.1
    position = scoring(CORNER, "ov/g.")
    assert offered(position) == [score("ov/g.", 0, 0), Pass()]
    assert after(position, Pass()).stage is Stage.EXCHANGE


def test_the_haunted_card_may_be_scored_instead() -> None:  # CH-3.1
    position = after(scoring(FULL, 1, 29), score(29, 0, 0))
    assert numbers(position.hunters[0].scored) == [29]
    assert numbers(position.hunters[0].hand) == [1]


@pytest.mark.parametrize("card", [20, 9, 36, 0, -1, 99])
def test_only_a_card_in_hand_is_scored(card: int) -> None:  # CH-3.1
    position = scoring(CORNER, "ov/g.", deck=(9,))
    assert why_not(position, ScorePattern(card, Cell(0, 0), 0)) == ("CH-3.1", "card_not_in_hand")


def test_only_the_active_players_cards_are_offered() -> None:  # CH-3.1
    position = position_of(CORNER, seat=1, stage=Stage.PATTERN, hands=((1,), (2,)))
    assert offered(position) == [Pass()]


# Where


@pytest.mark.parametrize(
    ("turn", "town"),
    [(0, "o. v. \n g. --"), (1, "g. o. \n -- v."), (2, "-- g. \n v. o."), (3, "v. -- \n o. g.")],
)
def test_a_corner_pattern_may_be_turned_by_quarters(turn: int, town: str) -> None:  # CH-3.2
    assert offered(scoring(town, "ov/g.")) == [score("ov/g.", 0, 0, turn), Pass()]


@pytest.mark.parametrize(
    ("turn", "town"),
    [(0, "v. o. g."), (1, "v. \n o. \n g."), (2, "g. o. v."), (3, "g. \n o. \n v.")],
)
def test_a_straight_pattern_may_be_turned_by_quarters(turn: int, town: str) -> None:  # CH-3.2
    assert offered(scoring(town, "vog")) == [score("vog", 0, 0, turn), Pass()]


@pytest.mark.parametrize(
    "town", ["o. g. \n v. --", "v. o. \n -- g.", "-- v. \n g. o.", "g. -- \n o. v."]
)
def test_a_pattern_is_never_mirrored(town: str) -> None:  # CH-3.2
    position = scoring(town, "ov/g.")
    assert offered(position) == [Pass()]
    for turn in range(4):
        refused = why_not(position, score("ov/g.", 0, 0, turn))
        assert refused == ("CH-3.2", "pattern_not_there")


@pytest.mark.parametrize(
    "town", ["o. v. \n b. --", "o. b. \n g. --", "b. v. \n g. --", "o. v.", "o. -- \n g. v."]
)
def test_every_cell_needs_a_tile_of_its_colour(town: str) -> None:  # CH-3.2
    position = scoring(town, "ov/g.")
    assert offered(position) == [Pass()]
    assert why_not(position, score("ov/g.", 0, 0)) == ("CH-3.2", "pattern_not_there")


def test_the_player_chooses_among_several_places() -> None:  # CH-3.2
    position = position_of(
        """
            g. o. v.
            -- g. --
            v. o. --
        """,
        origin=(-3, 4),
        stage=Stage.PATTERN,
        hands=(("ov/g.",), ()),
    )
    places = {score("ov/g.", -2, 4, 0), score("ov/g.", -3, 5, 2)}
    assert set(offered(position)) == {*places, Pass()}
    assert len(offered(position)) == 3
    for place in places:
        assert after(position, place).hunters[0].scored == (dealt(1),)


def test_a_place_is_its_cells_and_the_turn_of_the_card() -> None:  # CH-3.2
    """A haunted card can lie on the same cells in two turns: both are offered."""
    position = scoring("o. g1 \n b. b. \n b2 o.", 29)
    assert score(29, 0, 0, turn=0) in offered(position)
    assert score(29, 0, 0, turn=2) in offered(position)


@pytest.mark.parametrize("turn", [-1, 4, 90])
def test_a_card_has_four_turns(turn: int) -> None:  # CH-3.2
    for card in ("ov/g.", 29):
        position = scoring(CORNER, card)
        assert why_not(position, score(card, 0, 0, turn)) == ("CH-3.2", "no_such_turn")


def test_a_pattern_may_lie_across_pieces_and_far_from_the_first_cell() -> None:  # CH-3.2
    position = scoring("b. b. o1 vA \n -- -- gB --", "ov/g.")
    assert offered(position) == [score("ov/g.", 2, 0), Pass()]


# What is scored


def test_a_scored_card_is_laid_open() -> None:  # CH-3.3
    position = after(scoring(CORNER, "ov/g.", "vo/g."), score("ov/g.", 0, 0))
    for seat in (0, 1, None):
        assert GAME.view(position, seat).hunters[0].scored == (dealt(1),)


def test_houses_with_kids_leave_with_their_kids_whosever_they_are() -> None:  # CH-3.4
    position = scoring(
        """
            bA oA vB
            -- g. oB
        """,
        "ov/g.",
    )
    position = after(position, score("ov/g.", 1, 0))
    assert draw(position) == tidy("""
        bA -- --
        -- g. oB
    """)
    assert position.hunters[0].candies == (Candy(House(Colour.ORANGE, 1), Kid(0, 2)),)
    assert position.hunters[1].candies == (Candy(House(Colour.VIOLET, 1), Kid(1, 1)),)


def test_kids_that_eat_are_out_of_the_game() -> None:  # CH-3.4
    position = after(scoring("oA vB \n gA bB", "ov/g."), score("ov/g.", 0, 0))
    assert [hunter.kids for hunter in position.hunters] == [3, 3]
    assert draw(position) == "bB"
    assert [len(hunter.candies) for hunter in position.hunters] == [2, 1]


def test_houses_without_kids_and_ghosts_stay() -> None:  # CH-3.4
    position = after(scoring("o1 v. \n g2 b3", "ov/g."), score("ov/g.", 0, 0))
    assert draw(position) == tidy("o1 v. \n g2 b3")


def test_a_scored_place_is_told() -> None:  # CH-3.4
    position = scoring("oA v1 \n gB --", "ov/g.", deck=(9, 10))
    assert events(position, score("ov/g.", 0, 0)) == (
        PatternScored(0, dealt(1), (Cell(0, 0), Cell(1, 0), Cell(0, 1)), 0),
        CandyTaken(Kid(0, 1), House(Colour.ORANGE, 1)),
        CandyTaken(Kid(1, 1), House(Colour.GREEN, 1)),
        Scared(0, 1),
        CardDrawn(0, dealt(9)),
    )


def test_nobody_is_scared_if_there_was_no_ghost() -> None:  # CH-3.5
    told = events(scoring("oA v. \n g. b1", "ov/g."), score("ov/g.", 0, 0))
    assert not any(isinstance(event, Scared) for event in told)


@pytest.mark.parametrize(
    ("town", "markers"),
    [
        ("o. v. \n g. b1", 0),
        ("o1 v. \n g. b.", 1),
        ("o. v2 \n g3 b.", 2),
        ("o1 v2 \n g3 b4", 3),
        ("oL vA \n g. b1", 1),
    ],
)
def test_every_ghost_on_the_place_is_a_marker_for_the_scorer(town: str, markers: int) -> None:
    """CH-3.5"""
    position = after(scoring(town, "ov/g.", seat=1), score("ov/g.", 0, 0))
    assert [hunter.scares for hunter in position.hunters] == [0, markers]


def test_markers_add_up() -> None:  # CH-3.5
    position = position_of("o1 v2 \n g. --", stage=Stage.PATTERN, hands=((1,), ()), scares=(3, 1))
    position = after(position, score(1, 0, 0))
    assert [hunter.scares for hunter in position.hunters] == [5, 1]


def test_a_regular_card_is_replaced_from_the_deck() -> None:  # CH-3.6
    position = after(scoring(CORNER, "ov/g.", 5, deck=(9, 10, 11)), score("ov/g.", 0, 0))
    assert numbers(position.hunters[0].hand) == [5, 9]
    assert numbers(position.deck) == [10, 11]


def test_the_last_card_of_the_deck_is_drawn() -> None:  # CH-3.6
    position = after(scoring(CORNER, "ov/g.", deck=(9,)), score("ov/g.", 0, 0))
    assert (numbers(position.hunters[0].hand), position.deck) == ([9], ())


def test_nothing_is_drawn_from_an_empty_deck() -> None:  # CH-3.6
    position = scoring(CORNER, "ov/g.", 5)
    assert numbers(after(position, score("ov/g.", 0, 0)).hunters[0].hand) == [5]
    told = events(position, score("ov/g.", 0, 0))
    assert not any(isinstance(event, CardDrawn) for event in told)


def test_a_drawn_card_may_be_exchanged_at_once() -> None:  # CH-3.6
    position = after(scoring(CORNER, "ov/g.", deck=(9, 10)), score("ov/g.", 0, 0), Exchange(9))
    assert numbers(position.hunters[0].hand) == [10]


def test_scoring_leaves_holes_and_cut_off_tiles_stay() -> None:  # CH-3.7
    position = scoring("b. oA v. \n -- gB -- \n -- b1 --", "ov/g.")
    position = after(position, score("ov/g.", 1, 0))
    assert draw(position) == tidy("""
        b. -- v.
        -- -- --
        -- b1 --
    """)


def test_holes_can_be_built_on_again() -> None:  # CH-3.7
    position = scoring("b. oA v. \n -- g. --", "ov/g.")
    position = after(position, score("ov/g.", 1, 0), Pass())
    position = after(position, PlaceKid(Cell(2, 0)), PlaceHouse(Colour.BLUE, Cell(1, 0)))
    assert draw(position) == tidy("""
        b. b. vA
        -- g. --
    """)


# Haunted cards: card 29 is drawn `ox/vg/xb`


FULL = """
    o. g1
    v. g.
    b2 b.
"""


def haunted_match(drawing: str, x: int = 0, y: int = 0, turn: int = 0) -> tuple[int, int, int]:
    """How many houses and ghosts card 29 finds there, and how many markers it costs."""
    found = match(scoring(drawing, 29), CARDS[29], Cell(x, y), turn)
    assert len(found.houses) + len(found.ghosts) + len(found.unmet) == 6
    return len(found.houses), len(found.ghosts), found.scares


def test_a_ghost_cell_asks_for_a_ghost_on_a_tile_of_any_colour() -> None:  # CH-3.8
    assert CARDS[29].drawing == "ox/vg/xb"
    for first in "ovgb":
        for second in "ovgb":
            town = f"o. {first}1 \n v. g. \n {second}2 b."
            assert haunted_match(town) == (4, 2, 0)


def test_the_ghosts_of_ghost_cells_give_no_marker_and_stay() -> None:  # CH-3.8
    position = after(scoring(FULL, 29), score(29, 0, 0))
    assert position.hunters[0].scares == 0
    assert draw(position) == tidy(FULL)


def test_a_kid_on_a_ghost_cell_is_no_ghost_and_stays() -> None:  # CH-3.8
    town = "oA gB \n v. g. \n b2 b."
    assert haunted_match(town) == (4, 1, 1)
    position = after(scoring(town, 29), score(29, 0, 0))
    assert draw(position) == tidy("-- gB \n v. g. \n b2 b.")
    assert [len(hunter.candies) for hunter in position.hunters] == [1, 0]


def test_an_empty_ghost_cell_is_unmet() -> None:  # CH-3.8
    assert haunted_match("o. g. \n v. g. \n -- b.") == (4, 0, 2)


@pytest.mark.parametrize(
    ("town", "unmet"),
    [
        (FULL, 0),
        ("b. g1 \n v. g. \n b2 b.", 1),
        ("-- g1 \n v. g. \n b2 b.", 1),
        ("-- g1 \n b. g. \n b2 b.", 2),
        ("-- g1 \n b. o. \n b2 b.", 3),
        ("o. g. \n v. g. \n b. v.", 3),
    ],
)
def test_up_to_three_requirements_may_be_unmet_for_a_marker_each(town: str, unmet: int) -> None:
    """CH-3.9"""
    position = scoring(town, 29)
    assert score(29, 0, 0) in offered(position)
    assert after(position, score(29, 0, 0)).hunters[0].scares == unmet
    told = events(position, score(29, 0, 0))[0]
    assert isinstance(told, PatternScored)
    assert told.unmet == unmet


@pytest.mark.parametrize(
    ("town", "unmet"),
    [
        ("-- g1 \n b. o. \n b2 v.", 4),
        ("o. g. \n v. b. \n b. v.", 4),
        ("v. b. \n b. b. \n b. v.", 6),
    ],
)
def test_four_unmet_requirements_are_too_many(town: str, unmet: int) -> None:  # CH-3.9
    position = scoring(town, 29)
    assert score(29, 0, 0) not in offered(position)
    refusal = GAME.refusal(position, 0, score(29, 0, 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CH-3.9", "too_much_unmet")
    assert refusal.about == (unmet,)


def test_a_regular_card_must_be_met_in_full() -> None:  # CH-3.9
    position = scoring("o. v. \n b. --", "ov/g.")
    assert why_not(position, score("ov/g.", 0, 0)) == ("CH-3.2", "pattern_not_there")


def test_a_haunted_card_may_reach_beyond_the_town() -> None:  # CH-3.9
    position = scoring("g. \n b. \n v.", 29)
    assert score(29, -1, -1) not in offered(position)
    position = scoring("v. g. \n -- b.", 29)
    assert score(29, 0, -1) in offered(position)
    assert after(position, score(29, 0, -1)).hunters[0].scares == 3


def test_the_board_decides_what_is_met() -> None:  # CH-3.9
    """There is one move for a place, and its markers follow from the board."""
    moves = offered(scoring(FULL, 29))
    assert moves.count(score(29, 0, 0)) == 1
    assert len(set(moves)) == len(moves)


def test_only_met_house_cells_give_candy_and_markers() -> None:  # CH-3.10
    """The kid on a house of another colour stays; the ghost there costs only the unmet cell."""
    position = scoring("bA g1 \n v3 gB \n b2 v4", 29)
    position = after(position, score(29, 0, 0))
    assert draw(position) == tidy("bA g1 \n v3 -- \n b2 v4")
    assert position.hunters[0].scares == 2 + 1
    assert [len(hunter.candies) for hunter in position.hunters] == [0, 1]


def test_the_large_ghost_fulfils_a_ghost_cell() -> None:  # CH-3.10
    assert haunted_match("o. gL \n v. g. \n b2 b.") == (4, 2, 0)
    assert haunted_match("oL g1 \n v. g. \n b2 b.") == (4, 2, 1)


def test_what_a_place_holds_can_be_asked_before_it_is_scored() -> None:  # CH-3.10
    found = match(scoring("oA g1 \n v3 vB \n b. bA", 29), CARDS[29], Cell(0, 0), 0)
    assert found.houses == (Cell(0, 0), Cell(0, 1), Cell(1, 2))
    assert found.ghosts == (Cell(1, 0),)
    assert found.unmet == (Cell(1, 1), Cell(0, 2))
    assert found.kids == (Kid(0, 1), Kid(0, 2))
    assert found.scares == 3


def test_a_haunted_card_is_worth_five_and_nothing_is_drawn_for_it() -> None:  # CH-3.11
    position = after(scoring("-- g1 \n b. o. \n b2 b.", 1, 29, deck=(9, 10)), score(29, 0, 0))
    assert numbers(position.hunters[0].hand) == [1]
    assert numbers(position.deck) == [9, 10]
    points = {line.what: line.points for line in GAME.standings(position)[0].scores}
    assert (points["haunted_cards"], points["scares"]) == (5, -3)
