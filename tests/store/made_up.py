"""Made-up results, as the store would have kept them: who played, who got how many points, and when."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from halloween_table.engine.format import to_json
from halloween_table.store import schema
from halloween_table.store.rows import Person
from halloween_table.store.store import Store

SIX = (
    Person("Ada", "witch", "red"),
    Person("Bo", "cat", "yellow"),
    Person("Cyryl", "mummy", "teal"),
    Person("Діна", "vampire", "pink"),
    Person("Eve", "pumpkin", "white"),
    Person("Ґжегож", "skeleton", "brown"),
)
COMPUTER = Person("Sly Vampire", "vampire", "brown", "hard")
NIGHT = datetime(2026, 10, 31, 19, tzinfo=UTC)


def outcome(points: Sequence[int]) -> str:
    """More points are better; equal ones share a place."""
    standings = [
        {
            "seat": seat,
            "rank": 1 + sum(other > mine for other in points),
            "scores": [{"what": "candy", "count": mine, "points": mine}],
        }
        for seat, mine in sorted(enumerate(points), key=lambda each: -each[1])
    ]
    return to_json({"standings": standings, "tie_breaks": [None] * (len(points) - 1)})


def result(
    played: str,
    game: str,
    at: datetime,
    people: Sequence[Person],
    points: Sequence[int],
) -> dict[str, object]:
    """A row of the results."""
    return {
        "game": game,
        "played": played,
        "at": int(at.timestamp() * 1_000_000),
        "players": to_json([person._asdict() for person in people]),
        "outcome": outcome(points),
    }


def feat(
    game: str, what: str, name: str, milliseconds: int = 1000, steps: int = 1
) -> dict[str, object]:
    """A row for something that somebody did alone."""
    return {
        "game": game,
        "what": what,
        "name": name,
        "milliseconds": milliseconds,
        "steps": steps,
    }


def put(store: Store, *rows: dict[str, object]) -> None:
    with schema.transaction(store._file.connection) as connection:
        schema.insert(connection, "results", rows)


def weeks(games: int, keys: Sequence[str], seed: int = 7) -> list[dict[str, object]]:
    """So many games of six people, evening after evening, from that night back; with two of them a
    computer plays now and then."""
    rng, rows, at = random.Random(seed), [], NIGHT - timedelta(days=games // 4)
    while len(rows) < games:
        here = rng.sample(SIX, rng.randint(2, 4))
        for hour in range(rng.randint(2, 6)):
            game = rng.choice(keys)
            seats = here[:2] if game == "rest_in_peace" else here
            if len(here) == 2 and rng.random() < 0.3 and game != "rest_in_peace":
                seats = [*here, COMPUTER]
            points = [rng.randint(5, 40) for _ in seats]
            rows.append(
                result(f"game-{len(rows)}", game, at + timedelta(hours=hour * 0.7), seats, points)
            )
        at += timedelta(days=rng.randint(1, 2))
    return rows[:games]
