"""The cards of all variants, one below the other; those that need few words share a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from PySide6.QtWidgets import QGridLayout, QWidget

from halloween_table.contract.kit import Variant

_COLUMNS = 2


class VariantGrid(QWidget):
    """Where letters are large, everything has a row of its own and is said at length."""

    def __init__(self, cards: Mapping[str, Any]) -> None:
        """The cards by the keys of their variants, in their order."""
        super().__init__()
        self.setObjectName("clear")
        self._cards, self._brief = cards, True
        self._variants: tuple[Variant, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        for at, card in enumerate(cards.values()):
            self._grid.addWidget(card, at, 0, 1, _COLUMNS)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)

    def be_brief(self, brief: bool) -> None:
        self._brief = brief
        self.lay_out(self._variants)

    def lay_out(self, variants: Iterable[Variant]) -> None:
        """Those that are not hidden, as close as they can lie."""
        self._variants = tuple(variants)
        shown = [each for each in self._variants if not self._cards[each.key].isHidden()]
        self.setVisible(bool(shown))
        row = 0
        for small, together in groupby(shown, lambda each: self._brief and _is_small(each)):
            for beside in _rows(tuple(together), _COLUMNS if small else 1):
                for column, variant in enumerate(beside):
                    card = self._cards[variant.key]
                    self._grid.addWidget(card, row, column, 1, _COLUMNS // len(beside))
                    card.be_brief(self._brief and _is_plain(variant), len(beside) > 1)
                row += 1


def _is_plain(variant: Variant) -> bool:
    """Whether its title says nearly everything: nothing that can be chosen needs a line."""
    return variant.compact and not any(choice.line for choice in variant.choices)


def _is_small(variant: Variant) -> bool:
    """Whether it is chosen in a short list: words beside a tick do not go on in another line."""
    return _is_plain(variant) and bool(variant.choices)


def _rows(variants: tuple[Variant, ...], wide: int) -> list[tuple[Variant, ...]]:
    """So many side by side."""
    return [variants[at : at + wide] for at in range(0, len(variants), wide)]
