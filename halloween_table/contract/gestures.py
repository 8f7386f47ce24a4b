"""What hands do at a table, as values: offers stand for a gesture, and games say what one means."""

from __future__ import annotations

from attrs import frozen


@frozen
class Carry:
    """A piece is taken and put down."""

    piece: str
    place: str | None
    """None: where there is no place."""

    @property
    def start(self) -> str:
        return self.piece


@frozen
class Press:
    """A button is pressed, or a place that somebody asks about."""

    place: str

    @property
    def start(self) -> str:
        return self.place


@frozen
class Pick:
    """One of several pieces or places that somebody has to choose among is pressed: the table
    frames them."""

    target: str

    @property
    def start(self) -> str:
        return self.target


@frozen
class Lead:
    """A piece is not carried but led from place to place: each that the hand comes to is a step."""

    piece: str
    path: tuple[str, ...]
    """Where it goes, one place after another."""

    @property
    def start(self) -> str:
        return self.piece


@frozen
class PassInVain:
    """The key that passes a step in every game, where nothing can be passed."""


Offered = Carry | Press | Pick | Lead
"""What a move can be made by. Its `start` is what is taken or pressed first."""
Gesture = Offered | PassInVain


def touched(gesture: Offered) -> tuple[str, ...]:
    """The pieces and places that it is about, one after another."""
    match gesture:
        case Carry(piece, place):
            return (piece,) if place is None else (piece, place)
        case Lead(piece, path):
            return (piece, *path)
    return (gesture.start,)
