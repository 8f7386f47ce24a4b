"""A game is set up once when it begins, and its record is played once when it is opened."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from halloween_table.store.store import Store

from .seated import KIT, TURN, again, begin, do

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the rules were asked for what."""
    counted: Counter[str] = Counter()
    for name in ("setup", "play"):
        ask = getattr(type(KIT.game), name)

        def count(*words: Any, name: str = name, ask: Any = ask) -> Any:
            counted[name] += 1
            return ask(*words)

        monkeypatch.setattr(type(KIT.game), name, count)
    return counted


def test_setup_and_every_move_are_asked_for_once(store: Store, calls: Counter[str]) -> None:
    sitting = begin(store, hiding="open")
    assert calls == {"setup": 1}
    do(sitting, *TURN, *TURN)
    calls.clear()
    opened = again(store, sitting, hiding="open")
    assert calls == {"setup": 1, "play": len(sitting.record.moves)}
    assert opened.position == sitting.position
    assert opened.history.moments == sitting.history.moments
