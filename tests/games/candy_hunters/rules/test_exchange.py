"""Step 4: exchanging a regular card."""

from __future__ import annotations

from halloween_table.engine.game import Event
from halloween_table.games.candy_hunters.rules.events import CardDrawn, CardReturned
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass
from halloween_table.games.candy_hunters.rules.position import Dealt, Position, Stage

from ..doing import GAME, after, events, offered, why_not
from ..drawing import dealt, position_of


def with_cards(mine: tuple[int, ...], deck: tuple[int, ...], seat: int = 0) -> Position:
    hands = (mine, (20, 21)) if seat == 0 else ((20, 21), mine)
    return position_of("o1 v. g.", seat=seat, stage=Stage.EXCHANGE, hands=hands, deck=deck)


def numbers(cards: tuple[Dealt, ...]) -> list[int | None]:
    return [held.card for held in cards]


def test_a_regular_card_goes_under_the_deck_and_the_top_one_comes() -> None:  # CH-4.1
    position = after(with_cards((1, 2), (5, 6, 7)), Exchange(1))
    assert numbers(position.hunters[0].hand) == [2, 5]
    assert numbers(position.deck) == [6, 7, 1]
    assert position.stage is Stage.KID


def test_the_other_card_may_go_instead() -> None:  # CH-4.1
    position = after(with_cards((1, 2), (5, 6, 7), seat=1), Exchange(2))
    assert numbers(position.hunters[1].hand) == [1, 5]
    assert numbers(position.hunters[0].hand) == [20, 21]


def test_the_exchange_may_be_done_with_the_last_card_of_the_deck() -> None:  # CH-4.1
    position = after(with_cards((1, 2), (5,)), Exchange(2))
    assert numbers(position.hunters[0].hand) == [1, 5]
    assert numbers(position.deck) == [2]


def test_every_regular_card_in_hand_is_offered_and_passing_too() -> None:  # CH-4.1
    assert offered(with_cards((1, 29, 2), (5, 6))) == [Exchange(1), Exchange(2), Pass()]


def test_one_card_only_may_be_exchanged() -> None:  # CH-4.1
    position = after(with_cards((1, 2), (5, 6, 7)), Exchange(1))
    assert why_not(position, Exchange(2)) == ("CH-4.1", "step_over")


def test_nothing_is_exchanged_with_an_empty_deck() -> None:  # CH-4.1
    position = with_cards((1, 2), ())
    assert offered(position) == [Pass()]
    assert why_not(position, Exchange(1)) == ("CH-4.1", "deck_empty")


def test_a_haunted_card_is_never_exchanged() -> None:  # CH-4.1
    for deck in ((5, 6), ()):
        refused = why_not(with_cards((1, 29), deck), Exchange(29))
        assert refused == ("CH-4.1", "haunted_card_stays")


def test_only_a_card_in_hand_is_exchanged() -> None:  # CH-4.1
    position = with_cards((1, 2), (5, 6))
    for card in (20, 5, 28, 0, 99, -1):
        assert why_not(position, Exchange(card)) == ("CH-4.1", "card_not_in_hand")


def test_the_drawn_card_comes_before_the_haunted_one() -> None:
    position = after(with_cards((1, 2, 29), (5, 6)), Exchange(1))
    assert numbers(position.hunters[0].hand) == [2, 5, 29]


def test_only_the_one_who_exchanges_learns_the_cards() -> None:  # CH-S5
    returned, drawn = events(with_cards((1, 2), (5, 6)), Exchange(1))
    assert returned == CardReturned(0, dealt(1))
    assert drawn == CardDrawn(0, dealt(5))
    assert (returned.seen_by(0), drawn.seen_by(0)) == (returned, drawn)
    for seat in (1, None):
        for event in (returned, drawn):
            assert _card(event.seen_by(seat)) is None
            assert _slot(event.seen_by(seat)) == _slot(event)


def test_drawing_a_card_is_a_barrier_for_undo() -> None:
    returned, drawn = events(with_cards((1, 2), (5, 6)), Exchange(1))
    assert (returned.barrier, drawn.barrier) == (False, True)


def test_others_do_not_see_which_card_lies_under_the_deck() -> None:  # CH-S5
    position = after(with_cards((1, 2), (5, 6)), Exchange(1))
    for seat in (0, 1, None):
        assert {held.card for held in GAME.view(position, seat).deck} == {None}


def _card(event: Event | None) -> int | None:
    assert isinstance(event, CardDrawn | CardReturned)
    return event.dealt.card


def _slot(event: Event | None) -> int:
    assert isinstance(event, CardDrawn | CardReturned)
    return event.dealt.slot
