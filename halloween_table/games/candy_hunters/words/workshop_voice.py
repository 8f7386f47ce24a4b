"""What is said in the workshop: what a puzzle still lacks, what cannot be built, and names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players, Variant
from halloween_table.engine.game import Event, Refusal, Score, Turn
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill

from ..puzzles.puzzle import CARDS, GHOSTS, KIDS, TILES, faults
from ..puzzles.workshop import Draft, pawn_of
from ..puzzles.workshop_moves import (
    AddCard,
    Drafted,
    LayTile,
    Pawn,
    PutPawn,
    RemoveCard,
    SetRounds,
    ShiftPawn,
    ShiftTile,
    TakePawn,
    TakeTile,
)
from ..rules.position import Dealt, Ghost, House, Kid
from ..rules.town import Colour
from .voice import CandyHuntersVoice


class WorkshopVoice(QObject):
    """The sentences of the workshop in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self.game = CandyHuntersVoice()
        """Names what the workshop has in common with the game."""

    # ---- refusals and faults ------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, players: Players) -> str:
        reason, about = refusal.reason, refusal.about
        if reason.startswith("too_few_"):
            count, least, most = about
            return fill(self._too_few(reason, least - count), least, most)
        return fill(self._refusals()[reason], *about)

    def _too_few(self, reason: str, missing: int) -> str:
        return {
            "too_few_tiles": self.tr(
                "Lay at least %n more houses: a puzzle has %1 to %2.", "", missing
            ),
            "too_few_ghosts": self.tr(
                "Put at least %n more ghosts on the houses: a puzzle has %1 to %2.", "", missing
            ),
            "too_few_kids": self.tr(
                "Put at least %n more kids on the houses: a puzzle has %1 to %2.", "", missing
            ),
            "too_few_cards": self.tr(
                "Choose at least %n more cards: a puzzle has %1 to %2.", "", missing
            ),
        }[reason]

    def _refusals(self) -> dict[str, str]:
        return {
            "not_joined": self.tr(
                "The town has fallen apart: from each house there must be a path to every other."
            ),
            "fewer_cards_than_rounds": self.tr(
                "A puzzle needs at least as many cards as rounds. Cards: %1, rounds: %2."
            ),
            "tile_on_tile": self.tr("A house stands here already; choose an empty spot."),
            "off_the_ground": self.tr("The first house goes to one of the spots in the middle."),
            "tile_not_joined": self.tr(
                "A house must share a whole edge with another one; a corner is not enough."
            ),
            #: %1 is a colour of houses, which the sentence need not name; %2 is a number.
            "colour_used_up": self.tr(
                "All %2 houses of this colour are in the town; use another colour."
            ),
            "tiles_used_up": self.tr(
                "A puzzle has at most %1 houses; take one away before you lay another."
            ),
            "no_tile": self.tr("There is no house here."),
            "pawn_without_tile": self.tr("Ghosts and kids stand on houses; choose a free one."),
            "pawn_on_pawn": self.tr("Somebody stands here already; choose a free house."),
            "ghosts_used_up": self.tr("A puzzle has at most %1 ghosts, and all are in the town."),
            "kids_used_up": self.tr("A puzzle has at most %1 kids, and all are in the town."),
            "nobody_there": self.tr("Nobody stands here."),
            "only_regular_cards": self.tr("A puzzle has only regular cards."),
            "card_chosen": self.tr("This card is in the tray already."),
            "cards_used_up": self.tr(
                "A puzzle has at most %1 cards; take one out of the tray first."
            ),
            "card_not_chosen": self.tr("This card is not in the tray."),
            "no_such_rounds": self.tr("A puzzle has %1 to %2 rounds."),
            "rounds_as_before": self.tr("The puzzle has that many rounds already."),
            "one_builds": self.tr("One person builds here."),
            "house_target": self.tr(
                "A house goes to an empty spot next to another one, or to the bin."
            ),
            "pawn_target": self.tr("Ghosts and kids go to a free house, or to the bin."),
            "card_target": self.tr(
                "A card goes to the tray to be part of the puzzle, or to the bin to be taken out."
            ),
        }

    # ---- the log ------------------------------------------------------------------------------------

    def turn(self, turn: Turn, players: Players) -> str:
        return self.tr("In the workshop")

    def log_line(self, event: Event, players: Players) -> str:
        assert isinstance(event, Drafted)
        match event.move:
            case LayTile(colour):
                return self._laid(colour)
            case ShiftTile():
                return self.tr("A house moves to another spot.")
            case TakeTile():
                return self.tr("A house is taken away.")
            case PutPawn(pawn):
                return self._came(pawn)
            case ShiftPawn() | TakePawn():
                assert isinstance(event.what, Ghost | Kid)
                gone = isinstance(event.move, TakePawn)
                return self._left(pawn_of(event.what)) if gone else self._moved(pawn_of(event.what))
            case AddCard():
                return self.tr("A card is chosen.")
            case RemoveCard():
                return self.tr("A card is put back.")
            case SetRounds(rounds):
                return fill(self.tr("Rounds: %1"), rounds)

    def _laid(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("An orange house is laid."),
            Colour.VIOLET: self.tr("A violet house is laid."),
            Colour.GREEN: self.tr("A green house is laid."),
            Colour.BLUE: self.tr("A blue house is laid."),
        }[colour]

    def _came(self, pawn: Pawn) -> str:
        return {
            Pawn.GHOST: self.tr("A ghost comes to the town."),
            Pawn.KID: self.tr("A kid comes to the town."),
        }[pawn]

    def _moved(self, pawn: Pawn) -> str:
        return {
            Pawn.GHOST: self.tr("A ghost goes to another house."),
            Pawn.KID: self.tr("A kid goes to another house."),
        }[pawn]

    def _left(self, pawn: Pawn) -> str:
        return {
            Pawn.GHOST: self.tr("A ghost leaves the town."),
            Pawn.KID: self.tr("A kid leaves the town."),
        }[pawn]

    # ---- prompts ------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.tr("A puzzle of your own")

    def prompt(self, view: Draft, players: Players) -> str:
        """What comes next."""
        if view.empty:
            return self.tr("Drag houses to the town, then ghosts and kids, and choose cards.")
        found = faults(view.puzzle)
        if found:
            return self.refusal(found[0], players)
        return self.tr("Everything fits: it can be played.")

    # ---- names --------------------------------------------------------------------------------------

    def tongue(self) -> str:
        """A sentence that no two languages have in common: by it they are told apart."""
        return self.bin()

    def house(self, house: House) -> str:
        return self.game.house(house.colour)

    def card(self, card: int) -> str:
        return self.game.card(Dealt(card, False, card))

    def supply(self, pawn: Pawn, left: int) -> str:
        if pawn is Pawn.GHOST:
            return self.tr("Ghosts, left: %n", "", left)
        return self.tr("Kids, left: %n", "", left)

    def tiles_tip(self) -> str:
        sentence = self.tr("A puzzle has %1 to %2 houses that share edges.")
        return fill(sentence, TILES[0], TILES[-1])

    def pawns_tip(self, pawn: Pawn) -> str:
        if pawn is Pawn.GHOST:
            return fill(self.tr("A puzzle has %1 to %2 ghosts."), GHOSTS[0], GHOSTS[-1])
        return fill(self.tr("A puzzle has %1 to %2 kids."), KIDS[0], KIDS[-1])

    def cards_tip(self) -> str:
        sentence = self.tr("A puzzle has %1 to %2 cards, and no more rounds than cards.")
        return fill(sentence, CARDS[0], CARDS[-1])

    def laid_tip(self) -> str:
        """Of whatever is part of the puzzle."""
        return self.tr("Drag it elsewhere, or to the bin.")

    def bin(self) -> str:
        return self.tr("Bin: drop here what you want to take away")

    def tray(self) -> str:
        return self.tr("Tray with the cards of the puzzle")

    def shelf(self) -> str:
        return self.tr("Cards to choose from")

    def cards(self) -> str:
        return self.tr("Cards")

    def rounds(self) -> str:
        return self.tr("Rounds")

    def set_rounds(self, rounds: int) -> str:
        return fill(self.tr("Rounds: %1"), rounds)

    # ---- before and after: there is neither ---------------------------------------------------------

    def variants(self) -> tuple[Variant, ...]:
        return ()

    def first_player(self) -> str:
        return ""

    def ending(self, view: Draft) -> str:
        return ""

    def score(self, score: Score) -> str:
        return self.game.score(score)

    def amount(self, score: Score) -> str:
        return self.game.amount(score)

    def points(self) -> str:
        return self.game.points()

    def points_by_round(self) -> str:
        return self.game.points_by_round()

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        return self.game.tie_break(name, better, worse)

    def shared(self, players: Sequence[Player]) -> str:
        return self.game.shared(players)
