"""The rulebook's chapters about this table, and how to play well at it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph


class CandyHuntersRulebook(QObject):
    """Table and hints, translated under the name of the whole book."""

    def playing(self) -> Chapter:
        return Chapter(
            "CH-table",
            self.tr("How to use the table"),
            (
                Paragraph(
                    self.tr(
                        "<b>With the mouse.</b> Drag a house, a ghost, a card or a kid to where it "
                        "should go, or click it and then click the place. When you lift a piece, "
                        "the places where it may go light up."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If something is not allowed</b>, the piece glides back, and a short "
                        "note says why and links to the rule."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Scoring a card.</b> Bring the card to the town, and the table shows "
                        "every place where it matches and what scoring there would bring. Point "
                        "at a place, or walk through them with the arrow keys or <b>R</b>. "
                        "Nothing is scored until you click the place or press <b>Enter</b>; "
                        "<b>Esc</b> takes the card back."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The frames.</b> A green frame is a house that counts, a dashed white "
                        "one a ghost that the card asks for, and a red one with −1 a requirement "
                        "that is not met. Thin dashed frames show the other places."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Exchanging a card.</b> In step 4 bring a regular card from your hand "
                        "to the deck."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>With the keyboard.</b> <b>Tab</b> and the <b>arrow keys</b> walk from "
                        "piece to piece and from place to place. <b>Enter</b> lifts a piece and "
                        "drops it. <b>Esc</b> cancels. <b>Space</b> passes a step that you may "
                        "pass. <b>F1</b> opens this rulebook. The mouse wheel or <b>+</b> and "
                        "<b>−</b> look closer or farther, <b>0</b> shows the whole table. "
                        "<b>F11</b> fills the screen."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Taking moves back.</b> <b>Ctrl+Z</b> takes a move back, and "
                        "<b>Ctrl+Y</b> plays it again. You cannot go back past a moment when "
                        "somebody learned something, such as a newly drawn card, nor past the "
                        "decision of another player."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Your game is kept</b> after every move. Leave whenever you like: it "
                        "waits on the shelf, and there you can also save it as a file."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Hidden cards.</b> Your cards lie face down, so that nobody has to look "
                        "away. Press on them and hold, or hold the key that is shown on them, and you "
                        "see them as long as you hold. In the settings you can have a curtain fall "
                        "between turns instead, or play with cards face up."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Empty steps.</b> A step in which everybody can see that nothing can be "
                        "done passes by itself, and the log says so. Where only your hidden cards "
                        "decide, the table waits for you. You can switch this off in the settings."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The rings.</b> At the start of your turn, dashed violet rings show what "
                        "has moved in the town since your last one."
                    )
                ),
            ),
        )

    def hints(self) -> Chapter:
        return Chapter(
            "CH-hints",
            self.tr("Hints for your first games"),
            (
                Paragraph(
                    self.tr(
                        "<b>Let others work for you.</b> A kid gets its candy whoever scores the "
                        'pattern (<a href="#CH-3.4">CH-3.4</a>). Place your kids where another '
                        "player might score soon."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Collect different colours.</b> Four candies of four colours are worth "
                        "8 points, four candies of one colour only 5."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Look before you score.</b> In step 2 you can send ghosts away from "
                        "your pattern. A ghost can also shove kids: yours towards the pattern, "
                        "the kids of others away from it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Do not hold on to a bad card.</b> An exchange costs nothing but the "
                        "card you give away."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Be patient with a haunted card.</b> With three unmet requirements its "
                        "5 points shrink to 2, as many as a regular card brings. But do not wait "
                        "too long: in your hand it counts nothing."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Think of the end.</b> Kids still in the town after round 6 bring no "
                        "points, and the kid you place in round 5 has little time left to get "
                        "candy."
                    )
                ),
            ),
        )
