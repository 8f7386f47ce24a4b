"""What has another name in an older version of the program, which is measured beside this one."""

from __future__ import annotations

from typing import Any


def game_at(page: Any) -> Any:
    """The game that a table window shows."""
    return page.source if hasattr(page, "source") else page.sitting


def arranged(
    arranger: Any, view: Any, eyes: Any, players: Any, size: tuple[int, int] = (1280, 722)
) -> Any:
    """As it is laid out for so much room."""
    try:
        from halloween_table.contract.arrangement import Room
    except ImportError:
        return arranger.arrange(view, eyes, players)
    return arranger.arrange(view, eyes, players, Room(*size))


def trust(preferences: Any) -> None:
    """Nobody hides anything: no curtain falls, and hands lie open. Nothing happens by itself either:
    a move early in a game and one late in it come to the same."""
    if hasattr(type(preferences), "passing"):
        preferences.passing = False
    if hasattr(type(preferences), "hiding"):
        preferences.hiding = "open"
    else:
        preferences.curtain = False


def carried(offer: Any) -> str:
    """The piece that is carried for an offer; nothing if none is."""
    gesture = getattr(offer, "gesture", offer)
    return getattr(gesture, "piece", "")
