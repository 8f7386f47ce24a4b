"""The course of one move: what a lord has, as it changes."""

from __future__ import annotations

from typing import Any

from halloween_table.engine import course
from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat

from .effects import Effect
from .events import DiscsTaken, EndTriggered, PointsGained, PowerUsed, ScaresPaid
from .pending import Pending
from .position import Lord, Position, Section, Tally, tokens_left
from .powers import effects_among
from .town import Level


class Course(course.Course[Position, Pending]):
    """The bookkeeping under all deeds."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.seat = position.seat
        """Whose turn it is: everything but a reaction is theirs."""
        self.options = position.options
        self._lords = position.lords

    # ---- what a lord has --------------------------------------------------------------------------

    @property
    def lord(self) -> Lord:
        return self._lords[self.seat]

    def change(self, seat: Seat, **parts: Any) -> None:
        """Changes something of one lord's."""
        lords = self._lords
        self._lords = (*lords[:seat], evolved(lords[seat], **parts), *lords[seat + 1 :])
        self.set(lords=self._lords)

    @property
    def ghosts(self) -> tuple[int, ...]:
        ghosts: tuple[int, ...] = self.part("ghosts")
        return ghosts

    def tokens_left(self, level: Level) -> int:
        return tokens_left(self._lords, level)

    def effects(self) -> tuple[Effect, ...]:
        """The powers of whose turn it is, in the declared order."""
        return effects_among(self.lord.cards)

    def spend(self, card: int) -> None:
        """A power is called upon: one that works once per turn has done so."""
        spent = self.part("spent")
        if card not in spent:
            self.set(spent=(*spent, card))
        self.say(PowerUsed(self.seat, card))

    def score(self, seat: Seat, points: int, source: str, count: int = 1) -> None:
        """Points, and what they are for."""
        lord = self._lords[seat]
        tallies = [tally for tally in lord.tallies if tally.source != source]
        known = next((tally for tally in lord.tallies if tally.source == source), None)
        before = known or Tally(source, 0, 0)
        at = lord.tallies.index(known) if known is not None else len(tallies)
        tallies.insert(at, Tally(source, before.times + count, before.points + points))
        self.change(seat, points=lord.points + points, tallies=tuple(tallies))

    def gain_points(self, points: int, source: str) -> None:
        """Points by a power or a bonus token."""
        self.score(self.seat, points, source)
        self.say(PointsGained(self.seat, points, source))

    def pay_scares(self, scares: int) -> None:
        if scares:
            self.change(self.seat, scares=self.lord.scares - scares)
            self.say(ScaresPaid(self.seat, scares))

    def give_tokens(self, level: Level, count: int = 1) -> None:
        """Tokens go back to the supply."""
        self.change(self.seat, tokens=_added(self.lord.tokens, level, -count))

    def set_section(self, seat: Seat, at: int, **parts: Any) -> None:
        sections = self._lords[seat].sections
        changed = sections[at]._replace(**parts)
        self.change(seat, sections=(*sections[:at], changed, *sections[at + 1 :]))

    def clear_section(self, seat: Seat, at: int) -> int:
        """All its discs go back to the reserve: how many that were."""
        lord = self._lords[seat]
        sections = lord.sections
        found = [disc for discs in sections[at].discs for disc in discs]
        if found:
            sections = (*sections[:at], Section(sections[at].level), *sections[at + 1 :])
            self.change(seat, reserve=(*lord.reserve, *found), sections=sections)
        return len(found)

    def empty_section(self, at: int) -> None:
        """All its discs come back without a rest."""
        self.say(DiscsTaken(self.seat, self.clear_section(self.seat, at)))

    def take_all_discs(self) -> None:
        """Every disc on an action space comes back."""
        sections = range(len(self.lord.sections))
        self.say(DiscsTaken(self.seat, sum(self.clear_section(self.seat, at) for at in sections)))

    def pop_reserve(self) -> int:
        """The top disc of the reserve is taken: which one."""
        *below, top = self.lord.reserve
        self.change(self.seat, reserve=tuple(below))
        return top

    def add_disc(self, section: int, action: int) -> None:
        """A disc from the reserve goes on an action space."""
        *below, top = self.lord.reserve
        sections = self.lord.sections
        level, discs = sections[section]
        placed = Section(level, _changed(discs, action, (*discs[action], top)))
        sections = (*sections[:section], placed, *sections[section + 1 :])
        self.change(self.seat, reserve=tuple(below), sections=sections)

    def lift_disc(self, section: int, action: int) -> int:
        """The top disc leaves its action space: which one."""
        discs = self.lord.sections[section].discs
        *below, top = discs[action]
        self.set_section(self.seat, section, discs=_changed(discs, action, tuple(below)))
        return top

    def take_disc(self, section: int, action: int) -> None:
        """A disc from an action space goes back to the reserve."""
        disc = self.lift_disc(section, action)
        self.change(self.seat, reserve=(*self.lord.reserve, disc))
        self.say(DiscsTaken(self.seat, 1))

    def trigger_end(self, reason: str) -> None:
        if not self.part("ending"):
            self.set(ending=True)
            self.say(EndTriggered(self.seat, reason))


def _added(tokens: tuple[int, ...], level: Level, count: int) -> tuple[int, ...]:
    at = level - 1
    return (*tokens[:at], tokens[at] + count, *tokens[at + 1 :])


def _changed(
    discs: tuple[tuple[int, ...], ...], action: int, now: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*discs[:action], now, *discs[action + 1 :])
