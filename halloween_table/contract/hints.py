"""A hint: what is said to whoever asks, and what on the table it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from attrs import frozen

from .minds import Minds
from .pictures import Rect
from .places import Mark

if TYPE_CHECKING:
    from halloween_table.engine.game import Seat
    from halloween_table.engine.mind import Thought

    from .arrangement import Arrangement
    from .minds import Thinker

Strength = Literal[1, 2, 3]
"""Of a hint: what to use; where; the next move."""
STRENGTHS: Final[tuple[Strength, ...]] = (1, 2, 3)
STRONGEST: Final[Strength] = STRENGTHS[-1]


@frozen
class Pointer:
    """A hint: said, and shown on the table itself."""

    text: str
    at: tuple[str, ...] = ()
    """The pieces and places that it speaks of; those that are not on the table are not shown."""
    spots: tuple[Rect, ...] = ()
    """What else on the table it speaks of."""
    marks: tuple[Mark, ...] = ()
    """What is drawn for it on the table."""
    heard: str = ""
    """What a screen reader says instead, where the text needs what is shown."""


class Scout(Protocol):
    """Gives hints where the next move says little, and a whole way has to be seen."""

    def thinker(self) -> Thinker:
        """Whoever is asked instead of the best player."""
        ...

    def pointer(
        self,
        view: Any,
        arrangement: Arrangement,
        thought: Thought[Any],
        reason: str,
        strength: Strength,
    ) -> Pointer | None:
        """The hint of that strength, the reason with the strongest; None: the gesture that makes the
        thought's move is all of it."""
        ...

    def onward(
        self, before: Any, view: Any, seat: Seat, thought: Thought[Any]
    ) -> Thought[Any] | None:
        """What is left of a thought for somebody who follows it, with as long a line as long as they
        have done nothing of it; None: they have left it, or it is about something that is over.
        `before` is what they saw when it was thought, `view` what they see now."""
        ...


class Following(Minds, Protocol):
    """Those who play a game, and who know how a thought of theirs goes on."""

    def onward(
        self, before: Any, view: Any, seat: Seat, thought: Thought[Any]
    ) -> Thought[Any] | None:
        """As of a scout."""
        ...


@frozen
class AsThought:
    """Hints of the best player, who stands by them: thought about once more, in another chance, what was
    said to follow could be something else."""

    minds: Following

    def thinker(self) -> Thinker:
        return self.minds.thinker("hard")

    def onward(
        self, before: Any, view: Any, seat: Seat, thought: Thought[Any]
    ) -> Thought[Any] | None:
        return self.minds.onward(before, view, seat, thought)

    def pointer(
        self,
        view: Any,
        arrangement: Arrangement,
        thought: Thought[Any],
        reason: str,
        strength: Strength,
    ) -> Pointer | None:
        return None
