"""How Booo! is told: in order, of what is there, and holding nobody up who looks for a way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest
from attrs import evolve, fields
from pytestqt.qtbot import QtBot

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.beats import (
    LITTLE,
    Beat,
    Effect,
    Fly,
    Hop,
    Lit,
    Rise,
    Shake,
    Shout,
    Story,
    Strike,
)
from halloween_table.contract.palette import NIGHT, SEAT_COLOURS
from halloween_table.engine.game import OPEN, TABLE, Actor, Event, Seat
from halloween_table.games.booo.rules.castle import COLOURS
from halloween_table.games.booo.rules.events import ClaimFailed
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    GiveUp,
    Go,
    Hint,
    Jump,
    LowerHand,
    Move,
    NameColour,
    RaiseHand,
    RunOut,
    TurnOver,
    WaitOver,
)
from halloween_table.games.booo.rules.position import Options, Phase, Position
from halloween_table.games.booo.rules.ways import Way
from halloween_table.games.booo.table import ids
from halloween_table.games.booo.table.arrangement import BoooArranger
from halloween_table.games.booo.table.stage import BoooStage
from halloween_table.games.booo.words.voice import BoooVoice
from halloween_table.sitting.moments import Moment, moment_after
from halloween_table.table.speeds import BRIEF
from halloween_table.table.view import TableView
from tests.app.texts.booth import SEEKERS
from tests.seeing import contrast

from ...rooms import USUAL
from ..doing import (
    GAME,
    a_way,
    after,
    claiming,
    dealt,
    holding,
    other_than,
    searching,
    wall_beside,
    way_for,
)

pytestmark = pytest.mark.usefixtures("qapp")

PLAYERS = SEEKERS["short"]
EYES: tuple[Seat | None, ...] = (None, 0, OPEN)


class Told(NamedTuple):
    """What somebody saw happen, and how it is told."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    beats: tuple[Beat, ...]

    @property
    def sounds(self) -> list[str]:
        return [beat.sound.removeprefix("booo/") for beat in self.beats if beat.sound]

    @property
    def effects(self) -> list[Effect]:
        return [effect for beat in self.beats for effect in beat.effects]

    @property
    def waited(self) -> int:
        return sum(beat.lasts for beat in self.beats if not beat.aside)


def told(moments: list[Moment], start: Position, eyes: Seat | None = None) -> list[Told]:
    """As a table tells these moments in one: what was passed through, and what it came to."""
    found, before, events = list[Told](), start, list[Event]()
    for at, moment in enumerate(moments):
        *passed, (reached, lately) = moment.parts()
        for position, since in passed:
            found.append(_story(before, position, (*events, *since), eyes))
            before, events = position, []
        events += lately
        if at == len(moments) - 1:
            found.append(_story(before, reached, tuple(events), eyes))
    return found


def _story(before: Position, now: Position, events: tuple[Event, ...], eyes: Seat | None) -> Told:
    players = PLAYERS[: len(now.seekers)]
    beats = BoooStage(BoooVoice()).beats(Story(before, now, events, eyes, players))
    return Told(before, now, events, beats if events else ())


def played(position: Position, *moves: tuple[Actor, Move]) -> list[Told]:
    start, moments = position, list[Moment]()
    for actor, move in moves:
        moments.append(moment_after(GAME, position, GAME.play(position, actor, move)))
        position = moments[-1].position
    return told(moments, start)


ARRANGER = BoooArranger(GAME, BoooVoice())


def seen(position: Position) -> Arrangement:
    return ARRANGER.arrange(position, None, PLAYERS[: len(position.seekers)], USUAL)


def names(arrangement: Arrangement) -> set[str]:
    things = (*arrangement.pieces, *arrangement.places, *arrangement.marks)
    return {str(thing.id) for thing in things}


# ---- what holds for everything that can happen --------------------------------------------------------


def adventures(seed: int, seats: int) -> Iterator[tuple[Position, list[Moment]]]:
    """A game by chance, with clocks, waits and hints, told in parts of one to four moves."""
    chance = Random(seed)
    options = Options(choose_start=seed % 2 == 1, wait=3 * (seed % 3), hint=5 * (seed % 2))
    position = GAME.setup(options, seats, seed)
    start, moments, ahead = position, list[Moment](), list[tuple[Actor, Move]]()
    while not position.over:
        if not ahead and position.phase is Phase.SEARCH and chance.random() < 0.4:
            seat = chance.choice(
                [seat for seat in range(seats) if seat not in position.waiting] or [0]
            )
            way = way_for(position, seat)
            if way is not None and seat not in position.waiting:
                ahead = [(seat, CallClaim()), (seat, NameColour(way.colour))]
                ahead += [(seat, step) for step in way.steps]
        if ahead:
            actor, move = ahead.pop(0)
        else:
            actor = chance.choice(GAME.actors(position))
            choices = list(GAME.moves(position, actor))
            if not choices:
                continue
            move = chance.choice(choices)
        moments.append(moment_after(GAME, position, GAME.play(position, actor, move)))
        position = moments[-1].position
        if len(moments) >= chance.choice((1, 1, 2, 4)) or position.over:
            yield start, moments
            start, moments = position, []


def spoken_of(beat: Beat) -> set[str]:
    """Every id that its effects name."""
    found = set[str]()
    for effect in beat.effects:
        for field in fields(type(effect)):
            value = getattr(effect, field.name)
            if field.name in ("id", "over", "start", "end", "at") and value:
                found.add(value)
            elif field.name == "ids":
                found.update(value)
    return found


@pytest.mark.parametrize(("seed", "seats"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_beats_speak_only_of_what_is_there(seed: int, seats: int) -> None:
    kinds, often = set[type[Event]](), Counter[tuple[type[Event], ...]]()
    for start, moments in adventures(seed, seats):
        happened = tuple(type(event) for moment in moments for event in moment.events)
        often[happened] += 1
        if often[happened] > 3:
            continue
        tellings = [told(moments, start, eyes) for eyes in EYES]
        assert tellings[0] == tellings[1] == tellings[2], "nothing is hidden in a castle"
        for telling in tellings[0]:
            if not telling.beats:
                continue
            kinds |= {type(event) for event in telling.events}
            there = names(seen(telling.before)) | names(seen(telling.after))
            for beat in telling.beats:
                exact = {word for word in beat.shows if not word.endswith((":", "/"))}
                assert spoken_of(beat) | exact <= there
    assert len(kinds) >= (7 if seats == 1 else 9)


@pytest.mark.parametrize(("seed", "seats"), [(5, 2), (6, 6)])
def test_whoever_searches_or_claims_waits_for_nothing(seed: int, seats: int) -> None:
    searched = 0
    for start, moments in adventures(seed, seats):
        *_, last = told(moments, start)
        if last.after.phase in (Phase.SEARCH, Phase.NAMING, Phase.SHOWING) and len(moments) == 1:
            searched += bool(last.beats)
            assert last.waited <= LITTLE
    assert searched


@pytest.mark.parametrize(("seed", "seats"), [(7, 3), (9, 1)])
def test_when_all_is_told_everything_lies_where_it_belongs(
    qtbot: QtBot, seed: int, seats: int
) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.set_speed(1000)
    clock, moved = view.table.motion._clock, 0
    for start, moments in adventures(seed, seats):
        *_, last = told(moments, start)
        if not last.beats or moved > 40:
            continue
        view.show_arrangement(seen(last.before), animate=False)
        now = seen(last.after)
        view.show_arrangement(now, beats=last.beats)
        for _ in last.beats:
            clock.setCurrentTime(clock.duration() // 2)
            clock.setCurrentTime(clock.duration())
        assert not view.table.motion.running
        shown = {id_: item.rect for id_, item in view.table._pieces.items()}
        assert shown == {piece.id: piece.rect for piece in now.pieces}
        marks = {id_.partition("/")[2] for id_ in view.table._grounds if id_.startswith("mark/")}
        assert marks == {str(mark.id) for mark in now.marks}
        moved += 1
    assert moved > 20


# ---- one by one -----------------------------------------------------------------------------------------

SEARCH = searching(3)
WAY = a_way(SEARCH, 1)


def showing(way: Way = WAY) -> Position:
    return after(claiming(SEARCH, 1, way.colour), 1, *way.steps[:-1])


def test_a_claim_is_a_shout_in_the_claimants_colour_that_holds_nobody_up() -> None:
    (claimed,) = played(SEARCH, (1, CallClaim()))
    first, called = claimed.beats
    (shout,) = called.effects
    assert isinstance(shout, Shout)
    assert (shout.text, shout.line) == ("Booo!", PLAYERS[1].name)
    assert shout.colour == SEAT_COLOURS[PLAYERS[1].colour].tint
    assert (first.sound, claimed.waited) == ("booo/claim", 0)
    assert all(beat.aside for beat in claimed.beats)


def test_what_everybody_has_flies_over_the_castle_only_for_a_moment_when_somebody_claims() -> None:
    (claimed,) = played(SEARCH, (1, CallClaim()))
    first, called = claimed.beats
    assert first.lasts <= BRIEF < called.lasts
    assert not any(beat.shows for beat in claimed.beats)  # so all of it goes with the first


def test_every_shout_can_be_read() -> None:
    assert min(contrast(seat.tint, NIGHT) for seat in SEAT_COLOURS.values()) >= 4.5


def test_a_guest_comes_with_the_signs_of_its_room() -> None:
    (came,) = played(dealt(3), (0, TurnOver()))
    lit = next(effect for effect in came.effects if isinstance(effect, Lit))
    assert {id_.split(":")[0] for id_ in lit.ids} == {"arms", "portrait"}
    assert came.sounds == ["guest-comes"]


def test_a_wall_that_stops_the_ghost_shakes_and_the_way_is_seen_for_a_while() -> None:
    begun = after(claiming(SEARCH, 1, WAY.colour), 1, *WAY.steps[:2])
    assert begun.claim is not None
    here = begun.claim.trail[-1]
    near, wall = wall_beside(begun, here.cell)
    if wall is here.colour:
        begun = evolve(
            begun,
            claim=evolve(
                begun.claim,
                trail=tuple(stand._replace(colour=other_than(wall)) for stand in begun.claim.trail),
            ),
        )
    (failed,) = played(begun, (1, Go(near)))
    assert failed.sounds == ["wall-shakes", "claim-failed"]
    first, home, *rest = failed.beats
    assert first.effects == (Strike(ids.GHOST, ids.Cell(*near)), Shake(ids.STOPPED))
    assert home.shows == (ids.GHOST,)
    lingers, gone = rest
    assert (lingers.aside, gone.aside) == (True, True)
    assert lingers.lasts > 1500
    assert gone.shows == ("way/",)
    assert failed.waited <= LITTLE


def test_the_last_steps_to_a_wrong_wall_stay_and_alone_the_whole_way_does() -> None:
    for seats, steps in ((3, 4), (1, 6)):
        position = searching(seats)
        seat = seats // 2
        way = a_way(position, seat)
        start = position if seats == 1 else after(position, seat, CallClaim())
        shown = after(start, seat, NameColour(way.colour), *way.steps[:6])
        assert shown.claim is not None
        here = shown.claim.trail[-1]
        failed = _run_into(shown, seat)
        trail = [mark for mark in seen(failed).marks if str(mark.id).startswith("way/trail:")]
        on_foot = sum(one.cell != other.cell for one, other in pairwise(shown.claim.trail))
        assert len(trail) == min(steps, on_foot)
        assert here.cell != failed.ghost.cell


def _run_into(position: Position, seat: Seat) -> Position:
    """The ghost meets a wall of another colour."""
    assert position.claim is not None
    near, wall = wall_beside(position, position.claim.trail[-1].cell)
    trail = tuple(stand._replace(colour=other_than(wall)) for stand in position.claim.trail)
    position = evolve(position, claim=evolve(position.claim, trail=trail))
    return after(position, seat, Go(near))


def test_a_colour_of_ones_own_wall_tile_is_pointed_at() -> None:
    position = holding(SEARCH, 1, COLOURS[0])
    (failed,) = played(after(position, 1, CallClaim()), (1, NameColour(COLOURS[0])))
    assert [type(effect).__name__ for effect in failed.effects] == ["Lit", "Pop"]
    assert ids.Wall(COLOURS[0]) in spoken_of(failed.beats[-1])
    assert failed.waited <= LITTLE


def test_the_guest_jumps_is_carried_off_and_then_the_count_goes_up() -> None:
    beside, taken = played(showing(), (1, WAY.steps[-1]))
    assert beside.beats == ()
    assert taken.sounds == ["guest-jumps", "guest-taken", "wall-taken", "table/count"]
    guest, panel = ids.Guest(1), ids.Panel(1)
    jump, fetch, carry, wall, points, count = taken.beats
    assert [type(effect) for effect in (*jump.effects, *fetch.effects)] == [Hop, Fly]
    assert carry.shows == (guest,)
    assert wall.shows == (ids.Wall(WAY.last_colour),)
    assert [effect.text for effect in points.effects if isinstance(effect, Rise)] == ["+2"]
    assert not points.shows, "the count is as it was until the points have risen"
    assert panel in count.shows
    assert sum(beat.lasts for beat in taken.beats) <= 2000


def test_whoever_loses_a_wall_tile_sees_it_in_the_count() -> None:
    position = holding(SEARCH, 0, WAY.last_colour)
    shown = after(claiming(position, 1, WAY.colour), 1, *WAY.steps[:-1])
    *_, taken = played(shown, (1, WAY.steps[-1]))
    rises = {effect.over: effect.text for effect in taken.effects if isinstance(effect, Rise)}
    assert rises == {ids.Panel(0): "−1", ids.Panel(1): "+2"}


def test_somebody_alone_sees_the_guest_jump_before_a_shorter_way_is_shown() -> None:
    position = searching(1)
    way = a_way(position)
    there, back = Go(way.trail(position.ghost)[1].cell), Go(position.ghost.cell)
    shown = after(position, 0, NameColour(way.colour), there, back, *way.steps[:-1])
    beside, *shortest, last = played(shown, (0, way.steps[-1]))
    assert beside.sounds == ["step", "guest-jumps"]
    assert not any(telling.beats for telling in (*shortest, last))


def test_a_lost_guest_goes_after_the_way_was_shown() -> None:
    position = after(SEARCH, 0, RaiseHand())
    hand, *way, last = played(position, (1, RaiseHand()))
    assert (hand.sounds, last.sounds) == (["hand-up"], ["guest-lost"])
    assert hand.effects == [Lit((ids.Panel(1),))], "there are no buttons in it"
    assert not any(telling.beats for telling in way)


def test_a_jump_and_a_change_sound_otherwise_than_a_step() -> None:
    sounds = dict[type[Move], str]()
    for seed in range(30):
        position = searching(2, seed)
        way = way_for(position, 0)
        if way is None:
            continue
        position = claiming(position, 0, way.colour)
        for step in way.steps[:-1]:
            (telling,) = played(position, (0, step))
            sounds.setdefault(type(step), telling.sounds[0])
            position = after(position, 0, step)
    assert sounds == {Go: "step", Jump: "jump", ChangeColour: "colour-change"}


def test_steps_that_are_made_in_one_are_one_step() -> None:
    position = claiming(SEARCH, 1, WAY.colour)
    (walked,) = played(position, *((1, step) for step in WAY.steps[:3]))
    assert len(walked.beats) == 1


def test_the_end_of_a_game_has_its_own_sound() -> None:
    position = holding(SEARCH, 1, guests=(9, 10, 11, 12))
    shown = after(claiming(position, 1, WAY.colour), 1, *WAY.steps[:-1])
    *_, taken = played(shown, (1, WAY.steps[-1]))
    assert taken.after.over
    assert taken.sounds[-1] == "game-won"


@pytest.mark.parametrize(
    ("moves", "sound"),
    [
        ([(2, RaiseHand())], "hand-up"),
        ([(2, RaiseHand()), (2, LowerHand())], "hand-down"),
        ([(TABLE, Hint())], "hint"),
        ([(1, CallClaim()), (1, GiveUp()), (TABLE, WaitOver(1))], "wait-ended"),
        ([(1, CallClaim()), (TABLE, RunOut())], "claim-failed"),
        ([(1, CallClaim()), (1, NameColour(WAY.colour))], "colour-named"),
    ],
)
def test_little_things_are_heard(moves: list[tuple[Actor, Move]], sound: str) -> None:
    position = searching(3, hint=5, wait=5)
    *earlier, last = moves
    for actor, move in earlier:
        position = after(position, actor, move)
    (telling,) = played(position, last)
    assert telling.sounds == [sound]
    assert telling.waited <= LITTLE


def test_a_wait_may_end_while_somebody_else_shows_a_way() -> None:
    position = after(searching(3, wait=5), 1, CallClaim(), GiveUp())
    position = after(position, 2, CallClaim())
    (telling,) = played(position, (TABLE, WaitOver(1)))
    assert telling.effects == [Lit((ids.Panel(1),))]


def test_an_interruption_is_no_scene() -> None:
    event = ClaimFailed(1, "interrupted")
    assert _story(showing(), SEARCH, (event,), None).beats == ()
