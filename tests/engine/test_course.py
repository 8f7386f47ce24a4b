"""The course of a move: changes, events, what is passed through, and the stack of choices."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.course import Course
from halloween_table.engine.game import Event


@frozen
class Kettle:
    water: int = 0
    fire: bool = False
    pending: tuple[str, ...] = ()


@frozen
class Poured(Event):
    cups: int


def course(*pending: str) -> Course[Kettle, str]:
    return Course(Kettle(pending=pending))


def test_a_course_in_which_nothing_happens_ends_where_it_began() -> None:
    kettle = Kettle(3)
    step = Course[Kettle, str](kettle).step()
    assert step.position is kettle
    assert (step.events, step.on_the_way) == ((), ())


def test_changes_events_and_what_is_seen_on_the_way_are_in_the_step_in_order() -> None:
    at = course()
    at.set(water=1)
    at.say(Poured(1))
    at.show()
    at.set(water=2, fire=True)
    at.set(water=3)
    at.say(Poured(2))
    step = at.step()
    assert step.position == at.position == Kettle(3, fire=True)
    assert step.events == (Poured(1), Poured(2))
    assert step.on_the_way == (Kettle(1),)


def test_a_position_is_made_only_when_somebody_looks() -> None:
    at = course()
    at.set(water=1)
    seen = at.position
    assert at.position is seen
    at.set(fire=True)
    assert (seen, at.position) == (Kettle(1), Kettle(1, fire=True))


def test_a_part_is_as_it_is_now_though_nobody_has_looked() -> None:
    at = course()
    at.set(water=1)
    assert (at.part("water"), at.part("fire")) == (1, False)
    assert at.position.water == at.part("water") == 1


def test_the_last_choice_comes_first() -> None:
    at = course("tea?")
    at.push("milk?")
    assert at.position.pending == ("tea?", "milk?")
    assert at.pop() == "milk?"
    assert at.pop() == "tea?"
    assert at.position.pending == ()


def test_of_several_choices_the_first_comes_first_and_missing_ones_are_left_out() -> None:
    at = course("tea?")
    at.push_all(["milk?", None, "sugar?"])
    assert [at.pop(), at.pop(), at.pop()] == ["milk?", "sugar?", "tea?"]
    at.push_all([None])
    assert at.position.pending == ()
