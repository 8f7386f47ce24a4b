"""The rulebook's last chapter: what this table has decided by itself, and why."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph
from halloween_table.engine.translate import fill

from .powers import power_links


class HalloweenRulings(QObject):
    """What the rulebook says about rulings."""

    def chapter(self) -> Chapter:
        return Chapter(
            "HA-rulings",
            self.tr("Rulings at this table"),
            (
                Paragraph(
                    self.tr(
                        "A ruling is a decision of this table. We made one wherever the rules of "
                        "the original game that we know say nothing or rely on a picture that we do "
                        "not have. These are all the rulings, with the reason for each, so that you "
                        "can tell them from the other rules."
                    )
                ),
                *map(Paragraph, self._rules()),
                *map(Paragraph, self._powers()),
            ),
        )

    def _rules(self) -> tuple[str, ...]:
        return (
            self.tr(
                '<a href="#HA-T1">HA-T1</a>: Only a picture shows where the buildings stand, and we '
                "do not have it. In two rows of three every building has two or three neighbours."
            ),
            self.tr(
                '<a href="#HA-2.5">HA-2.5</a>: At a real table the attacker chooses who rolls for '
                "the foe. The dice do not care, so here it is always the next player."
            ),
            self.tr(
                '<a href="#HA-4.3">HA-4.3</a>: You may name any of your sections, even an empty '
                "one, so there is always a choice. As you did not rest, cards that reward a rest "
                "give nothing."
            ),
            self.tr(
                '<a href="#HA-5.2">HA-5.2</a>: Who wins if points and tokens are tied is not said. '
                "Then nobody was better, so the win is shared."
            ),
            self.tr(
                '<a href="#HA-7.7">HA-7.7</a>: If nobody ever lifts a section, a Master game can '
                "come to a standstill. So the lift is compulsory there."
            ),
            self.tr(
                '<a href="#HA-box">Scares</a>: There are always enough of them, however few markers '
                "lie in a box. So nobody misses what they have earned."
            ),
        )

    def _powers(self) -> tuple[str, ...]:
        return (
            self.tr(
                '<a href="#HA-8">The cards</a>: We know what the 52 cards do and which of them '
                "belong to the five sets. But we do not have the cards themselves, so their prices "
                "and most of their numbers are ours, and all names and texts are too. With our "
                "numbers each set fits its theme."
            ),
            self.tr(
                '<a href="#HA-8.0">HA-8.0</a>: These sentences hold for all cards, so that equal '
                "words always mean equal things and nobody uses up a power for nothing."
            ),
            fill(
                #: %1 is a list of rules, here and in the next sentences.
                self.tr(
                    "%1: Summon, rest, haunt and move mean the same on every card. The last three "
                    "say Move, which is the name of an action; the others look at what happens."
                ),
                power_links(11, 12, 13, 18, 25, 29, 31, 43, 52, 2, 16, 21),
            ),
            fill(
                self.tr(
                    "%1: A ghost that is put somewhere, or changes places, has not moved and was "
                    "not summoned. Two ghosts of one colour, or in one building, would not change "
                    "anything by it."
                ),
                power_links(44, 45),
            ),
            fill(
                self.tr(
                    "%1: A power reaches as far as its sentence and no further: the section still "
                    "has to command its ghosts, and a further disc comes from where discs come from."
                ),
                power_links(1, 4, 6),
            ),
            fill(
                self.tr(
                    "%1: Buying a token or a level on a card is not an Upgrade. So what helps with "
                    "an Upgrade does not help there."
                ),
                power_links(5, 23, 27, 39),
            ),
            fill(
                self.tr(
                    "%1: You get what is there. Only where you pay or exchange something the "
                    "supply must have all of it, because nobody pays for nothing."
                ),
                power_links(14, 15, 17, 22),
            ),
            fill(
                self.tr(
                    "%1: A drawn bonus token was not fetched by a ghost, so no colour belongs to "
                    "it. With three blocked slots there would be no place for it."
                ),
                power_links(7, 37),
            ),
            *self._on_fights(),
            *self._on_claims(),
        )

    def _on_fights(self) -> tuple[str, ...]:
        return (
            fill(
                #: %1 is a list of rules, here and in the next sentences.
                self.tr(
                    "%1: What was added to a roll belongs to the roll, not to the number that lies "
                    "there. So it still counts after a reroll, and for the difference too."
                ),
                power_links(10, 26),
            ),
            fill(
                self.tr(
                    "%1: Each of these cards says by itself who can be attacked. The fight against "
                    "all is fixed at its start, so that everybody knows whom it is about."
                ),
                power_links(9, 20, 24),
            ),
            fill(
                self.tr(
                    "%1: To win without a roll is an offer. Whoever would like the difference of "
                    "the dice may roll."
                ),
                power_links(32),
            ),
            fill(
                self.tr(
                    "%1: It is one Scare and one gain, and it is done with one colour: so one ghost "
                    "of this colour moves."
                ),
                power_links(41, 51, 52),
            ),
        )

    def _on_claims(self) -> tuple[str, ...]:
        return (
            fill(
                #: %1 is a list of rules, here and in the next sentences.
                self.tr(
                    "%1: Common pumpkins are pumpkins like the others. Taking one back undoes a "
                    "haunting: it is none itself, and what the haunting set going goes on."
                ),
                power_links(36, 46),
            ),
            fill(
                self.tr(
                    "%1: Prices of cards add up in a plain way. For everything but its price a "
                    "coloured card stays coloured, and only the cards in use count."
                ),
                power_links(38, 48),
            ),
            fill(
                self.tr(
                    "%1: If neither colour could come, the dice would have nothing to decide. If "
                    "the wrong one is called, bad luck is part of the mixture."
                ),
                power_links(47),
            ),
        )
