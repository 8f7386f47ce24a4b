"""Every sentence of Candy Hunters on the screen: refusals, log, prompts, names of pieces and places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players, Variant
from halloween_table.contract.pictures import Art, Rect
from halloween_table.engine.game import Event, Refusal, Score, Seat, Turn
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill, number, signed

from ..rules import events as happened
from ..rules.cards import CARDS
from ..rules.patterns import Gain, Match, balance
from ..rules.position import LARGE, MOST_GHOST_MOVES, Dealt, Ghost, Piece, Position, Stage
from ..rules.scoring import HAUNTED_POINTS, REGULAR_POINTS
from ..rules.town import Colour
from .tips import CandyHuntersTips


class CandyHuntersVoice(QObject):
    """The game's sentences in the current language. Whole ones: nothing is glued together.

    Attributes:
        tips: what tooltips say.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tips = CandyHuntersTips()

    # ---- refusals -----------------------------------------------------------------------

    def refusal(self, refusal: Refusal, players: Players) -> str:
        reason, about = refusal.reason, refusal.about
        match reason:
            case "stack_empty":
                return self._stack_empty(about[0])
            case "too_much_unmet":
                return self.tr(
                    "%n requirements are unmet here, and a haunted card allows three at most; "
                    "choose another place.",
                    "",
                    about[0],
                )
            case "not_next_to_shover" | "no_tile_there":
                return self._shoved_astray(about[0])
            case "shoved_first":
                return self._shoved_first(about[0])
            case "not_your_turn":
                whose = players[about[0]].name
                return fill(self.tr("Wait a moment, it is the turn of: %1."), whose)
            case "must_not_pass":
                return self._due_now(refusal.rule)
            case "step_later":
                return self._not_yet(about[0])
            case "step_over":
                return self._too_late(about[0])
            case "card_not_in_hand":
                return self.tr("Only cards from your own hand can be used.")
        return self._plain_refusals()[reason]

    def _plain_refusals(self) -> dict[str, str]:
        return {
            "cell_built": self.tr(
                "A house stands here already; build on an empty spot at the edge of the town."
            ),
            "not_at_an_edge": self.tr(
                "A new house must share a whole edge with the town; a corner is not enough."
            ),
            "ghost_not_in_town": self.tr(
                "The Large Ghost is still beside the town; it comes with the next house."
            ),
            "off_the_tiles": self.tr(
                "Ghosts never leave the houses; choose a house next to this ghost."
            ),
            "not_next_to_ghost": self.tr(
                "A ghost goes one step at a time, to a house that shares an edge with its own."
            ),
            "kid_needs_empty_tile": self.tr(
                "Somebody stands there already; a kid flees to a free house."
            ),
            "shover_stays": self.tr(
                "That ghost has already moved in this chain and stays; choose another house."
            ),
            "dead_end": self.tr(
                "Whoever stands there would have nowhere to go; choose another house."
            ),
            "no_such_turn": self.tr("A card can be turned by quarters only."),
            "pattern_not_there": self.tr(
                "The pattern does not lie here: every cell needs a house of its colour. "
                "You may turn the card, but not mirror it."
            ),
            "haunted_card_stays": self.tr(
                "A haunted card is never exchanged; choose a regular one."
            ),
            "deck_empty": self.tr("The deck is empty, so nothing can be exchanged any more."),
            "kid_needs_tile": self.tr("A kid needs a house to stand on; choose a free one."),
            "nowhere": self.tr("This card fits nowhere in the town now, however you turn it."),
            "haunted_nowhere": self.tr(
                "This haunted card fits nowhere now: more than three requirements would be unmet "
                "everywhere."
            ),
            "house_target": self.tr("A house goes to an empty spot at the edge of the town."),
            "ghost_target": self.tr("A ghost goes to a house next to its own."),
            "shoved_target": self.tr("Whoever was shoved goes to one of the lit houses."),
            "card_target": self.tr(
                "A card goes onto the town to be scored, or to the deck to be exchanged."
            ),
            "kid_target": self.tr("A kid goes to a free house in the town."),
            "not_your_kid": self.tr("That kid belongs to another player; place one of yours."),
            "no_kid_in_last_round": self.tr("In the last round no kid is placed any more."),
            "kids_wait": self.tr("A kid in the town moves only when a ghost shoves it."),
            "tile_taken": self.tr("This house is taken; send the kid to a free one."),
            "game_over": self.tr("The game is over; the points are counted."),
            "nothing_shoved": self.tr("Nobody was shoved, so nobody has to move aside."),
        }

    def _stack_empty(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("The orange houses are used up; build one of another colour."),
            Colour.VIOLET: self.tr("The violet houses are used up; build one of another colour."),
            Colour.GREEN: self.tr("The green houses are used up; build one of another colour."),
            Colour.BLUE: self.tr("The blue houses are used up; build one of another colour."),
        }[colour]

    def _shoved_astray(self, piece: Piece) -> str:
        if isinstance(piece, Ghost):
            return self.tr("The shoved ghost goes to a house right next to the one it stood on.")
        return self.tr("The shoved kid goes to a free house right next to the one it stood on.")

    def _shoved_first(self, piece: Piece) -> str:
        if isinstance(piece, Ghost):
            return self.tr("First give the shoved ghost a house.")
        return self.tr("First give the shoved kid a house.")

    def _due_now(self, rule: str) -> str:
        if rule == "CH-1.1":
            return self.tr("Your turn starts with a house: build one first.")
        return self.tr("Now a kid goes into the town: place one of yours.")

    def _not_yet(self, now: Stage) -> str:
        if now is Stage.HOUSE:
            return self.tr("Your turn starts with a house: build one first.")
        sentence = {
            Stage.GHOSTS: self.tr(
                "That comes later; now the ghosts may move. Press “%1” to go on."
            ),
            Stage.PATTERN: self.tr(
                "That comes later; now a pattern may be scored. Press “%1” to go on."
            ),
            Stage.EXCHANGE: self.tr(
                "That comes later; now a card may be exchanged. Press “%1” to go on."
            ),
        }
        return fill(sentence[now], self.pass_caption(now))

    def _too_late(self, wanted: Stage) -> str:
        return {
            Stage.HOUSE: self.tr("One house in each turn, and yours is built."),
            Stage.GHOSTS: self.tr("The step for ghosts is over in this turn."),
            Stage.PATTERN: self.tr(
                "The step for patterns is over; you can score one card in each turn."
            ),
            Stage.EXCHANGE: self.tr("The step for exchanging is over in this turn."),
        }[wanted]

    # ---- the log ------------------------------------------------------------------------

    def turn(self, turn: Turn, players: Players) -> str:
        return fill(self.tr("Round %1 · %2"), turn.round, players[turn.seat].name)

    def log_line(self, event: Event, players: Players) -> str:
        match event:
            case happened.HousePlaced(seat, house):
                return fill(self._house_placed(house.colour), players[seat].name)
            case happened.LargeGhostCalled():
                return self.tr("The Large Ghost comes to the new house.")
            case happened.GhostMoved(ghost, pushed=pushed):
                return self._ghost_moved(ghost, pushed)
            case happened.KidFled(kid):
                return fill(self.tr("%1: a kid flees from the ghost."), players[kid.seat].name)
            case happened.PatternScored(seat, dealt):
                return fill(self._scored(dealt.haunted), players[seat].name)
            case happened.CandyTaken(kid, house):
                return fill(self._candy_taken(house.colour), players[kid.seat].name)
            case happened.Scared(seat, markers):
                sentence = self.tr("%1 takes %n scare markers.", "", markers)
                return fill(sentence, players[seat].name)
            case happened.CardDrawn(seat):
                return fill(self.tr("%1 draws a card."), players[seat].name)
            case happened.CardReturned(seat):
                return fill(self.tr("%1 puts a card under the deck."), players[seat].name)
            case happened.KidPlaced(kid):
                return fill(self.tr("%1 sends a kid into the town."), players[kid.seat].name)
            case happened.Passed(stage=stage, idle=True):
                return self._idle(stage)
            case happened.Passed(seat, stage):
                return fill(self._passed(stage), players[seat].name)
            case happened.GameEnded():
                return self.tr("The sixth round is over, and the points are counted.")
        return ""

    def _scored(self, haunted: bool) -> str:
        if haunted:
            return self.tr("%1 scores a haunted card: +5.")
        return self.tr("%1 scores a regular card: +2.")

    def _house_placed(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("%1 builds an orange house."),
            Colour.VIOLET: self.tr("%1 builds a violet house."),
            Colour.GREEN: self.tr("%1 builds a green house."),
            Colour.BLUE: self.tr("%1 builds a blue house."),
        }[colour]

    def _candy_taken(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("%1 gets an orange candy."),
            Colour.VIOLET: self.tr("%1 gets a violet candy."),
            Colour.GREEN: self.tr("%1 gets a green candy."),
            Colour.BLUE: self.tr("%1 gets a blue candy."),
        }[colour]

    def _ghost_moved(self, ghost: Ghost, pushed: bool) -> str:
        if ghost.number == LARGE:
            if pushed:
                return self.tr("The Large Ghost is shoved on.")
            return self.tr("The Large Ghost moves.")
        if pushed:
            return self.tr("A ghost is shoved on.")
        return self.tr("A ghost moves.")

    def _passed(self, stage: Stage) -> str:
        return {
            Stage.GHOSTS: self.tr("%1 leaves the ghosts alone now."),
            Stage.PATTERN: self.tr("%1 scores nothing."),
            Stage.EXCHANGE: self.tr("%1 keeps the cards."),
        }[stage]

    def _idle(self, stage: Stage) -> str:
        """Everybody could see that nothing could be done."""
        return {
            Stage.GHOSTS: self.tr("No ghost can move: the step is passed."),
            Stage.PATTERN: self.tr("No card can fit the town: the step is passed."),
            Stage.EXCHANGE: self.tr("No card can be exchanged: the step is passed."),
        }[stage]

    # ---- prompts ------------------------------------------------------------------------

    def step_names(self) -> dict[Stage, str]:
        return {
            Stage.HOUSE: self.tr("House"),
            Stage.GHOSTS: self.tr("Ghosts"),
            Stage.PATTERN: self.tr("Pattern"),
            Stage.EXCHANGE: self.tr("Exchange"),
            Stage.KID: self.tr("Kid"),
        }

    def title(self, view: Position, players: Players) -> str:
        if view.over:
            return self.tr("The night is over")
        return fill(self.tr("Round %1 of 6 · %2"), view.round, players[view.seat].name)

    def prompt(self, view: Position, can_score: bool) -> str:
        """What may be done now."""
        if view.over:
            return self.tr("All six rounds are played.")
        if view.pending:
            if isinstance(view.pending[-1].piece, Ghost):
                return self.tr("Put the shoved ghost on a lit house.")
            return self.tr("Put the shoved kid on a lit house.")
        match view.stage:
            case Stage.HOUSE:
                return self.tr("Drag a house from a stack to the edge of the town.")
            case Stage.GHOSTS:
                left = MOST_GHOST_MOVES - view.ghost_moves
                return self.tr("You may move a ghost one step: %n moves left.", "", left)
            case Stage.PATTERN if can_score:
                return self.tr("Drag a pattern card onto the town to see where it fits.")
            case Stage.PATTERN:
                return self.tr("None of the cards in hand fits the town now.")
            case Stage.EXCHANGE if view.deck:
                return self.tr("You may drag a regular card to the deck to exchange it.")
            case Stage.EXCHANGE:
                return self.tr("The deck is empty, so nothing can be exchanged any more.")
        return self.tr(
            "Send one of your kids to a free house: drag it there, or click on the house."
        )

    def pass_caption(self, stage: Stage) -> str:
        if stage is Stage.GHOSTS:
            return self.tr("Ghosts are done")
        if stage is Stage.PATTERN:
            return self.tr("Score nothing")
        return self.tr("Keep my cards")

    def pass_question(self, points: int) -> str:
        """Whether somebody means to leave a card that would bring so much."""
        sentence = self.tr("Score nothing? A card in your hand would bring you %1.")
        return fill(sentence, signed(points))

    def pass_key(self) -> str:
        return self.tr("Key: Space")

    def match_caption(
        self,
        found: Match,
        haunted: bool,
        candies: tuple[Gain, ...],
        seat: Seat,
        players: Players,
    ) -> str:
        """What scoring here would bring, a line for each thing."""
        card = HAUNTED_POINTS if haunted else REGULAR_POINTS
        ghosts = found.scares - len(found.unmet)
        lines = [fill(self.tr("The card: %1"), signed(card))]
        if found.unmet:
            lines.append(fill(self.tr("Unmet requirements: %1"), signed(-len(found.unmet))))
        if ghosts:
            lines.append(fill(self.tr("Ghosts on the houses: %1"), signed(-ghosts)))
        for candy in candies:
            lines.append(self.candy_for(candy, players))
        in_all = balance(haunted, found, candies, seat)
        lines.append(fill(self.tr("For you in all: %1"), signed(in_all)))
        return "\n".join(lines)

    def candy_for(self, candy: Gain, players: Players) -> str:
        """Who gets which candy, and what it brings them."""
        sentence = {
            Colour.ORANGE: self.tr("%1, an orange candy: %2"),
            Colour.VIOLET: self.tr("%1, a violet candy: %2"),
            Colour.GREEN: self.tr("%1, a green candy: %2"),
            Colour.BLUE: self.tr("%1, a blue candy: %2"),
        }
        return fill(sentence[candy.colour], players[candy.seat].name, signed(candy.points))

    # ---- names of pieces and places ------------------------------------------------------

    def tongue(self) -> str:
        """A sentence that no two languages have in common: by it they are told apart."""
        return self.bank()

    def house(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("Orange house"),
            Colour.VIOLET: self.tr("Violet house"),
            Colour.GREEN: self.tr("Green house"),
            Colour.BLUE: self.tr("Blue house"),
        }[colour]

    def candy(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("Orange candy"),
            Colour.VIOLET: self.tr("Violet candy"),
            Colour.GREEN: self.tr("Green candy"),
            Colour.BLUE: self.tr("Blue candy"),
        }[colour]

    def stack(self, colour: Colour, left: int) -> str:
        sentence = {
            Colour.ORANGE: self.tr("Stack of orange houses, left: %n", "", left),
            Colour.VIOLET: self.tr("Stack of violet houses, left: %n", "", left),
            Colour.GREEN: self.tr("Stack of green houses, left: %n", "", left),
            Colour.BLUE: self.tr("Stack of blue houses, left: %n", "", left),
        }
        return sentence[colour]

    def piece(self, piece: Piece, players: Players) -> str:
        if isinstance(piece, Ghost):
            if piece.number == LARGE:
                return self.tr("Large Ghost")
            return fill(self.tr("Ghost %1"), piece.number + 1)
        return fill(self.tr("Kid, %1"), players[piece.seat].name)

    def card(self, dealt: Dealt) -> str:
        """A card's spoken name: its rows, or just its back."""
        if dealt.card is None:
            if dealt.haunted:
                return self.tr("Hidden haunted card")
            return self.tr("Hidden regular card")
        rows = self._spelled(CARDS[dealt.card].drawing)
        if dealt.haunted:
            return fill(self.tr("Haunted card, row by row: %1"), rows)
        return fill(self.tr("Regular card, row by row: %1"), rows)

    def card_seen(self, dealt: Dealt) -> str:
        """The same for those who see its pattern."""
        if dealt.card is None:
            return self.card(dealt)
        if dealt.haunted:
            return self.tr("Haunted card")
        return self.tr("Regular card")

    def _spelled(self, drawing: str) -> str:
        letters = {
            "o": self.tr("orange"),
            "v": self.tr("violet"),
            "g": self.tr("green"),
            "b": self.tr("blue"),
            "x": self.tr("ghost"),
            ".": self.tr("empty"),
        }
        return " / ".join(
            ", ".join(letters[letter] for letter in row) for row in drawing.split("/")
        )

    def cell(self, column: int, row: int, built: str) -> str:
        """A spot of the town, counted from its upper left corner; `built` names what is there."""
        if built:
            return fill(self.tr("%1, column %2, row %3"), built, column, row)
        return fill(self.tr("Empty spot, column %1, row %2"), column, row)

    def deck(self, left: int) -> str:
        return self.tr("Deck, cards left: %n", "", left)

    def bank(self) -> str:
        return self.tr("Scare markers: each costs its owner 1 point at the end")

    def scares(self) -> str:
        return self.tr("Scare markers")

    def scare(self) -> str:
        return self.tr("Scare marker")

    def beside(self) -> str:
        return self.tr("Beside the town")

    def hand_of(self, name: str) -> str:
        return fill(self.tr("Hand: %1"), name)

    def kid_tip(self, candy: Gain, players: Players) -> str:
        """What a kid in the town waits for."""
        return f"{self.tips.if_scored()}\n{self.candy_for(candy, players)}"

    def stack_tip(self, colour: Colour, left: int) -> str:
        return self.tips.stack() if left else self._stack_empty(colour)

    def card_tip(self, dealt: Dealt, best: int | None) -> str:
        """`best`: what scoring it brings now; nothing if it fits nowhere; None: that is not asked."""
        if dealt.card is None:
            return self.tips.hidden_card()
        tip = self.tips.card(dealt.haunted)
        if best is None:
            return tip
        reason = "haunted_nowhere" if dealt.haunted else "nowhere"
        return f"{tip}\n{self.tips.best(best) if best else self._plain_refusals()[reason]}"

    def tally(self, name: str, scores: tuple[Score, ...]) -> str:
        """A player's points so far, line by line; nothing before there are any."""
        lines = [
            f"{self.score(score)}: {score.count} → {signed(score.points)}"
            for score in scores
            if score.count
        ]
        total = self.panel_of(name, sum(score.points for score in scores))
        return "\n".join([total, *lines]) if lines else ""

    def panel_of(self, name: str, points: int) -> str:
        return fill(self.tr("%1, points: %2"), name, number(points))

    # ---- before and after the game --------------------------------------------------------

    def variants(self) -> tuple[Variant, ...]:
        return (
            Variant(
                "haunted",
                self.tr("Haunted cards"),
                self.tr("Everybody also holds one big pattern with ghosts in it, worth 5 points."),
                picture=(Art("candy_hunters/card-back-haunted", Rect(0.142, 0, 0.716, 1)),),
            ),
            Variant(
                "large_ghost",
                self.tr("Large Ghost"),
                self.tr("A fifth ghost comes to every new house."),
                picture=(Art("candy_hunters/ghost-large"),),
            ),
        )

    def first_player(self) -> str:
        return self.tr("By custom, whoever ate the most sweets today starts.")

    def ending(self, view: Position) -> str:
        return ""

    def score(self, score: Score) -> str:
        return {
            "regular_cards": self.tr("Regular cards"),
            "haunted_cards": self.tr("Haunted cards"),
            "candy_orange": self.tr("Orange candies"),
            "candy_violet": self.tr("Violet candies"),
            "candy_green": self.tr("Green candies"),
            "candy_blue": self.tr("Blue candies"),
            "scares": self.scares(),
        }[score.what]

    def amount(self, score: Score) -> str:
        match score.what:
            case "regular_cards" | "haunted_cards":
                return self.tr("%n cards", "", score.count)
            case "scares":
                return self.tr("%n markers", "", score.count)
        return self.tr("%n candies", "", score.count)

    def points(self) -> str:
        return self.tr("Points")

    def points_by_round(self) -> str:
        return self.tr("Points after each round")

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        sentence = {
            "fewer_cards": self.tr("%1, %2: the points are level, fewer scored cards decide."),
            "fewer_markers": self.tr(
                "%1, %2: points and scored cards are level, fewer scare markers decide."
            ),
            "more_colours": self.tr(
                "%1, %2: points, cards and markers are level, more candy colours decide."
            ),
        }
        return fill(sentence[name], better.name, worse.name)

    def shared(self, players: Sequence[Player]) -> str:
        *names, last = (player.name for player in players)
        sentence = self.tr("%1, %2: everything is level, the rank is shared.")
        return fill(sentence, ", ".join(names), last)
