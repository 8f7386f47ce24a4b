"""No text is cut off when games are looked at again: on the shelf, and in the bar below the table."""

from __future__ import annotations

from attrs import evolve

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.codec import Codec
from halloween_table.engine.job import done
from halloween_table.engine.review import Review
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid
from halloween_table.sitting.reviewing import decisions

from ..playing import GAMES, KEY, kit_of, lift_curtain, sit_down, whole_record
from ..table.hindsight import hindsight
from .booth import PLAYERS, Booth, as_it_opens, in_both_windows, play


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
        look_at_bar(booth, page, f"watched-{header.game}", names)
        with as_it_opens(booth):
            look_at_bar(booth, page, f"watched-{header.game}, 1280 × 800", names)
    booth.assert_everything_fits()


def look_at_bar(booth: Booth, page: TablePage, game: str, names: str) -> None:
    """From the start of a game to its end."""
    last, high = page.source.history.last, page.bar.height()
    for name, at in (("start", 0), ("middle", last // 2), ("last", last - 1), ("end", last)):
        page.look_back(at)
        saved = name == "middle" and game == f"watched-{KEY}"
        booth.look(f"{game}-{name}-{names}", save=saved)
        assert page.bar.height() == high, "the table must not jump"


def test_what_cost_most(booth: Booth, names: str) -> None:
    window = booth.window
    keep_played(window, names)
    for header in window._store.finished():
        if kit_of(header.game).reviewer is None:
            continue
        window.watch_game(header)
        page = window.page
        assert isinstance(page, TablePage)
        assert page.reviewing is not None
        page.bar.review.click()
        if header.game == KEY:
            booth.look(f"review-{names}-asked", save=False)
        page.reviewing.stop()
        task = Review(hindsight(header.game), decisions(page.source.history)[:24])
        page.reviewing._answered(done(task()))
        booth.look(f"review-{header.game}-{names}", save=header.game == KEY)
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
