"""The panel beside the table that says what could be done: part by part, with the reason why not."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QHideEvent, QShowEvent, QTextDocument

from halloween_table.contract.kit import Advice, Adviser, Hint
from halloween_table.contract.palette import AMBER, MOON, MUTED
from halloween_table.engine.game import Seat
from halloween_table.sitting.source import Source
from halloween_table.table.look import letters
from halloween_table.table.look.drawing import drawn

from ..parts.names import seated
from ..parts.preferences import Preferences
from ..parts.reading import Reading
from ..parts.widgets import sharpest

_WIDTH = 300
"""Wider than the log: the sentences are longer. A table in a small window keeps seven tenths."""
_SIGN = 15
"""Pixels across of what stands before a hint."""


class AdvicePanel(Reading):
    """What the one who looks could do now. It is worked out only while it is seen, and nothing
    stands in it while the table is covered."""

    def __init__(self, source: Source, adviser: Adviser[Any], covered: Callable[[], bool]) -> None:
        super().__init__()
        self._source, self._adviser, self._covered = source, adviser, covered
        self._eyes: Seat | None = None
        """Whom the panel was last written for."""
        self._written = ""
        letters.follow(self._fit)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table

    def _fit(self) -> None:
        self.setFixedWidth(letters.column(_WIDTH))
        self.show_advice()

    @staticmethod
    def wanted(preferences: Preferences) -> bool:
        """Whether it was open the last time."""
        return preferences.advice_shown

    @staticmethod
    def want(preferences: Preferences, shown: bool) -> None:
        preferences.advice_shown = shown

    @property
    def _sign(self) -> int:
        return letters.room(_SIGN)

    def _draw_signs(self) -> None:
        """Each state has a shape, not only a colour; what is not open says so in words besides."""
        for state in ("open", "shut", "used"):
            self.document().addResource(
                QTextDocument.ResourceType.ImageResource,
                QUrl(f"hint:{state}"),
                drawn(f"common/hint-{state}", self._sign, self._sign, sharpest()),
            )

    def show_advice(self) -> None:
        """Writes it anew, whole, as the game stands and in the language that is spoken."""
        if not self.isVisible():
            return
        self.setAccessibleName(self.tr("What could I do?"))
        html = "" if self._covered() else self._html()
        if html != self._written:
            self._written = html
            bar = self.verticalScrollBar()
            at = bar.value() if self._source.eyes == self._eyes else 0
            self._draw_signs()  # a cleared document has forgotten them
            self.setHtml(html)
            bar.setValue(at)  # whoever reads further down goes on reading
        self._eyes = self._source.eyes

    def showEvent(self, event: QShowEvent) -> None:
        """Nobody has worked it out while it was away."""
        super().showEvent(event)
        self.show_advice()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody finds in it what somebody else was told."""
        super().hideEvent(event)
        self._written = ""
        self.clear()

    def _html(self) -> str:
        parts = [self._part(part) for part in self._advice() if part.hints]
        nothing = escape(self.tr("There is nothing to do now."))
        heading = escape(self.tr("What could I do?"))
        return f'<p style="font-size:{letters.high(16)}px"><b>{heading}</b></p>' + (
            "".join(parts) or f'<p style="color:{MUTED}">{nothing}</p>'
        )

    def _advice(self) -> tuple[Advice, ...]:
        source = self._source
        if source.outcome is not None:
            return ()
        return self._adviser.advice(source.view, source.eyes, seated(source.players))

    def _part(self, part: Advice) -> str:
        hints = "".join(map(self._hint, part.hints))
        return (
            f'<p style="margin:10px 0 2px 0"><b style="color:{AMBER}">{escape(part.title)}</b></p>'
            f'<table cellspacing="0" cellpadding="0">{hints}</table>'
        )

    def _hint(self, hint: Hint) -> str:
        colour = MOON if hint.state == "open" else MUTED
        note = self._note(hint)
        below = f'<br><i style="color:{MUTED}">{escape(note)}</i>' if note else ""
        sign = f'<img src="hint:{hint.state}" width="{self._sign}" height="{self._sign}">'
        return (
            f'<tr><td style="padding:4px 7px 3px 0">{sign}</td>'
            f'<td style="padding:2px 0 3px 0; color:{colour}">{escape(hint.text)}{below}</td></tr>'
        )

    def _note(self, hint: Hint) -> str:
        """What is said below it: nobody has to know the signs."""
        return {
            "open": "",
            "shut": hint.why or self.tr("Not now."),
            "used": hint.why or self.tr("Done already."),
        }[hint.state]
