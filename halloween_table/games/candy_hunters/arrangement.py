"""Candy Hunters on the table: which piece lies where, and which gesture is which move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from attrs import evolve

from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.games.kit import Players
from halloween_table.table.contract import (
    Arrangement,
    Art,
    Cover,
    Mark,
    Offer,
    Piece,
    Place,
    Prompt,
    Rect,
    Shape,
    StepMark,
    Words,
)
from halloween_table.table.palette import (
    BLOOD_TEXT,
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    figure_asset,
    seat_colour,
)

from . import layout, pictures
from .rules.cards import CARDS
from .rules.game import CandyHunters
from .rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from .rules.patterns import match
from .rules.position import (
    HOUSES_PER_COLOUR,
    KIDS,
    LARGE,
    ROUNDS,
    Dealt,
    Ghost,
    Hunter,
    Kid,
    Position,
    Stage,
)
from .rules.town import COLOURS, Cell, Colour
from .words import CandyHuntersVoice

_STEP_ICONS = {
    Stage.HOUSE: "candy_hunters/step-house",
    Stage.GHOSTS: "candy_hunters/step-ghost",
    Stage.PATTERN: "candy_hunters/step-pattern",
    Stage.EXCHANGE: "candy_hunters/step-exchange",
    Stage.KID: "candy_hunters/step-kid",
}


def cell_id(cell: Cell) -> str:
    return f"cell:{cell.x}:{cell.y}"


def house_id(colour: str, number: int) -> str:
    return f"house:{colour}:{number}"


def kid_id(kid: Kid) -> str:
    return f"kid:{kid.seat}:{kid.number}"


def ghost_id(number: int) -> str:
    return f"ghost:{number}"


def card_id(dealt: Dealt) -> str:
    return f"card:{dealt.slot}"


def stack_id(colour: str) -> str:
    return f"stack:{colour}"


class CandyHuntersArranger:
    """Lays a view of the game out on the table."""

    def __init__(self, game: CandyHunters, voice: CandyHuntersVoice) -> None:
        self._game = game
        self._voice = voice

    def arrange(self, view: Position, eyes: Seat | None, players: Players) -> Arrangement:
        moves = tuple(self._game.moves(view, eyes)) if eyes is not None else ()
        grid = layout.town_grid(view)
        return Arrangement(
            places=tuple(self._places(view, eyes, players, grid, moves)),
            pieces=tuple(self._pieces(view, eyes, players, grid)),
            marks=tuple(self._marks(view, eyes, players)),
            prompt=self._prompt(view, eyes, players, moves),
            offers=tuple(self._offer(view, move, players, grid) for move in moves),
            held=_held_id(view) if eyes == view.seat else "",
            size=layout.SIZE,
        )

    def attempt(self, view: Position, piece: str, place: str) -> Move | None:
        kind, *name = piece.split(":")
        where, *spot = place.split(":")
        cell = Cell(int(spot[0]), int(spot[1])) if where == "cell" else None
        if kind == "card":
            dealt = next(
                (held for held in view.hunters[view.seat].hand if card_id(held) == piece), None
            )
            if dealt is None or dealt.card is None:
                return None
            if where == "deck":
                return Exchange(dealt.card)
            return ScorePattern(dealt.card, cell, 0) if cell else None
        if cell is None:
            return None
        if piece == _held_id(view):
            return Displace(cell)
        if kind == "house":
            return PlaceHouse(Colour(name[0]), cell)
        if kind == "ghost":
            return MoveGhost(int(name[0]), cell)
        return PlaceKid(cell)

    # ---- offers -------------------------------------------------------------------------

    def _offer(self, view: Position, move: Move, players: Players, grid: layout.TownGrid) -> Offer:
        match move:
            case PlaceHouse(colour, cell):
                return Offer(move, cell_id(cell), _top_of_stack(view, colour))
            case MoveGhost(ghost, to):
                return Offer(move, cell_id(to), ghost_id(ghost))
            case Displace(to):
                return Offer(move, cell_id(to), _held_id(view))
            case ScorePattern():
                return self._score_offer(view, move, players, grid)
            case Exchange(card):
                return Offer(move, "deck", _card_in_hand(view, card))
            case PlaceKid(cell):
                return Offer(move, cell_id(cell), kid_id(_next_kid(view)))
            case Pass():
                return Offer(move, "pass", caption=self._voice.pass_caption(view), key="Space")

    def _score_offer(
        self, view: Position, move: ScorePattern, players: Players, grid: layout.TownGrid
    ) -> Offer:
        card = CARDS[move.card]
        found = match(view, card, move.cell, move.turn)
        covers = (
            *(Cover(grid.rect(cell), "met") for cell in found.houses),
            *(Cover(grid.rect(cell), "ghost") for cell in found.ghosts),
            *(Cover(grid.rect(cell), "unmet") for cell in found.unmet),
        )
        caption = self._voice.match_caption(found, card.haunted, players)
        first = (found.houses or found.ghosts)[0]
        return Offer(move, cell_id(first), _card_in_hand(view, move.card), covers, caption)

    # ---- places -------------------------------------------------------------------------

    def _places(
        self,
        view: Position,
        eyes: Seat | None,
        players: Players,
        grid: layout.TownGrid,
        moves: tuple[Move, ...],
    ) -> Iterator[Place]:
        voice = self._voice
        for cell in grid.cells():
            name = voice.cell(*grid.spoken(cell), self._standing_at(view, cell, players))
            yield Place(cell_id(cell), grid.rect(cell), name, group="town")
        for colour in COLOURS:
            yield Place(
                stack_id(colour),
                layout.stack_rect(colour),
                voice.stack(colour, view.stacks[colour]),
                (Art("candy_hunters/stack-base"),),
                tooltip=voice.stack(colour, view.stacks[colour]),
            )
        deck = voice.deck(len(view.deck))
        yield Place("deck", layout.DECK, deck, (Art("candy_hunters/deck-base"),), tooltip=deck)
        yield Place(
            "bank", layout.BANK, voice.bank(), pictures.scare_picture(), tooltip=voice.bank()
        )
        if view.options.large_ghost:
            yield Place("beside", layout.BESIDE, voice.beside())
        for seat, player in enumerate(players):
            name = voice.panel_of(player.name, self._points(view, seat))
            yield Place(f"panel:{seat}", layout.panel_rect(seat, len(players)), name)
        if eyes is not None:
            yield Place("hand", layout.TRAY, voice.hand_of(players[eyes].name))
        if Pass() in moves:
            caption = voice.pass_caption(view)
            yield Place("pass", layout.PASS_BUTTON, caption, _button(caption), button=True)

    def _standing_at(self, view: Position, cell: Cell, players: Players) -> str:
        """The house there and who stands on it, for a screen reader."""
        house, piece = view.houses.get(cell), view.standing.get(cell)
        names = [self._voice.house(house.colour)] if house else []
        if piece:
            names.append(self._voice.piece(piece, players))
        return ", ".join(names)

    # ---- pieces -------------------------------------------------------------------------

    def _pieces(
        self, view: Position, eyes: Seat | None, players: Players, grid: layout.TownGrid
    ) -> Iterator[Piece]:
        yield from self._town_pieces(view, players, grid)
        yield from self._stack_pieces(view)
        yield from self._deck_pieces(view)
        for seat, hunter in enumerate(view.hunters):
            yield from self._panel_pieces(seat, hunter, players, hand_in_tray=seat == eyes)

    def _town_pieces(
        self, view: Position, players: Players, grid: layout.TownGrid
    ) -> Iterator[Piece]:
        voice = self._voice
        for cell, house in view.houses.items():
            yield Piece(
                house_id(*house),
                cell_id(cell),
                grid.rect(cell).inset(grid.cell_size * 0.02),
                pictures.house_picture(house.colour),
                voice.house(house.colour),
                fixed=True,
            )
        for cell, piece in view.standing.items():
            rect = layout.standing_on(grid.rect(cell))
            pawn = self._pawn(piece, cell_id(cell), rect, players, order=20)
            yield evolve(pawn, name=voice.cell(*grid.spoken(cell), pawn.name))
        for shoved in view.pending:
            rect = layout.held_above(grid.rect(shoved.cell))
            yield self._pawn(shoved.piece, cell_id(shoved.cell), rect, players, order=40)
        large = Ghost(LARGE)
        if view.options.large_ghost and not _on_table(view, large):
            yield self._pawn(large, "beside", layout.BESIDE.inset(8), players, order=20)

    def _pawn(
        self, piece: Ghost | Kid, place: str, rect: Rect, players: Players, order: int
    ) -> Piece:
        name = self._voice.piece(piece, players)
        if isinstance(piece, Ghost):
            picture = pictures.ghost_picture(piece.number)
            return Piece(ghost_id(piece.number), place, rect, picture, name, order, name)
        picture = pictures.kid_of(players[piece.seat])
        return Piece(kid_id(piece), place, rect, picture, name, order, name)

    def _stack_pieces(self, view: Position) -> Iterator[Piece]:
        for colour in COLOURS:
            rect = layout.stack_rect(colour)
            left = view.stacks[colour]
            for under in range(left):
                number = HOUSES_PER_COLOUR - under
                yield Piece(
                    house_id(colour, number),
                    stack_id(colour),
                    Rect(rect.x - under * 2.5, rect.y - under * 2.5, rect.w, rect.h),
                    pictures.house_picture(colour),
                    self._voice.house(colour),
                    order=under,
                    tooltip=self._voice.stack(colour, left),
                    takes=_top_of_stack(view, colour),
                )

    def _deck_pieces(self, view: Position) -> Iterator[Piece]:
        for above, dealt in enumerate(reversed(view.deck)):
            shift = above * 0.6
            rect = Rect(layout.DECK.x - shift, layout.DECK.y - shift, layout.DECK.w, layout.DECK.h)
            yield Piece(
                card_id(dealt),
                "deck",
                rect,
                pictures.card_back(dealt.haunted),
                self._voice.card(dealt),
                order=above,
                tooltip=self._voice.deck(len(view.deck)),
                fixed=True,
            )

    def _panel_pieces(
        self, seat: Seat, hunter: Hunter, players: Players, hand_in_tray: bool
    ) -> Iterator[Piece]:
        voice, player = self._voice, players[seat]
        panel = layout.Panel(layout.panel_rect(seat, len(players)))
        place = f"panel:{seat}"
        next_kid = Kid(seat, KIDS - hunter.kids + 1)
        for at in range(hunter.kids):
            kid = Kid(seat, KIDS - at)
            name = voice.piece(kid, players)
            yield Piece(
                kid_id(kid),
                place,
                panel.kid(at),
                pictures.kid_of(player),
                name,
                order=at,
                tooltip=name,
                takes=kid_id(next_kid),
            )
        for at, candy in enumerate(hunter.candies):
            rect = panel.candy(at)
            name = voice.candy(candy.house.colour)
            picture = pictures.candy_picture(candy.house.colour)
            candy_id = house_id(*candy.house)
            yield Piece(candy_id, place, rect, picture, name, tooltip=name, fixed=True)
            eater = Rect(rect.x + rect.w - 24, rect.y + rect.h - 36, 29, 39)
            yield evolve(self._pawn(candy.kid, place, eater, players, order=20), fixed=True)
        for at, dealt in enumerate(hunter.scored):
            yield self._card(dealt, place, panel.scored(at), order=at, fixed=True)
        for at in range(hunter.scares):
            yield Piece(
                f"scare:{seat}:{at}",
                place,
                panel.scare(min(at, 5)),
                pictures.scare_picture(),
                voice.scare(),
                order=at,
                tooltip=voice.bank(),
                source="bank",
                fixed=True,
            )
        for at, dealt in enumerate(hunter.hand):
            if hand_in_tray:
                yield self._card(dealt, "hand", layout.hand_rect(at), order=at)
            else:
                yield self._card(dealt, place, panel.hidden_card(at), order=at, fixed=True)

    def _card(self, dealt: Dealt, place: str, rect: Rect, order: int, fixed: bool = False) -> Piece:
        if dealt.card is None:
            picture = pictures.card_back(dealt.haunted)
        else:
            picture = pictures.card_picture(dealt.card)
        name = self._voice.card(dealt)
        return Piece(card_id(dealt), place, rect, picture, name, order, name, fixed=fixed)

    # ---- marks and prompt -----------------------------------------------------------------

    def _marks(self, view: Position, eyes: Seat | None, players: Players) -> Iterator[Mark]:
        for colour in COLOURS:
            rect = layout.stack_rect(colour)
            yield _count(f"count:{stack_id(colour)}", rect, view.stacks[colour])
        yield _count("count:deck", layout.DECK, len(view.deck))
        for seat, player in enumerate(players):
            yield from self._panel_marks(view, seat, player, len(players))
        if eyes is not None:
            yield self._tray(players[eyes])

    def _panel_marks(
        self, view: Position, seat: Seat, player: Player, seats: int
    ) -> Iterator[Mark]:
        rect = layout.panel_rect(seat, seats)
        colour = seat_colour(player.colour)
        active = seat == view.seat and not view.over
        points = self._points(view, seat)
        unit = Rect(0, 0, 1 / rect.w, 1 / rect.h)
        yield Mark(
            f"panel:{seat}",
            rect,
            (
                Shape(
                    PANEL,
                    colour.tint if active else PANEL_EDGE,
                    radius=14,
                    width=5 if active else 2,
                ),
                Art(figure_asset(player.figure), _scaled(Rect(10, 4, 33, 44), unit), colour.tint),
                Art(colour.symbol, _scaled(Rect(48, 15, 24, 24), unit), colour.tint),
                Words(player.name, _scaled(Rect(78, 1, 196, 48), unit), 27, MOON, bold=True),
                Words(
                    str(points),
                    _scaled(Rect(276, 4, 66, 44), unit),
                    36,
                    MOON if points >= 0 else BLOOD_TEXT,
                    bold=True,
                    align="right",
                ),
            ),
            name=self._voice.panel_of(player.name, points),
            tooltip=self._voice.panel_of(player.name, points),
        )
        scares = view.hunters[seat].scares
        if scares:
            at = layout.Panel(rect).scare(0)
            yield Mark(
                f"scares:{seat}",
                Rect(at.x - 62, at.y, 58, at.h),
                (Words(f"−{scares}", size=27, colour=BLOOD_TEXT, bold=True, align="right"),),
            )

    def _tray(self, player: Player) -> Mark:
        rect = layout.TRAY
        colour = seat_colour(player.colour)
        unit = Rect(0, 0, 1 / rect.w, 1 / rect.h)
        return Mark(
            "tray",
            rect,
            (
                Shape(PANEL, colour.tint, radius=18, width=3),
                Art(figure_asset(player.figure), _scaled(Rect(28, 22, 96, 128), unit), colour.tint),
                Words(
                    player.name,
                    _scaled(Rect(8, 156, 136, 66), unit),
                    28,
                    MOON,
                    bold=True,
                    align="centre",
                ),
            ),
        )

    def _prompt(
        self, view: Position, eyes: Seat | None, players: Players, moves: tuple[Move, ...]
    ) -> Prompt:
        can_score = eyes is None or any(isinstance(move, ScorePattern) for move in moves)
        names = self._voice.step_names()
        return Prompt(
            None if view.over else view.seat,
            self._voice.title(view, players),
            self._voice.prompt(view, can_score),
            tuple(
                StepMark(names[stage], _STEP_ICONS[stage], _step_state(view, stage))
                for stage in Stage
                if not view.over
            ),
        )

    def _points(self, view: Position, seat: Seat) -> int:
        return self._game.standings(view)[seat].points


def _step_state(view: Position, stage: Stage) -> Literal["done", "now", "next", "skipped"]:
    if stage is Stage.KID and view.round == ROUNDS:
        return "skipped"
    if stage < view.stage:
        return "done"
    return "now" if stage is view.stage else "next"


def _scaled(rect: Rect, unit: Rect) -> Rect:
    return Rect(rect.x * unit.w, rect.y * unit.h, rect.w * unit.w, rect.h * unit.h)


def _count(id_: str, rect: Rect, number: int) -> Mark:
    """How many are left, on a small label at the stack's lower right corner."""
    return Mark(
        id_,
        Rect(rect.x + rect.w - 14, rect.y + rect.h - 30, 48, 36),
        (
            Shape(NIGHT, PANEL_EDGE, radius=12),
            Words(
                str(number), size=24, colour=MOON if number else MUTED, bold=True, align="centre"
            ),
        ),
        above=True,
    )


def _button(caption: str) -> tuple[Shape | Words, ...]:
    return (
        Shape("#f28c28", "#ffd9a0", radius=18, width=3),
        Words(caption, Rect(0.05, 0.05, 0.9, 0.9), 29, NIGHT, bold=True, align="centre"),
    )


def _top_of_stack(view: Position, colour: Colour) -> str:
    return house_id(colour, HOUSES_PER_COLOUR - view.stacks[colour] + 1)


def _next_kid(view: Position) -> Kid:
    return Kid(view.seat, KIDS - view.hunters[view.seat].kids + 1)


def _card_in_hand(view: Position, card: int) -> str:
    return card_id(next(held for held in view.hunters[view.seat].hand if held.card == card))


def _held_id(view: Position) -> str:
    if not view.pending:
        return ""
    piece = view.pending[-1].piece
    return ghost_id(piece.number) if isinstance(piece, Ghost) else kid_id(piece)


def _on_table(view: Position, ghost: Ghost) -> bool:
    return view.where(ghost) is not None or any(shoved.piece == ghost for shoved in view.pending)
