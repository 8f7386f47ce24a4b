"""The names of pieces and places: they last, so that the table moves the right item."""

from __future__ import annotations

from halloween_table.engine.game import Seat

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


def ghost_id(ghost: int) -> str:
    return f"ghost:{ghost}"


def building_id(building: int) -> str:
    return f"building:{building}"


def supply_id(level: int) -> str:
    """Where the ghosts and tokens of a colour wait."""
    return f"supply:{level}"


def space_id(building: int, level: int) -> str:
    """A haunting space."""
    return f"space:{building}:{level}"


def bonus_place_id(building: int) -> str:
    return f"bonus_at:{building}"


def bonus_id(token: int) -> str:
    return f"bonus:{token}"


def card_id(card: int) -> str:
    """An action card: a place to bring tokens to, and to press."""
    return f"card:{card}"


def disc_id(seat: Seat, disc: int) -> str:
    return f"disc:{seat}:{disc}"


def reserve_id(seat: Seat) -> str:
    return f"reserve:{seat}"


def action_id(seat: Seat, section: int, action: int) -> str:
    """An action space."""
    return f"action:{seat}:{section}:{action}"


def section_id(seat: Seat, section: int) -> str:
    """The head of a section, with its level."""
    return f"section:{seat}:{section}"


def rest_id(section: int) -> str:
    """The button that lets a section rest."""
    return f"rest:{section}"


def sphere_id(seat: Seat, section: int) -> str:
    return f"sphere:{seat}:{section}"


def tokens_id(seat: Seat, level: int) -> str:
    """Where a lord's tokens of a colour lie."""
    return f"tokens:{seat}:{level}"


def token_id(seat: Seat, level: int, number: int) -> str:
    return f"token:{seat}:{level}:{number}"


def slot_id(seat: Seat, slot: int) -> str:
    """A bonus slot with its circle."""
    return f"slot:{seat}:{slot}"


def pumpkins_id(seat: Seat) -> str:
    """Where a lord's unused pumpkins are."""
    return f"pumpkins:{seat}"


def pumpkin_id(seat: Seat, building: int, common: bool) -> str:
    return f"pumpkin:{seat}:{building}:{'common' if common else 'own'}"


def die_id(number: int) -> str:
    """The dice in the tray: the roller's own, and −1 for the defender's."""
    return f"die:{number}"


def name_id(number: int) -> str:
    """A button that names a number."""
    return f"name:{number}"


def trade_id(level: int, up: bool) -> str:
    """A button that trades tokens of this colour."""
    return f"trade:{level}:{'up' if up else 'down'}"


def lord_id(seat: Seat) -> str:
    """A lord's own board as a whole."""
    return f"lord:{seat}"


OWN_PILE = "pile:own"
"""The near lord's pumpkins, to be brought to a haunting space."""
COMMON_PILE = "pile:common"


def stand_id(ghost: int) -> str:
    """Where a ghost stands that another one can be brought to."""
    return f"stand:{ghost}"


def die_place_id(die: int) -> str:
    """Over a die in the tray."""
    return f"die_at:{die}"
