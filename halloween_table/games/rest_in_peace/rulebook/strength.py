"""The rulebook's chapter on strength: how a ghost is counted, with examples."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.engine.translate import fill

from .psychics import psychic_link


class RestInPeaceStrength(QObject):
    """What the rulebook says about strength."""

    def chapter(self) -> Chapter:
        return Chapter(
            "RP-3",
            self.tr("Strength, card by card"),
            (
                Rule("RP-3.1", "<br>".join(self._steps())),
                Rule(
                    "RP-3.2",
                    self.tr(
                        "“Is a ghost of 3” means: this psychic counts as a ghost with the printed "
                        "value 3 in every respect. The same goes for other numbers. All other "
                        "psychics have no value."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "Whether a ghost is even or odd, whether it has a twin, whether it is one "
                        "of the ghosts an effect speaks of: its printed value decides, whatever it "
                        "counts at the moment."
                    )
                ),
                *self._examples(),
            ),
        )

    def _steps(self) -> tuple[str, ...]:
        return (
            self.tr(
                "Your strength is the sum of your cards in this round. Each ghost is counted in "
                "these steps, in this order. A step with a psychic is left out unless its effect "
                "lasts now and is meant for your side."
            ),
            self.tr("<b>1.</b> A ghost counts its printed value."),
            fill(
                #: %1 is the name of a psychic, as in the next lines.
                self.tr("<b>2.</b> %1: a ghost counts 7 minus its printed value."),
                psychic_link(28),
            ),
            fill(
                self.tr("<b>3.</b> %1: a ghost with a printed 5 or 6 counts as 1."),
                psychic_link(19),
            ),
            fill(
                self.tr(
                    "<b>4.</b> %1: an even ghost counts 1 more. %2: an odd ghost counts 1 more."
                ),
                psychic_link(8),
                psychic_link(9),
            ),
            fill(
                self.tr("<b>5.</b> %1: a ghost with the named printed value counts 2 more."),
                psychic_link(10),
            ),
            fill(self.tr("<b>6.</b> %1: a ghost that has a twin counts 1 more."), psychic_link(24)),
            fill(self.tr("<b>7.</b> %1: the strongest ghost counts twice."), psychic_link(20)),
            fill(
                self.tr("<b>8.</b> %1: a ghost with a printed 1 or 2 counts 0 after all."),
                psychic_link(12),
            ),
        )

    def _examples(self) -> tuple[Paragraph | Figure, ...]:
        return (
            Paragraph(
                fill(
                    #: %1 is the name of a psychic.
                    self.tr(
                        "<b>A whole round.</b> The leaf family starts with a 2. The bow family "
                        "plays two ghosts of 2 and has 4. Leaf adds a 5 and has 7. Bow adds a 4 "
                        "and has 8. Leaf adds two ghosts of 1 and has 9. Now Bow plays a psychic: "
                        "%1. All three ghosts of Bow are even, so each counts 1 more, and Bow has "
                        "11. Leaf leaves."
                    ),
                    psychic_link(8),
                )
            ),
            Figure(
                "fan",
                self.tr(
                    "Bow’s side at the end of this round. The cards lie in a fan, the last one "
                    "on top. The orange chips show what the ghosts count now: 3, 3 and 5."
                ),
            ),
            Paragraph(
                fill(
                    #: %1 and %2 are names of psychics.
                    self.tr(
                        "<b>A shrunken ghost.</b> Your rival has played a psychic: %1. So your "
                        "ghost of 5 counts as 1. Now you play one too: %2. The printed 5 is odd, "
                        "so your ghost counts 1 + 1 = 2."
                    ),
                    psychic_link(19),
                    psychic_link(9),
                )
            ),
            Paragraph(
                fill(
                    #: %1 and %2 are names of psychics.
                    self.tr(
                        "<b>Twins and an echo.</b> You have two ghosts of 3 and one of 4, and you "
                        "play two psychics. %1: each 3 has a twin and counts 4. %2: one of the "
                        "three ghosts counts twice. Your strength is 8 + 4 + 4 = 16."
                    ),
                    psychic_link(24),
                    psychic_link(20),
                )
            ),
            Paragraph(
                fill(
                    #: %1 and %2 are names of psychics.
                    self.tr(
                        "<b>Upside down.</b> You have a ghost of 1 and a ghost of 6, and you play a "
                        "psychic: %1. The 1 counts 6 now, and the 6 counts 1. Then your rival "
                        "plays a psychic: %2. The 1 counts 0 in the end, because its printed value "
                        "decides. The 6 still counts 1."
                    ),
                    psychic_link(28),
                    psychic_link(12),
                )
            ),
        )
