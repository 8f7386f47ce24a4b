"""The rulebook's chapters on this table: how to play at it, and what it has decided by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph
from halloween_table.engine.translate import fill

from .psychics import number_links, our_own


class RestInPeaceTable(QObject):
    """What the rulebook says about the table."""

    def playing(self) -> Chapter:
        return Chapter(
            "RP-table",
            self.tr("How to use the table"),
            (
                Paragraph(
                    self.tr(
                        "<b>Your place.</b> The near side is yours, whichever family you lead: the "
                        "table turns round for whoever has to decide. Each round has its column: "
                        "the current one is the widest, and those that are over are narrow. A "
                        "psychic too small for words shows its number and its picture; point at it "
                        "to read what it does."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>With the mouse.</b> Drag a ghost from your hand, or a psychic that "
                        "lies in front of you, to your side of the current round, or click it and "
                        "then click the place. When you lift a card, the places where it may go "
                        "light up."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If something is not allowed</b>, the card glides back, and a short "
                        "note says why and links to the rule."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Strength.</b> The shields in a column show both strengths. Point at a "
                        "side, and you see how its strength comes about, card by card. An orange "
                        "chip on a card shows what it counts, if that is not its printed value. "
                        "Where there are too many cards for a fan, each becomes a tab with its "
                        "value."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Ending your turn.</b> The big button ends your turn and says "
                        "beforehand what that means: it is green if you stay, and dark if you "
                        "leave. If you are about to leave although your cards, face up, would be "
                        "enough to stay, the table asks you first."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Putting a card at round ten.</b> After a round that you lost, drag a "
                        "card to your side of the last column, or press the big button if you "
                        "want to put none there. You always see the faces of your own stakes."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Choosing.</b> If a psychic asks you to choose a card, the cards that "
                        "you can choose light up. Press one of them, or drag it to where it goes. "
                        "Out of a hand that lies face down, pull the card that you mean."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If only one card can be chosen</b>, and everybody can see that, the "
                        "table chooses it for you; the log tells it. In the settings you can "
                        "switch that off."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The dial.</b> If you have to name a value, a dial with the numbers 1 "
                        "to 6 appears. Press the number that you want, there or on the keyboard."
                    )
                ),
                Figure("dial", self.tr("The dial: press a number to name this value.")),
                Paragraph(
                    self.tr(
                        "<b>Looking through your deck.</b> Your deck is spread out before you, "
                        "sorted by value, so that its order stays a secret. Press the ghost that "
                        "you want; the others are shuffled."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The unseen hand.</b> When chance picks a ghost from a hand, an unseen "
                        "hand draws it and holds it up for both of you. If chance picks your next "
                        "card, press the button with the unseen hand. You may also end your turn "
                        "instead."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Round ten</b> plays almost by itself. The stakes are turned up one by "
                        "one, then the psychics take their turns, and the table waits only where "
                        "somebody has to choose. The hands are not needed any more and lie face "
                        "down. At the end of the game hands and stakes are laid open."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Taking cards back.</b> Drag a card that you have played in this turn "
                        "back to where it came from. <b>Ctrl+Z</b> takes your last move back, and "
                        "<b>Ctrl+Y</b> plays it again. You cannot go back past a moment when "
                        "somebody learned something, such as a newly drawn ghost, nor past the "
                        "decision of your rival."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>With the keyboard.</b> <b>Tab</b> and the <b>arrow keys</b> walk from "
                        "card to card and from place to place. <b>Enter</b> lifts a card and drops "
                        "it, or presses it. <b>Esc</b> cancels. <b>Space</b> presses the big "
                        "button. <b>F1</b> opens this rulebook. The mouse wheel or "
                        "<b>+</b> and <b>−</b> look closer or farther, <b>0</b> shows the whole "
                        "table. <b>F11</b> fills the screen."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Hidden cards.</b> Your cards lie face down, so that nobody has to look "
                        "away. Press on them and hold, or hold the key that is shown on them, and you "
                        "see them as long as you hold. In the settings you can have a curtain fall "
                        "between turns instead, or play with cards face up. Whoever looks "
                        "through their deck, or has just got to see the hand of their rival, looks "
                        "alone: a curtain falls first."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Your game is kept</b> after every move. Leave whenever you like: it "
                        "waits on the shelf, and there you can also save it as a file."
                    )
                ),
            ),
        )

    def rulings(self) -> Chapter:
        return Chapter(
            "RP-rulings",
            self.tr("Rulings at this table"),
            (
                Paragraph(
                    self.tr(
                        "A ruling is a decision of this table. We made one wherever the rules of "
                        "the original game that we know say nothing. These are all the rulings, "
                        "with the reason for each, so that you can tell them from the other rules."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#RP-2.4">RP-2.4</a>: If round ten is tied, nobody takes its '
                        "mansion, because neither family was stronger. The original rules mention "
                        "a draw; here it cannot happen."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#RP-2.5">RP-2.5</a>: At round ten psychics take effect by turns, '
                        "because many effects depend on what happened before. The winner of round "
                        "9 starts, as the winner starts every round. Choices are compulsory, so "
                        "that there is nothing to argue about. Effects on hands, decks and turns "
                        "do nothing there, because these play no part in round ten."
                    )
                ),
                *self._on_psychics(),
            ),
        )

    def _on_psychics(self) -> tuple[Paragraph, ...]:
        return (
            Paragraph(
                fill(
                    #: %1 is a list of numbers.
                    self.tr(
                        '<a href="#RP-4">The psychics</a>: We do not have the sheet that describes '
                        "them. Numbers 1 to 14 have the effects of the published game, as far as "
                        "they are publicly known, in our words. The effects of these numbers are "
                        "ours: %1. All names are ours too."
                    ),
                    number_links(our_own()),
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.6">RP-4.6</a>: Without a ghost in hand there is nothing to draw, '
                    "so the next card is played freely. It still uses the effect up, so nobody has "
                    "to keep it in mind."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.11">RP-4.11</a>: The effect of a discarded psychic ends, because '
                    "the card is gone. Discarded cards lie open, so that both of you know what is "
                    "gone."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.13">RP-4.13</a>, <a href="#RP-4.29">RP-4.29</a>: What such a '
                    "ghost is worth at round ten is its printed value there. So every other effect "
                    "knows how to treat it. The castles are those of the side where it lies."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.14">RP-4.14</a>: A first card is refused if no second one could '
                    "follow it. So nobody gets stuck in the middle of a turn."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.14">RP-4.14</a>, <a href="#RP-4.15">RP-4.15</a>: Only cards that '
                    "you play yourself are “played”. A ghost that an effect brings into the round "
                    "is not."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.15">RP-4.15</a>: The value is fixed when the psychic is played, '
                    "so it does not change behind your back. At round ten it is that of the last "
                    "ghost your rival put there. 0 is even, as in arithmetic."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.16">RP-4.16</a>: You draw as far as the deck goes, as after a '
                    "round. The discarded card is a ghost, because psychics are never in your hand."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.17">RP-4.17</a>, <a href="#RP-4.25">RP-4.25</a>: A moved ghost '
                    "counts for its new side. Lasting effects stay with whoever played them, so "
                    "nobody loses what they have paid a card for."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.18">RP-4.18</a>: Psychics that are ghosts are kept out too, '
                    "because they are psychics all the same. Putting a card at round ten is not "
                    "playing it."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.20">RP-4.20</a>: Only one ghost counts twice, the highest before '
                    "doubling. Among equals it is one that counts: twice 0 would help nobody."
                )
            ),
            Paragraph(
                self.tr(
                    '<a href="#RP-4.21">RP-4.21</a>, <a href="#RP-4.27">RP-4.27</a>: Your ghosts are '
                    "those on your side, whichever family they come from. A psychic that is a "
                    "ghost comes back in front of you, because psychics are never in your hand."
                )
            ),
        )
