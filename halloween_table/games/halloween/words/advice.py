"""The answer to “What could I do?”: section by section, then powers, bonuses and cards."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Advice, Hint, Players
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill

from ..rules.advice import Prospect, prospect
from ..rules.effects import When
from ..rules.game import Halloween
from ..rules.moves import Act, Claim, Move, UseBonus, UsePower
from ..rules.position import Position
from ..rules.powers import CARDS
from ..rules.town import ACTIONS, Action, Level
from ..rules.turn import OF_THEMSELVES
from .refusals import RefusalWords
from .table import TableWords


class HalloweenAdviser(QObject):
    """Reads a view and says what it allows."""

    def __init__(self, game: Halloween, table: TableWords, refusals: RefusalWords) -> None:
        super().__init__()
        self._game, self._table, self._refusals = game, table, refusals
        self._names = table.names

    def advice(self, view: Position, eyes: Seat | None, players: Players) -> tuple[Advice, ...]:
        if eyes is None or eyes not in self._game.actors(view):
            return ()
        if view.pending:
            hint = Hint(self._table.prompts.prompt(view, players), "open")
            return (Advice(self.tr("First of all"), (hint,)),)
        return tuple(self._all(view, players))

    def _all(self, view: Position, players: Players) -> Iterator[Advice]:
        for section in range(view.options.sections):
            level = view.lord.sections[section].level
            title = fill(
                self.tr("%1 · level %2: %3"),
                self._names.section(section),
                int(level),
                self._names.colour(level),
            )
            yield Advice(title, tuple(self._section(view, section, players)))
        powers = tuple(self._powers(view, players))
        if powers:
            yield Advice(self.tr("Your powers, once per turn"), powers)
        bonuses = tuple(self._bonuses(view, players))
        if bonuses:
            yield Advice(self.tr("Your bonuses"), bonuses)
        cards = tuple(self._cards(view, players))
        if cards:
            yield Advice(self.tr("Cards to claim"), cards)

    def _section(self, view: Position, section: int, players: Players) -> Iterator[Hint]:
        if section in view.done:
            yield Hint(self.tr("Its action or rest"), "used")
            return
        for action in ACTIONS:
            hint = self._hint(view, Act(section, action), self._names.action(action), players)
            if hint.state == "open":
                hint = Hint(self._gain(prospect(view, section, action), action), "open")
            yield hint
        discs = view.lord.sections[section].taken
        yield Hint(self.tr("Rest: %n discs come back.", "", discs), "open")

    def _gain(self, found: Prospect, action: Action) -> str:
        """What the action would bring at best."""
        name = self._names.action(action)
        level = found.level or Level.BLUE
        match action:
            case Action.SUMMON:
                return fill(self.tr("%1: at best %2, with its token."), name, self._ghost(level))
            case Action.SCARE:
                return fill(self.tr("%1: up to %n scares.", "", found.scares), name)
            case Action.UPGRADE:
                return fill(
                    self.tr("%1: up to %2 for %n scares, with its token.", "", found.cost),
                    name,
                    self._ghost(level),
                )
            case Action.MOVE:
                places = ", ".join(map(self._names.building, found.buildings))
                return fill(self.tr("%1: to %2."), name, places)
            case Action.FIGHT:
                return fill(self.tr("%1: against %2 at best."), name, self._ghost(level))
            case Action.HAUNT if not found.points:  # a power does something else with it
                return name
            case Action.HAUNT:
                return fill(self.tr("%1: up to %n points.", "", found.points), name)

    def _ghost(self, level: Level) -> str:
        return self._names.ghost(level)

    def _powers(self, view: Position, players: Players) -> Iterator[Hint]:
        for card in view.lord.cards:
            row = CARDS[card]
            if row.when is not When.TURN:
                continue
            text = fill(self.tr("%1: %2"), self._names.card(card), self._names.card_brief(card))
            if card in view.spent:
                yield Hint(text, "used")
            else:
                yield self._hint(view, UsePower(card), text, players)

    def _bonuses(self, view: Position, players: Players) -> Iterator[Hint]:
        for at, slot in enumerate(view.lord.slots):
            if slot.token is not None:
                name, text = self._names.bonus(slot.token), self._names.bonus_text(slot.token)
                line = fill(self.tr("%1: %2"), name, text)
                yield self._hint(view, UseBonus(at), line, players)

    def _cards(self, view: Position, players: Players) -> Iterator[Hint]:
        for card in view.cards:
            if card not in view.lord.cards:
                text = fill(self.tr("%1: %2"), self._names.card(card), self._names.card_brief(card))
                yield self._hint(view, Claim(card), text, players)

    def _hint(self, view: Position, move: Move, text: str, players: Players) -> Hint:
        refusal = self._game.refusal(view, view.seat, move)
        if refusal is None or refusal.reason in OF_THEMSELVES:
            return Hint(text, "open")
        return Hint(text, "shut", self._refusals.refusal(refusal, players))
