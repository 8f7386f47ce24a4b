"""What things are called in Halloween: units in the nominative that fit into every sentence."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from halloween_table.engine.translate import QT_TRANSLATE_NOOP, fill

from ..rules.bonuses import BONUSES, bonus_of
from ..rules.effects import When
from ..rules.pending import Die
from ..rules.powers import CARDS
from ..rules.town import Action, Building, Level

_COLOURS: Mapping[int, str] = {
    Level.BLUE: QT_TRANSLATE_NOOP("Names", "blue"),
    Level.GREEN: QT_TRANSLATE_NOOP("Names", "green"),
    Level.YELLOW: QT_TRANSLATE_NOOP("Names", "yellow"),
    Level.ORANGE: QT_TRANSLATE_NOOP("Names", "orange"),
    Level.RED: QT_TRANSLATE_NOOP("Names", "red"),
}
_GHOSTS: Mapping[int, str] = {
    Level.BLUE: QT_TRANSLATE_NOOP("Names", "blue ghost"),
    Level.GREEN: QT_TRANSLATE_NOOP("Names", "green ghost"),
    Level.YELLOW: QT_TRANSLATE_NOOP("Names", "yellow ghost"),
    Level.ORANGE: QT_TRANSLATE_NOOP("Names", "orange ghost"),
    Level.RED: QT_TRANSLATE_NOOP("Names", "red ghost"),
}
_TOKENS: Mapping[int, str] = {
    Level.BLUE: QT_TRANSLATE_NOOP("Names", "blue token"),
    Level.GREEN: QT_TRANSLATE_NOOP("Names", "green token"),
    Level.YELLOW: QT_TRANSLATE_NOOP("Names", "yellow token"),
    Level.ORANGE: QT_TRANSLATE_NOOP("Names", "orange token"),
    Level.RED: QT_TRANSLATE_NOOP("Names", "red token"),
}
_DICE: Mapping[int, str] = {
    Level.BLUE: QT_TRANSLATE_NOOP("Names", "blue die"),
    Level.GREEN: QT_TRANSLATE_NOOP("Names", "green die"),
    Level.YELLOW: QT_TRANSLATE_NOOP("Names", "yellow die"),
    Level.ORANGE: QT_TRANSLATE_NOOP("Names", "orange die"),
    Level.RED: QT_TRANSLATE_NOOP("Names", "red die"),
}
_BUILDINGS: Mapping[int, str] = {
    Building.SCHOOL: QT_TRANSLATE_NOOP("Names", "School"),
    Building.CHURCH: QT_TRANSLATE_NOOP("Names", "Church"),
    Building.TOWN_HALL: QT_TRANSLATE_NOOP("Names", "Town Hall"),
    Building.HOSPITAL: QT_TRANSLATE_NOOP("Names", "Hospital"),
    Building.POLICE: QT_TRANSLATE_NOOP("Names", "Police Station"),
    Building.CINEMA: QT_TRANSLATE_NOOP("Names", "Cinema"),
}
_ACTIONS: Mapping[int, str] = {
    Action.SUMMON: QT_TRANSLATE_NOOP("Names", "Summon"),
    Action.SCARE: QT_TRANSLATE_NOOP("Names", "Scare"),
    Action.UPGRADE: QT_TRANSLATE_NOOP("Names", "Upgrade"),
    Action.MOVE: QT_TRANSLATE_NOOP("Names", "Move"),
    Action.FIGHT: QT_TRANSLATE_NOOP("Names", "Fight"),
    Action.HAUNT: QT_TRANSLATE_NOOP("Names", "Haunt"),
}

_GREY = QT_TRANSLATE_NOOP("Names", "Grey card")
_COLOURED = QT_TRANSLATE_NOOP("Names", "Coloured card")
_WHEN = {
    When.PERMANENT: QT_TRANSLATE_NOOP("Names", "Permanent"),
    When.TURN: QT_TRANSLATE_NOOP("Names", "Once per turn"),
    When.END: QT_TRANSLATE_NOOP("Names", "At the end of the game"),
}


class Names(QObject):
    """Colours, ghosts, tokens, buildings, actions, cards and bonuses in the current language."""

    # ---- by level -----------------------------------------------------------------------------------

    def colour(self, level: int) -> str:
        return _named(_COLOURS[level])

    def ghost(self, level: int) -> str:
        return _named(_GHOSTS[level])

    def token(self, level: int) -> str:
        return _named(_TOKENS[level])

    def die(self, level: int) -> str:
        return _named(_DICE[level])

    # ---- the town and the boards --------------------------------------------------------------------

    def building(self, building: int) -> str:
        return _named(_BUILDINGS[building])

    def action(self, action: int) -> str:
        return _named(_ACTIONS[action])

    def section(self, section: int) -> str:
        """Counted from 0 in the rules and from 1 on the board."""
        return fill(self.tr("Section %1"), section + 1)

    # ---- cards and bonuses --------------------------------------------------------------------------

    def card(self, number: int) -> str:
        return _power(CARDS[number].name)

    def card_brief(self, number: int) -> str:
        return _power(CARDS[number].brief)

    def card_text(self, number: int) -> str:
        return _power(CARDS[number].text)

    def card_kind(self, number: int) -> str:
        """How it is paid, and when it works."""
        return " · ".join(self.card_kinds(number))

    def card_kinds(self, number: int) -> tuple[str, str]:
        row = CARDS[number]
        return _named(_GREY if row.grey else _COLOURED), _named(_WHEN[row.when])

    def bonus(self, token: int) -> str:
        return _power(bonus_of(token).name)

    def bonus_text(self, token: int) -> str:
        return _power(bonus_of(token).text)

    def power(self, by: int) -> str:
        """A card by its number, or a bonus kind where the number is below zero."""
        return _power(CARDS[by].name if by > 0 else BONUSES[-by - 1].name)

    def source(self, source: str) -> str:
        """What points are for, as the rules tally them."""
        if source.startswith("card:"):
            return self.card(int(source.removeprefix("card:")))
        return {
            "haunt": self.tr("Haunting"),
            "claim": self.tr("Cards claimed"),
            "reward": self.tr("Rewards"),
            "bonus": self.tr("Bonuses"),
            "sets": self.tr("Sets of three tokens"),
        }[source]

    def agrees(self, by: int, number: int) -> str:
        """The button that agrees to what that card asks."""
        return fill(_power(CARDS[by].yes), number) if by > 0 else ""

    def declines(self, by: int) -> str:
        """The button that declines, if there is more to it than to let it be."""
        return _power(CARDS[by].no) if by > 0 else ""

    def asks(self, by: int, step: int = 0) -> str:
        """What the owner of that card or bonus kind has to choose, first or thereafter; empty if
        it asks nothing."""
        questions = CARDS[by].asks if by > 0 else (BONUSES[-by - 1].ask,)
        return _power(questions[min(step, len(questions) - 1)]) if any(questions) else ""


def sum_of(die: Die) -> str:
    """What a die shows, and what it comes to if something is added: figures in every language."""
    return f"{die.value} + {die.plus} = {die.total}" if die.plus else str(die.value)


def _power(text: str) -> str:
    return QCoreApplication.translate("Powers", text)


def _named(text: str) -> str:
    """One of the tables above, in the current language: looked up once rather than five times."""
    return QCoreApplication.translate("Names", text)
