"""The letters with which texts are tried: wide ones, and those of a sharp screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QTextDocument
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from halloween_table.contract.pictures import Rect, Words
from halloween_table.table.look.painter import fitted

from ..letters import wider_letters
from .booth import SHARP

SENTENCES = (
    "Who is the first to see a way for the ghost?",
    "Хто найшвидше побачить дорогу для привида?",
    "Kto pierwszy zobaczy drogę dla ducha? Zażółć gęślą jaźń.",
)


def widths(sentence: str) -> list[float]:
    """Of the sentence in widgets of two sizes and weights, on a page and on the table."""
    found = []
    for widget, name in ((QLabel(sentence), "heading"), (QPushButton(sentence), "primary")):
        widget.setObjectName(name)
        widget.ensurePolished()
        found.append(QFontMetricsF(widget.font()).horizontalAdvance(sentence))
    page = QTextDocument()
    page.setDefaultFont(QLabel().font())
    page.setHtml(f"<b>{sentence}</b>")
    page.setDocumentMargin(0)
    font, *_ = fitted(Words(sentence, Rect(0, 0, 1, 1), 20, "#ffffff"), QRectF(0, 0, 2000, 90), 1)
    return [*found, page.idealWidth(), QFontMetricsF(font).horizontalAdvance(sentence)]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_wide_letters_are_wider_wherever_they_are_written(qtbot: QtBot, sentence: str) -> None:
    plain = widths(sentence)
    with wider_letters():
        wide = widths(sentence)
    assert all(1.03 <= wider / before <= 1.04 for before, wider in zip(plain, wide, strict=True))
    assert widths(sentence) == plain


@pytest.mark.skipif(SHARP, reason="is that screen already")
@pytest.mark.long
def test_on_a_sharp_screen(tmp_path: Path) -> None:
    """The same with two device pixels to a pixel, in one language: Qt takes that at its start."""
    screen = {"name": "sharp", "x": 0, "y": 0, "width": 2560, "height": 1600, "logicalDpi": 96}
    config = tmp_path / "screen.json"
    config.write_text(json.dumps({"screens": [screen | {"dpr": 1}]}))
    told = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    told |= {"QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:xdist"),
            *("-k", "uk and not long", str(Path(__file__).parent)),
        ],
        env=told,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
