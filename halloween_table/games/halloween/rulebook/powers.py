"""The rulebook's chapter on the powers: names and texts from the rows of the cards, and what has to
be said beyond that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import QCoreApplication, QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.engine.translate import fill

from ..rules.effects import Card, When
from ..rules.powers import CARDS

RULED = CARDS.keys() - {3, 8, 19, 28, 30, 33, 34, 35, 40, 42, 49, 50}
"""The cards with something in their text, or below it, that this table has decided."""
SHEET = 13
"""So many cards are shown in one figure."""


def sheet_figure(first: int) -> str:
    """The name of the figure that shows the cards from this number on."""
    return f"cards-{first}"


def power_text(source: str) -> str:
    """The name or the text of a card or of a bonus token, ready for a page."""
    return escape(QCoreApplication.translate("Powers", source), quote=False)


def card_link(number: int) -> str:
    """The card's name, with a link to what it does."""
    return f'<a href="#HA-8.{number}">{power_text(CARDS[number].name)}</a>'


class HalloweenPowers(QObject):
    """What the rulebook says about single cards."""

    def chapter(self) -> Chapter:
        return Chapter(
            "HA-8",
            self.tr("The 52 powers in detail"),
            (
                Paragraph(
                    self.tr(
                        "These are all the cards, by number. Behind the name stands when the power "
                        "works and what the card costs."
                    )
                ),
                Rule("HA-8.0", "<br>".join(self._in_general()), ruling=True),
                *self._entries(),
            ),
        )

    # ---- what holds for all of them -------------------------------------------------------------

    def _in_general(self) -> tuple[str, ...]:
        return (
            self.tr(
                "<b>Powers add to the rules.</b> You can always take an action without a power. No "
                "power lets more ghosts into a building than fit in, and none brings ghosts or "
                "tokens that are not in the supply."
            ),
            self.tr(
                "<b>May and must.</b> What a power gives you comes by itself. Where it says “may”, you "
                "can also leave it."
            ),
            self.tr(
                "<b>No effect, no use.</b> You cannot use a bonus token, nor a power that works "
                "once per turn, if nothing would come of it. If you may take more discs than there "
                "are, you take those that are there. Discs on the circles of bonus slots are never "
                "meant."
            ),
            with_cards(
                #: %1 to %3 are names of cards, always in the nominative.
                self.tr(
                    "<b>Summon, rest, haunt</b> mean the thing itself, whether an action, a bonus "
                    "token or a card brings it about. The <b>Move action</b> in %1, %2 and %3 is "
                    "that of a section."
                ),
                2,
                16,
                21,
            ),
            with_cards(
                #: %1 to %6 are names of cards, always in the nominative.
                self.tr(
                    "<b>A moved ghost</b> may fetch a bonus token, and %1 looks at it too. A ghost "
                    "is moved by the Move action, by a bonus token, and by %2, %3 and %4. A ghost "
                    "that is summoned, or that comes by %5 or %6, is not moved."
                ),
                31,
                11,
                16,
                52,
                44,
                45,
            ),
            with_cards(
                #: %1 to %3 are names of cards, always in the nominative.
                self.tr(
                    "<b>After a move</b> things happen in this order: the bonus token, %1, %2, and "
                    "then the further ghost of %3."
                ),
                31,
                21,
                16,
            ),
            with_cards(
                #: %1 to %3 are names of cards, always in the nominative.
                self.tr(
                    "<b>Bonus tokens for dice</b> help with every die that you roll yourself, so "
                    "with %1, %2 and %3 too, but never with the die of a foe. Several add up. The "
                    "bigger die and the 3 added last even if you roll again."
                ),
                18,
                21,
                47,
            ),
        )

    # ---- card by card ---------------------------------------------------------------------------

    def _entries(self) -> Iterator[Figure | Rule]:
        more = self._more()
        for number, card in CARDS.items():
            if number % SHEET == 1:
                #: %1 and %2 are numbers of cards.
                caption = fill(self.tr("Cards %1 to %2"), number, number + SHEET - 1)
                yield Figure(sheet_figure(number), caption)
            yield self._entry(card, more.get(number, ""))

    def _entry(self, card: Card, more: str) -> Rule:
        #: %1 is the number of a card, %2 its name, %3 when it works, %4 its price.
        heading = fill(
            self.tr("<b>%1. %2</b> (%3; %4)"),
            card.number,
            power_text(card.name),
            self._when(card),
            self._price(card),
        )
        lines = (heading, power_text(card.text), more)
        return Rule(
            f"HA-8.{card.number}", "<br>".join(filter(None, lines)), ruling=card.number in RULED
        )

    def _when(self, card: Card) -> str:
        return {
            When.PERMANENT: self.tr("works all the time"),
            When.TURN: self.tr("once per turn"),
            When.END: self.tr("counted at the end"),
        }[card.when]

    def _price(self, card: Card) -> str:
        if card.grey:
            return self.tr("grey: any three tokens")
        return self.tr("coloured: three different tokens")

    def _more(self) -> dict[int, str]:
        """What the text of a card leaves open."""
        return {
            4: with_cards(
                #: %1 and %2 are names of cards, always in the nominative.
                self.tr(
                    "You can use it only where the higher level opens up something new, so never in "
                    "a red section. It holds for the further ghost of %1 too, even if that ghost "
                    "alone needs it, and it may serve the same action as %2. If the action did not "
                    "need the higher level after all, the card is not used up."
                ),
                16,
                6,
            ),
            10: self.tr("A bigger die and 3 added by bonus tokens still hold after a new roll."),
            11: with_cards(
                #: %1 is the name of a card in the nominative, here and in the next sentences.
                self.tr("The winner counts as moved, for %1 too."),
                31,
            ),
            13: self.tr("This holds for summons by bonus tokens and cards too."),
            16: with_cards(
                self.tr(
                    "It must be another ghost than the first. With %1 it may go to any building too."
                ),
                2,
            ),
            18: self.tr("This holds for hauntings by other cards too."),
            24: with_cards(
                self.tr("The foe must have another colour, unless you have %1 as well."), 9
            ),
            25: with_cards(
                self.tr(
                    "It must be a summon: a ghost that comes by an Upgrade or by %1 does not count."
                ),
                44,
            ),
            38: with_cards(
                self.tr("If you have %1 as well, any two tokens are enough for a coloured card."),
                48,
            ),
            41: with_cards(
                self.tr("What %1 adds belongs to the Scare: together they are one gain."), 51
            ),
            43: self.tr("This holds for hauntings by other cards too."),
            46: self.tr("A common pumpkin can be taken back too, if you placed it."),
            47: with_cards(self.tr("If nothing comes, %1 brings no point."), 29),
        }


def with_cards(sentence: str, *numbers: int) -> str:
    """The sentence with links to these cards in it."""
    return fill(sentence, *map(card_link, numbers))


def rule_links(rules: Iterable[str]) -> str:
    """Ids of rules, each with a link to what it says."""
    return ", ".join(f'<a href="#{rule}">{rule}</a>' for rule in rules)


def power_links(*numbers: int) -> str:
    """The ids of cards, each with a link to what it does."""
    return rule_links(f"HA-8.{number}" for number in numbers)
