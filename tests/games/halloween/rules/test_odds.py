"""How likely a fight is won, beside what comes of playing it with every roll and every choice."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest
from attrs import evolve, frozen

from halloween_table.engine.chance import Chance
from halloween_table.games.halloween.rules.events import FightEnded
from halloween_table.games.halloween.rules.moves import ROLL, STAND, Act, Fight, Move
from halloween_table.games.halloween.rules.odds import fight_odds, roll_odds
from halloween_table.games.halloween.rules.pending import Asked, Doing, Throwing
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import Action

from ..doing import GAME, ghost, play
from ..drawing import lord, town
from ..wandering import made_up

POWERS = (3, 9, 10, 11, 19, 20, 24, 26, 32, 34)
"""The cards that have to do with fights."""


@frozen
class Loaded(Chance):
    """Chance that draws what a test wants, then runs out."""

    faces: tuple[int, ...] = ()

    def below(self, limit: int) -> tuple[int, Chance]:
        if not self.faces:
            raise _Wanted(limit)
        face, *rest = self.faces
        return face, Loaded(0, tuple(rest))


class _Wanted(Exception):
    """A die with so many faces is to be rolled."""

    def __init__(self, faces: int) -> None:
        super().__init__(faces)
        self.faces = faces


def expected(position: Position, move: Move, choosy: bool, faces: tuple[int, ...] = ()) -> float:
    """How often the fight is won that this move goes on with: over all dice, by the rules alone."""
    try:
        step = GAME.play(evolve(position, chance=Loaded(0, faces)), position.seat, move)
    except _Wanted as die:
        return (
            sum(expected(position, move, choosy, (*faces, face)) for face in range(die.faces))
            / die.faces
        )
    ended = [event for event in step.events if isinstance(event, FightEnded)]
    return (
        float(ended[0].won)
        if ended
        else over_all_choices(evolve(step.position, chance=Chance(0)), choosy)
    )


@lru_cache(maxsize=100_000)
def over_all_choices(position: Position, choosy: bool) -> float:
    """The same for the best move, or for whoever calls upon nothing."""
    moves = [*GAME.moves(position, position.seat)]
    if not choosy:
        moves = [move for move in moves if move in (ROLL, STAND)]
    return max(expected(position, move, choosy) for move in moves)


def check(position: Position, fight: Fight) -> bool:
    """Whether the odds are right; and whether choices make a difference."""
    odds = fight_odds(position, position.seat, fight.ghost, fight.foe)
    assert odds.alone == pytest.approx(expected(position, fight, choosy=False), abs=1e-12)
    assert odds.best == pytest.approx(expected(position, fight, choosy=True), abs=1e-12)
    top = GAME.play(position, position.seat, fight).position.pending
    if top and isinstance(top[-1], Throwing):
        before = GAME.play(position, position.seat, fight).position
        rolled = roll_odds(before, top[-1])
        assert rolled.best == pytest.approx(over_all_choices(before, choosy=True), abs=1e-12)
    return odds.best > odds.alone


def fights(seed: int) -> list[tuple[Position, Fight]]:
    """Fights that are offered somewhere in a made-up turn: one of each kind."""
    choice = Random(seed)
    position = made_up(choice, 2 + seed % 3, wanted=choice.sample(POWERS, 4))
    found: dict[object, tuple[Position, Fight]] = {}
    for act in GAME.moves(position, position.seat):
        if isinstance(act, Act) and act.action is Action.FIGHT:
            fighting = GAME.play(position, position.seat, act).position
            assert isinstance(fighting.pending[-1], Doing)
            for move in GAME.moves(fighting, position.seat):
                if isinstance(move, Fight):
                    found[move.ghost // 5, move.foe // 5] = fighting, move
    return [*found.values()][:3]


@pytest.mark.parametrize(
    "seeds",
    [range(10), *(pytest.param(range(at, at + 200), marks=pytest.mark.long) for at in (10, 210))],
    ids=str,
)
def test_odds_are_what_comes_of_every_roll_and_every_choice(seeds: range) -> None:
    tried = [check(*fight) for seed in seeds for fight in fights(seed)]
    assert len(tried) > len(seeds) / 2
    assert sum(tried) > len(seeds) / 8, "powers make a difference now and then"


def test_two_bonuses_of_a_kind_and_one_disc() -> None:  # HA-3.2
    for bonuses in ("plus_three plus_three", "higher_die reroll"):
        for discs in ("", "all@2 summon@3 scare@3 upgrade@3 move@3"):
            position = play(
                town("School: by | Church: b", lord("3 2 2", bonuses=bonuses, discs=discs)),
                "act 1 fight",
            )
            assert check(
                position,
                Fight(ghost(position, "blue", "School"), ghost(position, "yellow", "School")),
            )


def test_rerolls_for_very_many_scares_come_near_to_certainty() -> None:  # HA-8.10
    position = play(town("School: br", lord(scares=300, cards=(10,))), "act 1 fight")
    odds = fight_odds(
        position, 0, ghost(position, "blue", "School"), ghost(position, "red", "School")
    )
    assert odds.alone == 6 / 48
    assert odds.best == pytest.approx(3 / 12), "nothing beats a four but a higher number"


def test_whoever_may_win_without_a_roll_is_sure_of_it() -> None:  # HA-8.32
    position = play(town("School: bg", lord("2 1 1", cards=(32,))), "act 1 fight")
    fight = Fight(ghost(position, "green", "School"), ghost(position, "blue", "School"))
    assert fight_odds(position, 0, fight.ghost, fight.foe).best == 1.0
    assert isinstance(GAME.play(position, 0, fight).position.pending[-1], Asked)


def test_in_master_who_may_attack_wins() -> None:  # HA-7.2
    position = play(town("School: bg", lord("2 1 1 1"), mode="master", seats=2), "act 1 fight")
    assert fight_odds(position, 0, 5, 0) == (1.0, 1.0)


def test_the_odds_after_a_roll() -> None:
    position = play(town("School: bg", lord(bonuses="plus_three reroll")), "act 1 fight")
    loaded = evolve(position, chance=Loaded(0, (1, 5)))
    fight = Fight(ghost(position, "blue", "School"), ghost(position, "green", "School"))
    rolled = evolve(GAME.play(loaded, 0, fight).position, chance=Chance(0))
    (throwing,) = (due for due in rolled.pending if isinstance(due, Throwing))
    odds = roll_odds(rolled, throwing)
    assert odds.alone == 0.0
    assert odds.best == pytest.approx(over_all_choices(rolled, choosy=True), abs=1e-12)
