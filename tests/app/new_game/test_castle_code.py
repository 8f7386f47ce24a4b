"""The code of a castle: shown, entered whole, agreed otherwise; and the same castle once more."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.end.points_table import NameLabel
from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.engine.chance import SEEDS
from halloween_table.engine.game import Outcome, Standing
from halloween_table.engine.record import Player
from halloween_table.games.booo import kit
from halloween_table.games.booo.rules.castle import COLOURS, MIDDLE
from halloween_table.games.booo.rules.game import Booo
from halloween_table.games.booo.rules.moves import ChooseStart, GiveUp, TurnOver
from halloween_table.games.booo.rules.position import Options, Phase, Position, Share
from halloween_table.games.booo.rules.setup import decode, encode
from halloween_table.games.shelf import box
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from tests.games.booo.doing import holding

from ..agreeing import choose_way
from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import PLAYERS, table, visible

LEFT = Qt.MouseButton.LeftButton
KIT = kit()
WIDE = (
    "W" * 40,
    f"{'W' * 20} {'W' * 19}",
    "Wwwwwwwwwwwwwwwwwwww Wwwwwwwwwwwwwwwwwww",
    "Bo",
    "M" * 40,
    "Cy",
)
SIX = tuple(map(Player, WIDE, FIGURES, SEAT_COLOURS))
CODED = ("tokens", "route", "choose_start")
"""The variants of which a code says how they are agreed."""
TOGETHER = ("first_clock", "step_clock", "wait")


# ---- reading one ----------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", Share)
@pytest.mark.parametrize("route", [0, 1, 4])
@pytest.mark.parametrize("start", [0, 1, 4])
def test_a_code_says_all_that_makes_a_castle(tokens: Share, route: int, start: int) -> None:
    options = Options(tokens=tokens, route=route, start=start)
    code = Booo().setup(options, 1, 749159278).castle
    read = decode(code)
    assert read is not None
    assert read[0] == 749159278
    assert Options(**read[1]) == options
    assert encode(read[0], options) == code


@pytest.mark.parametrize(
    "entered",
    [
        "749159278-T-R2-3",
        "  749159278-t-r2-3 \n",
        "Castle 749159278-T-R2-3",
        "\u0437\u0430\u043c\u043e\u043a 749159278-\u0442-r2-3",
        "749159278\u2013T\u2013R2\u20133",
    ],
)
def test_a_code_is_read_however_it_was_copied(entered: str) -> None:
    told = {"tokens": Share.THREE_TRAPDOORS, "route": 2, "choose_start": False, "start": 3}
    assert decode(entered) == (749159278, told)


@pytest.mark.parametrize(
    "entered",
    [
        *("-T", "12-X", "12-R5", "12-R", "12-5", "12-0", "12-R2-T", "12-T 12-T", "12-"),
        *(
            "1 2",
            "-12",
            "12.5",
            "my castle 12",
            "room 101 b",
            "!",
            "...",
            "a_b",
            "\u0661\u0662",
            str(SEEDS),
            "9" * 5000,
        ),
    ],
)
def test_what_is_no_code_is_not_guessed_at(entered: str) -> None:
    assert decode(entered) is None


@pytest.mark.parametrize(
    "entered",
    ["Grandma’s house", " grandma's  HOUSE! ", "grandmas-house"],
)
def test_words_of_ones_own_are_always_the_same_castle(entered: str) -> None:
    """It is called by its number everywhere else, so that there is one code for it."""
    told = {"tokens": Share.TWO_TRAPDOORS, "route": 0, "choose_start": False, "start": 0}
    assert decode(entered) == (1903896990, told)
    assert decode(encode(1903896990, Options())) == (1903896990, told)


@pytest.mark.parametrize("entered", ["castle", "дім бабусі", "Żółć", "a"])
def test_other_words_are_another_castle(entered: str) -> None:
    read = decode(entered)
    assert read is not None
    assert read[0] != 1903896990


@pytest.mark.parametrize("number", range(1, 5))
def test_a_chosen_first_room_is_met_again(number: int) -> None:  # BO-S5, BO-P2
    game = Booo()
    chosen = game.setup(Options(choose_start=True), 1, 8)
    chosen = game.play(chosen, 0, ChooseStart(MIDDLE[number - 1])).position
    read = decode(chosen.castle)
    assert read is not None
    again = game.setup(Options(**read[1]), 1, read[0])
    assert evolve(again, options=chosen.options) == chosen


@pytest.mark.parametrize("start", [-1, 5])
def test_there_are_four_first_rooms(start: int) -> None:  # BO-S5
    with pytest.raises(ValueError, match="BO-S5"):
        Booo().setup(Options(start=start), 2, 1)


# ---- entering one ---------------------------------------------------------------------------------


def seated(count: int) -> list[dict[str, str]]:
    looks = zip(("Ada", "Bo", "Cy", "Di", "Eve", "Fay"), FIGURES, SEAT_COLOURS, strict=True)
    return [dict(zip(("name", "figure", "colour"), look, strict=True)) for look in looks][:count]


def new_game(window: MainWindow, preferences: Preferences, seats: int = 1) -> NewGamePage:
    """For so many, as if they had played before; for somebody alone that is practice."""
    way = "practice" if seats == 1 else "together"
    preferences.set_way("booo", way)
    preferences.set_seats(way, seated(seats))
    found = box("booo")
    assert found is not None
    window.new_game(found)
    page = window.page
    assert isinstance(page, NewGamePage)
    settle()
    return page


def agreed(page: NewGamePage) -> tuple[Any, ...]:
    return tuple(page._variants[key].value for key in CODED)


def begun(window: MainWindow, page: NewGamePage) -> Position:
    QTest.mouseClick(page._start, LEFT)
    position = table(window).source.position
    assert isinstance(position, Position)
    return position


def test_a_code_is_entered_whole_and_sets_the_variants(
    window: MainWindow, preferences: Preferences
) -> None:
    page = new_game(window, preferences)
    QTest.keyClicks(page._seed.edit, "749159278-t-r2-3")
    assert agreed(page) == (Share.THREE_TRAPDOORS, 2, False)
    position = begun(window, page)
    assert position.castle == "749159278-T-R2-3"
    assert position.ghost == MIDDLE[2]
    assert table(window).source.record.seed == 749159278


def test_a_code_without_more_is_the_usual_castle(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.set_agreed("booo", {"tokens": "anywhere", "route": 3, "choose_start": True})
    page = new_game(window, preferences)
    assert agreed(page) == (Share.ANYWHERE, 3, True)
    QTest.keyClicks(page._seed.edit, "5")
    assert agreed(page) == (Share.TWO_TRAPDOORS, 0, False)
    assert begun(window, page).castle == "5"


def test_what_cannot_be_read_is_said_and_nothing_starts(
    window: MainWindow, preferences: Preferences
) -> None:
    page = new_game(window, preferences)
    QTest.keyClicks(page._seed.edit, "12-x")
    settle()
    assert page._seed.edit.text() == "12-x"
    assert page._seed._problem.isVisible()
    assert page._seed.edit.accessibleDescription() == page._seed._problem.text()
    assert not page._start.isEnabled()
    assert misfits(page) == []
    QTest.keyClick(page._seed.edit, Qt.Key.Key_Backspace)
    QTest.keyClicks(page._seed.edit, "f")
    assert not page._seed._problem.isVisible()
    assert page._start.isEnabled()
    page._seed.edit.clear()
    assert page._start.isEnabled()


def test_who_agrees_otherwise_sees_another_code(
    window: MainWindow, preferences: Preferences
) -> None:
    page = new_game(window, preferences)
    page._seed.edit.setText("castle 12-t-3")
    route = page._variants["route"].choice
    route.setFocus()
    QTest.keyClick(route, Qt.Key.Key_Down)
    assert page._seed.edit.text() == "12-T-R1-3"
    QTest.mouseClick(page._variants["choose_start"].option, LEFT)
    assert page._seed.edit.text() == "12-T-R1"
    position = begun(window, page)
    assert (position.castle, position.phase) == ("12-T-R1", Phase.START)


def test_variants_leave_what_is_no_code_alone(window: MainWindow, preferences: Preferences) -> None:
    page = new_game(window, preferences)
    for entered in ("", "12-X"):
        page._seed.edit.setText(entered)
        QTest.mouseClick(page._variants["choose_start"].option, LEFT)
        assert page._seed.edit.text() == entered


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_who_practises_sees_where_a_code_goes(
    window: MainWindow, preferences: Preferences, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = new_game(window, preferences)
    edit = page._seed.edit
    assert edit.visibleRegion().boundingRect() == edit.rect()
    assert page._seed._label.text() == "Castle code"
    assert not page._more.isVisible()


def test_in_company_the_code_is_behind_more_unless_there_is_one(
    window: MainWindow, preferences: Preferences
) -> None:
    page = new_game(window, preferences, 2)
    assert page._more.isVisible()
    assert not page._seed.isVisible()
    QTest.mouseClick(page._more, LEFT)
    assert page._seed.isVisible()
    alone = new_game(window, preferences, 1)
    alone._seed.edit.setText("12-x")
    choose_way(alone, "together")
    assert alone._seed.isVisible()


# ---- seats ----------------------------------------------------------------------------------------


def test_what_means_nothing_in_practice_is_not_asked(
    window: MainWindow, preferences: Preferences
) -> None:
    page = new_game(window, preferences, 2)
    assert all(card.isVisible() for card in page._variants.values())
    page._variants["wait"].choose(10)
    choose_way(page, "practice")
    assert [key for key, card in page._variants.items() if not card.isVisible()] == [*TOGETHER]
    choose_way(page, "together")
    assert all(card.isVisible() for card in page._variants.values())
    assert page._variants["wait"].value == 10


def test_whoever_comes_is_seen_and_all_but_two_can_go(
    window: MainWindow, preferences: Preferences
) -> None:
    window.resize(1024, 700)
    page = new_game(window, preferences, 2)
    rows = page._seats._rows
    for count in range(3, 7):
        QTest.mouseClick(page._seats.add_button, LEFT)
        settle()
        assert len(rows) == count
        assert rows[-1].visibleRegion().boundingRect() == rows[-1].rect()
    while len(rows) > 2:
        page._scroll.ensureWidgetVisible(rows[-1])
        QTest.mouseClick(rows[-1].remove_button, LEFT)
        settle()
    assert not rows[-1].remove_button.isEnabled()
    assert rows[-1].visibleRegion().boundingRect() == rows[-1].rect()


def test_a_wide_name_does_not_make_the_page_wider(
    window: MainWindow, preferences: Preferences
) -> None:
    window.resize(1024, 700)
    page = new_game(window, preferences, 6)
    for row, name in zip(page._seats._rows, WIDE, strict=True):
        row.name_edit.setText(name)
    settle()
    assert page._scroll.horizontalScrollBar().maximum() == 0


# ---- the end --------------------------------------------------------------------------------------


def finished(window: MainWindow, options: Options, seed: int = 7) -> EndPage:
    """Somebody has given up on every guest."""
    window.begin("booo", PLAYERS[:1], options, seed)
    sitting = table(window).source
    if options.choose_start:
        sitting.play(ChooseStart(MIDDLE[1]))
    while sitting.outcome is None:
        sitting.play(TurnOver())
        sitting.play(GiveUp())
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    return page


def test_the_same_castle_again(window: MainWindow) -> None:
    options = Options(tokens=Share.FEWER, route=2, hint=30)
    page = finished(window, options)
    before = page._source
    ids = {header.id for header in window._store.finished()}
    assert page._again.isVisible()
    assert page._again.text() == "The same castle again"
    QTest.mouseClick(page._again, LEFT)
    again = table(window).source
    assert again.id not in ids
    assert (again.record.seed, again.record.options) == (7, options)
    assert again.position.castle == before.position.castle == "7-L-R2"


def end_of(qtbot: QtBot, store: Store, players: tuple[Player, ...], **outcome: Any) -> EndPage:
    sitting = Sitting.begin(KIT, store, players, Options(), 7, "open")
    ranked = tuple(Standing(seat, seat + 1, ()) for seat in range(len(players)))
    page = EndPage(sitting, Outcome(ranked, **outcome))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    settle()
    return page


def test_those_who_share_a_place_are_told_once(qtbot: QtBot, store: Store) -> None:
    shared = ("took_last", "shared", "shared")
    assert end_of(qtbot, store, PLAYERS, tie_breaks=shared)._tie.text().splitlines() == [
        "Ada and Bo are even; Ada took a guest later.",
        "Bo, Cy and Di share their place.",
    ]
    pairs = ("shared", None, "shared")
    assert end_of(qtbot, store, PLAYERS, tie_breaks=pairs)._tie.text().splitlines() == [
        "Ada and Bo share their place.",
        "Cy and Di share their place.",
    ]
    page = end_of(qtbot, store, PLAYERS, tie_breaks=(None,) * 3)
    assert not page._tie.isVisible()
    assert not page._again.isVisible()


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (holding(Booo().setup(Options(), 2, 7), 1, *COLOURS[:4]), "Four wall tiles"),
        (holding(Booo().setup(Options(), 2, 7), 0, guests=range(5)), "Five guests"),
        (evolve(Booo().setup(Options(), 2, 7), stack=()), "The last guest"),
        (evolve(Booo().setup(Options(), 1, 7), stack=()), ""),
        (Booo().setup(Options(), 2, 7), ""),
    ],
    ids=["walls", "guests", "none left", "practice", "not over"],
)
def test_it_is_said_how_the_game_ended(position: Position, said: str) -> None:
    sentence = KIT.voice.ending(position)
    assert sentence.startswith(said)
    assert bool(sentence) == bool(said)


def test_the_end_shows_how_the_game_ended(
    qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not end_of(qtbot, store, PLAYERS[:2], tie_breaks=(None,))._ending.isVisible()
    monkeypatch.setattr(type(KIT.voice), "ending", lambda self, view: self._ended("five_guests"))
    page = end_of(qtbot, store, PLAYERS[:2], tie_breaks=(None,))
    assert page._ending.isVisible()
    assert page._ending.text() == "Five guests: the game is won."
    assert page._title.geometry().bottom() < page._ending.geometry().top()


@in_wide_letters
def test_the_widest_names_have_columns_of_some_width(qtbot: QtBot, store: Store) -> None:
    page = end_of(qtbot, store, SIX, tie_breaks=("shared",) * 5)
    assert misfits(page) == []
    assert page.width() == 1024
    names = visible(page, NameLabel)
    assert [name.text().partition(". ")[2] for name in names] == [*WIDE]
    assert all(name.width() >= 84 for name in names)
    assert max(name.height() for name in names) < 200


@in_wide_letters
def test_buttons_that_are_too_wide_for_one_line_have_two(window: MainWindow) -> None:
    window.resize(1024, 700)
    page = finished(window, Options())
    settle()
    assert page._again.geometry().center().y() == page._shelf.geometry().center().y()
    page._again.setText("Once more in the very same old castle")
    settle()
    assert page._again.geometry().top() > page._shelf.geometry().bottom()
    assert (window.width(), misfits(window)) == (1024, [])
