"""Settings, about, and how far a long file has been read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from halloween_table import __version__
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF
from halloween_table.store.problems import StoreProblem

from ..parts.language import LANGUAGES
from ..parts.preferences import Preferences
from ..parts.widgets import picture, shelf_text, text

if TYPE_CHECKING:
    from halloween_table.store.exchange import Reading

_ABOUT_WIDTH = 620
_SLICE_SECONDS = 0.02
"""For which a file is read on before the window has a turn."""


class Dialog(QDialog):
    """A dialog that speaks another language as soon as one is chosen."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._close = QPushButton()
        self._close.clicked.connect(self.reject)
        self._close.setDefault(True)

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class SettingsDialog(Dialog):
    """Language, pace, hands and what is played by itself; every change holds at once."""

    def __init__(self, preferences: Preferences, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._preferences, self._folder = preferences, folder
        self._language_label, self._pace_label = text(), text()
        self._language, self._pace = QComboBox(), QComboBox()
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(self._language.findData(preferences.language))
        self._language.activated.connect(self._on_language)
        for pace in ("calm", "normal", "fast", "off"):
            self._pace.addItem("", pace)
        self._pace.setCurrentIndex(self._pace.findData(preferences.pace))
        self._pace.activated.connect(self._on_pace)
        self._language_label.setBuddy(self._language)
        self._pace_label.setBuddy(self._pace)
        self._hiding_label, self._hiding = text(), QComboBox()
        self._hiding_line = text("muted", wrap=True)
        for hiding in ("peek", "curtain", "open"):
            self._hiding.addItem("", hiding)
        self._hiding.setCurrentIndex(self._hiding.findData(preferences.hiding))
        self._hiding.activated.connect(self._on_hiding)
        self._hiding_label.setBuddy(self._hiding)
        self._away, self._away_line = QCheckBox(), text("muted", wrap=True)
        self._away.setChecked(preferences.away_played)
        self._away.toggled.connect(self._on_away)
        self._passing = QCheckBox()
        self._passing.setChecked(preferences.passing)
        self._passing.toggled.connect(self._on_passing)
        self._folder_line = text("muted", wrap=True)
        self._folder_line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        form = QFormLayout()
        form.setHorizontalSpacing(18)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for label, box in (
            (self._language_label, self._language),
            (self._pace_label, self._pace),
            (self._hiding_label, self._hiding),
        ):
            label.setFixedHeight(box.sizeHint().height())
            form.addRow(label, box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 22)
        layout.setSpacing(12)
        layout.addLayout(form)
        layout.addWidget(self._hiding_line)
        layout.addWidget(self._away)
        layout.addWidget(self._away_line)
        layout.addWidget(self._passing)
        layout.addWidget(self._folder_line)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(460)
        self.retranslate()

    def _on_language(self, at: int) -> None:
        self._preferences.language = self._language.itemData(at)

    def _on_pace(self, at: int) -> None:
        self._preferences.pace = self._pace.itemData(at)

    def _on_hiding(self, at: int) -> None:
        self._preferences.hiding = self._hiding.itemData(at)
        self._say_hiding()

    def _say_hiding(self) -> None:
        """What the chosen way means."""
        said = {
            "peek": self.tr(
                "Your cards lie face down. Hold your key, or press on them, and they turn up as long as you do."
            ),
            "curtain": self.tr(
                "Before each turn with hidden cards a curtain falls until the next player is there."
            ),
            "open": self.tr("Cards of whoever plays lie face up, for those who trust each other."),
        }
        self._hiding_line.setText(said[self._hiding.currentData()])

    def _on_away(self, played: bool) -> None:
        self._preferences.away_played = played

    def _on_passing(self, passing: bool) -> None:
        self._preferences.passing = passing

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        self._language_label.setText(self.tr("Language"))
        self._pace_label.setText(self.tr("Motion"))
        names = {
            "calm": self.tr("calm"),
            "normal": self.tr("normal"),
            "fast": self.tr("fast"),
            "off": self.tr("off"),
        }
        for at in range(self._pace.count()):
            self._pace.setItemText(at, names[self._pace.itemData(at)])
        self._away.setText(self.tr("Show what happened while you were away"))
        self._away_line.setText(
            self.tr("At the start of your turn the table plays what the others did. Esc ends it.")
        )
        self._passing.setText(self.tr("Make the only possible move automatically"))
        self._hiding_label.setText(self.tr("Hands"))
        hidings = {
            "peek": self.tr("face down, held up to look"),
            "curtain": self.tr("a curtain between turns"),
            "open": self.tr("face up"),
        }
        for at in range(self._hiding.count()):
            self._hiding.setItemText(at, hidings[self._hiding.itemData(at)])
        self._say_hiding()
        self._folder_line.setText(fill(self.tr("Games are kept in: %1"), self._folder))


class AboutDialog(Dialog):
    """What this is, and whose games they are."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._title, self._version = text("title"), text("muted")
        self._what, self._credits, self._own = (text(wrap=True) for _ in range(3))
        self._made = text("muted", wrap=True)
        self.licences = QPushButton(autoDefault=False)
        self.licences.clicked.connect(self._show_licences)
        head = QHBoxLayout()
        head.addWidget(picture("common/app", 84, 84))
        head.addSpacing(10)
        names = QVBoxLayout()
        names.addWidget(self._title)
        names.addWidget(self._version)
        head.addLayout(names, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 22)
        layout.setSpacing(12)
        layout.addLayout(head)
        for label in (self._what, self._credits, self._own, self._made):
            layout.addWidget(label)
        foot = QHBoxLayout()
        foot.addWidget(self.licences)
        foot.addStretch(1)
        foot.addWidget(self._close)
        layout.addLayout(foot)
        self.setFixedWidth(_ABOUT_WIDTH)
        self.retranslate()

    def _show_licences(self) -> None:
        from .licences_dialog import LicencesDialog

        LicencesDialog(self).open()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("About Halloween Table"))
        self._title.setText(self.tr("Halloween Table"))
        self._version.setText(fill(self.tr("Version %1 · MIT licence"), __version__))
        self._what.setText(self.tr("Ghostly board games for people around one shared computer."))
        self._credits.setText("\n".join(shelf_text(box.credits) for box in SHELF))
        self._own.setText(
            self.tr(
                "This is a fan-made table: rules are retold in our own words, and all pictures "
                "are our own. It is not connected with the publishers. If you like a game, "
                "buy the box. The typeface is Manrope (SIL Open Font Licence)."
            )
        )
        self._made.setText(
            self.tr(
                "Made with Python and with Qt, which is used under the GNU LGPL, version 3. "
                "“Licences” shows its terms, and those of everything else in this program."
            )
        )
        self.licences.setText(self.tr("Licences"))
        # Left alone, a dialog is as high as its texts would be if it were wider.
        self.setMinimumHeight(self.layout().heightForWidth(_ABOUT_WIDTH))


class ReadingDialog(Dialog):
    """Reads a file to its end and shows how far it has come; whoever cancels has read nothing. It is
    accepted when all moves have been played; otherwise `problem` says what is wrong with them."""

    def __init__(self, reading: Reading, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._reading = reading
        self.problem: StoreProblem | None = None
        """None also if somebody has cancelled."""
        self._line, self._bar = text(), QProgressBar(maximum=reading.moves, textVisible=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 22)
        layout.setSpacing(12)
        layout.addWidget(self._line)
        layout.addWidget(self._bar)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(420)
        self.retranslate()
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._read_on)
        self.finished.connect(self._next.stop)
        self._next.start()

    def _read_on(self) -> None:
        try:
            if not self._reading.go_on(_SLICE_SECONDS):
                self.accept()
        except StoreProblem as problem:
            self.problem = problem
            self.reject()
        self._show_progress()

    def _show_progress(self) -> None:
        self._bar.setValue(self._reading.read)
        said = self.tr("Reading the file: %1 of %2 moves")
        self._line.setText(fill(said, self._reading.read, self._reading.moves))

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Open a saved game file"))
        self._close.setText(self.tr("Cancel"))
        self._show_progress()
