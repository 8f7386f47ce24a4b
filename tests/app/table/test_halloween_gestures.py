"""Halloween: whatever the rules allow can be done, by every kind of gesture, wherever a game goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.gestures import Carry, Pick, Press
from halloween_table.contract.offers import Offer
from halloween_table.engine.game import Refusal
from halloween_table.games.halloween.rules.moves import FightAll
from halloween_table.games.halloween.rules.position import Position
from tests.games.gestures import check_gestures
from tests.games.halloween.wandering import made_up, wander

from ..haunting import KEY
from ..playing import PLAYERS, kit_of, offers, show_position, sit_down

GESTURES: tuple[Callable[[Robot, Offer], None], ...] = (
    Robot.drag,
    Robot.click_through,
    Robot.type,
)


def moments(seeds: range, length: int = 14) -> Iterator[Position]:
    """The beginnings of made-up turns full of cards and tokens."""
    for seed in seeds:
        choice = Random(seed)
        position = made_up(choice, choice.choice((2, 3, 4)), master=seed % 8 == 7)
        for moment, _ in zip(wander(position, choice), range(length), strict=False):
            yield moment.position


def arranged(position: Position) -> Arrangement:
    kit, seat = kit_of(KEY), position.decider
    players = PLAYERS[: len(position.lords)]
    return kit.arranger.arrange(kit.game.view(position, seat), seat, players, ROOM)


def check_offers(position: Position) -> None:
    """Every lawful move is offered, with things that are there, and in one way by keys."""
    arrangement = arranged(position)
    moves = set(kit_of(KEY).game.moves(position, position.decider))
    assert {offer.move for offer in arrangement.offers if offer.invites} == moves
    check_gestures(arrangement)
    for piece in arrangement.pieces:
        meant = [offer for offer in arrangement.offers if offer.gesture.start == piece.id]
        if any(isinstance(offer.gesture, Pick) for offer in meant):
            moves = {offer.move for offer in meant}
            assert len(moves) == 1, f"a press on {piece.id} would hide others"


def check_attempts(position: Position, choice: Random) -> None:
    """Whatever is brought anywhere, somebody can say what is wrong with it."""
    kit, arrangement = kit_of(KEY), arranged(position)
    view = kit.game.view(position, position.decider)
    made = {offer.gesture for offer in arrangement.offers}
    pieces = ["", *(p.id for p in arrangement.pieces if not p.fixed and not p.takes)]
    for _ in range(60):
        piece = choice.choice(pieces)
        place = choice.choice(arrangement.places).id
        gesture = Carry(piece, place) if piece else Press(place)
        meant = kit.arranger.attempt(view, gesture)
        if meant is None or gesture in made:
            continue
        refusal = (
            meant if isinstance(meant, Refusal) else kit.game.refusal(view, position.decider, meant)
        )
        if refusal is not None:
            assert kit.voice.refusal(refusal, PLAYERS), gesture


def test_every_move_is_offered_and_every_attempt_understood() -> None:
    choice = Random(0)
    for position in moments(range(6)):
        check_offers(position)
        check_attempts(position, choice)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_so_it_is_in_many_games(part: int) -> None:
    choice = Random(part)
    for position in moments(range(1000 + 40 * part, 1040 + 40 * part)):
        check_offers(position)
        check_attempts(position, choice)


def make_some(window: MainWindow, seeds: range) -> None:
    """In every moment, one offer of the kind that was made least, by each gesture in turn."""
    made: dict[object, int] = {}
    page = None
    for number, position in enumerate(moments(seeds)):
        if page is None or len(page.source.players) != len(position.lords):
            page = sit_down(window, key=KEY, seats=len(position.lords))
        show_position(page, position)
        kinds: dict[object, list[Offer]] = {}
        for offer in offers(page):
            kind = (type(offer.move), type(offer.gesture))
            if offer.invites and not (isinstance(offer.move, FightAll) and offer.covers):
                # in the middle of the building somebody may stand
                kinds.setdefault(kind, []).append(offer)
        rarest = min(kinds, key=lambda kind: made.get(kind, 0))
        made[rarest] = made.get(rarest, 0) + 1
        offer = Random(number).choice(kinds[rarest])
        gesture, before = GESTURES[number % 3], len(page.source.record.moves)
        gesture(Robot(page.view), offer)
        now = page.source.record.moves
        assert [row.move for row in now[before:]] == [offer.move, *offer.then], (gesture, offer)
    assert len(made) > 20


@pytest.mark.long
def test_every_kind_of_offer_is_made_by_every_kind_of_gesture(window: MainWindow) -> None:
    make_some(window, range(6))


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_so_it_is_far_and_wide(window: MainWindow, part: int) -> None:
    make_some(window, range(2000 + 30 * part, 2030 + 30 * part))
