"""What cards look like in every player's colour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from halloween_table.contract.palette import GHOST, SEAT_COLOURS, SeatColour
from halloween_table.contract.pictures import Art, Rect, Shape, Words, same_drawing
from halloween_table.games.rest_in_peace.rules.cards import FAMILIES, VALUES, Card, Kind
from halloween_table.games.rest_in_peace.table import pictures
from halloween_table.table.look.painter import painted

pytestmark = pytest.mark.usefixtures("qapp")
colours = pytest.mark.parametrize("colour", SEAT_COLOURS.values(), ids=SEAT_COLOURS)


def _light(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((_light(one), _light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@colours
@pytest.mark.parametrize("kind", FAMILIES)
def test_a_value_stands_out_from_its_card(kind: Kind, colour: SeatColour) -> None:
    ground = painted((Art(f"rest_in_peace/card-{kind}", tint=colour.tint),), 63, 88).toImage()
    for x, y in ((8, 8), (16, 12), (20, 18)):  # where the figure is
        assert contrast(QColor(GHOST), ground.pixelColor(x, y)) >= 4.5


@colours
def test_so_it_does_from_a_tab(colour: SeatColour) -> None:
    ground, figure, *_ = pictures.ghost_tab(Kind.GREEN, 3, Rect(0, 0, 120, 40), colour.tint, None)
    assert isinstance(ground, Shape)
    assert isinstance(figure, Words)
    assert contrast(QColor(figure.colour), QColor(ground.fill)) >= 4.5


def test_families_are_told_apart_without_their_colours() -> None:
    """By their sign, on a card, on its back and on a tab."""
    size, tint = Rect(0, 0, 120, 40), "#dfe3f2"
    for value in VALUES:
        leaf, bow = (
            {
                layer.asset
                for picture in (
                    pictures.ghost_card(kind, value, 100, tint),
                    pictures.ghost_tab(kind, value, size, tint, None),
                )
                for layer in picture
                if isinstance(layer, Art)
            }
            for kind in FAMILIES
        )
        assert pictures.sign(0) in leaf - bow
        assert pictures.sign(1) in bow - leaf


def test_a_narrow_tab_shows_what_its_card_counts_rather_than_its_value() -> None:
    def written(width: float) -> list[str]:
        tab = pictures.ghost_tab(Kind.BLUE, 5, Rect(0, 0, width, 30), "#e0474c", 10)
        return [layer.text for layer in tab if isinstance(layer, Words)]

    assert sorted(written(120)) == ["10", "5"]
    assert written(26) == ["10"]


def test_a_psychic_shows_the_same_with_its_words_and_without() -> None:
    """On its way to a smaller place it is not turned over."""
    said = pictures.Said(9, "No. 9", "Your odd ghosts +1", None)
    assert same_drawing(pictures.psychic_card(said, 150, 20), pictures.psychic_card(said, 80))
    other = pictures.Said(8, "No. 8", "Your even ghosts +1", None)
    assert not same_drawing(pictures.psychic_card(said, 150, 20), pictures.psychic_card(other, 80))


def test_another_side_of_a_tab_is_no_drawing_of_the_same() -> None:
    size, tint = Rect(0, 0, 120, 40), "#dfe3f2"
    face = pictures.ghost_tab(Kind.BLUE, 3, size, tint, None)
    assert not same_drawing(pictures.back_tab(Card(20, None, None), 1, size, tint), face)
