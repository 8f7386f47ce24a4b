"""Every refusal and every event of Halloween has its sentence, and the variants are those of the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import attrs
import pytest
from attrs import evolve

from halloween_table.engine.game import Event, Refusal, Score
from halloween_table.engine.record import Player
from halloween_table.games import halloween
from halloween_table.games.halloween.rules import events
from halloween_table.games.halloween.rules.bonuses import BONUSES, TOKENS
from halloween_table.games.halloween.rules.moves import MOVES, EndTurn, Move
from halloween_table.games.halloween.rules.pending import Die
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options, Position
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import IN_USE, SETS
from halloween_table.games.halloween.rules.town import (
    ACTIONS,
    BUILDINGS,
    GHOSTS,
    LEVELS,
    Action,
    Building,
    Level,
)
from halloween_table.games.halloween.words.names import Names
from halloween_table.games.halloween.words.voice import HalloweenVoice

from ..doing import GAME, play
from ..drawing import lord, town

PLAYERS = tuple(Player(name, "witch", "violet") for name in ("Ada", "Ben", "Cora", "Dan"))
ADA, BEN = PLAYERS[:2]
FOLDER = Path(halloween.__file__).parent


@pytest.fixture(scope="module")
def voice() -> HalloweenVoice:
    return HalloweenVoice()


def is_sentence(text: str) -> bool:
    """Whole, filled, and no key of the program."""
    return bool(re.fullmatch(r"[A-Z0-9][^%_]+[.?]", text)) and "  " not in text


# ---- refusals -----------------------------------------------------------------------------------

COLOUR, PLACE = (Level.GREEN,), (Building.CHURCH, Level.GREEN)
REFUSALS = {
    reason: tuple(Refusal(rule, reason, about) for rule, about in samples)
    for reason, samples in {
        # the turn
        "game_over": [("HA-5.1", ())],
        "not_your_turn": [("HA-1.1", (1,))],
        "disc_first": [("HA-1.1", ())],
        "all_done": [("HA-1.1", ())],
        "no_such_section": [("HA-1.1", ())],
        "section_done": [("HA-1.1", (0,))],
        "sections_left": [("HA-1.1", (1, 1)), ("HA-1.1", (0, 3))],
        "occupied": [("HA-1.4", (Action.MOVE,))],
        "no_disc": [("HA-1.1", ())],
        # what is due
        "choose_first": [("HA-2.1", (action,)) for action in ACTIONS],
        "finish_the_roll": [("HA-1.5", ())],
        "bonus_first": [("HA-3.1", (3,))],
        "blues_first": [("HA-T5", ())],
        "lift_first": [("HA-2.3", COLOUR)],
        "lift_is_due": [("HA-7.7", COLOUR)],
        "not_below": [("HA-2.3", COLOUR)],
        "pay_first": [("HA-4.1", (27,))],
        "reward_first": [("HA-4.3", (27,))],
        "ready_for_action": [("HA-8.4", (4,))],
        "not_for_power": [
            (f"HA-8.{card}", (card, step))
            for card, row in CARDS.items()
            for step in range(len(row.asks))
            if card not in (4, 6, 10, 37)  # theirs are asked in another way
        ]
        + [("HA-3.5", (-at - 1, 0)) for at, row in enumerate(BONUSES) if row.ask],
        # the actions
        "no_pair_anywhere": [("HA-1.2", ())],
        "pairs_too_high": [("HA-1.3", COLOUR)],
        "pairs_full_or_out": [("HA-T3", ())],
        "nobody_commanded": [("HA-1.3", COLOUR)],
        "nobody_to_upgrade": [("HA-1.3", COLOUR)],
        "upgrades_out": [("HA-2.3", ())],
        "all_full": [("HA-T3", ())],
        "nobody_to_beat": [("HA-7.2", COLOUR)],
        "nobody_to_fight": [("HA-2.5", COLOUR)],
        "no_space": [("HA-2.6", COLOUR)],
        "level_too_low": [("HA-1.3", (Level.GREEN, Level.RED))],
        "no_pair": [("HA-2.1", PLACE)],
        "ghosts_out": [("HA-T3", COLOUR), ("HA-2.3", COLOUR)],
        "building_full": [("HA-T3", (Building.CHURCH, 6)), ("HA-T3", (Building.CHURCH, 4))],
        "none_in_town": [("HA-2.2", COLOUR)],
        "not_in_town": [("HA-T3", ())],
        "red_is_highest": [("HA-2.3", ())],
        "too_few_scares": [("HA-2.3", (3, 2)), ("HA-8.10", (1, 0))],
        "there_already": [("HA-2.4", (Building.CHURCH,))],
        "not_a_neighbour": [("HA-2.4", (Building.SCHOOL, Building.CINEMA))],
        "same_colour": [("HA-2.5", COLOUR)],
        "not_together": [("HA-2.5", ())],
        "too_strong": [("HA-7.2", (Level.GREEN, Level.RED))],
        "no_such_power": [("HA-8.20", ())],
        "no_mixed_summon": [("HA-8.47", ())],
        "no_taking_back": [("HA-8.46", ())],
        "no_ghost_there": [("HA-2.6", PLACE)],
        "no_pumpkin": [("HA-2.6", ()), ("HA-2.6", PLACE)],
        "no_common_pumpkin": [("HA-6.1", PLACE)],
        "space_taken": [("HA-2.6", PLACE)],
        "haunted_already": [("HA-2.6", PLACE)],
        "common_stands_there": [("HA-6.1", PLACE)],
        # dice and bonuses
        "within_a_roll": [("HA-3.5", (18,))],
        "not_in_a_roll": [("HA-1.5", (0,))],
        "no_such_die": [("HA-3.5", ())],
        "before_the_roll": [("HA-3.5", (18,))],
        "after_the_roll": [("HA-3.5", (20,)), ("HA-8.10", (10,))],
        "red_die": [("HA-3.5", (18,))],
        "roll_settled": [("HA-3.5", (22,))],
        "attack_die_only": [("HA-8.10", (10,))],
        "slot_empty": [("HA-3.2", ())],
        "slot_blocked": [("HA-3.3", ())],
        "no_disc_for_bonus": [("HA-3.2", ())],
        "no_discs_on_board": [("HA-8.0", (-11,)), ("HA-8.14", (14,))],
        "tokens_out": [("HA-8.0", (-token - 1,)) for token in (0, 2, 4)],
        "action_impossible": [("HA-8.0", (-token - 1,)) for token in (14, 16)],
        # cards
        "not_your_card": [("HA-4.2", ())],
        "works_by_itself": [("HA-8.27", (27,)), ("HA-8.28", (28,))],
        "not_called": [("HA-8.20", (20,))],
        "power_spent": [("HA-8.23", (23,))],
        "no_action_for_power": [("HA-8.6", (6,))],
        "space_is_free": [("HA-8.6", (Action.MOVE,))],
        "no_higher_level": [("HA-8.4", ())],
        "nothing_higher": [("HA-8.4", COLOUR)],
        "sections_blue": [("HA-8.15", (15,))],
        "tokens_out_below": [("HA-8.15", (15,))],
        "nothing_to_trade": [("HA-8.22", (22,))],
        "no_token_affordable": [("HA-8.23", (23,))],
        "slots_blocked": [("HA-8.37", (37,))],
        "sections_red": [("HA-8.39", (39,))],
        "no_lift_affordable": [("HA-8.39", (39,))],
        "no_ghost_for_token": [("HA-8.44", (44,))],
        "nobody_to_exchange": [("HA-8.45", (45,))],
        "card_not_in_use": [("HA-S2", ())],
        "claimed_already": [("HA-4.3", (27,))],
        "too_few_tokens": [("HA-4.1", (29, 3))],
        "too_few_colours": [("HA-4.1", (27, 3))],
        "no_disc_for_card": [("HA-4.1", (27,))],
        # gestures
        "not_yours": [("HA-1.1", ())],
        "disc_target": [("HA-1.1", ())],
        "disc_lies": [("HA-2.7", ())],
        "disc_stays": [("HA-4.1", ()), ("HA-3.3", ())],
        "token_target": [("HA-4.1", ())],
        "fight_target": [("HA-2.5", ())],
        "move_target": [("HA-2.4", ())],
        "pumpkin_target": [("HA-2.6", ())],
        "pumpkin_stays": [("HA-2.6", ())],
        "bonus_is_fetched": [("HA-3.1", ())],
        "dice_roll_themselves": [("HA-1.5", ())],
        "section_is_lifted": [("HA-2.3", ())],
    }.items()
}
"""For each reason, refusals that must all be told differently, unless another reason says so."""
ALIKE = {"no_discs_on_board"}
"""Of these, one sentence does for all."""


def reasons() -> set[str]:
    """Every reason that the rules, or the gestures, can refuse something for."""
    return {
        reason
        for file in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for reason in _reasons_at(node)
    }


INDIRECT = {"lacks", "useless", "reason"}
"""Variables that hold a reason, and functions that return one."""


def _reasons_at(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id="Refusal"), args=[_, ast.Name(id=name), *_]):
            assert name in INDIRECT, f"where does the reason come from? {ast.unparse(node)}"
        case ast.Call(func=ast.Name(id="Refusal"), args=[_, reason, *_]):
            yield from _words(reason)
        case ast.Assign(targets=[ast.Name(id="reason")], value=ast.IfExp() as value):
            yield from _words(value)
        case ast.Assign(targets=[ast.Name(id="without")], value=value):
            yield from _words(value)
        case ast.FunctionDef(name="lacks" | "useless" | "haunting_hindrance"):
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    yield from _words(part.value)


def _words(value: ast.expr) -> Iterator[str]:
    """The strings an expression can come to."""
    match value:
        case ast.Constant(value=str() as word) if word:
            yield word
        case ast.IfExp(body=body, orelse=orelse):
            yield from _words(body)
            yield from _words(orelse)


def test_the_reasons_are_found_wherever_they_hide() -> None:
    found = reasons()
    assert len(found) > 90
    hidden = {"no_pumpkin", "too_few_colours", "tokens_out_below", "roll_settled", "not_called"}
    assert hidden <= found


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    assert set(REFUSALS) == reasons()


@pytest.mark.parametrize("reason", sorted(REFUSALS))
def test_a_refusal_is_one_whole_sentence(voice: HalloweenVoice, reason: str) -> None:
    sentences = [voice.refusal(refusal, PLAYERS) for refusal in REFUSALS[reason]]
    for sentence in sentences:
        assert is_sentence(sentence), sentence
        assert len(sentence) <= 110, "it is to be read in a moment"
    assert reason in ALIKE or len(set(sentences)) == len(sentences)


def test_no_two_reasons_have_the_same_sentence(voice: HalloweenVoice) -> None:
    told: dict[str, str] = {}
    for reason, refusals in REFUSALS.items():
        for refusal in refusals:
            assert told.setdefault(voice.refusal(refusal, PLAYERS), reason) == reason


def test_a_reason_that_nobody_knows_is_no_sentence(voice: HalloweenVoice) -> None:
    with pytest.raises(ValueError, match="full_moon"):
        voice.refusal(Refusal("HA-1.1", "full_moon"), PLAYERS)


@pytest.mark.parametrize(
    ("refusal", "named"),
    [
        (Refusal("HA-1.1", "not_your_turn", (1,)), ["Ben"]),
        (Refusal("HA-1.1", "section_done", (0,)), ["Section 1"]),
        (Refusal("HA-1.1", "sections_left", (2, 1)), ["Section 3"]),
        (Refusal("HA-1.1", "sections_left", (0, 3)), ["3 sections"]),
        (Refusal("HA-1.3", "level_too_low", (Level.GREEN, Level.RED)), ["green", "red"]),
        (Refusal("HA-2.3", "too_few_scares", (4, 2)), ["4 scares", "you have 2"]),
        (Refusal("HA-2.4", "not_a_neighbour", (0, 5)), ["School", "Cinema"]),
        (Refusal("HA-T3", "building_full", (Building.TOWN_HALL, 4)), ["Town Hall", "4 ghosts"]),
        (Refusal("HA-8.0", "tokens_out", (-3 - 1,)), ["green token"]),
        (Refusal("HA-3.5", "within_a_roll", (23,)), ["Plus Three"]),
        (Refusal("HA-8.28", "works_by_itself", (28,)), ["The Toffee Apple", "ends"]),
        (Refusal("HA-4.1", "too_few_tokens", (29, 2)), ["2 tokens"]),
        (Refusal("HA-8.10", "after_the_roll", (10,)), ["The Stubborn Gambler"]),
        (Refusal("HA-3.5", "after_the_roll", (21,)), ["Fresh Throw"]),
    ],
)
def test_a_refusal_names_what_it_is_about(
    voice: HalloweenVoice, refusal: Refusal, named: list[str]
) -> None:
    sentence = voice.refusal(refusal, PLAYERS)
    assert all(name in sentence for name in named), sentence


def test_what_a_power_asks_is_what_a_wrong_answer_hears(voice: HalloweenVoice) -> None:
    """Two steps, two questions."""
    position = play(town("School: bb | Church: g", lord("1 1 1", cards=(45,))), "power 45")
    first = GAME.refusal(position, 0, EndTurn())
    second = GAME.refusal(play(position, "ghost green Church"), 0, EndTurn())
    assert first is not None
    assert second is not None
    assert voice.refusal(first, PLAYERS) == CARDS[45].asks[0]
    assert voice.refusal(second, PLAYERS) == CARDS[45].asks[1]


# ---- the log ------------------------------------------------------------------------------------

EVENTS = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)
]
EVENTS.remove(Event)
SILENT = {events.DiscPlaced, events.TurnEnded}
"""The action tells of the disc, and the log has a heading for each turn."""

BY_NAME: dict[str, tuple[Any, ...]] = {
    "seat": (0,),
    "section": (0, 2),
    "card": (27,),
    "token": tuple(TOKENS),
    "swapped": (None, 23),
    "building": BUILDINGS,
    "tokens": ((Level.RED, Level.BLUE, Level.BLUE),),
    "dice": (
        (Die(Level.BLUE, 4),),
        (Die(Level.BLUE, 4, 3),),
        (Die(Level.BLUE, 1), Die(Level.RED, 11, 3)),
    ),
    "against": (None, Die(Level.RED, 9)),
    "own": (None, 4),
    "other": (None, 4, 5),
    "next": (None,),
}
BY_KIND: dict[str, dict[str, tuple[Any, ...]]] = {
    "Upgraded": {"level": LEVELS[1:]},
    "DiceRolled": {"by": (47,)},
    "EndTriggered": {"reason": ("pumpkins", "cards", "tokens")},
    "PointsGained": {"source": ("bonus", "reward", "card:29")},
    "CardsCounted": {"source": ("sets", "card:28")},
    "BonusKept": {"building": (None, Building.CHURCH)},
}
BY_TYPE: dict[Any, tuple[Any, ...]] = {
    int: (1, 3),
    bool: (False, True),
    Level: LEVELS,
    Building: BUILDINGS[:2],
    Action: ACTIONS,
}


def happenings(kind: type[Event]) -> Iterator[Event]:
    """An event in all its shades."""
    hints = get_type_hints(kind)
    shades = []
    for field in attrs.fields(kind):
        own = BY_KIND.get(kind.__name__, {}).get(field.name)
        shades.append(own or BY_NAME.get(field.name) or BY_TYPE[hints[field.name]])
    for values in product(*shades):
        yield kind(*values)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_its_line(voice: HalloweenVoice, kind: type[Event]) -> None:
    lines = [voice.log_line(event, PLAYERS) for event in happenings(kind)]
    assert lines
    for line in lines:
        if kind in SILENT:
            assert not line
        else:
            assert is_sentence(line), line
            assert len(line) <= 90, line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            events.GhostMoved(0, Level.GREEN, Building.SCHOOL, Building.CHURCH),
            "Ada: Move — green ghost, School → Church.",
        ),
        (
            events.Summoned(1, Building.TOWN_HALL, Level.RED),
            "Ben: Summon — red ghost, Town Hall.",
        ),
        (events.TownScared(0, Level.BLUE), "Ada: Scare — blue ghost."),
        (
            events.Upgraded(0, Building.POLICE, Level.YELLOW, 3),
            "Ada: Upgrade — green → yellow, Police Station.",
        ),
        (
            events.Haunted(0, Building.CINEMA, Level.ORANGE, 8, common=False),
            "Ada: Haunt — Cinema, orange, 8 points.",
        ),
        (
            events.Haunted(0, Building.CINEMA, Level.ORANGE, 8, common=True),
            "Ada: Haunt — Cinema, orange, common pumpkin, 8 points.",
        ),
        (events.RestTaken(0, 2, 3), "Ada: Rest — Section 3, 3 discs."),
        (
            events.FightBegun(
                0, Building.CHURCH, Level.GREEN, Level.YELLOW, foe_building=Building.CHURCH
            ),
            "Ada: Fight — green ghost against yellow ghost, Church.",
        ),
        (
            events.FightBegun(
                0, Building.CHURCH, Level.GREEN, Level.YELLOW, foe_building=Building.CINEMA
            ),
            "Ada: Fight — green ghost (Church) against yellow ghost (Cinema).",
        ),
        (
            events.DiceRolled(0, 0, (Die(Level.GREEN, 4, 3),), Die(Level.YELLOW, 5)),
            "Dice: 4 + 3 = 7 against 5.",
        ),
        (
            events.DiceRolled(0, 0, (Die(Level.GREEN, 4),), Die(Level.YELLOW, 5)),
            "Dice: 4 against 5.",
        ),
        (events.DiceRolled(0, 18, (Die(Level.GREEN, 4),)), "The Creaking Door — dice: 4."),
        (
            events.DiceRolled(0, 47, (Die(Level.GREEN, 4), Die(Level.RED, 9))),
            "The Mixed Potion — dice: 4 (green), 9 (red).",
        ),
        (
            events.FightEnded(0, True, Level.GREEN, Level.YELLOW, 7, 5),
            "Ada wins: the yellow ghost goes back to the supply.",
        ),
        (
            events.FightEnded(0, True, Level.GREEN, Level.BLUE),
            "Ada wins: the blue ghost goes back to the supply.",
        ),
        (
            events.FightEnded(0, False, Level.GREEN, Level.YELLOW, 4, 5),
            "Ada does not win: the yellow ghost stays.",
        ),
        (
            events.FightEnded(0, False, Level.GREEN, Level.YELLOW, 5, 5),
            "A tie: Ada does not win, and the yellow ghost stays.",
        ),
        (events.TokensTaken(0, Level.BLUE, 2), "Ada takes 2 blue tokens."),
        (events.TokensTraded(0, Level.BLUE, 2, Level.GREEN, 1), "Ada pays 2 blue tokens."),
        (events.TokenPaid(0, Level.RED), "Ada pays 1 red tokens."),  # the plural is a translation
        (events.PointsGained(0, 2, "card:27"), "Ada scores 2 points: The New Costume."),
        (events.PointsGained(1, 2, "reward"), "Ben scores 2 points as a reward."),
        (
            events.CardsCounted(1, "sets", 3, 15),
            "At the end Ben scores 15 points: Sets of three tokens.",
        ),
        (
            events.CardClaimed(0, 27, (Level.RED, Level.BLUE, Level.GREEN)),
            "Ada claims a card, 3 points: The New Costume. Paid: blue, green, red.",
        ),
        (
            events.BonusKept(0, 23, Building.CHURCH, 0),
            "Ada fetches a bonus: Plus Three. Discarded: Blue Gift.",
        ),
        (events.BonusKept(0, 23, None, None), "Ada keeps the bonus: Plus Three."),
        (
            events.EndTriggered(1, "cards"),
            "Ben has claimed a fifth card: this round is the last one.",
        ),
    ],
)
def test_a_line_of_the_log_says_what_happened(
    voice: HalloweenVoice, event: Event, line: str
) -> None:
    assert voice.log_line(event, PLAYERS) == line


# ---- in the course of games ---------------------------------------------------------------------

ATTEMPTS = 30
INTS = {
    "section": range(5),
    "slot": range(3),
    "die": range(3),
    "ghost": GHOSTS,
    "foe": GHOSTS,
    "number": range(1, 13),
    "card": range(1, 53),
}
HINTS = {kind: get_type_hints(kind) for kind in MOVES}


def attempts(position: Position, random: Random) -> Iterator[Move]:
    """Moves that somebody might try, most of them in vain."""
    for _ in range(ATTEMPTS):
        kind = random.choice(MOVES)
        values = []
        for field in attrs.fields(kind):
            if field.name == "card" and position.cards and random.random() < 0.8:
                values.append(random.choice(position.cards))
            elif HINTS[kind][field.name] is int:
                values.append(random.choice(INTS[field.name]))
            else:
                values.append(random.choice(BY_TYPE[HINTS[kind][field.name]]))
        yield kind(*values)


def say_everything(voice: HalloweenVoice, position: Position, random: Random) -> set[str]:
    """Wanders through a game and gives the reasons for which something was refused."""
    told = set()
    for _ in range(120):
        for move in attempts(position, random):
            refusal = GAME.refusal(position, position.decider, move)
            if refusal is not None:
                told.add(refusal.reason)
                sentence = voice.refusal(refusal, PLAYERS)
                assert is_sentence(sentence), sentence
        if position.over:
            break
        moves = list(GAME.moves(position, position.decider))
        kind = random.choice([kind for kind in MOVES if any(type(move) is kind for move in moves)])
        move = random.choice([move for move in moves if type(move) is kind])
        step = GAME.play(position, position.decider, move)
        position = step.position
        for event in step.events:
            line = voice.log_line(event, PLAYERS)
            assert is_sentence(line) is (type(event) not in SILENT), (event, line)
    return told


def test_games_with_all_cards_have_a_word_for_everything(voice: HalloweenVoice) -> None:
    told = set()
    for first in range(1, 53):
        cards = tuple((first + at) % 52 + 1 for at in range(IN_USE))
        position = town(
            "School: bbg +higher_die | Church: ggyr +two_scares | Hospital: oor | Police: bbb +move",
            lord("1 2 3", tokens="bbggyor", cards=cards[:3], bonuses="reroll plus_three summon"),
            lord("2 2 4", tokens="bgyor", cards=cards[3:6], bonuses="higher_die disc rest"),
            in_use=cards,
        )
        told |= say_everything(voice, position, Random(first))
    assert len(told) > 45, sorted(told)


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_masters_have_a_word_for_everything(voice: HalloweenVoice, seats: int) -> None:
    drawing = "School: bbg | Church: ggyr | Hospital: oor | Police: bbb"
    position = town(drawing, lord("1 2 3 2", scares=6), seats=seats, mode="master")
    assert len(say_everything(voice, position, Random(seats))) > 15


# ---- before and after the game ------------------------------------------------------------------


def test_every_source_of_points_has_a_name(voice: HalloweenVoice) -> None:
    sources = ["haunt", "claim", "reward", "bonus", "sets", *(f"card:{card}" for card in CARDS)]
    labels = [voice.score(Score(source, 2, 6)) for source in sources]
    assert len(set(labels)) == len(labels)
    assert labels[0] == "Haunting"
    assert labels[-1] == "The Runaway Sheet"
    assert all(re.fullmatch(r"[A-Z][^%_:]+", label) for label in labels)


def test_tokens_break_a_tie(voice: HalloweenVoice) -> None:
    line = voice.tie_break("tokens", ADA, BEN)
    assert line == "Ada, Ben: the points are level, more tokens decide."
    with pytest.raises(KeyError):
        voice.tie_break("candies", ADA, BEN)


def test_a_shared_rank_names_all_who_share_it(voice: HalloweenVoice) -> None:
    line = voice.shared(PLAYERS[:3])
    assert line == "Ada, Ben, Cora: points and tokens are level, the rank is shared."


def _ended(cards: int = 0, pumpkins: int = 6, mode: str = "standard") -> Position:
    position = town("Police: bbb", seats=3, mode=mode)
    lords = position.lords
    mine = evolve(lords[0], cards=position.cards[:cards], pumpkins=pumpkins)
    return evolve(position, lords=(mine, *lords[1:]), over=True)


@pytest.mark.parametrize(
    ("view", "told"),
    [
        (_ended(pumpkins=0), {"last pumpkin"}),
        (_ended(cards=5), {"fifth card"}),
        (_ended(cards=6), {"fifth card"}),
        (_ended(cards=5, pumpkins=0), {"last pumpkin", "fifth card"}),
        (_ended(cards=4, pumpkins=1), {"last pumpkin"}),  # one was taken back: HA-8.46
        (_ended(pumpkins=0, mode="master"), {"last pumpkin"}),
        (_ended(mode="master"), {"Two colours of tokens"}),
    ],
)
def test_the_end_has_its_reason(voice: HalloweenVoice, view: Position, told: set[str]) -> None:
    sentence = voice.ending(view)
    assert is_sentence(sentence)
    known = {"last pumpkin", "fifth card", "Two colours of tokens"}
    assert {reason for reason in known if reason in sentence} == told


def test_points_and_the_first_player(voice: HalloweenVoice) -> None:
    assert voice.points() == "Points"
    assert voice.points_by_round() == "Points after each round"
    assert "saw a ghost last" in voice.first_player()


# ---- variants -----------------------------------------------------------------------------------


def test_the_variants_are_the_options_of_the_rules(voice: HalloweenVoice) -> None:
    variants = {variant.key: variant for variant in voice.variants()}
    fields = {field.name for field in attrs.fields(Options)} - {"first"}
    assert set(variants) == fields
    assert {choice.value for choice in variants["mode"].choices} == set(Mode)
    assert {choice.value for choice in variants["cards"].choices} == set(CardSet)
    assert [choice.value for choice in variants["picked"].choices] == sorted(CARDS)
    assert variants["picked"].picks == IN_USE
    for variant in variants.values():
        assert variant.title
        titles = [choice.title for choice in variant.choices]
        assert len(set(titles)) == len(titles)
        assert all(is_sentence(choice.line) for choice in variant.choices)


def test_variants_show_where_they_mean_something(voice: HalloweenVoice) -> None:
    mode, cards, picked = voice.variants()
    assert mode.only_with is None
    assert cards.only_with == ("mode", (Mode.STANDARD,))
    assert picked.only_with == ("cards", (CardSet.PICKED,))


def test_every_choice_can_be_played(voice: HalloweenVoice) -> None:
    _, cards, picked = voice.variants()
    for choice in cards.choices:
        eight = tuple(one.value for one in picked.choices[:IN_USE])
        position = GAME.setup(Options(cards=choice.value, picked=eight), 3, 1)
        assert len(set(position.cards)) == IN_USE
        if choice.value in SETS:
            assert position.cards == SETS[choice.value]
        if choice.value is CardSet.PICKED:
            assert position.cards == eight
    assert GAME.setup(Options(mode=Mode.MASTER, cards=CardSet.PICKED), 3, 1).cards == ()


# ---- names --------------------------------------------------------------------------------------


def test_names_are_units_that_fit_into_a_sentence() -> None:
    names = Names()
    assert [names.ghost(level) for level in (1, 5)] == ["blue ghost", "red ghost"]
    assert [names.token(level) for level in (2, 3)] == ["green token", "yellow token"]
    assert names.die(Level.ORANGE) == "orange die"
    assert names.colour(4) == "orange"
    assert names.building(Building.POLICE) == "Police Station"
    assert names.section(0) == "Section 1"
    for kind, of in (
        (names.ghost, LEVELS),
        (names.token, LEVELS),
        (names.die, LEVELS),
        (names.colour, LEVELS),
        (names.building, BUILDINGS),
        (names.action, ACTIONS),
        (names.card, CARDS),
        (names.card_text, CARDS),
        (names.card_brief, CARDS),
    ):
        assert len({kind(one) for one in of}) == len(of)
    assert len({names.bonus(token) for token in TOKENS}) == len(BONUSES)
    assert len({names.bonus_text(token) for token in TOKENS}) == len(BONUSES)


def test_a_source_below_zero_is_a_bonus() -> None:
    names = Names()
    assert names.power(27) == "The New Costume"
    assert names.power(-1) == "Blue Gift"
    assert names.power(-12) == "Plus Three"
    assert names.asks(-7) == "Choose the section that rests."
    assert names.asks(-1) == ""
    assert names.asks(2) == ""
    assert names.asks(20, 1) == "Choose the next foe."
