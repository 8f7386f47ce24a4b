"""Sentences are filled in one pass, whatever stands in them or in a name."""

from __future__ import annotations

import pytest

from halloween_table.engine.translate import fill


@pytest.mark.parametrize(
    ("sentence", "values", "filled"),
    [
        ("%1 shoves %2.", ("Ada", "Bo"), "Ada shoves Bo."),
        ("%2 before %1, and %2 again", (1, 2), "2 before 1, and 2 again"),
        ("%1 and %2", ("%2", "%1"), "%2 and %1"),
        ("%1 and {0} and {}", ("{1}",), "{1} and {0} and {}"),
        ("100 % of %n", (), "100 % of %n"),
        ("%1", (None,), "None"),
    ],
)
def test_a_sentence_is_filled_with_what_it_is_given(
    sentence: str, values: tuple[object, ...], filled: str
) -> None:
    assert fill(sentence, *values) == filled


def test_a_sentence_that_wants_more_than_there_is_says_so() -> None:
    with pytest.raises(IndexError):
        fill("%1 and %2", "Ada")
