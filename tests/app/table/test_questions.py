"""A question about something that was left before is not asked again, unless there is more in it."""

from __future__ import annotations

from halloween_table.app.table.questions import Questions
from halloween_table.contract.gestures import Press
from halloween_table.contract.offers import Offer

ADA, BO = 0, 1


def leaving(*what: str, place: str = "end") -> Offer:
    question = f"Leave {' '.join(what)}?" if what else ""
    return Offer("leave", Press(place), ask=question, about=frozenset(what))


def asks(questions: Questions, offer: Offer, seat: int = ADA) -> bool:
    return bool(questions.put(offer, seat).ask)


def test_the_first_time_it_is_asked() -> None:
    assert asks(Questions(), leaving("a"))


def test_whoever_has_left_it_is_not_asked_again() -> None:
    questions = Questions()
    questions.answer(leaving("a", "b"), ADA)
    assert not asks(questions, leaving("a", "b"))
    assert not asks(questions, leaving("a"))


def test_something_new_is_asked_about() -> None:
    questions = Questions()
    questions.answer(leaving("a"), ADA)
    assert asks(questions, leaving("a", "b"))


def test_what_was_away_meanwhile_is_new() -> None:
    questions = Questions()
    questions.answer(leaving("a"), ADA)
    questions.answer(leaving(), ADA)
    assert asks(questions, leaving("a"))


def test_each_has_their_own_questions() -> None:
    questions = Questions()
    questions.answer(leaving("a"), ADA)
    assert asks(questions, leaving("a"), BO)
    assert asks(questions, leaving("a", place="pass"))


def test_a_question_about_nothing_in_particular_is_always_asked() -> None:
    questions, claim = Questions(), Offer("claim", Press("card"), ask="Claim it?")
    questions.answer(claim, ADA)
    assert asks(questions, claim)
