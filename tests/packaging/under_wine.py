"""A plugin of pytest for a Windows that is only Wine: it leaves out what Wine cannot do, and says why."""

from __future__ import annotations

from typing import Final

import pytest

CANNOT: Final = {
    "tests/app/program/test_program.py::test_a_folder_with_any_name_lets_the_window_open": (
        "Wine compares every name in every one of 1,900 folders within each other with the one it "
        "looks for, and takes minutes; Windows refuses such a path at once"
    ),
}
"""The tests, by how their ids begin, and the reasons."""


def reason(test: str) -> str:
    """Why that test is left out; empty if it is not."""
    return next((why for start, why in CANNOT.items() if test.startswith(start)), "")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if reason(item.nodeid)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not reason(item.nodeid)]
