"""What psychics do: small effects that plug into named hooks of the rules.

The rules call the hooks and never ask which psychic it is. A row of the table in `psychics.py`
takes one of these effects, with its figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from halloween_table.engine.game import Seat

from .cards import VALUES
from .counting import Counting
from .events import (
    Brought,
    Discarded,
    DiscardedUnseen,
    Drew,
    Exchanged,
    GhostFound,
    HandSeen,
    Lured,
    Retrieved,
    ValueNamed,
)
from .position import Laid, Position, rival

if TYPE_CHECKING:
    from .course import Course


class Hold(Enum):
    """What an effect makes true for as long as it lasts."""

    TAKES_THE_PSYCHIC = 1
    """Whoever played it takes the round's psychic."""
    SEES_THE_HAND = 2
    """They see the rival's hand."""
    NEXT_CARD_UNSEEN = 3
    """The rival's next card is drawn by chance; spent by that card."""
    NO_SINGLE_CARD = 4
    """The rival plays none, or two and more cards in a turn."""
    NO_PSYCHICS = 5
    """The rival plays no psychics."""
    TWO_STAKES = 6
    """On losing, they may put two cards at round 10."""
    TIE_IS_ENOUGH = 7
    """They stay on a tie."""


class Goes(Enum):
    """Where a card goes that was chosen."""

    TO_MY_SIDE = 1
    TO_THEIR_SIDE = 2
    TO_MY_DISCARDS = 3
    TO_THEIR_DISCARDS = 4
    BACK_TO_ME = 5


@frozen
class Effect:
    """The hooks, each doing nothing unless an effect has something to do there."""

    choices: ClassVar[tuple[Goes | None, ...]] = ()
    """On play: what its owner then chooses, one by one; None for a value, or where the card goes."""
    looks_through_deck: ClassVar[bool] = False
    """Whether its owner sees the deck while choosing."""
    hold: ClassVar[Hold | None] = None
    """While in play."""
    counting: ClassVar[Counting | None] = None
    """Counting a card."""
    idle_at_ten: ClassVar[bool] = False
    """At round 10: nothing happens."""
    only_at_ten: ClassVar[bool] = False
    """It cannot be played in a round."""

    @property
    def value_on_card(self) -> int | None:
        """The value as a ghost that stands on the card itself."""
        return None

    def printed(self, last_ghost: int, at_ten: bool, castles: int) -> int | None:
        """Its value as a ghost when it is laid, None if it is none. `last_ghost` is what the
        rival played last, `castles` are those of the side it lies on."""
        return None

    def printed_elsewhere(self, now: int | None, at_ten: bool, castles: int) -> int | None:
        """The same when it is moved to another round or side."""
        return self.printed(0, at_ten, castles)

    @property
    def names_value(self) -> bool:
        """Whether a value is chosen rather than cards."""
        return None in self.choices

    def lacks(self, position: Position, seat: Seat) -> str:
        """What is missing for the effect to happen (RP-4.0); empty if nothing is."""
        return ""

    def on_play(self, course: Course, seat: Seat) -> None:
        """What happens at once."""

    def on_end(self, course: Course, seat: Seat) -> None:
        """What happens when a lasting effect ends, with its round or before."""

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        """The sleeves, or values, that can be chosen next."""
        return iter(())

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        """What happens when everything is chosen."""


# ---- psychics that are ghosts ---------------------------------------------------------------


@frozen
class IsGhost(Effect):
    """Is a ghost of that value."""

    value: int

    @property
    def value_on_card(self) -> int | None:
        return self.value

    def printed(self, last_ghost: int, at_ten: bool, castles: int) -> int | None:
        return self.value


@frozen
class SpyingGhost(IsGhost):
    """Is a ghost, and its owner sees the rival's hand."""

    hold: ClassVar[Hold | None] = Hold.SEES_THE_HAND

    def on_play(self, course: Course, seat: Seat) -> None:
        if not course.position.at_ten and course.position.families[rival(seat)].hand:
            course.say(HandSeen(seat))

    def on_end(self, course: Course, seat: Seat) -> None:
        """What was seen cannot be followed any more."""
        course.resleeve_hand(rival(seat))


@frozen
class LateGhost(IsGhost):
    """Is a ghost that counts only at round 10."""

    only_at_ten: ClassVar[bool] = True


@frozen
class ChangingGhost(IsGhost):
    """Is a ghost that has another value at round 10."""

    value_at_ten: int

    def printed(self, last_ghost: int, at_ten: bool, castles: int) -> int | None:
        return self.value_at_ten if at_ten else self.value


@frozen
class RichGhost(IsGhost):
    """Is a ghost that is worth so much for each castle of its side at round 10."""

    per_castle: int

    def printed(self, last_ghost: int, at_ten: bool, castles: int) -> int | None:
        return self.per_castle * castles if at_ten else self.value


@frozen
class CopyingGhost(Effect):
    """Is a ghost with the value of the rival's last one, fixed when it is played."""

    def printed(self, last_ghost: int, at_ten: bool, castles: int) -> int | None:
        return last_ghost

    def printed_elsewhere(self, now: int | None, at_ten: bool, castles: int) -> int | None:
        return now


# ---- lasting effects -----------------------------------------------------------------------


@frozen
class Counts(Effect):
    """Changes what ghosts count."""

    counting: Counting  # type: ignore[misc]  # an effect's own in place of the class's none


@frozen
class CountsNamed(Counts):
    """Changes what ghosts of a value count that its owner names."""

    choices: ClassVar[tuple[Goes | None, ...]] = (None,)

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        return iter(VALUES)

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        course.name_value(seat, psychic, chosen[0])
        course.say(ValueNamed(seat, chosen[0]))


@frozen
class Holds(Effect):
    """Makes something true for the round."""

    idle_at_ten: ClassVar[bool] = True

    hold: Hold  # type: ignore[misc]  # an effect's own in place of the class's none


@frozen
class Hypnotises(Holds):
    """The rival's next card is drawn by chance."""

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if position.families[rival(seat)].hand else "no_hand_to_draw_from"


# ---- effects that happen at once --------------------------------------------------------------


@frozen
class Summons(Effect):
    """Puts any ghost of the own deck into play."""

    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.TO_MY_SIDE,)
    looks_through_deck: ClassVar[bool] = True
    idle_at_ten: ClassVar[bool] = True

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if position.families[seat].deck else "no_deck"

    def on_play(self, course: Course, seat: Seat) -> None:
        course.sort_deck(seat)

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        return (card.sleeve for card in position.families[seat].deck)

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        card = course.take_from_deck(seat, chosen[0])
        course.lay(seat, card)
        course.shuffle_deck(seat)
        course.say(GhostFound(seat, card))


@frozen
class DrawsAndDiscards(Effect):
    """Draws ghosts, then discards one from hand."""

    draws: int
    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.TO_MY_DISCARDS,)
    idle_at_ten: ClassVar[bool] = True

    def lacks(self, position: Position, seat: Seat) -> str:
        family = position.families[seat]
        return "" if family.deck or family.hand else "no_deck_and_no_hand"

    def on_play(self, course: Course, seat: Seat) -> None:
        drawn = course.draw(seat, self.draws)
        if drawn:
            course.say(Drew(seat, drawn))

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        return (card.sleeve for card in position.families[seat].hand)

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        course.say(Discarded(seat, seat, course.discard_from_hand(seat, chosen[0])))


@frozen
class Robs(Effect):
    """The rival discards a ghost from hand by chance."""

    idle_at_ten: ClassVar[bool] = True

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if position.families[rival(seat)].hand else "no_hand_to_draw_from"

    def on_play(self, course: Course, seat: Seat) -> None:
        owner = rival(seat)
        card = course.draw_unseen(owner)
        course.discard(owner, card)
        course.say(DiscardedUnseen(owner, card))


@frozen
class Exorcises(Effect):
    """Discards a card of the rival in this round."""

    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.TO_THEIR_DISCARDS,)

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if position.families[rival(seat)].laid else "no_card_of_theirs"

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        return (laid.card.sleeve for laid in position.families[rival(seat)].laid)

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        owner = rival(seat)
        laid = course.pick_up(owner, chosen[0])
        course.discard(owner, laid.card)
        course.say(Discarded(seat, owner, laid.card))
        course.end_effect(laid)


@frozen
class Exchanges(Effect):
    """Exchanges one ghost of each side in this round."""

    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.TO_THEIR_SIDE, Goes.TO_MY_SIDE)

    def lacks(self, position: Position, seat: Seat) -> str:
        both = all(any(_ghosts(family.laid)) for family in position.families)
        return "" if both else "no_ghost_on_each_side"

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        side = rival(seat) if chosen else seat
        return (laid.card.sleeve for laid in _ghosts(position.families[side].laid))

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        given = course.pick_up(seat, chosen[0])
        taken = course.pick_up(rival(seat), chosen[1])
        course.lay_again(seat, taken)
        course.lay_again(rival(seat), given)
        course.say(Exchanged(seat, given.card, taken.card))


@frozen
class Lures(Effect):
    """Moves a ghost of the rival in this round to the own side."""

    most: int
    """The highest printed value that can be moved."""
    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.TO_MY_SIDE,)

    def lacks(self, position: Position, seat: Seat) -> str:
        found = next(self.targets(position, seat, ()), None)
        return "no_small_ghost_of_theirs" if found is None else ""

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        for laid in position.families[rival(seat)].laid:
            if laid.printed is not None and laid.printed <= self.most:
                yield laid.card.sleeve

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        taken = course.pick_up(rival(seat), chosen[0])
        course.lay_again(seat, taken)
        course.say(Lured(seat, taken.card))


@frozen
class Remembers(Effect):
    """Does something with a ghost of an earlier round."""

    def lacks(self, position: Position, seat: Seat) -> str:
        past = position.families[seat].past
        return "" if any(any(_ghosts(laid)) for laid in past) else "no_earlier_ghost"

    def targets(self, position: Position, seat: Seat, chosen: tuple[int, ...]) -> Iterator[int]:
        for past in position.families[seat].past:
            for laid in _ghosts(past):
                yield laid.card.sleeve


@frozen
class Retrieves(Remembers):
    """Takes it back."""

    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.BACK_TO_ME,)
    idle_at_ten: ClassVar[bool] = True

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        laid, round_ = course.pick_up_past(seat, chosen[0])
        course.take_back(seat, laid.card)
        course.say(Retrieved(seat, laid.card, round_))


@frozen
class Brings(Remembers):
    """Puts it into this round."""

    choices: ClassVar[tuple[Goes | None, ...]] = (Goes.TO_MY_SIDE,)

    def on_chosen(self, course: Course, seat: Seat, psychic: int, chosen: tuple[int, ...]) -> None:
        laid, round_ = course.pick_up_past(seat, chosen[0])
        course.lay_again(seat, laid._replace(works_for=None))
        course.say(Brought(seat, laid.card, round_))


def _ghosts(cards: tuple[Laid, ...]) -> Iterator[Laid]:
    return (laid for laid in cards if laid.printed is not None)
