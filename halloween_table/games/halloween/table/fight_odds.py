"""The odds of the fights that are offered: on the foes, and for the ghost in the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve

from halloween_table.contract.palette import AMBER, MOON, NIGHT
from halloween_table.contract.pictures import Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece, Place

from ..rules.moves import Move, PickGhost
from ..rules.odds import Odds, odds_offered
from ..rules.position import Position
from ..rules.town import LEVEL_OF
from ..words.odds import OddsWords, hundredths
from . import ids
from .layout import Layout
from .pictures import GAIN

_LETTERS = 19.0


class FightOdds:
    """What is told of them on one table. Several ghosts could attack: the best of them is told on
    the foe, and each while it is in the hand."""

    def __init__(
        self, view: Position, moves: tuple[Move, ...], words: OddsWords, layout: Layout
    ) -> None:
        self._view, self._words, self._layout = view, words, layout
        self._by_foe: Mapping[int, Mapping[int, Odds]] = odds_offered(view, moves)
        self._picked = bool(self) and any(isinstance(move, PickGhost) for move in moves)

    def __bool__(self) -> bool:
        return bool(self._by_foe)

    def mark(self, ghost: int, foe: int) -> Mark | None:
        """Of that fight alone."""
        odds = self._by_foe.get(foe, {}).get(ghost)
        return None if odds is None else self._mark(foe, odds)

    def marks(self) -> Iterator[Mark]:
        for foe, by_ghost in self._by_foe.items():
            odds = max(by_ghost.values(), key=lambda odds: (odds.best, odds.alone))
            yield self._mark(foe, odds)

    def _mark(self, foe: int, odds: Odds) -> Mark:
        alone, best = map(hundredths, odds)
        rect = self._layout.town.odds(self._view, foe, wide=best > alone)
        chip = (
            _chip(str(alone), str(best)) if best > alone else _chip(self._words.percent(odds.alone))
        )
        return Mark(ids.OddsOf(foe), rect, chip, above=True)

    def named(self, places: tuple[Place, ...]) -> tuple[Place, ...]:
        """Whoever listens is told at the foe."""
        return tuple(
            evolve(
                place,
                name=f"{place.name}\n{self._told(place.id.ghost)}",
                seen_as=place.seen_as or place.name,
            )
            if isinstance(place.id, ids.Stand) and place.id.ghost in self._by_foe
            else place
            for place in places
        )

    def tipped(self, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """The same for whoever points at it."""
        return tuple(
            self._tipped(piece, piece.id.ghost)
            if isinstance(piece.id, ids.Ghost) and piece.id.ghost in self._by_foe
            else piece
            for piece in pieces
        )

    def _tipped(self, piece: Piece, foe: int) -> Piece:
        told = self._told(foe)
        name = f"{piece.name}\n{told}" if self._picked else piece.name
        seen_as = piece.seen_as or piece.name
        return evolve(piece, name=name, tooltip=f"{piece.tooltip}\n{told}", seen_as=seen_as)

    def _told(self, foe: int) -> str:
        by_level = {LEVEL_OF[ghost]: odds for ghost, odds in self._by_foe[foe].items()}
        if len(by_level) == 1:
            return self._words.told(*by_level.values())
        return "\n".join(self._words.attacker(*of) for of in sorted(by_level.items()))


def _chip(alone: str, bettered: str = "") -> Picture:
    """A number on the dark, and what it can become."""
    ground = Shape(NIGHT, AMBER, radius=9, width=2)
    if not bettered:
        return (ground, Words(alone, Rect(0.06, 0, 0.88, 1), _LETTERS, MOON, True, "centre"))
    return (
        ground,
        Words(alone, Rect(0.02, 0, 0.37, 1), _LETTERS, MOON, True, "right"),
        Words(f"→{bettered}", Rect(0.4, 0, 0.58, 1), _LETTERS, GAIN, True),
    )
