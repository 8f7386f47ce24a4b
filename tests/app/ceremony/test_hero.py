"""Words of an end are read on whatever picture it has."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.ceremony.hero import Hero
from halloween_table.app.parts.widgets import text
from halloween_table.contract.palette import AMBER
from halloween_table.games.shelf import SHELF

from ..shades import brightest, contrast

PICTURES = ("common/evening", *(lid.picture for lid in SHELF))


@pytest.mark.parametrize("wide", [900, 1300])
@pytest.mark.parametrize("art", PICTURES)
def test_words_are_read_beside_the_podium_and_above_it(qtbot: QtBot, art: str, wide: int) -> None:
    label, beside, words = text("title", wrap=True), QWidget(), QVBoxLayout()
    label.setText("Надзвичайно-найрозгалуженіше привиддя")
    words.addWidget(label)
    beside.setMinimumSize(560, 300)
    hero = Hero(art, words, beside)
    qtbot.addWidget(hero)
    hero.resize(wide, 420)
    hero.show()
    hero.fit(wide)
    QApplication.processEvents()
    above = label.mapTo(hero, label.rect().bottomLeft()).y() < beside.y()
    assert above is (wide == 900)
    where = label.rect().translated(label.mapTo(hero, label.rect().topLeft()))
    label.setText("")
    assert contrast(AMBER, brightest(hero.grab(), where)) >= 4.5
