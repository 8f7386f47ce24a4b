"""The rulebook has every rule once, leads nowhere into the void, and plays as the rules do."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from attrs import evolve

from halloween_table.contract.kit import Figure, Rule
from halloween_table.games.halloween.rulebook.book import HalloweenRulebook
from halloween_table.games.halloween.rulebook.figures import FIGURES
from halloween_table.games.halloween.rulebook.moments import example
from halloween_table.games.halloween.rules import pending
from halloween_table.games.halloween.rules.bonuses import BONUSES
from halloween_table.games.halloween.rules.effects import Card, When
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.position import (
    CardSet,
    Mode,
    Options,
    Position,
    Section,
    Slot,
)
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import SETS
from halloween_table.games.halloween.rules.town import Action, Level

CARD_RULES = [f"HA-8.{number}" for number in range(1, 53)]
RULES = [
    "HA-T1", "HA-T2", "HA-T3", "HA-T4", "HA-T5",
    "HA-S1", "HA-S2", "HA-S3",
    "HA-1.1", "HA-1.2", "HA-1.3", "HA-1.4", "HA-1.5",
    "HA-2.1", "HA-2.2", "HA-2.3", "HA-2.4", "HA-2.5", "HA-2.6", "HA-2.7",
    "HA-3.1", "HA-3.2", "HA-3.3", "HA-3.4", "HA-3.5",
    "HA-4.1", "HA-4.2", "HA-4.3", "HA-4.4",
    "HA-5.1", "HA-5.2",
    "HA-6.1", "HA-6.2",
    "HA-7.1", "HA-7.2", "HA-7.3", "HA-7.4", "HA-7.5", "HA-7.6", "HA-7.7",
    "HA-8.0", *CARD_RULES,
]  # fmt: skip
CLEAR = {f"HA-8.{number}" for number in (3, 8, 19, 28, 30, 33, 34, 35, 40, 42, 49, 50)}
"""Cards about which nothing had to be decided."""
RULINGS = {"HA-T1", "HA-2.5", "HA-4.3", "HA-5.2", "HA-7.7", "HA-8.0", *CARD_RULES} - CLEAR
"""Where the original is silent: wholly, or in a part of the rule."""

GAME = Halloween()
BOOK = HalloweenRulebook()
CHAPTERS = BOOK.chapters()
BLOCKS = [block for chapter in CHAPTERS for block in chapter.blocks]
IN_BOOK = [block for block in BLOCKS if isinstance(block, Rule)]
LINK = re.compile(r'<a href="#([^"]*)">')


def rule(id_: str) -> Rule:
    (found,) = (rule for rule in IN_BOOK if rule.id == id_)
    return found


# ---- what is in the book ------------------------------------------------------------------------


def test_every_rule_is_there_once() -> None:
    assert Counter(rule.id for rule in IN_BOOK) == Counter(RULES)


def test_rulings_are_marked_and_nothing_else_is() -> None:
    assert {rule.id for rule in IN_BOOK if rule.ruling} == RULINGS


def test_every_ruling_is_in_the_last_chapter() -> None:
    said = [getattr(block, "text", "") for block in CHAPTERS[-1].blocks]
    assert {link for text in said for link in LINK.findall(text)} >= RULINGS


def test_links_lead_somewhere() -> None:
    said = [block.caption if isinstance(block, Figure) else block.text for block in BLOCKS]
    links = {link for text in said for link in LINK.findall(text)}
    assert links <= {chapter.anchor for chapter in CHAPTERS} | set(RULES)
    assert not any(re.search(r"%\d|  ", text) for text in said)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_card_is_told_in_full(card: Card) -> None:
    heading, text, *_ = rule(f"HA-8.{card.number}").text.split("<br>")
    when = {
        When.PERMANENT: "works all the time",
        When.TURN: "once per turn",
        When.END: "counted at the end",
    }[card.when]
    price = "grey: any three tokens" if card.grey else "coloured: three different tokens"
    assert heading == f"<b>{card.number}. {card.name}</b> ({when}; {price})"
    assert text == card.text


def test_bonus_kinds_are_told_in_full() -> None:  # HA-3.5
    _, *lines = rule("HA-3.5").text.split("<br>")
    assert lines == [f"<b>{bonus.name}.</b> {bonus.text}" for bonus in BONUSES]


@pytest.mark.parametrize("cards", SETS)
def test_suggested_set_names_its_cards(cards: CardSet) -> None:  # HA-S2
    (chapter,) = (chapter for chapter in CHAPTERS if chapter.anchor == "HA-sets")
    wanted = [f"HA-8.{number}" for number in SETS[cards]]
    said = [getattr(block, "text", "") for block in chapter.blocks]
    assert sum(LINK.findall(text) == wanted for text in said) == 1


# ---- figures ------------------------------------------------------------------------------------


def test_every_figure_is_shown_once() -> None:
    shown = [block.name for block in BLOCKS if isinstance(block, Figure)]
    assert sorted(shown) == sorted(FIGURES)


@pytest.mark.parametrize("name", FIGURES)
def test_figure_shows_something(name: str) -> None:
    shown = BOOK.figure(name)
    width, height = shown.size
    things: list[Any] = [*shown.places, *shown.pieces, *shown.marks]
    seen = [
        thing
        for thing in things
        if thing.picture and thing.rect.x < width and thing.rect.y < height and thing.id != "ground"
    ]
    assert seen
    assert not shown.offers


def test_there_is_no_other_figure() -> None:
    with pytest.raises(KeyError):
        BOOK.figure("pumpkin pie")


def test_example_turn_is_played_as_it_is_told() -> None:  # HA-2.3, HA-2.6, HA-4.1, HA-4.2
    start, upgraded, again, end = example()
    assert [section.level for section in start.lord.sections] == [1, 2, 1]
    assert [moment.lord.scares for moment in (start, upgraded, again, end)] == [8, 5, 1, 1]
    assert [section.level for section in upgraded.lord.sections] == [1, 2, 3]
    assert [section.level for section in again.lord.sections] == [4, 2, 3]
    assert again.lord.tokens == (1, 0, 1, 1, 0)
    assert (again.lord.points, end.lord.points) == (0, 11)
    assert end.lord.tokens == (0,) * 5
    (claimed,) = end.lord.cards
    assert not CARDS[claimed].grey
    assert not end.lord.sections[1].discs[Action.UPGRADE]
    assert not end.pending
    assert len(end.done) == 3


# ---- where the game is --------------------------------------------------------------------------

START = GAME.setup(Options(), 3, seed=1)
MASTER = GAME.setup(Options(mode=Mode.MASTER), 3, seed=1)


def waiting(choice: pending.Pending, position: Position = START) -> str:
    return BOOK.anchor(GAME.view(evolve(position, pending=(choice,)), 0))


def test_anchor_between_actions() -> None:
    assert BOOK.anchor(GAME.view(START, 0)) == "HA-1.1"
    assert BOOK.anchor(GAME.view(evolve(START, done=(0, 2, 1)), 0)) == "HA-1.5"
    assert BOOK.anchor(GAME.view(evolve(MASTER, done=(0, 2, 1)), 0)) == "HA-1.1"


def test_anchor_at_the_end() -> None:
    assert BOOK.anchor(evolve(START, over=True)) == "HA-5.2"
    assert BOOK.anchor(evolve(MASTER, over=True)) == "HA-7.6"


@pytest.mark.parametrize("action", Action)
def test_anchor_in_an_action(action: Action) -> None:
    assert waiting(pending.Doing(0, action, Level.BLUE, 0)) == f"HA-2.{action + 1}"


def test_anchor_at_other_choices() -> None:
    die = pending.Die(Level.BLUE)
    assert waiting(pending.Throwing(0, 0, (die,), die)) == "HA-2.5"
    assert waiting(pending.Throwing(0, 18, (die,))) == "HA-8.18"
    assert waiting(pending.Readied(0, (4, 6))) == "HA-8.6"
    assert waiting(pending.Fetching(0, 3, 2, 1)) == "HA-3.1"
    assert waiting(pending.Fetching(0, 3), evolve(START, spent=(22, 37))) == "HA-8.37"
    assert waiting(pending.Blues(0)) == "HA-T5"
    assert waiting(pending.Lifting(0, Level.GREEN)) == "HA-2.3"
    assert waiting(pending.Paying(0, 27)) == "HA-4.1"
    assert waiting(pending.Rewarded(1, 27)) == "HA-4.3"
    assert waiting(pending.Asked(0, 16)) == "HA-8.16"
    assert waiting(pending.Asked(0, -7)) == "HA-3.5"


def test_anchor_in_master() -> None:
    assert waiting(pending.Doing(0, Action.FIGHT, Level.RED, 0), MASTER) == "HA-7.2"
    assert waiting(pending.Doing(0, Action.MOVE, Level.RED, 0), MASTER) == "HA-2.4"
    assert waiting(pending.Lifting(0, Level.GREEN), MASTER) == "HA-7.7"


@pytest.mark.parametrize(
    "options", [Options(cards=CardSet.RANDOM), Options(mode=Mode.MASTER)], ids=["cards", "master"]
)
def test_there_is_an_anchor_wherever_a_game_goes(options: Options) -> None:
    for seed in range(3):
        random = Random(seed)
        position = _equipped(GAME.setup(options, 3, seed))
        for _ in range(300):
            assert BOOK.anchor(GAME.view(position, position.decider)) in RULES
            if position.over:
                break
            moves = list(GAME.moves(position, position.decider))
            position = GAME.play(position, position.decider, random.choice(moves)).position


def _equipped(position: Position) -> Position:
    """Everybody is on the first cards already and has something to begin with."""
    lords = tuple(
        evolve(
            lord,
            scares=9,
            tokens=(2, 2, 2, 1, 0),
            sections=(Section(Level.RED), *lord.sections[1:]),
            cards=position.cards[:4],
            card_discs=lord.reserve[-4:] if position.cards else (),
            reserve=lord.reserve[:-4] if position.cards else lord.reserve,
            slots=(Slot(10 + seat), Slot(18 + seat), Slot()) if position.cards else lord.slots,
        )
        for seat, lord in enumerate(position.lords)
    )
    return evolve(position, lords=lords)
