"""Computers at the table: who is asked what, whose eyes the screen has, and how undo goes over their
answers."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, frozen

from halloween_table.contract.hiding import Hiding
from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import ONLOOKERS, Seat
from halloween_table.engine.job import done
from halloween_table.engine.mind import Budget, Known, Level, Thought
from halloween_table.engine.record import Player
from halloween_table.sitting.company import Company
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store

from .corridor import CODEC, KIT, Go, Options, Went, gone
from .lanterns import PLAYERS

ADA, BO = 0, 1


@frozen
class LastDoor:
    """Always goes through the last door."""

    def choose(self, known: Known[Any], seat: Seat, chance: Chance, budget: Budget) -> Thought[Go]:
        return Thought([*KIT.game.moves(known.view, seat)][-1])


class Doorkeepers:
    """Computer players for the corridor."""

    def thinker(self, level: Level) -> Thinker:
        return Thinker(LastDoor(), Budget({"easy": 1, "normal": 2, "hard": 3}[level]))

    def reason(self, why: Any, seat: Seat, players: tuple[Player, ...]) -> str:
        return ""


WITH_MINDS = evolve(KIT, minds=Doorkeepers())
AGAINST_BO = (PLAYERS[ADA], evolve(PLAYERS[BO], mind="hard"))


def begin(
    store: Store,
    plan: str,
    players: tuple[Player, ...] = AGAINST_BO,
    hiding: Hiding = "curtain",
    passing: bool = True,
) -> Sitting:
    sitting = Sitting.begin(WITH_MINDS, store, players, Options(plan), 5, hiding)
    sitting.set_passing(passing)
    return sitting


def answer(sitting: Sitting) -> None:
    """Whatever computers do until a person has to decide."""
    while questions := sitting.questions():
        for asked in questions:
            sitting.play(done(asked()).move, asked.seat)


# ---- who is who -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("minds", "people", "lone"),
    [
        (("", ""), (0, 1), None),
        (("", "easy"), (0,), 0),
        (("hard", ""), (1,), 1),
        (("hard", "easy"), (), None),
        (("", "somebody from a later version"), (0, 1), None),
    ],
)
def test_a_player_with_a_mind_is_a_computer(
    minds: tuple[str, str], people: tuple[Seat, ...], lone: Seat | None
) -> None:
    company = Company(
        evolve(player, mind=mind) for player, mind in zip(PLAYERS, minds, strict=True)
    )
    assert company.people == people
    assert company.lone == lone


# ---- what it is asked -------------------------------------------------------------------------------


def test_a_computer_is_asked_when_it_has_to_decide(store: Store) -> None:
    sitting = begin(store, "A2 B3 A2")
    assert not sitting.questions()
    sitting.play(Go(0))
    (asked,) = sitting.questions()
    assert (asked.seat, asked.budget) == (BO, Budget(3))
    answer(sitting)
    assert gone(sitting) == "A0 B2"
    assert not sitting.questions()
    assert sitting.next_seat == ADA


def test_it_thinks_with_what_its_seat_may_know(store: Store) -> None:
    sitting = begin(store, "A2 B3 A2? B2")
    sitting.play(Go(1))
    (asked,) = sitting.questions()
    assert asked.known.seen == (Went(1),)
    assert asked.known.view == KIT.game.view(sitting.position, BO) != sitting.position


def test_the_same_moment_is_thought_about_in_the_same_way(store: Store) -> None:
    sitting = begin(store, "A2 B3 B3 A2")
    sitting.play(Go(0))
    (first,) = sitting.questions()
    taken = Sitting.taken_up(WITH_MINDS, store, store.load(sitting.id, CODEC), hiding="open")
    assert taken.questions() == (first,)
    sitting.play(Go(0), BO)
    (second,) = sitting.questions()
    assert second.chance != first.chance


def test_nobody_is_asked_where_a_box_has_no_computers(store: Store) -> None:
    sitting = Sitting.begin(KIT, store, AGAINST_BO, Options("B2 A2"), 5, "open")
    assert not sitting.questions()


def test_computers_alone_play_to_the_end(store: Store) -> None:
    minds = (evolve(PLAYERS[ADA], mind="easy"), AGAINST_BO[BO])
    sitting = begin(store, "A2 B3 A2 B1", minds)
    answer(sitting)
    assert sitting.outcome is not None
    assert not sitting.can_undo


def test_who_only_watches_computers_keeps_to_one_side(store: Store) -> None:
    minds = (evolve(PLAYERS[ADA], mind="easy"), AGAINST_BO[BO])
    sitting = begin(store, "A2 B3 A2 B1", minds)
    sides = [sitting.glance.at]
    sitting.changed.connect(
        lambda change: sides.extend(
            (sitting.glance.at, *(passage.glance.at for passage in change.on_the_way))
        )
    )
    answer(sitting)
    assert len(sides) > 1
    assert set(sides) == {ONLOOKERS}


# ---- the screen -------------------------------------------------------------------------------------


@pytest.mark.parametrize("hiding", ["curtain", "peek", "open"])
def test_who_is_alone_with_computers_meets_no_curtain_and_sees_their_cards(
    store: Store, hiding: Hiding
) -> None:
    sitting = begin(store, "A2 B3 A2? B2? A2", hiding=hiding)
    seen = []
    sitting.changed.connect(lambda change: seen.append((sitting.at, sitting.eyes)))
    while sitting.outcome is None:
        assert (sitting.at, sitting.eyes) == (ADA, ADA)
        assert not sitting.curtain_down
        assert not sitting.peeks
        answer(sitting)
        if sitting.outcome is None:
            sitting.play(Go(0))
    assert set(seen) == {(ADA, ADA)}


def test_no_curtain_falls_for_a_computer_among_people(store: Store) -> None:
    sitting = begin(store, "A2? B3 A2?")
    sitting.look()
    sitting.play(Go(0))
    assert not sitting.curtain_down
    answer(sitting)
    assert sitting.next_seat == ADA


# ---- going back -------------------------------------------------------------------------------------


def test_undo_goes_back_to_one_s_own_last_decision(store: Store) -> None:
    sitting = begin(store, "A2 A2 B3 B3 A2 B2")
    sitting.play(Go(0))
    sitting.play(Go(1))
    answer(sitting)
    assert gone(sitting) == "A0 A1 B2 B2"
    sitting.undo()
    assert gone(sitting) == "A0"
    assert sitting.next_seat == ADA
    sitting.undo()
    assert gone(sitting) == ""
    assert not sitting.can_undo


def test_what_happened_by_itself_between_answers_goes_with_them(store: Store) -> None:
    sitting = begin(store, "A2 B3 A1 B2 A1 A2")
    sitting.play(Go(1))
    answer(sitting)
    assert gone(sitting) == "A1 B2 A0 B1 A0"
    sitting.undo()
    assert gone(sitting) == ""


def test_redo_brings_the_answers_back_as_they_were(store: Store) -> None:
    sitting = begin(store, "A2 B3 B3 A2 B2 A2")
    sitting.play(Go(0))
    answer(sitting)
    sitting.play(Go(1))
    answer(sitting)
    sitting.undo()
    sitting.undo()
    assert gone(sitting) == ""
    sitting.redo()
    assert gone(sitting) == "A0 B2 B2"
    sitting.redo()
    assert gone(sitting) == "A0 B2 B2 A1 B1"
    assert not sitting.can_redo


def test_undo_stops_where_a_computer_learned_something(store: Store) -> None:
    sitting = begin(store, "A2 B3! A2")
    sitting.play(Go(0))
    answer(sitting)
    assert not sitting.can_undo


BETWEEN_TWO = (*AGAINST_BO, evolve(PLAYERS[ADA], name="Cy"))


def test_who_was_answered_by_a_computer_is_called_before_their_cards_are_seen_again(
    store: Store,
) -> None:
    """Also while its move is still seen: they have left long since."""
    sitting = begin(store, "A2? B3 C2? A2?", BETWEEN_TWO)
    sitting.look()
    sitting.play(Go(0))
    answer(sitting)
    assert sitting.curtain_down
    sitting.undo(still_there=True)
    assert gone(sitting) == ""
    assert sitting.at is None
    assert sitting.curtain_down


def test_a_computer_that_moves_does_not_say_who_is_there(store: Store) -> None:
    begun = begin(store, "A2? A2? B3 C2? A2?", BETWEEN_TWO)
    begun.look()
    begun.play(Go(0))
    begun.play(Go(0))
    again = Sitting.taken_up(WITH_MINDS, store, store.load(begun.id, CODEC), "open")
    answer(again)
    assert again._unclaimed


def test_while_a_computer_thinks_one_s_move_can_be_taken_back(store: Store) -> None:
    sitting = begin(store, "A2 B3 A2")
    sitting.play(Go(0))
    assert sitting.questions()
    assert sitting.can_undo
    sitting.undo()
    assert gone(sitting) == ""
    assert not sitting.questions()
