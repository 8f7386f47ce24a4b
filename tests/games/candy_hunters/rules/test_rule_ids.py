"""Every rule has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULES = [
    "CH-S1", "CH-S2", "CH-S3", "CH-S4", "CH-S5", "CH-S6", "CH-S7",
    "CH-1.1", "CH-1.2", "CH-1.3", "CH-1.4",
    "CH-2.1", "CH-2.2", "CH-2.3", "CH-2.4", "CH-2.5", "CH-2.6", "CH-2.7", "CH-2.8",
    "CH-3.1", "CH-3.2", "CH-3.3", "CH-3.4", "CH-3.5", "CH-3.6", "CH-3.7", "CH-3.8", "CH-3.9", "CH-3.10", "CH-3.11",
    "CH-4.1",
    "CH-5.1", "CH-5.2",
    "CH-6.1", "CH-6.2",
    "CH-7.1", "CH-7.2", "CH-7.3", "CH-7.4",
]  # fmt: skip

_ID = re.compile(r"CH-(?:S\d|\d+\.\d+)")


def _named() -> dict[str, list[str]]:
    """The rule ids on the first lines or in the docstrings of tests, with the tests."""
    named: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parents[1].rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        for test in ast.walk(ast.parse(text)):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                head = lines[test.lineno - 1 : test.body[0].lineno - 1]
                for rule in _ID.findall(" ".join([*head, ast.get_docstring(test) or ""])):
                    named.setdefault(rule, []).append(f"{file.name}::{test.name}")
    return named


NAMED = _named()


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert NAMED.get(rule), f"no test carries {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not NAMED.keys() - set(RULES)
