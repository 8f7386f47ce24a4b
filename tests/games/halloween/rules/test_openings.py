"""Whether an action can be done is known without listing what it can be done with."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from random import Random

from halloween_table.games.halloween.rules.actions import targets
from halloween_table.games.halloween.rules.openings import has_target
from halloween_table.games.halloween.rules.pending import NOBODY, Doing
from halloween_table.games.halloween.rules.town import ACTIONS, LEVELS

from ..wandering import made_up, wander


def test_an_action_can_be_done_where_there_is_something_to_do_it_with() -> None:
    """HA-1.2: with cards of every kind and in Master, by sections and by bonus tokens."""
    choice = Random(16)
    found: Counter[tuple[object, bool]] = Counter()
    for at in range(40):
        start = made_up(choice, 2 + at % 3, master=at % 5 == 4)
        for moment in islice(wander(start, choice), 0, 24, 6):
            position = moment.position
            for action, level, section in product(ACTIONS, LEVELS, (0, NOBODY)):
                doing = Doing(position.seat, action, level, section)
                possible = any(True for _ in targets(position, doing))
                assert has_target(position, doing) == possible, doing
                found[action, possible] += 1
    assert len(found) == 2 * len(ACTIONS), "each is possible somewhere, and somewhere it is not"
