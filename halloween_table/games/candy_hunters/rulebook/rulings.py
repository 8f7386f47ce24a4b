"""The rulebook's last chapter: what this table has decided by itself, and why."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph


class CandyHuntersRulebook(QObject):
    """The rulings, translated under the name of the whole book."""

    def chapter(self) -> Chapter:
        return Chapter(
            "CH-rulings",
            self.tr("Rulings at this table"),
            (
                Paragraph(
                    self.tr(
                        "A ruling is a decision of this table. We made one wherever the rules of "
                        "the original game that we know say nothing, contradict each other or rely "
                        "on a picture that we do not have. These are all the rulings, with the "
                        "reason for each, so that you can tell them from the other rules."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-S2">CH-S2</a>: The first eight houses form a windmill with a '
                        "ghost on each arm. This shape is the same from all four sides, so no side "
                        "of the town is better than another."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-S3">CH-S3</a>: Each colour appears exactly twice at the '
                        "start. So all stacks are equally high, and no colour is rarer than "
                        "another."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-2.7">CH-2.7</a>: Nobody is shoved twice in a chain, and the '
                        "ghost that started it stays. Otherwise ghosts could shove each other "
                        "forever."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-3.6">CH-3.6</a>: If the deck is empty, nothing is drawn '
                        "after scoring. Scored cards stay with their owners, because they count at "
                        "the end."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-3.9">CH-3.9</a>: The town decides which requirements of a '
                        "haunted card are met. So there is nothing to argue about, and nobody can "
                        "leave a met requirement out on purpose."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-3.10">CH-3.10</a>: An unmet cell is left alone, and the '
                        "Large Ghost counts for a ghost cell. The unmet cell has already brought "
                        "you a scare marker, and the Large Ghost is a ghost like the others."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-4.1">CH-4.1</a>: Nothing can be exchanged when the deck is '
                        "empty. You would only draw the card that you have just given away."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-7.2">CH-7.2</a>: A puzzle has no deck, and its stacks hold '
                        "every house that is not in the town. So nothing is left to chance, and "
                        "you can see from the start everything there is to build with."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-7.4">CH-7.4</a>: Within these limits a puzzle is small enough '
                        "to keep in your head, and the program can prove what is in it."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-box">Scare markers</a>: The supply never runs out, because '
                        "every scare marker must count."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-box">Pattern cards</a>: We drew the patterns of the 28 '
                        "regular cards and the 8 haunted cards ourselves, because the original "
                        "pictures are not available to us. No two cards are alike, and no colour "
                        "is favoured."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-7">Puzzles</a>: The forty puzzles are our own too, because '
                        "the original ones are not available to us. We also decided what makes a "
                        "puzzle difficult: how seldom you reach its goal if you play without a plan."
                    )
                ),
            ),
        )
