"""Booo! on the table: every lawful move has its gesture, and every gesture its answer."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.gestures import Carry, Lead, PassInVain, Press
from halloween_table.contract.palette import seat_colour
from halloween_table.contract.pictures import Art, Shape
from halloween_table.contract.places import Place
from halloween_table.engine.game import TABLE, Refusal, Seat
from halloween_table.engine.record import Player
from halloween_table.games.booo.rules.castle import CELLS, COLOURS, Cell, Room
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.game import Booo
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    GiveUp,
    Go,
    Jump,
    Move,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Options, Position
from halloween_table.games.booo.rules.tiles import castle_of
from halloween_table.games.booo.rules.ways import Way, shortest
from halloween_table.games.booo.table import ids
from halloween_table.games.booo.table.arrangement import BoooArranger
from halloween_table.games.booo.words.voice import BoooVoice
from tests.games.booo.doing import holding, shown
from tests.games.booo.wandering import eyes_of, wander
from tests.games.gestures import check_gestures

GAME = Booo()
PLAYERS = tuple(
    Player(name, "witch", colour)
    for name, colour in (
        ("Ada", "red"),
        ("Bo", "yellow"),
        ("Cy", "teal"),
        ("Di", "pink"),
        ("Eve", "white"),
        ("Flo", "brown"),
    )
)


@pytest.fixture
def arranger(qapp: object) -> BoooArranger:
    return BoooArranger(GAME, BoooVoice())


def after(position: Position, *moves: tuple[Seat, Move]) -> Position:
    for seat, move in moves:
        position = GAME.play(position, seat, move).position
    return position


def searching(seats: int = 3, seed: int = 7, **options: object) -> Position:
    start = GAME.setup(Options(**options), seats, seed)
    return after(start, (start.first, TurnOver()))


def way_for(position: Position, seat: Seat) -> Way:
    held = position.seekers[seat].walls
    found = shortest(
        castle_of(position.order), position.tokens, position.ghost, guest_room(position), held
    )
    assert found is not None
    return found


def place_of(arrangement: Arrangement, id_: str) -> Place:
    return next(place for place in arrangement.places if place.id == id_)


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_lawful_move_is_offered_once_at_a_place_that_is_there(
    arranger: BoooArranger, seats: int
) -> None:
    for position in wander(seats, seats):
        eyes = eyes_of(position)
        arrangement = arranger.arrange(position, eyes, PLAYERS[:seats], ROOM)
        marks = [mark.id for mark in arrangement.marks]
        assert len(set(marks)) == len(marks)
        offered = [
            (eyes if offer.seat is None else offer.seat, offer.move) for offer in arrangement.offers
        ]
        lawful = [
            (seat, move)
            for seat in GAME.actors(position)
            if seat != TABLE
            for move in GAME.moves(position, seat)
        ]
        assert sorted(map(repr, offered)) == sorted(map(repr, lawful))
        check_gestures(arrangement)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_pieces_and_places_lie_on_the_table(arranger: BoooArranger, seats: int) -> None:
    for position in wander(seats + 10, seats):
        arrangement = arranger.arrange(position, eyes_of(position), PLAYERS[:seats], ROOM)
        across, down = arrangement.size
        for thing in (*arrangement.places, *arrangement.pieces, *arrangement.dials):
            rect = thing.rect
            assert rect.x >= 0
            assert rect.y >= 0
            assert rect.x + rect.w <= across
            assert rect.y + rect.h <= down


def test_nothing_is_carried_while_a_way_is_shown(arranger: BoooArranger) -> None:  # BO-1.2
    """A place that is lit for the ghost would be the answer."""
    position = searching()
    position = after(position, (1, CallClaim()), (1, NameColour(way_for(position, 1).colour)))
    offers = arranger.arrange(position, 1, PLAYERS[:3], ROOM).offers
    assert not any(isinstance(offer.gesture, Carry) for offer in offers)


def test_only_the_claimant_leads_the_ghost(arranger: BoooArranger) -> None:  # BO-1.5
    position = searching()
    position = after(position, (1, CallClaim()), (1, NameColour(way_for(position, 1).colour)))
    for eyes in (None, 0, 1, 2):
        led = arranger.arrange(position, eyes, PLAYERS[:3], ROOM).led
        assert led == (ids.GHOST if eyes == 1 else "")


def test_everybody_has_two_keys_while_all_search(arranger: BoooArranger) -> None:  # BO-1.3
    arrangement = arranger.arrange(searching(6), None, PLAYERS, ROOM)
    keys = {(key.seat, key.use) for place in arrangement.places if (key := place.own_key)}
    assert keys == {(seat, use) for seat in range(6) for use in ("claim", "hand")}


def test_own_wall_tiles_warn_beside_the_colours(arranger: BoooArranger) -> None:  # BO-1.4
    position = searching()
    way = way_for(position, 1)
    position = after(position, (1, CallClaim()), (1, NameColour(way.colour)))
    position = after(position, *((1, step) for step in way.steps))
    position = after(position, (position.first, TurnOver()), (1, CallClaim()))
    arrangement = arranger.arrange(position, 1, PLAYERS[:3], ROOM)
    held = way.last_colour
    shown = next(piece for piece in arrangement.pieces if piece.id == ids.Wall(held))
    warning = next(mark for mark in arrangement.marks if mark.id == "warning")
    assert warning.rect.y <= shown.rect.y <= warning.rect.y + warning.rect.h
    crossed_out = {
        colour
        for colour in COLOURS
        if "booo/wrong"
        in {
            layer.asset
            for layer in place_of(arrangement, ids.Colour(colour)).picture
            if isinstance(layer, Art)
        }
    }
    assert crossed_out == {held}


# ---- paths ------------------------------------------------------------------------------------------


def showing(seed: int = 7) -> Position:
    position = searching(2, seed)
    return after(position, (0, CallClaim()), (0, NameColour(way_for(position, 0).colour)))


def around(position: Position, *steps: tuple[int, int]) -> list[str]:
    assert position.claim is not None
    cell = position.claim.trail[-1].cell
    return [ids.Cell(*Cell(cell.row + row, cell.column + column)) for row, column in steps]


def led(arranger: BoooArranger, position: Position, path: list[str]) -> tuple[Move, ...]:
    meant = arranger.attempt(position, Lead(ids.GHOST, tuple(path)))
    assert isinstance(meant, tuple)
    return meant


def test_led_over_neighbours_the_ghost_takes_each_step(arranger: BoooArranger) -> None:
    position = showing()
    places = around(position, (1, 0), (2, 0), (2, 1))
    moves = led(arranger, position, places)
    assert [ids.Cell(*move.cell) for move in moves if isinstance(move, Go)] == places


def test_a_far_click_in_line_is_a_straight_walk(arranger: BoooArranger) -> None:
    position = showing()
    moves = led(arranger, position, around(position, (0, 3)))
    places = around(position, (0, 1), (0, 2), (0, 3))
    assert [ids.Cell(*move.cell) for move in moves if isinstance(move, Go)] == places


def test_a_corner_that_is_cut_is_gone_round_where_no_wall_stands(arranger: BoooArranger) -> None:
    position = showing()
    assert position.claim is not None
    castle = castle_of(position.order)
    for cell in CELLS:
        for target in CELLS:
            if abs(cell.row - target.row) == 1 == abs(cell.column - target.column):
                first, second = arranger._steps(position, cell, target)
                assert second == target
                walls = [castle.wall(cell, first), castle.wall(first, target)]
                other = Cell(
                    cell.row + target.row - first.row, cell.column + target.column - first.column
                )
                others = [castle.wall(cell, other), castle.wall(other, target)]
                assert walls.count(None) >= others.count(None)


def test_a_click_far_off_the_line_is_refused_as_no_step(arranger: BoooArranger) -> None:  # BO-C6
    position = showing()
    (move,) = led(arranger, position, around(position, (2, 3)))
    refusal = GAME.refusal(position, 0, move)
    assert refusal is not None
    assert refusal.reason == "not_a_step"


def test_a_click_on_the_other_trapdoor_is_a_jump(arranger: BoooArranger) -> None:  # BO-1.6
    position = showing()
    assert position.claim is not None
    stand = position.claim.trail[-1]._replace(cell=Room(1, 1).cell)
    position = evolve(position, claim=evolve(position.claim, trail=(stand,)))
    there = ids.Cell(*Room(4, 4).cell)
    assert led(arranger, position, [there]) == (Jump(Room(4, 4)),)


# ---- refusals -----------------------------------------------------------------------------------------


def reason(answer: object) -> str:
    assert isinstance(answer, Refusal)
    return answer.reason


def test_touching_the_castle_before_a_claim_is_explained(arranger: BoooArranger) -> None:  # BO-1.2
    assert reason(arranger.attempt(searching(), Press("cell:3:3"))) == "no_touching"


def test_a_button_answers_for_its_own_seat(arranger: BoooArranger) -> None:  # BO-1.10
    position = searching(3, wait=5)
    position = after(position, (2, CallClaim()), (2, GiveUp()))
    assert reason(arranger.attempt(position, Press(ids.Claim(2)))) == "wait_first"
    assert arranger.attempt(position, Press(ids.Claim(1))) is None


def test_buttons_are_dead_before_the_guest_is_there(arranger: BoooArranger) -> None:  # BO-1.1
    position = GAME.setup(Options(), 3, 7)
    assert reason(arranger.attempt(position, Press(ids.Claim(2)))) == "guest_first"
    assert reason(arranger.attempt(position, Press(ids.Hand(2)))) == "guest_first"


def test_space_in_vain_is_explained(arranger: BoooArranger) -> None:
    assert reason(arranger.attempt(searching(), PassInVain())) == "no_touching"


def test_every_refusal_has_a_sentence(arranger: BoooArranger) -> None:
    voice = BoooVoice()
    seen = set()
    for position in wander(3, 3):
        for seat in range(3):
            for move in (TurnOver(), CallClaim(), RaiseHand(), GiveUp(), Go(Cell(0, 0))):
                refusal = GAME.refusal(position, seat, move)
                if refusal is not None:
                    seen.add(refusal.reason)
                    assert voice.refusal(refusal, PLAYERS[:3])
    assert {"not_your_turn", "guest_first", "no_touching", "not_a_step"} <= seen


# ---- for those who listen ---------------------------------------------------------------------------


def test_every_room_tells_its_walls(arranger: BoooArranger) -> None:
    view = GAME.setup(Options(), 2, 5)
    castle, names = castle_of(view.order), {}
    for place in arranger.arrange(view, 0, PLAYERS[:2], ROOM).places:
        if isinstance(place.id, ids.Cell):
            names[place.id.cell] = place.name
    assert set(names) == set(CELLS)
    for (row, column), name in names.items():
        _, sides = name.split(". Up: ")
        up, right, down, left = (side.partition(": ")[2] or side for side in sides.split(", "))
        for side, near in (
            (up, (row - 1, column)),
            (right, (row, column + 1)),
            (down, (row + 1, column)),
            (left, (row, column - 1)),
        ):
            if near not in CELLS:
                assert side == "the edge"
            else:
                assert side == (castle.wall(Cell(row, column), Cell(*near)) or "open")


def test_whoever_leads_the_ghost_hears_the_walls_around_it(arranger: BoooArranger) -> None:
    view = GAME.setup(Options(), 2, 5)
    arrangement = arranger.arrange(view, 0, PLAYERS[:2], ROOM)
    ghost = next(piece for piece in arrangement.pieces if piece.id == ids.GHOST)
    place = next(place for place in arrangement.places if place.id == ghost.place)
    assert ghost.name.endswith(place.name.partition(". ")[2])


def test_another_castle_has_other_walls(arranger: BoooArranger) -> None:
    first, second = (
        arranger.arrange(GAME.setup(Options(), 2, seed), 0, PLAYERS[:2], ROOM) for seed in (5, 6)
    )
    assert [place.name for place in first.places] != [place.name for place in second.places]


# ---- who has won -----------------------------------------------------------------------------------------


def framed(arranger: BoooArranger, view: Position) -> list[Seat]:
    """Whose panel has a broad frame in their own colour."""
    players = PLAYERS[: len(view.seekers)]
    marks = {mark.id: mark for mark in arranger.arrange(view, None, players, ROOM).marks}
    return [
        seat
        for seat, player in enumerate(players)
        for layer in marks[ids.Panel(seat)].picture[:1]
        if isinstance(layer, Shape)
        if layer.width > 4
        if layer.line == seat_colour(player.colour).tint
    ]


def test_whoever_has_won_the_guest_is_framed_until_the_next_one_comes(
    arranger: BoooArranger,
) -> None:
    search = searching()
    assert framed(arranger, GAME.setup(Options(), 3, 7)) == [search.first]
    assert framed(arranger, search) == [], "everybody searches"
    taken = shown(search, 2, way_for(search, 2))
    assert [framed(arranger, passed) for passed in taken.on_the_way] == [[2]]
    assert taken.position.first != 2
    assert framed(arranger, taken.position) == [2]
    assert framed(arranger, after(taken.position, (taken.position.first, TurnOver()))) == []


def test_whoever_has_won_the_game_is_framed_at_its_end(arranger: BoooArranger) -> None:
    search = holding(searching(), 1, guests=(9, 10, 11, 12))
    over = shown(search, 1, way_for(search, 1)).position
    assert over.over
    assert framed(arranger, over) == [1]


def test_after_a_lost_guest_the_next_first_player_is_framed(arranger: BoooArranger) -> None:
    lost = after(searching(), (0, RaiseHand()), (1, RaiseHand()))
    assert framed(arranger, lost) == [lost.first]


def test_of_a_lost_guests_way_it_is_said_for_whom_it_is(arranger: BoooArranger) -> None:
    """BO-1.4, BO-1.12"""
    said = set[str]()
    for seed in range(24):
        position = searching(3, seed)
        for seat, first in enumerate((0, 3, 1)):
            position = holding(position, seat, *COLOURS[first : first + (1 if seed > 12 else 3)])
        lost = after(position, (0, RaiseHand()), (1, RaiseHand()))
        assert lost.last is not None
        prompt = arranger.arrange(lost, None, PLAYERS[:3], ROOM).prompt.text
        used = {stand.colour for stand in lost.last.shortest}
        may = [
            player.name
            for player, seeker, had in zip(PLAYERS, lost.seekers, lost.last.ways, strict=False)
            if had and used.isdisjoint(seeker.walls)
        ]
        if sum(lost.last.ways) != len(may):
            assert prompt.endswith(f"this one is for {', '.join(may)}.")
            said.add(prompt[16:30])
        else:
            assert "this one" not in prompt
    assert len(said) == 2, "for all of them, and for some"
