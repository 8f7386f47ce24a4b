"""What the table of Halloween says: names for screen readers, tooltips, captions, prompts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QObject

from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill
from halloween_table.games.kit import Players
from halloween_table.table.contract import StepMark

from .names import Names
from .rules.actions import effects_of
from .rules.bonuses import bonus_of
from .rules.claims import price_of, reward
from .rules.effects import Price, When
from .rules.pending import (
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
from .rules.position import Lord, Position, Rolled, space
from .rules.powers import CARDS
from .rules.town import (
    DIE,
    HAUNTING,
    LEVELS,
    SUPPLY,
    TOKENS_PER_LEVEL,
    UPGRADE_COST,
    Action,
    Building,
    Level,
)


class TableWords(QObject):
    """The sentences on and about the table, in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self.names = Names()

    # ---- ghosts and buildings -----------------------------------------------------------------------

    def ghost(self, level: int, where: int) -> str:
        """A ghost and where it is, as a screen reader says it."""
        if where == SUPPLY:
            return fill(self.tr("%1, in the supply"), self.names.ghost(level))
        return fill(self.tr("%1, %2"), self.names.ghost(level), self.names.building(where))

    def ghost_tip(self, level: Level, where: int) -> str:
        lines = [
            self.ghost(level, where),
            fill(self.tr("Level %1. Its die shows 1 to %2."), int(level), DIE[level]),
        ]
        if level is Level.RED:
            lines.append(self.tr("There is no higher level."))
        else:
            above = LEVELS[level]
            sentence = self.tr("Upgrade for %1 scares: %2.")
            lines.append(fill(sentence, UPGRADE_COST[above], self.names.ghost(above)))
        return "\n".join(lines)

    def building(self, view: Position, building: Building) -> str:
        ghosts = view.census.in_building[building]
        sentence = self.tr("%1: %n ghosts", "", ghosts)
        return fill(sentence, self.names.building(building))

    def building_tip(self, view: Position, building: Building) -> str:
        """Who is there, and for how many more there is room."""
        lines = [self.building(view, building)]
        for level in LEVELS:
            count = len(view.census.of[building][level - 1])
            if count:
                #: %1 is a ghost such as “green ghost”, %2 how many of them are in a building.
                lines.append(fill(self.tr("%1: %2"), self.names.ghost(level), count))
        room = view.options.room - view.census.in_building[building]
        lines.append(
            self.tr("Room for %n more.", "", room) if room else self.tr("The building is full.")
        )
        return "\n".join(lines)

    def space(self, building: Building, level: Level) -> str:
        return fill(
            self.tr("%1, haunting space %2: %3 points"),
            self.names.building(building),
            self.names.colour(level),
            HAUNTING[level],
        )

    def space_tip(self, view: Position, building: Building, level: Level, players: Players) -> str:
        pumpkin = view.haunted[space(building, level)]
        if pumpkin is None:
            state = fill(self.tr("Free. Needed in this building: %1."), self.names.ghost(level))
        elif pumpkin.common:
            state = fill(self.tr("Common pumpkin: %1."), players[pumpkin.seat].name)
        else:
            state = fill(self.tr("Pumpkin: %1."), players[pumpkin.seat].name)
        return f"{self.space(building, level)}\n{state}"

    def pumpkin(self, owner: str, building: Building, level: Level, common: bool) -> str:
        sentence = self.tr("Pumpkin: %1, %2, %3")
        if common:
            sentence = self.tr("Common pumpkin: %1, %2, %3")
        return fill(sentence, owner, self.names.building(building), self.names.colour(level))

    # ---- bonuses ------------------------------------------------------------------------------------

    def bonus(self, token: int) -> str:
        return fill(self.tr("Bonus: %1"), self.names.bonus(token))

    def bonus_tip(self, token: int) -> str:
        lines = [self.bonus(token), self.names.bonus_text(token)]
        if bonus_of(token).for_roll:
            lines.append(self.tr("It is used within a roll."))
        return "\n".join(lines)

    def bonus_place(self, building: Building) -> str:
        return fill(self.tr("%1: place of the bonus"), self.names.building(building))

    def stack(self, count: int) -> str:
        return self.tr("Stack: %n bonuses face down", "", count)

    def discards(self, tokens: Sequence[int]) -> str:
        if not tokens:
            return self.tr("No bonus was used yet")
        used = self.tr("%n used bonuses", "", len(tokens))
        return "\n".join((used, *map(self.names.bonus, reversed(tokens))))

    def drawn(self) -> str:
        return self.tr("The bonus that was drawn")

    def slot(self, owner: str, at: int) -> str:
        return fill(self.tr("%1: bonus slot %2"), owner, at + 1)

    def slot_tip(self, owner: str, at: int, lord: Lord) -> str:
        slot = lord.slots[at]
        if slot.token is not None:
            state = self.bonus_tip(slot.token)
        elif slot.disc is not None:
            state = self.tr("Used. The disc stays until all three circles have one.")
        else:
            state = self.tr("Empty: a ghost that moves to a bonus can fetch it.")
        return f"{self.slot(owner, at)}\n{state}"

    # ---- cards --------------------------------------------------------------------------------------

    def when(self, when: When) -> str:
        return {
            When.PERMANENT: self.tr("Permanent"),
            When.TURN: self.tr("Once per turn"),
            When.END: self.tr("At the end of the game"),
        }[when]

    def price(self, price: Price) -> str:
        if price.different:
            return self.tr("Price: %n tokens of different colours, and a disc.", "", price.tokens)
        return self.tr("Price: any %n tokens, and a disc.", "", price.tokens)

    def card(self, view: Position, card: int, players: Players) -> str:
        """As a screen reader says it."""
        name = self.names.card(card)
        lords = [p.name for p, lord in zip(players, view.lords, strict=True) if card in lord.cards]
        if not lords:
            return fill(self.tr("%1 (%2)"), name, self.names.card_brief(card))
        sentence = self.tr("%1 (%2), claimed by: %3")
        return fill(sentence, name, self.names.card_brief(card), ", ".join(lords))

    def card_tip(self, view: Position, card: int, near: Seat, players: Players) -> str:
        row = CARDS[card]
        kind = self.tr("Grey card") if row.grey else self.tr("Coloured card")
        lines = [
            self.names.card(card),
            self.names.card_text(card),
            f"{kind} · {self.when(row.when)}",
        ]
        if card not in view.lords[near].cards:
            lines.append(self.price(price_of(view, near, card)))
        lords = [p.name for p, lord in zip(players, view.lords, strict=True) if card in lord.cards]
        if lords:
            lines.append(fill(self.tr("Claimed by: %1"), ", ".join(lords)))
        if card in view.spent:
            lines.append(self.tr("Used in this turn."))
        return "\n".join(lines)

    def town_rules(self) -> tuple[str, str]:
        """What stands where the cards would lie in Master: a heading and a few lines."""
        return (
            self.tr("Master"),
            self.tr(
                "No cards, no bonuses, no dice.\n"
                "A ghost beats every ghost of a lower level.\n"
                "Four ghosts fill a building.\n"
                "All five red ghosts in town: they leave.\n"
                "An upgrade lifts a section where it can.\n"
                "The end: a last pumpkin, or two colours of tokens used up.\n"
                "Then: 5 points for every 3 tokens of different colours."
            ),
        )

    # ---- supply and boards --------------------------------------------------------------------------

    def supply(self, view: Position, level: Level) -> str:
        waiting = sum(
            where == SUPPLY
            for ghost, where in enumerate(view.ghosts)
            if LEVELS[ghost // 5] == level
        )
        return fill(
            self.tr("Supply, %1: ghosts %2, tokens %3"),
            self.names.colour(level),
            waiting,
            view.tokens_left(level),
        )

    def supply_tip(self, view: Position, level: Level) -> str:
        of_all = fill(self.tr("There are %1 tokens of each colour."), TOKENS_PER_LEVEL)
        return f"{self.supply(view, level)}\n{of_all}"

    def section(self, at: int, lord: Lord) -> str:
        colour = self.names.colour(lord.sections[at].level)
        return fill(self.tr("%1, level: %2"), self.names.section(at), colour)

    def section_tip(self, at: int, lord: Lord, done: bool) -> str:
        lines = [
            self.section(at, lord),
            self.tr("It commands ghosts up to this level."),
        ]
        if done:
            lines.append(self.tr("It has had its action in this turn."))
        return "\n".join(lines)

    def sphere(self, at: int, level: Level) -> str:
        return fill(self.tr("Sphere, %1: %2"), self.names.section(at), self.names.colour(level))

    def action(self, at: int, action: int, lord: Lord) -> str:
        sentence = self.tr("%1, %2: free")
        if lord.sections[at].discs[action]:
            sentence = self.tr("%1, %2: occupied")
        return fill(sentence, self.names.section(at), self.names.action(action))

    def action_tip(self, at: int, action: int, lord: Lord) -> str:
        return f"{self.action(at, action, lord)}\n{self.action_text(action)}"

    def action_text(self, action: int) -> str:
        return {
            Action.SUMMON: self.tr(
                "Where two ghosts of one colour share a building, a third one of that colour "
                "comes, and you take a token of it."
            ),
            Action.SCARE: self.tr(
                "Choose a colour that is in town: gain as many scares as its level."
            ),
            Action.UPGRADE: self.tr(
                "Pay scares to make a ghost one level more powerful and take a token of the new "
                "colour; a section may be lifted to that level."
            ),
            Action.MOVE: self.tr(
                "Move a ghost to a neighbouring building; it can fetch the bonus there."
            ),
            Action.FIGHT: self.tr(
                "A ghost attacks one of another colour in its building: beat it and take a token "
                "of its colour."
            ),
            Action.HAUNT: self.tr(
                "Put a pumpkin on a free space whose colour is in the building, and score its "
                "points. One pumpkin each per building."
            ),
        }[Action(action)]

    def rest_caption(self, section: int) -> str:
        """What the button of that section says."""
        return self.tr("Rest")

    def rest_name(self, section: int, discs: int) -> str:
        sentence = self.tr("Rest, %1: take back %n discs", "", discs)
        return fill(sentence, self.names.section(section))

    def rest_tip(self, section: int, discs: int) -> str:
        what = self.tr("Take all discs of the section back instead of an action.")
        return f"{self.rest_name(section, discs)}\n{what}"

    def section_done(self, at: int) -> str:
        return fill(self.tr("%1 has had its action"), self.names.section(at))

    def disc_on_action(self, owner: str, at: int, action: int) -> str:
        sentence = self.tr("Disc: %1, %2, %3")
        return fill(sentence, owner, self.names.section(at), self.names.action(action))

    def disc_on_card(self, owner: str, card: int) -> str:
        return fill(self.tr("%1 has claimed: %2"), owner, self.names.card(card))

    def reserve(self, owner: str, count: int) -> str:
        return fill(self.tr("%1, reserve: %n discs", "", count), owner)

    def reserve_tip(self, owner: str, count: int) -> str:
        what = self.tr("Bring a disc to an action space, or to the circle of a bonus slot.")
        return f"{self.reserve(owner, count)}\n{what}"

    def tokens(self, owner: str, level: int, count: int) -> str:
        return fill(self.tr("%1, %2: %3"), owner, self.names.token(level), count)

    def tokens_tip(self, owner: str, level: int, count: int) -> str:
        what = self.tr("Tokens pay for cards: bring one to the card that you want.")
        return f"{self.tokens(owner, level, count)}\n{what}"

    def pumpkins(self, owner: str, lord: Lord, pair: bool) -> str:
        if pair:
            sentence = self.tr("%1, pumpkins: %2, common ones: %3")
            return fill(sentence, owner, lord.pumpkins, lord.common)
        return fill(self.tr("%1, pumpkins: %2"), owner, lord.pumpkins)

    def pumpkin_pile(self, count: int, common: bool) -> str:
        if common:
            return self.tr("%n common pumpkins", "", count)
        return self.tr("%n pumpkins of your own", "", count)

    def points(self, lord: Lord) -> str:
        return self.tr("%n points", "", lord.points)

    def points_tip(self, lord: Lord) -> str:
        """How many, and where they came from."""
        lines = [self.points(lord)]
        for tally in lord.tallies:
            lines.append(fill(self.tr("%1: %2"), self._source(tally.source), tally.points))
        return "\n".join(lines)

    def _source(self, source: str) -> str:
        if source.startswith("card:"):
            return self.names.card(int(source.partition(":")[2]))
        return {
            "haunt": self.tr("Haunting"),
            "claim": self.tr("Cards claimed"),
            "reward": self.tr("Rewards on cards"),
            "bonus": self.tr("Bonuses"),
            "sets": self.tr("Sets of tokens"),
        }[source]

    def scares(self, lord: Lord) -> str:
        return self.tr("%n scares", "", lord.scares)

    def scares_tip(self, lord: Lord) -> str:
        what = self.tr("Scares pay for upgrades.")
        return f"{self.scares(lord)}\n{what}"

    def lord(self, owner: str, lord: Lord) -> str:
        """A whole board in a line."""
        return fill(self.tr("Board: %1, %2, %3"), owner, self.points(lord), self.scares(lord))

    def lord_tip(self, owner: str, lord: Lord, pair: bool) -> str:
        """All of a board in words."""
        lines = [self.lord(owner, lord)]
        for at, section in enumerate(lord.sections):
            used = [
                self.names.action(action) for action, discs in enumerate(section.discs) if discs
            ]
            line = self.section(at, lord)
            if used:
                line = fill(self.tr("%1. Occupied: %2"), line, ", ".join(used))
            lines.append(line)
        tokens = ", ".join(
            fill(self.tr("%1: %2"), self.names.colour(level), lord.tokens[level - 1])
            for level in LEVELS
            if lord.tokens[level - 1]
        )
        lines.append(fill(self.tr("Tokens: %1"), tokens or "0"))
        held = [slot.token for slot in lord.slots if slot.token is not None]
        if held:
            names = ", ".join(self.names.bonus(token) for token in held)
            lines.append(fill(self.tr("Bonuses: %1"), names))
        lines.append(self.reserve(owner, len(lord.reserve)))
        lines.append(self.pumpkins(owner, lord, pair))
        if lord.cards:
            lines.append(fill(self.tr("Cards: %1"), ", ".join(map(self.names.card, lord.cards))))
        return "\n".join(lines)

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
        """What the number is made of."""
        lines = [self.die(die)]
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
        own = " · ".join(map(_sum, rolled.dice))
        if rolled.against is not None:
            own = fill(self.tr("%1 against %2"), own, _sum(rolled.against))
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
            won = rolled.dice[0].total > rolled.against.total
            lines.append(self.tr("Attack won") if won else self.tr("Attack failed"))
        elif about:
            lines.append(about)
        return "\n".join(lines)

    def last_round(self) -> str:
        return self.tr("Last round")

    def last_round_tip(self) -> str:
        return self.tr(
            "The end was triggered: this round is played to its end, then all points count."
        )

    # ---- buttons ------------------------------------------------------------------------------------

    def end_caption(self) -> str:
        return self.tr("End turn")

    def fight_all_caption(self, foes: int) -> str:
        return self.tr("Fight all %n, one after another", "", foes)

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
            case Asked(number=number) if number:
                return self.tr("Take %n scares", "", number)
            case Asked(foe=foe) if foe != NOBODY:
                return self.tr("Win at once")
            case Asked(ghost=ghost) if ghost != NOBODY:
                return self.tr("Summon here")
        return self.tr("Yes")

    def no_caption(self, view: Position) -> str:
        match view.pending[-1] if view.pending else None:
            case Fetching(building=building):
                return self.tr("Leave it there") if building != NOBODY else self.tr("Discard it")
            case Lifting():
                return self.tr("No lift")
            case Asked(foe=foe) if foe != NOBODY:
                return self.tr("Roll all the same")
        return self.tr("Let it be")

    def points_caption(self, view: Position) -> str:
        return self.tr("Take %n points", "", reward(view))

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
            case Doing(action=action, level=level):
                upto = fill(self.tr("Up to level: %1"), self.names.colour(level))
                return self.names.action(action), upto
            case Readied(powers=powers):
                return "\n".join(map(self.names.card, powers)), ""
            case Fetching(token=token):
                return self.names.bonus(token), self.names.bonus_text(token)
            case Blues():
                return self.tr("Three blue ghosts"), self.tr("Where do they come?")
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
        left = view.options.sections - len(view.done)
        heading = fill(self.tr("Round %1"), view.round)
        if not left:
            return heading, self.tr("All sections have had their action.")
        return heading, self.tr("%n sections still to act", "", left)

    # ---- prompts ------------------------------------------------------------------------------------

    def title(self, view: Position, players: Players) -> str:
        if view.over:
            return self.tr("The night is over")
        name = players[view.decider].name
        if view.ending:
            return fill(self.tr("Last round · %1"), name)
        return fill(self.tr("Round %1 · %2"), view.round, name)

    def steps(self, view: Position) -> tuple[StepMark, ...]:
        """One step for each action of the turn, and its end."""
        if view.over:
            return ()
        done = len(view.done)
        top = view.pending[-1] if view.pending else None
        now = max(0, done - 1) if _is_within_action(top) else done
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
        last = view.options.sections
        marks.append(StepMark(self.tr("End"), "halloween/step-end", _state(last, now)))
        return tuple(marks)

    def prompt(self, view: Position, players: Players) -> str:
        """What may be done now by whoever must decide; the title names them."""
        if view.over:
            return self.tr("The town has been haunted, and all points are counted.")
        if not view.pending:
            return self._plain_prompt(view)
        return self._pending_prompt(view)

    def _plain_prompt(self, view: Position) -> str:
        left = view.options.sections - len(view.done)
        if not left:
            return self.tr("Every section has had its action: end your turn.")
        if not view.lord.reserve:
            return self.tr(
                "Your reserve is empty: %n sections are still to act, so let one rest.", "", left
            )
        if view.round == 1 and not view.done:
            return self.tr(
                "Every section acts or rests once, in any order: bring a disc to an action space "
                "of your board."
            )
        return self.tr(
            "%n sections are still to act: bring a disc to an action space, or let one rest.",
            "",
            left,
        )

    def _pending_prompt(self, view: Position) -> str:
        top = view.pending[-1]
        match top:
            case Doing(action=action):
                return self._doing_prompt(action)
            case Throwing():
                return self._throwing_prompt(top)
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
                sentence = self.tr("Press the section that is lifted to this level: %1.")
                return fill(sentence, self.names.colour(level))
            case Paying(card=card):
                sentence = self.tr(
                    "%1: pay what is proposed, or press the tokens and the disc that you want to "
                    "give instead."
                )
                return fill(sentence, self.names.card(card))
            case Rewarded(card=card, sections=sections):
                if sections:
                    sentence = self.tr(
                        "%1: press the head of one more section to take its discs back."
                    )
                else:
                    sentence = self.tr(
                        "Claimed by somebody else too: %1. Take points, or press the head of a "
                        "section to take its discs back."
                    )
                return fill(sentence, self.names.card(card))
            case Readied(powers=powers):
                return self.names.asks(powers[-1]) or self.names.power(powers[-1])
            case Asked(by=by, chosen=chosen):
                return self.names.asks(by, 1 if chosen else 0) or self.names.power(by)

    def _doing_prompt(self, action: Action) -> str:
        return {
            Action.SUMMON: self.tr(
                "Summon: press a ghost that shares its building with another of its colour."
            ),
            Action.SCARE: self.tr("Scare: press a ghost; its level is what you gain in scares."),
            Action.UPGRADE: self.tr("Upgrade: press the ghost that becomes more powerful."),
            Action.MOVE: self.tr("Move: bring a ghost to a neighbouring building."),
            Action.FIGHT: self.tr("Fight: bring a ghost to the one that it attacks."),
            Action.HAUNT: self.tr("Haunt: press a haunting space, or bring a pumpkin there."),
        }[action]

    def _throwing_prompt(self, throwing: Throwing) -> str:
        if throwing.against is None:
            name = self.names.power(throwing.by)
            if not throwing.rolled:
                return fill(self.tr("%1: roll, or use a bonus first."), name)
            return fill(self.tr("%1: keep the roll, or use a bonus."), name)
        if not throwing.rolled:
            return self.tr("The fight: roll, or use a bonus first.")
        own, other = throwing.dice[0].total, throwing.against.total
        if own > other:
            sentence = self.tr("%1 against %2: you win. Keep the roll, or use a bonus.")
        elif own == other:
            sentence = self.tr("%1 against %2: a tie is not enough. Use a bonus, or keep the roll.")
        else:
            sentence = self.tr("%1 against %2: you lose. Use a bonus, or keep the roll.")
        return fill(sentence, own, other)


def _is_within_action(top: object) -> bool:
    """Whether the choice belongs to the action that was begun last, as far as can be told."""
    drawn = isinstance(top, Fetching) and top.building == NOBODY
    between = drawn or isinstance(top, Paying | Rewarded | Readied)
    return top is not None and not between


def _state(at: int, now: int) -> Literal["done", "now", "next"]:
    if at == now:
        return "now"
    return "done" if at < now else "next"


def _sum(die: Die) -> str:
    return f"{die.value} + {die.plus} = {die.total}" if die.plus else str(die.value)


def _parts(view: Position, seat: Seat, die: Die, by: int) -> tuple[int, int]:
    """What cards and what bonuses have added to a die."""
    cards = 0 if by else sum(effect.attack_plus for effect in effects_of(view, seat))
    cards = min(cards, die.plus)
    return cards, die.plus - cards
