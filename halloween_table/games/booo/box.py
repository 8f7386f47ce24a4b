"""The box of Booo!."""

from __future__ import annotations

from halloween_table.contract.box import Box
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from . import kit

BOX = Box(
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
    open=kit,
)
