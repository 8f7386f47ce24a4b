"""The shelf: every finished game in one line, with what its box says. Opening a box loads the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from halloween_table.engine.translate import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from halloween_table.contract.kit import Kit


class Box(NamedTuple):
    """The outside of a game."""

    key: str
    title: str
    blurb: str
    players: tuple[int, int]
    minutes: int
    age: int
    picture: str
    credits: str
    open: Callable[[], Kit]


def _candy_hunters() -> Kit:
    from halloween_table.games.candy_hunters import kit

    return kit()


def _rest_in_peace() -> Kit:
    from halloween_table.games.rest_in_peace import kit

    return kit()


def _booo() -> Kit:
    from halloween_table.games.booo import kit

    return kit()


def _halloween() -> Kit:
    from halloween_table.games.halloween import kit

    return kit()


SHELF = (
    Box(
        key="candy_hunters",
        title=QT_TRANSLATE_NOOP("Shelf", "Candy Hunters"),
        blurb=QT_TRANSLATE_NOOP(
            "Shelf", "Build the town, shove the ghosts and send your kids to the sweetest doors."
        ),
        players=(2, 4),
        minutes=30,
        age=8,
        picture="candy_hunters/box",
        credits=QT_TRANSLATE_NOOP(
            "Shelf",
            "Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).",
        ),
        open=_candy_hunters,
    ),
    Box(
        key="rest_in_peace",
        title=QT_TRANSLATE_NOOP("Shelf", "Rest in Peace"),
        blurb=QT_TRANSLATE_NOOP(
            "Shelf", "Two ghost families, ten mansions and a line of psychics with odd powers."
        ),
        players=(2, 2),
        minutes=15,
        age=8,
        picture="rest_in_peace/box",
        credits=QT_TRANSLATE_NOOP(
            "Shelf",
            "Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).",
        ),
        open=_rest_in_peace,
    ),
    Box(
        key="booo",
        title=QT_TRANSLATE_NOOP("Shelf", "Booo!"),
        blurb=QT_TRANSLATE_NOOP(
            "Shelf", "Everybody searches at once: who is the first to see a way for the ghost?"
        ),
        players=(1, 6),
        minutes=30,
        age=7,
        picture="booo/box",
        credits=QT_TRANSLATE_NOOP(
            "Shelf",
            "Booo! was designed by Christophe Gonthier and published by Blackrock Games (2017).",
        ),
        open=_booo,
    ),
    Box(
        key="halloween",
        title=QT_TRANSLATE_NOOP("Shelf", "Halloween"),
        blurb=QT_TRANSLATE_NOOP(
            "Shelf", "Command the ghosts of a small town, haunt its buildings and claim odd powers."
        ),
        players=(2, 4),
        minutes=75,
        age=12,
        picture="halloween/box",
        credits=QT_TRANSLATE_NOOP(
            "Shelf",
            "Halloween was designed by Angelo de Maio and published by Quined Games (2017).",
        ),
        open=_halloween,
    ),
)


def box(key: str) -> Box | None:
    """The box of that game, if it is on the shelf."""
    return next((box for box in SHELF if box.key == key), None)
