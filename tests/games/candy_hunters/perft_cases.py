"""Fixed Candy Hunters positions with the number of legal lines of 1, 2, 3, … moves from each."""

from collections.abc import Mapping
from dataclasses import dataclass

Hands = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, kw_only=True)
class Case:
    """A position with no chain under way, in the terms of `brute_force.position`.

    Tiles and kids are all there: 9 tiles of a colour are in its stack, on the board or candy;
    5 kids of a seat are in its supply, on the board or eating; as many tiles and kids have come
    to the board as the round, the seat and the step say. Decks are cut short.
    """

    name: str
    shows: str
    """What the case is there for."""
    drawing: str
    origin: tuple[int, int] = (0, 0)
    seats: int
    seat: int = 0
    first: int = 0
    round: int = 1
    step: int = 1
    ghost_moves: int = 0
    hands: Hands
    haunted: Hands = ()
    deck: tuple[str, ...] = ()
    supply: tuple[int, ...]
    stacks: Mapping[str, int]
    large_ghost: bool = False
    candy: tuple[str, ...] = ()
    """The colours of the candy of each seat."""
    golden: tuple[int, ...]
    """Lines of 1, 2, 3, … moves."""


CASES = (
    Case(
        name="start_for_two",
        shows="the start layout, from the first house into the first ghost moves",
        drawing="""
            -- v1 -- --
            -- o. v. o2
            b4 g. b. --
            -- -- g3 --
        """,
        origin=(-1, -1),
        seats=2,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        deck=("vo/g.", "bg/o.", "ovg"),
        supply=(5, 5),
        stacks={"o": 7, "v": 7, "g": 7, "b": 7},
        golden=(48, 288, 1857, 3847),
    ),
    Case(
        name="second_ghost_move_for_four",
        shows="step 2 ends by itself after its second move; the advanced game; a full first hand",
        drawing="""
            -- v1 -- --
            -- o. v. o2
            b4 g. b. o.
            -- -- g3 --
        """,
        origin=(-1, -1),
        seats=4,
        seat=2,
        first=2,
        step=2,
        ghost_moves=1,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v."), ("vo/b.", "gob"), ("vb/g.", "bg/v.")),
        haunted=(("ovx/gbx",), ("xo/gv/xb",), ("x../ovg/.xb",), ("bxo/.xv/..g",)),
        deck=("vo/g.", "bg/o."),
        supply=(5, 5, 5, 5),
        stacks={"o": 6, "v": 7, "g": 7, "b": 7},
        golden=(6, 28, 84, 420, 20160),
    ),
    Case(
        name="large_ghost_arrives",
        shows="CH-1.3: from beside the board onto the first house; three seats",
        drawing="""
            -- v1 -- --
            -- o. v. o2
            b4 g. b. --
            -- -- g3 --
        """,
        origin=(-1, -1),
        seats=3,
        seat=1,
        first=1,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v."), ("vo/b.", "gob")),
        deck=("vo/g.", "bg/o."),
        supply=(5, 5, 5),
        stacks={"o": 7, "v": 7, "g": 7, "b": 7},
        large_ghost=True,
        golden=(48, 352, 2179, 5494),
    ),
    Case(
        name="large_ghost_travels",
        shows="CH-1.3: from wherever it stands onto the new house, leaving its tile empty",
        drawing="""
            -- v1 -- --
            -- oL v. o2
            b4 g. bA o.
            -- -- g3 --
        """,
        origin=(-1, -1),
        seats=2,
        seat=1,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        deck=("vo/g.", "bg/o."),
        supply=(4, 5),
        stacks={"o": 6, "v": 7, "g": 7, "b": 7},
        large_ghost=True,
        golden=(48, 396, 2458, 8241),
    ),
    Case(
        name="crowded_town",
        shows="ghosts that push ghosts that push kids, in every direction; four seats",
        drawing="""
            o. vA gB b.
            vC g1 b2 oD
            gA b3 o4 vB
            b. oC v. g.
        """,
        seats=4,
        seat=3,
        round=2,
        step=2,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v."), ("vo/b.", "gob"), ("vb/g.", "bg/v.")),
        deck=("vo/g.", "bg/o."),
        supply=(3, 3, 3, 4),
        stacks={"o": 5, "v": 5, "g": 5, "b": 5},
        golden=(17, 64, 486, 1376, 3600),
    ),
    Case(
        name="dead_ends",
        shows="CH-2.6: kids with no way out, one and two displacements after the started move",
        drawing="""
            gA v2 o1 b. o.
            -- g3 vB -- b.
            -- bA -- -- v.
            -- o4 g. -- --
        """,
        seats=2,
        seat=1,
        round=2,
        step=2,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        deck=("vo/g.", "bg/o."),
        supply=(3, 4),
        stacks={"o": 6, "v": 6, "g": 6, "b": 6},
        golden=(12, 35, 150, 223, 1574),
    ),
    Case(
        name="ring_of_ghosts",
        shows="CH-2.7: a chain runs round a ring of ghosts and may not close it",
        drawing="""
            o1 v2 g3 b.
            -- bL o4 vA
            g. o. vB g.
        """,
        seats=2,
        round=2,
        step=2,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        deck=("vo/g.", "bg/o."),
        supply=(4, 4),
        stacks={"o": 6, "v": 6, "g": 6, "b": 7},
        large_ghost=True,
        golden=(15, 65, 392, 1124, 4258),
    ),
    Case(
        name="ring_with_no_exit",
        shows="CH-2.7 inside CH-2.6: the ring's last ghost would have to displace its pushers",
        drawing="""
            o1 v2 g3 b. v.
            -- bL o4 vA g.
            -- gA oB b. --
        """,
        seats=2,
        seat=1,
        round=2,
        step=2,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        deck=("vo/g.", "bg/o."),
        supply=(3, 4),
        stacks={"o": 6, "v": 6, "g": 6, "b": 6},
        large_ghost=True,
        golden=(15, 52, 361, 1144, 6325),
    ),
    Case(
        name="feast",
        shows="many places and turns for two cards, with kids of all three seats and with ghosts",
        drawing="""
            o. vA g1 gC
            gB o. vC oB
            v3 gA o4 v2
            b. oA g. v.
        """,
        seats=3,
        seat=1,
        round=3,
        step=3,
        hands=(("vg/b.", "vo/b."), ("ov/g.", "ogv"), ("gb/o.", "bo/v.")),
        deck=("vo/g.", "bg/o."),
        supply=(2, 3, 3),
        stacks={"o": 4, "v": 4, "g": 4, "b": 8},
        golden=(8, 24, 120, 7860, 99180),
    ),
    Case(
        name="haunted_feast",
        shows="CH-3.8 to CH-3.10: a haunted card with 0 to 3 unmet; the Large Ghost fulfils a cell",
        drawing="""
            oA v. g1 v.
            gB bA oL b4
            v3 b. g2 bB
            -- v. oB oA
        """,
        origin=(4, -7),
        seats=2,
        round=4,
        step=3,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        haunted=(("ovx/gbx",), ("x../ovg/.xb",)),
        deck=("vo/g.", "bg/o."),
        supply=(2, 2),
        stacks={"o": 5, "v": 5, "g": 6, "b": 5},
        large_ghost=True,
        golden=(12, 36, 144, 8640, 118032),
    ),
    Case(
        name="haunted_after_a_ghost_move",
        shows="the last ghost move decides which requirements of a haunted card are met; no deck",
        drawing="""
            -- bA o1 v.
            gB v2 g3 bA
            o. b. o4 vB
            v. gA g. --
        """,
        seats=2,
        seat=1,
        round=3,
        step=2,
        ghost_moves=1,
        hands=(("ov/g.",), ("gb/o.", "bo/v.")),
        haunted=((), ("xo/gv/xb",)),
        supply=(2, 3),
        stacks={"o": 6, "v": 5, "g": 5, "b": 6},
        golden=(16, 87, 269, 638, 17870),
    ),
    Case(
        name="empty_deck",
        shows="CH-3.6 and CH-4.1: nothing to draw after scoring, nothing to exchange, only passing",
        drawing="""
            o. vA g1 gC
            gB o. vC oB
            v3 gA o4 v2
            b. oA g. v.
        """,
        seats=3,
        seat=1,
        round=3,
        step=3,
        hands=(("vg/b.", "vo/b."), ("ov/g.",), ("gb/o.", "bo/v.")),
        supply=(2, 3, 3),
        stacks={"o": 4, "v": 4, "g": 4, "b": 8},
        golden=(5, 5, 25, 1640, 20100, 81765),
    ),
    Case(
        name="next_round",
        shows="a deck of one card, the must of step 5, and the round that rises with the first seat",
        drawing="""
            -- v1 -- g.
            -- o. vB o2
            b4 g. b. o.
            -- -- g3 --
        """,
        origin=(-1, -1),
        seats=2,
        first=1,
        step=4,
        hands=(("ov/g.", "vg/b."), ("gb/o.", "bo/v.")),
        deck=("vo/g.",),
        supply=(5, 4),
        stacks={"o": 6, "v": 7, "g": 6, "b": 7},
        golden=(3, 15, 780, 6060, 36417),
    ),
    Case(
        name="holes",
        shows="CH-1.4 and CH-3.7: a town in parts; houses may join them, ghosts may be alone",
        drawing="""
            -- -- v1 -- b. --
            -- -- oA -- o2 vB
            -- b4 -- b. g3 --
            g. -- -- gB -- --
            -- -- -- -- b. --
        """,
        seats=2,
        round=5,
        hands=(("bg/o.", "vg/o."), ("ob/v.", "og/b.")),
        deck=("ov/b.", "gv/b."),
        supply=(1, 1),
        stacks={"o": 6, "v": 5, "g": 5, "b": 4},
        candy=("gov", "vb"),
        golden=(76, 572, 1908, 5162),
    ),
    Case(
        name="exhausted_stacks_into_round_six",
        shows="CH-1.2: two empty stacks; the last kid of round 5, then the first house of round 6",
        drawing="""
            -- -- v. -- -- -- --
            -- -- vA v1 -- oB --
            -- -- oC b. oA oB v2
            oA b4 o. b3 -- oA --
            -- vC -- -- vC v. --
            -- oB -- -- -- -- --
            -- o. vC -- -- -- --
        """,
        seats=3,
        seat=1,
        first=2,
        round=5,
        step=5,
        hands=(("vg/o.", "ov/b."), ("vo/g.", "gv/b."), ("vg/b.", "vgb")),
        deck=("bv/o.", "gv/o."),
        supply=(0, 1, 0),
        stacks={"o": 0, "v": 0, "g": 7, "b": 6},
        candy=("g", "v", "g"),
        golden=(5, 250, 2330, 10900),
    ),
    Case(
        name="round_six_skips_the_kid",
        shows="CH-5.2: from step 4 to the next seat's house; holes and two empty stacks; four seats",
        drawing="""
            -- -- -- bD -- -- --
            -- -- -- g. v3 -- --
            -- -- bA vD bC -- g2
            -- -- oD o. -- oA oB
            -- -- b1 g4 -- -- --
            g. -- gB v. -- -- bB
            b. -- -- -- -- -- --
            g. -- -- -- -- -- --
        """,
        seats=4,
        seat=1,
        round=6,
        step=3,
        hands=(("ov/b.", "bv/o."), ("gb/v.", "vg/b."), ("og/b.", "vg/o."), ("ov/g.", "gv/o.")),
        deck=("vb/g.", "ob/v."),
        supply=(0, 0, 0, 0),
        stacks={"o": 2, "v": 4, "g": 0, "b": 0},
        candy=("vvo", "bg", "oogb", "gb"),
        golden=(4, 12, 726, 7068, 31266),
    ),
    Case(
        name="last_turn",
        shows="the game ends after step 4 of round 6: no line has more moves than are left",
        drawing="""
            -- -- -- vA bB -- --
            -- -- -- o1 v. o2 oB
            bB g4 bA gB bA -- g.
            -- -- o. -- g3 gB b.
            -- -- -- -- vA o. g.
            -- -- -- -- oA -- --
        """,
        seats=2,
        seat=1,
        round=6,
        step=2,
        ghost_moves=1,
        hands=(("bv/g.", "vb/g."), ("og/b.", "gb/o.")),
        haunted=((), ("ovx/gbx",)),
        deck=("vg/o.",),
        supply=(0, 0),
        stacks={"o": 3, "v": 6, "g": 3, "b": 4},
        golden=(11, 54, 276, 448, 0),
    ),
)
