"""The rulebook's chapters before the game: what lies on the table, the town, and setting up."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class HalloweenTown(QObject):
    """What the rulebook says about the town and its ghosts."""

    def glance(self) -> Chapter:
        return Chapter(
            "HA-box",
            self.tr("The table at a glance"),
            (
                Figure(
                    "table",
                    self.tr(
                        "1: the town. 2: the eight cards. 3: the supply. 4: the board of whoever "
                        "has to decide. 5: what belongs to it. 6: dice and buttons. 7: the others."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>The town</b> has six buildings. Ghosts stand in them, pumpkins cover "
                        "their haunting spaces, and a bonus token may lie in the corner."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>The ghosts</b> have five colours, and each colour is a <b>level</b>: "
                        "blue is 1, green 2, yellow 3, orange 4 and red 5. A higher level is worth "
                        "more everywhere, and it has the bigger die."
                    )
                ),
                Figure(
                    "levels",
                    self.tr(
                        "The five levels: the ghost and its die, the scares that an Upgrade to this "
                        "level costs, and the points on the haunting space of this colour."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>The supply</b> holds the ghosts that are not in town, five of each "
                        "colour in all; the <b>ghost tokens</b>, twelve of each colour, which we "
                        "simply call tokens; and the stack of bonus tokens."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Scares</b> are what you pay with for more powerful ghosts. There are "
                        "always enough of them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Your board</b> has three <b>sections</b>. Each of them has a glass "
                        "<b>sphere</b> that shows its level, and six <b>action spaces</b>. Beside "
                        "the sections lies what is yours: your <b>reserve</b>, which is the pile of "
                        "<b>discs</b> that you can use, your scares, tokens and pumpkins, and three "
                        "<b>slots</b> for bonus tokens."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>Nothing is secret</b> except the order of the bonus stack and what the "
                        "dice will show. Point at anything on the table, and it says what it is."
                    )
                ),
            ),
        )

    def town(self) -> Chapter:
        return Chapter(
            "HA-T",
            self.tr("The town and its ghosts"),
            (
                Rule(
                    "HA-T1",
                    self.tr(
                        "Six buildings stand in two rows: School, Church and Town Hall above, "
                        "Hospital, Police Station and Cinema below. Buildings are neighbours if "
                        "they share an edge. Slantwise they are not."
                    ),
                    ruling=True,
                ),
                Rule(
                    "HA-T2",
                    self.tr(
                        "Each building has five haunting spaces, one of each colour. A pumpkin "
                        "there scores 2 points on blue, 4 on green, 6 on yellow, 8 on orange and 10 "
                        "on red. There is also room for one bonus token."
                    ),
                ),
                Figure(
                    "building",
                    self.tr(
                        "A building. 1: its bonus token, 2: a free haunting space, 3: a space with "
                        "a pumpkin, 4: the ghosts in it."
                    ),
                ),
                Rule(
                    "HA-T3",
                    self.tr(
                        "At most 6 ghosts are in a building; if it is full, no other ghost may "
                        "enter. There are 5 ghosts of each colour: if all five are in town, no "
                        "sixth can come."
                    ),
                ),
                Rule(
                    "HA-T4",
                    self.tr(
                        "There are 12 tokens of each colour. If you are to get tokens and the "
                        "supply has too few of this colour, you take those that are there, even if "
                        "that is none. What somebody spends goes back to the supply."
                    ),
                ),
                Rule(
                    "HA-T5",
                    self.tr(
                        "The town is never without blue ghosts for long. If the last one has gone, "
                        "for whatever reason, whoever caused this puts three blue ghosts into one "
                        "building of their choice, before anything else is decided. The building "
                        "must have room; if it has too little for three, only as many come as fit "
                        "in."
                    ),
                ),
            ),
        )

    def setup(self) -> Chapter:
        return Chapter(
            "HA-S",
            self.tr("Setting up"),
            (
                Paragraph(
                    self.tr(
                        "The program sets everything up for you. This is how it does so, and what "
                        "you can agree on beforehand."
                    )
                ),
                Rule(
                    "HA-S1",
                    self.tr(
                        "Three blue ghosts wait in the Police Station, all others in the supply. "
                        "The 24 bonus tokens are shuffled. One lies face up on each building, and "
                        "the rest are the face-down stack."
                    ),
                ),
                Rule(
                    "HA-S2",
                    self.tr(
                        "Eight of the 52 cards are in use. You can let chance draw them, take one "
                        'of the five <a href="#HA-sets">suggested sets</a>, or pick them by hand.'
                    ),
                ),
                Rule(
                    "HA-S3",
                    self.tr(
                        "Everybody begins with all spheres on blue, 6 pumpkins, 12 discs in the "
                        "reserve, 2 scares and no points. Whoever last saw a ghost starts; before "
                        "the game you can also choose somebody, or let lots decide."
                    ),
                ),
                Paragraph(
                    self.tr(
                        'For two players <a href="#HA-6">a few things are different</a>. For '
                        "experts there is a game without cards and dice, the "
                        '<a href="#HA-7">Master game</a>.'
                    )
                ),
            ),
        )
