"""Booo! on the table: a view goes in, an arrangement comes out; gestures mean moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Literal

from halloween_table.contract.arrangement import Arrangement, Prompt, StepMark
from halloween_table.contract.arrangement import Room as TableRoom
from halloween_table.contract.gestures import Carry, Gesture, Lead, PassInVain, Press
from halloween_table.contract.kit import Players
from halloween_table.contract.offers import PASS_KEY, Offer
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Refusal, Seat, only_watch
from halloween_table.engine.mind import level_of

from ..rules.castle import Cell, Colour, Room, neighbours, room_at
from ..rules.game import Booo
from ..rules.moves import (
    CallClaim,
    ChangeColour,
    ChooseStart,
    GiveUp,
    Go,
    Jump,
    LowerHand,
    Move,
    NameColour,
    RaiseHand,
    TurnOver,
)
from ..rules.position import Phase, Position
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids
from .castle_marks import CastleMarks, around, ways
from .furniture import Furniture, colour_key, persons
from .ids import IDS
from .layout import Layout
from .pieces import Pieces, in_claim, others

_STEPS = {
    Phase.READY: "booo/step-ready",
    Phase.SEARCH: "booo/step-search",
    Phase.NAMING: "booo/step-name",
    Phase.SHOWING: "booo/step-way",
}
_ARROWS = {(-1, 0): "Up", (0, 1): "Right", (1, 0): "Down", (0, -1): "Left"}


class BoooArranger:
    """Lays a view of the game out on the table."""

    def __init__(self, game: Booo, voice: BoooVoice) -> None:
        self._game = game
        self._voice = voice
        self._castle = CastleMarks(voice)
        self._pieces = Pieces(voice)
        self._furniture = Furniture(voice)

    def arrange(
        self, view: Position, eyes: Seat | None, players: Players, room: TableRoom
    ) -> Arrangement:
        layout = Layout.of(room, len(view.seekers))
        plan, way = layout.plan, tuple(ways(view, layout.plan))
        return Arrangement(
            places=tuple(self._furniture.places(view, layout, players)),
            pieces=tuple(self._pieces.all(view, layout, players)),
            # The castle last: a way that grows on it must not lift everything that follows.
            marks=(
                *self._furniture.marks(view, layout, players),
                *self._castle.all(view, plan),
                *way,
            ),
            prompt=self._prompt(view, players),
            offers=() if only_watch(eyes) else tuple(self._offers(view, eyes, players)),
            dials=tuple(self._furniture.dials(view, layout)),
            brief=view.phase in (Phase.SHOWING, Phase.REPLAY),  # the ghost keeps up with the hand
            clear=(plan.frame, *around(way), *_in_use(view, layout)),
            size=layout.size,
            board=plan.frame,
        )

    # ---- offers -----------------------------------------------------------------------------------

    def _offers(self, view: Position, eyes: Seat | None, players: Players) -> Iterator[Offer]:
        if view.phase is Phase.SEARCH:
            for seat, player in persons(players):
                for move in self._game.moves(view, seat):
                    yield self._call(move, seat, player.name)
        elif eyes is not None and level_of(players[eyes]) is None:
            for move in self._game.moves(view, eyes):
                yield self._offer(view, move)

    def _call(self, move: Move, seat: Seat, name: str) -> Offer:
        """What everybody may do at any moment while all search."""
        if isinstance(move, CallClaim):
            caption = self._voice.claim_of(name)
            return Offer(move, Press(ids.Claim(seat)), caption=caption, seat=seat)
        caption = self._voice.hand_of(name, up=isinstance(move, LowerHand))
        return Offer(move, Press(ids.Hand(seat)), caption=caption, seat=seat)

    def _offer(self, view: Position, move: Move) -> Offer:
        voice = self._voice
        match move:
            case ChooseStart(room):
                return Offer(move, Carry(ids.GHOST, ids.Cell(*room.cell)))
            case TurnOver():
                caption = voice.turn_over(view.stack[0], view.practice)
                return Offer(move, Press(ids.READY), caption=caption, key=PASS_KEY)
            case NameColour(colour):
                return self._colour(move, colour)
            case ChangeColour(colour):
                return self._colour(move, colour)
            case Go(cell):
                here = _standing(view)
                arrow = _ARROWS[cell.row - here.row, cell.column - here.column]
                return Offer(move, Lead(ids.GHOST, (ids.Cell(*cell),)), key=arrow)
            case Jump(room):
                return Offer(move, Press(ids.Jump(*room)), caption=voice.jump(room))
        assert isinstance(move, GiveUp)
        ask = voice.really_give_up() if view.practice else ""
        return Offer(move, Press(ids.GIVE_UP), caption=voice.give_up(view.practice), ask=ask)

    def _colour(self, move: Move, colour: Colour) -> Offer:
        caption, key = self._voice.colour(colour), colour_key(colour)
        return Offer(move, Press(ids.Colour(colour)), caption=caption, key=key)

    # ---- gestures ---------------------------------------------------------------------------------

    def attempt(self, view: Position, gesture: Gesture) -> Move | tuple[Move, ...] | Refusal | None:
        match IDS.known(gesture):
            case Lead(_, path):
                return self._way(view, path)
            case Carry(ids.GHOST, place):
                return self._touched(view, place)
            case Press(place):
                return self._pressed(view, place)
            case PassInVain():
                return self._pressed(view, ids.READY)
        return None

    def _way(self, view: Position, path: tuple[str, ...]) -> tuple[Move, ...]:
        """The steps over these cells: a corner that was cut is gone round, and a click on another
        trapdoor is a jump."""
        if view.phase is not Phase.SHOWING:
            return ()
        here, moves = _standing(view), list[Move]()
        for target in (place.cell for place in path if isinstance(place, ids.Cell)):
            if target == here:
                continue
            if len(path) == 1 and (room := self._behind_trapdoor(view, here, target)):
                return (Jump(room),)
            moves += map(Go, self._steps(view, here, target))
            here = target
        return tuple(moves)

    @staticmethod
    def _behind_trapdoor(view: Position, here: Cell, target: Cell) -> Room | None:
        trapdoors = view.tokens.trapdoors
        room = room_at(target)
        return room if room_at(here) in trapdoors and room in trapdoors else None

    @staticmethod
    def _steps(view: Position, here: Cell, target: Cell) -> list[Cell]:
        """From here to there, straight or round one corner; anything else is no step at all."""
        rows, columns = target.row - here.row, target.column - here.column
        if rows == 0 or columns == 0:
            length = max(abs(rows), abs(columns))
            return [
                Cell(here.row + rows * n // length, here.column + columns * n // length)
                for n in range(1, length + 1)
            ]
        corners = [Cell(here.row, target.column), Cell(target.row, here.column)]
        round_one = [corner for corner in corners if corner in neighbours(here)]
        if target not in {near for corner in round_one for near in neighbours(corner)}:
            return [target]
        castle = castle_of(view.order)
        return [
            min(
                round_one,
                key=lambda corner: (
                    (castle.wall(here, corner) is not None)
                    + (castle.wall(corner, target) is not None)
                ),
            ),
            target,
        ]

    def _pressed(self, view: Position, place: str) -> Refusal | None:
        """Why nothing comes of a press there; everybody's own button answers for its seat."""
        seat = _due(view)
        match place:
            case ids.Claim(seat):
                return self._game.refusal(view, seat, CallClaim())
            case ids.Hand(seat):
                lowers = seat in view.hands
                return self._game.refusal(view, seat, LowerHand() if lowers else RaiseHand())
            case ids.READY:
                return self._game.refusal(view, seat, TurnOver())
            case ids.Colour(colour):
                changes = view.phase is Phase.SHOWING
                move = ChangeColour(colour) if changes else NameColour(colour)
                return self._game.refusal(view, seat, move)
            case ids.Cell():
                return self._touched(view, place)
        return None

    def _touched(self, view: Position, place: str | None) -> Refusal | None:
        """Why the ghost does not go there; off the castle, why it does not go anywhere."""
        cell = place.cell if isinstance(place, ids.Cell) else None
        if view.phase is Phase.START:
            room = room_at(cell) if cell is not None else None
            return self._game.refusal(view, _due(view), ChooseStart(room or Room(0, 0)))
        if cell is None:
            return self._game.untimely(view, _due(view), Go(view.ghost.cell))
        return self._game.refusal(view, _due(view), Go(cell))

    # ---- prompt -----------------------------------------------------------------------------------

    def _prompt(self, view: Position, players: Players) -> Prompt:
        names = self._voice.step_names()
        steps = (
            tuple(
                StepMark(names[phase], icon, _state(view, phase)) for phase, icon in _STEPS.items()
            )
            if not view.over
            else ()
        )
        title, text = self._voice.title(view, players), self._voice.prompt(view, players)
        return Prompt(title, text, steps, to_all=True)


def _in_use(view: Position, layout: Layout) -> list[Rect]:
    """What somebody is about to press or looks at, besides the castle."""
    if view.practice and view.phase is Phase.READY:
        return [layout.claiming.ready, *layout.found[: len(view.found) + len(view.lost)]]
    if in_claim(view):
        return [layout.claiming.rect, *chain.from_iterable(_read(view, layout))]
    return [panel.rect for panel in layout.panels]


def _read(view: Position, layout: Layout) -> Iterator[tuple[Rect, Rect]]:
    """The names of those who wait, and the guests that they have."""
    for panel in layout.waiting[: len(others(view))]:
        first, last = panel.guests[0], panel.guests[-1]
        head = panel.figure or panel.symbol
        name = head._replace(w=panel.name.x + panel.name.w - head.x)
        yield name, first._replace(w=last.x + last.w - first.x)


def _due(view: Position) -> Seat:
    """Whose turn it is to touch anything."""
    return view.claim.seat if view.claim is not None else view.first


def _standing(view: Position) -> Cell:
    assert view.claim is not None
    return view.claim.trail[-1].cell


def _state(view: Position, phase: Phase) -> Literal["done", "now", "next", "skipped"]:
    order = list(_STEPS)
    now = {Phase.START: Phase.READY, Phase.REPLAY: Phase.SHOWING}.get(view.phase, view.phase)
    if view.practice and now is Phase.NAMING:
        now = Phase.SEARCH  # one searches until one names a colour
    if phase is now:
        return "now"
    return "done" if order.index(phase) < order.index(now) else "next"
