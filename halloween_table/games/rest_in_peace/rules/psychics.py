"""The 29 psychics: one row each. What a row's effect does is in `effects.py` and `counting.py`."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from .counting import (
    Counting,
    Stage,
    Whose,
    becomes,
    even,
    every,
    odd,
    of_the_named_value,
    plus,
    printed,
    seven_minus,
    strongest,
    twice,
    with_a_twin,
)
from .effects import (
    Brings,
    ChangingGhost,
    CopyingGhost,
    Counts,
    CountsNamed,
    DrawsAndDiscards,
    Effect,
    Exchanges,
    Exorcises,
    Hold,
    Holds,
    Hypnotises,
    IsGhost,
    LateGhost,
    Lures,
    Retrieves,
    RichGhost,
    Robs,
    SpyingGhost,
    Summons,
)


@frozen
class Psychic:
    """A card of the table."""

    number: int
    level: int
    """0 for the nine starters."""
    name: str
    brief: str
    """A few words on the card."""
    text: str
    """The effect in full."""
    effect: Effect
    asks: tuple[str, ...] = ()
    """What its owner is asked to choose, one by one."""


_ROWS = (
    Psychic(
        1, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Recruiter"),
        QT_TRANSLATE_NOOP("Psychics", "You take the psychic"),
        QT_TRANSLATE_NOOP("Psychics", "Whoever wins this round, its psychic comes to you."),
        Holds(Hold.TAKES_THE_PSYCHIC),
    ),
    Psychic(
        2, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Summoner"),
        QT_TRANSLATE_NOOP("Psychics", "A ghost from your deck"),
        QT_TRANSLATE_NOOP("Psychics", "Look through your deck and put any ghost you like straight into this round. The rest is shuffled."),
        Summons(),
        (QT_TRANSLATE_NOOP("Psychics", "Choose a ghost from your deck: it comes into this round."),),
    ),
    Psychic(
        3, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Keyhole Spy"),
        QT_TRANSLATE_NOOP("Psychics", "See the rival’s hand"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost of 1. Until the round ends you see the cards in your rival’s hand."),
        SpyingGhost(1),
    ),
    Psychic(
        4, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Apprentice"),
        QT_TRANSLATE_NOOP("Psychics", "A ghost of 2"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost of 2."),
        IsGhost(2),
    ),
    Psychic(
        5, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Pretender"),
        QT_TRANSLATE_NOOP("Psychics", "A ghost of 3"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost of 3."),
        IsGhost(3),
    ),
    Psychic(
        6, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Hypnotist"),
        QT_TRANSLATE_NOOP("Psychics", "Chance plays for them"),
        QT_TRANSLATE_NOOP("Psychics", "The next card your rival plays in this round is drawn by chance from the ghosts in their hand."),
        Hypnotises(Hold.NEXT_CARD_UNSEEN),
    ),
    Psychic(
        7, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Late Guest"),
        QT_TRANSLATE_NOOP("Psychics", "Round ten: a ghost of 3"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost of 3 that counts in round ten only: it can be put there, but not played before."),
        LateGhost(3),
    ),
    Psychic(
        8, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Bat Whisperer"),
        QT_TRANSLATE_NOOP("Psychics", "Your even ghosts +1"),
        QT_TRANSLATE_NOOP("Psychics", "Each of your even ghosts, the ones with a bat, counts 1 more in this round."),
        Counts(Counting(Stage.PARITY, Whose.OWN, even, plus(1))),
    ),
    Psychic(
        9, 0,
        QT_TRANSLATE_NOOP("Psychics", "The Snake Charmer"),
        QT_TRANSLATE_NOOP("Psychics", "Your odd ghosts +1"),
        QT_TRANSLATE_NOOP("Psychics", "Each of your odd ghosts, the ones with a snake, counts 1 more in this round."),
        Counts(Counting(Stage.PARITY, Whose.OWN, odd, plus(1))),
    ),
    Psychic(
        10, 1,
        QT_TRANSLATE_NOOP("Psychics", "The Numerologist"),
        QT_TRANSLATE_NOOP("Psychics", "Name a value: +2"),
        QT_TRANSLATE_NOOP("Psychics", "Name a value from 1 to 6: in this round every ghost with that printed value counts 2 more, on both sides."),
        CountsNamed(Counting(Stage.NAMED, Whose.ALL, of_the_named_value, plus(2))),
        (QT_TRANSLATE_NOOP("Psychics", "Name a value on the dial: its ghosts count 2 more on both sides."),),
    ),
    Psychic(
        11, 1,
        QT_TRANSLATE_NOOP("Psychics", "The Exorcist"),
        QT_TRANSLATE_NOOP("Psychics", "Discard a rival’s card"),
        QT_TRANSLATE_NOOP("Psychics", "Discard one card that your rival has in this round; the effect of a psychic ends with that."),
        Exorcises(),
        (QT_TRANSLATE_NOOP("Psychics", "Choose a card of your rival’s in this round: it is discarded."),),
    ),
    Psychic(
        12, 1,
        QT_TRANSLATE_NOOP("Psychics", "The Lullaby Singer"),
        QT_TRANSLATE_NOOP("Psychics", "Their 1s and 2s sleep"),
        QT_TRANSLATE_NOOP("Psychics", "Your rival’s ghosts with a printed 1 or 2 do not count in this round."),
        Counts(Counting(Stage.VOID, Whose.RIVALS, printed(1, 2), becomes(0))),
    ),
    Psychic(
        13, 1,
        QT_TRANSLATE_NOOP("Psychics", "The Turncoat"),
        QT_TRANSLATE_NOOP("Psychics", "A ghost of 4; round ten: −2"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost of 4. In round ten it is a ghost of −2 instead."),
        ChangingGhost(4, -2),
    ),
    Psychic(
        14, 1,
        QT_TRANSLATE_NOOP("Psychics", "The Matchmaker"),
        QT_TRANSLATE_NOOP("Psychics", "No single card for them"),
        QT_TRANSLATE_NOOP("Psychics", "In this round your rival may not play just one card in a turn: none at all, or two and more."),
        Holds(Hold.NO_SINGLE_CARD),
    ),
    Psychic(
        15, 2,
        QT_TRANSLATE_NOOP("Psychics", "The Imitator"),
        QT_TRANSLATE_NOOP("Psychics", "Copies their last ghost"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost with the printed value of the last ghost your rival played in this round; without one it is a ghost of 0. In round ten it copies the last ghost they put there."),
        CopyingGhost(),
    ),
    Psychic(
        16, 2,
        QT_TRANSLATE_NOOP("Psychics", "The Fortune Teller"),
        QT_TRANSLATE_NOOP("Psychics", "Draw 2, discard 1"),
        QT_TRANSLATE_NOOP("Psychics", "Draw two ghosts, then discard one from your hand."),
        DrawsAndDiscards(2),
        (QT_TRANSLATE_NOOP("Psychics", "Choose a ghost in your hand: it is discarded."),),
    ),
    Psychic(
        17, 2,
        QT_TRANSLATE_NOOP("Psychics", "The Changeling"),
        QT_TRANSLATE_NOOP("Psychics", "Exchange two ghosts"),
        QT_TRANSLATE_NOOP("Psychics", "Exchange one of your ghosts in this round with one of your rival’s."),
        Exchanges(),
        (QT_TRANSLATE_NOOP("Psychics", "Choose one of your ghosts in this round to give away."), QT_TRANSLATE_NOOP("Psychics", "Now choose the rival’s ghost that comes over to you for it."),),
    ),
    Psychic(
        18, 2,
        QT_TRANSLATE_NOOP("Psychics", "The Sceptic"),
        QT_TRANSLATE_NOOP("Psychics", "No psychics for them"),
        QT_TRANSLATE_NOOP("Psychics", "Your rival may not play psychics in this round, not even those that are ghosts."),
        Holds(Hold.NO_PSYCHICS),
    ),
    Psychic(
        19, 2,
        QT_TRANSLATE_NOOP("Psychics", "The Shrinker"),
        QT_TRANSLATE_NOOP("Psychics", "Their 5s and 6s count 1"),
        QT_TRANSLATE_NOOP("Psychics", "Your rival’s ghosts with a printed 5 or 6 count as 1 in this round."),
        Counts(Counting(Stage.AS_ONE, Whose.RIVALS, printed(5, 6), becomes(1))),
    ),
    Psychic(
        20, 3,
        QT_TRANSLATE_NOOP("Psychics", "The Echo Caller"),
        QT_TRANSLATE_NOOP("Psychics", "Your strongest counts twice"),
        QT_TRANSLATE_NOOP("Psychics", "Your strongest ghost of this round counts twice. It is only ever one, the strongest at that moment."),
        Counts(Counting(Stage.DOUBLED, Whose.OWN, strongest, twice)),
    ),
    Psychic(
        21, 3,
        QT_TRANSLATE_NOOP("Psychics", "The Gravekeeper"),
        QT_TRANSLATE_NOOP("Psychics", "An earlier ghost to hand"),
        QT_TRANSLATE_NOOP("Psychics", "Take one ghost from your side of an earlier round back into your hand; a psychic that is a ghost comes back in front of you."),
        Retrieves(),
        (QT_TRANSLATE_NOOP("Psychics", "Choose a ghost on your side of an earlier round: it comes back to you."),),
    ),
    Psychic(
        22, 3,
        QT_TRANSLATE_NOOP("Psychics", "The Pickpocket"),
        QT_TRANSLATE_NOOP("Psychics", "Rival loses a card"),
        QT_TRANSLATE_NOOP("Psychics", "Your rival loses one ghost from hand: chance picks it, and it is discarded."),
        Robs(),
    ),
    Psychic(
        23, 3,
        QT_TRANSLATE_NOOP("Psychics", "The Consoler"),
        QT_TRANSLATE_NOOP("Psychics", "If you lose: 2 to round ten"),
        QT_TRANSLATE_NOOP("Psychics", "If you lose this round you may put up to two cards at round ten instead of one."),
        Holds(Hold.TWO_STAKES),
    ),
    Psychic(
        24, 3,
        QT_TRANSLATE_NOOP("Psychics", "The Twins"),
        QT_TRANSLATE_NOOP("Psychics", "Your twins +1 each"),
        QT_TRANSLATE_NOOP("Psychics", "Each of your ghosts that has a twin counts 1 more in this round. Twins are ghosts on your side with the same printed value."),
        Counts(Counting(Stage.TWINS, Whose.OWN, with_a_twin, plus(1))),
    ),
    Psychic(
        25, 4,
        QT_TRANSLATE_NOOP("Psychics", "The Piper"),
        QT_TRANSLATE_NOOP("Psychics", "Lure a ghost up to 3"),
        QT_TRANSLATE_NOOP("Psychics", "Move one of your rival’s ghosts in this round with a printed value of 3 or less to your side."),
        Lures(3),
        (QT_TRANSLATE_NOOP("Psychics", "Choose a rival’s ghost of 3 or less in this round: it comes over to your side."),),
    ),
    Psychic(
        26, 4,
        QT_TRANSLATE_NOOP("Psychics", "The Tightrope Walker"),
        QT_TRANSLATE_NOOP("Psychics", "A tie is enough"),
        QT_TRANSLATE_NOOP("Psychics", "In this round a tie at the end of your turn is enough to stay."),
        Holds(Hold.TIE_IS_ENOUGH),
    ),
    Psychic(
        27, 4,
        QT_TRANSLATE_NOOP("Psychics", "The Coachman"),
        QT_TRANSLATE_NOOP("Psychics", "An earlier ghost to here"),
        QT_TRANSLATE_NOOP("Psychics", "Put one ghost from your side of an earlier round into this round."),
        Brings(),
        (QT_TRANSLATE_NOOP("Psychics", "Choose a ghost on your side of an earlier round: it comes to this one."),),
    ),
    Psychic(
        28, 4,
        QT_TRANSLATE_NOOP("Psychics", "The Acrobat"),
        QT_TRANSLATE_NOOP("Psychics", "All ghosts: 7 minus value"),
        QT_TRANSLATE_NOOP("Psychics", "In this round every ghost on both sides counts as 7 minus its printed value."),
        Counts(Counting(Stage.TURNED_OVER, Whose.ALL, every, seven_minus)),
    ),
    Psychic(
        29, 4,
        QT_TRANSLATE_NOOP("Psychics", "The Heiress"),
        QT_TRANSLATE_NOOP("Psychics", "A ghost of 1; round ten: castles ×2"),
        QT_TRANSLATE_NOOP("Psychics", "Is a ghost of 1. In round ten it is worth twice the castles held by the side it lies on."),
        RichGhost(1, 2),
    ),
)  # fmt: skip

PSYCHICS = {row.number: row for row in _ROWS}
EFFECTS = {row.number: row.effect for row in _ROWS}


def numbers_up_to(level: int) -> tuple[int, ...]:
    return tuple(row.number for row in _ROWS if row.level <= level)
