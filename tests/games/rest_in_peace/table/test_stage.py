"""How what happens in Rest in Peace is told: in which order, and nothing that is not there."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import TypeVar

import pytest
from attrs import evolve

from halloween_table.contract.arrangement import Room
from halloween_table.contract.beats import (
    LITTLE,
    REST,
    Banner,
    Beat,
    Count,
    Effect,
    Lit,
    Rise,
    Story,
)
from halloween_table.contract.palette import seat_colour
from halloween_table.engine.game import Seat
from halloween_table.games.rest_in_peace.rules.position import Position
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.table import speeds

from ..doing import after
from ..drawing import position_of
from ..stories import (
    EYES,
    PLAYERS,
    STAGE,
    moves_of,
    on_the_table,
    passages,
    spoken_of,
    together,
    told,
)
from ..wandering import GAME, NUMBERS, SETTINGS, eve_of_ten, made_up, wander

ROOM = Room(1280, 722)
ROUND = """
    round 5  turn green  line p3 p9
    green: hand 1 2 5 | front {} | laid 2 4 | past 1 3 / 4 | stakes 6
    blue: hand 4 4 1 | front p9 | laid 5 1 | past 2 / 3 1 / 2
"""


def in_round(psychic: str = "p4") -> Position:
    """Green's turn: 6 to 6."""
    return position_of(ROUND.format(psychic))


def card(position: Position, seat: Seat, face: int) -> ids.Card:
    """The first card of that face on that side of the round, or in that hand."""
    family = position.families[seat]
    cards = (*(laid.card for laid in family.laid), *family.hand, *family.front)
    return ids.Card(next(card.sleeve for card in cards if card.face == face))


E = TypeVar("E", bound=Effect)


def effects(beats: tuple[Beat, ...], kind: type[E]) -> list[E]:
    return [effect for beat in beats for effect in beat.effects if isinstance(effect, kind)]


def rises(beats: tuple[Beat, ...]) -> dict[str, str]:
    """The numbers that rise, by where from; not names of psychics."""
    return {rise.over: rise.text for rise in effects(beats, Rise) if "The " not in rise.text}


def counts(beats: tuple[Beat, ...]) -> dict[str, tuple[str, ...]]:
    return {effect.over: effect.numbers for effect in effects(beats, Count)}


def lit(beat: Beat) -> set[str]:
    return {id_ for effect in beat.effects if isinstance(effect, Lit) for id_ in effect.ids}


def lasts(beats: tuple[Beat, ...]) -> int:
    return sum(beat.lasts for beat in beats)


def shown_at(beats: tuple[Beat, ...], id_: str) -> int:
    """The beat that shows it."""
    return next(at for at, beat in enumerate(beats) if id_ in beat.shows)


# ---- any game, any eyes ---------------------------------------------------------------------------


def speaks_of_what_is_there(story: Story[Position], room: Room = ROOM) -> None:
    beats = STAGE.beats(story)
    there = [on_the_table(view, story.eyes, room) for view in (story.before, story.after)]
    missing = set(chain.from_iterable(map(spoken_of, beats))) - there[0] - there[1]
    assert not missing, f"{missing} in {beats} of {story.events}"


@pytest.mark.parametrize("eyes", EYES)
def test_every_beat_speaks_of_something_that_is_there(eyes: Seat | None) -> None:
    choice = Random(EYES.index(eyes))
    starts = [
        GAME.setup(choice.choice(SETTINGS), 2, choice.getrandbits(20)),
        made_up(choice, choice.sample(NUMBERS, 6)),
        eve_of_ten(choice, choice.sample(NUMBERS, 5)),
    ]
    for start in starts:
        moves = list(moves_of(wander(start, choice)))
        for story in passages(moves, eyes):
            speaks_of_what_is_there(story)
        for story in together(moves, eyes, choice.randrange(2, 6)):
            speaks_of_what_is_there(story)


@pytest.mark.long
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("room", [ROOM, Room(1000, 600), Room(700, 1100)], ids=str)
def test_every_beat_of_many_games_speaks_of_something(eyes: Seat | None, room: Room) -> None:
    choice = Random(f"{eyes} {room}")
    for number in range(12):
        start = GAME.setup(SETTINGS[number % len(SETTINGS)], 2, number)
        if number % 3:
            make = made_up if number % 3 == 1 else eve_of_ten
            start = make(choice, choice.sample(NUMBERS, 6))
        moves = list(moves_of(wander(start, choice)))
        for story in chain(passages(moves, eyes), together(moves, eyes, 1 + number % 7)):
            speaks_of_what_is_there(story, room)


def test_what_is_put_at_round_ten_is_told_alike_whatever_it_is() -> None:
    position = position_of("round 3 staking green\ngreen: hand 1 6 | front p4")
    position = evolve(position, families=(position.families[0], position.families[1]))
    first, *_ = told(position, "stakes 1", eyes=1)
    hand = position.families[0].hand
    swapped = tuple(held._replace(face=7 - held.face) for held in hand if held.face is not None)
    family = evolve(position.families[0], hand=swapped)
    other = evolve(position, families=(family, position.families[1]))
    second, *_ = told(other, "stakes 6", eyes=1)
    assert first == second


# ---- a round ----------------------------------------------------------------------------------------


def test_a_card_lands_then_its_strength_rises_then_the_total_follows() -> None:
    position = in_round()
    (beats,) = told(position, "plays 5", eyes=0)
    five, shield = card(position, 0, 5), ids.Strength(0, 5)
    assert shown_at(beats, five) < shown_at(beats, shield)
    assert rises(beats) == {five: "+5"}
    assert counts(beats) == {shield: ("6", "11")}
    assert [beat.sound for beat in beats] == [
        "rest_in_peace/card-laid",
        "rest_in_peace/strength-up",
    ]
    assert lasts(beats) <= LITTLE, "a card holds nobody up"


def test_a_psychic_lights_what_it_changes_and_every_change_rises() -> None:
    position = in_round("p8")
    (beats,) = told(position, "plays p8")
    two, four, psychic = (card(position, 0, face) for face in (2, 4, 8))
    laid, lights, turns, total = beats
    assert laid.shows == (psychic,)
    assert set(laid.moves) == {two, four}, "they make room, and look as before"
    assert lit(lights) == {psychic, two, four}
    assert [rise.text for rise in effects((lights,), Rise)] == ["The Bat Whisperer"]
    assert set(turns.shows) == {two, four}
    assert rises((total,)) == {two: "+1", four: "+1"}
    assert counts((total,)) == {ids.Strength(0, 5): ("6", "7", "8")}


def test_less_is_told_with_its_minus() -> None:
    position = in_round("p12")
    (beats,) = told(position, "plays p12")
    assert rises(beats) == {card(position, 1, 1): "−1"}
    assert counts(beats) == {ids.Strength(1, 5): ("6", "5")}


@pytest.mark.parametrize(
    ("psychic", "reaches"),
    [
        ("p1", "line"),
        ("p6", "hand"),
        ("p14", "hand"),
        ("p18", "front"),
        ("p22", "hand"),
        ("p23", "side"),
        ("p26", "strength"),
    ],
)
def test_what_a_psychic_has_to_do_with_lights_up(psychic: str, reaches: str) -> None:
    position = in_round(psychic)
    first, *_ = told(position, f"plays {psychic}")
    rival = position.families[1]
    expected = {
        "line": (ids.Card(position.line[4].sleeve),),
        "hand": tuple(ids.Card(each.sleeve) for each in rival.hand),
        "front": tuple(ids.Card(each.sleeve) for each in rival.front),
        "side": (ids.Side(0, 10),),
        "strength": (ids.Strength(0, 5),),
    }
    (played,) = position.families[0].front
    assert lit(first[1]) == {ids.Card(played.sleeve), *expected[reaches]}


@pytest.mark.parametrize(
    ("psychic", "first", "words", "source", "sound"),
    [
        ("p11", (), "chooses blue's 5", "blue's 5", "discarded"),
        ("p17", ("chooses green's 4",), "chooses blue's 1", "both", "exchanged"),
        ("p25", (), "chooses blue's 1", "blue's 1", "lured"),
        ("p2", (), "chooses green's 3", "deck", "ghost-found"),
    ],
)
def test_what_comes_from_where_lights_up_before_it_goes(
    psychic: str, first: tuple[str, ...], words: str, source: str, sound: str
) -> None:
    position = after(in_round(psychic), f"plays {psychic}", *first)
    (beats,) = told(position, words)
    expected = {
        "blue's 5": {card(position, 1, 5)},
        "blue's 1": {card(position, 1, 1)},
        "both": {card(position, 0, 4), card(position, 1, 1)},
        "deck": {ids.Deck(0)},
    }
    lights, goes, *rest = beats
    assert (lit(lights), lights.shows) == (expected[source], ())
    assert lights.sound == f"rest_in_peace/{sound}"
    assert goes.shows
    assert rest, "and the strengths follow"


def test_what_chance_has_drawn_is_held_up_for_a_while() -> None:
    drawn, discarded = told(in_round("p22"), "plays p22")
    assert "spotlight" in drawn[-2].shows
    assert drawn[-1].lasts >= 500
    assert [beat.sound for beat in discarded] == ["rest_in_peace/discarded"]


def test_staying_compares_the_strengths_before_the_table_turns() -> None:
    position = after(in_round(), "plays 5")
    (beats,) = told(position, "stays")
    compared, turns = beats
    assert rises((compared,)) == {ids.Strength(0, 5): "11 > 6"}
    assert turns.shows == (REST,)
    assert lasts(beats) <= LITTLE


def test_leaving_is_compared_and_the_mansion_goes_with_a_ribbon_on_the_way() -> None:
    """On the way: a curtain that follows falls only afterwards."""
    position = in_round()
    ended, drew = told(position, "leaves")
    compared, ribbon, mansion, psychic = ended
    assert rises((compared,)) == {ids.Strength(0, 5): "6 = 6"}
    (banner,) = effects((ribbon,), Banner)
    assert (banner.title, banner.line) == ("Bea wins round 5", "Manors: 2 of 4")
    assert banner.colour == seat_colour(PLAYERS[1].colour).tint
    assert banner.picture
    assert mansion.shows == (ids.Mansion(position.mansions[4]), ids.Round(5))
    assert psychic.shows == (ids.Card(position.line[4].sleeve), REST)
    assert [beat.sound for beat in drew] == ["rest_in_peace/drew"] * 2
    assert lasts(ended) <= 2000


def test_a_stake_lands_before_the_next_round_moves_anything() -> None:
    position = position_of("round 3 staking green  psychics training\ngreen: hand 1 6")
    stake, begins = told(position, "stakes 6")
    assert [beat.shows for beat in stake] == [(card(position, 0, 6),)]
    turned = ids.Card(position.line[5].sleeve)
    assert [beat.shows for beat in begins] == [(REST,), (turned,)]
    assert begins[0].moves == (turned,)
    assert lasts(begins) <= LITTLE


# ---- round ten --------------------------------------------------------------------------------------

TEN = """
    round 9 staking blue
    green: stakes 5 p13 | deck
    blue: hand 4 | stakes 3 p14 | deck
"""


def test_round_ten_is_revealed_stake_by_stake() -> None:
    _, begins, *reveals, counted, won = told(position_of(TEN), "stakes 4")
    titles = [effect.title for effect in effects(begins, Banner)]
    assert titles == ["Round ten"]
    assert len(reveals) == 5
    for beats in reveals:
        breath, turns, *_ = beats
        assert breath.shows == ()
        assert turns.sound == "rest_in_peace/stake-revealed"
        assert {*turns.shows} == lit(breath)
    assert counts(reveals[0]) == {ids.Strength(0, 10): ("0", "5")}
    assert counts(reveals[2]) == {ids.Strength(0, 10): ("5", "3")}, "the Turncoat"
    assert [len(counted), len(won)] == [3, 2]


def test_the_last_stake_keeps_everybody_waiting() -> None:
    _, _, *reveals, _, _ = told(position_of(TEN), "stakes 4")
    *breaths, last = [beats[0] for beats in reveals]
    assert last.sound == "rest_in_peace/held-breath"
    assert not any(breath.sound for breath in breaths)
    assert last.lasts > 3 * max(breath.lasts for breath in breaths)


def test_both_sides_of_round_ten_are_compared_before_the_mansion_goes() -> None:
    *_, counted, won = told(position_of(TEN), "stakes 4")
    idle, compared, mansion = counted
    assert not idle.sound
    assert counts((compared,)) == {ids.Strength(0, 10): ("3",), ids.Strength(1, 10): ("7",)}
    assert mansion.shows[0] == ids.Mansion(position_of(TEN).mansions[9])
    (title,) = (effect.title for effect in effects(won, Banner))
    assert title == "Bea wins round ten, and with it the game."
    assert won[-1].shows == (REST,), "hands are laid open last"


def test_nobody_looks_at_the_clock_while_five_stakes_are_told() -> None:
    assert sum(map(lasts, told(position_of(TEN), "stakes 4"))) <= speeds.ALL_TOLD


def test_a_tie_in_round_ten_is_told_without_a_mansion() -> None:
    drawing = "round 9 staking blue\ngreen: stakes 4 | deck\nblue: hand 4 | deck"
    *_, counted, won = told(position_of(drawing), "stakes 4")
    assert not any(id_.startswith("mansion:") for beat in counted for id_ in beat.shows)
    (banner,) = effects(won, Banner)
    assert banner.title.startswith("Round ten is tied")
    assert not banner.picture


def test_nobody_has_put_anything_at_round_ten() -> None:
    drawing = "round 9 staking blue\ngreen: deck\nblue: hand 4 | deck"
    *_, counted, _ = told(position_of(drawing), "stakes nothing")
    assert counts(counted) == {ids.Strength(0, 10): ("0",), ids.Strength(1, 10): ("0",)}


def test_a_game_that_a_mansion_wins_has_one_ribbon_and_opens_hands_last() -> None:
    position = position_of(
        "round 4 turn green mansions gm bm bm m m m c c c c\n"
        "green: hand 1 | laid 1\nblue: hand 2 | laid 5"
    )
    position = evolve(position, mansions=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    results = tuple(result._replace(winner=1) for result in position.results)
    (beats,) = told(evolve(position, results=results), "leaves")
    (banner,) = effects(beats, Banner)
    assert banner.title == "Bea has four manors and wins."
    assert banner.picture
    assert shown_at(beats, REST) == len(beats) - 1
