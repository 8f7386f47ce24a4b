"""A map that never changes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from halloween_table.engine.frozen_map import FrozenMap

MAPS = some.dictionaries(some.integers(0, 9), some.text(max_size=2))


@pytest.mark.parametrize(
    "change",
    [
        lambda known: known.__setitem__(1, "x"),
        lambda known: known.__delitem__(1),
        lambda known: known.__ior__({2: "x"}),
        lambda known: known.update({2: "x"}),
        lambda known: known.setdefault(2, "x"),
        lambda known: known.pop(1),
        lambda known: known.popitem(),
        lambda known: known.clear(),
    ],
)
def test_nothing_changes_it(change: Callable[[Any], object]) -> None:
    known = FrozenMap({1: "a"})
    with pytest.raises(TypeError, match="does not change"):
        change(known)
    assert known == {1: "a"}


def test_it_has_no_room_for_attributes() -> None:
    with pytest.raises(AttributeError):
        FrozenMap().name = "x"  # type: ignore[attr-defined]


@given(MAPS)
def test_equal_maps_have_equal_hashes_whatever_their_order(content: dict[int, str]) -> None:
    forwards = FrozenMap(content)
    backwards = FrozenMap(reversed(content.items()))
    assert forwards == backwards
    assert hash(forwards) == hash(backwards)


@given(MAPS, MAPS)
def test_different_maps_are_different(one: dict[int, str], other: dict[int, str]) -> None:
    assert (FrozenMap(one) == FrozenMap(other)) == (one == other)
    assert len({FrozenMap(one), FrozenMap(other)}) == (1 if one == other else 2)


def test_the_hash_sees_values_as_well_as_keys() -> None:
    assert hash(FrozenMap({1: "a", 2: "b"})) != hash(FrozenMap({1: "b", 2: "a"}))


@given(MAPS)
def test_it_can_be_pickled_and_copied(content: dict[int, str]) -> None:
    known = FrozenMap(content)
    for again in (pickle.loads(pickle.dumps(known)), copy(known), deepcopy(known)):
        assert (type(again), again, hash(again)) == (FrozenMap, known, hash(known))
        assert list(again) == list(known)


@given(MAPS, some.integers(0, 9))
def test_with_gives_another_map_and_keeps_the_old(content: dict[int, str], key: int) -> None:
    known = FrozenMap(content)
    other = known.with_(key, "new")
    assert other == {**content, key: "new"}
    assert type(other) is FrozenMap
    assert known == content


@given(MAPS, some.lists(some.integers(0, 9)))
def test_without_leaves_out_the_keys(content: dict[int, str], keys: list[int]) -> None:
    known = FrozenMap(content)
    other = known.without(*keys)
    assert other == {key: value for key, value in content.items() if key not in keys}
    assert type(other) is FrozenMap
    assert known == content


@given(MAPS.filter(bool), some.integers(0, 9), some.data())
def test_what_is_moved_is_elsewhere(
    content: dict[int, str], to: int, data: some.DataObject
) -> None:
    known = FrozenMap(content)
    start = data.draw(some.sampled_from(sorted(content)))
    other = known.moved(start, to)
    assert other == {**known.without(start), to: content[start]}
    assert type(other) is FrozenMap
    assert known == content
