"""Claiming cards: the price, how it is paid, and what others on the card get (HA-4.1 to HA-4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Refusal, Seat

from .deeds import Deeds
from .effects import Claims, Price
from .events import CardClaimed, DiscsTaken, PointsGained
from .moves import Claim, Move, Pay, PickColour, PickDisc, PickSection, TakePoints
from .pending import Paying, Rewarded
from .position import Lord, Position
from .powers import CARDS, effects_among, greys_among
from .survey import discs_on, section_discs
from .town import LEVELS, Level

TOKENS = 3
POINTS = 3
CARDS_TO_END = 5
_PAY, _TAKE_POINTS = Pay(), TakePoints()
_CLAIMS = {card: Claim(card) for card in CARDS}
_COLOURS = tuple(map(PickColour, LEVELS))


@lru_cache(maxsize=4096)
def claims_among(cards: tuple[int, ...], in_use: tuple[int, ...]) -> Claims:
    """What kinds of cards somebody is on who has claimed these."""
    greys = greys_among(cards)
    return Claims(len(cards) - greys, greys == greys_among(in_use))


@lru_cache(maxsize=4096)
def _price(cards: tuple[int, ...], in_use: tuple[int, ...], grey: bool) -> Price:
    price, claims = Price(TOKENS, different=not grey), claims_among(cards, in_use)
    for effect in effects_among(cards):
        price = effect.price(price, claims)
    return price


def price_of(position: Position, seat: Seat, card: int) -> Price:
    """What a card costs that lord now."""
    return _price(position.lords[seat].cards, position.cards, CARDS[card].grey)


def _enough(tokens: tuple[int, ...], price: Price) -> bool:
    have = sum(map(bool, tokens)) if price.different else sum(tokens)
    return have >= price.tokens


def claim_refusal(position: Position, seat: Seat, card: int) -> Refusal | None:
    lord = position.lords[seat]
    if card not in position.cards:
        return Refusal("HA-S2", "card_not_in_use")
    if card in lord.cards:
        return Refusal("HA-4.3", "claimed_already", (card,))
    price = price_of(position, seat, card)
    if not _enough(lord.tokens, price):
        reason = "too_few_colours" if price.different else "too_few_tokens"
        return Refusal("HA-4.1", reason, (card, price.tokens))
    if not _has_disc(lord):
        return Refusal("HA-4.1", "no_disc_for_card", (card,))
    return None


def _has_disc(lord: Lord) -> bool:
    return bool(lord.reserve) or discs_on(lord) > 0


def claims(position: Position, seat: Seat) -> Iterator[Claim]:
    lord = position.lords[seat]
    if not _has_disc(lord):
        return
    for card in _affordable(lord.tokens, lord.cards, position.cards):
        yield _CLAIMS[card]


@lru_cache(maxsize=4096)
def _affordable(
    tokens: tuple[int, ...], cards: tuple[int, ...], in_use: tuple[int, ...]
) -> tuple[int, ...]:
    """The cards in use that somebody with these tokens and cards can pay for."""
    greys = [grey for grey in (False, True) if _enough(tokens, _price(cards, in_use, grey))]
    return tuple(card for card in in_use if card not in cards and CARDS[card].grey in greys)


# ---- paying -----------------------------------------------------------------------------------------


def _left(position: Position, paying: Paying, price: Price) -> list[int]:
    """Tokens that can still go into the price, by level."""
    left = list(position.lords[paying.owner].tokens)
    for level in paying.tokens:
        left[level - 1] = 0 if price.different else left[level - 1] - 1
    return [min(count, 1) for count in left] if price.different else left


def proposal(position: Position, paying: Paying) -> tuple[Level, ...]:
    """The tokens that would be paid: those chosen, and the lowest of the others."""
    price = price_of(position, paying.owner, paying.card)
    left = _left(position, paying, price)
    spare = (level for level in LEVELS for _ in range(left[level - 1]))
    need = price.tokens - len(paying.tokens)
    return (*paying.tokens, *(level for level, _ in zip(spare, range(need), strict=False)))


def proposed_disc(position: Position, paying: Paying) -> tuple[int, int] | None:
    """The action space the disc would come from; None: the reserve."""
    lord = position.lords[paying.owner]
    if paying.disc is not None or lord.reserve:
        return paying.disc
    disc = next(section_discs(lord))
    return disc.section, disc.action


def payments(position: Position, paying: Paying) -> Iterator[Move]:
    """Pay as proposed, or choose a token or the disc oneself where there is a choice."""
    yield _PAY
    price = price_of(position, paying.owner, paying.card)
    left = _left(position, paying, price)
    need = price.tokens - len(paying.tokens)
    if need and sum(left) > need and sum(map(bool, left)) > 1:
        for level in LEVELS:
            if left[level - 1]:
                yield _COLOURS[level - 1]
    lord = position.lords[paying.owner]
    if paying.disc is None and discs_on(lord) + bool(lord.reserve) > 1:
        yield from section_discs(lord)


def pay(deeds: Deeds, paying: Paying, move: Move) -> None:
    match move:
        case PickColour(level):
            deeds.push(evolved(paying, tokens=(*paying.tokens, level)))
        case PickDisc(section, action):
            deeds.push(evolved(paying, disc=(section, action)))
        case _:
            _complete(deeds, paying)


def _complete(deeds: Deeds, paying: Paying) -> None:
    seat, card = paying.owner, paying.card
    tokens, disc = proposal(deeds.position, paying), proposed_disc(deeds.position, paying)
    before = [
        other
        for step in range(1, len(deeds.position.lords))
        if card in deeds.position.lords[other := (seat + step) % len(deeds.position.lords)].cards
    ]
    for level in tokens:
        deeds.give_tokens(level)
    own = deeds.pop_reserve() if disc is None else deeds.lift_disc(*disc)
    lord = deeds.lord
    deeds.change(seat, cards=(*lord.cards, card), card_discs=(*lord.card_discs, own))
    deeds.say(CardClaimed(seat, card, tokens))
    deeds.score(seat, POINTS, "claim")
    deeds.push_all(Rewarded(other, card) for other in before)
    for effect in deeds.effects():
        effect.on_claim(deeds)
    if len(deeds.lord.cards) == CARDS_TO_END:
        deeds.trigger_end("cards")


# ---- what others get --------------------------------------------------------------------------------


def reward(position: Position) -> int:
    """Points, or sections emptied: doubled with two players (HA-4.3)."""
    return 2 if len(position.lords) == 2 else 1


def rewards(position: Position, rewarded: Rewarded) -> Iterator[Move]:
    if not rewarded.sections:
        yield _TAKE_POINTS
    for at in range(len(position.lords[rewarded.owner].sections)):
        if at not in rewarded.sections:
            yield PickSection(at)


def take_reward(deeds: Deeds, rewarded: Rewarded, move: Move) -> None:
    owner = rewarded.owner
    if isinstance(move, PickSection):
        deeds.say(DiscsTaken(owner, deeds.clear_section(owner, move.section)))
        sections = (*rewarded.sections, move.section)
        if len(sections) < reward(deeds.position):
            deeds.push(evolved(rewarded, sections=sections))
    else:
        points = reward(deeds.position)
        deeds.score(owner, points, "reward")
        deeds.say(PointsGained(owner, points, "reward"))
