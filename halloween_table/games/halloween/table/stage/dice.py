"""How rolls and fights are told: dice tumble and land, the higher one strikes, and a ghost goes."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.beats import (
    Beat,
    Effect,
    Lit,
    Pop,
    Puff,
    Rise,
    Shake,
    Story,
    Strike,
    Tumble,
)
from halloween_table.contract.palette import BLOOD_TEXT, MOON
from halloween_table.contract.pictures import Picture

from ...rules import events as happened
from ...rules.pending import NOBODY, Die, Throwing
from ...rules.position import Position
from ...rules.town import DIE
from .. import ids, pictures
from ..pictures import GAIN
from ..pieces import dice_shown
from ..town_marks import fight_shown
from ..tray_spots import DIE_SIZE

_FOE = -1
_TURNS = 6
"""So many faces are seen of a die that tumbles."""
_LARGE = 1.8
"""How many times as large it is in the air."""


def tumbling(event: happened.DiceRolled, story: Story[Position]) -> Iterator[Beat]:
    """All dice that were rolled at once."""
    lying = _numbers(story)
    rolled = [number for number in _rolled(event, story) if number in lying]
    dice = {number: ids.Die(number) for number in rolled}
    shown: list[str] = [*dice.values()]
    if _FOE in lying:
        shown.append("versus")
    if dice_shown(story.before) is None:
        shown.append(ids.LINES)  # they make room
    thrown = []
    for number in rolled:
        die = event.against if number == _FOE else event.dice[number]
        assert die is not None, "somebody rolls for the defender"
        start = _thrown_from(number, story)
        thrown.append(Tumble(dice[number], _faces(die, number), start, _LARGE))
    yield Beat(tuple(shown), tuple(thrown), "halloween/dice-tumble", 480)
    landed: tuple[Effect, ...] = tuple(Pop(die, 0.3) for die in dice.values())
    yield Beat(("roll",), landed, "halloween/dice-land", 200)


def _thrown_from(number: int, story: Story[Position]) -> str:
    """A die of a fight comes from its ghost, another one from beside where it lies."""
    for view in (story.after, story.before):
        for due in reversed(view.pending):
            if isinstance(due, Throwing):
                ghost = due.foe if number == _FOE else due.ghost
                return "" if ghost == NOBODY else ids.Ghost(ghost)
    return ""


def _numbers(story: Story[Position]) -> set[int]:
    """Of the dice that lie in the tray, or will."""
    found: set[int] = set()
    for view in (story.before, story.after):
        shown = dice_shown(view)
        if shown is not None:
            found |= {*range(len(shown[2]))} | ({_FOE} if shown[3] is not None else set())
    return found


def _rolled(event: happened.DiceRolled, story: Story[Position]) -> list[int]:
    """Which dice that were: of a roll that was there, only what is new."""
    numbers = [*range(len(event.dice))]
    before = story.before.pending[-1] if story.before.pending else None
    if isinstance(before, Throwing) and before.rolled and before.against == event.against:
        pairs = zip(before.dice, event.dice, strict=False)
        return [at for at, (was, now) in enumerate(pairs) if was.value != now.value] or numbers[:1]
    return [*numbers, _FOE] if event.against is not None else numbers


def _faces(die: Die, number: int) -> tuple[Picture, ...]:
    """What is seen of a die until it lies; the last is what it shows. No face comes twice in a row:
    no die has a number of faces that 7 or 11 go into."""
    step, most = 11 if number == _FOE else 7, DIE[die.level]
    values = ((die.value - 1 + step * turn) % most + 1 for turn in reversed(range(_TURNS)))
    return tuple(pictures.die(Die(die.level, value), DIE_SIZE) for value in values)


def _signs(story: Story[Position]) -> tuple[str, ...]:
    """The sword and the shield of whoever fights; where nobody rolls there are none."""
    shown = any(fight_shown(view) is not None for view in (story.before, story.after))
    return (ids.ATTACKER, ids.ATTACKED) if shown else ()


def decided(
    event: happened.FightEnded,
    fighters: tuple[int, int] | None,
    word: str,
    story: Story[Position],
) -> Iterator[Beat]:
    """The higher die strikes the other; then the ghosts do as the dice say. `word`: how it has
    ended."""
    lying = _numbers(story)
    own, other = ids.Die(0), ids.Die(_FOE)
    if event.own is not None and event.other is not None and {0, _FOE} <= lying:
        if event.own == event.other:
            clash: tuple[Effect, ...] = (Shake(own), Shake(other))
        else:
            better, worse = (own, other) if event.won else (other, own)
            clash = (Strike(better, worse), Lit((worse,), GAIN if event.won else BLOOD_TEXT))
        yield Beat(effects=clash, sound="halloween/strike", lasts=300)
    if fighters is None:
        return
    attacker, foe = map(ids.Ghost, fighters)
    signs, said = _signs(story), ("roll",) if lying else ()
    if event.won:
        yield Beat(effects=(Strike(attacker, foe),), sound="halloween/fight-won", lasts=220)
        gone = Puff(foe), Rise(word, foe, GAIN, 30)
        yield Beat((*signs, *said, foe), gone, lasts=220)
    else:
        held = Shake(attacker), Rise(word, attacker, BLOOD_TEXT, 30), Lit((foe,), MOON)
        yield Beat((*signs, *said), held, "halloween/fight-lost", 360)
