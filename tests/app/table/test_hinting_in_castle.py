"""Hints in Booo!: first the colour, then what the way leads through, then all of it; for whoever is alone
with it, and never for one of several people who race."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.thinking import Thinking
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.game import TABLE
from halloween_table.engine.job import Task, done
from halloween_table.engine.record import Played
from halloween_table.games.booo.rules.castle import Cell, is_room
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    GiveUp,
    Go,
    Hint,
    LowerHand,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Options, Phase, Position, Share
from halloween_table.games.booo.table import ids
from halloween_table.games.booo.words.voice import BoooVoice
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from halloween_table.table.look import looks
from halloween_table.table.view import TableView
from tests.games.booo.doing import a_way, searching, way_for
from tests.sitting.tower import Watch, wait

from ..fitting import settle
from ..playing import kept
from ..seeking import (
    SEED,
    SIX,
    be_ready,
    claim,
    name_colour,
    press,
    search_in_castle,
    show,
    status,
    take_guest,
    turn_over,
    type_key,
)

ADA = 0
ALONE = "Several people race here: a hint would help all of them, so there is none."


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked answers at once, in the window's own process."""

    def ask(
        self: Thinking,
        task: Task[Any],
        answered: Callable[[Any], None],
        told: Any = None,
        failed: Any = None,
    ) -> None:
        answered(done(task()))

    monkeypatch.setattr(Thinking, "ask", ask)


@pytest.fixture
def watch() -> Watch:
    return Watch()


def practise(window: MainWindow, watch: Watch, seed: int = SEED, **options: Any) -> TablePage:
    return search_in_castle(window, 1, seed=seed, watch=watch, **options)


def against_a_computer(
    window: MainWindow, watch: Watch, *, hints: bool = True, **options: Any
) -> TablePage:
    players = (SIX[ADA], evolve(SIX[1], mind="easy"))
    sitting = Sitting.begin(
        window.room.kit("booo"),
        window._store,
        players,
        Options(first=ADA, **options),
        SEED,
        "open",
        now=watch,
        hints=hints,
    )
    window.sit_down(sitting)
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, TablePage)
    be_ready(page)
    turn_over(page)
    return page


def hint(page: TablePage) -> str:
    type_key(page, Qt.Key.Key_F10)
    settle()
    return said(page)


def said(page: TablePage) -> str:
    return "" if page._notice.isHidden() else page._notice._label.text().splitlines()[0]


def marks(page: TablePage) -> list[str]:
    drawn = page.view.table.arrangement.marks
    return [mark.id.removeprefix("hint:") for mark in drawn if mark.id.startswith("hint:")]


def frames(page: TablePage) -> set[str]:
    drawn = page.view.table.arrangement.marks
    return {mark.id.removeprefix("hint:") for mark in drawn if mark.picture == looks.HINT}


def steps_drawn(page: TablePage) -> int:
    return sum(mark.startswith("way/trail:") for mark in marks(page))


def asked(page: TablePage) -> tuple[int, ...]:
    return page.source.history.record.hints.asked


# ---- the three of them ------------------------------------------------------------------------------


def test_first_the_colour_then_the_rooms_then_the_way(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    position = page.source.position
    way = a_way(position)
    said = hint(page)
    assert said.startswith("A path starts with this colour: ")
    assert said.lower().rstrip(".").endswith(str(way.colour))
    assert frames(page) == {ids.Colour(way.colour)}
    assert steps_drawn(page) == 0

    told = hint(page)
    rooms = {
        ids.Cell(*stand.cell)
        for stand in way.trail(position.ghost)[1:-1]
        if is_room(stand.cell) and stand.cell != position.ghost.cell
    }
    assert ("rooms" in told) is bool(rooms)
    if rooms:
        assert frames(page) == rooms
    assert steps_drawn(page) == 0

    assert hint(page).startswith(f"The path has {len(way)} steps")
    assert steps_drawn(page) == len(way)
    assert asked(page) == (3,)
    hint(page)
    assert asked(page) == (3,), "what was said already is not counted again"


def rooms_on_the_way(position: Position) -> list[Cell]:
    """Between ghost and guest, each once."""
    way = way_for(position, ADA)
    cells = [] if way is None else [stand.cell for stand in way.trail(position.ghost)]
    return [
        cell
        for cell in dict.fromkeys(cells[1:-1])
        if is_room(cell) and cell not in (cells[0], cells[-1])
    ]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader says, apart from how to hear more."""
    heard: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda _, said: heard.append(said.splitlines()[0]))
    return heard


def test_whoever_does_not_see_the_frames_hears_where_the_way_leads(
    window: MainWindow, watch: Watch, heard: list[str]
) -> None:
    seed = next(seed for seed in range(SEED, SEED + 60) if rooms_on_the_way(searching(1, seed)))
    page, voice = practise(window, watch, seed=seed), BoooVoice()
    position = page.source.position
    trail = a_way(position).trail(position.ghost)
    told = [hint(page) for _ in range(3)]
    first, second, third = (said for said in heard if "path" in said and "Hint: " not in said)
    assert first == told[0]
    rooms = map(voice.cell, rooms_on_the_way(position))
    assert second == f"A path leads through these rooms: {'; '.join(rooms)}."
    stops = [
        voice.cell(after.cell)
        if before.colour == after.colour
        else f"change of colour: {voice.colour(after.colour)}"
        for before, after in pairwise(trail)
    ]
    stops.insert(0, voice.cell(position.ghost.cell))
    assert third == f"{told[2]} From place to place: {'; '.join(stops)}."


NO_JUMPS = {"tokens": Share.NO_TRAPDOORS}


def is_in_corridors(position: Position) -> bool:
    """Whether the way to the guest leads through no other room, and on foot."""
    way = way_for(position, ADA)
    if way is None or not all(isinstance(step, Go) for step in way.steps):
        return False
    between = way.trail(position.ghost)[1:-1]
    return bool(between) and not any(is_room(stand.cell) for stand in between)


def test_where_no_room_is_on_the_way_it_is_the_walls(
    window: MainWindow, watch: Watch, heard: list[str]
) -> None:
    seed = next(
        seed for seed in range(SEED, SEED + 60) if is_in_corridors(searching(1, seed, **NO_JUMPS))
    )
    page = practise(window, watch, seed=seed, **NO_JUMPS)
    hint(page)
    assert hint(page) == "A path leads through the walls with a frame."
    assert len(frames(page)) >= 2
    assert all(frame.startswith("spot:") for frame in frames(page))
    assert heard[-1].startswith("A path leads through walls of these colours: ")
    assert heard[-1].count(", ") + 1 == len(frames(page))


def test_without_a_way_the_first_hint_says_so(window: MainWindow, watch: Watch) -> None:
    seed = next(seed for seed in range(400) if way_for(searching(1, seed), ADA) is None)
    page = practise(window, watch, seed=seed)
    assert hint(page) == "There is no path to this guest for you."
    assert marks(page) == []
    thought = page.helping.hinting._thought
    assert thought.move == GiveUp()
    hint(page)
    assert asked(page) == (1,), "there is no more to say"


def test_the_way_stays_drawn_for_whoever_follows_it(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    for _ in range(3):
        hint(page)
    way = a_way(page.source.position)
    name_colour(page, way.colour)
    for at, step in enumerate(way.steps[:-1]):
        assert steps_drawn(page) == len(way) - at
        show(page, [step])
    show(page, way.steps[-1:])
    settle()
    assert marks(page) == []
    assert page.source.position.found[0].guest == 1


def test_whoever_leaves_it_sees_it_no_longer(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    for _ in range(3):
        hint(page)
    home, way = page.source.position.ghost.cell, a_way(page.source.position)
    name_colour(page, way.colour)
    show(page, [way.steps[0], Go(home)])
    settle()
    assert marks(page) == []
    assert asked(page) == (3,)
    assert hint(page), "from where the ghost is now there is another hint"
    assert asked(page) == (4,)


def test_a_hint_is_spoken_in_the_language_of_the_table(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    hint(page)
    speak("uk")
    settle()
    assert said(page).startswith("Шлях починається з цього кольору: ")


def test_another_word_is_not_taken_for_the_hint(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    hint(page)
    page._notice.tell("The cat is out.")
    speak("uk")
    settle()
    assert said(page) == "The cat is out."


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_what_others_do_meanwhile_takes_nothing_back(
    window: MainWindow, watch: Watch, strength: int
) -> None:
    """A computer raises its hand, and takes it down again."""
    page = against_a_computer(window, watch)
    for _ in range(strength):
        hint(page)
    pointed = marks(page)
    for move in (RaiseHand(), LowerHand()):
        page.source.play(move, 1)
        settle()
        assert marks(page) == pointed
    hint(page)
    assert asked(page) == (min(strength + 1, 3), 0), "nobody is told the same twice, and pays again"


def test_a_vain_claim_of_a_computer_takes_nothing_back(window: MainWindow, watch: Watch) -> None:
    page = against_a_computer(window, watch)
    for _ in range(3):
        hint(page)
    pointed = marks(page)
    page.source.play(CallClaim(), 1)
    settle()
    assert marks(page) == [], "the computer shows its own way now"
    page.source.play(GiveUp(), 1)
    settle()
    assert marks(page) == pointed


def test_the_next_guest_is_not_told_of(window: MainWindow, watch: Watch) -> None:
    """Whoever turned it over, and however long the way is."""
    page = against_a_computer(window, watch)
    for _ in range(3):
        hint(page)
    way = a_way(page.source.position, 1)
    for move in (CallClaim(), NameColour(way.colour), *way.steps):
        page.source.play(move, 1)
    page.source.play(TurnOver(), page.source.position.first)
    settle()
    assert page.source.position.phase is Phase.SEARCH
    assert marks(page) == []
    assert hint(page).startswith("A path starts with this colour: ")
    assert asked(page) == (4, 0)


@pytest.mark.parametrize("alone", [True, False])
def test_after_a_pause_it_is_still_there(window: MainWindow, watch: Watch, alone: bool) -> None:
    page = (practise if alone else against_a_computer)(window, watch)
    for _ in range(3):
        hint(page)
    pointed = marks(page)
    watch.now += 5
    page.pausing.pause()
    assert marks(page) == [], "the castle is hidden"
    page.source.go_on()
    settle()
    assert marks(page) == pointed


def test_a_colour_that_was_told_can_be_named_and_then_the_rooms_are_told(
    window: MainWindow, watch: Watch
) -> None:
    page = against_a_computer(window, watch)
    hint(page)
    press(page, ADA)
    assert page.source.position.phase is Phase.NAMING
    assert len(frames(page)) > 0, "it is framed while they name it"
    assert hint(page).startswith("A path leads through the ")
    assert asked(page) == (2, 0)


# ---- what it costs ----------------------------------------------------------------------------------


def test_a_time_with_a_hint_is_no_time_to_beat(
    window: MainWindow, store: Store, watch: Watch
) -> None:  # BO-1.2, BO-P2
    page = practise(window, watch)
    watch.now += 4
    hint(page)
    watch.now += 4
    take_guest(page, ADA)
    found = page.source.position.found[0]
    assert (found.milliseconds, found.hinted) == (8_000, True)
    assert store.results.get("booo", f"{SEED}:1") is None
    saved = kept(store, page)
    assert Played(TABLE, Hint()) in saved.record.moves

    turn_over(page)
    take_guest(page, ADA)
    assert store.results.get("booo", f"{SEED}:2") is not None, "only that guest is not compared"


def test_whoever_practises_reads_a_hint_that_they_asked_for_once(
    window: MainWindow, watch: Watch
) -> None:
    page = practise(window, watch)
    code = written(page)
    assert code
    assert hint(page).startswith("A path starts with this colour: ")
    assert written(page) == code, "it is said, and framed where the colour is"


def test_a_colour_that_the_table_names_by_itself_stands_in_the_column(
    window: MainWindow, watch: Watch
) -> None:
    page = practise(window, watch, hint=30)
    assert not written(page).startswith("Hint: ")
    wait(page.source, watch, 31)
    assert written(page).startswith("Hint: a path starts with this colour: ")


def written(page: TablePage) -> str:
    """What stands in the column above the colours."""
    (mark,) = (mark for mark in page.view.table.arrangement.marks if mark.id == "code")
    return mark.name


def test_one_hint_of_the_table_is_enough_for_a_guest(window: MainWindow, watch: Watch) -> None:
    page = practise(window, watch)
    for _ in range(3):
        hint(page)
    moves = [row.move for row in page.source.record.moves]
    assert moves.count(Hint()) == 1


# ---- against computers, and against people -------------------------------------------------------------


def test_alone_among_computers_somebody_is_told_while_all_search(
    window: MainWindow, watch: Watch
) -> None:
    page = against_a_computer(window, watch)
    assert page.strip.hint.isEnabled()
    assert hint(page).startswith("A path starts with this colour: ")
    for _ in range(2):
        hint(page)
    assert asked(page) == (3, 0)
    assert Hint() not in [row.move for row in page.source.record.moves], (
        "the computer hears nothing"
    )
    assert "Hint" not in status(page)
    way = claim(page, ADA)
    assert steps_drawn(page) == len(way), "also against the clock"
    show(page, way.steps)
    assert page.source.position.seekers[ADA].guests == (1,)


def test_who_shows_a_way_against_the_clock_can_ask_for_the_next_step(
    window: MainWindow, watch: Watch
) -> None:
    page = against_a_computer(window, watch)
    way = claim(page, ADA)
    show(page, way.steps[:1])
    assert hint(page)
    assert asked(page) == (1, 0)
    show(page, way.steps[1:])
    assert page.source.position.seekers[ADA].guests == (1,)


def test_while_a_computer_shows_its_way_there_is_nothing_to_ask(
    window: MainWindow, watch: Watch
) -> None:
    page = against_a_computer(window, watch)
    while page.source.position.phase is Phase.SEARCH:
        settle()
        due = page.source.clock.due_in()
        watch.now += (due or 0) + 0.001
        page.source.clock.check()
    assert page.source.position.claim.seat != ADA
    settle()
    assert not page.strip.hint.isEnabled()
    assert hint(page) == ""


def test_a_hand_that_is_up_does_not_keep_anybody_from_asking(
    window: MainWindow, watch: Watch
) -> None:
    page = against_a_computer(window, watch)
    press(page, ADA, "hand")
    assert page.source.position.hands == {ADA}
    assert hint(page).startswith("A path starts")
    assert page.source.record.moves[-1].move == RaiseHand()


def test_in_a_race_among_people_there_is_none_and_it_is_said(
    window: MainWindow, watch: Watch
) -> None:
    page = search_in_castle(window, 2, watch=watch)
    assert page.strip.hint.isHidden()
    assert hint(page) == ALONE
    assert asked(page) == ()


def test_without_hints_it_is_said_while_all_search(window: MainWindow, watch: Watch) -> None:
    page = against_a_computer(window, watch, hints=False)
    assert not page.strip.hint.isEnabled()
    assert hint(page) == "This game is played without hints."
