"""The rulebook has every rule once, leads nowhere into the void, and counts as the rules do."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from halloween_table.contract.kit import Figure, Rule
from halloween_table.games.rest_in_peace.rulebook.book import RestInPeaceRulebook
from halloween_table.games.rest_in_peace.rulebook.figures import FIGURES
from halloween_table.games.rest_in_peace.rulebook.psychics import idle_at_ten, psychic_link
from halloween_table.games.rest_in_peace.rules.position import Options, Phase, Position, Psychics
from halloween_table.games.rest_in_peace.rules.psychics import PSYCHICS, Psychic

from ..doing import GAME, after, strengths, ten, worths
from ..drawing import BLUE, GREEN, position_of

RULES = [
    "RP-S1", "RP-S2", "RP-S3", "RP-S4", "RP-S5",
    "RP-1.1", "RP-1.2", "RP-1.3", "RP-1.4", "RP-1.5", "RP-1.6", "RP-1.7", "RP-1.8",
    "RP-2.1", "RP-2.2", "RP-2.3", "RP-2.4", "RP-2.5",
    "RP-3.1", "RP-3.2",
    *(f"RP-4.{number}" for number in range(30)),
]  # fmt: skip
RULINGS = {
    "RP-2.4", "RP-2.5", "RP-4.6", "RP-4.11", "RP-4.13", "RP-4.14",
    *(f"RP-4.{number}" for number in range(15, 30)),
}  # fmt: skip
"""Where the original is silent: wholly, or in a part of the rule."""

BOOK = RestInPeaceRulebook()
CHAPTERS = BOOK.chapters()
BLOCKS = [*(block for chapter in CHAPTERS for block in chapter.blocks), *BOOK.thinking()]
IN_BOOK = [block for block in BLOCKS if isinstance(block, Rule)]


# ---- what is in the book --------------------------------------------------------------------


def test_every_rule_is_there_once() -> None:
    assert Counter(rule.id for rule in IN_BOOK) == Counter(RULES)


def test_rulings_are_marked_and_nothing_else_is() -> None:
    assert {rule.id for rule in IN_BOOK if rule.ruling} == RULINGS


@pytest.mark.parametrize("psychic", PSYCHICS.values(), ids=lambda psychic: psychic.name)
def test_psychic_is_told_in_full(psychic: Psychic) -> None:
    (rule,) = (rule for rule in IN_BOOK if rule.id == f"RP-4.{psychic.number}")
    level = f"level {psychic.level}" if psychic.level else "starter"
    assert rule.text.startswith(f"<b>{psychic.number}. {psychic.name}</b> ({level})<br>")
    assert psychic.text in rule.text


def test_psychics_that_do_nothing_at_round_ten() -> None:  # RP-2.5
    assert idle_at_ten() == [1, 2, 6, 14, 16, 18, 21, 22, 23, 26]


def test_order_of_counting_names_its_psychics() -> None:  # RP-3.1
    (rule,) = (rule for rule in IN_BOOK if rule.id == "RP-3.1")
    links = [psychic_link(number) for number in (28, 19, 8, 9, 10, 24, 20, 12)]
    places = [rule.text.index(link) for link in links]
    assert places == sorted(places)


def test_every_figure_is_shown_once() -> None:
    shown = [block.name for block in BLOCKS if isinstance(block, Figure)]
    assert sorted(shown) == sorted(FIGURES)


def test_a_computer_player_sees_its_own_hand_and_only_the_backs_of_the_other() -> None:
    hands: dict[str, set[bool]] = {}
    for piece in BOOK.figure("unseen").pieces:
        if piece.place.startswith("hand"):
            hands.setdefault(piece.place, set()).add(piece.name == "Hidden ghost")
    assert hands == {"hand": {False}, "hand:1": {True}}


# ---- where the game is ----------------------------------------------------------------------


def test_anchor_in_a_round() -> None:
    start = GAME.setup(Options(), 2, seed=1)
    assert BOOK.anchor(GAME.view(start, 0)) == "RP-1.1"
    begun = position_of("green: hand 3\nblue: hand 4 | laid 2")
    assert BOOK.anchor(GAME.view(begun, GREEN)) == "RP-1.3"


def test_anchor_after_a_round() -> None:
    lost = after(position_of("green: hand 3\nblue: hand 4"), "leaves")
    assert BOOK.anchor(GAME.view(lost, GREEN)) == "RP-1.7"


@pytest.mark.parametrize("number", [2, 10, 11, 16, 17, 21, 25, 27])
def test_anchor_while_a_psychic_waits_for_a_choice(number: int) -> None:
    green = f"hand 3 5 | front p{number} | laid 2 | past 1"
    waiting = after(position_of(f"green: {green}\nblue: hand 4 | laid 3"), f"plays p{number}")
    assert waiting.pending
    for seat in (GREEN, BLUE, None):
        assert BOOK.anchor(GAME.view(waiting, seat)) == f"RP-4.{number}"


def test_anchor_in_round_ten() -> None:
    end = ten("stakes 3 4", "stakes 2")
    assert BOOK.anchor(GAME.view(end, None)) == "RP-2.1"
    choosing = ten("stakes p11", "stakes 2 3")
    assert BOOK.anchor(GAME.view(choosing, GREEN)) == "RP-4.11"


@pytest.mark.parametrize("psychics", [Psychics.TRAINING, Psychics.ALL])
def test_there_is_an_anchor_wherever_a_game_goes(psychics: Psychics) -> None:
    met: set[Phase] = set()
    for seed in range(12):
        for position in _game(seed, psychics):
            met.add(position.phase)
            for seat in (GREEN, BLUE, None):
                assert BOOK.anchor(GAME.view(position, seat)) in RULES
    assert met == set(Phase)


def _game(seed: int, psychics: Psychics) -> list[Position]:
    """Every position of a game with random moves, those on the way included."""
    random = Random(seed)
    position = GAME.setup(Options(psychics=psychics), 2, seed)
    passed = [position]
    while not position.over:
        (actor,) = GAME.actors(position)
        step = GAME.play(position, actor, random.choice(list(GAME.moves(position, actor))))
        position = step.position
        passed += [*step.on_the_way, position]
    return passed


# ---- the worked examples --------------------------------------------------------------------


def test_example_of_a_whole_round() -> None:
    round_ = position_of("green: hand 2 5 1 1\nblue: hand 2 2 4 | front p8")
    for said, both in (
        ("plays 2", (2, 0)),
        ("plays 2 2", (2, 4)),
        ("plays 5", (7, 4)),
        ("plays 4", (7, 8)),
        ("plays 1 1", (9, 8)),
        ("plays p8", (9, 11)),
    ):
        round_ = after(round_, said)
        assert strengths(round_) == both
        if both != (9, 11):
            round_ = after(round_, "stays")
    assert worths(round_, BLUE) == [3, 3, 5]
    after(round_, "stays", "leaves")


@pytest.mark.parametrize(
    ("green", "blue", "counted"),
    [
        ("5 p9", "p19", [2]),
        ("3 3 4 p24 p20", "", [8, 4, 4]),
        ("1 6 p28", "", [6, 1]),
        ("1 6 p28", "p12", [0, 1]),
    ],
)
def test_example_of_counting(green: str, blue: str, counted: list[int]) -> None:
    round_ = position_of(f"green: laid {green}\nblue: laid {blue}")
    assert sorted(worths(round_, GREEN)) == sorted(counted)
