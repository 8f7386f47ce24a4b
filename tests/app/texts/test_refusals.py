"""No sentence on why something does not go is cut off, wherever it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from halloween_table.app.parts.sentences import Sentences
from halloween_table.contract.gestures import PassInVain
from halloween_table.engine.game import Refusal
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Stage
from halloween_table.games.candy_hunters.rules.town import Colour
from halloween_table.games.rest_in_peace.rules.psychics import PSYCHICS
from tests.games.halloween.words.test_words import REFUSALS as TOWN_REFUSALS

from ..fitting import settle
from ..playing import sit_down
from .booth import PLAYERS, Booth


def refusals(voice: object) -> list[Refusal]:
    """One of each kind that has a sentence of its own."""
    plain = voice._plain_refusals()  # type: ignore[attr-defined]
    return [
        *(Refusal("CH-2.10", reason) for reason in plain),
        *(Refusal("CH-1.2", "stack_empty", (colour,)) for colour in Colour),
        *(Refusal("CH-3.9", "too_much_unmet", (unmet,)) for unmet in (4, 5, 6)),
        *(
            Refusal("CH-2.3", reason, (piece,))
            for reason in ("not_next_to_shover", "no_tile_there", "shoved_first")
            for piece in (Ghost(0), Kid(0, 1))
        ),
        *(Refusal("CH-S1", "not_your_turn", (seat,)) for seat in range(4)),
        *(Refusal(rule, "must_not_pass") for rule in ("CH-1.1", "CH-5.1")),
        *(Refusal("CH-2.1", "step_later", (stage,)) for stage in list(Stage)[:-1]),
        *(Refusal("CH-2.1", "step_over", (stage,)) for stage in list(Stage)[:-1]),
        Refusal("CH-3.1", "card_not_in_hand"),
    ]


def duel_refusals(voice: object) -> list[Refusal]:
    plain = voice._plain_refusals()  # type: ignore[attr-defined]
    return [
        *(Refusal("RP-1.1", reason) for reason in plain),
        *(Refusal("RP-1.3", "not_your_turn", (seat,)) for seat in range(2)),
        *(Refusal("RP-4.1", "choose_first", (number,)) for number in PSYCHICS),
        *(
            Refusal(f"RP-4.{number}", "no_target", (number, chosen))
            for number, psychic in PSYCHICS.items()
            for chosen in range(len(psychic.asks))
        ),
    ]


def castle_refusals(voice: object) -> list[Refusal]:
    plain = voice._plain_refusals()  # type: ignore[attr-defined]
    return [
        *(Refusal("BO-1.1", reason) for reason in plain),
        *(Refusal("BO-1.3", "not_your_turn", (seat,)) for seat in range(4)),
    ]


def town_refusals(voice: object) -> list[Refusal]:
    return [refusal for samples in TOWN_REFUSALS.values() for refusal in samples]


@pytest.mark.parametrize(
    ("game", "refused"),
    [
        ("candy_hunters", refusals),
        ("rest_in_peace", duel_refusals),
        ("booo", castle_refusals),
        ("halloween", town_refusals),
    ],
    ids=["candy_hunters", "rest_in_peace", "booo", "halloween"],
)
def test_every_refusal(booth: Booth, game: str, refused: Callable[[object], list[Refusal]]) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS["long"], key=game)
    settle()
    voice, view, players = page.source.kit.voice, page.view, page.source.players
    link = Sentences().read_the_rule("CH-2.10")
    room = view.viewport().rect()
    sentences = sorted(
        {Sentences().nonsense(), *(voice.refusal(refusal, players) for refusal in refused(voice))},
        key=len,
    )
    view.ask_why(PassInVain(), room.center())
    for sentence in sentences:
        view.explain(sentence, "CH-2.10", link)
        booth.look(f"refusal-{game}", save=sentence is sentences[-1])
    for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
        view.ask_why(PassInVain(), corner)
        view.explain(sentences[-1], "CH-2.10", link)
        booth.look("refusal-in-a-corner", save=False)
    booth.assert_everything_fits()
