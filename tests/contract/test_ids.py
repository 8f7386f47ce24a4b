"""Names that know what they name are made and read in one way, and are strings everywhere else."""

from __future__ import annotations

import copy
import pickle
from enum import IntEnum, StrEnum
from typing import Literal

import pytest

from halloween_table.contract.gestures import Carry, Gesture, Lead, PassInVain, Pick, Press
from halloween_table.contract.ids import Id, Ids


class Tint(StrEnum):
    RED = "red"
    BLUE = "blue"


class Size(IntEnum):
    SMALL = 1
    LARGE = 2


class Stone(Id, kind="stone"):
    row: int
    column: int


class Ball(Id, kind="ball"):
    tint: Tint
    size: Size
    whose: Literal["own", "common"]


IDS = Ids(Stone, Ball)
WRITTEN = {
    "stone:0:12": Stone(0, 12),
    "stone:-1:3": Stone(-1, 3),
    "ball:red:2:own": Ball(Tint.RED, Size.LARGE, "own"),
    "ball:blue:1:common": Ball(Tint.BLUE, Size.SMALL, "common"),
}


@pytest.mark.parametrize(("text", "name"), WRITTEN.items())
def test_a_name_is_its_text_wherever_a_string_is_asked_for(text: str, name: Id) -> None:
    assert name == text
    assert {text: "here"}[name] == "here"
    assert f"count:{name}" == f"count:{text}"


@pytest.mark.parametrize(("text", "name"), WRITTEN.items())
def test_what_is_written_can_be_read(text: str, name: Id) -> None:
    read = IDS.read(text)
    assert type(read) is type(name)
    assert vars(read) == vars(name)
    assert [type(value) for value in vars(read).values()] == [
        type(value) for value in vars(name).values()
    ]
    assert IDS.read(name) is name


@pytest.mark.parametrize("word", ["hand", "stone", "stone:1", "stone:1:2:3", "bird:1", ""])
def test_any_other_word_stays_what_it_is(word: str) -> None:
    assert IDS.read(word) is word


def test_names_are_matched_by_what_they_name() -> None:
    match IDS.read("ball:blue:2:own"):
        case Ball(tint, size, "own"):
            assert (tint, size) == (Tint.BLUE, Size.LARGE)
        case _:
            pytest.fail("it is a ball")


@pytest.mark.parametrize("name", WRITTEN.values())
def test_a_copy_is_the_same(name: Id) -> None:
    for made in (copy.copy(name), copy.deepcopy(name), pickle.loads(pickle.dumps(name))):
        assert made == name
        assert vars(made) == vars(name)


def test_too_little_names_nothing() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Stone(1)  # type: ignore[call-arg]


def test_numbers_that_are_equal_but_not_the_same_stay_apart() -> None:
    assert type(Ball(Tint.RED, 1, "own").size) is int  # type: ignore[arg-type]
    assert type(Ball(Tint.RED, Size.SMALL, "own").size) is Size


@pytest.mark.parametrize(
    ("gesture", "known"),
    [
        (Carry("ball:red:1:own", "stone:1:2"), (Ball, Stone)),
        (Carry("ball:red:1:own", "hand"), (Ball, str)),
        (Carry("ball:red:1:own", None), (Ball, type(None))),
        (Press("stone:1:2"), (Stone,)),
        (Pick("ball:red:1:own"), (Ball,)),
        (Lead("ball:red:1:own", ("stone:1:2", "stone:1:3")), (Ball, Stone, Stone)),
        (PassInVain(), ()),
    ],
)
def test_gestures_are_read_as_a_whole(gesture: Gesture, known: tuple[type, ...]) -> None:
    read = IDS.known(gesture)
    assert read == gesture
    names: list[object] = []
    match read:
        case Carry(piece, place):
            names = [piece, place]
        case Lead(piece, path):
            names = [piece, *path]
        case Press(name) | Pick(name):
            names = [name]
    assert tuple(map(type, names)) == known
