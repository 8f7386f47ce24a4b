"""No text is cut off in the puzzle book, beside a puzzle and once it is solved."""

from __future__ import annotations

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.puzzle_book.making import MakingDialog
from halloween_table.app.puzzle_book.solved import SolvedPage
from halloween_table.engine.mind import Thought
from halloween_table.store.puzzle_results import Fared

from ..puzzling import KEY as PUZZLES
from ..puzzling import Waiting, book_codes, guide, miss, open_book, sit_at_puzzle, solution
from .booth import PLAYERS, Booth, in_both_windows

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
