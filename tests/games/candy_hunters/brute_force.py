"""A slow and plain Candy Hunters, written from the rule file alone, to count legal lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

Cell = tuple[int, int]

COLOURS = "ovgb"
GHOSTS = "1234L"
KIDS = "ABCD"
LAST_ROUND = 6
GHOST_MOVES_A_TURN = 2
UNMET_ALLOWED = 3


@dataclass(frozen=True)
class PlaceHouse:
    colour: str
    cell: Cell


@dataclass(frozen=True)
class MoveGhost:
    ghost: str
    to: Cell


@dataclass(frozen=True)
class Displace:
    """Where the piece goes that lost its tile; which piece that is, the chain knows."""

    to: Cell


@dataclass(frozen=True)
class Score:
    card: str
    cells: frozenset[Cell]
    """Every cell the card covers, met or unmet, ghost cells too."""
    turn: int
    """0, 90, 180 or 270 degrees clockwise."""


@dataclass(frozen=True)
class Exchange:
    card: str


@dataclass(frozen=True)
class PlaceKid:
    to: Cell


@dataclass(frozen=True)
class Pass:
    pass


Move = PlaceHouse | MoveGhost | Displace | Score | Exchange | PlaceKid | Pass


@dataclass
class Chain:
    waiting: str
    """The piece that must go: it stands on no tile until it is displaced."""
    entered: Cell
    """The tile it lost; its pusher stands there already."""
    done: list[str]
    """The ghost that started the chain and all that were displaced: they stay (CH-2.7)."""


@dataclass
class State:
    tiles: dict[Cell, str]
    """The colour of every tile on the board."""
    pieces: dict[Cell, str]
    """The ghost or kid on a tile."""
    seats: int
    seat: int
    first: int
    round: int
    """1 to 6; 7 when the game is over."""
    step: int
    ghost_moves: int
    """Ghost moves started in this step 2."""
    hands: list[list[str]]
    haunted: list[list[str]]
    deck: list[str]
    """Top first."""
    supply: list[int]
    stacks: dict[str, int]
    large_ghost: bool
    """Whether the variant is played; the Large Ghost is beside the board if on no tile."""
    candy: list[list[str]]
    markers: list[int]
    scored_regular: list[int]
    scored_haunted: list[int]
    chain: Chain | None = None


# Reading and drawing positions


def board(drawing: str, origin: Cell = (0, 0)) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """The tiles and the pieces of a drawing whose top left token is at `origin`."""
    tiles: dict[Cell, str] = {}
    pieces: dict[Cell, str] = {}
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    for row, tokens in enumerate(rows):
        for column, token in enumerate(tokens):
            if token == "--":
                continue
            if len(token) != 2 or token[0] not in COLOURS or token[1] not in "." + GHOSTS + KIDS:
                raise ValueError(f"unknown token {token!r}")
            colour, piece = token[0], token[1]
            cell = (origin[0] + column, origin[1] + row)
            if piece in GHOSTS and piece in pieces.values():
                raise ValueError(f"ghost {piece} stands twice")
            tiles[cell] = colour
            if piece != ".":
                pieces[cell] = piece
    return tiles, pieces


def drawn(state: State) -> str:
    """The board as `board` reads it; the top left token is at the smallest x and y."""
    columns = range(min(x for x, _ in state.tiles), max(x for x, _ in state.tiles) + 1)
    rows = range(min(y for _, y in state.tiles), max(y for _, y in state.tiles) + 1)
    lines = []
    for y in rows:
        tokens = []
        for x in columns:
            if (x, y) in state.tiles:
                tokens.append(state.tiles[x, y] + state.pieces.get((x, y), "."))
            else:
                tokens.append("--")
        lines.append(" ".join(tokens))
    return "\n".join(lines)


def position(
    *,
    drawing: str,
    origin: Cell = (0, 0),
    seats: int,
    seat: int = 0,
    first: int = 0,
    round: int = 1,
    step: int = 1,
    ghost_moves: int = 0,
    hands: Sequence[Sequence[str]],
    haunted: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    supply: Sequence[int],
    stacks: Mapping[str, int],
    large_ghost: bool = False,
    candy: Sequence[str] = (),
) -> State:
    """A position with no chain under way; `candy` is a string of colours per seat."""
    tiles, pieces = board(drawing, origin)
    if "L" in pieces.values() and not large_ghost:
        raise ValueError("the Large Ghost is drawn but not in play")
    if any(piece in KIDS[seats:] for piece in pieces.values()):
        raise ValueError("a kid of nobody is drawn")
    if not len(hands) == len(supply) == seats:
        raise ValueError("each seat needs a hand and a supply")
    return State(
        tiles=tiles,
        pieces=pieces,
        seats=seats,
        seat=seat,
        first=first,
        round=round,
        step=step,
        ghost_moves=ghost_moves,
        hands=[list(hand) for hand in hands],
        haunted=[list(hand) for hand in haunted] or [[] for _ in range(seats)],
        deck=list(deck),
        supply=list(supply),
        stacks={colour: stacks[colour] for colour in COLOURS},
        large_ghost=large_ghost,
        candy=[list(colours) for colours in candy] or [[] for _ in range(seats)],
        markers=[0] * seats,
        scored_regular=[0] * seats,
        scored_haunted=[0] * seats,
    )


def pattern(card: str) -> dict[Cell, str]:
    """What a card asks for, cell by cell: a colour, or `x` for a ghost."""
    return {
        (x, y): letter
        for y, row in enumerate(card.split("/"))
        for x, letter in enumerate(row)
        if letter != "."
    }


def turned(cells: Mapping[Cell, str], turn: int) -> dict[Cell, str]:
    """The pattern turned clockwise, moved so that its smallest x and y are 0."""
    result = dict(cells)
    for _ in range(turn // 90):
        result = {(-y, x): letter for (x, y), letter in result.items()}
    left = min(x for x, _ in result)
    top = min(y for _, y in result)
    return {(x - left, y - top): letter for (x, y), letter in result.items()}


# What may be done


def is_over(state: State) -> bool:
    return state.round > LAST_ROUND


def moves(state: State) -> list[Move]:
    """Every legal move, each once."""
    if is_over(state):
        return []
    offered: list[Move] = []
    if state.step == 1:
        offered.extend(_house_placements(state))
    elif state.step == 2 and state.chain is not None:
        offered.extend(_displacements(state))
    elif state.step == 2:
        offered.extend(_ghost_moves(state))
        offered.append(Pass())
    elif state.step == 3:
        offered.extend(_scorings(state))
        offered.append(Pass())
    elif state.step == 4:
        offered.extend(_exchanges(state))
        offered.append(Pass())
    elif state.step == 5:
        offered.extend(_kid_placements(state))
    if len(set(offered)) != len(offered):
        raise AssertionError("a move is offered twice")
    return offered


def after(state: State, move: Move) -> State:
    """The state after a legal move; the given one stays as it is."""
    if move not in moves(state):
        raise ValueError(f"{move} is not legal")
    return _carried_out(state, move)


def perft(state: State, depth: int) -> int:
    """The number of different sequences of `depth` legal moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(moves(state))
    return sum(perft(_carried_out(state, move), depth - 1) for move in moves(state))


def next_to(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]


def tiles_next_to(state: State, cell: Cell) -> list[Cell]:
    return [neighbour for neighbour in next_to(cell) if neighbour in state.tiles]


def _house_placements(state: State) -> list[PlaceHouse]:
    """CH-1.1, CH-1.2."""
    cells = {
        neighbour
        for tile in state.tiles
        for neighbour in next_to(tile)
        if neighbour not in state.tiles
    }
    return [
        PlaceHouse(colour, cell)
        for colour in COLOURS
        if state.stacks[colour] > 0
        for cell in sorted(cells)
    ]


def _ghost_moves(state: State) -> list[MoveGhost]:
    """CH-2.2; a started move is never refused (CH-2.6)."""
    return [
        MoveGhost(piece, to)
        for cell, piece in sorted(state.pieces.items())
        if piece in GHOSTS
        for to in tiles_next_to(state, cell)
    ]


def _displacements(state: State) -> list[Displace]:
    """CH-2.6: only what lets the rest of the chain be completed."""
    return [
        move
        for move in _displacements_looking_no_further(state)
        if _chain_can_end(_carried_out(state, move))
    ]


def _displacements_looking_no_further(state: State) -> list[Displace]:
    chain = state.chain
    assert chain is not None
    found = []
    for to in tiles_next_to(state, chain.entered):
        standing = state.pieces.get(to)
        if standing is None:
            found.append(Displace(to))
        elif chain.waiting in GHOSTS and standing not in chain.done:  # CH-2.3, CH-2.4, CH-2.7
            found.append(Displace(to))
    return found


def _chain_can_end(state: State) -> bool:
    if state.chain is None:
        return True
    return any(
        _chain_can_end(_carried_out(state, move))
        for move in _displacements_looking_no_further(state)
    )


def _scorings(state: State) -> list[Score]:
    """Every card at every turn and offset near the board that leaves little enough unmet."""
    margin = 6
    columns = [x for x, _ in state.tiles]
    rows = [y for _, y in state.tiles]
    found = []
    for card in state.hands[state.seat] + state.haunted[state.seat]:
        allowed = UNMET_ALLOWED if card in state.haunted[state.seat] else 0
        for turn in (0, 90, 180, 270):
            shape = turned(pattern(card), turn)
            for left in range(min(columns) - margin, max(columns) + margin + 1):
                for top in range(min(rows) - margin, max(rows) + margin + 1):
                    wanted = {(left + x, top + y): asked for (x, y), asked in shape.items()}
                    unmet = [c for c, asked in wanted.items() if not _is_met(state, c, asked)]
                    if len(unmet) <= allowed:
                        found.append(Score(card, frozenset(wanted), turn))
    return found


def _is_met(state: State, cell: Cell, asked: str) -> bool:
    """CH-3.2, CH-3.8."""
    if asked == "x":
        return cell in state.pieces and state.pieces[cell] in GHOSTS
    return cell in state.tiles and state.tiles[cell] == asked


def _exchanges(state: State) -> list[Exchange]:
    """CH-4.1."""
    if not state.deck:
        return []
    return [Exchange(card) for card in state.hands[state.seat]]


def _kid_placements(state: State) -> list[PlaceKid]:
    """CH-5.1."""
    if state.supply[state.seat] == 0:
        return []
    return [PlaceKid(cell) for cell in sorted(state.tiles) if cell not in state.pieces]


# What then happens


def _carried_out(state: State, move: Move) -> State:
    state = deepcopy(state)
    if isinstance(move, PlaceHouse):
        _place_house(state, move)
    elif isinstance(move, MoveGhost):
        _start_ghost_move(state, move)
    elif isinstance(move, Displace):
        _displace(state, move)
    elif isinstance(move, Score):
        _score(state, move)
    elif isinstance(move, Exchange):
        _exchange(state, move)
    elif isinstance(move, PlaceKid):
        state.pieces[move.to] = KIDS[state.seat]
        state.supply[state.seat] -= 1
        _end_step(state)
    else:
        _end_step(state)
    return state


def _place_house(state: State, move: PlaceHouse) -> None:
    state.stacks[move.colour] -= 1
    state.tiles[move.cell] = move.colour
    if state.large_ghost:  # CH-1.3
        for cell in list(state.pieces):
            if state.pieces[cell] == "L":
                del state.pieces[cell]
        state.pieces[move.cell] = "L"
    _end_step(state)


def _start_ghost_move(state: State, move: MoveGhost) -> None:
    (left,) = [cell for cell, piece in state.pieces.items() if piece == move.ghost]
    del state.pieces[left]
    state.ghost_moves += 1
    _enter(state, move.ghost, move.to, [])


def _displace(state: State, move: Displace) -> None:
    chain = state.chain
    assert chain is not None
    state.chain = None
    _enter(state, chain.waiting, move.to, chain.done)


def _enter(state: State, piece: str, to: Cell, done: list[str]) -> None:
    """Put a piece on a tile; what stood there waits for a tile, or the chain is over."""
    standing = state.pieces.get(to)
    state.pieces[to] = piece
    if standing is not None:
        state.chain = Chain(waiting=standing, entered=to, done=[*done, piece])
    elif state.ghost_moves == GHOST_MOVES_A_TURN:
        _end_step(state)


def _score(state: State, move: Score) -> None:
    seat = state.seat
    shape = turned(pattern(move.card), move.turn)
    left = min(x for x, _ in move.cells)
    top = min(y for _, y in move.cells)
    wanted = {(left + x, top + y): asked for (x, y), asked in shape.items()}
    met = [cell for cell, asked in wanted.items() if _is_met(state, cell, asked)]
    state.markers[seat] += len(wanted) - len(met)  # CH-3.9
    for cell in met:
        piece = state.pieces.get(cell)
        if wanted[cell] == "x" or piece is None:  # CH-3.8
            continue
        if piece in GHOSTS:  # CH-3.5
            state.markers[seat] += 1
        else:  # CH-3.4
            del state.pieces[cell]
            state.candy[KIDS.index(piece)].append(state.tiles.pop(cell))
    if move.card in state.haunted[seat]:  # CH-3.11
        state.haunted[seat].remove(move.card)
        state.scored_haunted[seat] += 1
    else:
        state.hands[seat].remove(move.card)
        state.scored_regular[seat] += 1
        if state.deck:  # CH-3.6
            state.hands[seat].append(state.deck.pop(0))
    _end_step(state)


def _exchange(state: State, move: Exchange) -> None:
    hand = state.hands[state.seat]
    hand.remove(move.card)
    state.deck.append(move.card)
    hand.append(state.deck.pop(0))
    _end_step(state)


def _end_step(state: State) -> None:
    last_step = 4 if state.round == LAST_ROUND else 5  # CH-5.2
    state.ghost_moves = 0
    if state.step < last_step:
        state.step += 1
        return
    state.step = 1
    state.seat = (state.seat + 1) % state.seats
    if state.seat == state.first:
        state.round += 1


# What it was worth


def points(state: State, seat: int) -> int:
    """CH-6.1."""
    total = 2 * state.scored_regular[seat] + 5 * state.scored_haunted[seat]
    for colour in COLOURS:
        pieces_of_candy = state.candy[seat].count(colour)
        if pieces_of_candy > 0:
            total += 2 + (pieces_of_candy - 1)
    return total - state.markers[seat]


def ranking(state: State) -> list[list[int]]:
    """The seats from best to worst; those that share a rank stand together (CH-6.2)."""
    standing: dict[tuple[int, int, int, int], list[int]] = {}
    for seat in range(state.seats):
        key = (
            -points(state, seat),
            state.scored_regular[seat] + state.scored_haunted[seat],
            state.markers[seat],
            -len(set(state.candy[seat])),
        )
        standing.setdefault(key, []).append(seat)
    return [standing[key] for key in sorted(standing)]
