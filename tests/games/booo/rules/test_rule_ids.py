"""Every rule of a game has a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = [
    *[f"BO-S{number}" for number in range(1, 8)],
    *[f"BO-1.{number}" for number in range(1, 14)],
    "BO-2.1", "BO-2.2", "BO-2.3",
    "BO-3.1", "BO-3.2", "BO-3.3",
    "BO-P1", "BO-P2",
]  # fmt: skip
CASTLE = [f"BO-C{number}" for number in range(1, 7)]

_ID = re.compile(r"BO-(?:[A-Z]\d+|\d+\.\d+)")


def _named_in(file: Path) -> Iterator[str]:
    """The rule ids on the first lines and in the docstrings of tests."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = lines[node.lineno - 1 : node.body[0].lineno - 1]
            yield from _ID.findall(" ".join([*head, ast.get_docstring(node) or ""]))


NAMED = {
    file.name: set(_named_in(file))
    for file in sorted(Path(__file__).parents[1].rglob("test_*.py"))
    if file.name != Path(__file__).name
}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert any(rule in named for named in NAMED.values()), f"no test carries {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not set().union(*NAMED.values()) - {*RULES, *CASTLE}
