"""What is told of a table: in groups, and what is alike only once."""

from __future__ import annotations

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.gestures import Carry, Pick
from halloween_table.contract.offers import Offer
from halloween_table.contract.places import Piece
from halloween_table.table.heard.told import represented, told

from ..toys import BLOCKS, BOX, CARD, FACE, MARK, ROCK, TOYS


def counts(arrangement: Arrangement) -> dict[str, int]:
    """How many things each name stands for."""
    return {
        thing.shown.name: thing.count for group in told(arrangement).values() for thing in group
    }


def boxed(name: str, at: int, *, fixed: bool = False) -> Piece:
    return evolve(CARD, id=f"boxed:{at}", name=name, fixed=fixed, picture=FACE, rect=BOX)


def test_things_that_nobody_has_put_in_a_group_are_on_the_board_and_buttons_are_apart() -> None:
    groups = told(TOYS)
    assert set(groups) == {"board", "buttons"}
    assert [thing.shown.id for thing in groups["buttons"]] == ["bell"]


def test_what_lies_somewhere_belongs_to_the_group_of_its_place() -> None:
    places = tuple(
        evolve(place, group="hand") if place.id == "box" else place for place in TOYS.places
    )
    assert [thing.shown.id for thing in told(evolve(TOYS, places=places))["hand"]] == [
        "box",
        "card",
    ]


def test_a_mark_says_itself_where_it_belongs() -> None:
    groups = told(evolve(TOYS, marks=(evolve(MARK, group="stacks"), evolve(MARK, name=""))))
    assert [thing.shown.id for thing in groups["stacks"]] == ["frame"]


def test_a_stack_of_the_same_is_one_with_a_count_and_its_top_stands_for_it() -> None:
    (blocks,) = (thing for thing in told(TOYS)["board"] if thing.shown.name == "Block")
    assert (blocks.shown.id, blocks.count) == ("block:2", 3)
    assert represented(TOYS, BLOCKS[0].id) == blocks.key


def test_the_same_at_another_place_is_told_there() -> None:
    pieces = (*TOYS.pieces, evolve(BLOCKS[0], id="block:9", place="floor", takes=""))
    blocks = [
        t.count for t in told(evolve(TOYS, pieces=pieces))["board"] if t.shown.name == "Block"
    ]
    assert sorted(blocks) == [1, 3]


def test_several_that_can_each_be_chosen_stay_several() -> None:
    pieces = tuple(boxed("Hidden card", at) for at in range(4))
    offers = tuple(Offer(f"pick {at}", Pick(f"boxed:{at}")) for at in range(2))
    hidden = [
        (thing.shown.id, thing.count)
        for thing in told(evolve(TOYS, pieces=pieces, offers=offers))["board"]
        if thing.shown.name == "Hidden card"
    ]
    assert hidden == [("boxed:0", 1), ("boxed:1", 1), ("boxed:3", 2)]


def test_what_belongs_to_the_ground_is_not_told_twice() -> None:
    assert "Rock" in counts(TOYS)
    places = tuple(
        evolve(place, name="Floor, rock") if place.id == ROCK.place else place
        for place in TOYS.places
    )
    assert "Rock" not in counts(evolve(TOYS, places=places))


def test_what_is_of_no_use_now_is_not_told_again_by_its_own_name() -> None:
    """As long as something can be done with it, it is a spot of its own."""
    places = tuple(
        evolve(place, name="Box with a card") if place.id == CARD.place else place
        for place in TOYS.places
    )
    usable = evolve(TOYS, places=places)
    assert "Card" in counts(usable)
    idle = evolve(usable, offers=())
    assert "Card" not in counts(idle)
    assert "Cat" in counts(idle), "the control: its place does not tell it"


def test_a_place_that_counts_what_lies_there_is_enough() -> None:
    pieces = tuple(boxed("Box", at) for at in range(4))
    boxes = [thing.count for thing in told(evolve(TOYS, pieces=pieces))["board"]]
    assert max(boxes) == 1


def test_of_a_town_s_empty_spots_only_those_are_listed_where_something_can_be_put() -> None:
    spots = tuple(evolve(TOYS.places[0], id=id_, part_of="town") for id_ in ("one", "two", "three"))
    rock = evolve(ROCK, place="two")
    offer = Offer("lay", Carry(CARD.id, "three"))
    town = evolve(TOYS, places=spots, pieces=(rock,), offers=(offer,))
    quiet = {thing.shown.id: thing.quiet for thing in told(town)["board"]}
    assert (quiet["one"], quiet["two"], quiet["three"]) == (True, False, False)
