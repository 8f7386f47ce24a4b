"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from typing import Literal

from halloween_table.contract.ids import Id, Ids
from halloween_table.engine.game import Seat

from ..rules import town

END = "end"
"""The button that ends the turn."""
YES = "yes"
"""The button that does what may be done, rolls, or pays."""
NO = "no"
"""The button that leaves what may be left, or keeps a roll as it is."""
POINTS = "points"
"""The button that takes points rather than discs."""
BACK = "back"
"""The button that takes back what was begun."""
TRAY = "tray"
"""Where dice are rolled."""
STACK = "stack"
"""The bonus tokens that lie face down."""
DRAWN = "drawn"
"""Where a bonus token lies that was drawn."""
DISCARDS = "discards"
STEP = "step/"
"""How all that begins which says how far the turn has come."""
LINES = "lines/"
"""How what begins that is said in the tray where no dice lie."""
TOLD, TOLD_MORE = f"{LINES}told", f"{LINES}more"
ATTACKER, ATTACKED = "attacker", "attacked"
"""Who attacks whom, while it is not decided yet."""
HELP = "help"
"""The button that opens the rulebook where the signs are explained."""


class Ghost(Id, kind="ghost"):
    """A ghost, in town or not."""

    ghost: int


class Stand(Id, kind="stand"):
    """Where a ghost stands that another one can be brought to."""

    ghost: int


class Building(Id, kind="building"):
    """A building with everything in it."""

    building: town.Building


class Space(Id, kind="space"):
    """A haunting space."""

    building: town.Building
    level: town.Level


class BonusAt(Id, kind="bonus_at"):
    """Where the bonus token of a building lies."""

    building: town.Building


class Supply(Id, kind="supply"):
    """Where the ghosts and tokens of a colour wait."""

    level: town.Level


class Bonus(Id, kind="bonus"):
    """A bonus token."""

    token: int


class Card(Id, kind="card"):
    """An action card: a place to bring tokens to, and to press."""

    card: int


class Claimed(Id, kind="claimed"):
    """An action card as it lies on the board of a lord who has claimed it."""

    seat: Seat
    card: int


class Disc(Id, kind="disc"):
    """A lord's disc."""

    seat: Seat
    disc: int


class Reserve(Id, kind="reserve"):
    """Where a lord's discs wait."""

    seat: Seat


class Action(Id, kind="action"):
    """An action space."""

    seat: Seat
    section: int
    action: town.Action


class Section(Id, kind="section"):
    """The head of a section, with its level."""

    seat: Seat
    section: int


class Rest(Id, kind="rest"):
    """The button that lets a section rest."""

    section: int


class Sphere(Id, kind="sphere"):
    """The marker of a section's level."""

    seat: Seat
    section: int


class Tokens(Id, kind="tokens"):
    """Where a lord's tokens of a colour lie."""

    seat: Seat
    level: town.Level


class OddsOf(Id, kind="odds"):
    """How likely a foe is beaten."""

    foe: int


class TokenCount(Id, kind="token_count"):
    """How many of them the near board has."""

    level: town.Level


class Token(Id, kind="token"):
    """One of a lord's tokens of a colour."""

    seat: Seat
    level: town.Level
    number: int


class Slot(Id, kind="slot"):
    """A bonus slot with its circle."""

    seat: Seat
    slot: int


class Pumpkins(Id, kind="pumpkins"):
    """Where a lord's unused pumpkins are."""

    seat: Seat


class Pumpkin(Id, kind="pumpkin"):
    """A pumpkin that stands in town."""

    seat: Seat
    building: town.Building
    whose: Literal["own", "common"]


class Pile(Id, kind="pile"):
    """The near lord's pumpkins, to be brought to a haunting space."""

    whose: Literal["own", "common"]


class Die(Id, kind="die"):
    """A die in the tray: one of the roller's own, or −1, the defender's."""

    number: int


class DieAt(Id, kind="die_at"):
    """Over one of the roller's dice."""

    number: int


class Name(Id, kind="name"):
    """A button that names a number."""

    number: int


class Trade(Id, kind="trade"):
    """A button that trades tokens of this colour."""

    level: town.Level
    into: Literal["up", "down"]


class Lord(Id, kind="lord"):
    """A lord's own board as a whole."""

    seat: Seat


class Ground(Id, kind="ground"):
    """What lies under one of the near lord's sections."""

    section: int


class Head(Id, kind="head"):
    """How far one of the near lord's sections has come."""

    section: int


class FarSection(Id, kind="far_section"):
    """What a section of somebody else shows."""

    seat: Seat
    section: int


class FarNumbers(Id, kind="far_numbers"):
    """How much somebody else has of everything."""

    seat: Seat


class Idle(Id, kind="step/idle"):
    """A section that does nothing now."""

    section: int


class Acting(Id, kind="step/acting"):
    """The section that acts now."""

    section: int


class Done(Id, kind="step/done"):
    """A section that has acted."""

    section: int


class Sum(Id, kind="sum"):
    """How much the near lord has of something."""

    row: int


class PileCount(Id, kind="pile_count"):
    """How many pumpkins are left in a pile."""

    whose: Literal["own", "common"]


class Tag(Id, kind="tag"):
    """What a card costs, and what it brings."""

    card: int


class Price(Id, kind="price"):
    """A token that is to be paid for a card."""

    number: int


OWN_PILE, COMMON_PILE = Pile("own"), Pile("common")


def pile(common: bool) -> Pile:
    return COMMON_PILE if common else OWN_PILE


def pile_count(common: bool) -> PileCount:
    return PileCount("common" if common else "own")


def pumpkin(seat: Seat, building: town.Building, common: bool) -> Pumpkin:
    return Pumpkin(seat, building, "common" if common else "own")


IDS = Ids(
    *(Ghost, Stand, Building, Space, BonusAt, Supply, Bonus, Card, Disc, Reserve, Action, Section),
    *(Rest, Sphere, Tokens, Token, Slot, Pumpkins, Pumpkin, Pile, Die, DieAt, Name, Trade, Lord),
    Claimed,
)
