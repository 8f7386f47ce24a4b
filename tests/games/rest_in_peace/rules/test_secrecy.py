"""What each player may know."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Event
from halloween_table.games.rest_in_peace.rules.cards import Card
from halloween_table.games.rest_in_peace.rules.events import Drew, Staked
from halloween_table.games.rest_in_peace.rules.position import Position

from ..doing import GAME, after, deck, discards, event, events, front, hand, side, stakes, step, ten
from ..drawing import BLUE, GREEN, position_of

WATCHERS = (BLUE, None)


def seen(position: Position, seat: int | None) -> Position:
    return GAME.view(position, seat)


def in_sleeves(cards: tuple[Card, ...]) -> tuple[tuple[int, int | None], ...]:
    return tuple((card.sleeve, card.face) for card in cards)


# Hands, decks, stakes


def test_a_hand_is_its_owners_secret() -> None:  # RP-S3
    position = position_of("green: hand 2 b5\nblue: hand 4")
    assert hand(seen(position, GREEN), GREEN) == "2 b5"
    for seat in WATCHERS:
        assert hand(seen(position, seat), GREEN) == "? ?"
        kinds = {card.kind for card in seen(position, seat).families[GREEN].hand}
        assert kinds == {None}


def test_nobody_sees_into_a_deck() -> None:  # RP-S3
    position = position_of("green: deck 2 5\nblue: deck 4")
    for seat in (0, 1, None):
        assert (deck(seen(position, seat), GREEN), deck(seen(position, seat), BLUE)) == ("? ?", "?")


def test_stakes_are_secret_from_the_opponent_and_open_to_their_owner() -> None:  # RP-1.7
    position = position_of("round 3\ngreen: stakes 6 p8\nblue: stakes 1")
    assert stakes(seen(position, GREEN), GREEN) == "6 p8"
    assert stakes(seen(position, GREEN), BLUE) == "?"
    for seat in WATCHERS:
        assert stakes(seen(position, seat), GREEN) == "? p?"


def test_everything_else_lies_open() -> None:  # RP-1.1
    position = position_of("green: front p8 | laid 2 p10=3 | past 1 / 4 | discards 5\nround 5")
    for seat in (0, 1, None):
        view = seen(position, seat)
        assert (front(view, GREEN), side(view, GREEN)) == ("p8", "2 p10=3")
        assert view.families[GREEN].past == position.families[GREEN].past
        assert discards(view, GREEN) == "5"
        assert (view.mansions, view.results) == (position.mansions, position.results)


def test_nobody_sees_what_chance_will_bring() -> None:
    position = position_of("round 1", chance=77)
    assert {seen(position, seat).chance.state for seat in (0, 1, None)} == {0}


def test_a_drawn_card_is_told_to_nobody_else() -> None:  # RP-1.6
    position = position_of("green: deck 5 6\nblue: deck 3")
    for drew in events(position, "leaves"):
        if isinstance(drew, Drew):
            assert drew.seen_by(drew.seat) == drew
            for seat in (1 - drew.seat, None):
                told = drew.seen_by(seat)
                assert told is not None
                assert {card.face for card in told.cards} == {None}
                assert [card.sleeve for card in told.cards] == [c.sleeve for c in drew.cards]


def test_a_staked_card_is_told_to_nobody_else() -> None:  # RP-1.7
    position = position_of("staking green\ngreen: hand 5")
    staked = event(position, "stakes 5", Staked)
    assert staked.seen_by(GREEN) == staked
    for seat in WATCHERS:
        told = staked.seen_by(seat)
        assert told is not None
        assert (told.card.kind, told.card.face) == (None, None)
        assert told.card.sleeve == staked.card.sleeve


# The Summoner


def test_the_owner_looks_through_the_deck_while_choosing() -> None:  # RP-4.2
    position = after(position_of("green: front p2 | deck 4 1 3 1\nblue: deck 2"), "plays p2")
    assert deck(seen(position, GREEN), GREEN) == "1 1 3 4"
    assert deck(seen(position, GREEN), BLUE) == "?"
    for seat in WATCHERS:
        assert deck(seen(position, seat), GREEN) == "? ? ? ?"
        assert deck(seen(position, seat), BLUE) == "?"
    position = after(position, "chooses 3")
    assert deck(seen(position, GREEN), GREEN) == "? ? ?"


def test_looking_through_the_deck_does_not_tell_its_order() -> None:  # RP-4.2
    looks = {
        in_sleeves(
            seen(after(position_of(f"green: front p2 | deck {order}"), "plays p2"), 0)
            .families[0]
            .deck
        )
        for order in ("1 3 4", "4 3 1", "3 1 4")
    }
    assert len(looks) == 1


def test_after_the_search_nobody_can_follow_a_card_of_the_deck() -> None:  # RP-4.2
    tops = set()
    for chance in range(30):
        position = position_of("green: front p2 | deck 1 2 3 4 5", chance)
        position = after(position, "plays p2", "chooses 1")
        tops.add(position.families[GREEN].deck[0])
    assert len({card.sleeve for card in tops}) == 1
    assert {card.face for card in tops} == {2, 3, 4, 5}


def test_where_a_ghost_was_found_says_nothing_about_the_deck() -> None:  # RP-4.2
    """Blue cannot know whether green's other ghosts are in the hand or in the deck, and the sleeve
    that comes out must not tell."""
    told = set()
    for cards in ("hand 1 1 1 | deck 3 5 5", "hand 5 5 1 | deck 3 1 1", "hand 1 5 1 | deck 5 3 1"):
        position = after(position_of(f"green: front p2 | {cards}"), "plays p2")
        found = step(position, "chooses green's 3")
        view = seen(found.position, BLUE)
        told.add((tuple(e.seen_by(BLUE) for e in found.events), view))
    assert len(told) == 1


# The Spy


def test_the_spy_does_not_see_deck_or_stakes() -> None:  # RP-4.3
    position = position_of("round 4\ngreen: laid p3\nblue: hand 4 | deck 1 2 | stakes 6")
    view = seen(position, GREEN)
    assert (hand(view, BLUE), deck(view, BLUE), stakes(view, BLUE)) == ("4", "? ?", "?")


def test_the_spy_sees_no_hand_while_the_loser_stakes() -> None:  # RP-4.3
    position = position_of("turn blue\ngreen: laid p3\nblue: hand 4 5 6 | deck")
    position = after(position, "leaves")
    assert hand(seen(position, GREEN), BLUE) == "? ? ?"


def ways_to_hold(drawing: str, *said: str) -> set[tuple[tuple[int, int | None], ...]]:
    """Which ghosts are in which sleeves of blue's hand afterwards, whatever chance brings."""
    return {
        in_sleeves(after(position_of(drawing, chance), *said).families[BLUE].hand[:3])
        for chance in range(40)
    }


def test_after_the_round_the_spy_cannot_follow_the_cards_of_the_hand() -> None:  # RP-4.3
    for said in (("leaves",), ("plays 6", "stays", "leaves")):
        left = ways_to_hold("turn blue\ngreen: laid p3\nblue: hand 4 5 3 6 | deck 1 1", *said)
        assert len(left) > 3, said


def test_an_exorcised_spy_cannot_follow_the_cards_of_the_hand() -> None:  # RP-4.3, RP-4.11
    """The sight ends with it, as it would at the end of the round: what is staked later must not
    be known by its sleeve."""
    drawing = "turn blue\ngreen: laid p3\nblue: hand 4 5 3 | front p11"
    assert len(ways_to_hold(drawing, "plays p11", "chooses p3")) > 3


def test_without_a_spy_the_hand_stays_as_its_owner_holds_it() -> None:  # RP-4.3
    drawing = "turn blue\ngreen: laid 1\nblue: hand 4 5 3 | front p11"
    assert len(ways_to_hold(drawing, "leaves")) == 1
    assert len(ways_to_hold(drawing, "plays p11", "chooses green's 1")) == 1


def test_the_spys_own_hand_stays_as_it_is() -> None:  # RP-4.3
    drawing = "turn blue\ngreen: laid 2\nblue: hand 4 5 3 | laid p3"
    assert len(ways_to_hold(drawing, "leaves")) == 1


# The Gravekeeper


def test_nobody_can_follow_a_ghost_that_was_taken_back() -> None:  # RP-4.21
    drawing = "turn blue  round 4\nblue: hand 4 5 | front p21 | past 3"
    ways = ways_to_hold(drawing, "plays p21", "chooses blue's 3")
    assert len(ways) == 6
    assert {tuple(sorted(face for _, face in way)) for way in ways} == {(3, 4, 5)}  # type: ignore[type-var]


def test_it_is_known_which_ghost_was_taken_back() -> None:  # RP-4.21
    position = after(position_of("round 4\ngreen: front p21 | past 3"), "plays p21")
    (told,) = (e.seen_by(BLUE) for e in events(position, "chooses 3"))
    assert (told,) == events(position, "chooses 3")


# Chance


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("turn blue\ngreen: laid p6\nblue: hand 2 3 5", "plays unseen"),
        ("green: front p22\nblue: hand 2 3 5", "plays p22"),
    ],
)
def test_a_card_that_chance_has_drawn_is_shown_on_its_way(drawing: str, said: str) -> None:
    """RP-4.6, RP-4.22"""
    done = step(position_of(drawing), said)
    (shown,) = done.on_the_way
    assert shown.drawn is not None
    assert shown.drawn not in shown.families[BLUE].hand
    assert len(shown.families[BLUE].hand) == 2
    assert done.position.drawn is None


# Round 10 and the end


def test_in_round_ten_all_hands_lie_face_down() -> None:  # RP-2.5
    position = ten("stakes p10 | hand 1", "stakes 3 | hand 2")
    for seat in (0, 1, None):
        view = seen(position, seat)
        assert (hand(view, GREEN), hand(view, BLUE)) == ("?", "?")
        assert (side(view, GREEN), side(view, BLUE)) == (
            side(position, GREEN),
            side(position, BLUE),
        )


def test_what_is_not_turned_up_yet_stays_secret() -> None:  # RP-2.2
    position = position_of("round 9  staking blue\ngreen: stakes 4 2\nblue: stakes 3")
    for shown in step(position, "stakes nothing").on_the_way:
        for seat in (0, 1, None):
            view = seen(shown, seat)
            for owner in (GREEN, BLUE):
                assert set(stakes(view, owner).split()) <= {"?"}


def test_at_the_end_hands_and_stakes_are_laid_open() -> None:  # RP-2.1
    position = position_of(
        "round 3  turn blue  mansions gc gc c\ngreen: hand 1 | stakes 5\nblue: hand 2 | deck 3"
    )
    position = after(position, "leaves")
    for seat in (0, 1, None):
        view = seen(position, seat)
        assert (hand(view, GREEN), hand(view, BLUE)) == ("1", "2")
        assert (stakes(view, GREEN), deck(view, BLUE)) == ("5", "?")


# Looking twice


@pytest.mark.parametrize("seat", [GREEN, BLUE, None])
def test_a_view_of_a_view_tells_no_more(seat: int | None) -> None:
    position = position_of("round 4\ngreen: laid p3 | hand 2\nblue: hand 4 | stakes 6")
    view = seen(position, seat)
    assert seen(view, seat) == view


def told_to(seat: int | None, happened: tuple[Event, ...]) -> list[Event | None]:
    return [e.seen_by(seat) for e in happened]


def test_all_other_events_are_for_everybody() -> None:
    position = position_of("green: hand 2 | front p10\nblue: hand 3")
    for said in (("plays 2",), ("plays p10",), ("plays p10", "names 3"), ("plays 2", "stays")):
        *before, last = said
        happened = events(after(position, *before), last)
        for seat in (0, 1, None):
            assert told_to(seat, happened) == list(happened)
