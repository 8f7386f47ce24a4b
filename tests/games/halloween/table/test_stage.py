"""How what happens in Halloween is told: in order, of what is there, and not for too long."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from attrs import evolve

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.beats import (
    LITTLE,
    REST,
    Banner,
    Beat,
    Effect,
    Fade,
    Fly,
    Grow,
    Lit,
    Rise,
    Shake,
    Story,
    Strike,
    Tumble,
    Wash,
)
from halloween_table.engine.game import OPEN, Event, Seat, Step, seat_of
from halloween_table.games.halloween.rules.events import (
    BluesCame,
    CardClaimed,
    CardsCounted,
    DiceRolled,
    EndTriggered,
    FightEnded,
    PointsGained,
    PowerUsed,
    Upgraded,
)
from halloween_table.games.halloween.rules.position import Mode, Options, Position
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.arrangement import HalloweenArranger
from halloween_table.games.halloween.table.stage.stage import HalloweenStage
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.voice import HalloweenVoice
from halloween_table.sitting.moments import moment_after, seen_with

from ..doing import play, step, with_dice
from ..drawing import lord, town
from ..rules.test_properties import LONG_PARTS, PARTS, Start, also_long, played
from ..wandering import GAME
from .test_arrangement import PLAYERS

WORDS, VOICE = TableWords(), HalloweenVoice()
STAGE = HalloweenStage(VOICE, WORDS)
ON_BOARDS = ids.Action | ids.Lord | ids.Reserve | ids.Section | ids.Slot | ids.Tokens
"""Places where a lord's things lie."""
LONGEST = 2000
"""Milliseconds that a fight may take, from its beginning to its end."""

some_games = also_long(PARTS[::7], LONG_PARTS)


@pytest.fixture(scope="module")
def arranger() -> HalloweenArranger:
    return HalloweenArranger(GAME, VOICE, WORDS)


def story(
    before: Position, after: Position, events: tuple[Event, ...], eyes: Seat | None
) -> Story[Position]:
    seen = (seen_with(event, eyes) for event in events)
    views = (GAME.view(position, seat_of(eyes)) for position in (before, after))
    known = tuple(event for event in seen if event is not None)
    return Story(*views, known, eyes, PLAYERS[: len(before.lords)])


def stories(
    before: Position, done: Step[Position], eyes: Seat | None = None
) -> Iterator[Story[Position]]:
    """What a move passes through, and what it comes to."""
    for position, events in moment_after(GAME, before, done).parts():
        yield story(before, position, events, eyes)
        before = position


def told(position: Position, *said: str) -> list[Beat]:
    """The beats of the last of these, after all the others."""
    *first, last = said
    before = play(position, *first) if first else position
    return [*chain(*map(STAGE.beats, stories(before, step(before, last))))]


def effects(beats: list[Beat]) -> list[Effect]:
    return [effect for beat in beats for effect in beat.effects]


def shown_in(beats: list[Beat], id_: str) -> int:
    """Which of them shows that."""
    return next(at for at, beat in enumerate(beats) if id_ in beat.shows)


def names_in(beats: list[Beat]) -> set[str]:
    """Every id that these speak of."""
    found = {id_ for beat in beats for id_ in (*beat.shows, beat.via) if id_}
    for effect in effects(beats):
        match effect:
            case Lit(those):
                found.update(those)
            case Fly(start=start, end=end):
                found |= {start, end}
            case Strike(id=id_, at=at):
                found |= {id_, at}
            case Banner():
                pass
            case _:
                found.add(getattr(effect, "over", "") or getattr(effect, "at", "") or effect.id)
    return found


def ids_on(*tables: Arrangement) -> set[str]:
    return {
        thing.id
        for table in tables
        for things in (table.places, table.pieces, table.marks)
        for thing in things
    }


def arranged(arranger: HalloweenArranger, view: Position, eyes: Seat | None = None) -> Arrangement:
    return arranger.arrange(view, eyes, PLAYERS[: len(view.lords)], ROOM)


@some_games
def test_beats_speak_of_what_is_on_the_table(arranger: HalloweenArranger, start: Start) -> None:
    for moment in played(start):
        for told in stories(moment.position, moment.step):
            beats = [*STAGE.beats(told)]
            if not beats:
                continue
            there = ids_on(
                arranged(arranger, told.before, told.before.decider),  # with their buttons
                arranged(arranger, told.after),
            )
            for name in names_in(beats):
                if name.endswith((":", "/")):
                    found = any(id_.startswith(name) for id_ in there)
                    # A lord may have no token of a colour that is paid in the same breath.
                    assert found or name.startswith("token:"), (name, told.events)
                else:
                    assert name in there or name == REST, (name, told.events)


@some_games
def test_while_somebody_s_doing_is_told_no_lord_s_things_lie_on_the_board_of_another(
    arranger: HalloweenArranger, start: Start
) -> None:
    """Whoever claims a card is rewarded on the board of somebody else, who decides next: the boards
    change places when all is told."""
    for moment in played(start):
        for told in stories(moment.position, moment.step):
            beats = STAGE.beats(told)
            if not beats or told.before.decider == told.after.decider:
                continue
            *earlier, last = beats
            assert last.shows == (REST,)
            shown = {name for beat in earlier for name in beat.shows}
            begun = tuple(name for name in shown if name.endswith((":", "/")))
            for piece in arranged(arranger, told.after).pieces:
                if piece.id in shown or (begun and piece.id.startswith(begun)):
                    assert not isinstance(piece.place, ON_BOARDS), (piece.id, told.events)


@some_games
def test_everybody_is_told_the_same_and_so_are_those_who_missed_several_moves(
    start: Start,
) -> None:
    moments = played(start)
    for eyes in (None, OPEN, 0, 1):
        for first in range(0, len(moments), 7):
            batch = moments[first : first + 7]
            events = tuple(chain(*(moment.step.events for moment in batch)))
            whole = story(batch[0].position, batch[-1].step.position, events, eyes)
            beats = STAGE.beats(whole)
            assert all(beat.lasts >= 0 for beat in beats)
        for moment in moments[::5]:
            at_each = map(but_buttons, stories(moment.position, moment.step, eyes))
            assert [*at_each] == [*map(but_buttons, stories(moment.position, moment.step))]


def but_buttons(told: Story[Position]) -> list[Beat]:
    """Its beats without the buttons, which are there for nobody but whoever decides."""
    buttons = {ids.YES, ids.BACK, ids.POINTS}
    return [
        evolve(beat, shows=tuple(id_ for id_ in beat.shows if id_ not in buttons))
        for beat in STAGE.beats(told)
    ]


@some_games
def test_ordinary_moves_hold_nobody_up(start: Start) -> None:
    scenes = (DiceRolled, FightEnded, CardClaimed, PowerUsed, EndTriggered, CardsCounted, BluesCame)
    longer = (Upgraded, PointsGained)
    for moment in played(start):
        lasts = sum(
            beat.lasts
            for each in stories(moment.position, moment.step)
            for beat in STAGE.beats(each)
        )
        if not any(isinstance(event, scenes) for event in moment.step.events):
            events = moment.step.events
            more = len(events) > 2 and any(isinstance(event, longer) for event in events)
            assert lasts <= (2 if more else 1) * LITTLE, events


# ---- what is told how -------------------------------------------------------------------------------


def test_dice_tumble_and_land_and_the_higher_one_strikes_before_anything_comes_of_it() -> None:
    position = with_dice(play(town("School: bg"), "act 1 fight"), "b4 g3")
    beats = told(position, "fight blue green School")
    assert sum(beat.lasts for beat in beats) <= LONGEST
    tumbling = [effect for effect in effects(beats) if isinstance(effect, Tumble)]
    assert [effect.id for effect in tumbling] == [ids.Die(0), ids.Die(-1)]
    assert all(len(set(effect.pictures)) > 2 for effect in tumbling)
    (foe,) = (ghost for ghost in range(5, 10) if position.ghosts[ghost] >= 0)
    strikes = [effect for effect in effects(beats) if isinstance(effect, Strike)]
    assert strikes[0] == Strike(ids.Die(0), ids.Die(-1))
    assert strikes[1].at == ids.Ghost(foe)
    sounds = [beat.sound.removeprefix("halloween/") for beat in beats if beat.sound]
    assert sounds == [
        "fight-begins", "dice-tumble", "dice-land", "strike", "fight-won", "token"
    ]  # fmt: skip
    assert shown_in(beats, "roll") < shown_in(beats, ids.Ghost(foe)) < len(beats) - 2
    assert ids.TokenCount(2) in beats[-2].shows
    assert beats[-1].shows == (ids.STEP,), "what can be done next comes when all is told"


def test_a_fight_that_is_lost_looks_otherwise() -> None:
    position = with_dice(play(town("School: bg"), "act 1 fight"), "b2 g3")
    beats = told(position, "fight blue green School")
    strikes = [effect for effect in effects(beats) if isinstance(effect, Strike)]
    assert strikes == [Strike(ids.Die(-1), ids.Die(0))]
    outcome = next(beat for beat in beats if any(isinstance(it, Shake) for it in beat.effects))
    assert {"roll", ids.ATTACKER, ids.ATTACKED} <= {*outcome.shows}
    assert outcome.sound == "halloween/fight-lost"
    assert beats[-1].shows == (ids.STEP,)


def test_of_a_tie_no_die_is_the_higher_one() -> None:
    position = with_dice(play(town("School: bg"), "act 1 fight"), "b3 g3")
    beats = told(position, "fight blue green School")
    assert not any(isinstance(effect, Strike) for effect in effects(beats))
    assert Shake(ids.Die(0)) in effects(beats)


def test_only_the_die_that_is_rolled_again_tumbles() -> None:
    position = town("School: bg", lord(bonuses="reroll"))
    position = with_dice(play(position, "act 1 fight"), "b1 g6")
    position = with_dice(play(position, "fight blue green School"), "b4")
    tumbling = [it for it in effects(told(position, "use 1")) if isinstance(it, Tumble)]
    assert [effect.id for effect in tumbling] == [ids.Die(0)]


def test_points_rise_from_the_pumpkin_before_they_are_counted() -> None:
    beats = told(town("School: bb"), "act 1 haunt", "haunt School blue")
    pumpkin = ids.pumpkin(0, 0, common=False)
    assert beats[0].shows == (pumpkin,)
    (rise,) = (effect for effect in effects(beats) if isinstance(effect, Rise))
    assert (rise.text, rise.over) == ("+2", pumpkin)
    assert ids.Sum(0) in beats[-1].shows
    assert not any(ids.Sum(0) in beat.shows for beat in beats[:-1])


def test_an_upgrade_grows_out_of_the_old_ghost() -> None:
    beats = told(town("School: bb"), "act 1 upgrade", "upgrade blue School")
    gone, grown = (
        next(it for it in effects(beats) if isinstance(it, kind)) for kind in (Fade, Grow)
    )
    assert (ids.Ghost(gone.id.ghost), ids.Ghost(grown.id.ghost)) == (gone.id, grown.id)
    assert gone.id.ghost < 5 <= grown.id.ghost < 10


def test_a_claimed_card_takes_on_its_owners_colour() -> None:
    position = town("School: bb", lord(tokens="bgy"), in_use=(12,))
    beats = told(position, "claim 12")
    assert Wash(ids.Card(12), "#e0474c") in effects(beats)
    assert len([it for it in effects(beats) if isinstance(it, Fly)]) == 3


def test_the_last_round_is_announced() -> None:
    position = town("School: bb", lord(pumpkins="Church:b Cinema:b Hospital:b Police:b TownHall:b"))
    beats = told(position, "act 1 haunt", "haunt School blue")
    (ribbon,) = (effect for effect in effects(beats) if isinstance(effect, Banner))
    assert ribbon.title == WORDS.tray.last_round()
    assert "Ada" in ribbon.line


def test_in_master_a_fight_has_no_dice() -> None:
    position = GAME.setup(Options(mode=Mode.MASTER), 2, 1)
    for before in (moment for start in [Start("master 2", 99)] for moment in played(start)):
        ended = [it for it in before.step.events if isinstance(it, FightEnded)]
        if ended:
            beats = [*chain(*map(STAGE.beats, stories(before.position, before.step)))]
            assert any(isinstance(effect, Strike) for effect in effects(beats))
            assert not any(isinstance(effect, Tumble) for effect in effects(beats))
            assert sum(beat.lasts for beat in beats) <= 2 * LITTLE
            return
    assert position is None, "nobody has fought"
