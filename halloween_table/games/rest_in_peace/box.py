"""The box of Rest in Peace."""

from __future__ import annotations

from halloween_table.contract.box import Box
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from . import kit

BOX = Box(
    key="rest_in_peace",
    title=QT_TRANSLATE_NOOP("Shelf", "Rest in Peace"),
    blurb=QT_TRANSLATE_NOOP(
        "Shelf", "Two ghost families, ten mansions and a line of psychics with odd powers."
    ),
    players=(1, 2),
    minutes=15,
    age=8,
    picture="rest_in_peace/box",
    credits=QT_TRANSLATE_NOOP(
        "Shelf",
        "Rest in Peace was designed by Fabien Gridel and published by Blue Cocker (2021).",
    ),
    open=kit,
)
