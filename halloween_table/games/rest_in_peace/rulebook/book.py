"""The rulebook of Rest in Peace, chapter by chapter, with an anchor for every rule id."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.engine.translate import fill

from ..rules.position import Phase, Position
from .computers import RestInPeaceComputers
from .psychics import RestInPeacePsychics, idle_at_ten, number_links, psychic_link
from .strength import RestInPeaceStrength
from .table import RestInPeaceTable


class RestInPeaceRulebook(QObject):
    """The rulebook of Rest in Peace."""

    def __init__(self) -> None:
        super().__init__()
        self._psychics = RestInPeacePsychics(self)
        self._strength = RestInPeaceStrength(self)
        self._table = RestInPeaceTable(self)
        self._computers = RestInPeaceComputers(self)

    def chapters(self) -> tuple[Chapter, ...]:
        return (
            self._idea(),
            self._things(),
            self._setup(),
            self._round(),
            self._staying(),
            self._after_a_round(),
            self._strength.chapter(),
            self._round_ten(),
            self._winning(),
            self._psychics.chapter(),
            self._table.playing(),
            self._table.rulings(),
        )

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        from .figures import figure

        return figure(name)

    def anchor(self, view: Position) -> str:
        """The rule that speaks of where the game is."""
        if view.over:
            return "RP-2.1"
        if view.pending:
            return f"RP-4.{view.number(view.pending[-1].psychic)}"
        if view.phase is Phase.STAKE:
            return "RP-1.7"
        if view.phase is Phase.TEN:
            return "RP-2.5"
        begun = any(family.laid for family in view.families)
        return "RP-1.3" if begun else "RP-1.1"

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        """How computer players of each level think."""
        return self._computers.thinking()

    # ---- before the game ------------------------------------------------------------------

    def _idea(self) -> Chapter:
        return Chapter(
            "RP-idea",
            self.tr("The story and the aim"),
            (
                Paragraph(
                    self.tr(
                        "Two ghost families live next door to each other, and neither can stand "
                        "the other. Now ten mansions are empty, and both families would love to "
                        "haunt them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Rest in Peace is a duel for two. You lead one family, and your rival "
                        "leads the other. In each round you fight for one mansion."
                    )
                ),
                Paragraph(
                    self.tr(
                        "You take turns and play cards, each on your own side of the mansion. If "
                        "you are not stronger than your rival at the end of your turn, you leave, "
                        "and your rival takes the mansion."
                    )
                ),
                Paragraph(
                    self.tr(
                        "But a lost round has its comforts: the psychic of the round comes to help "
                        "you, and you may put a card aside for round ten, the last of all."
                    )
                ),
                Paragraph(
                    self.tr(
                        "You win as soon as you hold <b>four manors</b> or <b>three castles</b>. If "
                        "nobody gets that far, round ten decides."
                    )
                ),
            ),
        )

    def _things(self) -> Chapter:
        return Chapter(
            "RP-box",
            self.tr("What lies on the table"),
            (
                Paragraph(
                    self.tr(
                        "<b>Two families of ghosts</b>, with 21 cards each: six ghosts of 1, five "
                        "of 2, four of 3, three of 4, two of 5 and one of 6. One family has the "
                        "sign of the leaf, the other the sign of the bow, and both wear the "
                        "colour of their player."
                    )
                ),
                Paragraph(
                    self.tr(
                        "The number on a ghost is its <b>printed value</b>. Even ghosts carry a "
                        "bat, odd ghosts carry a snake."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>29 psychics</b>, each with an effect of its own. Numbers 1 to 9 are the "
                        "starters. Numbers 10 to 29 have a level from 1 to 4. "
                        '<a href="#RP-4">A chapter of its own</a> lists them all.'
                    )
                ),
                Figure(
                    "psychic",
                    self.tr(
                        "Two psychics. The number is at the top, stars show the level, and a few "
                        "words say what the psychic does. The right one is a ghost: a circle shows "
                        "its value."
                    ),
                ),
                Paragraph(self.tr("<b>Ten mansions</b>: six manors and four castles.")),
                Figure("mansions", self.tr("On the left a manor, on the right a castle.")),
                Paragraph(
                    self.tr(
                        "<b>The line</b> runs across the table. It shows the rounds in their "
                        "order: a psychic and a mansion for each of rounds 1 to 9, and at its end "
                        "the card of round ten with the last mansion."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Your side</b> of a round is where you play your cards. The psychics "
                        "that you have taken lie face up <b>in front of you</b>. Your <b>hand</b> "
                        "holds the ghosts that you have drawn, your <b>deck</b> those still to "
                        "come. Cards that are out of the game lie open on the <b>discard pile</b>."
                    )
                ),
            ),
        )

    def _setup(self) -> Chapter:
        return Chapter(
            "RP-S",
            self.tr("Setting up"),
            (
                Paragraph(
                    self.tr(
                        "The program sets everything up for you. This is how it does so, and "
                        "what you can agree on beforehand."
                    )
                ),
                Rule(
                    "RP-S1",
                    self.tr(
                        "Nine psychics, drawn by chance, lie face up in a line, one for each of "
                        "rounds 1 to 9. The card of round ten ends the line. The other psychics "
                        "are out of the game. Before the game you agree on who takes part: only "
                        "the starters, or also the psychics up to level 1, up to level 2, up to "
                        "level 3, or all of them."
                    ),
                ),
                Rule(
                    "RP-S2",
                    self.tr("Chance deals the ten mansions face up, one to each card of the line."),
                ),
                Figure(
                    "line",
                    self.tr(
                        "The line at the start: nine psychics and the card of round ten, each with "
                        "a mansion."
                    ),
                ),
                Rule(
                    "RP-S3",
                    self.tr(
                        "Each of you shuffles the deck of your family and draws 5 ghosts. They are "
                        "your hand, and your rival does not see them."
                    ),
                ),
                Rule(
                    "RP-S4",
                    self.tr(
                        "Whoever saw a ghost last is the first player; before the game you can "
                        "also choose somebody, or let lots decide."
                    ),
                ),
                Rule(
                    "RP-S5",
                    self.tr(
                        "In the <b>training game</b> only the nine starters take part. They lie "
                        "face down, and the first three are turned up. After each round one more is "
                        "turned up. This is a good way to play for the first time."
                    ),
                ),
            ),
        )

    # ---- rounds 1 to 9 --------------------------------------------------------------------

    def _round(self) -> Chapter:
        return Chapter(
            "RP-1",
            self.tr("A round"),
            (
                Paragraph(
                    self.tr(
                        "Rounds 1 to 9 follow the line, and each is a fight for one mansion. You "
                        "and your rival take turns: in your turn you play cards, and then you "
                        '<a href="#RP-1-stay">stay or leave</a>. When one of you leaves, the round '
                        "is over."
                    )
                ),
                Rule(
                    "RP-1.1",
                    self.tr(
                        "In your turn play as many cards as you like, or none: ghosts from your "
                        "hand and psychics that lie in front of you, in any mix. They go to your "
                        "side of this round’s mansion. Cards that you have played lie open until "
                        "the end of the game and never come back, unless a card says so."
                    ),
                ),
                Rule(
                    "RP-1.2",
                    self.tr(
                        "The effect of a psychic happens at once. If it is a lasting effect, it "
                        "lasts until the round ends. It covers cards that were played before the "
                        "psychic and cards that are played after it."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "If an effect asks you to choose something, you choose before you do "
                        "anything else."
                    )
                ),
                Figure(
                    "round",
                    self.tr(
                        "A round in progress. The cards of each family lie on its own side, and "
                        "the shields show the strengths. Here the leaf family leads by 9 to 8."
                    ),
                ),
            ),
        )

    def _staying(self) -> Chapter:
        return Chapter(
            "RP-1-stay",
            self.tr("Staying and leaving"),
            (
                Rule(
                    "RP-1.3",
                    self.tr(
                        'At the end of your turn your <a href="#RP-3">strength</a> must be higher '
                        "than your rival’s, by at least 1. Then you stay, and it is your rival’s "
                        "turn. If it is not higher, you leave, and the round is lost. A tie is not "
                        "enough."
                    ),
                ),
                Rule(
                    "RP-1.4",
                    self.tr(
                        "You may leave without playing a single card, even as the first player of "
                        "the round."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "Leaving in time can be clever. You save your ghosts for a mansion that "
                        "you want more, you get a psychic, and you may put a card at round ten."
                    )
                ),
                Paragraph(
                    fill(
                        #: %1 is the name of a psychic.
                        self.tr("Only one psychic makes a tie enough to stay: %1."),
                        psychic_link(26),
                    )
                ),
            ),
        )

    def _after_a_round(self) -> Chapter:
        return Chapter(
            "RP-1-after",
            self.tr("After a round"),
            (
                Rule(
                    "RP-1.5",
                    self.tr(
                        "The winner takes the mansion. The loser takes the psychic of this round "
                        "and lays it face up in front of them: it can be played in later rounds."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "If the winner now holds four manors or three castles, the game is over "
                        '(<a href="#RP-2.1">RP-2.1</a>). Otherwise it goes on.'
                    )
                ),
                Rule(
                    "RP-1.6",
                    self.tr(
                        "Each of you draws 2 ghosts, as far as your deck goes. Five ghosts at the "
                        "start and two after each of eight rounds make 21, so your deck is empty "
                        "after the draw of round 8 at the latest."
                    ),
                ),
                Rule(
                    "RP-1.7",
                    self.tr(
                        "Then the loser may put one card face down at round ten: a ghost from hand "
                        "or a psychic that lies in front of them, even the one just taken. This "
                        "card is a <b>stake</b>. Its owner may look at it, the rival may not. "
                        "After round 9 a card can be put there too."
                    ),
                ),
                Rule("RP-1.8", self.tr("The winner starts the next round.")),
            ),
        )

    # ---- the end --------------------------------------------------------------------------

    def _round_ten(self) -> Chapter:
        return Chapter(
            "RP-2-ten",
            self.tr("Round ten"),
            (
                Paragraph(
                    self.tr(
                        "In round ten nobody plays cards from hand. Only what you have put there "
                        "in the rounds before fights for the last mansion."
                    )
                ),
                Rule(
                    "RP-2.2",
                    self.tr(
                        "After round 9 both of you reveal your stakes. Whoever has the higher "
                        "strength takes the tenth mansion. Then "
                        '<a href="#RP-2.1">RP-2.1</a> is checked.'
                    ),
                ),
                Rule(
                    "RP-2.5",
                    fill(
                        #: %1 is a list of numbers, %2 is the name of a psychic.
                        self.tr(
                            "The revealed psychics take effect by turns. The winner of round 9 "
                            "starts, and the psychics of each player follow in the order in which "
                            "they were put there. Every psychic takes its turn; its owner makes "
                            "the choices, and they are compulsory. A psychic that was discarded "
                            "before its turn does nothing. Psychics with these numbers do nothing at round "
                            "ten: %1. Nobody’s hand is seen there either: %2 is just a ghost."
                        ),
                        number_links(idle_at_ten()),
                        psychic_link(3),
                    ),
                    ruling=True,
                ),
                Figure(
                    "ten",
                    self.tr(
                        "On the right round ten, before it begins. You see the faces of your own "
                        "stakes, and a lock tells you that your rival does not. Of your rival’s "
                        "stakes you see only the backs."
                    ),
                ),
            ),
        )

    def _winning(self) -> Chapter:
        return Chapter(
            "RP-2",
            self.tr("Who wins"),
            (
                Rule(
                    "RP-2.1",
                    self.tr("Whoever holds four manors or three castles wins the game at once."),
                ),
                Rule(
                    "RP-2.3",
                    self.tr(
                        "If nobody has won by "
                        '<a href="#RP-2.1">RP-2.1</a> after round ten, the winner of round ten '
                        "wins the game."
                    ),
                ),
                Rule(
                    "RP-2.4",
                    self.tr(
                        "If round ten is tied, nobody takes its mansion, and whoever holds more "
                        "mansions wins the game. Nine mansions can never be split evenly, so the "
                        "game does not end in a draw."
                    ),
                    ruling=True,
                ),
            ),
        )
