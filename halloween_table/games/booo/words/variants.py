"""What can be agreed before a game of Booo!, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Choice, Variant
from halloween_table.contract.palette import FADED, NIGHT
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.engine.translate import fill, number

from ..rules.position import ROUTES, Share

_DOOR, _TURN = "booo/trapdoor", "booo/transformation"
_QUARTERS = tuple(Rect(x, y, 0.46, 0.46) for y in (0.02, 0.52) for x in (0.02, 0.52))
"""Where the four special rooms of the castle lie, in a square."""
_ANYWHERE: Picture = (
    Shape(line=FADED, rect=Rect(0.02, 0.02, 0.96, 0.96), radius=3, dashed=True),
    Art(_DOOR, Rect(0.08, 0.12, 0.36, 0.36)),
    Art(_TURN, Rect(0.55, 0.06, 0.36, 0.36)),
    Art(_TURN, Rect(0.3, 0.52, 0.36, 0.36)),
    Art(_DOOR, Rect(0.62, 0.6, 0.34, 0.34)),
)


class BoooVariants(QObject):
    """Clocks, wait, hint, tokens, route and start."""

    def variants(self) -> tuple[Variant, ...]:
        return (
            self._tokens(),
            Variant(
                "first_clock",
                self.tr("Time for the first step"),
                self.tr("For naming the colour, and for the first step of the way."),
                tuple(self._seconds(value, self.tr("No clock")) for value in (4, 6, 10, 15, 0)),
                compact=True,
                picture=(Art("booo/first-step"),),
            ),
            Variant(
                "step_clock",
                self.tr("Time for each further step"),
                self.tr("Whoever hesitates longer has failed."),
                tuple(self._seconds(value, self.tr("No clock")) for value in (2, 4, 6, 10, 0)),
                compact=True,
                picture=(Art("booo/further-steps"),),
            ),
            Variant(
                "wait",
                self.tr("Wait after a failed claim"),
                self.tr("How long somebody who failed may not claim again."),
                tuple(self._seconds(value, self.tr("No wait")) for value in (0, 5, 10, 15)),
                compact=True,
                picture=(Art("booo/wait"),),
            ),
            Variant(
                "hint",
                self.tr("Colour hint"),
                self.tr("This long after the guest has come, the table names a colour."),
                tuple(self._seconds(value, self.tr("Never")) for value in (0, 30, 60, 120)),
                compact=True,
                picture=(Art("booo/hint"),),
            ),
            self._route(),
            Variant(
                "choose_start",
                self.tr("Choose where the ghost starts"),
                self.tr("The first player puts it into one of the four rooms in the middle."),
                compact=True,
                picture=(Art("booo/choose-start"),),
            ),
        )

    def _seconds(self, seconds: int, off: str) -> Choice:
        title = self.tr("%n seconds", "", seconds) if seconds else off
        return Choice(seconds, title, "", _clock(seconds))

    def _route(self) -> Variant:
        by_lot = Choice(0, self.tr("By lot"), "")
        routes = [
            Choice(n, fill(self.tr("Route %1"), n), "", _map(n)) for n in range(1, ROUTES + 1)
        ]
        return Variant(
            "route",
            self.tr("Route"),
            self.tr("It says which rooms the guests come to."),
            (by_lot, *routes),
            compact=True,
            picture=(Art("booo/route"),),
        )

    def _tokens(self) -> Variant:
        return Variant(
            "tokens",
            self.tr("Special tokens"),
            "",
            (
                Choice(
                    Share.TWO_TRAPDOORS,
                    self.tr("Two trapdoors, two transformations"),
                    self.tr("The usual game."),
                    _laid(_DOOR, _TURN, _TURN, _DOOR),
                ),
                Choice(
                    Share.NO_TRAPDOORS,
                    self.tr("Four transformations"),
                    self.tr("The colour can change in four rooms."),
                    _laid(_TURN, _TURN, _TURN, _TURN),
                ),
                Choice(
                    Share.THREE_TRAPDOORS,
                    self.tr("Three trapdoors, one transformation"),
                    self.tr("More jumps, fewer changes."),
                    _laid(_DOOR, _DOOR, _TURN, _DOOR),
                ),
                Choice(
                    Share.FOUR_TRAPDOORS,
                    self.tr("Four trapdoors"),
                    self.tr("The colour never changes."),
                    _laid(_DOOR, _DOOR, _DOOR, _DOOR),
                ),
                Choice(
                    Share.FEWER,
                    self.tr("Three tokens"),
                    self.tr("For experts: one of the four rooms stays without a token."),
                    _laid(_DOOR, _TURN, "", _DOOR),
                ),
                Choice(
                    Share.ANYWHERE,
                    self.tr("Tokens anywhere"),
                    self.tr("For experts: chance puts them into any rooms."),
                    _ANYWHERE,
                ),
            ),
            compact=True,
        )


def _laid(*tokens: str) -> Picture:
    """Which token lies in which of the four rooms: top left, top right, bottom left, bottom right."""
    return tuple(
        Art(token, room) if token else Shape(line=FADED, rect=room, radius=3, dashed=True)
        for token, room in zip(tokens, _QUARTERS, strict=True)
    )


def _clock(seconds: int) -> Picture:
    """A stopwatch that shows them."""
    if not seconds:
        return (Art("common/clock-off"),)
    shown = Words(
        number(seconds),
        Rect(0.22, 0.3, 0.56, 0.52),
        30,
        NIGHT,
        bold=True,
        align="centre",
        least=0.3,
    )
    return (Art("common/clock"), shown)


def _map(route: int) -> Picture:
    """The map of that number."""
    shown = Words(
        number(route), Rect(0.34, 0.36, 0.6, 0.6), 36, NIGHT, bold=True, align="centre", least=0.3
    )
    return (Art("booo/route"), shown)
