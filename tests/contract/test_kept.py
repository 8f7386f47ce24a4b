"""What arrangements take over from earlier ones."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.kept import Kept


class Maker:
    """Counts what it makes."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> Iterator[str]:
        self.made += 1
        yield from (f"first {self.made}", "second")


def test_what_is_made_of_the_same_is_made_once() -> None:
    kept, make = Kept(), Maker()
    first = kept.part("shelf", (1, "oak"), make)
    assert first == ("first 1", "second")
    assert kept.part("shelf", (1, "oak"), make) is first
    assert make.made == 1


def test_what_is_made_of_something_else_is_made_anew_and_takes_its_place() -> None:
    kept, make = Kept(), Maker()
    for of in (1, 2, 2, 1):
        kept.part("shelf", of, make)
    assert make.made == 3


def test_parts_of_other_names_stay() -> None:
    kept, make = Kept(), Maker()
    kept.part("shelf", 1, make)
    kept.part("drawer", 2, make)
    kept.part("shelf", 1, make)
    assert make.made == 2


def test_in_another_language_nothing_is_kept() -> None:
    kept, make = Kept(), Maker()
    for language in ("en", "en", "pl", "en"):
        kept.open_for(language)
        kept.part("shelf", 1, make)
    assert make.made == 3


def test_a_single_thing_is_made_once_whatever_was_made_since_until_the_language_changes() -> None:
    made: list[str] = []

    def named(colour: str, number: int) -> str:
        made.append(colour)
        return f"{colour} {number}"

    kept = Kept()
    kept.open_for("en")
    assert [kept.once(named, colour, 1) for colour in ("red", "blue", "red")] == [
        "red 1",
        "blue 1",
        "red 1",
    ]
    assert made == ["red", "blue"]
    kept.open_for("pl")
    assert kept.once(named, "red", 1) == "red 1"
    assert made == ["red", "blue", "red"]
