"""What is said where dice are rolled and choices made: dice, buttons, what is being decided."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill

from ..rules.actions import effects_of, targets, upgrade_prices
from ..rules.claims import reward
from ..rules.odds import odds_offered
from ..rules.pending import (
    NOBODY,
    Asked,
    Blues,
    Die,
    Doing,
    Fetching,
    Lifting,
    Paying,
    Readied,
    Rewarded,
    Throwing,
)
from ..rules.position import Position, Rolled
from ..rules.town import DIE, LEVELS, Action, Level
from .names import Names, sum_of
from .odds import OddsWords


class TrayWords(QObject):
    """The sentences of the tray, in the current language."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names
        self._odds = OddsWords(names)

    # ---- dice ---------------------------------------------------------------------------------------

    def tray(self) -> str:
        return self.tr("Tray")

    def die(self, die: Die) -> str:
        name = self.names.die(die.level)
        if not die.value:
            return fill(self.tr("%1, not rolled yet"), name)
        if die.plus:
            return fill(self.tr("%1: %2 + %3"), name, die.value, die.plus)
        return fill(self.tr("%1: %2"), name, die.value)

    def die_tip(self, view: Position, seat: Seat, die: Die, by: int) -> str:
        """What the number is made of, and what it could have been."""
        lines = [self.die(die), fill(self.tr("It shows 1 to %1."), DIE[die.level])]
        cards, bonuses = _parts(view, seat, die, by)
        if cards:
            lines.append(fill(self.tr("+%1 from a card"), cards))
        if bonuses:
            lines.append(fill(self.tr("+%1 from a bonus"), bonuses))
        return "\n".join(lines)

    def roll(self, view: Position, rolled: Rolled | Throwing, seat: Seat) -> str:
        """A roll in figures: two lines at most."""
        about = self.names.power(rolled.by) if rolled.by else ""
        if isinstance(rolled, Throwing) and rolled.number:
            about = fill(self.tr("Named: %1"), rolled.number)
        if not rolled.dice[0].value:
            added = rolled.dice[0].plus
            return fill(self.tr("+%1 from a card"), added) if added else about
        own = " · ".join(map(sum_of, rolled.dice))
        if rolled.against is not None:
            own = fill(self.tr("%1 against %2"), own, sum_of(rolled.against))
        cards = bonuses = 0
        for die in rolled.dice:
            more = _parts(view, seat, die, rolled.by)
            cards, bonuses = cards + more[0], bonuses + more[1]
        lines = [own]
        if cards and bonuses:
            lines.append(fill(self.tr("+%1 from a card, +%2 from a bonus"), cards, bonuses))
        elif cards:
            lines.append(fill(self.tr("+%1 from a card"), cards))
        elif bonuses:
            lines.append(fill(self.tr("+%1 from a bonus"), bonuses))
        elif isinstance(rolled, Rolled) and rolled.against is not None:
            lines.append(self.attack(rolled.dice[0].total > rolled.against.total))
        elif about:
            lines.append(about)
        return "\n".join(lines)

    def attack(self, won: bool) -> str:
        """How a fight has ended."""
        return self.tr("Attack won") if won else self.tr("Attack failed")

    def last_round(self) -> str:
        return self.tr("Last round")

    def last_round_tip(self) -> str:
        return self.tr(
            "The end was triggered: this round is played to its end, then all points count."
        )

    # ---- buttons ------------------------------------------------------------------------------------

    def back_caption(self) -> str:
        return self.tr("Take back (Esc)")

    def back_tip(self) -> str:
        return self.tr("As if it had not been begun: nothing is spent.")

    def end_caption(self) -> str:
        return self.tr("End turn")

    def end_tip(self, view: Position) -> str:
        return self._to_act(view) or self.tr("The next player’s turn begins.")

    def yes_caption(self, view: Position) -> str:
        """What pressing YES means now."""
        match view.pending[-1] if view.pending else None:
            case Throwing() as throwing if not throwing.rolled:
                return self.tr("Roll")
            case Throwing(dice=(die,)):
                return fill(self.tr("Keep %1"), die.total)
            case Throwing():
                return self.tr("Keep this roll")
            case Paying():
                return self.tr("Pay")
            case Fetching():
                return self.tr("Take it")
            case Asked(by=by, number=number):
                return self.names.agrees(by, number)
        return ""

    def yes_tip(self, view: Position) -> str:
        match view.pending[-1] if view.pending else None:
            case Throwing() as throwing if not throwing.rolled:
                return self.tr("The dice are rolled. A roll cannot be taken back.")
            case Throwing():
                return self.tr("The roll counts as it lies.")
            case Paying():
                return self.tr("You pay these tokens and this disc, and the power is yours.")
            case Asked(by=by):
                return self.names.asks(by)
        return ""

    def no_caption(self, view: Position) -> str:
        match view.pending[-1] if view.pending else None:
            case Fetching(building=building):
                return self.tr("Leave it there") if building != NOBODY else self.tr("Discard it")
            case Lifting():
                return self.tr("No lift")
            case Asked(by=by) if declining := self.names.declines(by):
                return declining
        return self.tr("Let it be")

    def points_caption(self, view: Position) -> str:
        return self.tr("Take %n points", "", reward(view))

    def points_tip(self) -> str:
        return self.tr("Points at once, instead of discs from a section.")

    def name_tip(self, number: int) -> str:
        return fill(
            self.tr("Roll at least %1 to gain as many scares; otherwise you gain 1."), number
        )

    def name_caption(self, number: int) -> str:
        return fill(self.tr("Name %1"), number)

    def trade_caption(self, level: Level, up: bool) -> str:
        if up:
            sentence = self.tr("Two tokens for one: %1 → %2")
            return fill(sentence, self.names.token(level), self.names.token(LEVELS[level]))
        sentence = self.tr("One token for two: %1 → %2")
        return fill(sentence, self.names.token(level), self.names.token(LEVELS[level - 2]))

    # ---- what is being decided ----------------------------------------------------------------------

    def told(self, view: Position) -> tuple[str, str]:
        """A heading and a few words about the choice that is due, or else about the turn."""
        match view.pending[-1] if view.pending else None:
            case Doing(action=action, section=section) if section == NOBODY:
                return self.names.bonus(view.discards[-1]), self.names.action(action)
            case Doing(action=action, level=level) as doing:
                if action is Action.UPGRADE:
                    return self.names.action(action), self._prices(view, doing)
                upto = fill(self.tr("Ghosts up to: %1"), self.names.colour(level))
                fights = odds_offered(view, targets(view, doing)) if action is Action.FIGHT else {}
                legend = self._odds.legend(odds.values() for odds in fights.values())
                return self.names.action(action), f"{upto}\n{legend}".rstrip()
            case Readied(powers=powers):
                return "\n".join(map(self.names.card, powers)), ""
            case Fetching(token=token):
                return self.names.bonus(token), self.names.bonus_text(token)
            case Blues():
                return self.tr("Blue ghosts"), self.tr("Where do they appear?")
            case Lifting(level=level):
                return self.tr("Lift a section"), fill(
                    self.tr("To level: %1"), self.names.colour(level)
                )
            case Paying(card=card):
                return self.names.card(card), ""
            case Rewarded(card=card):
                return self.names.card(card), self.tr("Your reward")
            case Asked(by=by):
                return self.names.power(by), ""
            case Throwing(by=by):
                return self.names.power(by) if by else self.names.action(Action.FIGHT), ""
        if view.over:
            return self.tr("The night is over"), ""
        heading = fill(self.tr("Round %1"), view.round)
        return heading, self._to_act(view) or self.tr("All sections have had their action.")

    def _to_act(self, view: Position) -> str:
        """How many sections have not had their action; empty if all have."""
        left = view.options.sections - len(view.done)
        return self.tr("%n sections still to act", "", left) if left else ""

    def _prices(self, view: Position, doing: Doing) -> str:
        """What the ghosts that can be upgraded become, and for how many scares."""
        return "\n".join(
            #: Colours of ghosts and what it costs in scares: blue → green: 2
            fill(
                self.tr("%1 → %2: %3"), self.names.colour(level), self.names.colour(level + 1), cost
            )
            for level, cost in upgrade_prices(view, doing).items()
        )


def _parts(view: Position, seat: Seat, die: Die, by: int) -> tuple[int, int]:
    """What cards and what bonuses have added to a die."""
    cards = 0 if by else sum(effect.attack_plus for effect in effects_of(view, seat))
    cards = min(cards, die.plus)
    return cards, die.plus - cards
