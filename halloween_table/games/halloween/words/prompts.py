"""Whose turn it is, which step, and what can be done now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import StepMark
from halloween_table.contract.kit import Players
from halloween_table.engine.translate import fill

from ..rules.actions import reaches_anywhere, targets
from ..rules.choosing import choices
from ..rules.moves import Claim, FightAll, Move, SummonMixed, TakePumpkin, UseBonus, UsePower
from ..rules.odds import roll_odds
from ..rules.pending import (
    NOBODY,
    Asked,
    Blues,
    Doing,
    Fetching,
    Lifting,
    Paying,
    Readied,
    Rewarded,
    Throwing,
)
from ..rules.position import Position
from ..rules.town import Action
from ..rules.turn import moves
from .names import Names
from .odds import OddsWords


class PromptWords(QObject):
    """The sentences above the table, in the current language."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names = names
        self._odds = OddsWords(names)

    # ---- prompts ------------------------------------------------------------------------------------

    def title(self, view: Position, players: Players) -> str:
        if view.over:
            return self.tr("The night is over")
        name = players[view.decider].name
        if view.decider != view.seat:
            return fill(self.tr("To choose: %1"), name)
        if view.ending:
            return fill(self.tr("Last round · %1"), name)
        return fill(self.tr("Round %1 · %2"), view.round, name)

    def steps(self, view: Position) -> tuple[StepMark, ...]:
        """One step for each action of the turn, and its end."""
        if view.over:
            return ()
        done = len(view.done)
        top = view.pending[-1] if view.pending else None
        now = done if view.acting is None else done - 1
        marks = []
        for at in range(view.options.sections):
            icon = "act"
            if at == now and top is not None:
                reacts = isinstance(top, Throwing | Rewarded)
                icon = "react" if reacts else "choose"
            marks.append(
                StepMark(
                    fill(self.tr("Action %1"), at + 1), f"halloween/step-{icon}", _state(at, now)
                )
            )
        # What is chosen after the last action, a bonus say, comes before the end.
        state = "next" if top is not None else _state(view.options.sections, now)
        marks.append(StepMark(self.tr("End"), "halloween/step-end", state))
        return tuple(marks)

    def prompt(self, view: Position, players: Players) -> str:
        """What may be done now by whoever must decide; the title names them."""
        if view.over:
            return self.tr("The town has been haunted, and all points are counted.")
        if not view.pending:
            return self._plain_prompt(view)
        return self._pending_prompt(view, players)

    def _plain_prompt(self, view: Position) -> str:
        left = view.options.sections - len(view.done)
        if not left:
            possible = ", ".join(self._still_possible(tuple(moves(view))))
            if possible:
                sentence = self.tr("All sections are done: end your turn. Still possible: %1.")
                return fill(sentence, possible)
            return self.tr("All sections are done: end your turn.")
        if not view.lord.reserve:
            return self.tr(
                "Your reserve is empty: %n sections are still to act, so let one rest.", "", left
            )
        if view.round == 1 and not view.done:
            return self.tr("Each section acts or rests once: bring a disc to an action space.")
        return self.tr(
            "%n sections are still to act: bring a disc to an action space, or let one rest.",
            "",
            left,
        )

    def _still_possible(self, moves: tuple[Move, ...]) -> Iterator[str]:
        if any(isinstance(move, Claim) for move in moves):
            yield self.tr("claim a card")
        if any(isinstance(move, UsePower) for move in moves):
            yield self.tr("use a power")
        if any(isinstance(move, UseBonus) for move in moves):
            yield self.tr("use a bonus")

    def _pending_prompt(self, view: Position, players: Players) -> str:
        top = view.pending[-1]
        match top:
            case Doing():
                return self._doing_prompt(view, top)
            case Throwing():
                return self._throwing_prompt(view, top)
            case Fetching(token=token, building=building):
                if building == NOBODY:
                    sentence = self.tr("Drawn: %1. Bring it to a slot, or discard it.")
                else:
                    sentence = self.tr("A bonus lies here: %1. Bring it to a slot, or leave it.")
                return fill(sentence, self.names.bonus(token))
            case Blues():
                return self.tr(
                    "No blue ghost is left in town: press the building where three of them appear."
                )
            case Lifting(level=level):
                sentence = self.tr("Lift a section: press its head. New level: %1.")
                if view.options.master:
                    sentence = self.tr("Choose the section to lift. New level: %1.")
                return fill(sentence, self.names.colour(level))
            case Paying(card=card):
                sentence = self.tr("%1: pay as proposed, or press other tokens or a disc.")
                return fill(sentence, self.names.card(card))
            case Rewarded(card=card, sections=sections):
                if sections:
                    sentence = self.tr("%1: press one more section to take its discs back.")
                    return fill(sentence, self.names.card(card))
                sentence = self.tr("%1 claims this card too: take points, or a section’s discs.")
                return fill(sentence, players[view.seat].name)
            case Readied(powers=powers):
                return self.names.asks(powers[-1]) or self.names.power(powers[-1])
            case Asked(by=by, chosen=chosen):
                return self.names.asks(by, 1 if chosen else 0) or self.names.power(by)

    def _doing_prompt(self, view: Position, doing: Doing) -> str:
        """What the action is done with; powers may allow more than the rules alone."""
        kinds = {type(move) for move in targets(view, doing)}
        if SummonMixed in kinds:
            return self.tr("Summon: press a ghost of a pair, or bring it to one of another colour.")
        if FightAll in kinds:
            return self.tr(
                "Fight: bring a ghost to the one that it attacks, or to your card to attack all."
            )
        if TakePumpkin in kinds:
            return self.tr("Haunt: press a haunting space, or a pumpkin that you take back.")
        if doing.action is Action.MOVE and reaches_anywhere(view, doing):
            return self.tr("Move: bring a ghost to any building.")
        return {
            Action.SUMMON: self.tr(
                "Summon: press a ghost that shares its building with another of its colour."
            ),
            Action.SCARE: self.tr("Scare: press a ghost; its level is what you gain in scares."),
            Action.UPGRADE: self.tr("Upgrade: press the ghost that becomes more powerful."),
            Action.MOVE: self.tr("Move: bring a ghost to a neighbouring building."),
            Action.FIGHT: self.tr("Fight: bring a ghost to the one that it attacks."),
            Action.HAUNT: self.tr("Haunt: press a haunting space, or bring a pumpkin there."),
        }[doing.action]

    def _throwing_prompt(self, view: Position, throwing: Throwing) -> str:
        if throwing.against is None:
            name = self.names.power(throwing.by)
            if not throwing.rolled:
                return fill(self.tr("%1: roll, or use a bonus first."), name)
            if not self._reactions(view, throwing):
                return name
            return fill(self.tr("%1: keep the roll, or use a bonus."), name)
        if not throwing.rolled:
            told = self._odds.brief(roll_odds(view, throwing))
            sentence = self.tr("The fight: roll, or use a bonus first.")
            return f"{sentence} {told}"
        own, other = throwing.dice[0].total, throwing.against.total
        if own > other:
            sentence = self.tr("%1 against %2: you win.")
        elif own == other:
            sentence = self.tr("%1 against %2: a tie is not enough.")
        else:
            sentence = self.tr("%1 against %2: you lose.")
        return f"{fill(sentence, own, other)} {self._reactions(view, throwing)}".rstrip()

    def _reactions(self, view: Position, throwing: Throwing) -> str:
        """What can be done about a roll."""
        reactions = tuple(choices(view, throwing))
        bonus = any(isinstance(move, UseBonus) for move in reactions)
        rerolls = [move.card for move in reactions if isinstance(move, UsePower)]
        if not rerolls:
            return self.tr("Keep it, or use a bonus.") if bonus else ""
        if bonus:
            sentence = self.tr("Keep it, use a bonus, or roll again: %1.")
        else:
            sentence = self.tr("Keep it, or roll again: %1.")
        return fill(sentence, self.names.card(rerolls[0]))


def _state(at: int, now: int) -> Literal["done", "now", "next"]:
    if at == now:
        return "now"
    return "done" if at < now else "next"
