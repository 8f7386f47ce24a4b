"""The spots of a table: what screen readers find there, one for everything that can be told apart.

A spot is a hidden widget, because only QAccessibleWidget hands on actions to another process: to
override `interface_cast` crashes PySide 6.11. None is made before a screen reader asks.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Group, Mark, Piece, Place

from ..hand.uses import TURNS, Verb
from ..view import TableView
from .telling import Telling
from .told import Told, represented, says, told


class Spot(QWidget):
    """Something on the table that has a name."""

    def __init__(self, group: Grouped, name: str) -> None:
        super().__init__(group, visible=False)
        self.view = group.view
        self.name = name

    @property
    def group(self) -> Grouped:
        group = self.parent()
        assert isinstance(group, Grouped)
        return group

    @property
    def description(self) -> str:
        return ""

    @property
    def role(self) -> QAccessible.Role:
        return QAccessible.Role.PushButton

    @property
    def focused(self) -> bool:
        return False

    @property
    def quiet(self) -> bool:
        """Whether it is not listed with its group."""
        return False

    @property
    def rect(self) -> Rect | None:
        """Where it is on the table."""
        return None

    @property
    def verb(self) -> Verb | None:
        """What can be done with it now."""
        return None

    def use(self) -> None:
        raise NotImplementedError


class Thing(Spot):
    """A piece, a place, a mark."""

    def __init__(self, group: Grouped, told: Told, name: str) -> None:
        super().__init__(group, name)
        self.told = told

    @property
    def description(self) -> str:
        """What else there is to know of it; of cards that lie face down, how to turn them up."""
        verb = self.verb
        if verb in TURNS:
            return spots_of(self.view).about(verb)
        name = self.told.shown.name
        lines = self.told.shown.tooltip.removeprefix(name).strip(" \n,:").split("\n")
        return "\n".join(line for line in lines if not says(name, line))

    @property
    def role(self) -> QAccessible.Role:
        shown = self.told.shown
        if isinstance(shown, Piece):
            return QAccessible.Role.Graphic if shown.fixed else QAccessible.Role.PushButton
        if isinstance(shown, Place):
            return QAccessible.Role.PushButton if shown.button else QAccessible.Role.ListItem
        return QAccessible.Role.StaticText

    @property
    def focused(self) -> bool:
        return self.view.hasFocus() and spots_of(self.view).standing() is self

    @property
    def quiet(self) -> bool:
        """Orca does not say what its parent does not know: what the ring stands at is listed."""
        return self.told.quiet and self.view.standing_at != self.told.shown.id

    @property
    def rect(self) -> Rect:
        return self.told.shown.rect

    @property
    def verb(self) -> Verb | None:
        if isinstance(self.told.shown, Mark):
            return None
        return self.view.uses.verbs().get(self.told.shown.id)

    def use(self) -> None:
        self.view.uses.use(self.told.shown.id)


class Choice(Spot):
    """One of several offers that are shown, or the way back from them."""

    def __init__(self, group: Grouped, name: str, number: int | None) -> None:
        super().__init__(group, name)
        self._number = number

    @property
    def verb(self) -> Verb:
        return "Press"

    def use(self) -> None:
        if self._number is None:
            self.view.uses.put_back()
        else:
            self.view.uses.choose(self._number)


class Grouped(QWidget):
    """What belongs together."""

    def __init__(self, spots: Spots, name: str) -> None:
        super().__init__(spots, visible=False)
        self.view = spots.view
        self.name = name
        self.all: list[Spot] = []

    @property
    def spots(self) -> list[Spot]:
        """Those that are listed."""
        return [spot for spot in self.all if not spot.quiet]


class Spots(QWidget):
    """The spots of a table: one for each identity, kept as long as it is shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, visible=False)
        self.view = view
        self._telling = Telling(self)
        self._shown: Arrangement | None = None
        self._choices: list[Offer] = []
        self._groups: dict[Group, Grouped] = {}
        self._choosing: Grouped | None = None
        self._things: dict[str, Thing] = {}

    def groups(self) -> list[Grouped]:
        """As the table is now: what can be chosen comes first."""
        arrangement, choices = self.view.table.arrangement, self.view.uses.choices
        if arrangement is not self._shown:
            self._shown = arrangement
            self._follow(arrangement)
        if choices != self._choices:
            self._choices = choices
            self._offer(choices)
        first = [self._choosing] if self._choosing is not None else []
        return [*first, *self._groups.values()]

    def _follow(self, arrangement: Arrangement) -> None:
        before, self._things = self._things, {}
        groups, self._groups = self._groups, {}
        kinds = list(groups)
        for kind, things in told(arrangement).items():
            name = self._telling.group(kind)
            group = self._groups[kind] = groups.pop(kind, None) or Grouped(self, name)
            _rename(group, name)
            group.all = [self._spot(group, it, before.pop(it.key, None)) for it in things]
        # Not of every spot in them: Orca stops to listen when so many come at once.
        if kinds != list(self._groups):
            _tell(self.view, QAccessible.Event.ObjectReorder)
        for gone in (*before.values(), *groups.values()):
            gone.deleteLater()

    def _spot(self, group: Grouped, told: Told, known: Thing | None) -> Thing:
        name = self._telling.name(told)
        if known is not None and known.group is group:
            known.told = told
            _rename(known, name)
        else:
            if known is not None:
                known.deleteLater()
            known = Thing(group, told, name)
        self._things[told.key] = known
        return known

    def _offer(self, choices: list[Offer]) -> None:
        if self._choosing is not None:
            self._choosing.deleteLater()
            self._choosing = None
        if choices:
            group = self._choosing = Grouped(self, self._telling.choices())
            names = ("\n".join(filter(None, (offer.caption, offer.ask))) for offer in choices)
            group.all = [Choice(group, name, at) for at, name in enumerate(names)]
            group.all.append(Choice(group, self._telling.put_back(), None))
        _tell(self.view, QAccessible.Event.ObjectReorder)

    def standing(self) -> Spot | None:
        """The spot under the keyboard's ring."""
        self.groups()
        at = self.view.standing_at
        return self._things.get(represented(self.view.table.arrangement, at)) if at else None

    def tell_focus(self) -> None:
        if QAccessible.isActive() and self.view.hasFocus():
            _tell(self.standing() or self.view, QAccessible.Event.Focus)

    def about(self, verb: Verb) -> str:
        return self._telling.verb(verb)


def _rename(named: Spot | Grouped, name: str) -> None:
    if named.name != name:
        named.name = name
        _tell(named, QAccessible.Event.NameChanged)


def _tell(about: QObject, what: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(about, what))


def spots_of(view: TableView) -> Spots:
    """The spots of that table, made when they are first asked for."""
    found = view.findChild(Spots)
    if found is None:
        found = Spots(view)
        view.stood.connect(found.tell_focus)
        view.turned.connect(lambda: table_changed(view))
    return found


def table_changed(view: TableView) -> None:
    """Tells a listening screen reader what lies on the table now."""
    if QAccessible.isActive():
        spots_of(view).groups()
