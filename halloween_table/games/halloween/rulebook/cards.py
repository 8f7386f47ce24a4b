"""The rulebook's chapters on bonus tokens and action cards, with the suggested sets."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.engine.translate import fill

from ..rules.bonuses import BONUSES
from ..rules.effects import Bonus
from ..rules.position import CardSet
from ..rules.setup import SETS
from ..words.names import Names
from ..words.variants import HalloweenVariants
from .powers import card_link, power_text


class HalloweenCards(QObject):
    """What the rulebook says about bonus tokens and cards."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._variants = HalloweenVariants(Names())

    def bonuses(self) -> Chapter:
        return Chapter(
            "HA-3",
            self.tr("Bonus tokens"),
            (
                Rule(
                    "HA-3.1",
                    self.tr(
                        "If you move a ghost into a building where a bonus token lies, you may take "
                        "the token into one of your three slots. If a token is in this slot "
                        "already, the new one takes its place, and the old one is discarded. You "
                        "may also leave the token where it is."
                    ),
                ),
                Figure(
                    "slots",
                    self.tr(
                        "Three slots: one with a bonus token, one that is blocked by a disc, one "
                        "that is empty."
                    ),
                ),
                Rule(
                    "HA-3.2",
                    self.tr(
                        "To use a bonus token, put a disc from your reserve on the circle of its "
                        "slot. Then the token is discarded, and its effect happens. Without a disc "
                        "in your reserve you cannot use it. You may use as many tokens in a turn as "
                        "you like, two of the same kind too."
                    ),
                ),
                Rule(
                    "HA-3.3",
                    self.tr(
                        "While a disc lies on its circle, a slot is blocked: no new token fits in. "
                        "The discs come back all at once, at the end of the turn in which the third "
                        "one was put there. A rest does not bring them back."
                    ),
                ),
                Rule(
                    "HA-3.4",
                    self.tr(
                        "As soon as the last bonus token has been taken from the town, six new ones "
                        "come from the stack, one on each building. If the stack is empty when a "
                        "token is to be drawn, the discarded ones are shuffled and become a new "
                        "stack."
                    ),
                ),
                Rule(
                    "HA-3.5",
                    "<br>".join(
                        (
                            self.tr("There are twelve kinds of bonus tokens, and two of each:"),
                            *map(self._kind, BONUSES),
                        )
                    ),
                ),
                Figure("bonuses", self.tr("The twelve kinds, in the same order.")),
                Paragraph(
                    self.tr(
                        "The last three are for dice. They help with any die that you roll "
                        "yourself, but never with the die of a foe."
                    )
                ),
            ),
        )

    def _kind(self, bonus: Bonus) -> str:
        #: %1 is the name of a card or of a bonus token, %2 what it does.
        return fill(self.tr("<b>%1.</b> %2"), power_text(bonus.name), power_text(bonus.text))

    def cards(self) -> Chapter:
        return Chapter(
            "HA-4",
            self.tr("Action cards"),
            (
                Paragraph(
                    self.tr(
                        "Each of the eight cards has a power. Some powers work all the time, some "
                        "once per turn, and some are counted at the end of the game. "
                        '<a href="#HA-8">A chapter of its own</a> lists all 52.'
                    )
                ),
                Rule(
                    "HA-4.1",
                    self.tr(
                        "To claim a card, pay three tokens: any three for a grey card, three of "
                        "different colours for a coloured one. Then put one of your discs on the "
                        "card. You take it from your reserve, or from an action space of your "
                        "board, which is free again then. The disc stays on the card until the end "
                        "of the game."
                    ),
                ),
                Figure(
                    "cards",
                    self.tr(
                        "A grey card and a coloured one. At the bottom you see when the power works, "
                        "and the price."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "The sign at the bottom left: a lying eight means all the time, a 1 in a "
                        "circle once per turn, a gravestone at the end of the game. At the bottom "
                        "right each dot stands for a token. A ≠ between them means that all colours "
                        "must differ."
                    )
                ),
                Rule(
                    "HA-4.2",
                    self.tr("You score 3 points at once, and from now on you have the power."),
                ),
                Rule(
                    "HA-4.3",
                    self.tr(
                        "Everybody can claim each card, but only once. If others are on the card "
                        "already, each of them gets something for it, in the order of the turns "
                        "after yours: their choice of 1 point or all discs of one of their "
                        "sections. With two players it is 2 points or all discs of two different "
                        "sections. A section without discs may be chosen too, and taking discs in "
                        "this way is not a rest."
                    ),
                    ruling=True,
                ),
                Rule(
                    "HA-4.4",
                    self.tr("If a card says something else than the rules, the card is right."),
                ),
            ),
        )

    # ---- the suggested sets ---------------------------------------------------------------------

    def sets(self) -> Chapter:
        return Chapter(
            "HA-sets",
            self.tr("Five suggested sets"),
            (
                Paragraph(
                    self.tr(
                        "Chance can bring any eight cards together. The suggested sets bring cards "
                        "that go well with each other, and each makes another evening of it."
                    )
                ),
                *(Paragraph(self._set(cards)) for cards in SETS),
            ),
        )

    def _set(self, cards: CardSet) -> str:
        """Its name, what it is like, and its cards."""
        (choice,) = (choice for choice in self._variants.sets() if choice.value is cards)
        links = ", ".join(map(card_link, SETS[cards]))
        return f"<b>{_escaped(choice.title)}.</b> {_escaped(choice.line)}<br>{links}"


def _escaped(text: str) -> str:
    return escape(text, quote=False)
