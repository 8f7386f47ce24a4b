"""The rulebook of Booo!, chapter by chapter, with an anchor for every rule id."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.engine.game import TABLE

from ..rules.castle import room_at
from ..rules.claims import standing
from ..rules.position import GUESTS_TO_WIN, WALLS_TO_WIN, Phase, Position
from .castle import BoooCastle
from .computers import BoooComputers
from .table import BoooTable


class BoooRulebook(QObject):
    """The rulebook of Booo!"""

    def __init__(self) -> None:
        super().__init__()
        self._castle = BoooCastle(self)
        self._table = BoooTable(self)
        self._computers = BoooComputers(self)

    def chapters(self) -> tuple[Chapter, ...]:
        return (
            self._idea(),
            self._castle.things(),
            self._castle.castle(),
            self._castle.setup(),
            self._search(),
            self._claim(),
            self._way(),
            self._tokens(),
            self._prize(),
            self._impossible(),
            self._end(),
            self._table.playing(),
            self._table.clocks(),
            self._table.practice(),
            self._table.hints(),
            self._table.rulings(),
        )

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        from .figures import figure

        return figure(name)

    def anchor(self, view: Position) -> str:
        """The rule that speaks of where the game is."""
        match view.phase:
            case Phase.OVER:
                return _end_of(view)
            case Phase.REPLAY:
                return _replay_of(view)
            case Phase.SHOWING:
                return _step_of(view)
            case Phase.START:
                return "BO-S5"
        return "BO-P1" if view.practice else _WHERE[view.phase]

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        """How computer players of each level think."""
        return self._computers.thinking()

    # ---- the idea ---------------------------------------------------------------------------

    def _idea(self) -> Chapter:
        return Chapter(
            "BO-idea",
            self.tr("The story and the aim"),
            (
                Paragraph(
                    self.tr(
                        "Guests are staying overnight in an old castle, and its ghost is looking "
                        "forward to giving each of them a fright. There is just one thing: the "
                        "rooms have no doors, and on one walk the ghost can go through walls of "
                        "one colour only."
                    )
                ),
                Paragraph(
                    self.tr(
                        "So the ghost needs you. A guest turns up in some room, and all of you "
                        "look at the castle at the same time, searching for a way to it. Whoever "
                        "sees a way first claims the guest with a “Booo!”, names a colour and "
                        "shows the way without hesitating."
                    )
                ),
                Paragraph(
                    self.tr(
                        "If the way is right, you take the guest, and also the wall tile of your "
                        "colour. This is an honour and a burden: you cannot use a colour while its "
                        "wall tile lies in front of you."
                    )
                ),
                Paragraph(
                    self.tr(
                        "You win as soon as <b>four wall tiles</b> or <b>five guests</b> lie in "
                        "front of you. If nobody gets that far, the most guests and wall tiles "
                        "together decide."
                    )
                ),
            ),
        )

    # ---- a round ------------------------------------------------------------------------------

    def _search(self) -> Chapter:
        return Chapter(
            "BO-1",
            self.tr("A round: the search"),
            (
                Paragraph(
                    self.tr(
                        "Each round is about one guest. You search for a way, somebody claims the "
                        "guest and shows a way, and then the next round begins."
                    )
                ),
                Rule(
                    "BO-1.1",
                    self.tr(
                        "The first player turns the top guest over. It goes at once to the room "
                        "that its back names for your route."
                    ),
                ),
                Rule(
                    "BO-1.2",
                    self.tr(
                        "All of you search at the same time, with your eyes only. Before a claim "
                        "nobody touches the castle, and nobody follows a way with a finger."
                    ),
                ),
            ),
        )

    def _claim(self) -> Chapter:
        return Chapter(
            "BO-1-claim",
            self.tr("Claiming the guest"),
            (
                Rule(
                    "BO-1.3",
                    self.tr(
                        "If you see a way, be the first to say so: press your claim key and shout "
                        "“Booo!”. Then name the colour that your way starts with. The first key "
                        "counts, and all the others are dead until your claim is over. If your "
                        "hand is raised, claiming takes it down."
                    ),
                ),
                Rule(
                    "BO-1.4",
                    self.tr(
                        "You may not use a colour while its wall tile lies in front of you, "
                        "neither at the start nor anywhere on the way. If you name such a colour, "
                        "or change to it, your claim fails."
                    ),
                ),
                Figure(
                    "colours",
                    self.tr(
                        "The colours to choose from. A sign warns you of those whose wall tiles "
                        "lie in front of you."
                    ),
                ),
            ),
        )

    def _way(self) -> Chapter:
        return Chapter(
            "BO-1-way",
            self.tr("Showing the way"),
            (
                Rule(
                    "BO-1.5",
                    self.tr(
                        "Now show your way at once, step by step, from the ghost’s room to the "
                        "guest’s room. Steps in the corridors are free. The ghost goes through a "
                        "wall only if the wall has your colour."
                    ),
                ),
                Figure(
                    "way",
                    self.tr("A right way. It goes through four walls, and all of them are violet."),
                ),
                Rule(
                    "BO-1.9",
                    self.tr(
                        "Do not hesitate. Usually you have 6 seconds to name your colour, 6 seconds "
                        "for the first step and 4 seconds for each further step. A jump through a "
                        "trapdoor and a change of colour are steps too. Your claim fails if the "
                        "time is up, if you lead the ghost to a wall of another colour, or if you "
                        "give up."
                    ),
                ),
                Figure(
                    "wrong",
                    self.tr(
                        "A wrong wall at the end: the wall below the guest is white, not violet. "
                        "The claim fails."
                    ),
                ),
                Rule(
                    "BO-1.10",
                    self.tr(
                        "A failed claim costs nothing. The ghost goes back to where it started, and "
                        "all of you go on searching, you too. If you agree on it before the game, "
                        "whoever fails has to wait a little before the next claim."
                    ),
                ),
                Rule(
                    "BO-3.2",
                    self.tr("A way may lead through the same room more than once."),
                    ruling=True,
                ),
            ),
        )

    def _tokens(self) -> Chapter:
        return Chapter(
            "BO-1-tokens",
            self.tr("Trapdoors and transformations"),
            (
                Paragraph(
                    self.tr(
                        "Two kinds of special tokens make ways possible where none seems to be."
                    )
                ),
                Rule(
                    "BO-1.6",
                    self.tr(
                        "<b>Trapdoor.</b> In a room with a trapdoor the ghost may go on as usual, "
                        "or vanish and turn up in another room with a trapdoor. The colour stays "
                        "the same. The room where the ghost starts counts too."
                    ),
                    ruling=True,
                ),
                Figure(
                    "trapdoor",
                    self.tr(
                        "The ghost jumps from one trapdoor to another. Before and after that every "
                        "wall on the way is blue."
                    ),
                ),
                Rule(
                    "BO-1.7",
                    self.tr(
                        "<b>Transformation.</b> In a room with a transformation you may change the "
                        "colour, and it holds from there on. The room where the ghost starts "
                        "counts too, but the guest’s room never does: your way ends there."
                    ),
                    ruling=True,
                ),
                Figure(
                    "transformation",
                    self.tr(
                        "Up to the transformation the walls on the way are red, from there on they "
                        "are blue."
                    ),
                ),
                Rule(
                    "BO-1.8",
                    self.tr(
                        "You may use as many special tokens on one way as you like, or none at all."
                    ),
                ),
                Rule(
                    "BO-3.1",
                    self.tr(
                        "A way may consist of trapdoors alone and cross no wall. Then the colour "
                        "that you named counts as its colour. This can only happen if special "
                        "tokens lie in rooms drawn from the whole castle."
                    ),
                    ruling=True,
                ),
            ),
        )

    def _prize(self) -> Chapter:
        return Chapter(
            "BO-1-prize",
            self.tr("What you win"),
            (
                Rule(
                    "BO-1.11",
                    self.tr(
                        "Your way is right as soon as the ghost enters the guest’s room. Take the "
                        "guest and the wall tile of the colour with which your way ends. The wall "
                        "tile comes from the reserve, or from whoever it lies in front of. The "
                        "ghost stays in this room and starts from here next time."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "<b>An example.</b> You start with red, change to blue at a transformation "
                        "and reach the guest. You take the blue wall tile, even if it lies in front "
                        "of another player. For this player blue is free again; for you it is not."
                    )
                ),
                Figure(
                    "seat",
                    self.tr(
                        "What lies in front of a player: guests, wall tiles, and the buttons with "
                        "the two keys."
                    ),
                ),
                Rule(
                    "BO-1.13",
                    self.tr("Then the next player clockwise is the first player."),
                ),
            ),
        )

    def _impossible(self) -> Chapter:
        return Chapter(
            "BO-1-hands",
            self.tr("If there is no way"),
            (
                Rule(
                    "BO-1.12",
                    self.tr(
                        "Do you believe that there is no way? Then raise your hand: “No way!” You "
                        "can take it down again. As soon as more than half of the hands are up, "
                        "the search is over. The guest is out of the game, nobody gets it, and the "
                        "ghost goes to the guest’s room. Then the table shows for each of you whether there "
                        "was a way. During a claim raised hands have no effect. They stay up if it "
                        "fails, and go down when the round ends."
                    ),
                ),
                Paragraph(
                    self.tr(
                        "More than half means: both of two players, two of three, three of four or "
                        "five, four of six."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Not everybody can use the same colours. So there may be a way for one "
                        "player and none for another."
                    )
                ),
            ),
        )

    def _end(self) -> Chapter:
        return Chapter(
            "BO-2",
            self.tr("The end of the game"),
            (
                Rule(
                    "BO-2.1",
                    self.tr("If four wall tiles lie in front of you, you win at once."),
                ),
                Rule(
                    "BO-2.2",
                    self.tr("If five guests lie in front of you, you win at once."),
                ),
                Rule(
                    "BO-2.3",
                    self.tr(
                        "If no guest is left, count your guests and your wall tiles together. "
                        "Whoever has the most wins. If this is tied, the win goes to the one of "
                        "these players who took a guest last. If nobody took any guest, all of you "
                        "share the win."
                    ),
                    ruling=True,
                ),
            ),
        )


_WHERE = {Phase.READY: "BO-1.1", Phase.SEARCH: "BO-1.2", Phase.NAMING: "BO-1.3"}


def _step_of(view: Position) -> str:
    """What the claimant can do where the ghost stands."""
    room = room_at(standing(view).cell)
    if room in view.tokens.trapdoors:
        return "BO-1.6"
    return "BO-1.7" if room in view.tokens.transformations else "BO-1.5"


def _replay_of(view: Position) -> str:
    """A way is looked at: the one that was right, or one that nobody has shown."""
    if view.practice:
        return "BO-P1"
    nobody = view.claim is not None and view.claim.seat == TABLE
    return "BO-1.12" if nobody else "BO-1.11"


def _end_of(view: Position) -> str:
    if view.practice:
        return "BO-P2"
    if any(len(seeker.walls) >= WALLS_TO_WIN for seeker in view.seekers):
        return "BO-2.1"
    five = any(len(seeker.guests) >= GUESTS_TO_WIN for seeker in view.seekers)
    return "BO-2.2" if five else "BO-2.3"
