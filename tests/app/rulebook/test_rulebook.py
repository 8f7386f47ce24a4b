"""The rulebook stays open at its place, whatever happens to its window, and draws what is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak, spoken
from halloween_table.app.rulebook import pages as rulebook_pages
from halloween_table.app.rulebook.window import RulebookWindow
from halloween_table.contract.kit import Figure, Rule
from halloween_table.games.shelf import SHELF, box

GAMES = tuple(box_.key for box_ in SHELF)
SIZES = ((900, 600), (1400, 900), (920, 1000), (960, 720))


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """In English, and no other book around that would have to be translated too."""
    speak("en")
    yield
    for book in QApplication.topLevelWidgets():
        if isinstance(book, RulebookWindow):
            book.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    speak("en")


@pytest.fixture(params=GAMES)
def book(request: pytest.FixtureRequest, qtbot: QtBot) -> RulebookWindow:
    return opened(request.param, qtbot)


def opened(game: str, qtbot: QtBot) -> RulebookWindow:
    found = box(game)
    assert found is not None
    book = RulebookWindow(found, found.open())
    qtbot.addWidget(book)
    return book


def rules(book: RulebookWindow) -> list[str]:
    chapters = book._kit.rulebook.chapters()
    return [block.id for chapter in chapters for block in chapter.blocks if isinstance(block, Rule)]


def figures(book: RulebookWindow) -> list[str]:
    chapters = book._kit.rulebook.chapters()
    blocks = (block for chapter in chapters for block in chapter.blocks)
    return [block.name for block in blocks if isinstance(block, Figure)]


def below_the_top(book: RulebookWindow, anchor: str) -> int:
    """How many pixels below the top of the view a rule begins."""
    QApplication.processEvents()
    pages = book._pages
    block = pages.block_of(anchor)
    assert block is not None
    top = pages.document().documentLayout().blockBoundingRect(block).top()
    return round(top) - pages.verticalScrollBar().value()


def test_a_rule_stays_at_the_top_when_the_window_is_resized(book: RulebookWindow) -> None:
    ids = rules(book)
    for anchor in (ids[len(ids) // 3], ids[2 * len(ids) // 3]):
        book.open_at(anchor)
        assert below_the_top(book, anchor) == 0
        for size in SIZES:
            book.resize(*size)
            assert below_the_top(book, anchor) == 0, size


def test_figures_are_seen_whole_in_the_smallest_window(book: RulebookWindow) -> None:
    book.show()
    book.resize(book.minimumSize())
    QApplication.processEvents()
    assert book._pages.horizontalScrollBar().maximum() == 0


def test_it_is_at_the_rule_if_its_window_is_resized_as_it_opens(book: RulebookWindow) -> None:
    anchor = rules(book)[-12]
    book.open_at(anchor)
    book.resize(1300, 600)
    assert below_the_top(book, anchor) == 0


def test_a_rule_stays_at_the_top_in_every_language(book: RulebookWindow) -> None:
    ids = rules(book)
    anchor = ids[2 * len(ids) // 3]
    book.open_at(anchor)
    for language in ("uk", "it"):
        speak(language)
        assert below_the_top(book, anchor) == 0, language


def test_a_closed_book_is_set_in_the_new_language_when_somebody_opens_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = opened("candy_hunters", qtbot)
    settings: list[str] = []
    print_anew = book._pages.print_anew
    monkeypatch.setattr(
        book._pages, "print_anew", lambda html: (settings.append(spoken()), print_anew(html))
    )
    book.open_at("CH-3.5")
    book.close()
    for language in ("uk", "it"):
        speak(language)
        QApplication.processEvents()
    assert settings == []
    book.open_at("")
    assert settings == ["it"]
    assert book._pages.document().find("fantasm").hasSelection()
    assert below_the_top(book, "CH-3.5") == 0
    book.open_at("")
    assert settings == ["it"]


def test_a_rule_stays_at_the_top_in_larger_letters(qtbot: QtBot) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("CH-3.5")
    before = book._pages.document().size().height()
    turn_wheel(book, 240, Qt.KeyboardModifier.ControlModifier)
    assert below_the_top(book, "CH-3.5") == 0
    assert book._pages.fontInfo().pixelSize() == 16
    assert book._pages.document().size().height() > before


def test_keys_and_a_fine_wheel_make_the_letters_larger_within_reason(qtbot: QtBot) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("CH-3.5")
    QApplication.processEvents()
    QTest.keyClick(book, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert book._pages.fontInfo().pixelSize() == 15
    QTest.keyClick(book, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    for _ in range(8):
        turn_wheel(book, -15, Qt.KeyboardModifier.ControlModifier)
    assert book._pages.fontInfo().pixelSize() == 13
    book._pages.enlarge(-100)
    assert book._pages.fontInfo().pixelSize() == 11
    book._pages.enlarge(100)
    assert book._pages.fontInfo().pixelSize() == 28
    assert below_the_top(book, "CH-3.5") == 0


def turn_wheel(book: RulebookWindow, angle: int, keys: Qt.KeyboardModifier) -> None:
    viewport, at = book._pages.viewport(), QPoint(50, 50)
    button, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turn = QPoint(0, angle)
    where = QPointF(at), QPointF(viewport.mapToGlobal(at))
    QApplication.sendEvent(
        viewport, QWheelEvent(*where, QPoint(), turn, button, keys, phase, False)
    )


def test_where_the_reader_scrolled_to_is_kept_and_not_where_the_book_was_opened(
    qtbot: QtBot,
) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("CH-3.5")
    bar = book._pages.verticalScrollBar()
    bar.setValue(bar.value() + below_the_top(book, "CH-5.1"))
    for size in SIZES:
        book.resize(*size)
        assert below_the_top(book, "CH-5.1") == 0
    turn_wheel(book, -120, Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()
    scrolled = bar.value()
    for size in SIZES:
        book.resize(*size)
        QApplication.processEvents()
    assert bar.value() == scrolled


def test_the_last_rule_is_in_view_at_every_size(book: RulebookWindow) -> None:
    anchor = rules(book)[-1]
    book.open_at(anchor)
    for size in SIZES:
        book.resize(*size)
        assert 0 <= below_the_top(book, anchor) < book._pages.viewport().height() - 30


def test_it_opens_at_its_first_line(book: RulebookWindow) -> None:
    book.open_at("")
    QApplication.processEvents()
    assert book._pages.verticalScrollBar().value() == 0


# ---- searching ------------------------------------------------------------------------------------


def search(book: RulebookWindow, words: str) -> None:
    book._search.clear()
    QTest.keyClicks(book._search, words)
    QApplication.processEvents()


def hit(book: RulebookWindow) -> tuple[str, int]:
    """What is marked, and how far below the top of the view, in parts of its height."""
    pages = book._pages
    top = pages.cursorRect(pages.textCursor()).top()
    return pages.textCursor().selectedText().lower(), round(100 * top / pages.viewport().height())


def test_a_hit_is_seen_with_what_is_around_it_and_its_chapter_is_marked(
    book: RulebookWindow,
) -> None:
    book.open_at("")
    titles = [chapter.title for chapter in book._kit.rulebook.chapters()]
    ids = rules(book)
    for anchor in (ids[len(ids) // 3], ids[len(ids) // 2]):
        search(book, anchor)
        assert hit(book)[0] == anchor.lower()
        assert 25 <= hit(book)[1] <= 40
        chapter = next(
            chapter
            for chapter in book._kit.rulebook.chapters()
            if any(isinstance(block, Rule) and block.id == anchor for block in chapter.blocks)
        )
        assert book._contents.currentItem().text() == chapter.title
        assert book._contents.currentRow() == titles.index(chapter.title)


def test_the_contents_follow_whoever_goes_from_link_to_link(book: RulebookWindow) -> None:
    book.show()
    book._pages.setFocus()
    chapters = [chapter.anchor for chapter in book._chapters()]
    rows = []
    for _ in range(12):
        QTest.keyClick(book._pages, Qt.Key.Key_Tab)
        block = book._pages.textCursor().block()
        while not (of := [at for at in rulebook_pages._anchors_of(block) if at in chapters]):
            block = block.previous()
        rows.append(book._contents.currentRow())
        assert rows[-1] == chapters.index(of[0])
    assert len({*rows}) > 1, "several chapters are reached"


def test_enter_goes_from_hit_to_hit_and_round(qtbot: QtBot) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("")
    search(book, "ghost")
    count = book._pages.toPlainText().lower().count("ghost")
    assert count > 3
    for number in (*range(1, count + 1), 1):
        assert book._found.text() == f"{number} / {count}"
        assert hit(book)[0] == "ghost"
        QTest.keyClick(book._search, Qt.Key.Key_Return)


def test_what_is_nowhere_is_not_found_and_nothing_is_said_of_nothing(qtbot: QtBot) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("")
    search(book, "ghostt")
    assert book._found.text() == "Not found"
    book._search.clear()
    book._find_first()
    assert book._found.text() == ""


# ---- figures ----------------------------------------------------------------------------------------


@pytest.fixture
def drawn_figures(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every figure as it is drawn."""
    drawn: list[Any] = []
    render = rulebook_pages.rendered

    def counted(*arguments: Any) -> Any:
        drawn.append(render(*arguments))
        return drawn[-1]

    monkeypatch.setattr(rulebook_pages, "rendered", counted)
    return drawn


def test_only_figures_that_are_seen_are_drawn_and_each_once(
    qtbot: QtBot, drawn_figures: list[Any]
) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("")
    read_through(book)
    assert len(drawn_figures) == len(figures(book))
    read_through(book)
    assert len(drawn_figures) == len(figures(book))


def test_opening_the_book_draws_no_figure_that_is_out_of_sight(
    book: RulebookWindow, drawn_figures: list[Any]
) -> None:
    book.open_at("")
    book.grab()
    assert len(drawn_figures) <= 1 < len(figures(book))


def test_another_language_draws_the_figures_anew(qtbot: QtBot, drawn_figures: list[Any]) -> None:
    book = opened("candy_hunters", qtbot)
    book.open_at("")
    for language in ("en", "uk"):
        speak(language)
        QApplication.processEvents()
        read_through(book)
    assert len(drawn_figures) == 2 * len(figures(book))


def test_nothing_moves_when_a_figure_is_drawn(qtbot: QtBot, drawn_figures: list[Any]) -> None:
    book = opened("candy_hunters", qtbot)
    rooms = [book._pages.figure_html(name) for name in figures(book)]
    book.open_at("")
    QApplication.processEvents()
    before = book._pages.document().size()
    read_through(book)
    assert book._pages.document().size() == before
    for room, image in zip(rooms, drawn_figures, strict=True):
        width, height = map(int, re.findall(r'"(\d+)"', room))
        assert abs(width - image.deviceIndependentSize().width()) <= 0.5
        assert abs(height - image.deviceIndependentSize().height()) <= 0.5


def read_through(book: RulebookWindow) -> None:
    bar = book._pages.verticalScrollBar()
    for above in range(0, bar.maximum() + 400, 400):
        bar.setValue(above)
        book.grab()


def test_nobody_has_to_go_sideways_however_wide_the_window_is(qtbot: QtBot) -> None:
    book = opened("candy_hunters", qtbot)
    speak("pl")
    book.show()
    pages = book._pages
    for width in range(940, 990):
        book.resize(width, 720)
        QApplication.processEvents()
        assert not pages.horizontalScrollBar().isVisible()
        assert pages.horizontalScrollBar().maximum() <= pages.document().documentMargin()
