"""The workshop in the window: a puzzle is built with the mouse, examined by a worker, and played."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.thinking import worker
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.examiner import Examiner
from halloween_table.app.table.page import TablePage
from halloween_table.app.table.workshop_panel import WorkshopPanel
from halloween_table.games.candy_hunters.puzzles.code import decode, encode
from halloween_table.games.candy_hunters.puzzles.examining import Examined
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle
from halloween_table.games.candy_hunters.puzzles.workshop_moves import (
    AddCard,
    LayTile,
    Pawn,
    PutPawn,
    RemoveCard,
    SetRounds,
    TakePawn,
    TakeTile,
)
from halloween_table.games.candy_hunters.rules.town import Cell, neighbours
from halloween_table.games.candy_hunters.table import ids
from halloween_table.store.store import Store
from tests.games.candy_hunters.puzzles.drawing import puzzle_of

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import drag, offers, played, table
from ..pseudo import arranged_texts, speak_pseudo, texts_of, untranslated
from ..puzzling import KEY, PATIENCE, book, open_book, solution

_LEFT = Qt.MouseButton.LeftButton
WORKSHOP = "candy_workshop"
EASY = puzzle_of(
    """
    o. vA g. b.
    gA o1 b. v.
    b. v. g. oA
    """,
    "ov/g.",
    "vog",
)
"""One round: the worker knows all about it in no time."""
LINE = Cell(1, 1)


def click(button: Any) -> None:
    QTest.mouseClick(button, _LEFT)
    QApplication.processEvents()


def open_workshop(window: MainWindow) -> TablePage:
    click(open_book(window).beside.build)
    return table(window)


def beside(page: TablePage) -> tuple[Examiner, WorkshopPanel]:
    assert page.helping.examiner is not None
    return page.helping.examiner, page.helping.examiner.panel


def make(page: TablePage, move: Any, typed: bool = False) -> None:
    """With the mouse, or with keys."""
    offer = next(offer for offer in offers(page) if offer.move == move)
    robot = Robot(page.view)
    robot.type(offer) if typed else robot.drag(offer)
    assert played(page)[-1] == move
    QApplication.processEvents()


def moves_to(puzzle: Puzzle) -> list[Any]:
    """The first tile comes to the middle; each other one beside one that lies there."""
    waiting, laid = dict(puzzle.tiles), set[Cell]()
    first = next(iter(waiting))

    def moved(cell: Cell) -> Cell:
        return Cell(cell.x - first.x + LINE.x, cell.y - first.y + LINE.y)

    moves: list[Any] = []
    while waiting:
        cell = next(
            cell for cell in waiting if not laid or any(near in laid for near in neighbours(cell))
        )
        laid.add(cell)
        moves.append(LayTile(waiting.pop(cell), moved(cell)))
    moves += [PutPawn(Pawn.GHOST, moved(cell)) for cell in sorted(puzzle.ghosts)]
    moves += [PutPawn(Pawn.KID, moved(cell)) for cell in sorted(puzzle.kids)]
    moves += map(AddCard, puzzle.cards)
    return moves if puzzle.rounds == 1 else [*moves, SetRounds(puzzle.rounds)]


def begin_with(window: MainWindow, puzzle: Puzzle) -> TablePage:
    """In the workshop, with that puzzle laid out."""
    window.workshop(WORKSHOP).begin(encode(puzzle))
    QApplication.processEvents()
    return table(window)


def wait_for_all(qtbot: QtBot, page: TablePage) -> WorkshopPanel:
    examiner, panel = beside(page)
    qtbot.waitUntil(lambda: not examiner.busy, timeout=PATIENCE)
    return panel


# ---- building -------------------------------------------------------------------------------------


def test_a_puzzle_is_built_with_the_mouse_and_played(window: MainWindow, qtbot: QtBot) -> None:
    page = open_workshop(window)
    _, panel = beside(page)
    assert len(panel.faults) == 4
    *moves, last = moves_to(EASY)
    for move in moves:
        make(page, move)
        assert panel.faults
        assert panel.code.isHidden()
    make(page, last)
    assert panel.faults == []
    panel = wait_for_all(qtbot, page)
    assert panel.told.startswith("Points to be had: ")
    assert "Different solutions: " in panel.told
    assert "Difficulty: " in panel.told
    code = panel.code.code
    assert decode(code).tiles == EASY.tiles
    click(panel._play)
    puzzle = table(window)
    assert puzzle.source.record.game == KEY
    for move in solution(puzzle):
        offer = next(offer for offer in offers(puzzle) if offer.move == move)
        Robot(puzzle.view).drag(offer)
    assert puzzle.helping.guiding is not None
    assert puzzle.helping.guiding.aim.solved


def test_a_house_a_ghost_a_card_and_the_rounds_by_keys(window: MainWindow) -> None:
    page = open_workshop(window)
    tile = LayTile(EASY.tiles[Cell(0, 0)], LINE)
    for move in (tile, PutPawn(Pawn.GHOST, LINE), AddCard(3), SetRounds(2), TakePawn(LINE)):
        make(page, move, typed=True)


def test_a_wrong_drop_is_explained_and_changes_nothing(window: MainWindow) -> None:
    page = begin_with(window, EASY)
    draft = page.source.view
    drag(page, ids.House(*draft.stack(EASY.tiles[LINE])[0]), ids.Cell(*LINE))
    assert "A house stands here already" in page.view.bubble_text
    assert 'href="#CH-7.4"' in page.view.bubble_text
    drag(page, ids.Card(9), ids.Cell(*LINE))
    assert "goes to the tray" in page.view.bubble_text
    assert page.source.view == draft


def test_things_go_to_the_bin_and_come_back_by_undo(window: MainWindow) -> None:
    page = begin_with(window, EASY)
    _, panel = beside(page)
    before = page.source.view
    drag(page, ids.pawn(before.standing[LINE]), "bin")
    assert played(page)[-1] == TakePawn(LINE)
    assert panel.faults == ["Put at least 1 more ghost on a house: a puzzle has 1 to 4."]
    drag(page, ids.Card(before.cards[0]), "shelf")
    assert played(page)[-1] == RemoveCard(before.cards[0])
    assert len(panel.faults) == 2
    for _ in range(2):
        click(page.strip.undo)
    assert page.source.view == before
    assert panel.faults == []


def untold(page: TablePage) -> list[str]:
    """What no translator has seen, on the table and beside it."""
    said = (*texts_of(page), *arranged_texts(page.view.table.arrangement))
    return [text for _, text in said if untranslated(text, ("Player 1", page_code(page)))]


def page_code(page: TablePage) -> str:
    return beside(page)[1].code.code


def test_table_and_panel_change_their_language(window: MainWindow, qtbot: QtBot) -> None:
    page = open_workshop(window)
    speak_pseudo()
    assert untold(page) == []
    assert len(beside(page)[1].faults) == 4
    page = begin_with(window, EASY)
    wait_for_all(qtbot, page)
    speak_pseudo()
    assert untold(page) == []
    assert "⟦Points to be had: %1⟧".partition("%1")[0] in beside(page)[1].told
    click(beside(page)[1]._keep)
    click(page.strip.home)
    (card,) = book(window).own
    assert untranslated(card.accessibleName()) == ""


@in_wide_letters
def test_everything_fits_into_the_smallest_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    page = open_workshop(window)
    make(page, SetRounds(3))
    settle()
    assert misfits(window) == []
    _, panel = beside(page)
    panel.say_code("Something is mistyped or missing; compare the code letter by letter.")
    settle()
    assert misfits(window) == []
    page = begin_with(window, EASY)
    wait_for_all(qtbot, page)
    settle()
    assert misfits(window) == []


# ---- what is in it ----------------------------------------------------------------------------------


def test_every_change_asks_anew_and_nobody_waits_for_the_old_answer(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = begin_with(window, EASY)
    examiner, panel = beside(page)
    assert examiner.busy
    assert panel._thinks.isVisible()
    make(page, AddCard(9))
    assert examiner.busy
    assert panel.told == ""
    wait_for_all(qtbot, page)
    with_three = panel.code.code
    assert len(decode(with_three).cards) == 3
    make(page, TakeTile(Cell(0, 2)))
    assert not panel._thinks.isVisible() or examiner.busy
    click(page.strip.undo)
    assert not examiner.busy, "what was found out is still known"
    assert panel.code.code == with_three


def test_while_nobody_sees_the_panel_nobody_thinks(window: MainWindow, qtbot: QtBot) -> None:
    page = begin_with(window, EASY)
    examiner, _ = beside(page)
    wait_for_all(qtbot, page)
    click(page.strip.advice)
    make(page, AddCard(9))
    assert not examiner.busy
    click(page.strip.advice)
    assert examiner.busy
    assert len(decode(wait_for_all(qtbot, page).code.code).cards) == 3


def test_whoever_leaves_leaves_nobody_thinking(window: MainWindow) -> None:
    page = begin_with(window, EASY)
    examiner, _ = beside(page)
    examiner._pause.stop()
    examiner._ask()
    assert worker().busy
    window.show_shelf()
    QApplication.processEvents()
    assert not worker().busy


@pytest.fixture
def panel(qtbot: QtBot) -> WorkshopPanel:
    panel = WorkshopPanel(100)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_the_panel_fills_step_by_step(panel: WorkshopPanel) -> None:
    code = encode(EASY)
    panel.show_examined(Examined(points=4, code=code), complete=False)
    assert panel.told == "Points to be had: 4"
    assert panel._play.isVisible()
    assert not panel._keep.isEnabled()
    panel.show_examined(Examined(points=4, difficulty=3, code=code), complete=False)
    assert panel.told == "Points to be had: 4 Difficulty: medium"
    assert panel._keep.isEnabled()
    panel.show_examined(Examined(points=4, ways=7, difficulty=3, code=code), complete=True)
    assert panel.told == "Points to be had: 4 Difficulty: medium Different solutions: 7"


def test_the_panel_is_honest(panel: WorkshopPanel) -> None:
    code = encode(EASY)
    panel.show_examined(Examined(points=4, ways=101, difficulty=1, code=code), complete=True)
    assert "Different solutions: more than 100" in panel.told
    panel.show_examined(Examined(points=4, difficulty=1, code=code), complete=True)
    assert "I do not know" in panel.told
    for unknown, sentence in (
        (Examined(), "I do not know how many points are in it"),
        (Examined(points=0), "Nothing can be scored in it, so it has no code."),
    ):
        panel.show_examined(unknown, complete=True)
        assert sentence in panel.told
        assert not panel.code.isVisible()
        assert not panel._play.isVisible()
        assert not panel._keep.isVisible()


# ---- keeping --------------------------------------------------------------------------------------


def test_a_puzzle_is_kept_in_the_book_and_removed(window: MainWindow, qtbot: QtBot) -> None:
    page = begin_with(window, EASY)
    panel = wait_for_all(qtbot, page)
    code = panel.code.code
    click(panel._keep)
    assert not panel._keep.isEnabled()
    assert panel._keep.text() == "It is in your book"
    click(page.strip.home)
    (card,) = book(window).own
    assert card.side.code == code
    assert card.side.number == 0
    assert "of your own" in card.accessibleName()
    assert book(window)._own_label.isVisible()
    click(card.remove)
    assert book(window).own == []
    assert not book(window)._own_label.isVisible()
    assert open_book(window).own == []


def test_a_kept_puzzle_is_chosen_like_any_other(window: MainWindow, qtbot: QtBot) -> None:
    panel = wait_for_all(qtbot, begin_with(window, EASY))
    click(panel._keep)
    page = open_book(window)
    (card,) = page.own
    qtbot.waitUntil(lambda: card.side.code in page._faces, timeout=PATIENCE)
    page._scroll.ensureWidgetVisible(card)
    click(card)
    assert table(window).source.view.options.code == card.side.code


def test_the_newest_is_first_none_is_there_twice_and_there_is_an_end(
    window: MainWindow, preferences: Preferences, panel: WorkshopPanel
) -> None:
    room = window.workshop(WORKSHOP)
    codes = [encode(Puzzle(*_parts(goal))) for goal in range(1, 4)]
    for code in (*codes, codes[0]):
        room._keep(panel, code, 2)
    assert [side.code for side in room.own()] == [codes[0], codes[2], codes[1]]
    preferences.set_own_puzzles(KEY, [(code, 1) for code in codes * 100])
    assert len(preferences.own_puzzles(KEY)) == 60


def _parts(goal: int) -> tuple[Any, ...]:
    return EASY.tiles, EASY.ghosts, EASY.kids, EASY.cards, EASY.rounds, goal


@pytest.mark.parametrize(
    "odd",
    [
        "x",
        [1, None, "x", [], {}, ["a"], ["a", "b"], [1, 2], ["a", 1, 2], ["a", True]],
        [["377E", 1], ["", 1], ["\u202e", 1], ["A" * 10_000, 1]],
        [[encode(EASY), 0], [encode(EASY), 6], [encode(EASY).lower(), 1]],
    ],
)
def test_odd_settings_are_passed_over(window: MainWindow, store: Store, odd: Any) -> None:
    store.settings.set(f"own_puzzles:{KEY}", odd)
    assert open_book(window).own == []


# ---- going on -------------------------------------------------------------------------------------


def test_an_empty_table_is_not_kept(window: MainWindow, store: Store) -> None:
    page = open_workshop(window)
    assert store.count_unfinished() == 1
    make(page, LayTile(EASY.tiles[LINE], LINE))
    make(page, TakeTile(LINE))
    click(page.strip.home)
    book(window)
    assert store.count_unfinished() == 0


def test_what_was_begun_waits_and_is_gone_on_with(window: MainWindow, store: Store) -> None:
    page = open_workshop(window)
    make(page, LayTile(EASY.tiles[LINE], LINE))
    draft = page.source.view
    click(page.strip.home)
    click(book(window).beside.build)
    again = table(window)
    assert again.source.view == draft
    _, panel = beside(again)
    assert not panel._from_code.isVisible()
    click(panel._new)
    assert table(window).source.view.empty
    assert store.count_unfinished() == 2
    _, oldest = store.unfinished()
    window.resume_game(oldest)
    assert table(window).source.view == draft


def test_a_puzzle_can_be_changed(window: MainWindow, store: Store) -> None:
    page = open_workshop(window)
    _, panel = beside(page)
    panel._typed.setText("377E-97")
    click(panel._begin)
    assert "mistyped" in panel._code_line.text()
    assert table(window) is page
    panel._typed.setText(encode(EASY).lower().replace("-", " "))
    QTest.keyClick(panel._typed, Qt.Key.Key_Return)
    QApplication.processEvents()
    changed = table(window)
    assert changed.source.view.puzzle.tiles == EASY.tiles
    assert store.count_unfinished() == 1, "the empty table is gone"
    make(changed, TakePawn(LINE))
    click(changed.strip.undo)
    assert not changed.hands.can_undo


def test_the_rulebook_opens_at_the_limits(window: MainWindow) -> None:
    page = begin_with(window, EASY)
    asked: list[str] = []
    page.rule_asked.connect(asked.append)
    page.ask_rulebook()
    assert asked == ["CH-7.4"]
    window._rulebooks["candy_hunters"].close()


def test_a_waiting_draft_has_a_picture_on_the_shelf(window: MainWindow, store: Store) -> None:
    begin_with(window, EASY)
    (header,) = store.unfinished()
    glimpse = window.room.glimpse(header, 208, 1.0)
    assert glimpse.title == "A puzzle of your own"
    assert not glimpse.image.isNull()
