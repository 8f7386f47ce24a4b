"""What a table window shows, and what can be done to it there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from halloween_table.contract.hiding import Hiding
from halloween_table.contract.kit import Kit
from halloween_table.engine.game import Outcome, Refusal, Seat
from halloween_table.engine.mind import Asked, Thought
from halloween_table.engine.record import Hints, Player
from halloween_table.store.problems import StoreProblem

from .change import Change, Glance
from .clock import Clock
from .history import History
from .listeners import Listeners


class Source(Protocol):
    """A game to look at: one in progress (Sitting), or one that is watched (Replay)."""

    kit: Kit
    changed: Listeners[Change]

    @property
    def history(self) -> History: ...

    @property
    def cursor(self) -> int:
        """Which moment of it is shown."""
        ...

    @property
    def players(self) -> tuple[Player, ...]: ...

    @property
    def at(self) -> Seat | None:
        """Who sits before it, of those who play; None: nobody does, or several at once."""
        ...

    @property
    def eyes(self) -> Seat | None:
        """Whose secrets are shown; None: nobody's; OPEN: everybody's."""
        ...

    @property
    def view(self) -> Any:
        """What these eyes may know."""
        ...

    @property
    def glance(self) -> Glance:
        """The same, with whom it is laid out for."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end, if that is what is shown."""
        ...


class Hands(Protocol):
    """What can be done to a game; buttons follow it. All changes raise StoreProblem if they cannot
    be kept, and then nothing has changed."""

    troubled: Listeners[StoreProblem]

    @property
    def clock(self) -> Clock: ...

    @property
    def next_seat(self) -> Seat | None: ...

    @property
    def curtain_down(self) -> bool: ...

    def look(self) -> None: ...

    @property
    def thinker(self) -> Seat | None:
        """The computer that has to decide now."""
        ...

    def questions(self) -> tuple[Asked[Any], ...]:
        """What computers are asked that may act now; nothing if none may, or all know what to do."""
        ...

    def resolve(self, seat: Seat, thought: Thought[Any]) -> None:
        """Where time means something: that computer has made up its mind, and acts in time."""
        ...

    def hasten(self) -> bool:
        """Somebody presses: what a computer has made up its mind to do happens at once, unless people
        may act, too."""
        ...

    @property
    def hints(self) -> Hints | None:
        """Who has asked how often; None: at this table there is nobody to ask."""
        ...

    @property
    def hinted(self) -> Seat | None:
        """Whoever sits there and has to decide, if they may ask what to do."""
        ...

    @property
    def unseen(self) -> bool:
        """Whether whoever sits there has something that lies face down now: what is thought with it
        is not for everybody either."""
        ...

    def hint(self) -> Asked[Any] | None:
        """What a good player is asked for them; None if nobody may ask now."""
        ...

    def count_hint(self) -> None:
        """They have been given one."""
        ...

    @property
    def peeks(self) -> bool: ...

    def hold_up(self, up: bool) -> None: ...

    def set_hiding(self, hiding: Hiding) -> None: ...

    def set_passing(self, passing: bool) -> None:
        """Whether what everybody can see is the only thing to be done happens by itself."""
        ...

    def refusal(self, move: Any, seat: Seat | None = None) -> Refusal | None: ...

    def play_all(self, moves: Iterable[Any], seat: Seat | None = None) -> None: ...

    @property
    def undoes(self) -> bool:
        """Whether anything can ever be taken back here."""
        ...

    @property
    def can_undo(self) -> bool: ...

    @property
    def can_redo(self) -> bool: ...

    @property
    def learned_something(self) -> bool: ...

    @property
    def at_the_snapshot(self) -> bool: ...

    @property
    def at_the_branch(self) -> bool: ...

    def undo(self, *, still_there: bool = False) -> None: ...

    def redo(self) -> None: ...

    def go_back_to(self, moment: int) -> None:
        """Withdraws every move since then at once."""
        ...

    def can_take_back(self, move: Any) -> bool: ...

    def learned_since(self, move: Any) -> bool: ...

    def take_back(self, move: Any) -> None: ...

    @property
    def can_pause(self) -> bool: ...

    @property
    def paused(self) -> bool: ...

    @property
    def hurried(self) -> bool: ...

    def pause(self) -> None: ...

    def interrupt(self) -> None: ...

    def go_on(self) -> None: ...

    def keep_again(self) -> None:
        """The store was mended: what is on the table is in it afterwards, whatever was lost."""
        ...


class Onlookers:
    """Hands that can do nothing: those of whoever only watches."""

    next_seat = thinker = hints = hinted = None
    curtain_down = can_undo = can_redo = learned_something = False
    at_the_snapshot = at_the_branch = False
    undoes = can_pause = paused = hurried = peeks = unseen = False

    def __init__(self) -> None:
        self.clock = Clock()
        self.troubled: Listeners[StoreProblem] = Listeners()

    def questions(self) -> tuple[Asked[Any], ...]:
        return ()

    def resolve(self, seat: Seat, thought: Thought[Any]) -> None: ...

    def hasten(self) -> bool:
        return False

    def hint(self) -> None:
        return None

    def count_hint(self) -> None: ...

    def refusal(self, move: Any, seat: Seat | None = None) -> Refusal | None:
        return None

    def can_take_back(self, move: Any) -> bool:
        return False

    def learned_since(self, move: Any) -> bool:
        return False

    def play_all(self, moves: Iterable[Any], seat: Seat | None = None) -> None: ...

    def take_back(self, move: Any) -> None: ...

    def hold_up(self, up: bool) -> None: ...

    def set_hiding(self, hiding: Hiding) -> None: ...

    def set_passing(self, passing: bool) -> None: ...

    def look(self) -> None: ...

    def undo(self, *, still_there: bool = False) -> None: ...

    def redo(self) -> None: ...

    def go_back_to(self, moment: int) -> None: ...

    def pause(self) -> None: ...

    def interrupt(self) -> None: ...

    def go_on(self) -> None: ...

    def keep_again(self) -> None: ...
