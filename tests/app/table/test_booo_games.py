"""Whole games of Booo! for six by keys alone: every ending, on the end page and in the record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import frozen
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE, Seat
from halloween_table.engine.record import replay
from halloween_table.games.booo.rules.castle import Colour
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.moves import Interrupted, RunOut, WaitOver
from halloween_table.games.booo.rules.position import Position
from halloween_table.games.booo.rules.tiles import castle_of
from halloween_table.games.booo.rules.ways import Way, ways
from halloween_table.store.store import Store
from tests.games.booo.doing import GAME, way_for
from tests.sitting.tower import Watch, wait

from ..fitting import settle
from ..playing import table, visible
from ..seeking import SIX, claim, lose_guest, press, show, sit_at_castle, take_guest, turn_over

ADA, BO, CY, DI, EVE, FAY = range(6)


def play_round(page: TablePage, seat: Seat) -> None:
    """The next guest is that player's or, if there is no way for them, nobody's."""
    turn_over(page)
    way = way_for(page.source.position, seat)
    if way is None:
        lose_guest(page)
    else:
        take_guest(page, seat, way=way)


def ending_in(position: Position, seat: Seat, colours: tuple[Colour, ...]) -> Way | None:
    """A way of that player's that ends in one of these colours."""
    castle, held = castle_of(position.order), position.seekers[seat].walls
    found = ways(castle, position.tokens, position.ghost, guest_room(position), held).values()
    fitting = (way for way in found if way.last_colour in colours)
    return min(fitting, key=len, default=None)


def by_four_walls(page: TablePage) -> None:
    while page.source.outcome is None:
        play_round(page, CY)


def by_five_guests(page: TablePage) -> None:
    """As soon as Eve has three wall tiles somebody takes one from her."""
    sitting = page.source
    while sitting.outcome is None:
        turn_over(page)
        position = sitting.position
        seat, walls = EVE, position.seekers[EVE].walls
        if len(walls) < 3:
            way = way_for(position, EVE)
        else:
            seat = min((ADA, BO, DI), key=lambda seat: len(position.seekers[seat].walls))
            way = ending_in(position, seat, walls)
        if way is None:
            lose_guest(page)
        else:
            take_guest(page, seat, way=way)


def with_no_guest_left(page: TablePage) -> None:
    """Bo and Fay get a guest each, Fay the later one."""
    sitting = page.source
    for seat in (BO, FAY):
        while not sitting.position.seekers[seat].guests:
            play_round(page, seat)
    while sitting.outcome is None:
        turn_over(page)
        lose_guest(page)


@frozen
class Ending:
    play: Callable[[TablePage], None]
    seed: int
    """Of a castle in which it comes soon."""
    winner: Seat
    points: tuple[int, int]
    """The winner's guests and wall tiles."""
    reason: str
    """What the log says last."""
    ties: tuple[str, ...] = ()
    """What the end page says about those who are even."""


ENDINGS = {
    "four walls": Ending(by_four_walls, 16, CY, (4, 4), "Four wall tiles: the game is won."),
    "five guests": Ending(by_five_guests, 66, EVE, (5, 3), "Five guests: the game is won."),
    "no guest left": Ending(
        with_no_guest_left,
        60,
        FAY,
        (1, 1),
        "The last guest is gone.",
        ("Fay and Bo are even; Fay took a guest later.",),
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_of_six_ends(
    window: MainWindow, store: Store, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    ending = ENDINGS[name]
    page = sit_at_castle(window, 6, ending.seed)
    ending.play(page)
    settle()
    sitting = page.source
    assert sitting.outcome is not None
    assert sitting.outcome.winners == (ending.winner,)
    seeker = sitting.position.seekers[ending.winner]
    assert (len(seeker.guests), len(seeker.walls)) == ending.points
    assert page._log.toPlainText().splitlines()[-1].strip() == ending.reason
    shown = end_labels(window)
    assert f"The winner: {SIX[ending.winner].name}" in shown
    for standing in sitting.outcome.standings:
        assert f"{standing.rank}. {SIX[standing.seat].name}" in shown
    ties = [label for label in shown if "are even" in label]
    assert all(tie in "\n".join(ties) for tie in ending.ties)
    saved = store.load(sitting.id, Codec(GAME))
    assert saved.ended
    assert replay(GAME, saved.record) == saved.snapshot == sitting.position
    check_elsewhere(window, page, tmp_path, qtbot)


def end_labels(window: MainWindow) -> list[str]:
    assert isinstance(window.page, EndPage)
    return [label.text() for label in visible(window.page, QLabel)]


def check_elsewhere(window: MainWindow, page: TablePage, folder: Path, qtbot: QtBot) -> None:
    """The game as a file comes to the same in the program of somebody else."""
    file, here = folder / "game.json", page.source
    window.room.export("booo", here.id, file)
    with Store.open(folder / "elsewhere") as store:
        preferences = Preferences(store)
        preferences.pace = "off"
        theirs = MainWindow(store, preferences, folder)
        qtbot.addWidget(theirs)
        theirs.resize(window.size())
        theirs.show()
        theirs.files.take_in(file)
        there = table(theirs).source
        assert (there.position, there.outcome) == (here.position, here.outcome)
        assert there.record == here.record
        settle()
        assert end_labels(theirs) == end_labels(window)
        theirs.close()


def test_a_game_with_time_in_its_record_goes_on_elsewhere(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Run-outs, waits and interruptions are moves like others: no clock is needed to see them."""
    watch = Watch()
    page = sit_at_castle(window, 2, watch=watch, wait=10)
    turn_over(page)
    press(page, 0)
    wait(page.source, watch, 7)
    wait(page.source, watch, 11)
    show(page, claim(page, 1).steps[:2])
    page.source.interrupt()
    page.curtain._ready.click()
    take_guest(page, 0)
    of_the_table = [row.move for row in page.source.record.moves if row.actor == TABLE]
    assert of_the_table == [RunOut(), WaitOver(0), Interrupted()]
    while page.source.outcome is None:
        turn_over(page)
        lose_guest(page)
    settle()
    check_elsewhere(window, page, tmp_path, qtbot)
