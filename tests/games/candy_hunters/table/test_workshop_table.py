"""The workshop on the table: what can be brought where, and what is said of the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.gestures import Carry, Press
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import ONLOOKERS, Refusal
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters import workshop_kit
from halloween_table.games.candy_hunters.puzzles.code import encode
from halloween_table.games.candy_hunters.puzzles.workshop import (
    CandyWorkshop,
    Draft,
    WorkshopOptions,
)
from halloween_table.games.candy_hunters.puzzles.workshop_moves import (
    AddCard,
    LayTile,
    Move,
    Pawn,
    PutPawn,
    RemoveCard,
    SetRounds,
    ShiftPawn,
    ShiftTile,
    TakePawn,
    TakeTile,
)
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour
from halloween_table.games.candy_hunters.table import ids
from halloween_table.games.candy_hunters.table.workshop_things import BIN, SHELF, Rounds, Supply

from ...gestures import check_gestures
from ..puzzles.drawing import puzzle_of, random_puzzle

pytestmark = pytest.mark.usefixtures("qapp")

GAME = CandyWorkshop()
ADA = (Player("Ada", "witch", "red"),)
EMPTY = GAME.setup(WorkshopOptions(), 1, 0)
PUZZLE = puzzle_of(
    """
    o. vA g. b.
    gA o1 b. v.
    b. v. g. oA
    """,
    "ov/g.",
    "vog",
    rounds=2,
)
CORNER, MIDDLE = Cell(0, 0), Cell(1, 1)


@pytest.fixture
def kit() -> Any:
    return workshop_kit()


def draft_of(*moves: Move) -> Draft:
    draft = GAME.setup(WorkshopOptions(code=encode(PUZZLE)), 1, 0)
    for move in moves:
        draft = GAME.play(draft, 0, move).position
    return draft


DRAFT = draft_of()
CARD = DRAFT.cards[0]


def arranged(kit: Any, draft: Draft, eyes: int | None = 0) -> Arrangement:
    arrangement: Arrangement = kit.arranger.arrange(draft, eyes, ADA, ROOM)
    return arrangement


def meant(kit: Any, draft: Draft, piece: str, place: str | None) -> Any:
    return kit.arranger.attempt(draft, Carry(piece, place))


def house_at(cell: Cell) -> str:
    return ids.House(*DRAFT.houses[cell])


def pawn_at(cell: Cell) -> str:
    return ids.pawn(DRAFT.standing[cell])


# ---- offers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_every_move_is_offered_with_things_that_are_there(kit: Any, seed: int) -> None:
    options = WorkshopOptions(code=encode(random_puzzle(seed, 1 + seed % 3)))
    for draft in (EMPTY, DRAFT, GAME.setup(options, 1, 0)):
        arrangement = arranged(kit, draft)
        check_gestures(arrangement)
        assert {offer.move for offer in arrangement.offers} == {*GAME.moves(draft, 0)}
        for offer in arrangement.offers:
            if isinstance(offer.gesture, Carry):
                assert meant(kit, draft, *_ends(offer.gesture)) == offer.move


def _ends(carry: Carry) -> tuple[str, str | None]:
    return carry.piece, carry.place


def test_what_is_taken_away_goes_to_the_bin_or_to_where_it_came_from(kit: Any) -> None:
    aims = {
        TakeTile(MIDDLE): {BIN, ids.Stack(Colour.ORANGE)},
        TakePawn(MIDDLE): {BIN, Supply(Pawn.GHOST)},
        TakePawn(Cell(1, 0)): {BIN, Supply(Pawn.KID)},
        RemoveCard(CARD): {BIN, SHELF},
    }
    offers = arranged(kit, DRAFT).offers
    for move, places in aims.items():
        gestures = [offer.gesture for offer in offers if offer.move == move]
        assert {carry.place for carry in gestures if isinstance(carry, Carry)} == places


def test_those_who_watch_can_do_nothing(kit: Any) -> None:
    for eyes in (None, ONLOOKERS):
        assert arranged(kit, DRAFT, eyes).offers == ()


# ---- what is meant ----------------------------------------------------------------------------------


def test_carrying_means_laying_shifting_and_taking(kit: Any) -> None:
    new, rim = ids.House(*DRAFT.stack(Colour.BLUE)[0]), Cell(4, 0)
    assert meant(kit, DRAFT, new, ids.Cell(*rim)) == LayTile(Colour.BLUE, rim)
    assert meant(kit, DRAFT, house_at(MIDDLE), ids.Cell(*rim)) == ShiftTile(MIDDLE, rim)
    assert meant(kit, DRAFT, house_at(MIDDLE), BIN) == TakeTile(MIDDLE)
    ghost = ids.pawn(DRAFT.supply(Pawn.GHOST)[0])
    assert meant(kit, DRAFT, ghost, ids.Cell(*CORNER)) == PutPawn(Pawn.GHOST, CORNER)
    assert meant(kit, DRAFT, pawn_at(MIDDLE), ids.Cell(*CORNER)) == ShiftPawn(MIDDLE, CORNER)
    assert meant(kit, DRAFT, pawn_at(MIDDLE), BIN) == TakePawn(MIDDLE)
    assert meant(kit, DRAFT, ids.Card(9), ids.HAND) == AddCard(9)
    assert meant(kit, DRAFT, ids.Card(CARD), SHELF) == RemoveCard(CARD)


def reason(kit: Any, draft: Draft, piece: str, place: str | None) -> str:
    """Why nothing comes of it, as the one who builds reads it."""
    found = meant(kit, draft, piece, place)
    refusal = found if isinstance(found, Refusal) else GAME.refusal(draft, 0, found)
    assert refusal is not None
    assert kit.voice.refusal(refusal, ADA).endswith(".")
    return refusal.reason


def test_a_wrong_drop_has_a_sentence(kit: Any) -> None:
    new, far = ids.House(*DRAFT.stack(Colour.BLUE)[0]), ids.Cell(4, 3)
    kid = ids.pawn(DRAFT.supply(Pawn.KID)[0])
    assert reason(kit, DRAFT, new, ids.Cell(*MIDDLE)) == "tile_on_tile"
    assert reason(kit, DRAFT, new, far) == "tile_not_joined"
    assert reason(kit, DRAFT, new, BIN) == "house_target"
    assert reason(kit, DRAFT, new, ids.HAND) == "house_target"
    assert reason(kit, DRAFT, house_at(MIDDLE), ids.Stack(Colour.BLUE)) == "house_target"
    assert reason(kit, DRAFT, kid, ids.Cell(*MIDDLE)) == "pawn_on_pawn"
    assert reason(kit, DRAFT, kid, far) == "pawn_without_tile"
    assert reason(kit, DRAFT, kid, BIN) == "pawn_target"
    assert reason(kit, DRAFT, pawn_at(MIDDLE), Supply(Pawn.KID)) == "pawn_target"
    assert reason(kit, DRAFT, ids.Card(9), ids.Cell(*MIDDLE)) == "card_target"
    assert reason(kit, DRAFT, ids.Card(9), None) == "card_target"
    full = draft_of(AddCard(9), AddCard(10))
    assert reason(kit, full, ids.Card(11), ids.HAND) == "cards_used_up"


def test_whoever_presses_an_empty_stack_is_told_why_it_is_empty(kit: Any) -> None:
    green = [LayTile(Colour.GREEN, Cell(at, 0)) for at in range(9)]
    draft = EMPTY
    for move in (*green, *(PutPawn(Pawn.KID, Cell(at, 0)) for at in range(5))):
        draft = GAME.play(draft, 0, move).position
    pressed = {
        ids.Stack(Colour.GREEN): "colour_used_up",
        Supply(Pawn.KID): "kids_used_up",
    }
    for place, expected in pressed.items():
        move = kit.arranger.attempt(draft, Press(place))
        refusal = GAME.refusal(draft, 0, move)
        assert refusal is not None
        assert refusal.reason == expected
        assert "%" not in kit.voice.refusal(refusal, ADA)
    assert kit.arranger.attempt(draft, Press(ids.Stack(Colour.BLUE))) is None


# ---- where things lie -------------------------------------------------------------------------------


def inside(part: Rect, whole: Rect) -> bool:
    return (
        whole.x <= part.x
        and whole.y <= part.y
        and part.x + part.w <= whole.x + whole.w
        and part.y + part.h <= whole.y + whole.h
    )


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 0.01 and down > 0.01


def test_everything_in_the_box_is_there_once_and_fits(kit: Any) -> None:
    for draft in (EMPTY, DRAFT):
        arrangement = arranged(kit, draft)
        whole = Rect(0, 0, *arrangement.size)
        kinds = Counter(piece.id.partition(":")[0] for piece in arrangement.pieces)
        assert kinds == {"house": 36, "ghost": 4, "kid": 5, "card": 28}
        places = {place.id: place for place in arrangement.places}
        for piece in arrangement.pieces:
            assert inside(piece.rect, whole), piece
            if piece.place in (SHELF, ids.HAND, Supply(Pawn.GHOST), Supply(Pawn.KID)):
                assert inside(piece.rect, places[piece.place].rect), piece
        cards = [piece for piece in arrangement.pieces if piece.id.startswith("card:")]
        for at, card in enumerate(cards):
            assert not any(overlap(card.rect, other.rect) for other in cards[:at])


def test_places_do_not_lie_over_each_other(kit: Any) -> None:
    """But for the buttons, which lie in the tray."""
    places = [place for place in arranged(kit, DRAFT).places if not isinstance(place.id, Rounds)]
    for at, place in enumerate(places):
        for other in places[:at]:
            assert not overlap(place.rect, other.rect), (place.id, other.id)


def test_rounds_are_buttons_but_for_the_present_one(kit: Any) -> None:
    places = {place.id: place for place in arranged(kit, DRAFT).places}
    assert [places[Rounds(rounds)].button for rounds in (1, 2, 3)] == [True, False, True]
    offers = {offer.gesture: offer.move for offer in arranged(kit, DRAFT).offers}
    assert offers[Press(Rounds(3))] == SetRounds(3)


def test_an_empty_town_shows_where_to_begin(kit: Any) -> None:
    arrangement = arranged(kit, EMPTY)
    spots = {place.id for place in arrangement.places if isinstance(place.id, ids.Cell)}
    grounds = [mark for mark in arrangement.marks if mark.id.startswith("ground:")]
    laid = {offer.gesture for offer in arrangement.offers if isinstance(offer.move, LayTile)}
    assert {carry.place for carry in laid if isinstance(carry, Carry)} == spots
    assert len(grounds) == len(spots) == 9
    assert not any(mark.id.startswith("ground:") for mark in arranged(kit, DRAFT).marks)


def test_pieces_keep_their_names_when_others_are_taken_away(kit: Any) -> None:
    before = {piece.id: piece.place for piece in arranged(kit, DRAFT).pieces}
    after = {piece.id: piece.place for piece in arranged(kit, draft_of(TakeTile(CORNER))).pieces}
    changed = {id_ for id_, place in before.items() if after[id_] != place}
    assert changed == {house_at(CORNER)}


# ---- words ------------------------------------------------------------------------------------------


def test_the_strip_says_what_comes_next(kit: Any) -> None:
    assert "Drag houses" in arranged(kit, EMPTY).prompt.text
    lacking = draft_of(RemoveCard(CARD))
    assert arranged(kit, lacking).prompt.text == kit.voice.refusal(
        kit.workshop.faults(lacking)[0], ADA
    )
    assert "can be played" in arranged(kit, DRAFT).prompt.text


def test_every_fault_has_a_sentence_of_its_own(kit: Any) -> None:
    said = [kit.voice.refusal(fault, ADA) for fault in kit.workshop.faults(EMPTY)]
    assert len(set(said)) == len(said) == 4
    assert all("%" not in sentence for sentence in said)
    apart = draft_of(TakeTile(Cell(0, 1)), TakeTile(Cell(1, 0)))
    reasons = {fault.reason: fault for fault in kit.workshop.faults(apart)}
    assert "fallen apart" in kit.voice.refusal(reasons["not_joined"], ADA)
    rounds = draft_of(SetRounds(3))
    (fault,) = kit.workshop.faults(rounds)
    assert kit.voice.refusal(fault, ADA).endswith("Cards: 2, rounds: 3.")


def test_fewer_cards_than_rounds_is_said_once(kit: Any) -> None:
    none = draft_of(*map(RemoveCard, DRAFT.cards))
    assert [fault.reason for fault in kit.workshop.faults(none)] == ["too_few_cards"]
    three = draft_of(RemoveCard(CARD), SetRounds(3))
    assert [fault.reason for fault in kit.workshop.faults(three)] == [
        "too_few_cards",
        "fewer_cards_than_rounds",
    ]


def test_every_move_has_a_line_in_the_log(kit: Any) -> None:
    moves = (
        *(LayTile(colour, Cell(4, 0)) for colour in COLOURS),
        ShiftTile(CORNER, Cell(4, 0)),
        TakeTile(CORNER),
        PutPawn(Pawn.GHOST, CORNER),
        PutPawn(Pawn.KID, CORNER),
        ShiftPawn(MIDDLE, CORNER),
        ShiftPawn(Cell(1, 0), CORNER),
        TakePawn(MIDDLE),
        TakePawn(Cell(1, 0)),
        AddCard(9),
        RemoveCard(CARD),
        SetRounds(1),
    )
    lines = []
    for move in moves:
        (event,) = GAME.play(DRAFT, 0, move).events
        lines.append(kit.voice.log_line(event, ADA))
    assert all(lines)
    assert len(set(lines)) == len(lines)
