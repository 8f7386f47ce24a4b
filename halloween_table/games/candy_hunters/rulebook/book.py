"""The rulebook of Candy Hunters, chapter by chapter, with an anchor for every rule id."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule

from ..rules.position import Ghost, Position, Stage
from .figures import FIGURES

_CHAPTER_OF = {
    Stage.HOUSE: "CH-1",
    Stage.GHOSTS: "CH-2",
    Stage.PATTERN: "CH-3",
    Stage.EXCHANGE: "CH-4",
    Stage.KID: "CH-5",
}


class CandyHuntersRulebook(QObject):
    """The rulebook of Candy Hunters."""

    def chapters(self) -> tuple[Chapter, ...]:
        return (
            self._idea(),
            self._box(),
            self._setup(),
            self._turn(),
            self._houses(),
            self._ghosts(),
            self._patterns(),
            self._haunted_cards(),
            self._exchange(),
            self._kids(),
            self._points(),
            self._ties(),
            self._variants(),
            self._table(),
            self._hints(),
            self._rulings(),
        )

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        return FIGURES[name]()

    def anchor(self, view: Position) -> str:
        """The chapter or rule that speaks of the step the game is at."""
        if view.over:
            return "CH-6.1"
        if view.pending:
            return "CH-2.4" if isinstance(view.pending[-1].piece, Ghost) else "CH-2.3"
        return _CHAPTER_OF[view.stage]

    # ---- before the game ------------------------------------------------------------------

    def _idea(self) -> Chapter:
        return Chapter(
            "CH-idea",
            self.tr("The idea of the game"),
            (
                Paragraph(
                    self.tr(
                        "It is Halloween night: your kids go from house to house for candy, and "
                        "ghosts roam the town."
                    )
                ),
                Paragraph(
                    self.tr(
                        "All players build one town together out of orange, violet, green and "
                        "blue houses."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Each player holds secret pattern cards: when the colours of a card lie "
                        "side by side in the town, its owner may score it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Every kid on the scored houses takes its house home as candy, no matter "
                        "whose kid it is, and every ghost there brings the scoring player a scare "
                        "marker, which costs 1 point."
                    )
                ),
                Paragraph(
                    self.tr(
                        "After six rounds, points for cards and candy are added up, scare markers "
                        "are taken off, and the player with the most points wins."
                    )
                ),
            ),
        )

    def _box(self) -> Chapter:
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

    def _setup(self) -> Chapter:
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

    # ---- a turn ---------------------------------------------------------------------------

    def _turn(self) -> Chapter:
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

    def _houses(self) -> Chapter:
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

    def _ghosts(self) -> Chapter:
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

    def _patterns(self) -> Chapter:
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

    def _haunted_cards(self) -> Chapter:
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

    def _exchange(self) -> Chapter:
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

    def _kids(self) -> Chapter:
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

    # ---- the end --------------------------------------------------------------------------

    def _points(self) -> Chapter:
        return Chapter(
            "CH-6",
            self.tr("End of the game and points"),
            (
                Rule(
                    "CH-6.1",
                    self.tr(
                        "The game ends after round 6. Each scored regular card is worth 2 points "
                        "and each scored haunted card 5 points. In each colour your first candy is "
                        "worth 2 points and every further candy 1 point. Each scare marker costs "
                        "1 point. Cards left in your hand count nothing."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>An example.</b> You scored three regular cards, which makes 6 points, "
                        "and your haunted card, which makes 5. You have two orange candies for "
                        "2 + 1 = 3 points, one green candy for 2 points and one blue candy for 2 "
                        "points. You also have two scare markers, which cost 2 points. Your result "
                        "is 6 + 5 + 3 + 2 + 2 − 2 = <b>16 points</b>."
                    )
                ),
                Paragraph(
                    self.tr(
                        "The player with the most points wins. If players have the same number of "
                        'points, <a href="#CH-6-tie">the next chapter</a> decides.'
                    )
                ),
            ),
        )

    def _ties(self) -> Chapter:
        return Chapter(
            "CH-6-tie",
            self.tr("If the points are level"),
            (
                Rule(
                    "CH-6.2",
                    self.tr(
                        "Among players with the same points, the one with fewer scored cards is "
                        "ahead, regular and haunted cards counted together. If that is level too, "
                        "fewer scare markers decide, and then more candy colours. If everything is "
                        "level, these players share their rank, and at the top they share the win. "
                        "All other ranks are decided in the same order."
                    ),
                ),
            ),
        )

    def _variants(self) -> Chapter:
        return Chapter(
            "CH-variants",
            self.tr("Variants"),
            (
                Paragraph(
                    self.tr(
                        "You choose the variants before the game. If Candy Hunters is new to you, "
                        "play your first game without any of them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Haunted cards</b> make the advanced game. Each player also holds one "
                        'haunted card (<a href="#CH-S6">CH-S6</a>), and '
                        '<a href="#CH-3-haunted">a chapter of its own</a> says how to score it.'
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The Large Ghost</b> is a fifth ghost, which comes to every new house "
                        '(<a href="#CH-S7">CH-S7</a>, <a href="#CH-1.3">CH-1.3</a>). A house that '
                        "completes your pattern has a ghost on it at once, so you take a scare "
                        "marker unless you move the ghost away in step 2."
                    )
                ),
                Paragraph(self.tr("You can play with one of these variants or with both.")),
            ),
        )

    # ---- at the computer ------------------------------------------------------------------

    def _table(self) -> Chapter:
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
                        "<b>The curtain.</b> Between two turns a curtain hides all the hands. The "
                        "next player opens it when nobody else is looking. Those who trust each "
                        "other can switch it off in the settings."
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

    def _hints(self) -> Chapter:
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

    def _rulings(self) -> Chapter:
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
            ),
        )
