"""What happened is told beat by beat; the clock is turned by hand here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.beats import (
    LITTLE,
    REST,
    Banner,
    Beat,
    Count,
    Effect,
    Fade,
    Fly,
    Grow,
    Hop,
    Lit,
    Pop,
    Puff,
    Rise,
    Shake,
    Shout,
    Strike,
    Tumble,
    Wash,
)
from halloween_table.contract.pictures import Rect, Words
from halloween_table.contract.places import Mark, OwnKey, Place
from halloween_table.table.hand.own_keys import defaults
from halloween_table.table.scene import z_values
from halloween_table.table.scene.passage import Shown
from halloween_table.table.view import TableView

from ..toys import BACK, CARD, CAT, CHAIR, FACE, FUR, TOYS, click, moved, rect_of

FAR = Rect(1350, 800, 100, 100)
SPOT = Rect(40, 820, 120, 60)


def counting(points: str, arrangement: Arrangement = TOYS) -> Arrangement:
    """With a mark that says how many points there are."""
    mark = Mark("points", SPOT, (Words(points),))
    return evolve(arrangement, marks=(*arrangement.marks, mark))


BEFORE = counting("3")
AFTER = counting("5", moved(TOYS, "cat", FAR))
TOLD = (
    Beat(("cat",), sound="table/leap", lasts=300),
    Beat(effects=(Rise("+2", "cat"),), lasts=400),
    Beat(("points",), sound="table/count", lasts=100),
)


@pytest.fixture
def slow(view: TableView) -> TableView:
    """Nothing moves and nothing ends unless a test says so."""
    view.set_speed(10_000)
    view.show_arrangement(BEFORE, animate=False)
    return view


@pytest.fixture
def cues(slow: TableView) -> list[str]:
    heard: list[str] = []
    slow.table.cued.connect(lambda cue: heard.append(cue) if cue else None)
    return heard


def turn(view: TableView, part: float) -> None:
    clock = view.table.motion._clock
    clock.setCurrentTime(round(clock.duration() * part))


def points(view: TableView) -> str:
    (words,) = view.table._grounds["mark/points"].picture
    assert isinstance(words, Words)
    return words.text


def seen(view: TableView) -> int:
    """How many pictures are on the table."""
    return len(view.table.items())


def test_a_count_goes_up_when_its_beat_has_come(slow: TableView, cues: list[str]) -> None:
    slow.show_arrangement(AFTER, beats=TOLD)
    assert (rect_of(slow, "cat"), points(slow), cues) == (CAT.rect, "3", ["table/leap"])
    turn(slow, 1)
    assert (rect_of(slow, "cat"), points(slow)) == (FAR, "3")
    turn(slow, 1)
    assert (points(slow), cues) == ("5", ["table/leap", "table/count"])
    turn(slow, 1)
    assert not slow.table.motion.running
    assert not slow.underway


GO_ON = Place("go on", Rect(600, 900, 200, 60), "Go on", (Words("Go on"),), button=True)
SHORT = (Beat(("cat",), lasts=LITTLE),)


def offering(arrangement: Arrangement, *places: Place) -> Arrangement:
    return evolve(arrangement, places=(*arrangement.places, *places))


def is_seen(view: TableView, place: Place) -> bool:
    item = view.table._grounds.get(f"place/{place.id}")
    return item is not None and item.picture[: len(place.picture)] == place.picture


def test_what_can_be_done_next_is_seen_when_a_long_scene_is_over(slow: TableView) -> None:
    slow.show_arrangement(offering(AFTER, GO_ON), beats=TOLD)
    for _ in TOLD:
        assert not is_seen(slow, GO_ON)
        turn(slow, 1)
    assert not slow.underway
    assert is_seen(slow, GO_ON)


def test_a_press_that_ends_the_scene_shows_what_can_be_done(slow: TableView) -> None:
    slow.show_arrangement(offering(AFTER, GO_ON), beats=TOLD)
    click(slow, FAR)
    assert is_seen(slow, GO_ON)


def test_a_button_that_is_there_as_before_stays_and_one_that_changes_goes(slow: TableView) -> None:
    other = evolve(GO_ON, id="other")
    slow.show_arrangement(offering(BEFORE, GO_ON, other), animate=False)
    changed = evolve(other, picture=(Words("Stop"),))
    slow.show_arrangement(offering(AFTER, GO_ON, changed), beats=TOLD)
    assert is_seen(slow, GO_ON)
    assert not is_seen(slow, other)
    assert not is_seen(slow, changed)


def test_a_part_of_the_board_looks_as_before_until_the_scene_is_over(slow: TableView) -> None:
    part = evolve(GO_ON, group="board", button=False)
    lit = evolve(part, picture=(Words("now"),), button=True)
    slow.show_arrangement(offering(BEFORE, part), animate=False)
    slow.show_arrangement(offering(AFTER, lit), beats=TOLD)
    assert is_seen(slow, part)
    slow.finish()
    assert is_seen(slow, lit)


def test_after_what_holds_nobody_up_it_is_seen_at_once(slow: TableView) -> None:
    slow.show_arrangement(offering(AFTER, GO_ON), beats=SHORT)
    assert is_seen(slow, GO_ON)
    slow.show_arrangement(BEFORE, animate=False)
    aside = (*SHORT, Beat(lasts=2000, aside=True))
    slow.show_arrangement(offering(AFTER, GO_ON), beats=aside)
    assert is_seen(slow, GO_ON)


def test_it_is_seen_while_something_lingers_that_nobody_waits_for(slow: TableView) -> None:
    lingers = (*TOLD, Beat(lasts=2000, aside=True), Beat(("points",), lasts=0, aside=True))
    slow.show_arrangement(offering(AFTER, GO_ON), beats=lingers)
    for _ in TOLD:
        assert not is_seen(slow, GO_ON)
        turn(slow, 1)
    assert is_seen(slow, GO_ON)


def test_each_beat_takes_its_time(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=TOLD)
    durations = []
    while slow.table.motion.running:
        durations.append(slow.table.motion._clock.duration() // 10_000)
        turn(slow, 1)
    assert durations == [300, 400, 100]


def test_a_longer_beat_begins_at_its_beginning(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=(Beat(lasts=100), Beat(("cat",), lasts=400)))
    turn(slow, 1)
    assert rect_of(slow, "cat") == CAT.rect


def test_what_no_beat_speaks_of_goes_with_the_first(slow: TableView) -> None:
    slow.show_arrangement(counting("5", moved(TOYS, "cat", FAR)), beats=(Beat(), Beat(("points",))))
    turn(slow, 1)
    assert rect_of(slow, "cat") == FAR
    assert points(slow) == "5"


def test_what_is_gone_stays_until_its_beat(slow: TableView) -> None:
    gone = evolve(BEFORE, pieces=tuple(piece for piece in BEFORE.pieces if piece.id != "cat"))
    slow.show_arrangement(gone, beats=(Beat(), Beat(("cat",))))
    assert slow.table.piece_item("cat") is not None
    turn(slow, 1)
    assert slow.table.piece_item("cat") is None


def test_what_is_new_comes_with_its_beat_and_nobody_stumbles_over_it(slow: TableView) -> None:
    new = evolve(CAT, id="kitten", rect=FAR)
    slow.show_arrangement(
        evolve(BEFORE, pieces=(*BEFORE.pieces, new)), beats=(Beat(), Beat(("kitten",)))
    )
    assert slow.table.piece_item("kitten") is None
    assert slow.table.piece_at(slow.table.sceneRect().center()) is None
    turn(slow, 1)
    assert slow.table.piece_item("kitten") is not None


def test_a_word_stands_for_all_that_begin_with_it_and_the_first_beat_counts(
    slow: TableView,
) -> None:
    blocks = [piece for piece in TOYS.pieces if piece.id.startswith("block:")]
    after = BEFORE
    for at, block in enumerate(blocks):
        after = moved(after, block.id, Rect(100 * at, 700, 90, 90))
    first = blocks[0].id
    slow.show_arrangement(after, beats=(Beat(), Beat((first,)), Beat(("block:",))))
    lying = [rect_of(slow, block.id) for block in blocks]
    assert lying == [block.rect for block in blocks]
    turn(slow, 1)
    turn(slow, 1)
    assert rect_of(slow, first) == Rect(0, 700, 90, 90)
    assert rect_of(slow, blocks[1].id) == blocks[1].rect
    slow.finish()
    assert rect_of(slow, blocks[1].id) == Rect(100, 700, 90, 90)


def test_what_no_beat_speaks_of_waits_for_the_one_that_shows_the_rest(slow: TableView) -> None:
    blocks = [piece for piece in TOYS.pieces if piece.id.startswith("block:")]
    after = moved(counting("5", moved(TOYS, "cat", FAR)), blocks[0].id, Rect(0, 700, 90, 90))
    slow.show_arrangement(after, beats=(Beat(("cat",)), Beat((REST,)), Beat(("points",))))
    turn(slow, 1)
    assert (rect_of(slow, "cat"), rect_of(slow, blocks[0].id)) == (FAR, blocks[0].rect)
    turn(slow, 1)
    assert rect_of(slow, blocks[0].id) == Rect(0, 700, 90, 90)
    assert points(slow) == "5", "the last beat has begun"


def test_the_rest_does_not_take_what_a_later_beat_shows(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=(Beat((REST,)), Beat(), Beat(("points",))))
    turn(slow, 1)
    assert (rect_of(slow, "cat"), points(slow)) == (FAR, "3")
    turn(slow, 1)
    assert points(slow) == "5"


def test_a_piece_makes_room_and_looks_as_it_did_until_its_beat(slow: TableView) -> None:
    there = Rect(600, 820, 90, 126)
    pieces = tuple(
        evolve(piece, rect=there, picture=BACK) if piece.id == CARD.id else piece
        for piece in BEFORE.pieces
    )
    beats = (Beat(moves=(CARD.id,)), Beat((CARD.id,)))
    slow.show_arrangement(evolve(BEFORE, pieces=pieces), beats=beats)
    item = slow.table.piece_item(CARD.id)
    assert item is not None
    turn(slow, 1)
    assert (item.rect, item.picture) == (there, CARD.picture)
    slow.finish()
    assert (item.rect, item.picture) == (there, BACK)


def test_an_effect_is_seen_where_a_mark_still_is(slow: TableView) -> None:
    """It waits for a later beat."""
    mark = Mark("points", FAR, (Words("5"),))
    after = evolve(BEFORE, marks=(*TOYS.marks, mark))
    slow.show_arrangement(after, beats=(Beat(), Beat(("points",))))
    assert slow.table.seen_at("points") == SPOT
    turn(slow, 1)
    assert slow.table.seen_at("points") == FAR


def test_a_press_on_a_long_scene_only_ends_it(slow: TableView) -> None:
    chosen: list[object] = []
    slow.chosen.connect(chosen.append)
    slow.show_arrangement(AFTER, beats=TOLD)
    assert sum(beat.lasts for beat in TOLD) > LITTLE
    assert slow.underway
    click(slow, CHAIR)
    assert not slow.underway
    assert (rect_of(slow, "cat"), points(slow)) == (FAR, "5")
    assert chosen == []


def test_whoever_follows_is_told_again_when_a_long_scene_is_over(slow: TableView) -> None:
    told: list[bool] = []
    slow.shown.connect(lambda _: told.append(slow.underway))
    slow.show_arrangement(AFTER, beats=TOLD)
    slow.finish()
    assert told == [True, False]


def test_a_short_one_holds_nobody_up(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=TOLD[:1])
    assert not slow.underway
    assert slow.table.motion.running


ASIDE = Beat(effects=(Shout("Booo!", "cat"),), lasts=5000, aside=True)


def test_what_is_told_aside_holds_nobody_up_however_long_it_is(slow: TableView) -> None:
    settled: list[bool] = []
    slow.show_arrangement(AFTER, beats=(*TOLD[:1], ASIDE))
    slow.when_settled(lambda: settled.append(slow.table.motion.running))
    assert slow.table.motion.running
    assert settled == []
    turn(slow, 1)
    assert not slow.underway
    assert settled == [False], "everything counts as lying where it belongs"
    with_the_word = seen(slow)
    click(slow, CHAIR)
    assert seen(slow) == with_the_word - 1
    assert slow.table.motion._clock.state() == slow.table.motion._clock.State.Stopped


def test_what_is_shown_after_an_aside_changes_then(slow: TableView) -> None:
    late = (Beat(), Beat(lasts=3000, aside=True), Beat(("points",), lasts=0, aside=True))
    slow.show_arrangement(AFTER, beats=late)
    turn(slow, 1)
    assert points(slow) == "3"
    turn(slow, 1)
    assert points(slow) == "5"
    slow.show_arrangement(BEFORE, animate=False)
    slow.show_arrangement(AFTER, beats=late)
    turn(slow, 1)
    slow.finish()
    assert points(slow) == "5"


def test_a_beat_begins_at_its_beginning(slow: TableView) -> None:
    """Whatever the clock showed before."""
    slow.show_arrangement(AFTER, beats=(Beat((), lasts=400), Beat(("cat",), lasts=900)))
    turn(slow, 1)
    assert rect_of(slow, "cat") == CAT.rect
    turn(slow, 0.4)
    slow.show_arrangement(counting("7"))
    slow.show_arrangement(AFTER, beats=TOLD)
    assert rect_of(slow, "cat") == CAT.rect


def test_with_motion_off_nothing_is_told_but_its_first_sound(
    slow: TableView, cues: list[str]
) -> None:
    slow.set_speed(0)
    slow.show_arrangement(AFTER, beats=TOLD)
    assert not slow.underway
    assert (rect_of(slow, "cat"), points(slow), cues) == (FAR, "5", ["table/leap"])


def test_another_arrangement_ends_the_telling(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=TOLD)
    slow.show_arrangement(counting("7"))
    assert points(slow) == "7"
    slow.finish()
    assert rect_of(slow, "cat") == CAT.rect


def test_beats_on_the_way_are_told_and_nothing_is_held_after_them(slow: TableView) -> None:
    slow.show_arrangement(BEFORE, on_the_way=[Shown(lambda: AFTER, TOLD)])
    for _ in TOLD:
        turn(slow, 1)
    assert points(slow) == "5"
    assert slow._passage._hold.interval() == 0


def everything() -> Iterator[Effect]:
    yield Lit(("cat", "chair", "nobody"))
    yield Rise("+2", "cat")
    yield Fly(FUR, "cat", "chair")
    yield Puff("cat")
    yield Shake("cat")
    yield Hop("cat")
    yield Pop("cat")
    yield Grow("cat", FACE)
    yield Strike("cat", "chair")
    yield Tumble("cat", (BACK, FACE, BACK))
    yield Count(("1", "4", "9"), "chair")
    yield Banner("Booo!", "A line", FUR)
    yield Shout("Booo!", "cat", "Ada", FUR)
    yield Shout("Booo!", "nobody")
    yield Shake("points")
    yield Fade("cat")
    yield Wash("chair")


@pytest.mark.parametrize("effect", list(everything()), ids=lambda effect: type(effect).__name__)
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_an_effect_leaves_no_trace(slow: TableView, effect: Effect, part: float) -> None:
    before = seen(slow)
    still = slow.grab().toImage()
    slow.show_arrangement(BEFORE, beats=(Beat(effects=(effect,), lasts=500),))
    turn(slow, part)
    assert slow.grab().toImage() != still, "something is seen"
    slow.finish()
    assert rect_of(slow, "cat") == CAT.rect
    assert seen(slow) == before
    assert slow.grab().toImage() == still


@pytest.mark.parametrize(
    "effect",
    [Rise("+2", "nobody"), Fly(FUR, "cat", "nobody"), Puff("nobody"), Hop("nobody")],
    ids=str,
)
def test_what_is_not_there_does_no_harm(slow: TableView, effect: Effect) -> None:
    before = seen(slow)
    slow.show_arrangement(BEFORE, beats=(Beat(effects=(effect,)), Beat()))
    turn(slow, 0.5)
    slow.finish()
    assert seen(slow) == before


def test_what_grows_or_fades_is_not_seen_on_its_way(slow: TableView) -> None:
    for effect in (Grow("cat"), Fade("cat")):
        slow.show_arrangement(BEFORE, animate=False)
        slow.show_arrangement(AFTER, beats=(Beat(("cat",), (effect,), lasts=500),))
        turn(slow, 0.5)
        rect = rect_of(slow, "cat")
        here, there = CAT.rect, FAR
        assert (rect.x < there.x - 1) is isinstance(effect, Fade), "it is here or there"
        assert (rect == here) is isinstance(effect, Fade)
        turn(slow, 1)
        assert rect_of(slow, "cat") == FAR
        item = slow.table.piece_item("cat")
        assert item is not None
        assert (item._item.opacity(), item.z) == (1.0, z_values.PIECE + CAT.order)


def test_nothing_is_said_to_be_over_that_is_still_told(slow: TableView) -> None:
    slow.show_arrangement(BEFORE, on_the_way=[Shown(lambda: AFTER, TOLD)])
    assert slow.telling
    slow.finish()
    assert not slow.telling


def test_a_piece_comes_over_what_lies_on_its_way(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=(Beat(("cat",), lasts=500, via="chair"),))
    turn(slow, 0.5)
    rect = rect_of(slow, "cat")
    middle = rect.x + rect.w / 2, rect.y + rect.h / 2
    assert middle == (CHAIR.x + CHAIR.w / 2, CHAIR.y + CHAIR.h / 2)
    turn(slow, 1)
    assert rect_of(slow, "cat") == FAR


def test_a_card_turns_over_with_its_beat(slow: TableView) -> None:
    pieces = tuple(
        evolve(piece, picture=BACK, name="Hidden card") if piece.id == CARD.id else piece
        for piece in BEFORE.pieces
    )
    slow.show_arrangement(evolve(BEFORE, pieces=pieces), beats=(Beat(), Beat((CARD.id,))))
    item = slow.table.piece_item(CARD.id)
    assert item is not None
    assert item.picture == CARD.picture
    turn(slow, 1)
    turn(slow, 0.7)
    assert item.picture == BACK


def test_what_somebody_held_up_is_turned_over_at_once_though_its_beat_is_to_come(
    slow: TableView,
) -> None:
    """Nobody holds it any more: while others are told of something it would be seen by everybody."""
    own = OwnKey(0, "claim", Rect(0, 0, 0.1, 0.1))
    up = evolve(
        BEFORE,
        places=tuple(
            evolve(place, own_key=own) if place.id == CARD.place else place
            for place in BEFORE.places
        ),
    )
    down = evolve(
        counting("5", moved(up, "cat", FAR)),
        places=tuple(evolve(place, face_down=place.id == CARD.place) for place in up.places),
        pieces=tuple(
            evolve(piece, picture=BACK) if piece.id == CARD.id else piece for piece in up.pieces
        ),
    )
    slow.set_seat_keys(defaults())
    slow.show_arrangement(up, animate=False)
    item = slow.table.piece_item(CARD.id)
    assert item is not None
    assert item.picture == FACE
    slow.show_arrangement(down, beats=(Beat(("cat",)), Beat((REST,))))
    assert item.picture == BACK


@pytest.mark.parametrize("effect", [Fade("cat"), Hop("cat"), Tumble("cat", (BACK, FACE))], ids=str)
@pytest.mark.parametrize("animate", [False, True])
@pytest.mark.parametrize("goes", [False, True])
def test_whatever_ends_an_effect_the_piece_is_as_it_was(
    slow: TableView, effect: Effect, animate: bool, goes: bool
) -> None:
    """The language changes, or a move is taken back: nobody waits for its end."""
    told = AFTER if goes else BEFORE
    slow.show_arrangement(told, beats=(Beat(("cat",), (effect,), lasts=500),))
    turn(slow, 0.8)
    slow.show_arrangement(BEFORE, animate)
    slow.finish()
    item = slow.table.piece_item("cat")
    assert item is not None
    assert (item.rect, item._item.opacity()) == (CAT.rect, 1.0)
    assert item.z == z_values.PIECE + CAT.order


def test_a_mark_that_trembled_is_where_the_next_table_has_it(slow: TableView) -> None:
    slow.show_arrangement(BEFORE, beats=(Beat(effects=(Shake("points"),), lasts=500),))
    turn(slow, 0.5)
    elsewhere = Mark("points", FAR, (Words("5"),))
    slow.show_arrangement(evolve(BEFORE, marks=(*TOYS.marks, elsewhere)), animate=False)
    assert slow.table._grounds["mark/points"].rect == FAR


def test_an_aside_may_have_something_come_later_on_a_board_that_is_looked_at_closely(
    slow: TableView,
) -> None:
    slow.camera.zoom_by(2, slow.viewport().rect().center())
    assert slow.table.zoomed
    new = evolve(CAT, id="kitten", rect=Rect(180, 180, 40, 40))
    later = (Beat(), Beat(lasts=900, aside=True), Beat(("kitten",), lasts=90, aside=True))
    slow.show_arrangement(evolve(BEFORE, pieces=(*BEFORE.pieces, new)), beats=later)
    turn(slow, 1)
    assert slow.table.piece_item("kitten") is None
    turn(slow, 1)
    assert slow.table.piece_item("kitten") is not None


@pytest.mark.parametrize(
    "effect", [Shake("cat"), Hop("cat"), Pop("cat"), Strike("cat", "chair")], ids=str
)
def test_what_does_something_where_it_belongs_is_there(slow: TableView, effect: Effect) -> None:
    """The same beat may bring it there: it is not left behind where it was."""
    slow.show_arrangement(AFTER, beats=(Beat(("cat",), (effect,), lasts=300),))
    turn(slow, 0.5)
    turn(slow, 1)
    item = slow.table.piece_item("cat")
    assert item is not None
    assert (item.rect, item.z) == (FAR, z_values.PIECE + CAT.order)


def test_what_waits_for_a_later_beat_does_something_where_it_was(slow: TableView) -> None:
    slow.show_arrangement(AFTER, beats=(Beat(effects=(Hop("cat"),)), Beat(("cat",))))
    turn(slow, 0.25)
    assert rect_of(slow, "cat").x == CAT.rect.x
    slow.finish()
    assert rect_of(slow, "cat") == FAR


def test_what_waits_lies_over_the_same_things_as_before(slow: TableView) -> None:
    """Marks that come below it do not bring what it lay on over it."""
    ground, text = Mark("ground", SPOT, (Words("="),)), Mark("text", SPOT, (Words("3"),))
    new = [Mark(f"new{number}", FAR, (Words("x"),)) for number in range(3)]
    slow.show_arrangement(evolve(TOYS, marks=(ground, text)), animate=False)
    slow.show_arrangement(evolve(TOYS, marks=(*new, ground)), beats=(Beat(), Beat(("text",))))
    over, under = (slow.table._grounds[f"mark/{id_}"].z for id_ in ("text", "ground"))
    assert over > under
