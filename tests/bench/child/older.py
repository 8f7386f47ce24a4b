"""What has another name in an older version of the program, which is measured beside this one."""

from __future__ import annotations

from typing import Any


def game_at(page: Any) -> Any:
    """The game that a table window shows."""
    return page.source if hasattr(page, "source") else page.sitting


def arranged(arranger: Any, view: Any, eyes: Any, players: Any) -> Any:
    """As it is laid out in a window of the usual size."""
    try:
        from halloween_table.contract.arrangement import ROOM
    except ImportError:
        return arranger.arrange(view, eyes, players)
    return arranger.arrange(view, eyes, players, ROOM)


def carried(offer: Any) -> str:
    """The piece that is carried for an offer; nothing if none is."""
    gesture = getattr(offer, "gesture", offer)
    return getattr(gesture, "piece", "")
