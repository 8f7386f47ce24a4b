"""What everybody held in the end is laid open, and nothing where nobody holds anything."""

from __future__ import annotations

from itertools import pairwise

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from halloween_table.app.end.chart import PointsChart, spread
from halloween_table.app.end.hands import HandPicture, Hands, hands_of
from halloween_table.app.end.page import EndPage
from halloween_table.app.end.points_table import NameLabel
from halloween_table.contract.pictures import Shape
from halloween_table.engine.record import Record, start, steps
from halloween_table.sitting.history import History
from halloween_table.sitting.moments import remembered
from halloween_table.sitting.replay import Replay

from ..fitting import misfits, settle
from ..playing import GAMES, PLAYERS, kit_of, whole_record
from ..seeking import SIX


def watched(game: str) -> Replay:
    record, _ = whole_record(game)
    kit = kit_of(game)
    begun = start(kit.game, record)
    moments = remembered(kit.game, begun, steps(kit.game, record, begun))
    return Replay(kit, History(kit.game, record, moments))


@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_what_everybody_held(qtbot: QtBot, game: str) -> None:
    replay = watched(game)
    assert replay.outcome is not None
    page = EndPage(replay, replay.outcome)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    settle()
    assert page._hands.empty is (replay.kit.held is None)
    assert page._hands.isVisible() is not page._hands.empty
    assert misfits(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_line_says_how_many_of_what(game: str) -> None:
    outcome, voice = watched(game).outcome, kit_of(game).voice
    assert outcome is not None
    for score in (score for standing in outcome.standings for score in standing.scores):
        assert voice.amount(score).startswith(f"{score.count} ")
        assert len(voice.amount(score)) > 3


def test_pattern_cards_that_are_left_are_told(qtbot: QtBot) -> None:
    replay = watched("candy_hunters")
    position = replay.position
    hands = hands_of(replay.kit, position, PLAYERS[:2])
    assert {seat: len(hand) for seat, hand in hands.items()} == {0: 2, 1: 2}
    names = [piece.name for hand in hands.values() for piece in hand]
    assert all(name.startswith("Regular card, row by row: ") for name in names)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pattern_cards_look_like_cards_however_small_they_lay_on_the_table(seats: int) -> None:
    """Here they are larger, and their edges with them: no pills with thick rims."""
    kit = kit_of("candy_hunters")
    record = Record("candy_hunters", kit.game.version, kit.game.options_type(), PLAYERS[:seats], 31)
    position = evolve(start(kit.game, record), round=7)
    hands = hands_of(kit, position, PLAYERS[:seats])
    for piece in (piece for hand in hands.values() for piece in hand):
        rim, *_ = piece.picture
        assert isinstance(rim, Shape)
        assert rim.radius <= 0.17 * piece.rect.w
        assert rim.width <= 0.07 * piece.rect.w


def test_the_cards_of_a_family_are_its_own() -> None:
    replay = watched("rest_in_peace")
    for seat, hand in hands_of(replay.kit, replay.position, PLAYERS[:2]).items():
        assert len(hand) == len(replay.position.families[seat].hand)


def test_whoever_listens_hears_once_of_cards_that_are_alike(qtbot: QtBot) -> None:
    replay = watched("rest_in_peace")
    card = next(iter(hands_of(replay.kit, replay.position, PLAYERS[:2]).values()))[0]
    other = evolve(card, name="Leaf ghost of 6")
    picture = HandPicture()
    qtbot.addWidget(picture)
    picture.show_pieces((card, card, other, card))
    assert picture.accessibleName() == f"{card.name}, 3 times; Leaf ghost of 6"


def test_no_name_beside_the_chart_lies_on_another() -> None:
    placed = spread([50, 50, 10, 52], 20, 100)
    assert placed[2] == 10
    heights = sorted(placed.values())
    assert all(after - before >= 20 for before, after in pairwise(heights))
    assert heights[-1] <= 100


def test_no_number_beside_the_chart_lies_under_a_line(qtbot: QtBot) -> None:
    """Those of six who have nothing, and so all begin where both rows of numbers begin."""
    chart = PointsChart(SIX, [(0,) * 6, (3, 0, 0, 0, 0, 0), (5, 0, 0, 0, 0, 0)])
    qtbot.addWidget(chart)
    chart.resize(700, chart.minimumHeight())
    room = chart._plot(1.0).room.toRect()
    whole = chart.grab().toImage()
    chart.wait(True)
    bare = chart.grab().toImage()
    ground = bare.pixelColor(2, 2)
    numbers = [
        (x, y)
        for x in range(bare.width())
        for y in range(bare.height())
        if (x < room.left() - 2 or y > room.bottom() + 3) and bare.pixelColor(x, y) != ground
    ]
    assert len(numbers) > 100
    assert all(bare.pixel(x, y) == whole.pixel(x, y) for x, y in numbers)


def test_a_name_beside_its_hand_is_broken_between_its_words(qtbot: QtBot) -> None:
    replay = watched("rest_in_peace")
    named = tuple(evolve(player, name="Strega parsimoniosa") for player in PLAYERS[:2])
    hands = Hands(replay.kit, replay.position, named)
    qtbot.addWidget(hands)
    hands.resize(420, 300)
    hands.show()
    settle()
    names = hands.findChildren(NameLabel)
    assert names
    assert all(name.width() >= name.widest_word for name in names)
