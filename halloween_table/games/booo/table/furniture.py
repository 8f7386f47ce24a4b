"""The places of Booo!, and what is drawn beside the castle: panels, buttons, clocks."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    AMBER,
    BLOOD_TEXT,
    MOON,
    MUTED,
    PANEL,
    PANEL_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import READABLE, Art, Layer, Rect, Shape, Words, name_words
from halloween_table.contract.places import Dial, Mark, OwnKey, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import level_of
from halloween_table.engine.record import Player

from ..rules.castle import CELLS, COLOURS, ROOMS, Castle, Cell, Colour, Room, room_at
from ..rules.moves import RunOut, WaitOver
from ..rules.position import Phase, Position
from ..rules.rounds import standings
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids, pictures
from .layout import Claiming, Layout, Reserve
from .panel import GAP, Panel
from .pieces import claimant, in_claim, others
from .plan import Plan, part

_LINE = 0.72
"""How high letters are, measured by the line that they stand in."""
_WITH_FIGURE = 200.0
"""How wide the claimant's head is at least if it shows a figure."""
_LONGEST_WORD = 6.3
"""How wide the longest word of a practice line is in any language, measured by its letters' height."""
_WORDS = Rect(0.04, 0.05, 0.92, 0.9)
"""Where a sentence stands on what it fills."""


class Furniture:
    """Everything on the table that is neither piece nor castle."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice
        self._kept = Kept()
        """For how the first corridor and the first room are called in their language, and for which
        tiles the castle is built of."""

    # ---- places -----------------------------------------------------------------------------------

    def places(self, view: Position, layout: Layout, players: Players) -> Iterator[Place]:
        voice, plan = self._voice, layout.plan
        yield from self._all_cells(plan, view.order)
        stack, lost = voice.stack(len(view.stack)), voice.lost(len(view.lost))
        yield Place(ids.STACK, plan.to_come(0), stack, tooltip=stack, group="stacks")
        yield Place(ids.LOST, plan.lost(0), lost, tooltip=lost, group="stacks")
        if not view.practice:
            rect, reserve = layout.reserve.rect, voice.reserve()
            yield Place(ids.RESERVE, rect, reserve, tooltip=reserve, group="stacks")
        if in_claim(view):
            yield from self._claim_places(view, layout, players)
        else:
            yield from self._panel_places(view, layout, players)
        if view.phase is Phase.READY:
            yield self._ready_place(view, layout, players)

    def _ready_place(self, view: Position, layout: Layout, players: Players) -> Place:
        """The button of whoever turns the next guest over; a computer does so by itself."""
        voice, guest = self._voice, view.stack[0]
        rect = layout.claiming.ready if view.practice else layout.ready
        if level_of(players[view.first]) is not None:
            caption = voice.comes_soon(guest)
            return Place(ids.READY, rect, caption, pictures.quiet_button(caption))
        caption, tip = voice.turn_over(guest, view.practice), voice.turn_over_tip()
        picture = pictures.button_picture(caption)
        return Place(ids.READY, rect, caption, picture, button=True, tooltip=tip)

    def _all_cells(self, plan: Plan, order: tuple[int, ...]) -> tuple[Place, ...]:
        """They change only with the language, the castle and the room; the hand that leads a ghost
        over them is quick."""
        voice, kept = self._voice, self._kept
        kept.open_for((*map(voice.cell, (CELLS[0], ROOMS[0].cell)), order))
        return kept.part("cells", plan, lambda: self._cells(plan, castle_of(order)))

    def _cells(self, plan: Plan, castle: Castle) -> Iterator[Place]:
        for cell in CELLS:
            name, seen_as = self._kept.once(self._name, cell, castle), self._voice.cell(cell)
            yield Place(ids.Cell(*cell), plan.cell(cell), name, seen_as=seen_as)

    def _name(self, cell: Cell, castle: Castle) -> str:
        return self._voice.walled(self._voice.cell(cell), cell, castle)

    def _panel_places(self, view: Position, layout: Layout, players: Players) -> Iterator[Place]:
        voice = self._voice
        searching = view.phase is Phase.SEARCH
        for seat, (player, panel) in enumerate(zip(players, layout.panels, strict=True)):
            yield self._panel_place(view, seat, player, panel.rect)
        for seat, player in persons(players):
            panel = layout.panels[seat]
            alive, tint = searching and seat not in view.waiting, seat_colour(player.colour).tint
            claim, hand = self._key_buttons(panel)
            yield Place(
                ids.Claim(seat),
                panel.claim,
                voice.claim_of(player.name),
                pictures.claim_picture(voice.claim(), tint, alive, claim),
                button=True,
                tooltip=voice.claim_tip(),
                own_key=OwnKey(seat, "claim", pictures.key_on(panel.claim, panel.key)),
            )
            up = seat in view.hands
            yield Place(
                ids.Hand(seat),
                panel.hand,
                voice.hand_of(player.name, up),
                pictures.hand_picture(voice.hand(up), searching, up, hand),
                button=True,
                tooltip=voice.hand_tip(),
                own_key=OwnKey(seat, "hand", pictures.key_on(panel.hand, panel.key)),
            )

    def _key_buttons(self, panel: Panel) -> tuple[pictures.KeyButton, pictures.KeyButton]:
        voice = self._voice
        hands = ((voice.hand(up), panel.hand) for up in (False, True))
        said = ((voice.claim(), panel.claim), *hands)
        return (
            pictures.KeyButton(panel.claim, panel.key, said),
            pictures.KeyButton(panel.hand, panel.key, said),
        )

    def _panel_place(self, view: Position, seat: Seat, player: Player, rect: Rect) -> Place:
        taken = view.seekers[seat]
        counts = len(taken.guests), len(taken.walls)
        name = self._voice.panel_of(player.name, *counts)
        tip = "" if view.practice else self._voice.tips.panel(player.name, *counts)
        return Place(ids.Panel(seat), rect, name, tooltip=tip or player.name, group="players")

    def _claim_places(self, view: Position, layout: Layout, players: Players) -> Iterator[Place]:
        voice, seat, claiming = self._voice, claimant(view), layout.claiming
        person = level_of(players[seat]) is None
        yield self._panel_place(view, seat, players[seat], claiming.claimant)
        for other, panel in zip(others(view), layout.waiting, strict=True):
            yield self._panel_place(view, other, players[other], panel.rect)
        for colour in COLOURS:
            state, name, rect = (
                colour_state(view, colour, person),
                voice.colour(colour),
                claiming.colour(colour),
            )
            picture = pictures.colour_picture(colour, name, colour_key(colour), state, rect)
            pressed = state in ("free", "held")
            tip = voice.tips.held_colour() if state == "held" else ""
            yield Place(
                ids.Colour(colour),
                rect,
                name,
                picture,
                button=pressed,
                tooltip=tip,
                group="buttons",
            )
        for at, room in enumerate(jumps(view)):
            rect = claiming.jump(at, len(jumps(view)))
            yield Place(
                ids.Jump(*room),
                rect,
                voice.jump(room),
                pictures.jump_picture(room.row, room.column, rect),
                button=person,
                tooltip=voice.jump(room),
            )
        if person and view.phase in (Phase.NAMING, Phase.SHOWING):
            caption = voice.give_up(view.practice)
            picture = pictures.quiet_button(caption)
            tip = voice.really_give_up() if view.practice else voice.tips.give_up()
            rect = claiming.give_up
            yield Place(ids.GIVE_UP, rect, caption, picture, button=True, tooltip=tip)

    # ---- marks ------------------------------------------------------------------------------------

    def marks(self, view: Position, layout: Layout, players: Players) -> Iterator[Mark]:
        if not view.practice:
            yield self._reserve(layout.reserve)
        if in_claim(view):
            yield from self._claim_marks(view, layout, players)
        else:
            for seat, player in enumerate(players):
                yield _panel(view, seat, player, layout.panels[seat])
                if level_of(player) is not None and view.phase is Phase.SEARCH:
                    yield self._looking(view, seat, layout.panels[seat])
        if view.phase is Phase.SEARCH:
            yield self._status(view, layout.ready, players)

    def _looking(self, view: Position, seat: Seat, panel: Panel) -> Mark:
        """Where others have their buttons: what a computer is about."""
        up, claim, hand = seat in view.hands, panel.claim, panel.hand
        rect = claim._replace(w=hand.x + hand.w - claim.x, h=hand.y + hand.h - claim.y)
        text = self._voice.looking(up)
        return Mark(ids.Looking(seat), rect, pictures.looking_picture(text, up), name=text)

    def _reserve(self, reserve: Reserve) -> Mark:
        """A shelf with a slot for each wall tile."""
        rect, name = reserve.rect, reserve.name
        layers: list[Layer] = [
            Shape(PANEL, PANEL_EDGE, radius=14),
            *pictures.slots_picture(reserve.slots, 0, rect, round_ones=False),
        ]
        if name is not None:
            words = Words(self._voice.reserve(), part(name, rect), 24, MUTED, align="centre")
            layers.append(words)
        return Mark("reserve", rect, tuple(layers))

    def _status(self, view: Position, rect: Rect, players: Players) -> Mark:
        """How the search stands, at the foot of the column."""
        text = self._voice.status(view, players)
        if not text:
            return Mark("status", rect, ())
        words = Rect(0.025, 0.02, 0.95, 0.76 if view.hint else 0.96)
        layers: list[Layer] = [
            Shape(PANEL, AMBER, radius=14, width=3),
            Words(text, words, 27, MOON, bold=True, align="centre"),
        ]
        if view.hint:
            layers.append(Art(f"booo/wall-{view.hint}", Rect(0.22, 0.79, 0.56, 0.16)))
        return Mark("status", rect, tuple(layers), name=text)

    def _claim_marks(self, view: Position, layout: Layout, players: Players) -> Iterator[Mark]:
        seat, claiming = claimant(view), layout.claiming
        yield _claimant(view, players[seat], claiming)
        if view.practice:
            yield from self._practice_marks(view, layout)
            return
        if view.seekers[seat].walls or level_of(players[seat]) is None:
            yield self._warning(view, claiming)
        for other, panel in zip(others(view), layout.waiting, strict=True):
            yield _panel(view, other, players[other], panel)

    def _warning(self, view: Position, claiming: Claiming) -> Mark:
        """The colours that the claimant may not use (BO-1.4)."""
        rect, held = claiming.warning, len(view.seekers[claimant(view)].walls)
        if not held:
            words = Words(self._voice.nothing_held(), _WORDS, 24, MUTED, align="centre")
            return Mark("warning", rect, (Shape(PANEL, PANEL_EDGE, radius=14, width=3), words))
        inner = rect.inset(GAP)
        beside = inner._replace(w=claiming.walls[0].x - GAP - inner.x)
        picture = (
            Shape(PANEL, BLOOD_TEXT, radius=14, width=3),
            Words(self._voice.not_these(), part(beside, rect), 24, MOON, bold=True),
            *pictures.slots_picture(claiming.walls, held, rect, round_ones=False),
        )
        return Mark("warning", rect, picture)

    def _practice_marks(self, view: Position, layout: Layout) -> Iterator[Mark]:
        """What somebody asked for is said to them, and shown where it means something: only a colour
        that the table names by itself stands here."""
        voice, named = self._voice, view.hinted and view.options.hint > 0
        text = voice.hint(view.hint) if named else voice.castle_code(view.castle)
        colour = MOON if named else MUTED
        words = Words(text, size=24, colour=colour, align="centre")
        yield Mark("code", layout.claiming.warning, (words,), name=text)
        lines = {found.guest: voice.found(found) for found in view.found}
        lines |= dict.fromkeys(view.lost, voice.not_found())
        for guest, line in enumerate(layout.found, 1):
            yield _practice_line(guest, line, layout.face(guest), lines.get(guest), view.guest)

    # ---- clocks -----------------------------------------------------------------------------------

    def dials(self, view: Position, layout: Layout) -> Iterator[Dial]:
        if view.practice and view.claim is not None and view.phase is not Phase.REPLAY:
            yield Dial("stopwatch", layout.claiming.stopwatch)
        elif view.phase in (Phase.NAMING, Phase.SHOWING):
            yield Dial("clock", layout.claiming.dial, RunOut())
        elif view.phase is Phase.SEARCH:
            for seat in view.waiting:
                panel = layout.panels[seat]
                key = panel.claim.within(pictures.key_on(panel.claim, panel.key))
                ring = key.inset(-GAP / 2)  # over the dead key
                yield Dial(ids.Wait(seat), ring, WaitOver(seat))


def persons(players: Players) -> list[tuple[Seat, Player]]:
    """Those who have buttons and keys."""
    return [(seat, each) for seat, each in enumerate(players) if level_of(each) is None]


def colour_key(colour: Colour) -> str:
    """The key that names a colour: a digit."""
    return str(COLOURS.index(colour) + 1)


def colour_state(view: Position, colour: Colour, person: bool) -> str:
    """How a colour's button looks: free, held, now or dead; a computer presses none."""
    claim = view.claim
    if claim is None:
        return "dead"
    if claim.trail and claim.trail[-1].colour is colour:
        return "now"
    can_change = view.phase is Phase.NAMING or (
        view.phase is Phase.SHOWING and room_at(claim.trail[-1].cell) in view.tokens.transformations
    )
    if not (can_change and person):
        return "dead"
    return "held" if colour in view.seekers[claimant(view)].walls else "free"


def framed_seats(view: Position) -> tuple[Seat, ...]:
    """Whose panels are framed: whoever has just got a guest, or won the game; otherwise whoever turns
    the next guest over. While everybody searches nobody's turn is it."""
    match view.phase:
        case Phase.OVER:
            return tuple(each.seat for each in standings(view) if each.rank == 1)
        case Phase.REPLAY if view.claim is not None:
            return (view.claim.seat,)
        case Phase.READY if view.last is not None and view.last.seat is not None:
            return (view.last.seat,)
        case Phase.READY | Phase.START:
            return (view.first,)
    return ()


def jumps(view: Position) -> list[Room]:
    """Where the trapdoor under the ghost leads."""
    if view.phase is not Phase.SHOWING or view.claim is None:
        return []
    here = room_at(view.claim.trail[-1].cell)
    if here not in view.tokens.trapdoors:
        return []
    return [room for room in view.tokens.trapdoors if room != here]


def _panel(view: Position, seat: Seat, player: Player, panel: Panel) -> Mark:
    """Who it is, and how near to four wall tiles or five guests."""
    rect, colour, taken = panel.rect, seat_colour(player.colour), view.seekers[seat]
    framed = not in_claim(view) and seat in framed_seats(view)
    line = colour.tint if framed or panel.figure is None else PANEL_EDGE
    layers: list[Layer] = [
        Shape(PANEL, line, radius=14, width=5 if framed else 2),
        Art(colour.symbol, part(panel.symbol, rect), colour.tint),
        _name_words(player.name, panel.name, rect, _letters(panel.name.h, 0.62)),
        Words(
            str(taken.points),
            part(panel.points, rect),
            min(0.8 * panel.points.h, 46),
            MOON,
            bold=True,
            align="right",
        ),
        *pictures.slots_picture(panel.walls, len(taken.walls), rect, round_ones=False),
        *pictures.slots_picture(panel.guests, len(taken.guests), rect, round_ones=True),
    ]
    if panel.figure is not None:
        layers.append(Art(figure_asset(player.figure), part(panel.figure, rect), colour.tint))
    return Mark(ids.Panel(seat), rect, tuple(layers))


def _name_words(name: str, where: Rect, outer: Rect, size: float) -> Words:
    """In a panel so low that readable letters are higher than it, whatever fits."""
    return name_words(name, part(where, outer), size, min(READABLE, _LINE * where.h))


def _letters(height: float, share: float) -> float:
    """Of a name in a head of that height: that share of it, but nearly all of a low one."""
    return min(max(share * height, min(0.8 * height, 20)), 34)


def _claimant(view: Position, player: Player, claiming: Claiming) -> Mark:
    rect, colour, seat = claiming.claimant, seat_colour(player.colour), claimant(view)
    head = claiming.head_alone if view.practice else claiming.head
    figure = Rect(head.x, head.y, 0.75 * head.h if head.w >= _WITH_FIGURE else 0, head.h)
    sign = min(0.5 * head.h, 30)
    left = figure.x + figure.w + GAP
    symbol = Rect(left, head.y + (head.h - sign) / 2, sign, sign)
    left += sign + GAP
    name = Rect(left, head.y, head.x + head.w - left, head.h)
    layers: list[Layer] = [
        Shape(PANEL, colour.tint, radius=14, width=5),
        Art(colour.symbol, part(symbol, rect), colour.tint),
        _name_words(player.name, name, rect, _letters(head.h, 0.42)),
    ]
    if figure.w:
        layers.append(Art(figure_asset(player.figure), part(figure, rect), colour.tint))
    if not view.practice:
        taken = len(view.seekers[seat].guests)
        layers += pictures.slots_picture(claiming.guests, taken, rect, round_ones=True)
    return Mark(ids.Panel(seat), rect, tuple(layers))


def _practice_line(
    guest: int, line: Rect, face: Rect, text: str | None, searched: int | None
) -> Mark:
    """A guest that somebody alone meets: its number, a place for its face, and how it went."""
    number = Rect(line.x, line.y, face.x - GAP - line.x, line.h)
    left = face.x + face.w + GAP
    beside = Rect(left, line.y, line.x + line.w - GAP - left, line.h)
    layers: list[Layer] = [
        Shape(PANEL, AMBER if guest == searched else PANEL_EDGE, radius=12),
        Words(str(guest), part(number, line), min(0.6 * line.h, 30), MUTED, align="right"),
    ]
    if text is None:
        layers += pictures.slots_picture((face,), 0, line, round_ones=True)
    else:
        size = min(0.5 * line.h, 28, beside.w / _LONGEST_WORD)
        layers.append(Words(text, part(beside, line), size, MOON))
    return Mark(ids.Found(guest), line, tuple(layers), name=text or "")
