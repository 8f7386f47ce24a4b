"""Every sentence of Booo! on the screen: refusals, log, prompts, names of pieces and places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players, Variant
from halloween_table.engine.game import TABLE, Event, Refusal, Score, Turn
from halloween_table.engine.mind import level_of
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill

from ..rules import events as happened
from ..rules.castle import Castle, Cell, Colour, Room, neighbours, room_at
from ..rules.position import GUESTS, Found, Last, Phase, Position, Seeker
from ..rules.rounds import reason_to_end, users
from .tips import BoooTips
from .variants import BoooVariants

_STATUS_LINES = 2
"""What can be read from across a table at the foot of the column: the latest."""


class BoooVoice(QObject):
    """The game's sentences in the current language. Whole ones: nothing is glued together.

    Attributes:
        tips: what tooltips say.
    """

    def __init__(self) -> None:
        super().__init__()
        self._variants = BoooVariants(self)
        self.tips = BoooTips(self)

    # ---- names ----------------------------------------------------------------------------------

    def colour(self, colour: Colour) -> str:
        """As an answer to “which colour?”, so in the form that goes with that word."""
        match colour:
            case Colour.WHITE:
                return self.tr("white")
            case Colour.YELLOW:
                return self.tr("yellow")
            case Colour.RED:
                return self.tr("red")
            case Colour.GREEN:
                return self.tr("green")
            case Colour.BLUE:
                return self.tr("blue")
            case Colour.VIOLET:
                return self.tr("violet")

    def arms(self, row: int) -> str:
        """The coat of arms of a row of rooms."""
        return (
            self.tr("bat"),
            self.tr("key"),
            self.tr("rose"),
            self.tr("owl"),
            self.tr("crown"),
            self.tr("moon"),
        )[row]

    def portrait(self, column: int) -> str:
        """The portrait of a column of rooms."""
        return (
            self.tr("countess"),
            self.tr("admiral"),
            self.tr("jester"),
            self.tr("bride"),
            self.tr("scholar"),
            self.tr("twins"),
        )[column]

    def room(self, room: Room) -> str:
        """A room by its coat of arms and its portrait."""
        return fill(self.tr("%1 – %2"), self.arms(room.row), self.portrait(room.column))

    def cell(self, cell: Cell) -> str:
        room = room_at(cell)
        if room is not None:
            return fill(self.tr("Room %1"), self.room(room))
        return fill(self.tr("Corridor, row %1, column %2"), cell.row + 1, cell.column + 1)

    def walled(self, name: str, cell: Cell, castle: Castle) -> str:
        """A place or piece there with the walls around it: for those who look for a path by ear."""
        row, column = cell
        around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        sides = (self._side(cell, Cell(*near), castle) for near in around)
        #: Said aloud: what is on the four sides of a room of the castle.
        return fill(self.tr("%1. Up: %2, right: %3, down: %4, left: %5"), name, *sides)

    def _side(self, cell: Cell, near: Cell, castle: Castle) -> str:
        if near not in neighbours(cell):
            #: A side of a room that is at the edge of the castle.
            return self.tr("the edge")
        wall = castle.wall(cell, near)
        #: A side of a room without a wall.
        return self.colour(wall) if wall is not None else self.tr("open")

    def ghost(self, cell: Cell) -> str:
        return fill(self.tr("The ghost. %1"), self.cell(cell))

    def guest(self, guest: int) -> str:
        return fill(self.tr("Guest %1"), guest)

    def hidden_guest(self) -> str:
        return self.tr("A guest still to come")

    def wall_tile(self, colour: Colour) -> str:
        return fill(self.tr("Wall tile: %1"), self.colour(colour))

    def token(self, trapdoor: bool, room: Room) -> str:
        if trapdoor:
            return fill(self.tr("Trapdoor in the room %1"), self.room(room))
        return fill(self.tr("Transformation in the room %1"), self.room(room))

    def stack(self, left: int) -> str:
        return self.tr("%n guests are still to come", "", left)

    def lost(self, guests: int) -> str:
        return self.tr("%n guests that nobody got", "", guests)

    def reserve(self) -> str:
        return self.tr("Wall tiles that nobody has yet")

    def castle_code(self, code: str) -> str:
        return fill(self.tr("Castle %1"), code)

    def panel_of(self, name: str, guests: int, walls: int) -> str:
        return fill(self.tr("%1. Guests: %2, wall tiles: %3"), name, guests, walls)

    # ---- buttons ----------------------------------------------------------------------------------

    def claim(self) -> str:
        """The shout that claims a guest."""
        return self.tr("Booo!")

    def won(self) -> str:
        """Across the table when somebody has won the game, with their name below."""
        return self.tr("The castle is haunted!")

    def claim_of(self, name: str) -> str:
        return fill(self.tr("%1 sees a way"), name)

    def claim_tip(self) -> str:
        return self.tr("I see a way! Your key does the same.")

    def hand(self, up: bool) -> str:
        if up:
            return self.tr("Hand is up")
        return self.tr("No way!")

    def hand_of(self, name: str, up: bool) -> str:
        if up:
            return fill(self.tr("%1 takes the hand down"), name)
        return fill(self.tr("%1 sees no way"), name)

    def looking(self, up: bool) -> str:
        """What a computer is about, in its panel."""
        if up:
            return self.tr("Hand is up")
        return self.tr("is looking …")

    def hand_tip(self) -> str:
        return self.tr("I think that there is no way. Your key does the same; again takes it back.")

    def turn_over(self, guest: int, practice: bool) -> str:
        if practice:
            return fill(self.tr("Ready? Turn guest %1 over"), guest)
        return fill(self.tr("Everybody ready? Turn guest %1 over"), guest)

    def comes_soon(self, guest: int) -> str:
        """A computer is about to turn it over."""
        return fill(self.tr("Guest %1 comes in a moment"), guest)

    def turn_over_tip(self) -> str:
        return self.tr("Key: Space")

    def give_up(self, practice: bool) -> str:
        if practice:
            return self.tr("Show me the way")
        return self.tr("Give up")

    def really_give_up(self) -> str:
        return self.tr("Let this guest go and look at a shortest way?")

    def jump(self, room: Room) -> str:
        return fill(self.tr("Through the trapdoor to the room %1"), self.room(room))

    def not_these(self) -> str:
        """Beside the wall tiles whose colours the claimant may not use."""
        return self.tr("Not these:")

    def nothing_held(self) -> str:
        return self.tr("Every colour is free for you")

    # ---- refusals ---------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, players: Players) -> str:
        if refusal.reason == "not_your_turn":
            whose = players[refusal.about[0]].name
            return fill(self.tr("Wait a moment, it is the turn of: %1."), whose)
        return self._plain_refusals()[refusal.reason]

    def _plain_refusals(self) -> dict[str, str]:
        return {
            "game_over": self.tr("The game is over; the castle is quiet again."),
            "clock_only": self.tr("Only the clock can do that."),
            "choose_start_first": self.tr(
                "First the ghost needs a room: drag it to one of the four rooms in the middle."
            ),
            "not_in_the_middle": self.tr(
                "The ghost starts in one of the four rooms in the middle of the castle."
            ),
            "guest_first": self.tr(
                "There is nobody to look for yet: first the next guest is turned over."
            ),
            "no_touching": self.tr(
                "Search with your eyes only; if you see a way, press your key and then show it."
            ),
            "name_colour_first": self.tr("First name the colour that the way starts with."),
            "show_the_way": self.tr(
                "Somebody is showing a way: the others watch until it is over."
            ),
            "wait_first": self.tr("After a failed claim you wait until your ring has run out."),
            "hand_is_up": self.tr("Your hand is up already; press again to take it down."),
            "hand_is_down": self.tr("Your hand is down already."),
            "not_a_step": self.tr(
                "The ghost goes straight on from cell to cell: choose one beside it or in line "
                "with it."
            ),
            "no_trapdoor_here": self.tr("The ghost can jump only from a room with a trapdoor."),
            "no_trapdoor_there": self.tr("A trapdoor leads only to another trapdoor."),
            "no_transformation_here": self.tr(
                "The colour can change only in a room with a transformation."
            ),
            "same_colour": self.tr("That is the colour in force already."),
            "no_clock": self.tr("No clock is running."),
            "nobody_waits": self.tr("Nobody has to wait."),
            "no_hint": self.tr("There is no hint to give now."),
            "no_stopwatch": self.tr("The stopwatch runs only in practice."),
            "nothing_begun": self.tr("No way was begun that could be interrupted."),
            "way_is_shown": self.tr("Look how the way went; then it goes on."),
            "time_runs_forwards": self.tr("The stopwatch only runs forwards."),
        }

    # ---- the log ----------------------------------------------------------------------------------

    def turn(self, turn: Turn, players: Players) -> str:
        return self.guest(turn.round)

    def log_line(self, event: Event, players: Players) -> str:
        match event:
            case happened.GhostPlaced(room):
                return fill(self.tr("The ghost starts in the room %1."), self.room(room))
            case happened.GuestCame(guest, room):
                return fill(self.tr("Guest %1 comes to the room %2."), guest, self.room(room))
            case happened.Claimed(seat):
                return fill(self.tr("%1: Booo!"), players[seat].name)
            case happened.ColourNamed(seat, colour):
                sentence = self.tr("%1 names the colour: %2.")
                return fill(sentence, players[seat].name, self.colour(colour))
            case happened.ClaimFailed(seat, reason, colour):
                return self._failed(players[seat].name, reason, colour)
            case happened.WaitEnded(seat):
                return fill(self.tr("%1 may claim again."), players[seat].name)
            case happened.HandRaised(seat):
                return fill(self.tr("%1 sees no way."), players[seat].name)
            case happened.HandLowered(seat):
                return fill(self.tr("%1 takes the hand down."), players[seat].name)
            case happened.HintShown(colour):
                return self.hint(colour)
            case happened.GuestTaken():
                return self._guest_taken(event, players)
            case happened.WallTaken(seat, colour, holder):
                if holder is None:
                    sentence = self.tr("%1 takes the wall tile: %2.")
                    return fill(sentence, players[seat].name, self.colour(colour))
                sentence = self.tr("%1 takes a wall tile from %2. Colour: %3.")
                names = players[seat].name, players[holder].name
                return fill(sentence, *names, self.colour(colour))
            case happened.GuestLost(guest, ways):
                return self._guest_lost(guest, ways, players)
            case happened.GameEnded(_, reason):
                return self._ended(reason)
        return ""

    def _failed(self, name: str, reason: str, colour: Colour | None) -> str:
        hue = self.colour(colour) if colour is not None else ""
        match reason:
            case "held":
                sentence = self.tr("%1 may not use this colour, the wall tile is their own: %2.")
                return fill(sentence, name, hue)
            case "wrong_wall":
                return fill(self.tr("%1 meets a wall of another colour: %2."), name, hue)
            case "hesitated":
                return fill(self.tr("%1 hesitates too long."), name)
            case "gave_up":
                return fill(self.tr("%1 gives up."), name)
        return fill(self.tr("%1 was interrupted on the way; that costs nothing."), name)

    def _guest_taken(self, event: happened.GuestTaken, players: Players) -> str:
        steps = len(event.trail) - 1
        sentence = self.tr("%1 gets guest %2 in %n steps.", "", steps)
        return fill(sentence, players[event.seat].name, event.guest)

    def _guest_lost(self, guest: int, ways: tuple[bool, ...], players: Players) -> str:
        had = [player.name for player, way in zip(players, ways, strict=True) if way]
        if len(players) == 1:
            if had:
                return fill(self.tr("Guest %1 goes away; there was a way."), guest)
            return fill(self.tr("Guest %1 goes away; there was no way."), guest)
        if not had:
            return fill(self.tr("Guest %1 goes away: there was no way for anybody."), guest)
        if len(had) == len(players):
            return fill(self.tr("Guest %1 goes away: there was a way for everybody."), guest)
        sentence = self.tr("Guest %1 goes away: there was a way for %2.")
        return fill(sentence, guest, ", ".join(had))

    def _ended(self, reason: str) -> str:
        return {
            "four_walls": self.tr("Four wall tiles: the game is won."),
            "five_guests": self.tr("Five guests: the game is won."),
            "no_guest_left": self.tr("The last guest is gone."),
        }[reason]

    # ---- prompts ----------------------------------------------------------------------------------

    def step_names(self) -> dict[Phase, str]:
        return {
            Phase.READY: self.tr("Ready?"),
            Phase.SEARCH: self.tr("Search"),
            Phase.NAMING: self.tr("Colour"),
            Phase.SHOWING: self.tr("Way"),
        }

    def title(self, view: Position, players: Players) -> str:
        if view.over:
            return self.tr("The night is over")
        if view.phase is Phase.START:
            return fill(self.tr("Before the game · %1"), players[view.first].name)
        guest, guests = view.guest, GUESTS[len(view.seekers)]
        if guest is None:
            return fill(
                self.tr("Guest %1 of %2 · %3"), view.stack[0], guests, players[view.first].name
            )
        if view.claim is not None and view.claim.seat != TABLE:
            whose = players[view.claim.seat].name
            return fill(self.tr("Guest %1 of %2 · %3"), guest, guests, whose)
        return fill(self.tr("Guest %1 of %2"), guest, guests)

    def prompt(self, view: Position, players: Players) -> str:
        """What may be done now; what a computer does is to be looked at."""
        watched = self._watched(view, players)
        if watched:
            return watched
        match view.phase:
            case Phase.OVER:
                return self.tr("The castle is quiet again.")
            case Phase.START:
                return self.tr("Drag the ghost to one of the four rooms in the middle.")
            case Phase.READY if view.last is not None:
                return self._result(view, view.last, players)
            case Phase.READY if view.practice:
                return self.tr("Look at the castle first; the stopwatch starts with the guest.")
            case Phase.READY:
                return self.tr("Everybody look at the castle: the next guest is turned over.")
            case Phase.SEARCH if all(map(level_of, players)):
                return self.tr("The computers look for a way for the ghost. Do you see one?")
            case Phase.SEARCH:
                return self.tr(
                    "Find a way for the ghost. Whoever sees one first presses their key!"
                )
            case Phase.NAMING if view.last is not None:
                return self._failed(players[0].name, view.last.outcome, view.last.colour)
            case Phase.NAMING if view.practice:
                return self.tr("Find a way for the ghost, then name the colour it starts with.")
            case Phase.NAMING:
                return self.tr("Name the colour that the way starts with.")
            case Phase.SHOWING:
                return self._showing(view)
        if view.claim is None or view.claim.seat != TABLE:
            return self.tr("Look, this was the way.")
        if view.practice:
            return self.tr("Look, this is a shortest way.")
        return self.tr("There was a way: look, this is a shortest one.")

    def _watched(self, view: Position, players: Players) -> str:
        due = players[view.claim.seat if view.claim is not None else view.first]
        match view.phase if level_of(due) is not None else None:
            case Phase.START:
                return fill(self.tr("%1 chooses the room in which the ghost starts."), due.name)
            case Phase.NAMING:
                return fill(self.tr("%1 sees a way and names the colour it starts with."), due.name)
            case Phase.SHOWING:
                return fill(self.tr("%1 shows a way: watch the ghost."), due.name)
        return ""

    def _showing(self, view: Position) -> str:
        here = room_at(view.claim.trail[-1].cell) if view.claim is not None else None
        if here in view.tokens.trapdoors:
            return self.tr("Lead the ghost on, or click another trapdoor to jump there.")
        if here in view.tokens.transformations:
            return self.tr("Lead the ghost on, or change the colour first.")
        return self.tr("Lead the ghost to the guest: drag it, click, or press the arrow keys.")

    def _result(self, view: Position, last: Last, players: Players) -> str:
        """How the search for the last guest ended."""
        if last.outcome == "taken" and len(players) > 1 and last.seat is not None:
            name, hue = players[last.seat].name, self.colour(last.trail[-1].colour)
            if last.holder is not None:
                sentence = self.tr("%1 gets guest %2 and a wall tile from %3. Colour: %4.")
                return fill(sentence, name, last.guest, players[last.holder].name, hue)
            sentence = self.tr("%1 gets guest %2 and the wall tile: %3.")
            return fill(sentence, name, last.guest, hue)
        if last.outcome == "taken":
            return self._compared(len(last.trail) - 1, len(last.shortest) - 1)
        return self._lost(last, view.seekers, players)

    def _lost(self, last: Last, seekers: Sequence[Seeker], players: Players) -> str:
        """Who had a way; and whose the one is that is shown, if not all of these may use it."""
        had = [seat for seat, way in enumerate(last.ways) if way]
        may = [seat for seat in users(seekers, last.shortest) if seat in had]
        if may == had:
            return self._guest_lost(last.guest, last.ways, players)
        names = (", ".join(players[seat].name for seat in seats) for seats in (had, may))
        if len(had) == len(players):
            sentence = self.tr("Guest %1 goes away: everybody had a way; this one is for %2.")
            return fill(sentence, last.guest, list(names)[1])
        sentence = self.tr("Guest %1 goes away: there was a way for %2; this one is for %3.")
        return fill(sentence, last.guest, *names)

    def _compared(self, steps: int, shortest: int) -> str:
        """Somebody's own way beside a shortest one."""
        if steps == shortest:
            return self.tr("You found it in %n steps, and no way is shorter.", "", steps)
        sentence = self.tr("You found it in %n steps; a shortest way has %1.", "", steps)
        return fill(sentence, shortest)

    def status(self, view: Position, players: Players) -> str:
        """How the search stands: the last claim, raised hands, the hint."""
        lines = []
        if view.last is not None and view.last.seat is not None:
            last = view.last
            lines.append(self._failed(players[view.last.seat].name, last.outcome, last.colour))
        if view.hands:
            needed = len(players) // 2 + 1
            lines.append(fill(self.tr("No way? Hands up: %1, needed: %2"), len(view.hands), needed))
        if view.hinted:
            lines.append(self.hint(view.hint))
        return "\n".join(lines[-_STATUS_LINES:])

    def hint(self, colour: Colour | None) -> str:
        if colour is None:
            return self.tr("Hint: there is no path to this guest.")
        return fill(self.tr("Hint: a path starts with this colour: %1."), self.colour(colour))

    def not_found(self) -> str:
        """A line about a guest that somebody who practises let go."""
        return self.tr("not found")

    def found(self, found: Found) -> str:
        """A line about a guest that was found in practice: the time, the steps, a shortest way’s."""
        minutes, seconds = divmod(found.milliseconds // 1000, 60)
        time = f"{minutes}:{seconds:02}"
        return fill(self.tr("%1 · steps: %2 (shortest: %3)"), time, found.steps, found.shortest)

    # ---- before and after the game ------------------------------------------------------------------

    def score(self, score: Score) -> str:
        return {"guests": self.tr("Guests"), "walls": self.tr("Wall tiles")}[score.what]

    def amount(self, score: Score) -> str:
        if score.what == "guests":
            return self.tr("%n guests", "", score.count)
        return self.tr("%n wall tiles", "", score.count)

    def points(self) -> str:
        return self.tr("Points")

    def points_by_round(self) -> str:
        return self.tr("Points, guest by guest")

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        match name:
            case "four_walls":
                return fill(self.tr("%1 wins at once with four wall tiles."), better.name)
            case "five_guests":
                return fill(self.tr("%1 wins at once with five guests."), better.name)
            case "took_last":
                sentence = self.tr("%1 and %2 are even; %1 took a guest later.")
                return fill(sentence, better.name, worse.name)
        raise ValueError(name)

    def shared(self, players: Sequence[Player]) -> str:
        *names, last = (player.name for player in players)
        return fill(self.tr("%1 and %2 share their place."), ", ".join(names), last)

    def ending(self, view: Position) -> str:
        reason = reason_to_end(view)
        return "" if view.practice or reason is None else self._ended(reason)

    def variants(self) -> tuple[Variant, ...]:
        return self._variants.variants()

    def first_player(self) -> str:
        return self.tr("By custom, whoever wears the most white starts.")
