"""What can be agreed before a game of Booo!, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Choice, Variant
from halloween_table.engine.translate import fill

from ..rules.position import ROUTES, Share


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
            ),
            Variant(
                "step_clock",
                self.tr("Time for each further step"),
                self.tr("Whoever hesitates longer has failed."),
                tuple(self._seconds(value, self.tr("No clock")) for value in (2, 4, 6, 10, 0)),
                compact=True,
            ),
            Variant(
                "wait",
                self.tr("Wait after a failed claim"),
                self.tr("How long somebody who failed may not claim again."),
                tuple(self._seconds(value, self.tr("No wait")) for value in (0, 5, 10, 15)),
                compact=True,
            ),
            Variant(
                "hint",
                self.tr("Hint"),
                self.tr("This long after the guest has come, the table names a colour."),
                tuple(self._seconds(value, self.tr("No hint")) for value in (0, 30, 60, 120)),
                compact=True,
            ),
            self._route(),
            Variant(
                "choose_start",
                self.tr("Choose where the ghost starts"),
                self.tr("The first player puts it into one of the four rooms in the middle."),
            ),
        )

    def _seconds(self, seconds: int, off: str) -> Choice:
        title = self.tr("%n seconds", "", seconds) if seconds else off
        return Choice(seconds, title, "")

    def _route(self) -> Variant:
        by_lot = Choice(0, self.tr("By lot"), "")
        routes = [Choice(n, fill(self.tr("Route %1"), n), "") for n in range(1, ROUTES + 1)]
        return Variant(
            "route",
            self.tr("Route"),
            self.tr("It says which rooms the guests come to."),
            (by_lot, *routes),
            compact=True,
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
                ),
                Choice(
                    Share.NO_TRAPDOORS,
                    self.tr("Four transformations"),
                    self.tr("The colour can change in four rooms."),
                ),
                Choice(
                    Share.THREE_TRAPDOORS,
                    self.tr("Three trapdoors, one transformation"),
                    self.tr("More jumps, fewer changes."),
                ),
                Choice(
                    Share.FOUR_TRAPDOORS,
                    self.tr("Four trapdoors"),
                    self.tr("The colour never changes."),
                ),
                Choice(
                    Share.FEWER,
                    self.tr("Three tokens"),
                    self.tr("For experts: one of the four rooms stays without a token."),
                ),
                Choice(
                    Share.ANYWHERE,
                    self.tr("Tokens anywhere"),
                    self.tr("For experts: chance puts them into any rooms."),
                ),
            ),
            compact=True,
        )
