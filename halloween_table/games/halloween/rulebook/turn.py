"""The rulebook's chapters on a turn: what it consists of, the actions, and an example."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class HalloweenTurn(QObject):
    """What the rulebook says about a turn."""

    def turn(self) -> Chapter:
        return Chapter(
            "HA-1",
            self.tr("A turn in short"),
            (
                Paragraph(
                    self.tr(
                        "You take turns clockwise. In your turn each of your three sections does "
                        "one thing, in the order that you like: it takes an action, or it rests."
                    )
                ),
                Rule(
                    "HA-1.1",
                    self.tr(
                        "To take an action, put a disc from your reserve on a free action space of "
                        "the section and do what the space says. To rest, take back all discs of "
                        "the section. Each section does one or the other, once. Only when all of "
                        "them have done so can you end your turn."
                    ),
                ),
                Figure(
                    "section",
                    self.tr(
                        "A section. 1: its level, shown by the glass sphere, 2: a free action "
                        "space, 3: an occupied one, 4: the button for a rest."
                    ),
                ),
                Rule(
                    "HA-1.2",
                    self.tr(
                        "You can choose an action only if you can carry it out. If a section has no "
                        "such action left, it rests. A rest is always possible, even if no disc "
                        "lies there."
                    ),
                ),
                Rule(
                    "HA-1.3",
                    self.tr(
                        "A section commands the ghosts of its own level and all below it. A yellow "
                        "section, for example, commands yellow, green and blue ghosts. Each section "
                        "looks only at its own sphere."
                    ),
                ),
                Rule(
                    "HA-1.4",
                    self.tr(
                        "While a disc lies on an action space, this section cannot use the space. A "
                        "rest clears it. The same action in another section is not affected."
                    ),
                ),
                Rule(
                    "HA-1.5",
                    self.tr(
                        'Before, between and after the actions you may <a href="#HA-4">claim '
                        'cards</a>, <a href="#HA-3">use bonus tokens</a> and use powers that work '
                        "once per turn. What belongs to an action or to a roll is used in the "
                        "middle of it. Your turn is over when you say so, not earlier."
                    ),
                ),
            ),
        )

    def actions(self) -> Chapter:
        return Chapter(
            "HA-2",
            self.tr("The six actions and the rest"),
            (
                Paragraph(
                    self.tr(
                        "Wherever an action speaks of a ghost that you use, the section must "
                        'command it (<a href="#HA-1.3">HA-1.3</a>).'
                    )
                ),
                Rule(
                    "HA-2.1",
                    self.tr(
                        "<b>Summon.</b> Choose a building where at least two ghosts of one colour "
                        "are together. One more of this colour comes there from the supply, and you "
                        "take a token of this colour. The building must have room, and the supply "
                        "must have such a ghost."
                    ),
                ),
                Figure("summon", self.tr("Two green ghosts call a third. You take a green token.")),
                Rule(
                    "HA-2.2",
                    self.tr(
                        "<b>Scare.</b> Choose a colour of which a ghost is in town. You gain as "
                        "many scares as its level: 1 for blue, 2 for green, 3 for yellow, 4 for "
                        "orange, 5 for red."
                    ),
                ),
                Figure("scare", self.tr("A yellow ghost is in town: it brings 3 scares.")),
                Rule(
                    "HA-2.3",
                    self.tr(
                        "<b>Upgrade.</b> Choose a ghost in town and make it one level more "
                        "powerful. You pay 2 scares for green, 3 for yellow, 4 for orange and 5 for "
                        "red. The ghost goes back to the supply, and one of the new colour takes "
                        "its place; the supply must have one. Take a token of the new colour. Then "
                        "you may lift one of your sections: any one that is below the new level "
                        "rises straight to it. A red ghost cannot become more powerful."
                    ),
                ),
                Figure(
                    "upgrade",
                    self.tr(
                        "A blue ghost becomes a green one for 2 scares. Then a sphere may rise to "
                        "green."
                    ),
                ),
                Rule(
                    "HA-2.4",
                    self.tr(
                        "<b>Move.</b> Move a ghost to a neighbouring building with room. If a bonus "
                        'token lies there, <a href="#HA-3.1">you may take it</a>.'
                    ),
                ),
                Figure("move", self.tr("A ghost moves next door, where a bonus token lies.")),
                Rule(
                    "HA-2.5",
                    self.tr(
                        "<b>Fight.</b> A ghost that you command attacks a ghost of another colour "
                        "in the same building. The foe may have any level. You roll the die of your "
                        "ghost, and another player rolls the die of the foe: at this table the one "
                        "after you. If your number is higher, the foe goes back to the supply, and "
                        "you take a token of its colour. If it is lower or equal, nothing happens."
                    ),
                    ruling=True,
                ),
                Figure(
                    "fight",
                    self.tr(
                        "Green attacks yellow and rolls 4 against 3: the yellow ghost leaves, and "
                        "you take a yellow token."
                    ),
                ),
                Rule(
                    "HA-2.6",
                    self.tr(
                        "<b>Haunt.</b> In a building with a ghost, put one of your pumpkins on the "
                        "free haunting space of the ghost’s colour, and score its points. The "
                        "pumpkin stays there, the ghost too. You may have only one pumpkin in each "
                        "building."
                    ),
                ),
                Figure("haunt", self.tr("A yellow ghost is here, so a pumpkin scores 6 points.")),
                Rule(
                    "HA-2.7",
                    self.tr(
                        "<b>Rest.</b> Take all discs of the section back into your reserve. If "
                        "another section still has to act, it can use them at once."
                    ),
                ),
                Figure("rest", self.tr("A section before its rest, and in your next turn.")),
            ),
        )

    def example(self) -> Chapter:
        return Chapter(
            "HA-example",
            self.tr("An example turn"),
            (
                Paragraph(
                    self.tr(
                        "It is your turn. Your sections are blue, green and blue, you have 8 "
                        "scares, and a blue token from earlier on. A green ghost is in the Church. "
                        "There is no yellow ghost in town, let alone an orange one."
                    )
                ),
                Figure("example-1", self.tr("The Church and your board at the beginning.")),
                Paragraph(
                    self.tr(
                        "<b>Section 2: Upgrade.</b> This section is green, so it commands the green "
                        "ghost. You pay 3 scares: the ghost becomes yellow, and you take a yellow "
                        "token. Now you may lift a section that is below yellow. You choose section "
                        "3, and its sphere jumps from blue to yellow. So it is worth acting in the "
                        "right order: section 3 has not acted yet."
                    )
                ),
                Figure("example-2", self.tr("After the first Upgrade.")),
                Paragraph(
                    self.tr(
                        "<b>Section 3: Upgrade.</b> It commands yellow ghosts now. You pay 4 "
                        "scares: the ghost becomes orange, and you take an orange token. You lift "
                        "section 1, straight from blue to orange. You have 1 scare left."
                    )
                ),
                Figure("example-3", self.tr("After the second Upgrade.")),
                Paragraph(
                    self.tr(
                        "<b>Section 1: Haunt.</b> It commands orange ghosts now, and the orange "
                        "space of the Church is free. You put a pumpkin there: 8 points."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>And then?</b> All sections have acted, but your turn is not over until "
                        "you say so. You have a blue, a yellow and an orange token, three different "
                        "ones: just right for a coloured card. You claim it with the disc from the "
                        "Upgrade space of section 2, so this space is free again, even without a "
                        "rest. The card brings 3 points more, 11 in one turn. Now you end it."
                    )
                ),
                Figure("example-4", self.tr("The end of a good turn.")),
            ),
        )
