"""What a tooltip of Booo! says: a rule, or what something is good for, rather than its name."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.translate import fill

from ..rules.position import GUESTS_TO_WIN, WALLS_TO_WIN


class BoooTips(QObject):
    """Sentences that stand in no other place on the table. Rooms and colours come as words."""

    def ghost(self) -> str:
        return self.tr(
            "The ghost goes freely along corridors, but only through walls of one colour."
        )

    def guest_in_castle(self, room: str) -> str:
        sentence = self.tr("Room %1. Whoever leads the ghost here first gets the guest.")
        return fill(sentence, room)

    def guest_alone(self, room: str) -> str:
        return fill(self.tr("Room %1. Lead the ghost here."), room)

    def guest_of(self, name: str) -> str:
        sentence = self.tr("%1: a guest, 1 point. Whoever has %2 guests wins at once.")
        return fill(sentence, name, GUESTS_TO_WIN)

    def wall_in_reserve(self) -> str:
        sentence = self.tr(
            "This wall tile, 1 point, goes to whoever ends a way with its colour. Whoever has %1 "
            "wall tiles wins at once."
        )
        return fill(sentence, WALLS_TO_WIN)

    def wall_of(self, name: str) -> str:
        sentence = self.tr(
            "%1: a wall tile, 1 point. Its owner may not use this colour; whoever ends a way with "
            "it takes the tile away."
        )
        return fill(sentence, name)

    def trapdoor(self) -> str:
        return self.tr("Trapdoor: from here the ghost may jump to another one. The colour stays.")

    def transformation(self) -> str:
        return self.tr("Transformation: here the colour may change for the rest of the way.")

    def arms(self, arms: str) -> str:
        return fill(self.tr("All rooms of this row: %1"), arms)

    def portrait(self, portrait: str) -> str:
        return fill(self.tr("All rooms of this column: %1"), portrait)

    def panel(self, name: str, guests: int, walls: int) -> str:
        sentence = self.tr(
            "%1. Guests: %2 of %3, wall tiles: %4 of %5. Whoever fills a row wins at once."
        )
        return fill(sentence, name, guests, GUESTS_TO_WIN, walls, WALLS_TO_WIN)

    def held_colour(self) -> str:
        return self.tr("You have this wall tile: a way with this colour fails.")

    def give_up(self) -> str:
        return self.tr("The claim fails, which costs nothing; everybody searches on.")
