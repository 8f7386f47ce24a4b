"""The rulebook's chapters on this table: how to play at it, alone too, and what it has decided."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Paragraph, Rule


class BoooTable(QObject):
    """What the rulebook says about the table."""

    def playing(self) -> Chapter:
        return Chapter(
            "BO-table",
            self.tr("How to use the table"),
            (
                Paragraph(
                    self.tr(
                        "<b>Your keys.</b> All of you sit around one computer, and each of you has "
                        "two keys: one to claim the guest, one to raise your hand. Before you see "
                        "the castle, press your keys once to try them. If you want another key, "
                        "click the old one first; take keys that are easy to reach and not too "
                        "close to those of your neighbours. A button at the top of the table "
                        "brings you back to the keys at any time."
                    )
                ),
                Paragraph(
                    self.tr(
                        "At first the player in seat 1 has <b>Q</b> to claim and <b>W</b> to raise a "
                        "hand, seat 2 has <b>P</b> and <b>O</b>, seat 3 <b>Z</b> and <b>X</b>, seat "
                        "4 <b>M</b> and <b>N</b>, seat 5 <b>T</b> and <b>Y</b>, seat 6 <b>V</b> and "
                        "<b>B</b>; on some keyboards other letters are in these places. Any "
                        "letter, digit or sign will do, but not the arrow keys, <b>Tab</b>, "
                        "<b>Enter</b>, <b>Esc</b>, <b>Space</b> or <b>F1</b> to <b>F12</b>: the "
                        "program needs them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Your panel shows your keys on two buttons. You can also press these "
                        "buttons, with the mouse or with a finger on a touch screen."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>How near you are.</b> Your panel also has four slots for wall tiles and "
                        "five for guests: fill either row, and you win. If only one is missing, "
                        "its slot shines."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The next guest.</b> When everybody is ready, the first player turns "
                        "the next guest over with <b>Space</b> or with the big button."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Naming the colour.</b> After your claim six buttons appear, one for "
                        "each colour. Press one of them, or one of the keys <b>1</b> to <b>6</b>. "
                        "Your own wall tiles lie above the buttons as a warning."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Showing the way with the mouse.</b> Drag the ghost along your way, or "
                        "click cell after cell; you can also click a cell farther on in a straight "
                        "line. A finger on a touch screen does the same. To jump, press another "
                        "trapdoor or its button, and to change the colour, press the button of the "
                        "new one: both work when the ghost is in the right room."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Showing the way with the keyboard.</b> Each <b>arrow key</b> is one "
                        "step. <b>Tab</b> goes from button to button, and <b>Enter</b> presses the "
                        "one you are at."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Seeing it again.</b> A right way stays on the table until the next "
                        "guest comes. Of a wrong one you see for a moment how it went; the wall that "
                        "ended it stays marked. If the raised hands end a search although there was "
                        "a way, the table shows you a shortest one."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Lost by a hair.</b> If your key comes less than half a second after "
                        "somebody else’s, the table tells you by how many hundredths of a second "
                        "you were late."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Nothing is taken back.</b> Booo! is a race, and everybody has seen "
                        "what happened. So there is no undo here."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The log</b> keeps what happened: who claimed a guest, with which "
                        "colour, and how it ended."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Other keys.</b> <b>F1</b> opens this rulebook, <b>F2</b> pauses the "
                        "game, <b>F11</b> fills the screen. With the mouse wheel you look closer or "
                        "farther."
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

    def clocks(self) -> Chapter:
        return Chapter(
            "BO-clocks",
            self.tr("Clocks and pauses"),
            (
                Paragraph(
                    self.tr(
                        "You agree on these settings before the game, and each of them can be "
                        "switched off. With small children play without clocks."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The clocks of a claim.</b> A ring shows how much time is left: usually "
                        "6 seconds to name the colour, 6 for the first step and 4 for each further "
                        'one (<a href="#BO-1.9">BO-1.9</a>). You can choose other times.'
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The wait.</b> If you like, whoever fails has to wait 5, 10 or 15 "
                        'seconds before the next claim (<a href="#BO-1.10">BO-1.10</a>). This '
                        "helps against claims made on the off chance. Usually there is no wait."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The hint.</b> If you like, the table helps 30, 60 or 120 seconds after "
                        "the guest has turned up. It names a colour with which a way starts, or "
                        "says that there is none. Mind that the table does not ask whose wall tile "
                        "it is: perhaps you may not use this colour. Usually there is no hint."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The pause.</b> <b>F2</b> or the button at the top pauses the game, and so "
                        "does opening this rulebook. Then all clocks stop and the castle is "
                        "covered, so that nobody can search in secret. While the clock runs for a "
                        "claim nobody can pause: it is over in a moment."
                    )
                ),
                Rule(
                    "BO-3.3",
                    self.tr(
                        "If you go to another window or close the program, a claim that is under "
                        "way has failed. It costs nothing, not even a wait. The castle stays "
                        "covered until all of you are ready, and then the search goes on."
                    ),
                    ruling=True,
                ),
            ),
        )

    def practice(self) -> Chapter:
        return Chapter(
            "BO-P",
            self.tr("Practice alone"),
            (
                Paragraph(
                    self.tr(
                        "Choose Practice when you begin a game. It is a good way to learn how to "
                        "read the castle."
                    )
                ),
                Rule(
                    "BO-P1",
                    self.tr(
                        "In practice there are no claims, no wall tiles and no raised hands. Turn a "
                        "guest over, and a stopwatch starts. Find a way, name any colour you like "
                        "and show the way, with special tokens as usual. There is no clock for the "
                        "steps. If you come to a wall of another colour, you start again from the "
                        "ghost’s room, and the stopwatch goes on. If you find no way, let the table "
                        "show it to you; then the guest is lost. After every guest you see a "
                        "shortest way, if there is one: no other has fewer steps, jumps and changes "
                        "counted together."
                    ),
                    ruling=True,
                ),
                Rule(
                    "BO-P2",
                    self.tr(
                        "Every castle has a castle code. For each code the table keeps the best "
                        "time for every guest, and for the whole castle if you find all nine "
                        "guests, together with the number of steps. So you can try to beat "
                        "yourself, or compare with others: whoever enters the code of a castle before a "
                        "new game meets the same guests in the same castle. A few words of your "
                        "own are a code, too."
                    ),
                    ruling=True,
                ),
            ),
        )

    def hints(self) -> Chapter:
        return Chapter(
            "BO-hints",
            self.tr("Hints for your first games"),
            (
                Paragraph(
                    self.tr(
                        "<b>Compare two rooms.</b> Without special tokens your colour must be on a "
                        "wall of the ghost’s room and on a wall of the guest’s room. Often only "
                        "two or three colours are left to try."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Search backwards.</b> Begin at the guest and look where its walls lead. "
                        "Sometimes this is easier than to begin at the ghost."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Know the free corridors.</b> No wall ever stands across the corridor "
                        "along the right edge of the castle, nor across the one along the lower "
                        'edge (<a href="#BO-C4">BO-C4</a>).'
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Think of the prize.</b> The wall tile that you take is a colour less "
                        "for you and a colour more for its last owner. With a transformation you "
                        "can choose which one it will be."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Claim when you know the way to its end.</b> Once you have called, there "
                        "is hardly any time to search."
                    )
                ),
            ),
        )

    def rulings(self) -> Chapter:
        return Chapter(
            "BO-rulings",
            self.tr("Rulings at this table"),
            (
                Paragraph(
                    self.tr(
                        "A ruling is a decision of this table. We made one wherever the rules of "
                        "the original game that we know say nothing or rely on a picture that we "
                        "do not have. These are all the rulings, with the reason for each, so that "
                        "you can tell them from the other rules."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-C2">BO-C2</a>, <a href="#BO-C3">BO-C3</a>, '
                        '<a href="#BO-C4">BO-C4</a>, <a href="#BO-C5">BO-C5</a>: The castle is our '
                        "own, because the original tiles are not available to us. We tried out "
                        "many castles until most ways took some searching and no colour was better "
                        "than another. Coats of arms and portraits are ours too."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-S4">BO-S4</a>: Only a picture shows where the special tokens '
                        "lie, and we do not have it. In these four rooms they are equally far from "
                        "the middle, and each lies in another corner tile. What is said of three "
                        "tokens and of rooms drawn by lot is our reading of the advice to experts."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-S6">BO-S6</a>: The number of guests for five players is not '
                        "mentioned. We use all of them, as for six."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-S7">BO-S7</a>: We made the four routes, because we do not '
                        "have the backs of the guests. Guests that follow each other are not close "
                        "together, so that each way is worth a search."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-1.6">BO-1.6</a>, <a href="#BO-1.7">BO-1.7</a>: A special '
                        "token in the room where the ghost starts can be used, because the ghost "
                        "is in its room as in any other. In the guest’s room the way is already "
                        "over, so nothing can be changed there."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-2.3">BO-2.3</a>: If nobody took any guest, nobody took one '
                        "last. So all of you share the win."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-3.1">BO-3.1</a>: A way without walls has no wall to show its '
                        "colour, so the named colour decides which wall tile you take."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-3.2">BO-3.2</a>: No rule forbids coming back to a room, and '
                        "we see no reason to forbid it."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-3.3">BO-3.3</a>: Nobody should lose anything because the '
                        "telephone rings. The claim ends all the same, because in a pause one can "
                        "think at leisure."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-P1">BO-P1</a>, <a href="#BO-P2">BO-P2</a>: The original game '
                        "has no practice for one player. We added it."
                    )
                ),
                Paragraph(
                    self.tr(
                        '<a href="#BO-1.3">BO-1.3</a>, <a href="#BO-1.9">BO-1.9</a>: The keys, the '
                        "seconds, the wait and the hint belong to this table. Around a real castle "
                        "you just listen and decide together who was first and who hesitates."
                    )
                ),
            ),
        )
