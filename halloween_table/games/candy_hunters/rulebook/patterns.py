"""The rulebook's chapters about the third step of a turn: scoring a card."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class CandyHuntersRulebook(QObject):
    """Both kinds of cards, translated under the name of the whole book."""

    def patterns(self) -> Chapter:
        return Chapter(
            "CH-3",
            self.tr("Step 3: score a pattern"),
            (
                Rule(
                    "CH-3.1",
                    self.tr(
                        "You may score one card from your hand in each turn: a regular card or, in "
                        "the advanced game, your haunted card. For haunted cards see "
                        '<a href="#CH-3-haunted">the next chapter</a>.'
                    ),
                ),
                Rule(
                    "CH-3.2",
                    self.tr(
                        "You may turn a pattern by a quarter, a half or three quarters, but you "
                        "may never mirror it. A regular card matches where each of its cells lies "
                        "on a house of the required colour. If it matches in several places, you "
                        "choose one. A place means the covered cells and the way the card is "
                        "turned."
                    ),
                ),
                Figure(
                    "turned",
                    self.tr(
                        "Turned clockwise by a quarter, the card matches the outlined houses of "
                        "the town. The three houses on the right are a mirror image: whichever "
                        "way you turn the card, it does not match them."
                    ),
                ),
                Rule(
                    "CH-3.3",
                    self.tr("Lay the scored card in front of you, where all players can see it."),
                ),
                Rule(
                    "CH-3.4",
                    self.tr(
                        "Each house of the scored place that has a kid on it leaves the town, no "
                        "matter whose kid it is. The owner of the kid takes the house, turns it "
                        "over to the candy side and puts the kid on it; this kid does not come "
                        "back into the town. All other houses and all ghosts stay."
                    ),
                ),
                Figure(
                    "candy",
                    self.tr(
                        "A card is scored on the outlined houses. Two kids of different players "
                        "take their houses home as candy. The orange house is cut off now, but "
                        "still belongs to the town."
                    ),
                ),
                Rule(
                    "CH-3.5",
                    self.tr(
                        "If you score a card, take 1 scare marker for each ghost on a house of the "
                        "scored place. The house of a ghost always stays in the town, because no "
                        "kid can be there."
                    ),
                ),
                Rule(
                    "CH-3.6",
                    self.tr(
                        "After scoring a regular card, draw the top card of the deck. If the deck "
                        "is empty, you draw nothing."
                    ),
                    ruling=True,
                ),
                Rule(
                    "CH-3.7",
                    self.tr(
                        "Houses that leave the town can leave holes behind. "
                        '<a href="#CH-1.4">CH-1.4</a> says what this means.'
                    ),
                ),
            ),
        )

    def haunted_cards(self) -> Chapter:
        return Chapter(
            "CH-3-haunted",
            self.tr("Step 3 with a haunted card"),
            (
                Paragraph(
                    self.tr(
                        "The pattern of a haunted card is larger than that of a regular card, but "
                        "a few gaps are forgiven. You score it in step 3 instead of a regular "
                        "card; what "
                        '<a href="#CH-3">the chapter before</a> says about turning, kids and '
                        "ghosts holds for it too."
                    )
                ),
                Rule(
                    "CH-3.8",
                    self.tr(
                        "A haunted card has house cells and ghost cells. A house cell asks for a "
                        "house of its colour. A ghost cell asks for a ghost, on a house of any "
                        "colour; this house is not part of the pattern and stays in the town, and "
                        "its ghost gives you no scare marker."
                    ),
                ),
                Rule(
                    "CH-3.9",
                    self.tr(
                        "Each of the six cells is a requirement, and up to 3 of them may be unmet. "
                        "For each unmet requirement you take 1 scare marker. You do not choose "
                        "which requirements are met: what lies and stands in the town decides."
                    ),
                    ruling=True,
                ),
                Rule(
                    "CH-3.10",
                    self.tr(
                        "Only met house cells bring candy by "
                        '<a href="#CH-3.4">CH-3.4</a> and scare markers for ghosts by '
                        '<a href="#CH-3.5">CH-3.5</a>. Whatever lies or stands on an unmet cell '
                        "is left alone. The Large Ghost meets the requirement of a ghost cell "
                        "like any other ghost."
                    ),
                    ruling=True,
                ),
                Figure(
                    "haunted",
                    self.tr(
                        "The three met house cells are outlined with a solid line, and the kid "
                        "among them gets candy. The met ghost cell has a dashed line. The two "
                        "cells with −1 are unmet: a ghost and a blue house are missing there. The "
                        "kid on the unmet cell stays, and scoring here costs 2 scare markers."
                    ),
                ),
                Rule(
                    "CH-3.11",
                    self.tr(
                        "A scored haunted card is worth 5 points, no matter how many requirements "
                        "were unmet. You do not draw a card for it."
                    ),
                ),
            ),
        )
