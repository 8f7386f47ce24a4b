"""Reasons: every kind of move has one, and what it claims is what the move does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, cycle, islice, product
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.games.halloween import kit
from halloween_table.games.halloween.minds import reasons as because
from halloween_table.games.halloween.minds.reasons import Reason, reason, reason_for
from halloween_table.games.halloween.rules.actions import targets
from halloween_table.games.halloween.rules.events import FightEnded, Haunted, TurnEnded, Upgraded
from halloween_table.games.halloween.rules.moves import (
    MOVES,
    ROLL,
    STAND,
    YES,
    Act,
    Fight,
    Haunt,
    Keep,
    Move,
    Name,
    Pay,
    PickDisc,
    PickGhost,
    Rest,
    Summon,
    UseBonus,
)
from halloween_table.games.halloween.rules.pending import Doing, Fetching, Paying, Throwing
from halloween_table.games.halloween.rules.position import CardSet, Lord, Mode, Options, Position
from halloween_table.games.halloween.rules.town import (
    BUILDINGS,
    DIE,
    LEVEL_OF,
    LEVELS,
    SUPPLY,
    Action,
    Building,
    Level,
)
from tests.games.halloween.wandering import ASKING, GAME, made_up, wander


class Told(NamedTuple):
    """A move, why somebody would make it, and what came of it."""

    position: Position
    seat: Seat
    move: Move
    why: Reason
    after: Position
    events: tuple[Any, ...]

    @property
    def now(self) -> Lord:
        return self.position.lords[self.seat]

    @property
    def then(self) -> Lord:
        return self.after.lords[self.seat]


FIGHTING = (10, 32, 47)
"""Cards that ask something before a roll is final."""


def positions(choice: Random) -> Iterator[Position]:
    """Of whole games with cards and in Master, and of turns full of cards that ask something."""
    for at in range(12):
        options = Options(mode=Mode.MASTER) if at % 4 == 3 else Options(cards=CardSet.RANDOM)
        start = GAME.setup(options, 2 + at % 3, at)
        yield from (moment.position for moment in islice(wander(start, choice), 0, None, 17))
    for at in range(50):
        wanted = FIGHTING if at % 2 else [*islice(cycle(ASKING), 2 * at, 2 * at + 4)]
        start = made_up(choice, 2 + at % 3, at % 6 == 5, wanted)
        for moment in islice(wander(start, choice), 12):
            yield from fought_out(moment.position)


def fought_out(position: Position) -> Iterator[Position]:
    """The position, and where it is a fight that is begun, those that follow when it is fought."""
    yield position
    seat, due = position.seat, position.pending[-1] if position.pending else None
    if isinstance(due, Throwing | Doing) and getattr(due, "action", Action.FIGHT) is Action.FIGHT:
        move = next(GAME.moves(position, seat))
        yield from fought_out(GAME.play(position, seat, move).position)


@pytest.fixture(scope="module")
def told() -> dict[type, list[Told]]:
    """Every lawful move there, by its kind of reason."""
    found: dict[type, list[Told]] = defaultdict(list)
    for position in positions(Random(1)):
        seat = position.decider
        view = GAME.view(position, seat)
        for move in GAME.moves(position, seat):
            why = reason(view, seat, move)
            step = GAME.play(position, seat, move)
            each = Told(position, seat, move, why, step.position, step.events)
            found[type(why)].append(each)
    return found


def true_of(each: Told) -> bool:
    """Whether the move does what its reason claims."""
    position, seat, move, why, after, events = each
    now, then = each.now, each.then
    match why:
        case because.Haunts(building, level, points):
            (haunted,) = [event for event in events if isinstance(event, Haunted)]
            same = (haunted.building, haunted.level, haunted.points) == (building, level, points)
            return same and then.points >= now.points + points
        case because.Summons(level, token):
            more = after.census.in_town[level - 1] == position.census.in_town[level - 1] + 1
            return _received(each, level) if token else more and not _received(each, level)
        case because.Frightens(scares):
            return then.scares == now.scares + scares
        case because.Upgrades(level, cost, token):
            (upgraded,) = [event for event in events if isinstance(event, Upgraded)]
            paid = then.scares == now.scares - cost
            return upgraded.level == level and paid and _received(each, level) == token
        case because.Wins(foe, token):
            fewer = after.census.in_town[foe - 1] < position.census.in_town[foe - 1]
            return fewer and _received(each, foe) == token
        case because.LetsStand():
            kept = then.scares == now.scares and then.slots == now.slots
            others = [each for each in GAME.moves(position, seat) if each != move]
            return kept and bool(others) and not any(_won(event) for event in events)
        case because.LeavesIt():
            others = [each for each in GAME.moves(position, seat) if each != move]
            return bool(others) and then.slots == now.slots and then.scares == now.scares
        case because.Bets(number, of_hundred):
            assert isinstance(move, Name)
            faces = DIE[LEVEL_OF[position.pending[-1].ghost]]
            reaching = [face for face in range(1, faces + 1) if face >= number]
            gained = {_bet(each, seed) for seed in range(20)}
            return of_hundred == 100 * len(reaching) // faces and gained <= {1, number}
        case because.Takes(level, tokens):
            return then.tokens[level - 1] == now.tokens[level - 1] + tokens
        case because.Fetches(building, bonus):
            assert position.bonuses[building] == bonus
            return any(isinstance(due, Fetching) and due.token == bonus for due in after.pending)
        case because.Approaches(building, points):
            assert not isinstance(move, Haunt)
            return points in _points_at(after, seat, building)
        case because.Gathers(building, level):
            called = Summon(building, level)
            before, summons = (_free_to(at, seat, Action.SUMMON) for at in (position, after))
            return called in summons and called not in before
        case because.Denies(building, points):
            rivals = [other for other in range(len(position.lords)) if other != seat]
            before, there = (
                [one for rival in rivals for one in _points_at(at, rival, building)]
                for at in (position, after)
            )
            return points in before and points not in there
        case because.Goes(building):
            return after.census.in_building[building] > position.census.in_building[building]
        case because.Rests(discs):
            used = isinstance(move, UseBonus)  # a bonus takes a disc itself
            back = len(then.reserve) == len(now.reserve) + discs - used
            return back and (_free(then) > _free(now)) == bool(discs)
        case because.PaysFromBoard():
            assert isinstance(move, PickDisc)
            paid = GAME.play(after, seat, Pay()).position.lords[seat]
            free = not paid.sections[move.section].discs[move.action]
            return free and _free(paid) == _free(now) + 1 and len(paid.cards) > len(now.cards)
        case because.Claims(card, points):
            if after.pending and isinstance(after.pending[-1], Paying):
                after = GAME.play(after, seat, Pay()).position
            lord = after.lords[seat]
            return card in lord.cards and lord.points >= now.points + points
        case because.Calls(card, further):
            return card in now.cards and (further is None or true_of(each._replace(why=further)))
        case because.Uses(bonus, further):
            assert isinstance(move, UseBonus)
            used = now.slots[move.slot].token == bonus and then.slots[move.slot].token is None
            return used and (further is None or true_of(each._replace(why=further)))
        case because.Keeps(bonus):
            assert isinstance(move, Keep)
            return then.slots[move.slot].token == bonus
        case because.Lifts(section, level):
            return then.sections[section].level == level > now.sections[section].level
        case because.TakesReward(points):
            return then.points == now.points + points
        case because.EndsTurn():
            all_done = len(position.done) == position.options.sections
            return all_done and any(isinstance(event, TurnEnded) for event in events)
        case because.Prefers(choices):
            return choices == len([*GAME.moves(position, seat)])
        case because.Fights():
            return _won_so_often(each, why)
    raise AssertionError(why)


def _won(event: Any) -> bool:
    return isinstance(event, FightEnded) and event.won


def _received(each: Told, level: Level) -> bool:
    return each.then.tokens[level - 1] > each.now.tokens[level - 1]


def _free(lord: Lord) -> int:
    return sum(not discs for section in lord.sections for discs in section.discs)


def _free_to(position: Position, seat: Seat, action: Action) -> Iterator[Move]:
    """What the sections that have not done so since their last rest could do."""
    for at, section in enumerate(position.lords[seat].sections):
        if not section.discs[action]:
            yield from targets(position, Doing(seat, action, section.level, at))


def _points_at(position: Position, seat: Seat, building: Building) -> set[int]:
    """Which points could be haunted there."""
    haunts = (each for each in _free_to(position, seat, Action.HAUNT) if isinstance(each, Haunt))
    return {2 * haunt.level for haunt in haunts if haunt.building == building}


def _bet(each: Told, seed: int) -> int:
    """How many scares come of a number that is named, if nothing is added to the roll."""
    step = GAME.play(evolve(each.position, chance=Chance(seed)), each.seat, each.move)
    while isinstance(step.position.pending[-1] if step.position.pending else None, Throwing):
        moves = [*GAME.moves(step.position, each.seat)]
        step = GAME.play(step.position, each.seat, ROLL if ROLL in moves else STAND)
    return step.position.lords[each.seat].scares - each.now.scares


def _won_so_often(each: Told, why: because.Fights) -> bool:
    """Of all ways in which the dice can fall so many are wins, by a roll that is only rolled."""
    if isinstance(each.move, Fight | PickGhost):
        asked: Any = each.move if isinstance(each.move, Fight) else each.position.pending[-1]
        ghost, foe = asked.ghost, getattr(each.move, "foe", each.move.ghost)
        plus = 1 if 9 in each.now.cards else 0
        own, other = LEVEL_OF[ghost], LEVEL_OF[foe]
    else:
        throwing: Any = each.position.pending[-1]
        foe, plus = throwing.foe, throwing.dice[0].plus
        own, other = throwing.dice[0].level, throwing.against.level
    rolls = [*product(range(1, DIE[own] + 1), range(1, DIE[other] + 1))]
    wins = sum(mine + plus > theirs for mine, theirs in rolls)
    sure = why.of_hundred == 100
    if not why.of_hundred <= why.at_best <= 100:
        return False
    if not sure and why.of_hundred != 100 * wins // len(rolls):
        return False
    for seed in range(3):
        position, ended = _fought(evolve(each.position, chance=Chance(seed)), each)
        won = ended[0].won if ended else False
        received = position.lords[each.seat].tokens[other - 1] > each.now.tokens[other - 1]
        if (sure and not won) or (won and position.ghosts[foe] != SUPPLY):
            return False
        if received != (won and why.token):
            return False
    return why.foe == other


def _fought(position: Position, each: Told) -> tuple[Position, list[FightEnded]]:
    """The fight as it goes if its lord uses nothing but what wins it for sure."""
    step = GAME.play(position, each.seat, each.move)
    events = [*step.events]
    while not any(isinstance(event, FightEnded) for event in events):
        moves = [*GAME.moves(step.position, each.seat)]
        step = GAME.play(
            step.position, each.seat, next(move for move in (YES, ROLL, STAND) if move in moves)
        )
        events += step.events
    return step.position, [event for event in events if isinstance(event, FightEnded)]


@pytest.mark.parametrize("kind", get_args(Reason), ids=lambda kind: kind.__name__)
def test_what_a_reason_claims_is_what_the_move_does(
    kind: type, told: dict[type, list[Told]]
) -> None:
    assert len(told[kind]) >= 3
    for each in told[kind]:
        assert true_of(each), (each.move, each.why)


def test_every_kind_of_move_has_a_reason(told: dict[type, list[Told]]) -> None:
    reasons: dict[type, set[type]] = defaultdict(set)
    for kind, found in told.items():
        for each in found:
            reasons[type(each.move)].add(kind)
    assert set(reasons) == set(MOVES)


def test_a_rest_that_brings_no_discs_may_bring_scares(told: dict[type, list[Told]]) -> None:
    """HA-8.12"""
    for each in [*told[because.Rests], *told[because.Frightens]]:
        if isinstance(each.move, Rest) and not each.now.sections[each.move.section].taken:
            assert isinstance(each.why, because.Frightens) == (12 in each.now.cards)


def test_a_disc_below_which_another_stays_frees_no_space(told: dict[type, list[Told]]) -> None:
    """HA-8.6"""
    for each in told[because.Rests]:
        if isinstance(each.move, PickDisc):
            assert len(each.now.sections[each.move.section].discs[each.move.action]) == 1


def test_an_action_is_chosen_for_what_it_is_done_with(told: dict[type, list[Told]]) -> None:
    for position, _, move, _, after, _ in chain.from_iterable(told.values()):
        if isinstance(move, Act):
            target = next(GAME.moves(after, position.decider))
            view = GAME.view(position, position.decider)
            whole = reason_for(view, position.decider, (move, target))
            further = reason(after, position.decider, target)
            if isinstance(further, because.Prefers):  # of the targets: there are other actions
                further = reason(view, position.decider, move)
            assert whole == further


def test_what_says_little_by_itself_is_told_by_what_comes_of_it(
    told: dict[type, list[Told]],
) -> None:
    """The first of two ghosts that swap places, say; and nothing that only chance can bring."""
    led = drawn = 0
    for position, seat, move, why, after, events in told[because.Prefers]:
        if not after.pending or after.decider != seat:
            continue
        for answer in GAME.moves(after, seat):
            whole = reason_for(GAME.view(position, seat), seat, (move, answer))
            if any(event.barrier for event in events):
                drawn += 1
                assert whole == why
            elif whole != why:
                led += not isinstance(move, Act)
                assert whole == reason(after, seat, answer)
    assert led > 20
    assert drawn > 2


def test_what_a_power_or_bonus_asks_is_told_with_it(told: dict[type, list[Told]]) -> None:
    asked = drawn = 0
    for position, seat, move, why, after, events in [*told[because.Calls], *told[because.Uses]]:
        if not after.pending or after.decider != seat:
            continue
        answer = next(GAME.moves(after, seat))
        whole = reason_for(GAME.view(position, seat), seat, (move, answer))
        assert isinstance(whole, because.Calls | because.Uses)
        if any(event.barrier for event in events):
            drawn += 1
            assert whole == why
        elif why.further is None and whole.further is not None:
            asked += 1
            assert whole.further == reason(after, seat, answer)
    assert asked > 10
    assert drawn > 2


def test_a_fight_that_bonuses_better_is_told_with_them(told: dict[type, list[Told]]) -> None:
    better = [each.why for each in told[because.Fights] if each.why.at_best > each.why.of_hundred]
    assert better
    minds = kit().minds
    assert minds is not None
    for why in better:
        said = minds.reason(why, 0, ())
        assert said.endswith(f" With the best use of cards and bonuses it is {why.at_best} times.")


def examples() -> Iterator[Reason]:
    """Each kind of reason, in all its sentences."""
    level = LEVELS[2]
    yield because.Haunts(BUILDINGS[0], level, 6)
    yield from (because.Frightens(2), because.Takes(level, 2))
    yield from (because.Rests(0), because.Rests(3))
    yield from (because.Prefers(1), because.Prefers(4))
    for token in (True, False):
        yield because.Summons(level, token)
        yield because.Upgrades(level, 3, token)
        yield from (because.Fights(level, chance, 100, token) for chance in (40, 100))
        yield because.Wins(level, token)
    yield from (
        because.Claims(12, 3),
        because.Claims(33, 3),
        because.Calls(4),
        because.Calls(4, because.Rests(1)),
        because.Uses(0),
        because.Uses(0, because.Rests(1)),
        because.Keeps(5),
    )
    yield from (
        because.Fetches(BUILDINGS[0], 7),
        because.Approaches(BUILDINGS[1], 4),
        because.Goes(BUILDINGS[2]),
        because.Gathers(BUILDINGS[3], level),
        because.Denies(BUILDINGS[4], 6),
    )
    yield from (because.LeavesIt(), because.Bets(3, 62))
    yield from (because.Lifts(1, level), because.TakesReward(2), because.EndsTurn())
    yield from (because.PaysFromBoard(), because.LetsStand())


def test_every_kind_of_reason_has_its_own_sentence(qapp: object) -> None:
    minds = kit().minds
    assert minds is not None
    assert {type(each) for each in examples()} == set(get_args(Reason))
    sentences = [minds.reason(each, 0, ()) for each in examples()]
    assert all(sentence and "%" not in sentence.replace("%n", "") for sentence in sentences)
    assert len({*sentences}) == len(sentences)
