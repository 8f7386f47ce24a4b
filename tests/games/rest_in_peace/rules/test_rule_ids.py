"""Every rule has a test that names it, and every psychic one in each part of the game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = [
    "RP-S1", "RP-S2", "RP-S3", "RP-S4", "RP-S5",
    "RP-1.1", "RP-1.2", "RP-1.3", "RP-1.4", "RP-1.5", "RP-1.6", "RP-1.7", "RP-1.8",
    "RP-2.1", "RP-2.2", "RP-2.3", "RP-2.4", "RP-2.5",
    "RP-3.1", "RP-3.2",
    *[f"RP-4.{number}" for number in range(30)],
]  # fmt: skip
PSYCHICS = [f"RP-4.{number}" for number in range(1, 30)]

_ID = re.compile(r"RP-(?:S\d|\d+\.\d+)")


def _named_in(file: Path) -> Iterator[tuple[str, str]]:
    """The rule ids on the first lines, in the docstrings or in the tables of tests."""
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = lines[node.lineno - 1 : node.body[0].lineno - 1]
            told = [*head, ast.get_docstring(node) or "", *map(ast.unparse, node.decorator_list)]
            for rule in _ID.findall(" ".join(told)):
                yield rule, node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for rule in _ID.findall(ast.unparse(node.value)):
                yield rule, "a table"


NAMED = {
    file.name: sorted(set(_named_in(file)))
    for file in sorted(Path(__file__).parents[1].rglob("test_*.py"))
    if file.name != Path(__file__).name
}


def named_by(rule: str, *files: str) -> list[str]:
    return [test for file in files or NAMED for named, test in NAMED[file] if named == rule]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert named_by(rule), f"no test carries {rule}"


@pytest.mark.parametrize("file", ["test_psychics.py", "test_round_ten.py", "test_interplays.py"])
@pytest.mark.parametrize("rule", PSYCHICS)
def test_every_psychic_is_tried_in_a_round_at_round_ten_and_with_others(
    rule: str, file: str
) -> None:
    assert named_by(rule, file), f"{file} has no test of {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not {rule for named in NAMED.values() for rule, _ in named} - set(RULES)
