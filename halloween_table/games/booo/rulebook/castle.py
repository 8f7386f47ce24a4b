"""The rulebook's chapters before the game: what lies on the table, the castle, and setting up."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule


class BoooCastle(QObject):
    """What the rulebook says about the castle."""

    def things(self) -> Chapter:
        return Chapter(
            "BO-box",
            self.tr("What lies on the table"),
            (
                Paragraph(
                    self.tr(
                        "<b>The castle</b>: nine tiles with rooms, corridors and walls, in a frame. "
                        '<a href="#BO-C">A chapter of its own</a> describes it.'
                    )
                ),
                Paragraph(self.tr("<b>The ghost</b>: there is only one, and all of you lead it.")),
                Paragraph(
                    self.tr(
                        "<b>15 guests</b>, numbered 1 to 15. The back of each guest says in which "
                        "room it turns up."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>6 wall tiles</b>, one for each colour of the walls. At first they lie "
                        "in the <b>reserve</b>; later they wander from player to player."
                    )
                ),
                Paragraph(
                    self.tr(
                        "<b>4 special tokens</b>. Each has a trapdoor on one side and a "
                        'transformation on the other; <a href="#BO-1-tokens">they help the '
                        "ghost</a> on its way."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Each of the six colours has its own pattern and its own sign too. White "
                        "walls are plain, and their sign is a bone. Yellow ones have stripes and a "
                        "star, red ones bricks and a flame, green ones a zigzag line and a leaf, "
                        "blue ones dots and a drop, violet ones diamonds and a gem."
                    )
                ),
                Figure("walls", self.tr("The wall tiles, and below each a wall of its colour.")),
            ),
        )

    def castle(self) -> Chapter:
        return Chapter(
            "BO-C",
            self.tr("The castle"),
            (
                Rule(
                    "BO-C1",
                    self.tr(
                        "The castle has 6 rows of 6 rooms, on nine tiles with 2 × 2 rooms each. "
                        "Coats of arms name the rows, from top to bottom: bat, key, rose, owl, "
                        "crown, moon. Portraits name the columns, from left to right: countess, "
                        "admiral, jester, bride, scholar, twins. The rooms have no doors. A ghost "
                        "does not mind: it goes through the walls."
                    ),
                ),
                Figure(
                    "room",
                    self.tr(
                        "A coat of arms and a portrait name a room. This guest is in the room of "
                        "the rose and the bride."
                    ),
                ),
                Rule(
                    "BO-C2",
                    self.tr(
                        "Corridors run around every room, and along the edge of the castle too. "
                        "Where they meet there is a crossing, and from one crossing to the next "
                        "leads a passage. We call rooms, crossings and passages <b>cells</b>: a step "
                        "takes the ghost from one cell to the next. The last corridor on the right "
                        "and the last one at the bottom belong to the frame, all others to the "
                        "tiles."
                    ),
                    ruling=True,
                ),
                Figure(
                    "tile",
                    self.tr(
                        "A tile. 1: a room, 2: a crossing, 3: a passage, 4: a wall of a room, "
                        "5: a wall across a corridor."
                    ),
                ),
                Rule(
                    "BO-C3",
                    self.tr(
                        "Each room has four walls, one on each side. On every tile two rooms have "
                        "walls of four different colours. The other two rooms have one colour "
                        "twice, so a way in this colour can lead right through them."
                    ),
                    ruling=True,
                ),
                Rule(
                    "BO-C4",
                    self.tr(
                        "Some walls stand across a corridor: on every tile 5 of the 8 passages "
                        "have one, next to the crossing above or to the left. In the corridors of "
                        "the frame there are no walls at all."
                    ),
                    ruling=True,
                ),
                Rule(
                    "BO-C5",
                    self.tr(
                        "No two of the nine tiles are alike. No colour is rare: on all tiles "
                        "together there are 31 or 32 walls of each."
                    ),
                    ruling=True,
                ),
                Rule(
                    "BO-C6",
                    self.tr(
                        "In the corridors the ghost moves freely until it comes to a wall. It goes "
                        "straight through a wall, never slantwise: every step leads up, down, left "
                        "or right."
                    ),
                ),
            ),
        )

    def setup(self) -> Chapter:
        return Chapter(
            "BO-S",
            self.tr("Setting up"),
            (
                Paragraph(
                    self.tr(
                        "The program sets everything up for you. This is how it does so, and "
                        "what you can agree on beforehand."
                    )
                ),
                Rule(
                    "BO-S1",
                    self.tr(
                        "Booo! is for 2 to 6 players. Whoever wears the most white is the first "
                        "player; before the game you can also choose somebody, or let lots decide. "
                        'One player alone can <a href="#BO-P">practise</a>.'
                    ),
                ),
                Rule(
                    "BO-S2",
                    self.tr(
                        "Chance decides where each of the nine tiles lies. All of them lie the "
                        "same way up."
                    ),
                ),
                Rule("BO-S3", self.tr("The six wall tiles lie in the reserve.")),
                Rule(
                    "BO-S4",
                    self.tr(
                        "The four special tokens lie in the rooms where the rows of the key and "
                        "the crown meet the columns of the admiral and the scholar. Usually there "
                        "are two trapdoors: one in the room of the key and the admiral, one in the "
                        "room of the crown and the scholar. The other two tokens are "
                        "transformations. You can also agree on no trapdoors, on three of them (one "
                        "more in the room of the key and the scholar) or on four. For experts there "
                        "are only three tokens, in usual rooms drawn by lot, or four tokens in any "
                        "rooms drawn by lot. In both cases two of them are trapdoors."
                    ),
                    ruling=True,
                ),
                Figure(
                    "start",
                    self.tr(
                        "A castle at the start: two trapdoors, two transformations, and the ghost "
                        "on the middle tile."
                    ),
                ),
                Rule(
                    "BO-S5",
                    self.tr(
                        "The ghost starts in one of the four rooms of the middle tile. Chance "
                        "draws it; if you like, you can agree that the first player chooses it."
                    ),
                ),
                Rule(
                    "BO-S6",
                    self.tr(
                        "The guests lie in a stack, with number 1 on top. Two players play with "
                        "guests 1 to 9, three or four with guests 1 to 12, five or six with all 15."
                    ),
                    ruling=True,
                ),
                Rule(
                    "BO-S7",
                    self.tr(
                        "There are four routes, and one of them is drawn by lot for the whole "
                        "game, unless you agree on one before. For each route the back of a guest names a coat of arms and a "
                        "portrait: this is its room. On every route all guests have different "
                        "rooms, and none of these is a usual room of a special token. From each "
                        "guest to the next it is at least 3 rooms, rows and columns counted "
                        "together, and to the first guest it is at least as far from every middle room."
                    ),
                    ruling=True,
                ),
            ),
        )
