"""Hints at a table: first the piece, then the place, then the move with its reason; counted, and never
more than those may know who look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.thinking import worker
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.hinting import Hinting
from halloween_table.app.table.page import TablePage
from halloween_table.app.table.pointing import pointed_at
from halloween_table.contract.gestures import touched
from halloween_table.contract.hiding import Hiding
from halloween_table.contract.kit import Kit
from halloween_table.engine.codec import Codec
from halloween_table.games.candy_hunters.rules.moves import Pass
from halloween_table.games.rest_in_peace.rules.cards import found as card_of
from halloween_table.games.shelf import box
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from tests.games.rest_in_peace.drawing import position_of

from ..playing import (
    ADA,
    BO,
    PLAYERS,
    kit_of,
    lift_curtain,
    show_position,
    whole_record,
)
from .fumbling import Fumblers
from .test_leaving_cards import FITS as A_CARD_THAT_FITS

PATIENCE = 60_000
"""Milliseconds for which a busy machine is waited for."""
LEFT = Qt.MouseButton.LeftButton
LOOK = "I would have a look at “"
MORE = "Ask again to be told more: that counts as another hint."
AGAINST_A_COMPUTER = (PLAYERS[ADA], evolve(PLAYERS[BO], mind="easy"))
TWO_PEOPLE = PLAYERS[:2]


def fumbling(key: str = "rest_in_peace") -> Kit:
    """A game whose best players do the first thing that is allowed, and are asked themselves."""
    return evolve(kit_of(key), minds=Fumblers(key), scout=None)


def sit(
    window: MainWindow,
    kit: Kit,
    *,
    people: bool = False,
    hiding: Hiding = "open",
    hints: bool = True,
) -> TablePage:
    """Ada decides, against a computer or another person."""
    players = TWO_PEOPLE if people else AGAINST_A_COMPUTER
    options = kit.game.options_type(first=ADA)
    page = window.sit_down(
        Sitting.begin(kit, window._store, players, options, 31, hiding, hints=hints)
    )
    QApplication.processEvents()
    return page


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit(window, fumbling())


def hinting(page: TablePage) -> Hinting:
    assert page.helping.hinting is not None
    return page.helping.hinting


def press_button(page: TablePage) -> None:
    QTest.mouseClick(page.strip.hint, LEFT)


def press_key(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_F10)


def hint(page: TablePage, qtbot: QtBot) -> str:
    """One press, and what is said then."""
    press_button(page)
    qtbot.waitUntil(lambda: not hinting(page)._thinking.busy, timeout=PATIENCE)
    return said(page)


def said(page: TablePage) -> str:
    return "" if page._notice.isHidden() else page._notice._label.text()


def frames(page: TablePage) -> list[str]:
    marks = page.view.table.arrangement.marks
    return [mark.id.removeprefix("hint:") for mark in marks if mark.id.startswith("hint:")]


def asked(page: TablePage) -> tuple[int, ...]:
    return page.source.history.record.hints.asked


# ---- the three strengths ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "press"),
    [("candy_hunters", press_button), ("rest_in_peace", press_key)],
)
def test_first_the_piece_then_the_place_then_why(
    window: MainWindow, qtbot: QtBot, key: str, press: Callable[[TablePage], None]
) -> None:
    """As the best player of that game thinks."""
    page = sit(window, kit_of(key))
    told, shown = [], []
    for _ in range(3):
        press(page)
        qtbot.waitUntil(lambda: not hinting(page)._thinking.busy, timeout=PATIENCE)
        told.append(said(page))
        shown.append(frames(page))
    piece, place = shown[2]
    assert shown == [[piece], [piece, place], [piece, place]]
    offered = {
        (o.gesture.start, getattr(o.gesture, "place", "")): o for o in page.arranging.now().offers
    }
    thought = hinting(page)._thought
    assert thought is not None
    assert offered[piece, place].move == thought.move
    assert told[0].startswith(LOOK)
    assert told[0].splitlines()[1] == told[1].splitlines()[1] == MORE
    assert told[2].splitlines()[0] == told[1].splitlines()[0]
    minds = page.source.kit.minds
    assert minds is not None
    assert told[2].splitlines()[1] == minds.reason(thought.why, ADA, AGAINST_A_COMPUTER)
    assert asked(page) == (3, 0)


def test_where_only_one_piece_can_be_carried_the_first_hint_is_its_place(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Every action begins with a disc: to be told of the disc is no hint."""
    page = sit(window, kit_of("halloween"))
    told, shown = [], []
    for _ in range(3):
        press_button(page)
        qtbot.waitUntil(lambda: not hinting(page)._thinking.busy, timeout=PATIENCE)
        told.append(said(page))
        shown.append(frames(page))
    piece, place = shown[2]
    assert shown == [[place], [piece, place], [piece, place]]
    assert told[0].startswith(LOOK)
    assert told[0].splitlines()[1] == MORE
    thought, minds = hinting(page)._thought, page.source.kit.minds
    assert thought is not None
    assert minds is not None
    assert told[1].splitlines()[1] == minds.reason(thought.why, ADA, AGAINST_A_COMPUTER)
    assert told[2] == told[1]
    assert asked(page) == (2, 0)


def test_whoever_puts_the_disc_where_they_were_told_is_told_what_it_was_meant_for(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Thought about once more, in other futures, it could be something else."""
    page = sit(window, kit_of("halloween"))
    sitting = page.source
    assert isinstance(sitting, Sitting)
    told = [hint(page, qtbot) for _ in range(2)]
    thought = hinting(page)._thought
    assert thought is not None
    action, meant, *_ = thought.line
    sitting.play(action)
    page.view.finish()
    offers = {offer.gesture.start for offer in page.arranging.now().offers if offer.move == meant}
    assert {*frames(page)} & offers
    said_on = hint(page, qtbot)
    assert said_on.splitlines()[1] == told[1].splitlines()[1]
    assert asked(page) == (2, 0), "it was told before"
    sitting.undo()
    other = next(
        move
        for move in sitting.kit.game.moves(sitting.position, ADA)
        if type(move) is type(action) and move.section != action.section
    )
    sitting.play(other)
    page.view.finish()
    assert frames(page) == [], "who does something else is told nothing"


TWO_GHOSTS = """turn green round 8 line p8 mansions gm gm bm bm bm gc gc m c c
    green: hand 3 4
    blue: hand 2 | laid 5"""
"""Whoever does not play both has lost."""


@pytest.mark.parametrize("plays", [True, False])
def test_whoever_is_told_that_a_ghost_is_to_follow_is_told_of_it_then(
    window: MainWindow, qtbot: QtBot, plays: bool
) -> None:
    """If they do as they were told; nothing is counted that was told before."""
    page = sit(window, kit_of("rest_in_peace"))
    show_position(page, position_of(TWO_GHOSTS))
    told = [hint(page, qtbot) for _ in range(3)][-1]
    thought = hinting(page)._thought
    assert thought is not None
    first, second, *_ = thought.line
    value = 7 - card_of(page.source.position.families[ADA].hand, first.card).face
    assert told.endswith(f"1 more ghost is to follow: {value}.")
    page.source.play(first if plays else second)
    page.view.finish()
    assert bool(frames(page)) == plays
    if plays:
        told = hint(page, qtbot)
        assert "becomes 7 to 5, enough to stay" in told
        assert hinting(page)._thought.move == second
        assert asked(page) == (3, 0)


def test_a_button_to_press_has_no_place_besides(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, fumbling("candy_hunters"))
    sitting = page.source
    assert isinstance(sitting, Sitting)
    sitting.play(next(iter(sitting.kit.game.moves(sitting.position, ADA))))
    thought_of = next(o for o in page.arranging.now().offers if o.key)
    assert hint(page, qtbot)
    helper = hinting(page)
    assert helper._thought is not None
    helper._thought = evolve(helper._thought, move=thought_of.move)
    helper._strength = None
    assert hint(page, qtbot).startswith(LOOK)
    assert hint(page, qtbot).startswith("I would press “")
    assert frames(page) == [thought_of.gesture.start]


def test_whoever_is_told_to_leave_something_is_not_asked_whether_they_are_sure(
    window: MainWindow, qtbot: QtBot
) -> None:
    def asks() -> bool:
        offers = page.view.table.arrangement.offers
        return bool(next(offer for offer in offers if offer.move == Pass()).ask)

    page = sit(window, fumbling("candy_hunters"))
    show_position(page, A_CARD_THAT_FITS)
    assert hint(page, qtbot)
    helper = hinting(page)
    assert helper._thought is not None
    helper._thought, helper._strength = evolve(helper._thought, move=Pass()), None
    assert hint(page, qtbot).startswith(LOOK)
    assert asks(), "not every hint says what to do"
    assert hint(page, qtbot).startswith("I would press “")
    assert not asks()
    page.helping.look_away(True)
    page.refresh()
    assert asks()


def lying_over(page: TablePage, rects: Iterable[QRect]) -> int:
    """How many pixels of these the notice hides."""
    hidden = (page._notice.geometry() & rect for rect in rects)
    return sum(rect.width() * rect.height() for rect in hidden if rect.isValid())


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["uk", "it"])
@pytest.mark.parametrize("key", ["candy_hunters", "rest_in_peace", "halloween"])
def test_it_hides_neither_what_it_speaks_of_nor_what_can_be_used_elsewhere(
    window: MainWindow, qtbot: QtBot, key: str, language: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    speak(language)
    page = sit(window, fumbling(key))
    view = page.view
    for _ in range(3):
        assert hint(page, qtbot)
        shown = view.table.arrangement
        assert not lying_over(page, map(view._on_screen, pointed_at(shown)))
        names = {id_ for offer in shown.offers for id_ in touched(offer.gesture)}
        rects = [rect for name in names if (rect := view.table.rect_of(name)) is not None]
        assert lying_over(page, map(view._on_screen, rects)) < 4000  # a grain of an empty cell
        assert view.rect().contains(page._notice.geometry())


def test_whether_it_counts_is_said_before(page: TablePage) -> None:
    assert page.strip.hint.isEnabled()
    assert "counts as one hint" in page.strip.hint.toolTip()
    assert page.strip.hint.accessibleName() == "Hint: what would a good player do? (F10)"


def test_a_move_that_no_gesture_makes_is_only_told(page: TablePage, qtbot: QtBot) -> None:
    hint(page, qtbot)
    helper = hinting(page)
    assert helper._thought is not None
    helper._thought, helper._strength = evolve(helper._thought, move="something else"), None
    assert hint(page, qtbot) == "Ada: because."
    assert frames(page) == []


def test_the_strongest_is_said_again_and_not_counted_again(page: TablePage, qtbot: QtBot) -> None:
    strongest = [hint(page, qtbot) for _ in range(3)][-1]
    page._notice.hide()
    assert hint(page, qtbot) == strongest
    assert asked(page) == (3, 0)


def test_at_the_next_move_it_is_gone_and_so_when_that_is_taken_back(
    page: TablePage, qtbot: QtBot
) -> None:
    hint(page, qtbot)
    sitting = page.source
    assert isinstance(sitting, Sitting)
    sitting.play(next(iter(sitting.kit.game.moves(sitting.position, ADA))))
    assert (frames(page), said(page)) == ([], "")
    hint(page, qtbot)
    page.undo()
    assert (frames(page), said(page)) == ([], "")
    assert asked(page) == (2, 0)


def test_another_language_says_it_again(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, fumbling())
    before = [hint(page, qtbot) for _ in range(2)][-1]
    shown = frames(page)
    speak("uk")
    QApplication.processEvents()
    assert said(page)
    assert said(page) != before
    assert frames(page) == shown
    assert asked(page) == (2, 0)


# ---- thinking ---------------------------------------------------------------------------------------


def test_thinking_shows_itself_and_ends_with_whatever_else_is_done(
    window: MainWindow, page: TablePage
) -> None:
    sitting = page.source
    assert isinstance(sitting, Sitting)

    def move() -> None:
        sitting.play(next(iter(sitting.kit.game.moves(sitting.position, ADA))))

    for do in (move, page.undo, lambda: page.look_back(0), window.show_shelf):
        press_key(page)
        assert (said(page), worker().busy) == ("Thinking …", True)
        do()
        assert (said(page), worker().busy) == ("", False)
        if page.watching.replay is not None:
            page.watching.leave()
    assert asked(page) == ()


def test_who_opens_the_settings_is_not_told(page: TablePage) -> None:
    page.settings_asked.disconnect()
    press_key(page)
    QTest.mouseClick(page.strip.settings, LEFT)
    assert (said(page), worker().busy) == ("", False)


def test_another_language_says_that_somebody_thinks(page: TablePage) -> None:
    press_key(page)
    speak("uk")
    QApplication.processEvents()
    assert said(page) not in ("", "Thinking …")


def test_a_worker_that_dies_costs_a_sentence_and_nothing_else(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit(window, kit_of("rest_in_peace"))  # whoever fumbles has answered before they die
    press_key(page)
    process = worker()._process
    assert process is not None
    process.kill()
    qtbot.waitUntil(lambda: not hinting(page)._thinking.busy, timeout=PATIENCE)
    assert said(page) == "Nobody could think of a hint. Ask once more."
    assert (asked(page), frames(page)) == ((), [])
    assert hint(page, qtbot).startswith(LOOK)


# ---- who may ask ------------------------------------------------------------------------------------


def test_who_agreed_to_play_without_hints_finds_none(window: MainWindow) -> None:
    page = sit(window, fumbling(), hints=False)
    assert page.strip.hint.isVisible()
    assert not page.strip.hint.isEnabled()
    assert page.strip.hint.toolTip() == "This game is played without hints."
    press_key(page)
    assert said(page) == "This game is played without hints."
    assert not worker().busy


def test_while_a_computer_decides_there_is_nothing_to_ask(page: TablePage) -> None:
    sitting = page.source
    assert isinstance(sitting, Sitting)
    while sitting.next_seat == ADA:
        sitting.play(next(iter(sitting.kit.game.moves(sitting.position, ADA))))
    assert not page.strip.hint.isEnabled()
    press_key(page)
    assert not hinting(page)._thinking.busy


def test_whoever_only_watches_asks_nothing(window: MainWindow, page: TablePage) -> None:
    page.look_back(0)
    assert not page.strip.hint.isEnabled()


# ---- secrets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["candy_hunters", "rest_in_peace"])
def test_what_is_thought_with_cards_is_seen_only_while_they_are(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    page = sit(window, fumbling(key), people=True, hiding="peek")
    assert "Turn your cards up first" in hint(page, qtbot)
    assert not worker().busy
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    told, shown = hint(page, qtbot), frames(page)
    assert told.startswith(LOOK)
    assert shown
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    assert (frames(page), said(page)) == ([], "")
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    assert (frames(page), said(page)) == (shown, told)
    assert asked(page) == (1, 0)


def test_what_is_to_follow_waits_for_cards_that_lie_down(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, kit_of("rest_in_peace"), people=True, hiding="peek")
    show_position(page, position_of(TWO_GHOSTS))
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    for _ in range(3):
        assert hint(page, qtbot)
    thought = hinting(page)._thought
    assert thought is not None
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    page.source.play(thought.move)
    page.view.finish()
    assert (frames(page), said(page)) == ([], "")
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    assert "becomes 7 to 5, enough to stay" in said(page)
    assert frames(page)
    assert asked(page) == (3, 0)


def test_an_answer_that_comes_when_cards_lie_down_waits_for_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = sit(window, fumbling(), people=True, hiding="peek")
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    press_button(page)
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: not hinting(page)._thinking.busy, timeout=PATIENCE)
    assert "Turn your cards up first" in said(page)
    assert (frames(page), asked(page)) == ([], ())
    QTest.keyClick(page.view, Qt.Key.Key_F9)
    assert hint(page, qtbot).startswith(LOOK)


def test_under_the_curtain_there_is_no_hint(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, fumbling(), people=True, hiding="curtain")
    assert page.hands.curtain_down
    press_key(page)
    assert not page.strip.hint.isEnabled()
    assert not worker().busy
    lift_curtain(page)
    assert hint(page, qtbot).startswith(LOOK)


def test_who_is_alone_with_computers_has_nothing_to_hide(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, fumbling(), hiding="peek")
    assert hint(page, qtbot).startswith(LOOK)


# ---- counted ----------------------------------------------------------------------------------------


def test_whoever_comes_back_finds_them_counted(
    window: MainWindow, page: TablePage, qtbot: QtBot, store: Store
) -> None:
    hint(page, qtbot)
    hint(page, qtbot)
    sitting = page.source
    assert isinstance(sitting, Sitting)
    window.show_shelf()
    again = window.room.go_on("rest_in_peace", sitting.id, "open")
    assert again.record.hints.asked == (2, 0)
    rematch = window.room.rematch(again.record, "open")
    assert rematch.record.hints.asked == ()


def test_a_file_given_away_says_who_asked(
    window: MainWindow, page: TablePage, qtbot: QtBot, tmp_path: Path
) -> None:
    hint(page, qtbot)
    sitting = page.source
    assert isinstance(sitting, Sitting)
    window.room.export("rest_in_peace", sitting.id, tmp_path / "game")
    reading = window.room.reading(tmp_path / "game")
    reading.go_on(1)
    assert reading.imported.record.hints == sitting.record.hints


def test_the_end_tells_who_asked_and_how_often(window: MainWindow, qtbot: QtBot) -> None:
    record, position = whole_record("rest_in_peace")
    kit = kit_of("rest_in_peace")
    record = evolve(record, hints=record.hints.one_more(BO, 2).one_more(BO, 2).one_more(ADA, 2))
    codec = Codec(kit.game)
    outcome = kit.game.outcome(position)
    assert outcome is not None
    id_ = window._store.new_game(record, position, codec, outcome=outcome)
    sitting = window.room.go_on("rest_in_peace", id_, "open")
    page = EndPage(sitting, outcome)
    qtbot.addWidget(page)
    assert page._hints.text() == "Hints: Ada\N{NO-BREAK SPACE}(1), Bo\N{NO-BREAK SPACE}(2)"
    assert window._store.results.newest()[0].hints == (1, 2)


def test_nobody_is_told_of_hints_that_nobody_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    sitting = window.room.begin(
        "rest_in_peace", TWO_PEOPLE, kit_of("rest_in_peace").game.options_type(), 5, "open"
    )
    outcome = kit_of("rest_in_peace").game.outcome(whole_record("rest_in_peace")[1])
    assert outcome is not None
    page = EndPage(sitting, outcome)
    qtbot.addWidget(page)
    assert page._hints.isHidden()


# ---- a new game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "has"), [("rest_in_peace", True), ("booo", False)])
def test_a_new_game_is_begun_with_hints_or_without(
    qtbot: QtBot, preferences: Preferences, key: str, has: bool
) -> None:
    found = box(key)
    assert found is not None
    page = NewGamePage(found, kit_of(key), preferences)
    qtbot.addWidget(page)
    begun: list[bool] = []
    page.started.connect(lambda players, options, seed, hints: begun.append(hints))
    assert page._hints.isHidden() is not has
    page._hints.option.button.click()
    page._start.click()
    assert preferences.hints is not has
    assert begun == [False]


@pytest.mark.parametrize(
    ("way", "has"), [("together", False), ("computers", True), ("practice", True)]
)
def test_whoever_is_alone_with_a_race_can_have_hints(
    qtbot: QtBot, preferences: Preferences, way: str, has: bool
) -> None:
    found = box("booo")
    assert found is not None
    preferences.set_way("booo", way)
    page = NewGamePage(found, kit_of("booo"), preferences)
    qtbot.addWidget(page)
    assert page._way.key == way
    assert page._hints.isHidden() is not has


def test_a_second_person_in_a_race_takes_hints_away(qtbot: QtBot, preferences: Preferences) -> None:
    found = box("booo")
    assert found is not None
    preferences.set_way("booo", "computers")
    page = NewGamePage(found, kit_of("booo"), preferences)
    qtbot.addWidget(page)
    who = page._seats._rows[1].who
    assert [bool(row.mind) for row in page._seats._rows].count(False) == 1
    page._seats._add()
    who.setCurrentIndex(who.findData(""))
    assert page._hints.isHidden()
    who.setCurrentIndex(who.findData("easy"))
    assert not page._hints.isHidden()


def test_where_nobody_thinks_there_is_nobody_to_ask() -> None:
    """A scout only knows how to say what somebody has thought."""
    kit = kit_of("booo")
    practice = kit.way_of(PLAYERS[:1])
    assert practice.practice is not None
    assert kit.hints_in(practice, PLAYERS[:1])
    assert not evolve(kit, minds=None).hints_in(practice, PLAYERS[:1])
    assert not evolve(kit, scout=None).hints_in(practice, PLAYERS[:1])
