"""What can be agreed before a game of Halloween, in words."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject

from halloween_table.contract.kit import Choice, Variant
from halloween_table.contract.pictures import Art, Picture, Rect

from ..rules.position import CardSet, Mode
from ..rules.powers import CARDS
from ..rules.setup import IN_USE, SETS
from .names import Names

_LUCK: Picture = (
    Art("halloween/die-red", Rect(0, 0, 0.62, 0.62)),
    Art("halloween/die-blue", Rect(0.5, 0.28, 0.5, 0.5)),
    Art("halloween/bonus-back", Rect(0.1, 0.54, 0.46, 0.46)),
)
"""Dice and bonuses."""
_NO_LUCK: Picture = (
    Art("halloween/ghost-blue", Rect(0, 0.42, 0.5, 0.5)),
    Art("halloween/ghost-red", Rect(0.34, 0, 0.66, 0.66)),
    Art("halloween/sword", Rect(0.5, 0.58, 0.42, 0.42)),
)
"""The higher ghost wins."""


def _set(name: str) -> Picture:
    """Who an evening is called after."""
    return (Art(f"halloween/set-{name}"),)


class HalloweenVariants(QObject):
    """The side of the boards, and the cards."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def variants(self) -> tuple[Variant, ...]:
        return self._mode(), self._cards(), self._picked()

    def _mode(self) -> Variant:
        return Variant(
            "mode",
            self.tr("Boards"),
            "",
            (
                Choice(
                    Mode.STANDARD,
                    self.tr("Standard game"),
                    self.tr("Three sections, dice, bonuses and eight cards with powers."),
                    _LUCK,
                ),
                Choice(
                    Mode.MASTER,
                    self.tr("Master game"),
                    self.tr(
                        "Four sections and no luck at all: no dice, no bonuses, no cards. The "
                        "higher level wins a fight, and sets of tokens score at the end."
                    ),
                    _NO_LUCK,
                ),
            ),
        )

    def _cards(self) -> Variant:
        return Variant(
            "cards",
            self.tr("Cards"),
            "",
            tuple(map(self._with_its_cards, self.sets())),
            compact=True,
            only_with=("mode", (Mode.STANDARD,)),
        )

    def _with_its_cards(self, choice: Choice) -> Choice:
        """A suggested set also says which cards are in it."""
        if choice.value not in SETS:
            return choice
        cards = ", ".join(map(self._names.card, SETS[choice.value]))
        return evolve(choice, line=f"{choice.line}\n{cards}.")

    def sets(self) -> tuple[Choice, ...]:
        """Where the cards can come from, and what kind of evening that makes."""
        return (
            Choice(
                CardSet.CASPER,
                self.tr("Casper"),
                self.tr(
                    "A mild evening with a smile, for families who are new in town. Nearly "
                    "everything you do brings a little extra: moving, scaring, summoning, "
                    "upgrading, fetching a bonus, even resting."
                ),
                _set("casper"),
            ),
            Choice(
                CardSet.AMITYVILLE,
                self.tr("The Amityville Ghosts"),
                self.tr(
                    "A house full of hidden doors, for players who like to think three steps "
                    "ahead. Tokens change colour, sections do more than they should, and even a "
                    "pumpkin need not stay where it stands."
                ),
                _set("amityville"),
            ),
            Choice(
                CardSet.MARLEY,
                self.tr("Jacob Marley"),
                self.tr(
                    "Chains rattle in every street: a rough and merry night for players who "
                    "look for trouble. Attackers reach further, win more easily and carry off "
                    "more, so the way to the top leads through many fights."
                ),
                _set("marley"),
            ),
            Choice(
                CardSet.BROWN_LADY,
                self.tr("The Brown Lady"),
                self.tr(
                    "Steps on the stairs and a scream behind every window: a noisy night for "
                    "players who love full pockets. Scares come from resting, moving, fighting "
                    "and haunting too, and those you save turn into points at the end."
                ),
                _set("brown-lady"),
            ),
            Choice(
                CardSet.BLOODY_MARY,
                self.tr("Bloody Mary"),
                self.tr(
                    "A mirror in which every number looks bigger, for players who like to see "
                    "their score climb. Summons, won fights, orange tokens and large gains of "
                    "scares score on the way; tokens, coloured cards and the points themselves "
                    "count once more at the end."
                ),
                _set("bloody-mary"),
            ),
            Choice(
                CardSet.RANDOM,
                self.tr("Eight by lot"),
                self.tr("Chance draws eight of all 52 cards: no night is like another."),
                _set("lot"),
            ),
            Choice(
                CardSet.PICKED,
                self.tr("Eight of your choice"),
                self.tr("You pick eight of all 52 cards yourselves."),
                _set("picked"),
            ),
        )

    def _picked(self) -> Variant:
        return Variant(
            "picked",
            self.tr("The eight cards"),
            self.tr("Put a night of your own together."),
            tuple(map(self._card, sorted(CARDS))),
            picks=IN_USE,
            only_with=("cards", (CardSet.PICKED,)),
            picture=_set("picked"),
            sorts=(self.tr("Price"), self.tr("When it works")),
        )

    def _card(self, card: int) -> Choice:
        picture = (Art(f"halloween/card-{card:02}", Rect(0, 0.125, 1, 0.75)),)
        name, kinds = self._names.card(card), self._names.card_kinds(card)
        return Choice(card, name, self._described(card), picture, kinds)

    def _described(self, card: int) -> str:
        """What kind of card it is, and what it does."""
        return f"{self._names.card_kind(card)}\n{self._names.card_text(card)}"
