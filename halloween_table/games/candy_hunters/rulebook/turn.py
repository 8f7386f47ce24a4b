"""The rulebook's chapters about a turn, except its third step."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class CandyHuntersRulebook(QObject):
    """A turn and its steps, translated under the name of the whole book."""

    def turn(self) -> Chapter:
        return Chapter(
            "CH-turn",
            self.tr("A turn in five steps"),
            (
                Paragraph(
                    self.tr(
                        "The game lasts six rounds. In each round every player takes one turn, "
                        "and a turn has five steps, always in this order."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<b>1. <a href="#CH-1">Place a house.</a></b> You must add one house to '
                        "the town."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<b>2. <a href="#CH-2">Move ghosts.</a></b> You may make up to two ghost '
                        "moves. The step ends by itself after the second one."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<b>3. <a href="#CH-3">Score a pattern.</a></b> You may score one pattern '
                        "card from your hand."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<b>4. <a href="#CH-4">Exchange a card.</a></b> You may exchange one '
                        "regular card for the top card of the deck."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<b>5. <a href="#CH-5">Place a kid.</a></b> You must send one of your '
                        "kids into the town. In round 6 this step is left out."
                    )
                ),
                Paragraph(
                    self.tr(
                        "You may pass steps 2, 3 and 4 if there is nothing you want to do in them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Three words come back again and again. A <b>cell</b> is a square as large "
                        "as one house, built on or empty. Two houses are <b>next to</b> each other "
                        "if they share an edge; touching at a corner does not count. A house is "
                        "<b>free</b> if no kid and no ghost stands on it."
                    )
                ),
            ),
        )

    def houses(self) -> Chapter:
        return Chapter(
            "CH-1",
            self.tr("Step 1: place a house"),
            (
                Rule(
                    "CH-1.1",
                    self.tr(
                        "Take a house of any colour from its stack and put it on an empty cell "
                        "that shares an edge with a house of the town. Touching at a corner is "
                        "not enough."
                    ),
                ),
                Figure(
                    "neighbours",
                    self.tr(
                        "A new house may go to every cell with a plus. The cells with a cross "
                        "touch the town only at a corner."
                    ),
                ),
                Rule(
                    "CH-1.2",
                    self.tr(
                        "When the stack of a colour is empty, houses of this colour can no longer "
                        "be placed. Choose another colour."
                    ),
                ),
                Rule(
                    "CH-1.3",
                    self.tr(
                        "If you play with the Large Ghost, it now comes to the house you have "
                        "just placed, wherever it was before. In everything else it is a ghost "
                        "like the others."
                    ),
                ),
                Rule(
                    "CH-1.4",
                    self.tr(
                        "Scoring can tear holes into the town, and some houses may be cut off "
                        "from the rest. They still belong to the town in every way: you may "
                        "build beside them, and a new house may also go into a hole if it shares "
                        "an edge with a house there."
                    ),
                ),
            ),
        )

    def ghosts(self) -> Chapter:
        return Chapter(
            "CH-2",
            self.tr("Step 2: move ghosts"),
            (
                Rule(
                    "CH-2.1",
                    self.tr(
                        "You may make up to two ghost moves, with any ghosts of the town: move "
                        "one ghost twice, two ghosts once each, one ghost once, or none at all."
                    ),
                ),
                Rule(
                    "CH-2.2",
                    self.tr(
                        "With one move a ghost goes to a house next to its own. It never leaves "
                        "the houses and never moves diagonally."
                    ),
                ),
                Rule(
                    "CH-2.3",
                    self.tr(
                        "If the ghost enters a house with a kid, the kid is shoved: you move it to "
                        "a free house of your choice next to the one the ghost entered, even if "
                        "the kid belongs to another player. The house the ghost has just left "
                        "counts too, if it is free; in a chain the ghost that shoved this one "
                        "stands there now. A kid never goes to a house where a kid or a ghost "
                        "stands."
                    ),
                ),
                Rule(
                    "CH-2.4",
                    self.tr(
                        "If the ghost enters a house with another ghost, that other ghost is "
                        "shoved: you move it to any house next to the one it stood on, free or "
                        "not. If somebody stands there too, that piece is shoved in turn, a kid "
                        'by <a href="#CH-2.3">CH-2.3</a> and a ghost by this rule. Such a chain '
                        "goes on until everybody has a house of their own, within the limits of "
                        '<a href="#CH-2.6">CH-2.6</a> and <a href="#CH-2.7">CH-2.7</a>.'
                    ),
                ),
                Rule(
                    "CH-2.5",
                    self.tr("At the end of a chain no house holds more than one kid or ghost."),
                ),
                Rule(
                    "CH-2.6",
                    self.tr(
                        "In a chain you may not choose a house if that would leave somebody with "
                        "nowhere to go; the table offers only houses with which the chain can be "
                        "finished. The first move of a chain is never refused for this reason, "
                        "because whoever it shoves can always go to the house the ghost has just "
                        "left."
                    ),
                ),
                Rule(
                    "CH-2.7",
                    self.tr(
                        "Nobody is shoved twice in one chain, and the ghost that started the chain "
                        "is not shoved at all. So every chain comes to an end."
                    ),
                    ruling=True,
                ),
                Rule(
                    "CH-2.8",
                    self.tr(
                        "Shoving costs nothing: only the moves you start count towards your two "
                        "ghost moves."
                    ),
                ),
                Figure(
                    "push",
                    self.tr(
                        "One ghost move starts a chain. The first ghost (1) shoves the second "
                        "ghost (2), and the second ghost shoves the kid (3), which flees to a free "
                        "house. The town on the right shows the result."
                    ),
                ),
            ),
        )

    def exchange(self) -> Chapter:
        return Chapter(
            "CH-4",
            self.tr("Step 4: exchange a card"),
            (
                Rule(
                    "CH-4.1",
                    self.tr(
                        "You may put one regular card from your hand under the deck and draw the "
                        "top card of the deck. If the deck is empty, you cannot exchange a card. "
                        "A haunted card can never be exchanged."
                    ),
                    ruling=True,
                ),
            ),
        )

    def kids(self) -> Chapter:
        return Chapter(
            "CH-5",
            self.tr("Step 5: place a kid"),
            (
                Rule(
                    "CH-5.1",
                    self.tr(
                        "Put one of your kids on a free house anywhere in the town. There is "
                        "always a free house: in rounds 1 to 5 you can choose from at least four."
                    ),
                ),
                Rule(
                    "CH-5.2",
                    self.tr(
                        "In round 6 no kids are placed, and your turn ends after "
                        '<a href="#CH-4">step 4</a>.'
                    ),
                ),
            ),
        )
