"""Hands that lie face down until their owner holds them up."""

from __future__ import annotations

from random import Random

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import TABLE
from halloween_table.games import rest_in_peace
from halloween_table.games.rest_in_peace.rules.position import Options
from halloween_table.sitting.change import Change
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store
from tests.games.rest_in_peace.doing import after
from tests.games.rest_in_peace.drawing import position_of

from .seated import ADA, BO, HOUSE, KIT, PLAYERS, TURN, Exchange, Pass, again, begin, do, kept

pytestmark = pytest.mark.usefixtures("qapp")

DUEL = rest_in_peace.kit()


@pytest.fixture
def sitting(store: Store) -> Sitting:
    return begin(store, "peek")


def hand(sitting: Sitting) -> list[int | None]:
    return [dealt.card for dealt in sitting.view.hunters[ADA].hand]


def test_whoever_is_due_plays_at_once_and_nobody_s_cards_are_seen(sitting: Sitting) -> None:
    assert (sitting.at, sitting.eyes, sitting.curtain_down) == (ADA, None, False)
    assert set(hand(sitting)) == {None}
    assert sitting.glance.at == ADA


def test_cards_are_seen_as_long_as_they_are_held_up(sitting: Sitting) -> None:
    sitting.hold_up(True)
    assert sitting.eyes == ADA
    assert None not in hand(sitting)
    sitting.hold_up(False)
    assert sitting.eyes is None
    assert set(hand(sitting)) == {None}


def test_holding_them_up_writes_nothing_and_is_told_once(sitting: Sitting, store: Store) -> None:
    before, told = kept(store, sitting), list[Change]()
    sitting.changed.connect(told.append)
    sitting.hold_up(True)
    sitting.hold_up(True)
    assert [change.why for change in told] == ["hold"]
    assert kept(store, sitting) == before


def test_with_every_move_they_go_down(sitting: Sitting) -> None:
    sitting.hold_up(True)
    do(sitting, HOUSE)
    assert sitting.eyes is None


def test_a_card_that_is_drawn_is_not_for_everybody(sitting: Sitting) -> None:
    do(sitting, HOUSE, Pass, Pass)
    sitting.hold_up(True)
    do(sitting, Exchange)
    assert sitting.eyes is None
    assert set(hand(sitting)) == {None}
    assert all(
        None in [d.card for d in glance.view.hunters[ADA].hand]
        for glance in sitting.latest.on_the_way
    )


def test_the_next_one_does_not_hold_up_what_the_last_one_held(sitting: Sitting) -> None:
    sitting.hold_up(True)
    do(sitting, *TURN)
    assert (sitting.at, sitting.eyes) == (BO, None)


def test_a_move_can_be_taken_back_until_the_next_one_has_looked(sitting: Sitting) -> None:
    do(sitting, *TURN)
    assert sitting.can_undo
    sitting.hold_up(True)
    sitting.hold_up(False)
    assert not sitting.can_undo


def test_whoever_takes_a_move_back_sits_there_again_with_their_cards_down(sitting: Sitting) -> None:
    do(sitting, *TURN)
    sitting.undo()
    assert (sitting.at, sitting.eyes) == (ADA, None)


def test_a_game_that_is_taken_up_again_shows_nobody_s_cards(store: Store, sitting: Sitting) -> None:
    do(sitting, HOUSE)
    resumed = again(store, sitting, "peek")
    assert (resumed.at, resumed.eyes, resumed.curtain_down) == (ADA, None, False)


def test_another_way_of_hiding_holds_at_once(sitting: Sitting) -> None:
    sitting.set_hiding("open")
    assert sitting.eyes == ADA
    sitting.set_hiding("curtain")
    assert sitting.eyes == ADA, "who sits there already"
    sitting.set_hiding("peek")
    assert sitting.eyes is None
    sitting.set_hiding("curtain")
    assert sitting.curtain_down, "everybody sits around, and nobody looks away yet"
    sitting.look()
    assert sitting.eyes == ADA
    do(sitting, *TURN)
    assert sitting.curtain_down
    sitting.set_hiding("peek")
    assert (sitting.at, sitting.eyes) == (BO, None)


def duel(store: Store, seed: int) -> Sitting:
    return Sitting.begin(DUEL, store, PLAYERS[:2], Options(), seed, "peek")


@pytest.mark.parametrize("seed", range(12))
def test_a_duel_needs_a_curtain_only_where_cards_are_looked_through(
    store: Store, seed: int
) -> None:
    sitting, random = duel(store, seed), Random(seed)
    while sitting.outcome is None:
        looked_at = sitting.curtain_down or sitting.eyes is not None
        assert looked_at == DUEL.looks_long(sitting.position)
        if sitting.curtain_down:
            sitting.look()
            assert sitting.eyes == sitting.at == sitting.next_seat
        seat = sitting.next_seat
        assert seat is not None
        sitting.play(random.choice(list(DUEL.game.moves(sitting.position, seat))))
        assert sitting.eyes is None or DUEL.looks_long(sitting.position)


@pytest.mark.parametrize("kit", [KIT, DUEL], ids=lambda kit: kit.game.key)
def test_what_lies_face_down_tells_nothing_about_what_can_be_done(kit: object) -> None:
    """Whatever is offered while a hand lies face down follows from what everybody knows: the moves
    that the public view allows are lawful, whatever the hidden cards are."""
    game = kit.game  # type: ignore[attr-defined]
    for seed in range(6):
        random, position = Random(seed), game.setup(game.options_type(), 2, seed)
        while game.outcome(position) is None:
            (actor, *_) = game.actors(position)
            assert actor != TABLE
            public = game.view(position, None)
            open_ = set(game.moves(public, actor))
            imagined = game.imagined(public, None, Chance(random.randrange(2**32)))
            lawful = list(game.moves(position, actor))
            assert open_ <= set(lawful)
            assert open_ <= set(game.moves(imagined, actor))
            position = game.play(position, actor, random.choice(lawful)).position


def test_whoever_looks_at_the_rival_s_hand_does_so_alone_for_that_turn() -> None:  # RP-4.3
    played = after(position_of("round 4\ngreen: hand 1 | front p3\nblue: hand 5"), "plays p3")
    assert DUEL.looks_long(played)
    assert DUEL.looks_long(after(played, "plays 1"))
    theirs = after(played, "stays")
    assert not DUEL.looks_long(theirs)
    assert not DUEL.looks_long(after(theirs, "plays 5", "stays")), (
        "in later turns a glance is enough"
    )


def test_nobody_looks_long_at_no_cards() -> None:
    assert not DUEL.looks_long(after(position_of("round 4\ngreen: front p3"), "plays p3"))
