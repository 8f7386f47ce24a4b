"""Setting the game up: the windmill, the stacks, the cards."""

from __future__ import annotations

from functools import cache

from halloween_table.engine.chance import Chance
from halloween_table.engine.frozen_map import FrozenMap

from .cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from .position import HOUSES_PER_COLOUR, Dealt, Ghost, House, Hunter, Options, Piece, Position
from .town import ARMS, COLOURS, CORE, Cell, Colour, neighbours

SEATS = range(2, 5)
HAND = 2
START_CELLS = (*CORE, *ARMS)


@cache
def start_colourings() -> list[tuple[Colour, ...]]:
    """Every colouring of the windmill with two tiles of each colour, none beside its like (CH-S3)."""
    partial: list[tuple[Colour, ...]] = [()]
    for cell in START_CELLS:
        near = [at for at, other in enumerate(START_CELLS) if other in neighbours(cell)]
        partial = [
            (*colours, colour)
            for colours in partial
            for colour in COLOURS
            if colours.count(colour) < 2
            and all(colours[at] != colour for at in near if at < len(colours))
        ]
    return partial


def setup(options: Options, seats: int, seed: int) -> Position:
    if seats not in SEATS:
        raise ValueError(f"{seats} seats (CH-S1)")
    if options.first not in range(seats):
        raise ValueError(f"seat {options.first} cannot be first (CH-S1)")
    chance = Chance(seed)
    colourings = start_colourings()
    chosen, chance = chance.below(len(colourings))
    numbers = dict.fromkeys(COLOURS, 0)
    houses: dict[Cell, House] = {}
    for cell, colour in zip(START_CELLS, colourings[chosen], strict=True):
        numbers[colour] += 1
        houses[cell] = House(colour, numbers[colour])
    ghosts: dict[Cell, Piece] = {cell: Ghost(number) for number, cell in enumerate(ARMS)}
    order, chance = chance.shuffled(REGULAR_NUMBERS)
    deck = tuple(Dealt(slot, False, card) for slot, card in enumerate(order))
    haunted_order, chance = chance.shuffled(HAUNTED_NUMBERS)
    hunters = []
    for seat in range(seats):
        hand, deck = deck[:HAND], deck[HAND:]
        if options.haunted:
            hand = (*hand, Dealt(len(REGULAR_NUMBERS) + seat, True, haunted_order[seat]))
        hunters.append(Hunter(hand=hand))
    return Position(
        options=options,
        houses=FrozenMap(houses),
        standing=FrozenMap(ghosts),
        stacks=FrozenMap({colour: HOUSES_PER_COLOUR - numbers[colour] for colour in COLOURS}),
        deck=deck,
        hunters=tuple(hunters),
        seat=options.first,
    )
