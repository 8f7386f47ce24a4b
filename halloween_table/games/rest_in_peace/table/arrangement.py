"""Rest in Peace on the table: a view goes in, an arrangement comes out; gestures mean moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from halloween_table.contract.arrangement import Arrangement, Prompt, Room, StepMark, near_seat
from halloween_table.contract.gestures import Carry, Gesture, PassInVain, Pick, Press
from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.offers import PASS_KEY, Offer, TakeBack
from halloween_table.engine.game import Refusal, Seat, seat_of

from ..rules.advice import could_stay, outlook
from ..rules.cards import in_sleeve, is_ghost_sleeve
from ..rules.effects import Goes
from ..rules.game import RestInPeace
from ..rules.moves import Choose, EndTurn, Move, Name, Play, PlayUnseen, Stake, StakeNothing
from ..rules.position import LAST_ROUND, Phase, Position, rival
from ..rules.rounds import effect_of
from ..rules.strength import sides
from ..words.voice import RestInPeaceVoice
from . import ids
from .columns import Column, Columns
from .furniture import Furniture, lies_face_down
from .ids import IDS
from .layout import Layout
from .panels import Panel, Panels
from .pieces import Pieces

_STEP_ICONS = {
    Phase.PLAY: "rest_in_peace/step-play",
    Phase.STAKE: "rest_in_peace/step-stake",
    Phase.TEN: "rest_in_peace/step-ten",
}


class RestInPeaceArranger:
    """Lays a view of the game out on the table."""

    def __init__(self, game: RestInPeace, voice: RestInPeaceVoice) -> None:
        self._game = game
        self._voice = voice
        self._kept = Kept()

    def arrange(
        self, view: Position, eyes: Seat | None, players: Players, room: Room
    ) -> Arrangement:
        near, eyes = near_seat(eyes, view.decider), seat_of(eyes)
        moves = tuple(self._game.moves(view, eyes)) if eyes is not None else ()
        hindrances = self._hindrances(view, eyes, players)
        columns, panels = Column.all(view, near), Panel.both(view, near)
        layout = Layout.of(room)
        self._kept.open_for((self._voice.tongue(), players, layout))
        of = (self._voice, self._kept, layout, players)
        pieces, rounds, families = Pieces(*of), Columns(*of), Panels(*of)
        furniture = Furniture(self._voice, layout, players)
        return Arrangement(
            places=(
                *rounds.places(columns),
                *families.places(panels),
                *furniture.places(view, near, eyes, moves),
            ),
            pieces=tuple(pieces.all(view, columns, panels, eyes, hindrances)),
            marks=(
                *rounds.marks(columns),
                *families.marks(panels),
                *furniture.marks(view, near, eyes),
            ),
            prompt=self._prompt(view, players),
            offers=(
                *(offer for move in moves for offer in self._offers(view, move, moves)),
                *(self._take_backs(view) if eyes == view.seat else ()),
            ),
            clear=(
                *(panel.rect for panel in (layout.far_panel, layout.near_panel)),
                *(layout.far_row, layout.strip, layout.bay(view.round, view.round).rect),
            ),
            back=TakeBack() if eyes is not None and view.pending else None,
            size=layout.size,
            board=layout.board,
        )

    def _hindrances(self, view: Position, eyes: Seat | None, players: Players) -> dict[int, str]:
        """Why cards of the one who looks cannot be played now, by sleeve (RP-4.0)."""
        if eyes is None or eyes != view.seat or view.phase is not Phase.PLAY or view.pending:
            return {}
        found = {}
        for card in (*view.families[eyes].hand, *view.families[eyes].front):
            refusal = self._game.refusal(view, eyes, Play(card.sleeve))
            if refusal is not None and refusal.reason != "only_at_ten":  # its own text says so
                found[card.sleeve] = self._voice.refusal(refusal, players)
        return found

    # ---- offers -----------------------------------------------------------------------------------

    def _offers(self, view: Position, move: Move, moves: tuple[Move, ...]) -> Iterator[Offer]:
        seat = view.seat
        match move:
            case Play(sleeve):
                yield Offer(move, Carry(ids.Card(sleeve), ids.Side(seat, view.round)))
            case PlayUnseen():
                yield Offer(move, Press(ids.UNSEEN), caption=self._voice.unseen_caption())
            case Choose(sleeve):
                looks = effect_of(view, view.pending[-1].psychic).looks_through_deck
                piece = ids.Look(sleeve) if looks else ids.Card(sleeve)
                yield Offer(move, Pick(piece))
                if aim := self._aim(view, sleeve):
                    yield Offer(move, Carry(piece, aim))
            case Name(value):
                caption = self._voice.value(value)
                yield Offer(move, Press(ids.Value(value)), caption=caption, key=str(value))
            case Stake(sleeve):
                idle = not is_ghost_sleeve(sleeve) and effect_of(view, sleeve).idle_at_ten
                question = self._voice.idle_question() if idle else ""
                to_ten = Carry(ids.Card(sleeve), ids.Side(seat, LAST_ROUND))
                yield Offer(move, to_ten, ask=question)
            case EndTurn() | StakeNothing():
                ahead = outlook(view)
                leaves = isinstance(move, EndTurn) and not ahead.stays
                knows = not lies_face_down(view, seat)
                regret = leaves and (ahead.loses_game or (knows and could_stay(view, moves)))
                yield Offer(
                    move,
                    Press(ids.END),
                    caption=self._voice.end_caption(view, ahead),
                    key=PASS_KEY,
                    ask=self._voice.leave_question(ahead.loses_game) if regret else "",
                )

    @staticmethod
    def _aim(view: Position, sleeve: int) -> str | None:
        """Where the card that is chosen will go, if it goes anywhere: it can be dragged there too."""
        choosing = view.pending[-1]
        owner = choosing.owner
        goes = effect_of(view, choosing.psychic).choices[len(choosing.chosen)]
        return {
            Goes.TO_MY_SIDE: ids.Side(owner, view.round),
            Goes.TO_THEIR_SIDE: ids.Side(rival(owner), view.round),
            Goes.TO_MY_DISCARDS: ids.Discards(owner),
            Goes.TO_THEIR_DISCARDS: ids.Discards(rival(owner)),
            Goes.BACK_TO_ME: _home(owner, sleeve),
            None: None,
        }[goes]

    @staticmethod
    def _take_backs(view: Position) -> tuple[Offer, ...]:
        """What lies on the own side, or at round ten, can be taken back while nothing was learned."""
        if view.pending:
            return ()
        family = view.families[view.seat]
        moves: list[Play | Stake] = []
        if view.phase is Phase.PLAY:
            moves = [Play(laid.card.sleeve) for laid in family.laid]
        elif view.phase is Phase.STAKE:
            moves = [Stake(card.sleeve) for card in family.stakes]
        return tuple(
            Offer(TakeBack(move), Carry(ids.Card(move.card), _home(view.seat, move.card)))
            for move in moves
        )

    # ---- what a gesture means -----------------------------------------------------------------------

    def attempt(self, view: Position, gesture: Gesture) -> Move | TakeBack | Refusal | None:
        match IDS.known(gesture):
            case Carry(ids.Look(sleeve)):
                return Choose(sleeve)
            case Carry(ids.Card(sleeve), place):
                return Choose(sleeve) if view.pending else self._aimed(view, sleeve, place)
            case PassInVain() | Press(ids.END):
                return StakeNothing() if view.phase is Phase.STAKE else EndTurn()
            case Press(ids.Line(round_)) if round_ != LAST_ROUND:
                return Refusal("RP-1.5", "of_the_line")
        return None

    def _aimed(
        self, view: Position, sleeve: int, place: str | None
    ) -> Move | TakeBack | Refusal | None:
        """What bringing a card there means, when no choice is due."""
        seat = view.seat
        family = view.families[seat]
        at_home = place in (ids.HAND, ids.Front(seat))
        if in_sleeve((*family.hand, *family.front), sleeve) is not None:
            to_ten = place == ids.Side(seat, LAST_ROUND)
            if view.phase is Phase.STAKE or to_ten:
                aim = None if to_ten or at_home else Refusal("RP-1.7", "to_round_ten")
                return self._game.untimely(view, seat, Stake(sleeve)) or aim or Stake(sleeve)
            aim = None if at_home else Refusal("RP-1.1", "to_your_side")
            return self._game.refusal(view, seat, Play(sleeve)) or aim
        lies = Refusal("RP-1.1", "lies_for_good")
        if any(laid.card.sleeve == sleeve for laid in family.laid):
            playing = at_home and view.phase is Phase.PLAY
            return TakeBack(Play(sleeve), lies) if playing else lies
        if in_sleeve(family.stakes, sleeve) is not None:
            stay = Refusal("RP-1.7", "stakes_stay")
            return TakeBack(Stake(sleeve), stay) if at_home else stay
        if in_sleeve(family.deck, sleeve) is not None:
            return Refusal("RP-1.6", "decks_are_drawn")
        rounds = (sides(view, round_) for round_ in range(1, view.round + 1))
        if any(laid.card.sleeve == sleeve for both in rounds for side in both for laid in side):
            return lies
        return Refusal("RP-1.1", "not_your_card")

    # ---- prompt -------------------------------------------------------------------------------------

    def _prompt(self, view: Position, players: Players) -> Prompt:
        voice = self._voice
        return Prompt(
            voice.title(view, players),
            voice.prompt(view, outlook(view), players),
            tuple(
                StepMark(name, _STEP_ICONS[phase], _step_state(view, phase))
                for phase, name in voice.step_names().items()
                if not view.over
            ),
        )


def _home(seat: Seat, sleeve: int) -> str:
    """Where a card of that player waits to be played."""
    return ids.HAND if is_ghost_sleeve(sleeve) else ids.Front(seat)


def _step_state(view: Position, phase: Phase) -> Literal["done", "now", "next", "skipped"]:
    if phase is view.phase:
        return "now"
    order = list(_STEP_ICONS)
    return "done" if order.index(phase) < order.index(view.phase) else "next"
