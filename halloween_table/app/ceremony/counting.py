"""Points as they are counted, line by line."""

from __future__ import annotations

from attrs import frozen


@frozen
class Counting:
    """What each line brings to everybody."""

    points: tuple[tuple[int, ...], ...]
    """By seat, line by line."""

    @property
    def lines(self) -> int:
        """How many there are to be counted."""
        return max(map(len, self.points), default=0)

    def so_far(self, counted: float) -> list[float]:
        """By seat, what somebody has when so many lines are counted, and of the next one a part."""
        return [_so_far(points, counted) for points in self.points]

    def shares(self, counted: float) -> list[float]:
        """By seat, how much that is of the most that anybody ever has."""
        most = max(max(self.so_far(end)) for end in range(self.lines + 1))
        return [max(0.0, points) / max(1.0, most) for points in self.so_far(counted)]


def _so_far(points: tuple[int, ...], counted: float) -> float:
    whole = int(counted)
    part = points[whole] * (counted - whole) if whole < len(points) else 0.0
    return sum(points[:whole]) + part
