"""A view that shows the toys, with motion off, to people who take their time."""

from __future__ import annotations

from itertools import count

import pytest
from pytestqt.qtbot import QtBot

from halloween_table.table.view import TableView

from .toys import TOYS, Heard


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(800, 500)
    view.set_speed(0)
    view.startle.now = count(step=10).__next__
    view.show()
    view.camera.sharpen_now()
    view.show_arrangement(TOYS)
    view.setFocus()
    return view


@pytest.fixture
def heard(view: TableView) -> Heard:
    return Heard(view)
