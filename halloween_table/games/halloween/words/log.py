"""The log of Halloween: what happens, in short lines and in the present tense."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players
from halloween_table.engine.game import Event
from halloween_table.engine.translate import fill

from ..rules import events as happened
from ..rules.claims import POINTS
from ..rules.pending import Die
from ..rules.town import Level
from .names import Names, sum_of


class LogWords(QObject):
    """The lines of the log in the current language. An action has its line where it is done, so
    the disc for it has none; what it brings follows."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def log_line(self, event: Event, players: Players) -> str:
        for subject in (self._actions, self._fights, self._town, self._gains, self._cards):
            line = subject(event, players)
            if line:
                return line
        return ""

    # ---- the actions ----------------------------------------------------------------------------------

    def _actions(self, event: Event, players: Players) -> str:
        names = self._names
        match event:
            case happened.Summoned(seat, building, level):
                return fill(
                    self.tr("%1: Summon — %2, %3."),
                    players[seat].name,
                    names.ghost(level),
                    names.building(building),
                )
            case happened.TownScared(seat, level):
                return fill(self.tr("%1: Scare — %2."), players[seat].name, names.ghost(level))
            case happened.Upgraded(seat, building, level):
                return fill(
                    self.tr("%1: Upgrade — %2 → %3, %4."),
                    players[seat].name,
                    names.colour(level - 1),
                    names.colour(level),
                    names.building(building),
                )
            case happened.GhostMoved(seat, level, start, to):
                return fill(
                    self.tr("%1: Move — %2, %3 → %4."),
                    players[seat].name,
                    names.ghost(level),
                    names.building(start),
                    names.building(to),
                )
            case happened.Haunted(seat, building, level, points, common):
                if common:
                    sentence = self.tr("%1: Haunt — %2, %3, common pumpkin, %n points.", "", points)
                else:
                    sentence = self.tr("%1: Haunt — %2, %3, %n points.", "", points)
                return fill(
                    sentence, players[seat].name, names.building(building), names.colour(level)
                )
            case happened.RestTaken(seat, section, discs):
                sentence = self.tr("%1: Rest — %2, %n discs.", "", discs)
                return fill(sentence, players[seat].name, names.section(section))
        return ""

    # ---- fights and dice ------------------------------------------------------------------------------

    def _fights(self, event: Event, players: Players) -> str:
        names = self._names
        match event:
            case happened.FightBegun(seat, here, level, foe, there) if here == there:
                return fill(
                    self.tr("%1: Fight — %2 against %3, %4."),
                    players[seat].name,
                    names.ghost(level),
                    names.ghost(foe),
                    names.building(here),
                )
            case happened.FightBegun(seat, here, level, foe, there):
                return fill(
                    self.tr("%1: Fight — %2 (%3) against %4 (%5)."),
                    players[seat].name,
                    names.ghost(level),
                    names.building(here),
                    names.ghost(foe),
                    names.building(there),
                )
            case happened.DiceRolled(_, by, (own,), None):
                return fill(self.tr("%1 — dice: %2."), names.power(by), sum_of(own))
            case happened.DiceRolled(_, _, (own,), Die() as against):
                return fill(self.tr("Dice: %1 against %2."), sum_of(own), sum_of(against))
            case happened.DiceRolled(_, by, (first, second)):
                return fill(
                    self.tr("%1 — dice: %2 (%3), %4 (%5)."),
                    names.power(by),
                    sum_of(first),
                    names.colour(first.level),
                    sum_of(second),
                    names.colour(second.level),
                )
            case happened.FightEnded(seat, won, _, foe, own, other):
                if won:
                    sentence = self.tr("%1 wins: the %2 goes back to the supply.")
                elif own == other:
                    sentence = self.tr("A tie: %1 does not win, and the %2 stays.")
                else:
                    sentence = self.tr("%1 does not win: the %2 stays.")
                return fill(sentence, players[seat].name, names.ghost(foe))
            case happened.NumberNamed(seat, number):
                return fill(self.tr("%1 names the number %2."), players[seat].name, number)
        return ""

    # ---- ghosts come and go ---------------------------------------------------------------------------

    def _town(self, event: Event, players: Players) -> str:
        names = self._names
        match event:
            case happened.NothingSummoned(_, level):
                return fill(
                    self.tr("Nobody comes, for none is in the supply: %1."), names.ghost(level)
                )
            case happened.GhostPlaced(seat, building, level):
                return fill(
                    self.tr("%1 brings from the supply: %2, %3."),
                    players[seat].name,
                    names.ghost(level),
                    names.building(building),
                )
            case happened.GhostLeft(seat, building, level):
                return fill(
                    self.tr("%1 sends back to the supply: %2, %3."),
                    players[seat].name,
                    names.ghost(level),
                    names.building(building),
                )
            case happened.GhostsExchanged(seat, first, first_from, second, second_from):
                return fill(
                    self.tr("%1 lets two ghosts swap places: %2 (%3), %4 (%5)."),
                    players[seat].name,
                    names.ghost(first),
                    names.building(first_from),
                    names.ghost(second),
                    names.building(second_from),
                )
            case happened.BluesCame(_, building, count):
                return fill(
                    self.tr("%n blue ghosts come to town: %1.", "", count),
                    names.building(building),
                )
            case happened.RedsLeft():
                return self.tr("All five red ghosts are in town and go back to the supply.")
            case happened.PumpkinTaken(seat, building, level, lost):
                return fill(
                    self.tr("%1 takes a pumpkin back and loses %n points: %2, %3.", "", lost),
                    players[seat].name,
                    names.building(building),
                    names.colour(level),
                )
            case happened.BonusesLaid():
                return self.tr("Six new bonuses come to town.")
        return ""

    # ---- what a lord gets and gives -------------------------------------------------------------------

    def _gains(self, event: Event, players: Players) -> str:
        names = self._names
        match event:
            case happened.TokensTaken(seat, level, count):
                return fill(self._takes_tokens(level, count), players[seat].name)
            case happened.TokensOut(_, level):
                return fill(self.tr("None is left in the supply: %1."), names.token(level))
            case happened.TokensTraded(seat, level, count):  # what it brings is told on its own
                return fill(self._gives_tokens(level, count), players[seat].name)
            case happened.TokenPaid(seat, level):
                return fill(self._gives_tokens(level, 1), players[seat].name)
            case happened.ScaresGained(seat, scares):
                return fill(self.tr("%1 gains %n scares.", "", scares), players[seat].name)
            case happened.ScaresPaid(seat, scares):
                return fill(self.tr("%1 pays %n scares.", "", scares), players[seat].name)
            case happened.PointsGained(seat, points, source):
                return self._scores(players[seat].name, points, source)
            case happened.DiscsTaken(seat, discs):
                return fill(self.tr("%1 takes %n discs back.", "", discs), players[seat].name)
            case happened.CircleDiscsTaken(seat):
                return fill(
                    self.tr("%1 takes the three discs back from the slots."), players[seat].name
                )
            case happened.SectionLifted(seat, section, level):
                return fill(
                    self.tr("%1 lifts a section: %2, level: %3."),
                    players[seat].name,
                    names.section(section),
                    names.colour(level),
                )
            case happened.SectionLowered(seat, section, level):
                return fill(
                    self.tr("%1 lowers a section: %2, level: %3."),
                    players[seat].name,
                    names.section(section),
                    names.colour(level),
                )
        return ""

    def _scores(self, name: str, points: int, source: str) -> str:
        match source:
            case "bonus":  # the line before says which
                return fill(self.tr("%1 scores %n points.", "", points), name)
            case "reward":
                return fill(self.tr("%1 scores %n points as a reward.", "", points), name)
        sentence = self.tr("%1 scores %n points: %2.", "", points)
        return fill(sentence, name, self._names.source(source))

    def _takes_tokens(self, level: Level, count: int) -> str:
        match level:
            case Level.BLUE:
                return self.tr("%1 takes %n blue tokens.", "", count)
            case Level.GREEN:
                return self.tr("%1 takes %n green tokens.", "", count)
            case Level.YELLOW:
                return self.tr("%1 takes %n yellow tokens.", "", count)
            case Level.ORANGE:
                return self.tr("%1 takes %n orange tokens.", "", count)
            case Level.RED:
                return self.tr("%1 takes %n red tokens.", "", count)

    def _gives_tokens(self, level: Level, count: int) -> str:
        match level:
            case Level.BLUE:
                return self.tr("%1 pays %n blue tokens.", "", count)
            case Level.GREEN:
                return self.tr("%1 pays %n green tokens.", "", count)
            case Level.YELLOW:
                return self.tr("%1 pays %n yellow tokens.", "", count)
            case Level.ORANGE:
                return self.tr("%1 pays %n orange tokens.", "", count)
            case Level.RED:
                return self.tr("%1 pays %n red tokens.", "", count)

    # ---- cards, bonuses and the end -------------------------------------------------------------------

    def _cards(self, event: Event, players: Players) -> str:
        names = self._names
        match event:
            case happened.CardClaimed(seat, card, tokens):
                return fill(
                    self.tr("%1 claims a card, %n points: %2. Paid: %3.", "", POINTS),
                    players[seat].name,
                    names.card(card),
                    ", ".join(map(names.colour, sorted(tokens))),
                )
            case happened.PowerUsed(seat, card):
                return fill(self.tr("%1 uses the card: %2."), players[seat].name, names.card(card))
            case happened.BonusUsed(seat, token):
                return fill(
                    self.tr("%1 uses the bonus: %2."), players[seat].name, names.bonus(token)
                )
            case happened.BonusDrawn(seat, token):
                return fill(
                    self.tr("%1 draws the bonus: %2."), players[seat].name, names.bonus(token)
                )
            case happened.BonusKept(seat, token, building, old):
                return self._keeps(players[seat].name, token, building is None, old)
            case happened.BonusDropped(seat, token):
                return fill(
                    self.tr("%1 discards the bonus: %2."), players[seat].name, names.bonus(token)
                )
            case happened.EndTriggered(seat, reason):
                return fill(self._last_round(reason), players[seat].name)
            case happened.CardsCounted(seat, source, _, points):
                sentence = self.tr("At the end %1 scores %n points: %2.", "", points)
                return fill(sentence, players[seat].name, names.source(source))
        return ""

    def _keeps(self, name: str, token: int, drawn: bool, old: int | None) -> str:
        bonus = self._names.bonus(token)
        if old is None:
            if drawn:
                return fill(self.tr("%1 keeps the bonus: %2."), name, bonus)
            return fill(self.tr("%1 fetches a bonus: %2."), name, bonus)
        if drawn:
            sentence = self.tr("%1 keeps the bonus: %2. Discarded: %3.")
        else:
            sentence = self.tr("%1 fetches a bonus: %2. Discarded: %3.")
        return fill(sentence, name, bonus, self._names.bonus(old))

    def _last_round(self, reason: str) -> str:
        return {
            "pumpkins": self.tr("%1 has placed the last pumpkin: this round is the last one."),
            "cards": self.tr("%1 has claimed a fifth card: this round is the last one."),
            "tokens": self.tr("Two colours of tokens have run out: this round is the last one."),
        }[reason]
