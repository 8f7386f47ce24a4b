"""What the table of Halloween says: names for screen readers and tooltips."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from halloween_table.engine.translate import fill

from ..rules.bonuses import bonus_of
from ..rules.claims import CARDS_TO_END, POINTS
from ..rules.effects import Price
from ..rules.position import Lord, Position, Pumpkin
from ..rules.town import (
    DIE,
    HAUNTING,
    LEVEL_OF,
    LEVELS,
    SUPPLY,
    TOKENS_PER_LEVEL,
    UPGRADE_COST,
    Action,
    Building,
    Level,
)
from .legend import LegendWords
from .names import Names
from .odds import OddsWords
from .prompts import PromptWords
from .tray import TrayWords


class TableWords(QObject):
    """The sentences on and about the table, in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self.names = Names()
        self.legend = LegendWords()
        self.odds = OddsWords(self.names)
        self.tray = TrayWords(self.names)
        self.prompts = PromptWords(self.names)

    def tongue(self) -> str:
        """A sentence that no two languages have in common: by it they are told apart."""
        return self.drawn()

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

    def attacker(self, view: Position, ghost: int) -> str:
        return fill(self.tr("Attacker: %1"), self.ghost(LEVEL_OF[ghost], view.ghosts[ghost]))

    def attacked(self, view: Position, ghost: int) -> str:
        return fill(self.tr("Attacked: %1"), self.ghost(LEVEL_OF[ghost], view.ghosts[ghost]))

    def building(self, building: Building, ghosts: int) -> str:
        sentence = self.tr("%1: %n ghosts", "", ghosts)
        return fill(sentence, self.names.building(building))

    def building_tip(self, building: Building, ghosts: tuple[int, ...], room: int) -> str:
        """How many of each level are there, and for how many more there is room."""
        lines = [self.building(building, sum(ghosts))]
        for level, count in zip(LEVELS, ghosts, strict=True):
            if count:
                #: %1 is a ghost such as “green ghost”, %2 how many of them are in a building.
                lines.append(fill(self.tr("%1: %2"), self.names.ghost(level), count))
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

    def space_tip(
        self, pumpkin: Pumpkin | None, building: Building, level: Level, owner: str
    ) -> str:
        """What a space is worth, and what is on it: a pumpkin has an owner."""
        if pumpkin is None:
            state = fill(self.tr("Free. Needed in this building: %1."), self.names.ghost(level))
        elif pumpkin.common:
            state = fill(self.tr("Common pumpkin: %1."), owner)
        else:
            state = fill(self.tr("Pumpkin: %1."), owner)
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

    def bonus_in(self, building: Building, token: int) -> str:
        """One in town, as a screen reader says it."""
        where, what = self.bonus_place(building), self.names.bonus(token)
        return fill(self.tr("%1: %2"), where, what)

    def stack(self, count: int) -> str:
        return self.tr("Stack: %n bonuses face down", "", count)

    def stack_tip(self, count: int) -> str:
        what = self.tr("When the last bonus has left the town, six new ones come from here.")
        return f"{self.stack(count)}\n{what}"

    def discards(self, tokens: Sequence[int]) -> str:
        if not tokens:
            return self.tr("No bonus was discarded yet")
        used = self.tr("%n discarded bonuses", "", len(tokens))
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
            state = self.tr(
                "Used. All three discs come back at the end of the turn in which the third is used."
            )
        else:
            state = self.tr("Empty: a ghost that moves to a bonus can fetch it.")
        return f"{self.slot(owner, at)}\n{state}"

    # ---- cards --------------------------------------------------------------------------------------

    def price(self, price: Price) -> str:
        if price.different:
            return self.tr("Price: %n tokens of different colours, and a disc.", "", price.tokens)
        return self.tr("Price: any %n tokens, and a disc.", "", price.tokens)

    def card(self, card: int, lords: tuple[str, ...]) -> str:
        """As a screen reader says it, with those who have claimed it."""
        name, brief = self.names.card(card), self.names.card_brief(card)
        if not lords:
            return fill(self.tr("%1 (%2)"), name, brief)
        return fill(self.tr("%1 (%2), claimed by: %3"), name, brief, ", ".join(lords))

    def card_tip(self, card: int, lords: tuple[str, ...], price: Price | None, spent: bool) -> str:
        """`price` is what it costs whoever looks, who has not claimed it."""
        lines = [self.names.card(card), self.names.card_text(card), self.names.card_kind(card)]
        if price is not None:
            lines.append(self.price(price))
            lines.append(self.tr("Claiming it brings %n points at once.", "", POINTS))
        if lords:
            lines.append(fill(self.tr("Claimed by: %1"), ", ".join(lords)))
        if spent:
            lines.append(self.tr("Used in this turn."))
        return "\n".join(lines)

    def claimed(self, owner: str, card: int) -> str:
        """A card on the board of whoever is on it."""
        return fill(self.tr("Claimed card: %1, %2"), owner, self.names.card(card))

    def claimed_tip(self, owner: str, card: int) -> str:
        lines = (self.claimed(owner, card), self.names.card_text(card), self.names.card_kind(card))
        return "\n".join(lines)

    def claimed_cards(self, lord: Lord) -> str:
        """How many of those that end the game."""
        sentence = self.tr("Claimed cards: %1 of %2. The last one brings the end of the game.")
        return fill(sentence, len(lord.cards), CARDS_TO_END)

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

    def supply(self, level: Level, ghosts: int, tokens: int) -> str:
        return fill(
            self.tr("Supply, %1: ghosts %2, tokens %3"), self.names.colour(level), ghosts, tokens
        )

    def supply_tip(self, level: Level, ghosts: int, tokens: int) -> str:
        of_all = fill(self.tr("There are %1 tokens of each colour."), TOKENS_PER_LEVEL)
        return f"{self.supply(level, ghosts, tokens)}\n{of_all}"

    def section(self, at: int, level: Level) -> str:
        return fill(self.tr("%1, level: %2"), self.names.section(at), self.names.colour(level))

    def section_tip(self, at: int, level: Level, done: bool, back: int | None) -> str:
        """`back` is how many discs come back if it is chosen now."""
        lines = [
            self.section(at, level),
            self.tr("It commands ghosts up to this level."),
        ]
        if back is not None:
            sentence = self.tr("%1: take back %n discs", "", back)
            lines.insert(0, fill(sentence, self.names.section(at)))
        if done:
            lines.append(self.tr("It has had its action in this turn."))
        return "\n".join(lines)

    def sphere(self, at: int, level: Level) -> str:
        return fill(self.tr("Sphere, %1: %2"), self.names.section(at), self.names.colour(level))

    def action(self, at: int, action: int, occupied: bool) -> str:
        sentence = self.tr("%1, %2: free")
        if occupied:
            sentence = self.tr("%1, %2: occupied")
        return fill(sentence, self.names.section(at), self.names.action(action))

    def action_seen(self, at: int, action: int) -> str:
        """The same for those who see what lies there."""
        #: A space on a board: %1 is a section, %2 one of its actions.
        sentence = self.tr("%1, %2")
        return fill(sentence, self.names.section(at), self.names.action(action))

    def action_tip(self, at: int, action: int, occupied: bool, master: bool) -> str:
        return f"{self.action(at, action, occupied)}\n{self.action_text(action, master)}"

    def action_text(self, action: int, master: bool) -> str:
        if master and action == Action.UPGRADE:  # HA-7.7
            return self.tr(
                "Pay scares to make a ghost one level more powerful and take a token of the new "
                "colour; if a section is below that level, one must be lifted to it."
            )
        match Action(action):
            case Action.SUMMON:
                return self.tr(
                    "Where two ghosts of one colour share a building, a third one of that colour "
                    "comes, and you take a token of it."
                )
            case Action.SCARE:
                return self.tr("Choose a colour that is in town: gain as many scares as its level.")
            case Action.UPGRADE:
                return self.tr(
                    "Pay scares to make a ghost one level more powerful and take a token of the new "
                    "colour; a section may be lifted to that level."
                )
            case Action.MOVE:
                return self.tr(
                    "Move a ghost to a neighbouring building; it can fetch the bonus there."
                )
            case Action.FIGHT:
                return self.tr(
                    "A ghost attacks one of another colour in its building: beat it and take a token "
                    "of its colour."
                )
            case Action.HAUNT:
                return self.tr(
                    "Put a pumpkin on a free space whose colour is in the building, and score its "
                    "points. Each colour of pumpkin stands in a building once."
                )

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

    def disc(self, owner: str) -> str:
        """One that waits, as it is called in somebody's hand."""
        return fill(self.tr("Disc: %1"), owner)

    def disc_on_action(self, owner: str, at: int, action: int) -> str:
        sentence = self.tr("Disc: %1, %2, %3")
        return fill(sentence, owner, self.names.section(at), self.names.action(action))

    def disc_on_action_tip(self, owner: str, at: int, action: int) -> str:
        what = self.tr("It blocks the space until the section rests.")
        return f"{self.disc_on_action(owner, at, action)}\n{what}"

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

    def pumpkins_of(self, owner: str) -> str:
        return fill(self.tr("%1, pumpkins"), owner)

    def pumpkin_pile(self, count: int, common: bool) -> str:
        if common:
            return self.tr("%n common pumpkins", "", count)
        return self.tr("%n pumpkins of your own", "", count)

    def pumpkin_pile_tip(self, count: int, common: bool) -> str:
        what = self.tr("Whoever places their last pumpkin brings the end of the game.")
        return f"{self.pumpkin_pile(count, common)}\n{what}"

    def points(self, lord: Lord) -> str:
        return self.tr("%n points", "", lord.points)

    def points_tip(self, lord: Lord) -> str:
        """How many, and where they came from."""
        lines = [self.points(lord)]
        for tally in lord.tallies:
            lines.append(fill(self.tr("%1: %2"), self.names.source(tally.source), tally.points))
        return "\n".join(lines)

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
            line = self.section(at, section.level)
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
