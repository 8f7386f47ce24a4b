"""Marks texts for translation where Qt must not be imported: lupdate finds the name."""

import re
from collections.abc import Callable
from functools import lru_cache

_PLACEHOLDER = re.compile(r"%([1-9])")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802  (lupdate knows this name)
    """The text itself; the screen translates it in that context."""
    return text


def number(points: int) -> str:
    """With a true minus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """With its sign, a plus too."""
    return f"+{points}" if points > 0 else number(points)


def fill(sentence: str, *values: object) -> str:
    """The sentence with %1, %2 … replaced in one pass, so that a name like "%2" stays a name."""
    return _filler(sentence)(*values)


@lru_cache(maxsize=2048)
def _filler(sentence: str) -> Callable[..., str]:
    """Python's own filling of that sentence: a table says hundreds of them at each move."""
    plain = sentence.replace("{", "{{").replace("}", "}}")
    return _PLACEHOLDER.sub(lambda found: f"{{{int(found[1]) - 1}!s}}", plain).format
