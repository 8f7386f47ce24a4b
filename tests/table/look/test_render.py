"""An arrangement as a still picture."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtGui import QColor

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Rect, Shape
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.table.look.render import rendered

from ..toys import TOYS

pytestmark = pytest.mark.usefixtures("qapp")

HERE = Rect(0, 0, 100, 100)


def layer(colour: str, left: float) -> tuple[Shape, ...]:
    return (Shape(colour, rect=Rect(left, 0, 1 - left, 1)),)


STACKED = Arrangement(
    places=(Place("p", HERE, "Place", layer("#00ff00", 0.2)),),
    pieces=(
        Piece("top", "p", HERE, layer("#ff00ff", 0.6), "Top", order=2),
        Piece("low", "p", HERE, layer("#0000ff", 0.4), "Low", order=1),
    ),
    marks=(
        Mark("label", HERE, layer("#ffffff", 0.8), above=True),
        Mark("ground", HERE, layer("#ff0000", 0.0)),
    ),
    prompt=TOYS.prompt,
    size=(100, 100),
)


@pytest.mark.parametrize(("width", "ratio"), [(208, 1.0), (208, 2.0), (333, 1.5)])
def test_a_rendered_table_has_the_pixels_it_was_asked_for(width: int, ratio: float) -> None:
    image = rendered(TOYS, width, ratio)
    assert image.width() == round(width * ratio)
    assert image.height() == round(1000 * width * ratio / 1600)
    assert image.devicePixelRatio() == ratio


def test_marks_places_pieces_and_labels_lie_on_each_other_in_that_order() -> None:
    image = rendered(STACKED, 100)
    colours = [image.pixelColor(x, 50) for x in (10, 30, 50, 70, 90)]
    expected = ["#ff0000", "#00ff00", "#0000ff", "#ff00ff", "#ffffff"]
    assert colours == [QColor(name) for name in expected]


def test_what_is_not_covered_is_transparent() -> None:
    image = rendered(evolve(STACKED, size=(200, 100)), 200)
    assert image.pixelColor(150, 50).alpha() == 0


def test_offers_and_names_do_not_show() -> None:
    silent = evolve(TOYS, offers=(), held="cat")
    assert rendered(silent, 300) == rendered(TOYS, 300)


def test_equal_arrangements_give_equal_pictures() -> None:
    assert rendered(TOYS, 300) == rendered(evolve(TOYS), 300)
