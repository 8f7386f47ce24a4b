"""Every window in every language, small and large: no text is cut off. Each leaves a picture.

With QT_SCALE_FACTOR=2 in the environment the same tests look at a sharp screen instead.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from itertools import cycle, product
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from attrs import evolve
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

import translations
from halloween_table.app.end.page import EndPage
from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.language import LANGUAGES
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program.dialogs import AboutDialog, ReadingDialog, SettingsDialog
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.puzzle_book.making import MakingDialog
from halloween_table.app.puzzle_book.solved import SolvedPage
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import PassInVain
from halloween_table.contract.kit import Figure
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Refusal, Turn
from halloween_table.engine.mind import Thought
from halloween_table.engine.record import Player
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Options, Position, Stage
from halloween_table.games.candy_hunters.rules.scoring import TIE_BREAKS
from halloween_table.games.candy_hunters.rules.town import Colour
from halloween_table.games.rest_in_peace.rules.psychics import PSYCHICS
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.games.shelf import SHELF, Box
from halloween_table.sitting.sitting import Moment
from halloween_table.store.mending import Mended
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.puzzle_results import Fared
from halloween_table.store.salvage import Salvaged
from halloween_table.table.hand.gestures import Choosing
from tests.games.candy_hunters.doing import after, walk
from tests.games.candy_hunters.drawing import position_of
from tests.games.halloween.words.test_words import REFUSALS as TOWN_REFUSALS
from tests.games.rest_in_peace import doing as duel
from tests.games.rest_in_peace.drawing import position_of as duel_of

from ..castles import castles, practised
from ..fitting import arrangement_misfits, collisions, misfits, settle, table_misfits
from ..playing import GAMES, KEY, kit_of, lift_curtain, show_position, sit_down, whole_record
from ..puzzling import KEY as PUZZLES
from ..puzzling import Waiting, book_codes, guide, miss, open_book, sit_at_puzzle, solution
from ..towns import towns

SHARP = os.environ.get("QT_SCALE_FACTOR") == "2"
SIZES = (
    {"1280x800@2": (1280, 800)} if SHARP else {"1024x700": (1024, 700), "2560x1440": (2560, 1440)}
)

LOOKS = (("witch", "red"), ("cat", "yellow"), ("mummy", "teal"), ("vampire", "pink"))
SHORT = ("Ada", "Bo", "Cyryl", "Діна")
LONG = (
    "Przemysława Brzęczyszczykiewicz-Chrząszc",
    "Кшиштоф-Максиміліан Нескоромний-Половець",
    "Bartolomeo della Misericordia Montefeltr",
    "Найпереконструйовувальнішенькийпривиддзя",
)
"""Forty letters each, as many as a name may have."""
PLAYERS = {
    kind: tuple(Player(name, *look) for name, look in zip(names, LOOKS, strict=True))
    for kind, names in {"short": SHORT, "long": LONG}.items()
}

SEEKERS = {
    kind: (*PLAYERS[kind], *(Player(*whole) for whole in more))
    for kind, more in {
        "short": (("Eve", "pumpkin", "white"), ("Ґжегож", "skeleton", "brown")),
        "long": (
            ("Wwwwwwwwwwwwwwwwwwww Wwwwwwwwwwwwwwwwwww", "pumpkin", "white"),
            ("Żółćgęśląjaźńżółćgęśląjaźńżółćgęśląjaźńż", "skeleton", "brown"),
        ),
    }.items()
}
"""As many as can search a castle."""

SMALLEST = {"short": 9, "long": 7}
"""How high letters on the table are at least, in pixels of a usual screen."""

ANY_LONG = frozenset(player.name for player in SEEKERS["long"])

TOWN = """
    -- o. v. -- --
    -- g1 bA o. --
    vB o2 gC b. v4
    -- -- vD g3 --
"""
HANDS = ((1, 2, 29), (3, 4, 30), (5, 6, 31), (7, 8, 32))
DECK = (9, 10, 11, 12)


def at(stage: Stage, town: str = TOWN, **more: object) -> Position:
    told = {"seats": 4, "hands": HANDS, "deck": DECK, "haunted": True, **more}
    return position_of(town, stage=stage, **told)  # type: ignore[arg-type]


def full() -> Position:
    """As much as four players can have in front of them."""
    return at(
        Stage.EXCHANGE,
        hands=((21, 22), (23, 24), (25, 26), (27, 28)),
        deck=(),
        scored=[(*range(1 + 5 * seat, 6 + 5 * seat), 29 + seat) for seat in range(4)],
        candies=("ovgb", "oovv", "ggbb", "bgvo"),
        scares=(12, 24, 3, 1),
        large_ghost=True,
        round=6,
    )


class Booth:
    """Takes pictures of windows in one language and size, and writes down what does not fit."""

    def __init__(self, window: MainWindow, folder: Path, language: str, size: str) -> None:
        self.window, self.faults, self.language = window, list[str](), language
        self._folder, self._ending = folder, f"{language}-{size}.png"
        self.size = SIZES[size]
        self._large = size != "1024x700"
        """Writing its pictures takes longest: long names are seen well enough in the small ones."""

    def look(self, name: str, shown: QWidget | None = None, save: bool = True) -> None:
        """Looks at the main window, or at another one."""
        settle()
        shown = shown or self.window
        self.note(name, misfits(shown))
        if shown is self.window and (shown.width(), shown.height()) != self.size:
            self.note(name, [f"the window is {shown.width()} × {shown.height()}"])
        if save and not (self._large and name.endswith("-long")):
            assert shown.grab().save(str(self._folder / f"{name}-{self._ending}"), "PNG", 80)

    def look_at_table(
        self, name: str, page: TablePage, names: str, over_all: frozenset[str] = frozenset()
    ) -> None:
        """`over_all` are the places where something is meant to lie on everything else."""
        settle()
        self.note(name, table_misfits(page.view, SMALLEST[names], ANY_LONG))
        arrangement = page.view.table.arrangement
        apart = tuple(piece for piece in arrangement.pieces if piece.place not in over_all)
        self.note(name, collisions(evolve(arrangement, pieces=apart)))
        self.look(f"{name}-{names}")

    def note(self, name: str, faults: list[str]) -> None:
        self.faults += [f"{name}: {fault}" for fault in faults]

    def assert_everything_fits(self) -> None:
        assert not self.faults, "\n".join(["does not fit:", *self.faults])


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """The translations, in case nobody compiled them yet."""
    translations.release()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every language in every size, with short names and long ones. The ordinary run looks at the
    small window in each language, and in one language at long names: what fits into a small window
    fits into a large one, and a name is as long in every language."""
    if "booth" not in metafunc.fixturenames:
        return
    cases, smallest = [], next(iter(SIZES))
    kinds = tuple(PLAYERS) if "names" in metafunc.fixturenames else ("",)
    for language, size, names in product(LANGUAGES, SIZES, kinds):
        usual = size == smallest and (language == "uk" or names != "long")
        marks = [] if usual else [pytest.mark.long]
        values = ((language, size), names) if names else ((language, size),)
        name = "-".join(filter(None, (language, size, names)))
        cases.append(pytest.param(*values, id=name, marks=marks))
    metafunc.parametrize(["booth", "names"][: len(values)], cases, indirect=["booth"])


@pytest.fixture
def language(booth: Booth) -> str:
    return booth.language


@pytest.fixture
def booth(
    window: MainWindow,
    preferences: Preferences,
    pictures: Path,
    request: pytest.FixtureRequest,
) -> Booth:
    language, size = request.param
    preferences.language = language
    window.resize(*SIZES[size])
    settle()
    return Booth(window, pictures, language, size)


# ---- a sharp screen -----------------------------------------------------------------------------------


@pytest.mark.skipif(SHARP, reason="is that screen already")
@pytest.mark.long
def test_on_a_sharp_screen(tmp_path: Path) -> None:
    """The same with two device pixels to a pixel, in one language: Qt takes that at its start."""
    screen = {"name": "sharp", "x": 0, "y": 0, "width": 2560, "height": 1600, "logicalDpi": 96}
    config = tmp_path / "screen.json"
    config.write_text(json.dumps({"screens": [screen | {"dpr": 1}]}))
    told = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    told |= {"QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:xdist"),
            *("-k", "uk and not long", __file__),
        ],
        env=told,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout


# ---- before the game --------------------------------------------------------------------------------


def test_the_shelf(booth: Booth, names: str) -> None:
    window, sentences = booth.window, Sentences()
    booth.look("shelf-empty")
    for game, seats in zip(cycle(GAMES), (4, 2, 3, 2), strict=False):
        options = window.room.kit(game).game.options_type()
        window.room.begin(game, PLAYERS[names][-seats:], options, 31, True)
    window.show_shelf()
    booth.look(f"shelf-{names}")
    window.shelf.notify(sentences.crashed)
    booth.look(f"shelf-notice-{names}")
    every = [
        *(sentences.problem(StoreProblem(kind)) for kind in (Kind.newer_schema, Kind.cannot_open)),
        sentences.temporary_store(),
        *sentences.mended(
            Mended(
                Path("games-damaged-2026-10-31-23-59-59.sqlite3"),
                Salvaged(13, 12, date(2026, 10, 31), 11),
            )
        ),
        sentences.crashed(),
        "/home/przemyslawa/.local/share/halloween-table/crash-2026-10-31-23-59-59.txt",
    ]
    window.shelf.notify(lambda: "\n".join(every))
    booth.look(f"shelf-notices-{names}", save=False)
    booth.assert_everything_fits()


@pytest.mark.parametrize("box", SHELF, ids=GAMES)
def test_the_new_game(booth: Booth, preferences: Preferences, box: Box) -> None:
    window = booth.window
    window.new_game(box)
    page = window.page
    assert isinstance(page, NewGamePage)
    booth.look(f"new-game-{box.key}")
    for _ in range(len(page._seats.players()), box.players[1]):
        page._seats._add()
    page._more.setChecked(True)
    booth.look(f"new-game-full-{box.key}")
    long = [
        {"name": player.name, "figure": player.figure, "colour": player.colour}
        for player in PLAYERS["long"]
    ]
    preferences.set_seats("together", long)
    window.new_game(box)
    booth.look(f"new-game-{box.key}-long")
    page = window.page
    assert isinstance(page, NewGamePage)
    for card in page._ways.cards[1:]:
        card.button.click()
        booth.look(f"new-game-{box.key}-{card.way.key}")
    booth.assert_everything_fits()


def test_questions_and_news(booth: Booth) -> None:
    window = booth.window
    window.room.begin(KEY, PLAYERS["long"], Options(), 31, True)
    (header,) = window._store.unfinished()

    def answer() -> None:
        (box,) = window.findChildren(QMessageBox)
        booth.look("delete", box)
        box.buttons()[-1].click()

    QTimer.singleShot(0, answer)
    window.delete_game(header)
    booth.assert_everything_fits()


def reading_dialog(window: MainWindow) -> ReadingDialog:
    """One that does not read on."""
    reading = Mock(moves=10_000, read=8_888, go_on=Mock(return_value=True))
    return ReadingDialog(reading, window)


def test_settings_and_about(booth: Booth, preferences: Preferences, language: str) -> None:
    folder = Path("/home/przemyslawa-brzeczyszczykiewicz/.local/share/halloween-table")
    settings = SettingsDialog(preferences, folder, booth.window)
    settings.show()
    booth.look("settings", settings)
    for other in LANGUAGES:
        preferences.language = other
        booth.look(f"settings-after-{other}", settings, save=False)
    preferences.language = language
    booth.look("settings-after-all", settings, save=False)
    settings.close()
    about = AboutDialog(booth.window)
    about.show()
    booth.look("about", about)
    about.close()
    reading = reading_dialog(booth.window)
    reading.show()
    booth.look("reading", reading)
    reading.close()
    booth.assert_everything_fits()


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook(booth: Booth, game: str) -> None:
    window = booth.window
    window.open_rulebook(game, "")
    book = window._rulebooks[game]
    booth.look(f"rulebook-as-it-opens-{game}", book)
    book.resize(*booth.size)
    booth.look(f"rulebook-{game}", book)
    book._search.setText("zzz")
    book._find_first()
    booth.look("rulebook-not-found", book, save=False)
    rulebook = window.room.kit(game).rulebook
    for chapter in rulebook.chapters():
        for block in chapter.blocks:
            if isinstance(block, Figure):
                figure = rulebook.figure(block.name)
                booth.note(block.name, arrangement_misfits(figure, 1.0, 1.0, frozenset()))
    booth.assert_everything_fits()


# ---- the table ----------------------------------------------------------------------------------------


def play(page: TablePage, *kinds: type[Any]) -> None:
    """The first move of each kind."""
    sitting = page.source
    for kind in kinds:
        moves = sitting.kit.game.moves(sitting.position, sitting.eyes)
        sitting.play(next(move for move in moves if isinstance(move, kind)))


def test_the_steps_of_a_turn(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS[names], look=False)
    booth.look(f"curtain-{names}")
    lift_curtain(page)
    play(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    booth.look(f"curtain-undo-{names}")
    lift_curtain(page)
    for stage in Stage:
        show_position(page, at(stage, seat=stage % 4))
        booth.look_at_table(f"table-{stage.name.lower()}", page, names)
    show_position(page, at(Stage.PATTERN, "o1 oA o. o2"))
    booth.look_at_table("table-no-pattern", page, names)
    show_position(page, after(at(Stage.GHOSTS), walk("1", 2, 1)))
    booth.look_at_table("table-kid-shoved", page, names)
    show_position(page, after(at(Stage.GHOSTS), walk("1", 1, 2)))
    booth.look_at_table("table-ghost-shoved", page, names)
    show_position(page, full())
    booth.look_at_table("table-full", page, names)
    booth.assert_everything_fits()


def test_choosing_where_a_pattern_lies(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS[names])
    show_position(page, at(Stage.PATTERN))
    settle()
    robot, view = Robot(page.view), page.view
    for number in (1, 29):
        card = view.table.piece(f"card:{100 + number}")
        place = view.table.place("cell:2:1")
        assert card is not None
        assert place is not None
        robot.drag_between(robot.at(card.rect), robot.at(place.rect))
        choosing = view.gesture
        assert isinstance(choosing, Choosing)
        offers = {offer.caption: offer for offer in choosing._offers}
        for count, longest in enumerate(sorted(offers, key=len)):
            while choosing.current.caption != longest:
                choosing.turn(1)
            booth.look(f"choosing-{number}-{names}", save=count == len(offers) - 1)
        view.end()
    booth.assert_everything_fits()


def refusals(voice: object) -> list[Refusal]:
    """One of each kind that has a sentence of its own."""
    plain = voice._plain_refusals()  # type: ignore[attr-defined]
    return [
        *(Refusal("CH-2.10", reason) for reason in plain),
        *(Refusal("CH-1.2", "stack_empty", (colour,)) for colour in Colour),
        *(Refusal("CH-3.9", "too_much_unmet", (unmet,)) for unmet in (4, 5, 6)),
        *(
            Refusal("CH-2.3", reason, (piece,))
            for reason in ("not_next_to_shover", "no_tile_there", "shoved_first")
            for piece in (Ghost(0), Kid(0, 1))
        ),
        *(Refusal("CH-S1", "not_your_turn", (seat,)) for seat in range(4)),
        *(Refusal(rule, "must_not_pass") for rule in ("CH-1.1", "CH-5.1")),
        *(Refusal("CH-2.1", "step_later", (stage,)) for stage in list(Stage)[:-1]),
        *(Refusal("CH-2.1", "step_over", (stage,)) for stage in list(Stage)[:-1]),
        Refusal("CH-3.1", "card_not_in_hand"),
    ]


def duel_refusals(voice: object) -> list[Refusal]:
    plain = voice._plain_refusals()  # type: ignore[attr-defined]
    return [
        *(Refusal("RP-1.1", reason) for reason in plain),
        *(Refusal("RP-1.3", "not_your_turn", (seat,)) for seat in range(2)),
        *(Refusal("RP-4.1", "choose_first", (number,)) for number in PSYCHICS),
        *(
            Refusal(f"RP-4.{number}", "no_target", (number, chosen))
            for number, psychic in PSYCHICS.items()
            for chosen in range(len(psychic.asks))
        ),
    ]


def castle_refusals(voice: object) -> list[Refusal]:
    plain = voice._plain_refusals()  # type: ignore[attr-defined]
    return [
        *(Refusal("BO-1.1", reason) for reason in plain),
        *(Refusal("BO-1.3", "not_your_turn", (seat,)) for seat in range(4)),
    ]


def town_refusals(voice: object) -> list[Refusal]:
    return [refusal for samples in TOWN_REFUSALS.values() for refusal in samples]


@pytest.mark.parametrize(
    ("game", "refused"),
    [
        ("candy_hunters", refusals),
        ("rest_in_peace", duel_refusals),
        ("booo", castle_refusals),
        ("halloween", town_refusals),
    ],
    ids=["candy_hunters", "rest_in_peace", "booo", "halloween"],
)
def test_every_refusal(booth: Booth, game: str, refused: Callable[[object], list[Refusal]]) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS["long"], key=game)
    settle()
    voice, view, players = page.source.kit.voice, page.view, page.source.players
    link = Sentences().read_the_rule("CH-2.10")
    room = view.viewport().rect()
    sentences = sorted(
        {Sentences().nonsense(), *(voice.refusal(refusal, players) for refusal in refused(voice))},
        key=len,
    )
    view.ask_why(PassInVain(), room.center())
    for sentence in sentences:
        view.explain(sentence, "CH-2.10", link)
        booth.look(f"refusal-{game}", save=sentence is sentences[-1])
    for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
        view.ask_why(PassInVain(), corner)
        view.explain(sentences[-1], "CH-2.10", link)
        booth.look("refusal-in-a-corner", save=False)
    booth.assert_everything_fits()


# ---- the duel's table -----------------------------------------------------------------------------------

MANY = "1 1 1 2 2 3 4 5"
DUEL: dict[str, tuple[str, ...]] = {
    "start": ("round 1\ngreen: hand 1 2 3 4 5\nblue: hand 1 2 3 4 5",),
    "leaves": ("round 6\ngreen: hand 1 2 | front p8 p9 p20 | laid 2 p12\nblue: laid 6 5 p24 | hand 1",),
    "stays": ("turn blue  round 9\ngreen: laid p29 5 | stakes 1 p7\nblue: laid 6 5 p24 | hand 1",),
    "full": (
        f"round 9\ngreen: hand {MANY} | front p10 p11 p28 | laid 6 5 3 3 p20 p29 | discards 4"
        f"\nblue: hand {MANY} | laid 6 5 4 p15:3 | stakes 4 3 p27 | past 3 / 2 / 2 p19 / 1 / 1",
    ),
    "hypnotised": ("turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8",),
    "drawn": ("turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8",),
    "dial": ("round 8\ngreen: hand 1 2 3 4 5 | front p10 p8 p9\nblue: laid 1", "plays p10"),
    "deck": ("green: front p2 | hand 1 1 1\nblue: hand 6", "plays p2"),
    "exchange": ("green: laid 1 2 | front p17\nblue: laid 6 5", "plays p17", "chooses green's 1"),
    "spied": ("round 4\ngreen: laid p3 | hand 1 2\nblue: hand 4 5 6 | front p1",),
    "stake": ("round 4  staking green 2\ngreen: hand 2 5 | front p8 | stakes 5\nblue: laid 6",),
    "ten": (
        "round 9  staking blue\ngreen: stakes p10 3 4 p13 p28 | hand 1\nblue: stakes p11 p29 4 5 6 1",
        "stakes nothing",
    ),
}  # fmt: skip
"""Everything that its table can show: how it began, and what was done then."""
NAMED = ("start", "leaves", "stake", "ten")
"""Where the names of the players are to be read."""


def duel_position(name: str) -> Any:
    drawing, *said = DUEL[name]
    position = duel.after(duel_of(drawing), *said)
    return duel.step(position, "plays unseen").on_the_way[0] if name == "drawn" else position


def test_the_table_of_the_duel(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, players=PLAYERS[names], key="rest_in_peace")
    for name in DUEL if names == "short" else NAMED:
        show_position(page, duel_position(name))
        booth.look_at_table(f"duel-{name}", page, names, frozenset({ids.SPOTLIGHT}))
    booth.assert_everything_fits()


def test_every_psychic(booth: Booth) -> None:
    """In hand, in a narrow column and in the line."""
    page = sit_down(booth.window, players=PLAYERS["short"], key="rest_in_peace")
    for first in range(1, 30, 8):
        numbers = [f"p{number}" for number in range(first, min(30, first + 8))]
        show_position(page, duel_of(f"round 9\ngreen: front {' '.join(numbers)} | hand 1 2"))
        booth.look_at_table(f"psychics-{first}", page, "short")
        laid = " / ".join(numbers)
        show_position(page, duel_of(f"round 9  line p{30 - first}\ngreen: hand 1 | past {laid}"))
        booth.look_at_table(f"psychics-laid-{first}", page, "short")
    booth.assert_everything_fits()


def test_the_question_before_leaving(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, players=PLAYERS[names], key="rest_in_peace")
    show_position(page, duel_of("green: hand 2 5\nblue: laid 4"))
    settle()
    Robot(page.view).key(Qt.Key.Key_Space)
    assert isinstance(page.view.gesture, Choosing)
    booth.look_at_table("duel-question", page, names)
    booth.assert_everything_fits()


def test_the_end_of_the_duel(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, players=PLAYERS[names], key="rest_in_peace")
    over = duel_of("round 3  turn blue  mansions gc gc c\ngreen: hand 1 5 | stakes 3\nblue: hand 1")
    show_position(page, duel.after(over, "leaves"))
    settle()
    end = booth.window.page
    assert isinstance(end, EndPage)
    for reason in ("three_castles", "four_manors", "round_ten", "more_mansions"):
        end._outcome = evolve(end._outcome, tie_breaks=(reason,))
        end.retranslate()
        booth.look(f"duel-end-{reason}-{names}", save=reason == "more_mansions")
    end.table_asked.emit()
    booth.look_at_table("duel-over", page, names)
    booth.assert_everything_fits()


# ---- the castle ---------------------------------------------------------------------------------------


def test_the_table_of_the_castle(booth: Booth, names: str) -> None:
    for seats, positions in ((6, castles(names)), (1, practised())):
        page = sit_down(booth.window, seats, players=SEEKERS[names], key="booo")
        for name, position in positions.items():
            show_position(page, position)
            booth.look_at_table(f"castle-{name}", page, names)
    booth.assert_everything_fits()


def test_the_end_in_the_castle(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 6, players=SEEKERS[names], key="booo")
    over = evolve(castles(names)["ready"], phase=Phase.OVER, stack=(), guest=None)
    show_position(page, over)
    settle()
    end = booth.window.page
    assert isinstance(end, EndPage)
    for reason in ("four_walls", "five_guests", "took_last", "shared"):
        end._outcome = evolve(end._outcome, tie_breaks=(reason,) * 5)
        end.retranslate()
        booth.look(f"castle-end-{reason}-{names}", save=reason == "took_last")
    end.table_asked.emit()
    booth.look_at_table("castle-over", page, names)
    booth.assert_everything_fits()


# ---- the town -----------------------------------------------------------------------------------------


def test_the_table_of_the_town(booth: Booth, names: str) -> None:
    """Ghosts stand before each other and discs lie on cards: what may touch is not looked at. On
    three small boards names of forty characters are cut: a closer look shows them whole."""
    page = sit_down(booth.window, 4, players=PLAYERS[names], key="halloween")
    for name, position in towns().items():
        show_position(page, position)
        settle()
        found = table_misfits(page.view, SMALLEST[names], ANY_LONG)
        if names == "long":
            for place in page.view.table.arrangement.places:
                if place.id.startswith("lord:"):
                    player = PLAYERS[names][int(place.id.removeprefix("lord:"))]
                    assert player.name in (place.tooltip or place.name)
        booth.note(name, found)
        booth.look(f"town-{name.replace(' ', '-')}-{names}", save=name in PICTURED_TOWNS)
    booth.assert_everything_fits()


PICTURED_TOWNS = ("turn", "after the roll", "reward", "name", "master")


# ---- the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end(booth: Booth, names: str, seats: int) -> None:
    page = sit_down(booth.window, seats, players=PLAYERS[names])
    play(page, PlaceHouse)
    last = full()
    last = evolve(last, round=7, hunters=last.hunters[:seats], standing=type(last.standing)({}))
    sitting = page.source
    for round_ in range(1, 7):
        so_far = evolve(
            last,
            round=round_,
            hunters=tuple(
                evolve(hunter, scored=hunter.scored[:round_], scares=hunter.scares * round_ // 6)
                for hunter in last.hunters
            ),
        )
        sitting.history.moments.append(Moment(so_far, Turn(round_, 0)))
    show_position(page, last)
    settle()
    end = booth.window.page
    assert isinstance(end, EndPage)
    booth.look(f"end-{seats}-{names}")
    for tie_break in TIE_BREAKS:
        end._outcome = evolve(end._outcome, tie_breaks=(tie_break,) * (seats - 1))
        end.retranslate()
        booth.look(f"end-{tie_break}-{seats}-{names}", save=False)
    everybody = tuple(evolve(standing, rank=1) for standing in end._outcome.standings)
    shared = ("shared",) * (seats - 1)
    end._outcome = evolve(end._outcome, standings=everybody, tie_breaks=shared)
    end.retranslate()
    booth.look(f"end-shared-{seats}-{names}")
    end.table_asked.emit()
    booth.look_at_table(f"table-over-{seats}", page, names)
    booth.assert_everything_fits()


# ---- looking at games again ---------------------------------------------------------------------------


def keep_played(window: MainWindow, names: str) -> list[str]:
    """A game of each kind that is over, with people of such names: their ids, oldest first."""
    found = []
    for game in GAMES:
        record, position = whole_record(game)
        record = evolve(record, players=PLAYERS[names][-len(record.players) :])
        rules = kit_of(game).game
        found.append(
            window._store.new_game(record, position, Codec(rules), outcome=rules.outcome(position))
        )
    return found


def in_both_windows(booth: Booth, name: str, save: bool = True) -> None:
    """In a window of this size, and in one as it opens first."""
    booth.look(name, save=save)
    booth.window.resize(1280, 800)
    settle()
    booth.note(f"{name}, 1280 × 800", misfits(booth.window))
    booth.window.resize(*booth.size)
    settle()


def test_the_played_games(booth: Booth, names: str) -> None:
    window = booth.window
    window.shelf.turn_to(1)
    in_both_windows(booth, "shelf-nothing-played", save=False)
    keep_played(window, names)
    window.show_games()
    in_both_windows(booth, f"shelf-played-{names}")
    bar = window.shelf.played.verticalScrollBar()
    bar.setValue(bar.maximum())
    booth.look(f"shelf-played-{names}-below", save=False)
    booth.assert_everything_fits()


def test_the_bar_under_a_game_that_is_watched(booth: Booth, names: str) -> None:
    window = booth.window
    keep_played(window, names)
    for header in window._store.finished():
        window.watch_game(header)
        page = window.page
        assert isinstance(page, TablePage)
        last, high = page.source.history.last, page.bar.height()
        for name, at in (("start", 0), ("middle", last // 2), ("last", last - 1), ("end", last)):
            page.look_back(at)
            saved = name == "middle" and header.game == KEY
            in_both_windows(booth, f"watched-{header.game}-{name}-{names}", save=saved)
            assert page.bar.height() == high, "the table must not jump"
    booth.assert_everything_fits()


def test_the_bar_in_a_running_game(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS[names])
    play(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    lift_curtain(page)
    in_both_windows(booth, f"away-{names}", save=False)
    assert page.strip.away.isVisible()
    page.look_back(2)
    in_both_windows(booth, f"looked-back-{names}")
    assert page.bar.back.isVisible()
    booth.assert_everything_fits()


# ---- puzzles ----------------------------------------------------------------------------------------


def fares(window: MainWindow, name: str) -> None:
    """Somebody has solved some puzzles, some of them after many tries."""
    results, codes = window._store.puzzle_results(PUZZLES), book_codes(window)
    for at, code in enumerate(codes[:30]):
        for _ in range((0, 1, 12)[at % 3]):
            results.missed(code, name, "game")
        if at % 2:
            results.solved(code, name, "game", 3_599_900)
    results.offer_streak(name, 128)


def test_the_puzzle_book(booth: Booth, preferences: Preferences, names: str) -> None:
    window, (player, *_) = booth.window, PLAYERS[names]
    seat = {"name": player.name, "figure": player.figure, "colour": player.colour}
    preferences.set_seats("puzzles", [seat])
    preferences.puzzle_times = True
    fares(window, player.name)
    page = open_book(window)
    in_both_windows(booth, f"puzzle-book-{names}")
    for typed in ("", "\N{SNOWMAN}", "377E-9711-N40Y-ZNWE-2FN2"):
        page.beside.code.setText(typed)
        page.beside.open.click()
        in_both_windows(booth, f"puzzle-book-bad-code-{names}", save=False)
    for _ in range(2):
        booth.note("card", [card.misfit() for card in page.cards if card.misfit()])
        for card in page.cards:
            card.turn_over()
    booth.assert_everything_fits()


def test_help_with_a_puzzle(booth: Booth, preferences: Preferences, names: str) -> None:
    window, (player, *_) = booth.window, PLAYERS[names]
    seat = {"name": player.name, "figure": player.figure, "colour": player.colour}
    preferences.set_seats("puzzles", [seat])
    page = sit_at_puzzle(window, 40)
    guiding, panel = guide(page)
    booth.look_at_table("puzzle", page, names)
    for why in ("can", "cannot", "unknown"):
        panel.say_verdict(why)
        booth.look(f"puzzle-{why}-{names}", save=False)
    for move in solution(page):
        thought = Thought(move, solution(page), why="can")
        for strength in (1, 2, 3):
            panel.say(guiding._puzzles.hint(page.source.view, thought, strength, (player,)).text)
            panel.follow(guiding.aim, strength=strength)
            booth.look(f"puzzle-hint-{names}", save=False)
        if page.source.outcome is None:
            page.hands.play_all([move])
        if len(page.source.record.moves) > 6:
            break
    miss(page)
    booth.look_at_table("puzzle-missed", page, names)
    panel.say_streak_over(11, 128)
    booth.look(f"puzzle-streak-over-{names}", save=False)
    booth.assert_everything_fits()


def test_a_solved_puzzle(booth: Booth, names: str) -> None:
    window, (player, *_) = booth.window, PLAYERS[names]
    kit, code = window.room.kit(PUZZLES), book_codes(window)[0]
    for streak in (None, 128):
        page = SolvedPage(kit, code, player, Fared(12, 13, 1), 3_599_900, streak)
        window.turn_to(page)
        in_both_windows(booth, f"puzzle-solved-{names}")
    dialog = MakingDialog(Waiting(), window)
    dialog.show()
    dialog._show_tried(128)
    booth.look("puzzle-making", dialog)
    dialog.reject()
    booth.assert_everything_fits()
