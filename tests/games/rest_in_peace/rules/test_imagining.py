"""What may be in the sleeves that somebody cannot look into."""

from __future__ import annotations

from collections import Counter

from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.games.rest_in_peace.rules.cards import DECK
from halloween_table.games.rest_in_peace.rules.position import LINE, Options, Position

from ..doing import GAME, after, deck, hand, stakes
from ..drawing import BLUE, GREEN, position_of

MANY = range(300)


def late(green: str, blue: str, missing: tuple[str, str]) -> Position:
    """A position with little left: all ghosts but the missing ones are discarded."""
    lines = []
    for name, drawn, left in (("green", green, missing[0]), ("blue", blue, missing[1])):
        gone = Counter(DECK)
        gone.subtract(map(int, left))
        discards = " ".join(map(str, gone.elements()))
        lines.append(f"{name}: {drawn} | discards {discards}")
    return position_of("\n".join(["round 9", *lines]))


def worlds(position: Position, seat: Seat | None) -> list[Position]:
    view = GAME.view(position, seat)
    return [GAME.imagined(view, seat, Chance(seed)) for seed in MANY]


def test_everything_that_fits_can_be_in_the_sleeves() -> None:  # RP-S3
    position = late("hand 1 2 | deck 6", "hand 3", ("126", "3"))
    imagined = worlds(position, BLUE)
    assert {(hand(world, GREEN), deck(world, GREEN)) for world in imagined} == {
        ("1 2", "6"), ("2 1", "6"), ("1 6", "2"), ("6 1", "2"), ("2 6", "1"), ("6 2", "1")
    }  # fmt: skip
    assert {hand(world, BLUE) for world in imagined} == {"3"}
    assert position.families in [world.families for world in imagined]


def test_what_chance_will_bring_is_unknown_too() -> None:
    position = late("hand 1 2 | deck 6", "hand 3", ("126", "3"))
    assert len({world.chance for world in worlds(position, GREEN)}) == len(MANY)


def test_a_ghost_of_the_other_family_may_be_any_that_is_missing_there() -> None:  # RP-4.21
    """Green has taken a blue ghost back: everybody knows that there is one, but not in a deck."""
    position = late("hand 2 b5 | deck 4", "hand 3", ("24", "53"))
    imagined = worlds(position, None)
    assert {tuple(sorted(hand(world, GREEN).split())) for world in imagined} == {
        ("2", "b5"), ("2", "b3"), ("4", "b5"), ("4", "b3")
    }  # fmt: skip
    assert {deck(world, GREEN) for world in imagined} == {"2", "4"}
    assert {hand(world, BLUE) for world in imagined} == {"3", "5"}
    assert {hand(world, GREEN).split()[0][:1] for world in imagined} == {"2", "4", "b"}


def test_whoever_has_the_other_familys_ghost_knows_it() -> None:  # RP-4.21
    position = late("hand 2 b5 | deck 4", "hand 3", ("24", "53"))
    assert {hand(world, BLUE) for world in worlds(position, GREEN)} == {"3"}


def test_a_psychic_at_round_ten_is_the_one_that_went_there() -> None:  # RP-1.7
    position = position_of("round 3\ngreen: stakes 6 p8\nblue: stakes 1")
    for world in worlds(position, BLUE):
        ghost, psychic = stakes(world, GREEN).split()
        assert psychic == "p8"
        assert int(ghost) in DECK


def test_a_deck_that_is_looked_through_lies_in_order() -> None:  # RP-4.2
    position = after(position_of("green: front p2"), "plays p2")
    for world in worlds(position, BLUE)[:20]:
        values = [card.face for card in world.families[GREEN].deck]
        assert values == sorted(values, key=lambda value: value or 0)
    own = worlds(position, GREEN)
    assert {deck(world, GREEN) for world in own} == {deck(position, GREEN)}


def test_psychics_that_lie_face_down_may_come_in_any_order() -> None:  # RP-S5
    position = GAME.setup(Options(), 2, 4)
    position = evolve(position, round=LINE - 4)
    lines = {tuple(card.face for card in world.line) for world in worlds(position, None)}
    known = [card.face for card in position.line]
    assert len(lines) == 2
    assert {line[:7] for line in lines} == {tuple(known[:7])}
    assert {tuple(sorted(line[7:])) for line in lines} == {tuple(sorted(known[7:]))}
