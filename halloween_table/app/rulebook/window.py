"""The rulebook: contents, search, links and pictures, in a window of its own."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from halloween_table.contract.kit import Chapter, Figure, Kit, Paragraph, Rule
from halloween_table.contract.palette import AMBER, MUTED, PANEL_EDGE, VIOLET_TEXT
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import Box
from halloween_table.table.look import letters

from ..parts.contents import Contents
from ..parts.widgets import shelf_text, text
from .again import WatchingAgain
from .computers import ComputerPlayers
from .listening import Listening
from .pages import RulebookPages

_SIZE, _LEAST = (960, 720), (900, 400)
_CONTENTS_WIDTH = 250
_ANCHOR = Qt.ItemDataRole.UserRole
"""Where a chapter's anchor is kept in the list of contents."""


class RulebookWindow(QWidget):
    """One game's rules to read.

    Signals:
        closed: somebody has put it away.
    """

    closed = Signal()

    def __init__(self, box: Box, kit: Kit) -> None:
        super().__init__()
        self.setObjectName("page")
        self._box, self._kit = box, kit
        self._everywhere = (
            *((ComputerPlayers(kit, self),) if kit.minds else ()),
            Listening(self),
            WatchingAgain(self),
        )
        """What is the same in all of them, or in all that computers can play."""
        self._marked = ""
        self._outdated = False
        """Whether another language is spoken than when it was put away."""
        self._contents = Contents(_CONTENTS_WIDTH)
        self._contents.itemActivated.connect(self._on_chapter)
        self._contents.itemClicked.connect(self._on_chapter)
        self._search = QLineEdit(clearButtonEnabled=True)
        self._search.returnPressed.connect(self._find_next)
        self._search.textEdited.connect(self._find_first)
        self._found = text("muted")
        self._pages = RulebookPages(kit.rulebook)
        self._pages.anchorClicked.connect(self._on_link)
        self._pages.reached.connect(self._mark_chapter)
        left = QVBoxLayout()
        left.addWidget(self._search)
        left.addWidget(self._found)
        left.addWidget(self._contents, 1)
        layout = QHBoxLayout(self)
        layout.addLayout(left)
        layout.addWidget(self._pages, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.setFocus)
        QShortcut(QKeySequence("Esc"), self, self.close)
        QShortcut(QKeySequence.StandardKey.ZoomIn, self, lambda: self._pages.enlarge(1))
        QShortcut(QKeySequence.StandardKey.ZoomOut, self, lambda: self._pages.enlarge(-1))
        room = self.screen().availableSize()
        self.resize(QSize(*map(letters.column, _SIZE)).boundedTo(room))
        letters.follow(self._fit)
        self.retranslate()

    def _fit(self) -> None:
        """To the size of the letters: a figure has room beside the contents."""
        self.setMinimumSize(*map(letters.thing, _LEAST))
        self._contents.fit()
        if not self._pages.document().isEmpty():
            self.retranslate()  # its figures are larger now

    def open_at(self, anchor: str) -> None:
        """Shows the window with that rule or chapter at the top."""
        if self._outdated:
            self.retranslate()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if anchor:
            self._pages.turn_to(anchor)
            self._mark_chapter(anchor)
            self._mark_rule(anchor)

    def _mark_rule(self, anchor: str) -> None:
        """The rule that was asked for stands on a lighter ground."""
        self._marked = anchor
        block = self._pages.block_of(anchor)
        if block is None:
            self._pages.setExtraSelections([])
            return
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(block)
        mark.cursor.movePosition(
            QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
        )
        mark.format.setBackground(QColor(PANEL_EDGE))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self._pages.setExtraSelections([mark])

    def _chapters(self) -> tuple[Chapter, ...]:
        """The game's own, and what is the same for all games."""
        return (
            *self._kit.rulebook.chapters(),
            *(words.chapter() for words in self._everywhere),
        )

    def _mark_chapter(self, anchor: str) -> None:
        for row, chapter in enumerate(self._chapters()):
            rules = {block.id for block in chapter.blocks if isinstance(block, Rule)}
            if anchor == chapter.anchor or anchor in rules:
                self._contents.setCurrentRow(row)

    def _on_chapter(self, item: QListWidgetItem) -> None:
        self._pages.turn_to(item.data(_ANCHOR))

    def _on_link(self, link: QUrl) -> None:
        self.open_at(link.fragment())

    def _find_first(self) -> None:
        self._pages.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_next()

    def _find_next(self) -> None:
        wanted = self._search.text()
        if not wanted:
            self._found.clear()
            return
        hits = self._pages.hits(wanted)
        if not hits:
            self._found.setText(self.tr("Not found"))
            return
        after = self._pages.textCursor().selectionEnd()
        at = next((at for at, hit in enumerate(hits) if hit.selectionStart() >= after), 0)
        self._pages.show_hit(hits[at])
        self._mark_chapter(self._pages.anchor_above(hits[at].block()))
        self._found.setText(f"{at + 1} / {len(hits)}")

    def retranslate(self) -> None:
        self._outdated = False
        self.setWindowTitle(fill(self.tr("Rulebook: %1"), shelf_text(self._box.title)))
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._contents.setAccessibleName(self.tr("Contents"))
        self._pages.setAccessibleName(self.windowTitle())
        chapters = self._chapters()
        row = self._contents.currentRow()
        self._contents.clear()
        for chapter in chapters:
            item = QListWidgetItem(chapter.title)
            item.setData(_ANCHOR, chapter.anchor)
            self._contents.addItem(item)
        self._contents.setCurrentRow(row)
        self._pages.print_anew("".join(map(self._chapter_html, chapters)))
        self._mark_rule(self._marked)

    def _chapter_html(self, chapter: Chapter) -> str:
        blocks = "".join(map(self._block_html, chapter.blocks))
        return f'<h2><a name="{chapter.anchor}"></a>{escape(chapter.title)}</h2>{blocks}'

    def _block_html(self, block: Paragraph | Rule | Figure) -> str:
        if isinstance(block, Paragraph):
            return f"<p>{block.text}</p>"
        if isinstance(block, Figure):
            return (
                f'<p align="center">{self._pages.figure_html(block.name)}<br>'
                f'<i style="color:{MUTED}">{block.caption}</i></p>'
            )
        mark = self.tr("ruling") if block.ruling else ""
        note = f' <span style="color:{VIOLET_TEXT}">[{escape(mark)}]</span>' if mark else ""
        return (
            f'<p style="margin-left:14px"><a name="{block.id}"></a>'
            f'<b style="color:{AMBER}">{block.id}</b>{note}&nbsp; {block.text}</p>'
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._contents.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            if self.isVisible():
                self.retranslate()
            else:
                self._outdated = True  # nobody reads it: it is set anew when somebody does
        super().changeEvent(event)
