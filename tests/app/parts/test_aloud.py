"""Names of several parts, as they are read aloud."""

from __future__ import annotations

from halloween_table.app.parts.widgets import aloud


def test_between_its_parts_there_is_a_pause_and_never_two_marks() -> None:
    assert aloud("Booo!", "1–6 players", "", "today") == "Booo! 1–6 players. today"
    assert aloud("Who?", "Bo …", "Ada.") == "Who? Bo … Ada."
    assert aloud("", "Ada") == "Ada"
    assert aloud() == ""
