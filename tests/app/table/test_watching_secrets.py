"""Nothing secret is seen by watching: games that differ only in what these eyes could not know then
look, sound and read the same at every moment of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from attrs import evolve, fields, frozen
from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import Arrangement
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.sitting.moments import Moment

from ..looking import click, cursor, marked, play_moves, watch
from ..playing import ADA, BO, GAMES, sit_down
from ..portrait import Node, portrait, tooltips_in, tree_of
from .test_secrets import SECRETS, Secret, bo_looks, swap

WITH_SECRETS = tuple(game for game in GAMES if game != "booo")
"""In Booo! everything lies open: a castle's code says it all."""
SOME = 6
"""At so many moments the pixels are compared too; at all of them in the long run."""


@frozen
class Look:
    """What can be seen, read and heard at one moment."""

    arrangement: Arrangement
    strip: tuple[str, str]
    log: str
    tooltips: tuple[str, ...]
    tree: Node
    pixels: QImage | None


def look(window: MainWindow, page: TablePage, pixels: bool) -> Look:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    seen = portrait(window, page) if pixels else None
    return Look(
        page.view.table.arrangement,
        (page.strip.title.text(), page.strip.prompt.text()),
        page._log.toHtml(),
        tooltips_in(page),
        tree_of(page),
        seen.pixels if seen is not None else None,
    )


def looks(window: MainWindow, page: TablePage, moments: Iterable[int], pixels: int) -> list[Look]:
    """At each of these moments, with the pixels at every so many of them."""
    found = []
    for at in (page.source.history.last, 0):
        page.look_back(at)  # so that the log has been scrolled from its end to its start before
        marked(page)
    for number, at in enumerate(moments):
        page.look_back(at)
        assert cursor(page) == at
        marked(page)
        page.view.finish()
        found.append(look(window, page, number % pixels == 0))
    return found


def assert_alike(first: list[Look], second: list[Look]) -> None:
    differing = {
        (number, field.name)
        for number, (one, other) in enumerate(zip(first, second, strict=True))
        for field in fields(Look)
        if getattr(one, field.name) != getattr(other, field.name)
    }
    assert differing == set()


def imagined(page: TablePage, eyes: Seat | None) -> bool:
    """Puts another position in the place of every one that was: any that these eyes could take for
    it. Whether that makes a difference at all."""
    history, game = page.source.history, page.source.kit.game

    def other(position: Any, number: int) -> Any:
        return game.imagined(game.view(position, eyes), eyes, Chance(number))

    def otherwise(moment: Moment, number: int) -> Moment:
        passed = tuple(other(position, number) for position in moment.on_the_way)
        return evolve(moment, position=other(moment.position, number), on_the_way=passed)

    before = [moment.position for moment in history.moments]
    history._moments = [otherwise(moment, at) for at, moment in enumerate(history.moments)]
    return before != [moment.position for moment in history.moments]


def every(page: TablePage, pixels: int | None) -> tuple[range, int]:
    """All moments, and at how many of them the pixels are compared."""
    last = page.source.history.last
    return range(last + 1), pixels or max(1, last // SOME)


thoroughly = pytest.mark.parametrize(
    "pixels", [None, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"]
)


def anew(page: TablePage) -> None:
    """Back to now, and everything is written as if the program had just opened the game."""
    page.watching.leave()
    page._log.write()
    page.refresh(animate=False)


# ---- a game that is not over ------------------------------------------------------------------------


@thoroughly
@pytest.mark.parametrize("game", WITH_SECRETS)
@pytest.mark.parametrize(
    "curtain", [False, pytest.param(True, marks=pytest.mark.long)], ids=["bare", "curtain"]
)
def test_looking_back_shows_nothing_that_these_eyes_could_not_see_then(
    window: MainWindow, game: str, curtain: bool, pixels: int | None
) -> None:
    page = sit_down(window, key=game)
    play_moves(page, 9)
    eyes = page.source.eyes
    assert eyes is not None
    first = looks(window, page, *every(page, pixels))
    assert imagined(page, eyes)
    anew(page)
    assert page.source.eyes == eyes
    assert_alike(looks(window, page, *every(page, pixels)), first)


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.key)
def test_nor_does_anything_that_happened_tell_of_it(window: MainWindow, secret: Secret) -> None:
    """Other faces on hidden cards, in events too."""
    page = sit_down(window, key=secret.key, **secret.options)
    secret.turn(page)
    bo_looks(page)
    first = looks(window, page, *every(page, None))
    swap(page, secret.names(page, BO))
    anew(page)
    assert_alike(looks(window, page, *every(page, None)), first)


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.key)
def test_what_these_eyes_could_see_then_is_seen(window: MainWindow, secret: Secret) -> None:
    """The control: other cards in the own hand are found."""
    page = sit_down(window, key=secret.key, **secret.options)
    secret.turn(page)
    bo_looks(page)
    first = looks(window, page, [1], 1)
    swap(page, secret.names(page, ADA))
    anew(page)
    (second,) = looks(window, page, [1], 1)
    assert second.arrangement != first[0].arrangement
    assert second.tree != first[0].tree
    assert second.pixels != first[0].pixels


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.key)
def test_what_happened_meanwhile_is_played_as_these_eyes_may_know_it(
    window: MainWindow, secret: Secret
) -> None:
    page = sit_down(window, key=secret.key, **secret.options)
    secret.turn(page)
    bo_looks(page)

    def played() -> list[Look]:
        click(page.strip.away)
        found = [look(window, page, pixels=False)]
        while not page.shown.at_the_end:  # type: ignore[attr-defined]
            page.watching._advance()
            found.append(look(window, page, pixels=False))
        return found

    first = played()
    assert len(first) > 3
    swap(page, secret.names(page, BO))
    anew(page)
    assert_alike(played(), first)


# ---- a game that is over, with everybody's eyes -----------------------------------------------------


@thoroughly
@pytest.mark.parametrize("game", WITH_SECRETS)
def test_until_the_eye_is_pressed_hidden_cards_stay_hidden(
    window: MainWindow, game: str, pixels: int | None
) -> None:
    page = watch(window, game)
    moments, _ = every(page, pixels)
    seen = moments if pixels else moments[:: max(1, len(moments) // 16)]
    first = looks(window, page, seen, pixels or SOME)
    assert imagined(page, None)
    anew(page)
    assert_alike(looks(window, page, seen, pixels or SOME), first)


@pytest.mark.parametrize("game", ["candy_hunters", "rest_in_peace"])
def test_pressed_it_shows_the_difference(window: MainWindow, game: str) -> None:
    """The control."""
    page = watch(window, game)
    click(page.bar.open)
    first = looks(window, page, [0, 3], 1)
    assert imagined(page, None)
    anew(page)
    second = looks(window, page, [3, 0], 1)[::-1]
    for one, other in zip(first, second, strict=True):
        assert one.arrangement != other.arrangement
        assert one.tree != other.tree
        assert one.pixels != other.pixels
