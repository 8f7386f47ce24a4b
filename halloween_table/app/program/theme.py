"""How windows and widgets look: one style sheet, from the palette."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from halloween_table.contract.palette import (
    AMBER,
    BLOOD_TEXT,
    CHOSEN,
    FADED,
    GHOST,
    MOON,
    MOSS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    PUMPKIN_EDGE,
    TABLE,
)
from halloween_table.resources import assets_folder
from halloween_table.table.look import letters

from .contrast import contrasted, wanted

_DOWN = (assets_folder() / "common/icon-down.svg").as_posix()
_CHECK = (assets_folder() / "common/icon-check.svg").as_posix()


def _sheet() -> str:
    """For letters as large as they are now."""
    high, thing = letters.high, letters.thing
    return f"""
QWidget {{ color: {MOON}; }}
QMainWindow, QDialog, #page {{ background: {NIGHT}; }}
QToolTip {{ background: {PANEL}; color: {MOON}; border: 1px solid {PANEL_EDGE}; padding: {thing(4)}px; }}
QLabel#title {{ font-size: {high(30)}px; font-weight: 800; }}
QLabel#winner {{ font-size: {high(38)}px; font-weight: 800; }}
QLabel#missed {{ color: {BLOOD_TEXT}; font-weight: 800; }}
QLabel#kicker {{ font-size: {high(15)}px; font-weight: 800; color: {AMBER}; }}
QLabel#heading {{ font-size: {high(19)}px; font-weight: 800; }}
QLabel#muted, QLabel#blurb {{ color: {MUTED}; }}
QLabel#prompt {{ font-size: {high(16)}px; font-weight: 800; }}
QLabel#told {{ font-weight: 800; }}
QLabel#box {{ font-size: {high(16)}px; font-weight: 800; }}
QPushButton, QToolButton {{
    background: {PANEL}; border: 1px solid {PANEL_EDGE}; border-radius: 9px; padding: {thing(9)}px {thing(14)}px;
}}
QToolButton {{ padding: {thing(7)}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {PUMPKIN}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {GHOST}; padding: {thing(9) - 1}px {thing(14) - 1}px; }}
QToolButton:focus {{ padding: {thing(7) - 1}px; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {PANEL_EDGE}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {FADED}; background: {TABLE}; border-color: {TABLE}; }}
QPushButton#primary {{
    background: {PUMPKIN}; color: {NIGHT}; font-weight: 800; font-size: {high(16)}px; border: none; padding: {thing(10)}px {thing(22)}px;
}}
QPushButton#primary:hover {{ background: #ffa24a; }}
QPushButton#primary:focus {{ border: 3px solid {GHOST}; padding: {thing(10) - 3}px {thing(22) - 3}px; }}
QPushButton#primary:disabled {{ background: #6b4a2a; color: {NIGHT}; }}
QPushButton#cap {{ font-size: {high(18)}px; font-weight: 800; border: 2px solid {PANEL_EDGE}; padding: {thing(2)}px {thing(12)}px; }}
QPushButton#cap[state="tried"] {{ background: {MOSS}; color: {NIGHT}; border-color: {MOSS}; }}
QPushButton#cap[state="asked"] {{ background: #4a2f1d; border-color: {PUMPKIN}; font-size: {high(14)}px; }}
QPushButton#cap:hover {{ border-color: {PUMPKIN}; }}
QPushButton#cap:focus {{ border: 3px solid {GHOST}; padding: {thing(2) - 1}px {thing(12) - 1}px; }}
QPushButton#tab {{ font-size: {high(17)}px; font-weight: 800; padding: {thing(7)}px {thing(12)}px; border-color: transparent; background: transparent; color: {MUTED}; }}
QPushButton#tab:checked {{ background: {PANEL}; color: {MOON}; border-color: {PANEL_EDGE}; }}
QPushButton#tab:hover {{ color: {MOON}; border-color: {PUMPKIN}; }}
QPushButton#tab:focus {{ border: 2px solid {GHOST}; padding: {thing(7) - 1}px {thing(12) - 1}px; }}
QPushButton#line {{ background: transparent; border: 2px solid transparent; text-align: left; padding: {thing(3)}px {thing(8)}px; }}
QPushButton#line:checked {{ background: {PANEL_EDGE}; border-color: {PUMPKIN}; }}
QPushButton#line:hover {{ border-color: {PUMPKIN}; }}
QPushButton#line:focus {{ border: 2px solid {GHOST}; padding: {thing(3)}px {thing(8)}px; }}
QPushButton#link {{ background: transparent; border: none; padding: {thing(10)}px {thing(4)}px; text-decoration: underline; color: {MUTED}; }}
QLineEdit, QComboBox {{
    background: {TABLE}; border: 1px solid {PANEL_EDGE}; border-radius: 8px; padding: {thing(6)}px {thing(9)}px;
    min-height: {thing(26)}px;
    selection-background-color: {CHOSEN};
}}
QLineEdit:focus, QComboBox:focus {{ border: 2px solid {GHOST}; padding: {thing(6) - 1}px {thing(9) - 1}px; }}
QComboBox::drop-down {{ border: none; width: {thing(26)}px; }}
QComboBox::down-arrow {{ image: url("{_DOWN}"); width: {thing(16)}px; height: {thing(16)}px; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{ background: {PANEL}; selection-background-color: {CHOSEN}; border: 1px solid {PANEL_EDGE}; outline: none; }}
QComboBox QAbstractItemView::item {{ min-height: {thing(30)}px; padding: 0 {thing(7)}px; }}
QListView#people {{ background: {PANEL}; selection-background-color: {CHOSEN}; border: 1px solid {PANEL_EDGE}; outline: none; }}
QListView#people::item {{ min-height: {thing(38)}px; padding: 0 {thing(7)}px; }}
QListView#people::item:selected {{ background: {CHOSEN}; color: {GHOST}; }}
QMenu {{ background: {PANEL}; border: 1px solid {PANEL_EDGE}; padding: {thing(4)}px; }}
QMenu::item {{ padding: {thing(6)}px {thing(18)}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {CHOSEN}; }}
QCheckBox, QRadioButton {{ spacing: {thing(9)}px; font-weight: 700; }}
QCheckBox#alone {{ min-height: {thing(40)}px; }}
QCheckBox::indicator {{ width: {thing(20)}px; height: {thing(20)}px; border-radius: 6px; border: 2px solid {PANEL_EDGE}; background: {TABLE}; }}
QCheckBox::indicator:checked {{ background: {PUMPKIN}; border-color: {PUMPKIN_EDGE}; image: url("{_CHECK}"); }}
QRadioButton::indicator {{ width: {thing(20)}px; height: {thing(20)}px; border-radius: {thing(20) // 2 + 2}px; border: 2px solid {PANEL_EDGE}; background: {TABLE}; }}
QRadioButton::indicator:checked {{
    border-color: {PUMPKIN_EDGE};
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0.55 {PUMPKIN}, stop: 0.65 {TABLE});
}}
QCheckBox:disabled {{ color: {MUTED}; }}
QCheckBox::indicator:disabled {{ border-color: {PANEL}; background: {NIGHT}; }}
QCheckBox:focus, QRadioButton:focus {{ color: {GHOST}; text-decoration: underline; }}
QFrame#card, QFrame#row, QGroupBox#row, QGroupBox#group {{ background: {TABLE}; border: 1px solid {PANEL_EDGE}; border-radius: 14px; }}
QFrame#row QToolButton, QFrame#piled QToolButton {{ padding: {thing(4)}px; }}
QFrame#row QToolButton:focus, QFrame#piled QToolButton:focus {{ padding: {thing(4) - 1}px; }}
QFrame#row QComboBox, QGroupBox#row QComboBox {{ padding: {thing(6)}px {thing(4)}px {thing(6)}px {thing(6)}px; }}
QFrame#row QComboBox:focus, QGroupBox#row QComboBox:focus {{ padding: {thing(6) - 1}px {thing(4) - 1}px {thing(6) - 1}px {thing(6) - 1}px; }}
QFrame#row QComboBox::drop-down, QGroupBox#row QComboBox::drop-down {{ width: {thing(20)}px; }}
QGroupBox#ways {{ border: none; padding: 0; margin: 0; }}
QFrame#way {{ background: {TABLE}; border: 2px solid {PANEL_EDGE}; border-radius: 14px; }}
QFrame#way QRadioButton {{ font-size: {high(17)}px; font-weight: 800; spacing: 0; }}
QFrame#way QRadioButton::indicator {{ width: 0; height: 0; border: none; background: transparent; }}
QFrame#way:hover {{ border-color: {MUTED}; }}
QFrame#way[chosen="true"] {{ background: {PANEL}; border-color: {PUMPKIN}; }}
QWidget#pick {{ background: {TABLE}; border: 1px solid {PANEL_EDGE}; border-radius: 10px; }}
QFrame#card[chosen="true"] {{ background: {PANEL}; border-color: {PUMPKIN}; }}
QFrame#card:hover {{ border-color: {PUMPKIN}; }}
QFrame#card:focus {{ border: 3px solid {GHOST}; }}
QFrame#bubble {{ background: #3a3158; border: 2px solid {PUMPKIN}; border-radius: 12px; }}
QFrame#strip {{ background: {TABLE}; border: none; border-bottom: 1px solid {PANEL_EDGE}; }}
QFrame#bar {{ background: {TABLE}; border: none; border-top: 1px solid {PANEL_EDGE}; }}
QFrame#notice {{ background: #4a2f1d; border: 1px solid {PUMPKIN}; border-radius: 10px; }}
QFrame#lid {{ background: {TABLE}; border: none; border-radius: 10px; }}
QFrame#drop {{ background: transparent; border: 4px dashed {PUMPKIN}; border-radius: 18px; }}
QFrame#step {{ background: transparent; border-radius: 10px; border: 2px solid transparent; }}
QFrame#step[state="now"] {{ background: {PANEL_EDGE}; border-color: {PUMPKIN}; }}
QFrame#step QLabel {{ font-size: {high(13)}px; }}
QFrame#step[state="done"] QLabel, QFrame#step[state="next"] QLabel {{ color: {MUTED}; }}
QFrame#step[state="skipped"] QLabel {{ color: {FADED}; text-decoration: line-through; }}
QTextBrowser, QListWidget, QScrollArea {{ background: {TABLE}; border: none; }}
QTextBrowser:focus, QListWidget:focus {{ border: 2px solid {GHOST}; }}
QTextBrowser {{ padding: {thing(8)}px; selection-background-color: {CHOSEN}; }}
QListWidget::item {{ padding: {thing(5)}px; border-radius: 6px; }}
QListWidget::item:selected {{ background: {CHOSEN}; color: {GHOST}; }}
QScrollArea > QWidget > QWidget#page {{ background: {NIGHT}; }}
QScrollArea#clear, QWidget#clear {{ background: transparent; }}
QSlider {{ min-height: {thing(30)}px; }}
QSlider::groove:horizontal {{ height: {thing(8)}px; background: {TABLE}; border: 1px solid {PANEL_EDGE}; border-radius: 5px; }}
QSlider::sub-page:horizontal {{ background: {PUMPKIN}; border-radius: 5px; }}
QSlider::sub-page:horizontal:disabled {{ background: {PANEL_EDGE}; }}
QSlider::handle:horizontal {{ width: {thing(18)}px; margin: -{thing(6)}px 0; background: {MOON}; border: 2px solid {PUMPKIN_EDGE}; border-radius: {thing(18) // 2}px; }}
QSlider::handle:horizontal:hover {{ border-color: {PUMPKIN}; }}
QSlider::handle:horizontal:focus {{ border: 3px solid {GHOST}; background: {PUMPKIN}; }}
QProgressBar {{ background: {TABLE}; border: 1px solid {PANEL_EDGE}; border-radius: 7px; max-height: {thing(12)}px; }}
QProgressBar::chunk {{ background: {PUMPKIN}; border-radius: 6px; }}
QScrollBar:vertical {{ background: transparent; width: {thing(11)}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {PANEL_EDGE}; border-radius: 5px; min-height: {thing(26)}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {thing(11)}px; }}
QScrollBar::handle:horizontal {{ background: {PANEL_EDGE}; border-radius: 5px; min-width: {thing(26)}px; }}
"""


def use_colours(app: QApplication) -> None:
    """Best called before any window is made: none has to be told."""
    palette = QPalette()
    for role, colour in {
        QPalette.ColorRole.Window: NIGHT,
        QPalette.ColorRole.WindowText: MOON,
        QPalette.ColorRole.Base: TABLE,
        QPalette.ColorRole.AlternateBase: PANEL,
        QPalette.ColorRole.Text: MOON,
        QPalette.ColorRole.Button: PANEL,
        QPalette.ColorRole.ButtonText: MOON,
        QPalette.ColorRole.Highlight: CHOSEN,
        QPalette.ColorRole.HighlightedText: GHOST,
        QPalette.ColorRole.Link: AMBER,
        QPalette.ColorRole.LinkVisited: AMBER,
        QPalette.ColorRole.PlaceholderText: "#9388a8",
        QPalette.ColorRole.ToolTipBase: PANEL,
        QPalette.ColorRole.ToolTipText: MOON,
    }.items():
        palette.setColor(role, QColor(colour))
    app.setPalette(palette)


def use_theme(app: QApplication) -> None:
    """After the colours; best called when the windows are made but not shown: each is then polished
    only once. Letters are as large as they shall be now."""
    font = app.font()
    if font.pixelSize() != letters.high(letters.ORDINARY):
        # Before the style sheet: widgets with a style take another font only with another style.
        font.setPixelSize(letters.high(letters.ORDINARY))
        app.setFont(font)
    app.setStyleSheet(contrasted(_sheet()) if wanted(app) else _sheet())
    # A style sheet is a new style to Qt, and with a new style it asks the system again which fonts
    # menus, lists, tooltips and the like have there. Here all of them have the program's.
    app.setFont(font)
