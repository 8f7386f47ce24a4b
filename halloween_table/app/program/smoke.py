"""`--smoke-test`: opens every window, plays a whole game of everything through the table, and opens a
game from a file."""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from halloween_table.engine.chance import Chance
from halloween_table.engine.record import Player

if TYPE_CHECKING:
    from halloween_table.contract.offers import Offer
    from halloween_table.contract.ways import Way
    from halloween_table.store.store import Store

    from ..table.page import TablePage
    from .robot import Robot
    from .window import MainWindow

_MOST_MOVES = 5000
_FIRST_MOVES = 8


def smoke_test(language: str | None) -> int:
    """0 if everything works; otherwise it says what failed."""
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    raised: list[BaseException] = []

    def remember(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """What a slot or an event raises never reaches us: Qt lies between."""
        traceback.print_exception(kind, error, trace)
        raised.append(error)

    sys.excepthook = remember
    try:
        with tempfile.TemporaryDirectory() as folder:
            _walk_through(Path(folder), language)
    except Exception as error:
        traceback.print_exc()
        raised.append(error)
    finally:
        sys.excepthook = sys.__excepthook__
    if raised:
        print("The smoke test failed.")
        return 1
    print("The smoke test passed.")
    return 0


def _walk_through(folder: Path, language: str | None) -> None:
    from halloween_table.games.shelf import SHELF

    from ..parts.language import LANGUAGES, speak
    from ..parts.preferences import Preferences
    from .dialogs import AboutDialog
    from .licences_dialog import LicencesDialog
    from .robot import Stuck
    from .running import application, open_store
    from .settings_dialog import SettingsDialog
    from .theme import use_theme
    from .window import MainWindow

    class Window(MainWindow):
        """Nobody is there to read what it says."""

        def tell(self, sentence: str) -> None:
            raise Stuck(sentence)

    app = application()
    store, problem = open_store(folder)
    if problem is not None:
        raise problem
    preferences = Preferences(store)
    preferences.pace, preferences.hiding = "off", "curtain"
    speak(language or "en")
    window = Window(store, preferences, folder)
    use_theme(app)
    window.show()
    app.processEvents()
    for dialog in (SettingsDialog(preferences, folder, window), AboutDialog(window)):
        dialog.show()
        app.processEvents()
        dialog.close()
    licences = LicencesDialog(window)
    licences.show()
    for row in range(licences.contents.count()):
        licences.contents.setCurrentRow(row)  # its text has to be there
    licences.close()
    for box in SHELF:
        print(f"{box.key}: new game, rulebook, a whole game")
        window.new_game(box)
        app.processEvents()
        window.open_rulebook(box.key, "")
        app.processEvents()
        for way in window.room.kit(box.key).ways:
            if way.opens:
                print(f"{way.opens}: the book, and a puzzle")
                _solve(window, way.opens)
            elif not (way.computers and way.own_keys):  # they would look as long as people do
                _play(window, box.key, way)
        for inside in box.inside:
            if window.room.kit(inside.key).workshop is not None:
                print(f"{inside.key}: the first moves")
                _build(window, inside.key)
        for spoken in LANGUAGES if language is None else ():
            speak(spoken)
            app.processEvents()
    print("files: a game is saved, and opened again")
    _exchange(window, store, folder)
    print("starts: a second one could hand over its files")
    _listen(folder)
    print(f"sounds: {_hear()}")
    window.close()
    store.close()


def _exchange(window: MainWindow, store: Store, folder: Path) -> None:
    """The game that was played last goes out and, once it is deleted here, comes in."""
    from ..table.page import TablePage
    from .robot import Stuck

    header = store.finished(1)[0]
    file = window.room.unused_file(header.game, header.id, folder)
    window.room.export(header.game, header.id, file)
    store.delete(header.id)
    window.show_shelf()
    window.files.take_in(file)
    page = window.page
    moves = page.source.history.record.moves if isinstance(page, TablePage) else ()
    if len(moves) != header.moves:
        raise Stuck("the game in the file did not come to the table")


def _listen(folder: Path) -> None:
    """What is imported for that has to be there; whether somebody can listen is the system's affair."""
    from .handing_over import Listener
    from .meeting import place_of

    place = place_of(folder)
    if place is not None:
        listener = Listener(place)
        listener.listen()
        listener.close()


def _hear() -> str:
    """What plays sounds has to work, where it can be had; nobody hears it."""
    from halloween_table.sound.device import NoSound
    from halloween_table.sound.files import sound_file
    from halloween_table.sound.speaker import Speaker

    from .robot import Stuck

    speaker, path = Speaker(("null",)), sound_file("booo/claim")
    try:
        speaker.open(lambda count: bytes(2 * count), lambda: None)
    except NoSound:
        return "there is no library for this system"
    try:
        if path is None or not any(speaker.read(path)[0]):
            raise Stuck("nothing is to be heard")
    finally:
        speaker.close()
    return "one is played to nobody"


def _solve(window: MainWindow, key: str) -> None:
    """The first puzzle of the book, with the mouse, as the worker says."""
    from halloween_table.sitting.sitting import Sitting

    from ..parts.thinking import worker
    from ..puzzle_book.solved import SolvedPage
    from ..table.page import TablePage
    from .fingers import wait
    from .robot import Robot, Stuck

    window.puzzles(key).open_book()
    puzzles = window.room.kit(key).puzzles
    assert puzzles is not None
    window.puzzles(key).begin(puzzles.book[0].code)
    page = window.page
    assert isinstance(page, TablePage)
    sitting = page.source
    assert isinstance(sitting, Sitting)
    job = worker().think(puzzles.thinking(sitting.view))
    while job.state == "under way":
        wait(20)
        worker().listen()
    for move in job.result.line:
        page.view.finish()
        offers = page.view.table.arrangement.offers
        Robot(page.view).drag(next(offer for offer in offers if offer.move == move))
    for _ in range(_MOST_MOVES):
        wait(1)
        if isinstance(window.page, SolvedPage):
            return
    raise Stuck("the puzzle was not solved")


def _build(window: MainWindow, key: str) -> None:
    """The beginning of a puzzle, with the mouse."""
    from ..table.page import TablePage
    from .robot import Robot

    window.workshop(key).open()
    page, chance = window.page, Chance(7)
    assert isinstance(page, TablePage)
    for _ in range(_FIRST_MOVES):
        page.view.finish()
        offers = page.view.table.arrangement.offers
        chosen, chance = chance.below(len(offers))
        _make(page, Robot(page.view), offers[chosen])


def _make(page: TablePage, robot: Robot, offer: Offer) -> None:
    """Whatever is offered can be done."""
    from .robot import Stuck

    before = page.source.history.last
    robot.drag(offer)
    if page.source.history.last == before:
        raise Stuck(f"{offer.move} was not played")


def _play(window: MainWindow, key: str, way: Way) -> None:
    """A game of random moves, each made with the mouse; where computers can play, against one."""
    from PySide6.QtWidgets import QApplication

    from halloween_table.sitting.sitting import Sitting

    from ..end.page import EndPage
    from ..table.page import TablePage
    from .fingers import wait
    from .robot import Robot, Stuck

    game = window.room.kit(key).game
    names = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
    colours = ("red", "yellow", "teal", "pink", "white", "brown")
    figures = ("witch", "cat", "mummy", "vampire", "pumpkin", "skeleton")
    minds = ("", "easy" if way.computers else "")
    players = tuple(map(Player, names, figures, colours, minds))[: way.seats[0]]
    window.begin(key, players, game.options_type(), 31)
    page = window.page
    assert isinstance(page, TablePage)
    if page.keys.isVisible():
        page.keys.start.click()
    page.strip.advice.click()  # where the game has an adviser
    sitting = page.source
    assert isinstance(sitting, Sitting)
    robot, chance = Robot(page.view), Chance(7)
    for _ in range(_MOST_MOVES):
        page.view.finish()
        if sitting.curtain_down or sitting.paused:  # another window may be in front
            page.curtain.lifted.emit()
        if sitting.outcome is not None:
            break
        if page.computers.busy:
            wait(5)
            continue
        offers = [offer for offer in page.view.table.arrangement.offers if offer.invites]
        chosen, chance = chance.below(len(offers))
        _make(page, robot, offers[chosen])
    for _ in range(3):
        QApplication.processEvents()
    if not isinstance(window.page, EndPage):
        raise Stuck("the game did not come to its end")
