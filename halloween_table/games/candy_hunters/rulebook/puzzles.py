"""The rulebook's chapters about puzzles: their rules, an example, help, and ever new ones."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class CandyHuntersPuzzles(QObject):
    """What the rulebook says about puzzles."""

    def rules(self) -> Chapter:
        return Chapter(
            "CH-7",
            self.tr("Puzzles"),
            (
                Paragraph(
                    self.tr(
                        "A puzzle shows you a town in the middle of the night and a goal: so many "
                        "points, and only a few rounds to get them. Nobody plays against you and "
                        "nothing is left to chance, so think as long as you like, alone or with "
                        "your heads together."
                    )
                ),
                Paragraph(
                    self.tr(
                        "The <b>puzzle book</b> holds forty puzzles on twenty cards, one on each "
                        "side. There are five difficulties with eight puzzles each, and the "
                        "easiest come first."
                    )
                ),
                Paragraph(
                    self.tr(
                        "On a card the number beside the trophy is the goal, each moon stands for "
                        "a round, and the dots show how difficult it is. The button in its corner, "
                        "or <b>F6</b>, turns a card over; a tick marks what you have solved. A "
                        "puzzle that you have begun waits for you."
                    )
                ),
                Rule(
                    "CH-7.1",
                    self.tr(
                        "A puzzle consists of a town with ghosts and kids, pattern cards to score, "
                        "a goal in points and 1 to 3 rounds to reach it in. The puzzles of the "
                        "book also have a number from 1 to 40 and a difficulty from 1 (very "
                        "simple) to 5 (very difficult)."
                    ),
                ),
                Rule(
                    "CH-7.2",
                    self.tr(
                        "A puzzle has one player, however many people think along, and all kids in "
                        "the town are yours. A round consists of "
                        '<a href="#CH-1">step 1</a>, <a href="#CH-2">step 2</a> and '
                        '<a href="#CH-3">step 3</a>. There is no deck, so you draw no cards and '
                        "exchange none, and no more kids come into the town. At the start the "
                        "stacks hold all houses of the box that are not in the town."
                    ),
                    ruling=True,
                ),
                Rule(
                    "CH-7.3",
                    self.tr(
                        "All cards of a puzzle lie open, and you can score each of them once. Your "
                        'points are counted as in <a href="#CH-6.1">CH-6.1</a>. The puzzle is solved as '
                        "soon as they reach the goal, and it ends at once. If they have not "
                        "reached it after the last round, the goal is missed."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>The goal is the most you can get.</b> For every puzzle in the book, "
                        "and for every new one that the program makes, it is proved that the goal "
                        "can be reached and that nobody can get more."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#CH-7-example">The next chapter</a> works through a small puzzle. '
                        'After it you can read <a href="#CH-7-help">what helps</a> if you are stuck '
                        'and <a href="#CH-7-new">where new puzzles come from</a>.'
                    )
                ),
            ),
        )

    def example(self) -> Chapter:
        return Chapter(
            "CH-7-example",
            self.tr("A puzzle, worked through"),
            (
                Figure(
                    "puzzle",
                    self.tr(
                        "The goal is 8 points, and there is one round. Two cards lie open, and all "
                        "three kids are yours."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>A tempting idea.</b> The straight card already matches, and two kids "
                        "stand in the right place. Only the ghost on the green house is in the "
                        "way: it would cost you a scare marker. So you build a house anywhere, "
                        "send the ghost away and score the card."
                    )
                ),
                Figure(
                    "puzzle-tempting",
                    self.tr(
                        "A house is built (1), and the ghost leaves the green house (2). Two kids "
                        "get their candy. That makes 6 points, and 2 are missing."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "The card: +2<br>A violet candy: +2<br>An orange candy: +2<br>"
                        "<b>In all: 6 points</b>"
                    )
                ),
                Paragraph(
                    self.tr(
                        "Could the third kid come to the green house? No, it is too far away for "
                        "two ghost moves. The straight card never brings more than 6 points here."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The solution.</b> Start with the goal. In one round you score one "
                        "card for 2 points, and the other 6 points must be three candies. So you "
                        "need a card with a kid on each of its houses. The corner card asks for "
                        "the same orange and violet houses and for a blue one, which is missing. "
                        "If you build it in the gap, it lies right beside the third kid."
                    )
                ),
                Figure(
                    "puzzle-solution",
                    self.tr(
                        "The blue house is built in the gap (1). The ghost on the right moves up "
                        "(2) and shoves the kid to the new house (3). After a half turn the "
                        "card matches, and all three kids get their candy. That makes 8 points."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "The card: +2<br>A violet candy: +2<br>An orange candy: +2<br>"
                        "A blue candy: +2<br><b>In all: 8 points</b>"
                    )
                ),
                Paragraph(
                    self.tr(
                        "Many puzzles can be solved like this: find out what the goal is made of, "
                        "then look for the card that can bring it. And remember: a new house can "
                        "complete a pattern and be a place for a kid at the same time, and ghosts "
                        "can be helpers."
                    )
                ),
            ),
        )

    def help(self) -> Chapter:
        return Chapter(
            "CH-7-help",
            self.tr("Help with puzzles"),
            (
                Paragraph(
                    self.tr(
                        "Beside the town you always see the goal, your points and how many rounds "
                        "are left."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Take back as much as you like.</b> A puzzle has no secrets, so "
                        "<b>Ctrl+Z</b> leads back move by move to the very start. You can also "
                        "start again at any time."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>“Can it still be solved?”</b> Ask the table, and it tells you whether "
                        "the goal can be reached from where you are. A yes or a no is proved. If "
                        "the proof would take too long, the table says that it does not know."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Hints</b> come in three strengths. The first shows which card to score "
                        "next, the second also shows where, and the third shows your next move. "
                        "A hint never leads you astray: the goal can still be reached if you "
                        "follow it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The solution</b> is played step by step on the table. Look at it as "
                        "often as you like."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>If you miss the goal</b>, the table says how many points are missing. "
                        "It can take you back to the last moment from which the puzzle could still "
                        "be solved."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Tries.</b> A try is over when you have missed the goal, or when you "
                        "look at the solution. Moves that you take back before that do not count."
                    )
                ),
            ),
        )

    def new_ones(self) -> Chapter:
        return Chapter(
            "CH-7-new",
            self.tr("New puzzles"),
            (
                Paragraph(
                    self.tr(
                        "<b>One that suits you.</b> Choose a difficulty, and the program makes a "
                        "new puzzle and proves its goal. This can take a few seconds."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The puzzle of the day</b> is the same for everybody on that date, and "
                        "it needs no network. The week starts with a very simple one on Monday "
                        "and ends with a very difficult one on Sunday."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The streak</b> gives you one puzzle after another, harder and harder. You "
                        "can take moves back, but nobody helps: there are no hints and no solution. "
                        "It ends with the first puzzle that you do not solve, or when you leave it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Codes.</b> Every puzzle has a short code of digits and letters. Pass it "
                        "on, or save the puzzle as a picture with its code; whoever enters it gets "
                        "the same puzzle. If a letter is wrong, the program notices."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Build your own.</b> Lay out houses, ghosts, kids and cards. The program "
                        "finds out how many points can be had, which becomes the goal, and in how "
                        "many ways. Then you can share the code of your puzzle and keep it: it "
                        "stands at the end of the book. If one of the following limits is broken, "
                        "the program says which."
                    )
                ),
                Rule(
                    "CH-7.4",
                    self.tr(
                        "A puzzle has 10 to 18 houses, at most 9 of each colour, and the town is "
                        "in one piece: its houses are joined by their edges. There are 2 to 5 kids "
                        "and 1 to 4 ghosts, and never two of them on one house. There are 2 to 4 "
                        "different regular cards, at least as many as rounds, but no haunted cards "
                        "and no Large Ghost. You start without candy and without scare markers."
                    ),
                    ruling=True,
                ),
            ),
        )
