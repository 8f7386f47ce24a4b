"""The places of Booo!, and what is drawn beside the castle: panels, buttons, clocks."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    AMBER,
    MOON,
    MUTED,
    PANEL,
    PANEL_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Layer, Rect, Shape, Words
from halloween_table.contract.places import Dial, Mark, OwnKey, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player

from ..rules.castle import CELLS, COLOURS, ROOMS, Colour, Room, room_at
from ..rules.moves import RunOut, WaitOver
from ..rules.position import Phase, Position
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids, layout, pictures
from .pieces import claimant, in_claim, others


class Furniture:
    """Everything on the table that is neither piece nor castle."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice
        self._cells: tuple[Place, ...] = ()
        self._cells_of: tuple[object, ...] = ()
        """How the first corridor and the first room are called in their language, and which tiles
        the castle is built of."""

    # ---- places -----------------------------------------------------------------------------------

    def places(self, view: Position, eyes: Seat | None, players: Players) -> Iterator[Place]:
        voice = self._voice
        yield from self._all_cells(view.order)
        stack, lost = voice.stack(len(view.stack)), voice.lost(len(view.lost))
        yield Place(ids.STACK, layout.stack_slot(0), stack, tooltip=stack, group="stacks")
        yield Place(ids.LOST, layout.lost_slot(0), lost, tooltip=lost, group="stacks")
        if not view.practice:
            reserve = voice.reserve()
            yield Place(ids.RESERVE, layout.RESERVE, reserve, tooltip=reserve, group="stacks")
        if in_claim(view):
            yield from self._claim_places(view, eyes, players)
        else:
            yield from self._panel_places(view, players)
        if view.phase is Phase.READY:
            caption, tip = voice.turn_over(view.stack[0], view.practice), voice.turn_over_tip()
            rect = layout.READY_ALONE if view.practice else layout.READY
            picture = pictures.button_picture(caption)
            yield Place(ids.READY, rect, caption, picture, button=True, tooltip=tip)

    def _all_cells(self, order: tuple[int, ...]) -> tuple[Place, ...]:
        """They never change but by another language or castle; the hand that leads a ghost over
        them is quick."""
        voice = self._voice
        of = (*map(voice.cell, (CELLS[0], ROOMS[0].cell)), order)
        if of != self._cells_of:
            self._cells_of, castle = of, castle_of(order)
            self._cells = tuple(
                Place(
                    ids.Cell(*cell),
                    layout.cell_rect(cell),
                    voice.walled(voice.cell(cell), cell, castle),
                )
                for cell in CELLS
            )
        return self._cells

    def _panel_places(self, view: Position, players: Players) -> Iterator[Place]:
        voice = self._voice
        searching = view.phase is Phase.SEARCH
        for seat, player in enumerate(players):
            panel = layout.Panel(layout.panel_rect(seat, len(players)))
            yield self._panel_place(view, seat, player, panel.rect)
            alive = searching and seat not in view.waiting
            yield Place(
                ids.Claim(seat),
                panel.claim,
                voice.claim_of(player.name),
                pictures.claim_picture(voice.claim(), seat_colour(player.colour).tint, alive),
                button=True,
                tooltip=voice.claim_tip(),
                own_key=OwnKey(seat, "claim", pictures.KEY_CAP),
            )
            up = seat in view.hands
            yield Place(
                ids.Hand(seat),
                panel.hand,
                voice.hand_of(player.name, up),
                pictures.hand_picture(voice.hand(up), searching, up),
                button=True,
                tooltip=voice.hand_tip(),
                own_key=OwnKey(seat, "hand", pictures.KEY_CAP),
            )

    def _panel_place(self, view: Position, seat: Seat, player: Player, rect: Rect) -> Place:
        taken = view.seekers[seat]
        name = self._voice.panel_of(player.name, len(taken.guests), len(taken.walls))
        return Place(ids.Panel(seat), rect, name, tooltip=name, group="players")

    def _claim_places(self, view: Position, eyes: Seat | None, players: Players) -> Iterator[Place]:
        voice, seat = self._voice, claimant(view)
        yield self._panel_place(view, seat, players[seat], layout.CLAIMANT)
        for at, other in enumerate(others(view)):
            rect = layout.row_rect(at, len(players) - 1)
            yield self._panel_place(view, other, players[other], rect)
        for colour in COLOURS:
            state = colour_state(view, colour)
            yield Place(
                ids.Colour(colour),
                layout.colour_button(colour),
                voice.colour(colour),
                pictures.colour_picture(colour, voice.colour(colour), colour_key(colour), state),
                button=state in ("free", "held"),
                group="buttons",
            )
        for at, room in enumerate(jumps(view)):
            rect = layout.jump_button(at, len(jumps(view)))
            yield Place(
                ids.Jump(*room),
                rect,
                voice.jump(room),
                pictures.jump_picture(room.row, room.column, rect),
                button=True,
                tooltip=voice.jump(room),
            )
        if view.phase in (Phase.NAMING, Phase.SHOWING):
            caption = voice.give_up(view.practice)
            yield Place(
                ids.GIVE_UP, layout.GIVE_UP, caption, pictures.quiet_button(caption), button=True
            )

    # ---- marks ------------------------------------------------------------------------------------

    def marks(self, view: Position, players: Players) -> Iterator[Mark]:
        if not view.practice:
            shelf = (Shape(PANEL, PANEL_EDGE, radius=14),)
            yield Mark("reserve", layout.RESERVE, shelf)
        if in_claim(view):
            yield from self._claim_marks(view, players)
        else:
            for seat, player in enumerate(players):
                yield self._panel(view, seat, player, len(players))
        if view.phase is Phase.SEARCH:
            yield self._status(view, players)

    def _panel(self, view: Position, seat: Seat, player: Player, seats: int) -> Mark:
        rect = layout.panel_rect(seat, seats)
        head = layout.Panel(rect).head
        colour = seat_colour(player.colour)
        first = seat == view.first and not view.over
        unit = _Unit(rect)
        figure = head.h * 0.75 - 4
        return Mark(
            ids.Panel(seat),
            rect,
            (
                Shape(
                    PANEL, colour.tint if first else PANEL_EDGE, radius=14, width=4 if first else 2
                ),
                Art(figure_asset(player.figure), unit(8, 3, figure, head.h - 5), colour.tint),
                Art(colour.symbol, unit(figure + 12, head.h / 2 - 11, 22, 22), colour.tint),
                Words(
                    player.name,
                    unit(figure + 36, 1, rect.w - figure - 86, head.h - 2),
                    23,
                    MOON,
                    bold=True,
                ),
                Words(
                    str(view.seekers[seat].points),
                    unit(rect.w - 50, 1, 40, head.h),
                    31,
                    MOON,
                    bold=True,
                    align="right",
                ),
            ),
        )

    def _status(self, view: Position, players: Players) -> Mark:
        """How the search stands, at the foot of the column."""
        text = self._voice.status(view, players)
        if not text:
            return Mark("status", layout.READY, ())
        part = Rect(0.025, 0.02, 0.95, 0.76 if view.hint else 0.96)
        layers: list[Layer] = [
            Shape(PANEL, AMBER, radius=14, width=3),
            Words(text, part, 27, MOON, bold=True, align="centre"),
        ]
        if view.hint:
            layers.append(Art(f"booo/wall-{view.hint}", Rect(0.22, 0.79, 0.56, 0.16)))
        return Mark("status", layout.READY, tuple(layers), name=text)

    def _claim_marks(self, view: Position, players: Players) -> Iterator[Mark]:
        voice, seat = self._voice, claimant(view)
        yield self._claimant(view, seat, players[seat])
        if view.practice:
            yield from self._practice_marks(view)
            return
        warned = bool(view.seekers[seat].walls)
        yield Mark(
            "warning",
            layout.WARNING,
            (
                Shape(PANEL, "#ff8f8a" if warned else PANEL_EDGE, radius=14, width=3),
                Words(
                    voice.not_these() if warned else voice.nothing_held(),
                    Rect(0.04, 0.05, 0.34 if warned else 0.92, 0.9),
                    21,
                    MOON if warned else MUTED,
                    align="left" if warned else "centre",
                ),
            ),
        )
        for at, other in enumerate(others(view)):
            yield _row(view, other, players[other], layout.row_rect(at, len(players) - 1))

    def _claimant(self, view: Position, seat: Seat, player: Player) -> Mark:
        rect, colour = layout.CLAIMANT, seat_colour(player.colour)
        unit = _Unit(rect)
        return Mark(
            ids.Panel(seat),
            rect,
            (
                Shape(PANEL, colour.tint, radius=14, width=5),
                Art(figure_asset(player.figure), unit(8, 26, 48, 64), colour.tint),
                Art(colour.symbol, unit(16, 92, 22, 22), colour.tint),
                Words(player.name, unit(62, 6, 138, 70), 25, MOON, bold=True),
            ),
        )

    def _practice_marks(self, view: Position) -> Iterator[Mark]:
        voice = self._voice
        text = voice.hint(view.hint) if view.hinted else voice.castle_code(view.castle)
        colour = MOON if view.hinted else MUTED
        words = Words(text, size=22, colour=colour, align="centre")
        yield Mark("code", layout.WARNING, (words,), name=text)
        lines = {found.guest: voice.found(found) for found in view.found}
        lines |= dict.fromkeys(view.lost, voice.not_found())
        for guest, line in lines.items():
            words = Words(line, Rect(0.13, 0, 0.86, 1), 20, MUTED if guest in view.lost else MOON)
            yield Mark(ids.Found(guest), layout.practice_row(guest), (words,), name=line)

    # ---- clocks -----------------------------------------------------------------------------------

    def dials(self, view: Position) -> Iterator[Dial]:
        if view.practice and view.claim is not None and view.phase is not Phase.REPLAY:
            yield Dial("stopwatch", layout.STOPWATCH)
        elif view.phase in (Phase.NAMING, Phase.SHOWING):
            yield Dial("clock", layout.DIAL, RunOut())
        elif view.phase is Phase.SEARCH:
            for seat in view.waiting:
                panel = layout.Panel(layout.panel_rect(seat, len(view.seekers)))
                size = panel.claim.h
                rect = Rect(panel.claim.x, panel.claim.y, size, size)  # over the key, dead now
                yield Dial(ids.Wait(seat), rect, WaitOver(seat))


def colour_key(colour: Colour) -> str:
    """The key that names a colour: a digit."""
    return str(COLOURS.index(colour) + 1)


def colour_state(view: Position, colour: Colour) -> str:
    """How a colour's button looks: free, held, now or dead."""
    claim = view.claim
    if claim is None:
        return "dead"
    if claim.trail and claim.trail[-1].colour is colour:
        return "now"
    can_change = view.phase is Phase.NAMING or (
        view.phase is Phase.SHOWING and room_at(claim.trail[-1].cell) in view.tokens.transformations
    )
    if not can_change:
        return "dead"
    return "held" if colour in view.seekers[claimant(view)].walls else "free"


def jumps(view: Position) -> list[Room]:
    """Where the trapdoor under the ghost leads."""
    if view.phase is not Phase.SHOWING or view.claim is None:
        return []
    here = room_at(view.claim.trail[-1].cell)
    if here not in view.tokens.trapdoors:
        return []
    return [room for room in view.tokens.trapdoors if room != here]


class _Unit:
    """Scene units of a rectangle as fractions of it."""

    def __init__(self, rect: Rect) -> None:
        self._rect = rect

    def __call__(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(x / self._rect.w, y / self._rect.h, w / self._rect.w, h / self._rect.h)


def _row(view: Position, seat: Seat, player: Player, rect: Rect) -> Mark:
    """Somebody who waits, in one line."""
    colour, unit, taken = seat_colour(player.colour), _Unit(rect), view.seekers[seat].points
    name, size = layout.row_name(rect, taken), 22 if taken < 4 else 18
    return Mark(
        ids.Panel(seat),
        rect,
        (
            Shape(PANEL, PANEL_EDGE, radius=8),
            Art(colour.symbol, unit(6, rect.h / 2 - 10, 20, 20), colour.tint),
            Words(player.name, unit(name.x - rect.x, 0, name.w, rect.h), size, MOON),
            Words(
                str(taken),
                unit(rect.w - 34, 0, 28, rect.h),
                21,
                MOON,
                bold=True,
                align="right",
            ),
        ),
    )
