"""The rulebook's chapters about what comes before the game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class CandyHuntersRulebook(QObject):
    """Box and setup, translated under the name of the whole book."""

    def box(self) -> Chapter:
        return Chapter(
            "CH-box",
            self.tr("What is in the box"),
            (
                Paragraph(
                    self.tr(
                        "<b>36 houses</b>, 9 in each of four colours: orange, violet, green and "
                        "blue. On the back of each house is a candy of the same colour."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>4 ghosts</b>, which belong to nobody, and the <b>Large Ghost</b>, "
                        'which comes out only in a <a href="#CH-variants">variant</a>.'
                    )
                ),
                Paragraph(self.tr("<b>20 kids</b>, 5 for each player.")),
                Paragraph(
                    self.tr(
                        "<b>28 regular cards</b>. The pattern of a regular card is three houses "
                        "of three different colours, in a straight line or around a corner."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>8 haunted cards</b> for the advanced game. The pattern of a haunted "
                        "card is four houses, one of each colour, and two ghosts."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<b>20 puzzle cards</b> with a <a href="#CH-7">puzzle</a> on each side.'
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Scare markers</b>, each of which costs its owner 1 point at the end. "
                        "The markers of −2 and −3 are change for several small ones, and the "
                        "supply never runs out."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Regular cards and haunted cards together are called <b>pattern cards</b>. "
                        "All houses that lie on the table, with whoever stands on them, are the "
                        "<b>town</b>."
                    )
                ),
            ),
        )

    def setup(self) -> Chapter:
        return Chapter(
            "CH-S",
            self.tr("Setting up"),
            (
                Paragraph(
                    self.tr(
                        "The program sets everything up for you. This is how it does so, and "
                        "what you can agree on beforehand."
                    )
                ),
                Rule(
                    "CH-S1",
                    self.tr(
                        "Candy Hunters is for 2 to 4 players. Whoever ate the most sweets today "
                        "is the first player; before the game you can also choose somebody, or "
                        "let lots decide. Turns go clockwise from seat to seat."
                    ),
                ),
                Rule(
                    "CH-S2",
                    self.tr(
                        "The town starts with eight houses in the shape of a windmill: four "
                        "houses form a square, and beside each of them lies one more house, an "
                        "arm of the windmill. One ghost stands on each arm."
                    ),
                    ruling=True,
                ),
                Figure(
                    "start",
                    self.tr(
                        "One of the possible starts: a square of four houses, and four arms with "
                        "a ghost on each."
                    ),
                ),
                Rule(
                    "CH-S3",
                    self.tr(
                        "Among the eight houses each colour appears twice, and two houses of one "
                        "colour never share an edge. Chance picks one of the 624 starts of this "
                        "kind."
                    ),
                    ruling=True,
                ),
                Rule(
                    "CH-S4",
                    self.tr(
                        "The other 28 houses form four face-up stacks, one for each colour, with "
                        "7 houses in each. All players may see how many houses are left in a stack."
                    ),
                ),
                Rule(
                    "CH-S5",
                    self.tr(
                        "Each player gets 5 kids and 2 regular cards. The cards are the player's "
                        "hand, and the other players do not see them. The remaining regular cards "
                        "form the deck, face down."
                    ),
                ),
                Rule(
                    "CH-S6",
                    self.tr(
                        "In the advanced game each player also gets 1 haunted card, hidden from "
                        "the others. The other haunted cards go back into the box unseen."
                    ),
                ),
                Rule(
                    "CH-S7",
                    self.tr(
                        "If you play with the Large Ghost, it waits beside the town at first. It "
                        "can be used with haunted cards or without them."
                    ),
                ),
            ),
        )
