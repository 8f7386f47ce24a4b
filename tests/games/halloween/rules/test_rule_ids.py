"""Every rule has a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = [
    "HA-T1", "HA-T2", "HA-T3", "HA-T4", "HA-T5",
    "HA-S1", "HA-S2", "HA-S3",
    "HA-1.1", "HA-1.2", "HA-1.3", "HA-1.4", "HA-1.5",
    "HA-2.1", "HA-2.2", "HA-2.3", "HA-2.4", "HA-2.5", "HA-2.6", "HA-2.7",
    "HA-3.1", "HA-3.2", "HA-3.3", "HA-3.4", "HA-3.5",
    "HA-4.1", "HA-4.2", "HA-4.3", "HA-4.4",
    "HA-5.1", "HA-5.2",
    "HA-6.1", "HA-6.2",
    "HA-7.1", "HA-7.2", "HA-7.3", "HA-7.4", "HA-7.5", "HA-7.6", "HA-7.7",
    *[f"HA-8.{number}" for number in range(53)],
]  # fmt: skip

_ID = re.compile(r"HA-(?:[TS]\d+|\d+\.\d+)")


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


def named_by(rule: str, files: list[str]) -> list[str]:
    return [test for file in files for named, test in NAMED[file] if named == rule]


OF_THE_SCREEN = {"test_words.py", "test_rulebook.py"}
"""They name rules, but do not try them."""


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    files = [file for file in NAMED if file not in OF_THE_SCREEN]
    assert named_by(rule, files), f"no test carries {rule}"


@pytest.mark.parametrize("rule", [rule for rule in RULES if not rule.startswith("HA-8.")])
def test_every_rule_but_the_cards_is_tried_for_itself(rule: str) -> None:
    """Not only in the table of refusals, nor among the cards."""
    files = [
        file
        for file in NAMED
        if file not in OF_THE_SCREEN and not file.startswith(("test_cards", "test_refusals"))
    ]
    assert [test for test in named_by(rule, files) if test != "a table"], f"no test of {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not {rule for named in NAMED.values() for rule, _ in named} - set(RULES)
