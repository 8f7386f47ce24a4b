"""No text is cut off in the honours, and none when an evening is planned and won."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import cycle

import pytest

from halloween_table.app.honours.page import EVENINGS, GAMES, PEOPLE, HonoursPage
from halloween_table.app.honours.plan_page import PlanPage
from halloween_table.games.shelf import SHELF
from halloween_table.store.plans import Plan, Planned
from halloween_table.store.rows import Person
from halloween_table.store.store import Store
from tests.store.made_up import COMPUTER, feat, put, result

from ..playing import GAMES as KEYS
from .booth import SEEKERS, Booth


@pytest.mark.long
def test_the_honours_and_an_evening(booth: Booth, names: str, store: Store) -> None:
    window, now = booth.window, datetime.now(UTC)
    people = tuple(Person(who.name, who.figure, who.colour) for who in SEEKERS[names])
    window.honours.open()
    booth.look("honours-empty")
    for at, game in zip(range(24), cycle(KEYS), strict=False):
        here = (*people[at % 3 : at % 3 + 2 + at % 4], *((COMPUTER,) if at % 5 == 0 else ()))
        points = [(at * 7 + seat * 5) % 40 for seat in range(len(here))]
        put(store, result(f"{at}", game, now - timedelta(hours=11 * (24 - at)), here, points))
    put(store, result("now", KEYS[0], now, people[:2], (2, 1)))
    for person in people:
        put(
            store,
            feat("candy_puzzles", "solved:1", person.name),
            feat("candy_puzzles", "streak", person.name, steps=12),
            feat("booo", f"ABC:{1 + people.index(person)}", person.name, milliseconds=61_000),
        )
    plan = Plan(people, tuple(Planned(lid.key) for lid in SHELF))
    window.honours._plans.begin(plan.begun(0, "now"))
    window.show_shelf()
    booth.look(f"shelf-evening-{names}")
    window.honours.open()
    page = window.page
    assert isinstance(page, HonoursPage)
    for tab, name in ((PEOPLE, "people"), (GAMES, "games"), (EVENINGS, "evenings")):
        page.turn_to(tab)
        booth.look(f"honours-{name}-{names}")
    games = tuple(Planned(game, f"e{at}") for at, game in enumerate((*KEYS, KEYS[0])))
    for game in games:
        put(store, result(game.played, game.game, now, people, range(len(people))))
    window.honours.show_ranking(Plan(people, games, 0, True))
    booth.look(f"ranking-{names}")
    window.honours.plan()
    page = window.page
    assert isinstance(page, PlanPage)
    page._seats.add_button.click()
    for key in KEYS[:3]:
        page._add(key)
    booth.look(f"plan-{names}")
    booth.assert_everything_fits()
