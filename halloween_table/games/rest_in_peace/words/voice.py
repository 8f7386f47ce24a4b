"""Every sentence of Rest in Peace on the screen: refusals, log, prompts, names of pieces and places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from halloween_table.contract.kit import Choice, Players, Variant
from halloween_table.contract.pictures import Art, Picture, Rect, Shape
from halloween_table.engine.game import Event, Refusal, Score, Seat, Turn
from halloween_table.engine.record import Player
from halloween_table.engine.translate import fill, number

from ..rules import events as happened
from ..rules.advice import Outlook
from ..rules.cards import DECK, Card, Kind, is_castle, is_ghost_sleeve
from ..rules.position import LAST_ROUND, Phase, Position, Psychics, rival
from ..rules.psychics import PSYCHICS
from ..rules.rounds import psychic_goes_to
from ..rules.strength import Counted

_FACE_DOWN: Picture = (Art("rest_in_peace/back-psychic", Rect(0.142, 0, 0.716, 1)),)
_POWER = Rect(0.06, 0.17, 0.88, 0.66)
"""A psychic's power in a square."""


class RestInPeaceVoice(QObject):
    """The game's sentences in the current language. Whole ones: nothing is glued together."""

    def tongue(self) -> str:
        """A sentence that no two languages have in common: by it they are told apart."""
        return self.round_tied()

    # ---- psychics -----------------------------------------------------------------------------

    def psychic_name(self, number: int) -> str:
        return QCoreApplication.translate("Psychics", PSYCHICS[number].name)

    def psychic_brief(self, number: int) -> str:
        return QCoreApplication.translate("Psychics", PSYCHICS[number].brief)

    def psychic_text(self, number: int) -> str:
        return QCoreApplication.translate("Psychics", PSYCHICS[number].text)

    def psychic_number(self, number: int) -> str:
        """As it stands on the card."""
        return fill(self.tr("No. %1"), number)

    def psychic_tip(self, number: int) -> str:
        """Name, level and effect of a psychic."""
        row = PSYCHICS[number]
        name = self.psychic_name(number)
        if row.level:
            heading = fill(self.tr("No. %1: %2, level %3"), number, name, row.level)
        else:
            heading = fill(self.tr("No. %1: %2, starter"), number, name)
        lines = [heading, self.psychic_text(number)]
        if row.effect.idle_at_ten:
            lines.append(self.tr("At round ten: no effect."))
        return "\n".join(lines)

    # ---- refusals -------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, players: Players) -> str:
        reason, about = refusal.reason, refusal.about
        match reason:
            case "not_your_turn":
                whose = players[about[0]].name
                return fill(self.tr("Wait a moment, it is the turn of: %1."), whose)
            case "choose_first":
                name = self.psychic_name(about[0])
                return fill(self.tr("First make the choice that your psychic waits for: %1."), name)
            case "no_target":
                return self.choice(*about)
        return self._plain_refusals()[reason]

    def _plain_refusals(self) -> dict[str, str]:
        return {
            "game_over": self.tr("The game is over; the winner is known."),
            "not_your_card": self.tr(
                "You play ghosts from your hand and psychics that lie in front of you."
            ),
            "nothing_to_choose": self.tr("There is nothing to choose now."),
            "stake_first": self.tr(
                "The round is over: put a card at round ten, or press the big button to put none."
            ),
            "only_the_loser_stakes": self.tr(
                "Cards go to round ten after a round, when its loser may put one there."
            ),
            "chance_plays_first": self.tr(
                "You are hypnotised: chance picks the next ghost. Let the unseen hand play it, "
                "or end your turn."
            ),
            "nobody_is_hypnotised": self.tr(
                "Nobody is hypnotised: play a card of your own choice."
            ),
            "only_at_ten": self.tr(
                "The Late Guest counts in round ten only; put it there after losing a round."
            ),
            "no_psychics": self.tr(
                "The Sceptic keeps your psychics out of this round; play ghosts."
            ),
            "no_second_card": self.tr(
                "The Matchmaker allows no single card, and no second one could follow this."
            ),
            "not_one_card": self.tr(
                "The Matchmaker allows no single card: play another one, or take this one back."
            ),
            "no_deck": self.tr("The Summoner needs a deck to look through, and yours is empty."),
            "no_hand_to_draw_from": self.tr(
                "This psychic needs a ghost in your rival’s hand, and there is none."
            ),
            "no_card_of_theirs": self.tr(
                "The Exorcist needs a card of your rival’s in this round, and there is none."
            ),
            "no_deck_and_no_hand": self.tr(
                "The Fortune Teller needs a deck or a hand, and both of yours are empty."
            ),
            "no_ghost_on_each_side": self.tr(
                "The Changeling needs a ghost on each side of this round."
            ),
            "no_earlier_ghost": self.tr(
                "This psychic needs a ghost on your side of an earlier round, and there is none."
            ),
            "no_small_ghost_of_theirs": self.tr(
                "The Piper needs a rival’s ghost of 3 or less in this round, and there is none."
            ),
            "to_your_side": self.tr(
                "Cards are played to your own side of this round’s mansion: the lit column, below."
            ),
            "to_round_ten": self.tr(
                "Your card goes to your own side of round ten: the last column, below."
            ),
            "stakes_stay": self.tr("What was put at round ten stays there."),
            "lies_for_good": self.tr("What was played stays where it lies to the end of the game."),
            "of_the_line": self.tr(
                "The mansion of a round goes to whoever wins it, the psychic to whoever loses it."
            ),
            "decks_are_drawn": self.tr("Two ghosts are drawn from the deck after each round."),
        }

    def choice(self, psychic: int, chosen: int) -> str:
        """What the player who played that psychic has to choose now."""
        return QCoreApplication.translate("Psychics", PSYCHICS[psychic].asks[chosen])

    # ---- the log ----------------------------------------------------------------------------------

    def turn(self, turn: Turn, players: Players) -> str:
        return fill(self.tr("Round %1 · %2"), turn.round, players[turn.seat].name)

    def log_line(self, event: Event, players: Players) -> str:
        match event:
            case happened.Played(seat, card):
                return fill(self.tr("%1 plays: %2."), players[seat].name, self._in_log(card))
            case happened.PlayedUnseen(seat, card):
                sentence = self.tr("An unseen hand plays for %1: %2.")
                return fill(sentence, players[seat].name, self._in_log(card))
            case happened.HandSeen(seat):
                return self.sees_the_hand(players[seat].name)
            case happened.GhostFound(seat, card):
                sentence = self.tr("%1 takes out of the deck: %2.")
                return fill(sentence, players[seat].name, self._in_log(card))
            case happened.ValueNamed(seat, value):
                return fill(self.tr("%1 names the value %2."), players[seat].name, value)
            case happened.Discarded(seat, _, card):
                return fill(self.tr("%1 discards: %2."), players[seat].name, self._in_log(card))
            case happened.DiscardedUnseen(owner, card):
                sentence = self.tr("%1 loses from the hand: %2.")
                return fill(sentence, players[owner].name, self._in_log(card))
            case happened.Drew(seat, cards):
                sentence = self.tr("%1 draws %n ghosts.", "", len(cards))
                return fill(sentence, players[seat].name)
            case happened.Exchanged(seat, given, taken):
                sentence = self.tr("%1 exchanges: gives %2, gets %3.")
                return fill(sentence, players[seat].name, self._in_log(given), self._in_log(taken))
            case happened.Lured(seat, card):
                return fill(self.tr("%1 lures over: %2."), players[seat].name, self._in_log(card))
            case happened.Retrieved(seat, card, round_):
                sentence = self.tr("%1 takes back from round %2: %3.")
                return fill(sentence, players[seat].name, round_, self._in_log(card))
            case happened.Brought(seat, card, round_):
                sentence = self.tr("%1 brings over from round %2: %3.")
                return fill(sentence, players[seat].name, round_, self._in_log(card))
            case happened.Stayed(seat, strengths):
                sentence = self.tr("%1 stays, %2 to %3.")
                return fill(sentence, players[seat].name, *_own_first(strengths, seat))
            case happened.Left(seat, strengths):
                sentence = self.tr("%1 leaves, %2 to %3.")
                return fill(sentence, players[seat].name, *_own_first(strengths, seat))
            case happened.MansionTaken(seat, mansion):
                return fill(self._mansion_taken(mansion), players[seat].name)
            case happened.PsychicTaken(seat, card):
                sentence = self.tr("%1 takes the psychic: %2.")
                return fill(sentence, players[seat].name, self._in_log(card))
            case happened.Staked(seat, card):
                if card.face is None:
                    return fill(self.tr("%1 puts a card at round ten."), players[seat].name)
                sentence = self.tr("%1 puts at round ten: %2.")
                return fill(sentence, players[seat].name, self._in_log(card))
            case happened.StakedNothing(seat):
                return fill(self.tr("%1 puts nothing at round ten."), players[seat].name)
            case happened.TurnedUp(card):
                return fill(self.tr("The line shows its next psychic: %1."), self._in_log(card))
            case happened.Revealed(seat, card):
                sentence = self.tr("%1 shows: %2.")
                return fill(sentence, players[seat].name, self._in_log(card))
            case happened.TookEffect(_, card):
                return fill(self.tr("It takes effect: %1."), self._in_log(card))
            case happened.Idled(_, card):
                return fill(self.tr("No effect at round ten: %1."), self._in_log(card))
            case happened.TenCounted(strengths):
                green, blue = (player.name for player in players)
                sentence = self.tr("Round ten is counted. %1: %2, %3: %4.")
                return fill(sentence, green, number(strengths[0]), blue, number(strengths[1]))
            case happened.GameWon(seat, reason):
                return self.game_won(reason, players[seat].name)
        return ""

    def _in_log(self, card: Card) -> str:
        """A card's name in the middle of a sentence."""
        if card.face is None:
            return self.tr("a hidden card")
        if card.kind is Kind.PSYCHIC:
            return self.psychic_name(card.face)
        if card.kind is Kind.GREEN:
            return fill(self.tr("leaf %1"), card.face)
        return fill(self.tr("bow %1"), card.face)

    def _mansion_taken(self, mansion: int) -> str:
        if is_castle(mansion):
            return self.tr("%1 takes a castle.")
        return self.tr("%1 takes a manor.")

    def game_won(self, reason: str, name: str) -> str:
        """Who has won, and why."""
        sentence = {
            "four_manors": self.tr("%1 has four manors and wins."),
            "three_castles": self.tr("%1 has three castles and wins."),
            "round_ten": self.tr("%1 wins round ten, and with it the game."),
            "more_mansions": self.tr("Round ten is tied; %1 has more mansions and wins."),
        }
        return fill(sentence[reason], name)

    # ---- banners ----------------------------------------------------------------------------------

    def wins_round(self, name: str, round_: int) -> str:
        return fill(self.tr("%1 wins round %2"), name, round_)

    def castles_of(self, castles: int) -> str:
        """How near somebody is to winning with them."""
        return fill(self.tr("Castles: %1 of 3"), castles)

    def manors_of(self, manors: int) -> str:
        return fill(self.tr("Manors: %1 of 4"), manors)

    def ten_begins(self) -> tuple[str, str]:
        """Its title, and what happens in it."""
        ten = self.tr("Round ten")
        return ten, self.tr("What was put at round ten is turned up and counted.")

    # ---- prompts ------------------------------------------------------------------------------------

    def step_names(self) -> dict[Phase, str]:
        return {
            Phase.PLAY: self.tr("Play"),
            Phase.STAKE: self.tr("Stake"),
            Phase.TEN: self.tr("Round ten", "step"),
        }

    def title(self, view: Position, players: Players) -> str:
        if view.over:
            return self.tr("The mansions are at rest")
        if view.phase is Phase.TEN:
            if view.pending:
                owner = players[view.pending[-1].owner].name
                return fill(self.tr("Round ten · %1"), owner)
            return self.ten_begins()[0]
        return fill(self.tr("Round %1 of 10 · %2"), view.round, players[view.seat].name)

    def prompt(self, view: Position, outlook: Outlook, players: Players) -> str:
        """What may be done now."""
        if view.over:
            return self.tr("The fight for the ten mansions is decided.")
        if view.drawn is not None:
            return self.tr("An unseen hand draws a card.")
        if view.pending:
            choosing = view.pending[-1]
            psychic = view.number(choosing.psychic)
            assert psychic is not None
            choice = self.choice(psychic, len(choosing.chosen))
            if view.phase is Phase.TEN:
                #: %1 is a player who has to choose something, %2 is the whole sentence that says what.
                return fill(self.tr("%1: %2"), players[choosing.owner].name, choice)
            return choice
        if view.phase is Phase.TEN:
            return self.ten_begins()[1]
        if view.phase is Phase.STAKE:
            if view.stakes_left > 1:
                return self.tr(
                    "The round is lost. You may put up to two cards face down at round ten: only "
                    "such cards fight there."
                )
            if outlook.second_stake:
                return self.tr("You may put a second card at round ten, the last column.")
            if view.round == LAST_ROUND - 1:
                return self.tr(
                    "The round is lost. It is the last chance to put a card face down at round "
                    "ten: only such cards fight there."
                )
            return self.tr(
                "The round is lost. You may put a card face down at round ten, the last column: "
                "only such cards fight there."
            )
        return self._play_prompt(view, outlook)

    def _play_prompt(self, view: Position, outlook: Outlook) -> str:
        needed = number(outlook.to_exceed)
        if outlook.hypnotist is not None:
            sentence = self.tr("%1: chance plays your next card. To stay you need more than %2.")
            return fill(sentence, self.psychic_name(outlook.hypnotist), needed)
        if outlook.matchmaker is not None and view.played == 1:
            sentence = self.tr("%1: play another card, or take this one back.")
            return fill(sentence, self.psychic_name(outlook.matchmaker))
        if outlook.stays:
            return self.tr("That is enough: end your turn, or play more cards.")
        if outlook.matchmaker is not None and not view.played:
            sentence = self.tr(
                "%1: play two cards or more, or none. To stay you need more than %2."
            )
            return fill(sentence, self.psychic_name(outlook.matchmaker), needed)
        if view.played and outlook.own == outlook.to_beat:
            sentence = self.tr("That is a tie, and a tie is not enough: you need more than %1.")
        elif view.round == 1 and not view.families[view.seat].laid:
            sentence = self.tr(
                "Four manors or three castles win. Play cards to the lit column, below: to stay "
                "you need more than %1."
            )
        else:
            sentence = self.tr(
                "Play cards to the lit column, below. To stay you need more than %1."
            )
        return fill(sentence, needed)

    def end_caption(self, view: Position, outlook: Outlook) -> str:
        """What pressing the big button means now."""
        if view.phase is Phase.STAKE:
            if outlook.second_stake:
                return self.tr("Put no more there")
            return self.tr("Keep my cards")
        if outlook.stays:
            return self.tr("End turn and stay")
        if outlook.loses_game:
            return self.tr("Leave and lose the game")
        return self.tr("Leave and lose the round")

    def leave_question(self, loses_game: bool) -> str:
        if loses_game:
            return self.tr("Leave this round? It would decide the game for your rival.")
        return self.tr("Leave this round? Your cards would be enough to stay.")

    def idle_question(self) -> str:
        return self.tr("This psychic does nothing at round ten. Put it there all the same?")

    def end_tip(self, view: Position, outlook: Outlook, players: Players) -> str:
        """What follows when the turn is ended now, or the cards are kept."""
        other = players[rival(view.seat)].name
        if view.phase is not Phase.PLAY:
            return self.pass_key()
        if outlook.stays:
            follows = fill(self.tr("Then it is the turn of: %1"), other)
        else:
            follows = self._leaving(view, players)
        return f"{follows}\n{self.pass_key()}"

    def _leaving(self, view: Position, players: Players) -> str:
        castle = is_castle(view.mansions[view.round - 1])
        if psychic_goes_to(view, view.seat) == view.seat:
            sentence = self.tr("%1 takes the manor, you take the psychic: %2")
            if castle:
                sentence = self.tr("%1 takes the castle, you take the psychic: %2")
        else:
            sentence = self.tr("%1 takes the manor and the psychic: %2")
            if castle:
                sentence = self.tr("%1 takes the castle and the psychic: %2")
        psychic = view.line[view.round - 1]
        return fill(sentence, players[rival(view.seat)].name, self.card(psychic))

    def unseen_caption(self) -> str:
        return self.tr("Let the unseen hand play")

    def pass_key(self) -> str:
        return self.tr("Key: Space")

    # ---- names of pieces and places ---------------------------------------------------------------

    def card(self, card: Card) -> str:
        """A card's spoken name."""
        if card.face is None:
            if is_ghost_sleeve(card.sleeve):
                return self.tr("Hidden ghost")
            return self.tr("Hidden psychic")
        if card.kind is Kind.PSYCHIC:
            return self.psychic_name(card.face)
        if card.kind is Kind.GREEN:
            return fill(self.tr("Leaf ghost of %1"), card.face)
        return fill(self.tr("Bow ghost of %1"), card.face)

    def card_tip(self, card: Card) -> str:
        if card.face is not None and card.kind is Kind.PSYCHIC:
            return self.psychic_tip(card.face)
        if card.face is None:
            return self.card(card)
        sentence = self.tr("%1, even: the bat")
        if card.face % 2:
            sentence = self.tr("%1, odd: the snake")
        in_all = self.tr("Each family has %n of them.", "", DECK.count(card.face))
        return f"{fill(sentence, self.card(card))}\n{in_all}"

    def counted(self, counted: Counted) -> str:
        """How a card's worth comes about, in one line."""
        line = fill(self.tr("%1: %2"), self.card(counted.laid.card), number(counted.printed))
        for change in counted.changes:
            name = self.psychic_name(change.psychic)
            line += fill(self.tr(" → %1 (%2)"), number(change.value), name)
        return line

    def strength(self, name: str, total: int, cards: tuple[Counted, ...], then: int | None) -> str:
        """A side's strength, card by card; `then` is what it was when the round ended."""
        lines = [fill(self.tr("%1, strength: %2"), name, number(total))]
        lines += map(self.counted, cards)
        if then is not None and then != total:
            lines.append(fill(self.tr("When the round ended it was %1."), number(then)))
        return "\n".join(lines)

    def hidden_stakes(self, count: int) -> str:
        return self.tr("Cards face down at round ten: %n", "", count)

    def mansion(self, mansion: int) -> str:
        if is_castle(mansion):
            return self.tr("Castle")
        return self.tr("Manor")

    def goes_to_winner(self) -> str:
        return self.tr("It goes to whoever wins this round.")

    def goes_to_loser(self) -> str:
        return self.tr("It goes to whoever loses this round, to be played from the next round on.")

    def psychic_later(self, to_the_loser: bool) -> str:
        """A few words beside the psychic of the round that is played."""
        if to_the_loser:
            return self.tr("Psychic: for the loser, from the next round on")
        return self.tr("Psychic: from the next round on")

    def decides(self, names: list[str]) -> str:
        """Whom this round's mansion would make the winner of the game."""
        return fill(self.tr("This mansion would win the game for: %1"), ", ".join(names))

    def mansion_tip(self, mansion: int) -> str:
        if is_castle(mansion):
            return self.tr("Castle: three of them win the game at once")
        return self.tr("Manor: four of them win the game at once")

    def side(self, name: str, round_: int) -> str:
        return fill(self.tr("Round %1, side of %2"), round_, name)

    def side_with(self, side: str, strength: int) -> str:
        """A side, and how strong it is."""
        return fill(self.tr("%1, strength: %2"), side, number(strength))

    def mansion_now(self, mansion: str) -> str:
        """What the round is played for; said aloud."""
        return fill(self.tr("Mansion of this round: %1"), mansion)

    def psychic_now(self, psychic: str) -> str:
        return fill(self.tr("Psychic of this round: %1"), psychic)

    def line(self, round_: int) -> str:
        if round_ == LAST_ROUND:
            return self.tr("Round ten: what the losers put here is turned up at the end")
        return fill(self.tr("Round %1"), round_)

    def round_won(self, round_: int, name: str) -> str:
        return fill(self.tr("Round %1, won by %2"), round_, name)

    def round_tied(self) -> str:
        return self.tr("Round ten is tied: its mansion stays empty")

    def front(self, name: str) -> str:
        return fill(self.tr("Psychics: %1"), name)

    def hand(self, name: str) -> str:
        return fill(self.tr("Hand: %1"), name)

    def deck(self, name: str, left: int) -> str:
        #: %1 is a player.
        return fill(self.tr("Deck: %1, cards left: %n", "", left), name)

    def deck_tip(self, name: str, left: int) -> str:
        what = self.tr("After each round both players draw 2 ghosts, as long as there are any.")
        return f"{self.deck(name, left)}\n{what}"

    def held(self, name: str, count: int) -> str:
        return fill(self.tr("%1, cards in hand: %n", "", count), name)

    def discards(self, name: str, count: int) -> str:
        #: %1 is a player.
        return fill(self.tr("Discard pile: %1, cards: %n", "", count), name)

    def discarded(self, name: str, cards: tuple[Card, ...]) -> str:
        """What lies in a discard pile, one line each."""
        return "\n".join([self.discards(name, len(cards)), *map(self.card, cards)])

    def panel(self, name: str, manors: int, castles: int) -> str:
        sentence = self.tr("%1, manors: %2 of 4, castles: %3 of 3")
        return fill(sentence, name, manors, castles)

    def value(self, value: int) -> str:
        return fill(self.tr("Value %1"), value)

    def spotlight(self) -> str:
        return self.tr("The card that an unseen hand has drawn")

    def sees_the_hand(self, name: str) -> str:
        return fill(self.tr("%1 sees the rival’s hand."), name)

    def is_watched(self) -> str:
        return self.tr("Your rival sees your hand until the round ends")

    def watched(self) -> str:
        return self.tr("Your rival’s hand lies open to you until the round ends")

    # ---- before and after the game ------------------------------------------------------------------

    def variants(self) -> tuple[Variant, ...]:
        return (
            Variant(
                "psychics",
                self.tr("Psychics"),
                "",
                (
                    Choice(
                        Psychics.TRAINING,
                        self.tr("Training game"),
                        self.tr("The nine starters, turned up bit by bit. Best for a first game."),
                        _FACE_DOWN,
                    ),
                    Choice(
                        Psychics.STARTERS,
                        self.tr("Starters only"),
                        self.tr("The nine starters, all open from the start."),
                        _psychic_of(0),
                    ),
                    Choice(
                        Psychics.LEVEL_1,
                        self.tr("Up to level 1"),
                        self.tr("Nine of 14, drawn at random: a first taste of trickery."),
                        _psychic_of(1),
                    ),
                    Choice(
                        Psychics.LEVEL_2,
                        self.tr("Up to level 2"),
                        self.tr("Nine of 19, drawn at random."),
                        _psychic_of(2),
                    ),
                    Choice(
                        Psychics.LEVEL_3,
                        self.tr("Up to level 3"),
                        self.tr("Nine of 24, drawn at random."),
                        _psychic_of(3),
                    ),
                    Choice(
                        Psychics.ALL,
                        self.tr("All psychics"),
                        self.tr("Nine of all 29, drawn at random."),
                        _psychic_of(4),
                    ),
                ),
            ),
        )

    def first_player(self) -> str:
        return self.tr("By custom, whoever saw a ghost last starts.")

    def ending(self, view: Position) -> str:
        return ""

    def score(self, score: Score) -> str:
        return {"manors": self.tr("Manors"), "castles": self.tr("Castles")}[score.what]

    def amount(self, score: Score) -> str:
        if score.what == "castles":
            return self.tr("%n castles", "", score.count)
        return self.tr("%n manors", "", score.count)

    def points(self) -> str:
        return self.tr("Mansions")

    def points_by_round(self) -> str:
        return self.tr("Mansions after each round")

    def tie_break(self, name: str, better: Player, worse: Player) -> str:
        return self.game_won(name, better.name)

    def shared(self, players: Sequence[Player]) -> str:
        return ""  # one of the two always wins


def _own_first(strengths: tuple[int, int], seat: Seat) -> tuple[str, str]:
    return number(strengths[seat]), number(strengths[rival(seat)])


def _psychic_of(level: int) -> Picture:
    """The last psychic of that level, and what they can do."""
    number = max(row.number for row in PSYCHICS.values() if row.level == level)
    return (Shape("#ecdcb2", radius=6), Art(f"rest_in_peace/psychic-{number:02}", _POWER))
