"""The box of Candy Hunters."""

from __future__ import annotations

from halloween_table.contract.box import Box
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from . import kit, puzzle_kit, workshop_kit

BOX = Box(
    key="candy_hunters",
    title=QT_TRANSLATE_NOOP("Shelf", "Candy Hunters"),
    blurb=QT_TRANSLATE_NOOP(
        "Shelf", "Build the town, shove the ghosts and send your kids to the sweetest doors."
    ),
    players=(1, 4),
    minutes=30,
    age=8,
    picture="candy_hunters/box",
    credits=QT_TRANSLATE_NOOP(
        "Shelf",
        "Candy Hunters was designed by Marek Chodań and Michał Gryń and published by Smart Flamingo (2024).",
    ),
    open=kit,
    inside=(
        Box(
            key="candy_puzzles",
            title=QT_TRANSLATE_NOOP("Shelf", "Candy Hunters: a puzzle"),
            blurb="",
            players=(1, 1),
            minutes=10,
            age=8,
            picture="candy_hunters/box",
            credits="",
            open=puzzle_kit,
        ),
        Box(
            key="candy_workshop",
            title=QT_TRANSLATE_NOOP("Shelf", "Candy Hunters: the workshop"),
            blurb="",
            players=(1, 1),
            minutes=10,
            age=8,
            picture="candy_hunters/box",
            credits="",
            open=workshop_kit,
        ),
    ),
)
