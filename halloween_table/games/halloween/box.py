"""The box of Halloween."""

from __future__ import annotations

from halloween_table.contract.box import Box
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from . import kit

BOX = Box(
    key="halloween",
    title=QT_TRANSLATE_NOOP("Shelf", "Halloween"),
    blurb=QT_TRANSLATE_NOOP(
        "Shelf", "Command the ghosts of a small town, haunt its buildings and claim odd powers."
    ),
    players=(1, 4),
    minutes=75,
    age=12,
    picture="halloween/box",
    credits=QT_TRANSLATE_NOOP(
        "Shelf",
        "Halloween was designed by Angelo de Maio and published by Quined Games (2017).",
    ),
    open=kit,
)
