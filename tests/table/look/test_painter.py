"""Pictures become pixmaps: once per size, shared, sharp, and with every word in it."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPixmap, QTransform
from pytestqt.qtbot import QtBot

from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.resources import assets_folder
from halloween_table.table.look import drawing as drawings
from halloween_table.table.look import looks
from halloween_table.table.look.drawing import drawing, drawn
from halloween_table.table.look.painter import PixmapShelf, dots, fitted, painted
from halloween_table.table.view import TableView

from ..toys import CAT

pytestmark = pytest.mark.usefixtures("qapp")

RED: Picture = (Shape("#ff0000"),)


def colours_in(pixmap: QPixmap) -> set[str]:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def is_empty(pixmap: QPixmap) -> bool:
    image = pixmap.toImage()
    return all(
        image.pixelColor(x, y).alpha() == 0
        for x in range(image.width())
        for y in range(image.height())
    )


# ---- the shelf of pixmaps -----------------------------------------------------------------------


def test_equal_pictures_of_equal_size_share_one_pixmap() -> None:
    shelf = PixmapShelf()
    first = shelf.pixmap((Shape("#ff0000"),), 40, 30, 1.0)
    again = shelf.pixmap((Shape("#ff0000"),), 40, 30, 1.0)
    assert first.cacheKey() == again.cacheKey()
    assert shelf.pixmap(RED, 41, 30, 1.0).cacheKey() != first.cacheKey()
    assert shelf.pixmap((Shape("#00ff00"),), 40, 30, 1.0).cacheKey() != first.cacheKey()


def test_the_same_pixels_at_another_scale_are_another_picture() -> None:
    """Text sizes are in scene units: a small card looked at closely is not a large one."""
    shelf = PixmapShelf()
    picture: Picture = (Words("7", size=20),)
    far = shelf.pixmap(picture, 60, 60, 1.0)
    near = shelf.pixmap(picture, 60, 60, 2.0)
    assert far.toImage() != near.toImage()


def test_the_shelf_keeps_to_its_budget_and_the_least_used_go_first() -> None:
    shelf = PixmapShelf(budget=3 * 4 * 10 * 10)
    pictures = [(Shape(colour),) for colour in ("#ff0000", "#00ff00", "#0000ff", "#ffffff")]
    keys = [shelf.pixmap(picture, 10, 10, 1.0).cacheKey() for picture in pictures[:3]]
    assert shelf.pixmap(pictures[0], 10, 10, 1.0).cacheKey() == keys[0]
    shelf.pixmap(pictures[3], 10, 10, 1.0)
    assert shelf._bytes <= 3 * 4 * 10 * 10
    assert shelf.pixmap(pictures[0], 10, 10, 1.0).cacheKey() == keys[0]
    assert shelf.pixmap(pictures[1], 10, 10, 1.0).cacheKey() != keys[1]


def test_a_fine_table_gets_more_room_until_the_last_one_is_closed() -> None:
    shelf = PixmapShelf(budget=1000)
    shelf.open_table()
    shelf.open_table()
    shelf.serve(2.0, table=100 * 100)
    for colour in ("#ff0000", "#00ff00", "#0000ff"):
        shelf.pixmap((Shape(colour),), 50, 50, 2.0)
    assert shelf._bytes == 3 * 4 * 50 * 50
    shelf.close_table()
    assert shelf._bytes == 3 * 4 * 50 * 50
    shelf.close_table()
    assert shelf._bytes == 4 * 50 * 50, "one is kept, however large"


def test_another_scale_starts_afresh_and_the_same_does_not() -> None:
    shelf = PixmapShelf()
    shelf.serve(1.0, table=100)
    before = shelf.pixmap(RED, 10, 10, 1.0).cacheKey()
    shelf.serve(1.0, table=100)
    assert shelf.pixmap(RED, 10, 10, 1.0).cacheKey() == before
    shelf.serve(2.0, table=400)
    assert shelf._bytes == 0


def test_one_picture_larger_than_the_budget_is_drawn_all_the_same() -> None:
    shelf = PixmapShelf(budget=100)
    assert shelf.pixmap(RED, 50, 50, 1.0).size().width() == 50
    assert shelf.pixmap(RED, 60, 60, 1.0).size().width() == 60


def test_items_of_one_look_share_a_pixmap(view: TableView) -> None:
    keys = {
        view.table.piece_item(f"block:{at}").pixmap.cacheKey()  # type: ignore[union-attr]
        for at in range(3)
    }
    assert len(keys) == 1


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.37, 2.0])
def test_an_item_has_exactly_the_pixels_the_screen_needs(view: TableView, scale: float) -> None:
    view.table.rescale(scale)
    item = view.table.piece_item("cat")
    assert item is not None
    assert item.pixmap.width() == round(CAT.rect.w * scale)
    assert item._item.sceneTransform().m11() == pytest.approx(1 / scale)


@pytest.mark.parametrize(("ratio", "size"), [(1.0, (30, 20)), (1.5, (45, 30)), (2.0, (60, 40))])
def test_a_pixmap_for_a_widget_is_sharp_on_every_screen(
    ratio: float, size: tuple[int, int]
) -> None:
    for pixmap in (painted(RED, 30, 20, ratio), drawn("common/bat", 30, 20, ratio)):
        assert (pixmap.width(), pixmap.height()) == size
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.deviceIndependentSize().width() == pytest.approx(30)


# ---- layers -------------------------------------------------------------------------------------


def test_layers_lie_on_each_other_in_their_order() -> None:
    picture = (Shape("#ff0000"), Shape("#0000ff", rect=Rect(0.5, 0, 0.5, 1)))
    image = painted(picture, 20, 10).toImage()
    assert image.pixelColor(4, 5) == QColor("#ff0000")
    assert image.pixelColor(15, 5) == QColor("#0000ff")


def test_a_drawing_can_be_turned_by_quarters() -> None:
    upright = painted((Art("common/bat"),), 40, 40).toImage()
    quarters = [painted((Art("common/bat", turn=turn),), 40, 40).toImage() for turn in range(4)]
    assert quarters[0] == upright
    assert all(turned != upright for turned in quarters[1:])


def test_a_faint_drawing_is_fainter() -> None:
    def strength(opacity: float) -> int:
        image = painted((Art("common/trophy", opacity=opacity),), 30, 30).toImage()
        return sum(image.pixelColor(x, y).alpha() for x in range(30) for y in range(30))

    assert 0 < strength(0.3) < strength(1.0)


def test_a_picture_without_layers_is_empty() -> None:
    assert is_empty(painted((), 10, 10))


# ---- drawings and tints -------------------------------------------------------------------------


@pytest.mark.parametrize("figure", FIGURES)
def test_a_tint_takes_the_place_of_the_placeholders(figure: str) -> None:
    source = (assets_folder() / f"common/figure-{figure}.svg").read_text(encoding="utf-8")
    assert "#5ea701" in source
    for look in SEAT_COLOURS.values():
        shown = colours_in(drawn(f"common/figure-{figure}", 90, 120, 1.0, look.tint))
        assert look.tint in shown
        assert "#5ea701" not in shown


def test_a_tint_has_shades_from_dark_to_nearly_white() -> None:
    shown = {
        number: QColor(shade).lightness()
        for number, shade in drawings._shades(QColor("#2fb5a5")).items()
    }
    assert [number for number, _ in sorted(shown.items(), key=lambda shade: shade[1])] == [
        6, 5, 4, 2, 1, 3, 8, 7,
    ]  # fmt: skip


def test_no_placeholder_is_seen_where_there_is_a_tint() -> None:
    """Whatever is drawn in a player's colour knows all placeholders that it uses."""
    known = {f"#5ea70{number}" for number in drawings._shades(QColor("red"))}
    for path in assets_folder().rglob("*.svg"):
        assert set(re.findall("#5ea70.", path.read_text(encoding="utf-8"))) <= known, path


def test_drawings_are_read_once() -> None:
    assert drawing("common/bat") is drawing("common/bat")
    assert drawing("common/bat", "#ff0000") is not drawing("common/bat")


@pytest.mark.qt_log_ignore("Cannot read", extend=True)
def test_a_spoiled_drawing_says_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "spoiled.svg").write_text("no drawing at all")
    monkeypatch.setattr(drawings, "assets_folder", lambda: tmp_path)
    with pytest.raises(ValueError, match="spoiled"):
        drawing("spoiled")


def test_every_drawing_can_be_read(qtbot: QtBot) -> None:
    for path in sorted(assets_folder().rglob("*.svg")):
        name = path.relative_to(assets_folder()).with_suffix("").as_posix()
        assert not is_empty(drawn(name, 24, 24)), name


# ---- words --------------------------------------------------------------------------------------

ROOM = QRectF(0, 0, 200, 40)


def needed(words: Words, room: QRectF) -> tuple[float, float]:
    font, text, flags = fitted(words, room, 1.0)
    box = QFontMetricsF(font).boundingRect(room, flags, text)
    return box.width(), box.height()


def test_short_words_keep_their_size() -> None:
    font, text, _ = fitted(Words("Boo", size=24), ROOM, 1.0)
    assert (font.pixelSize(), text) == (24, "Boo")


def test_what_is_still_too_long_is_drawn_narrower_before_a_word_is_broken() -> None:
    words = Words("Bartholomew-Cholmondeley", size=30, least=0.5)
    widest = needed(evolve(words, least=1.0, size=15), QRectF(0, 0, 2000, 20))[0]
    room = QRectF(0, 0, widest * 0.8, 20)
    font, text, flags = fitted(words, room, 1.0)
    assert (font.pixelSize(), text) == (15, words.text)
    assert font.stretch() < 100
    assert not flags & Qt.TextFlag.TextWrapAnywhere


def test_of_what_never_fits_as_much_is_shown_as_there_are_lines_for() -> None:
    words = Words("W" * 40, size=20, least=0.9)
    shown = [len(fitted(words, QRectF(0, 0, 100, 27 * lines), 1.0)[1]) for lines in (1, 2, 3)]
    assert 4 < shown[0] < shown[1] < shown[2] < 40
    assert fitted(words, QRectF(0, 0, 100, 27), 1.0)[1].endswith("…")


def test_long_words_shrink_until_they_fit() -> None:
    words = Words("A long name of some ghost", size=30)
    font, text, _ = fitted(words, ROOM, 1.0)
    assert 15 <= font.pixelSize() < 30
    assert text == words.text
    width, height = needed(words, ROOM)
    assert width <= ROOM.width() + 0.5
    assert height <= ROOM.height() + 0.5


def test_texts_side_by_side_have_letters_of_one_size() -> None:
    """As large as the longest of them lets them be, and no larger than each would have alone."""
    texts = ("Boo", "A long name of some ghost", "A name")
    alone = [fitted(Words(text, size=30), ROOM, 1.0)[0].pixelSize() for text in texts]
    sizes = [fitted(Words(text, size=30, alike=texts), ROOM, 1.0)[0].pixelSize() for text in texts]
    assert set(sizes) == {min(alone)}
    assert min(alone) < max(alone)


def test_a_long_unbroken_word_is_wrapped_and_not_cut() -> None:
    room = QRectF(0, 0, 190, 60)
    words = Words("W" * 22, size=27, bold=True)
    _, text, _ = fitted(words, room, 1.0)
    assert text == words.text
    width, height = needed(words, room)
    assert width <= room.width() + 0.5
    assert height <= room.height() + 0.5


def test_what_never_fits_is_cut_with_dots() -> None:
    words = Words("W" * 400, size=24)
    font, text, _ = fitted(words, ROOM, 1.0)
    assert text.endswith("…")
    assert font.pixelSize() < 24
    width, height = needed(words, ROOM)
    assert (width, height) <= (ROOM.width() + 0.5, ROOM.height() + 0.5)


def test_words_grow_with_the_scale() -> None:
    words = Words("Boo", size=24)
    assert fitted(words, ROOM, 1.0)[0].pixelSize() == 24
    assert fitted(words, QRectF(0, 0, 400, 80), 2.0)[0].pixelSize() == 48


def test_tiny_words_on_a_tiny_picture_do_no_harm() -> None:
    assert painted((Words("Boo", size=0.5),), 1, 1).width() == 1


def test_each_point_has_its_dot_beside_its_own_first_line_and_left_of_its_words() -> None:
    room = QRectF(40, 0, 160, 200)
    words = Words("Boo\nA long point that goes on in another line\nBoo again", size=20, points=True)
    font, text, flags = fitted(words, room, 1.0)
    middles = dots(font, text, flags, room)
    line = QFontMetricsF(font).lineSpacing()
    first, second, third = (middle.y() for middle in middles)
    assert second - first == pytest.approx(line, abs=1)
    assert third - second >= 2 * line - 1, "none stands beside a line that only goes on"
    assert all(middle.x() < room.left() for middle in middles)

    picture = painted((evolve(words, rect=Rect(0.2, 0, 0.8, 1)),), 200, 200).toImage()
    beside = [y for y in range(200) if picture.pixelColor(round(middles[0].x()), y).alpha() > 128]
    assert {round(middle.y()) for middle in middles} <= {*beside}
    plain = painted((evolve(words, rect=Rect(0.2, 0, 0.8, 1), points=False),), 200, 200).toImage()
    assert not any(plain.pixelColor(round(middles[0].x()), y).alpha() for y in range(200))


def test_bold_words_are_bold() -> None:
    bold, plain = (fitted(Words("Boo", bold=flag), ROOM, 1.0)[0] for flag in (True, False))
    assert bold.weight() > plain.weight()


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_words_stand_where_they_are_told_to(align: str) -> None:
    image = painted((Words("Boo", align=align, colour="#ffffff"),), 200, 40).toImage()  # type: ignore[arg-type]
    columns = [x for x in range(200) for y in range(40) if image.pixelColor(x, y).alpha() > 60]
    middle = (min(columns) + max(columns)) / 2
    assert {"left": middle < 70, "centre": 90 < middle < 110, "right": middle > 130}[align]


def test_a_drawing_that_is_missing_leaves_no_painter_open() -> None:
    """Qt would crash when it throws away a pixmap that is still being painted on."""
    with pytest.raises(FileNotFoundError):
        painted((Art("common/no-such-thing"),), 10, 10)
    gc.collect()
    assert not painted((Art("common/trophy"),), 10, 10).isNull()


# ---- turned drawings ------------------------------------------------------------------------------


def turned(pixmap: QPixmap, quarters: int) -> QImage:
    return pixmap.toImage().transformed(QTransform().rotate(90 * (quarters % 4)))


def unlike(one: QImage, other: QImage) -> float:
    """By how much two images differ, on the average over pixels and colours."""
    assert one.size() == other.size()
    away = 0
    for x in range(one.width()):
        for y in range(one.height()):
            pair = zip(one.pixelColor(x, y).getRgb(), other.pixelColor(x, y).getRgb(), strict=True)
            away += sum(abs(a - b) for a, b in pair)
    return away / (4 * one.width() * one.height())


@pytest.mark.parametrize("quarters", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize(("width", "height"), [(60, 20), (20, 60), (40, 40)])
def test_a_drawing_turned_by_quarters_fills_its_rectangle(
    quarters: int, width: int, height: int
) -> None:
    lying = (height, width) if quarters % 2 else (width, height)
    straight = painted((Art("common/trophy"),), *lying)
    picture = painted((Art("common/trophy", turn=quarters),), width, height).toImage()
    assert unlike(picture, turned(straight, quarters)) < 1
    if quarters % 4:
        assert unlike(picture, painted((Art("common/trophy"),), width, height).toImage()) > 5


def test_a_turned_drawing_stays_in_its_part_of_the_picture() -> None:
    part = Rect(0.5, 0.0, 0.25, 1.0)
    image = painted((Art("common/trophy", part, turn=1),), 80, 40).toImage()
    seen = [x for x in range(80) for y in range(40) if image.pixelColor(x, y).alpha()]
    assert 40 <= min(seen) < max(seen) < 60


# ---- keys ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["Q", "Й", "Ò", "PgDown"])
@pytest.mark.parametrize("size", [14, 40, 90])
def test_a_key_cap_is_pale_with_dark_letters(label: str, size: int) -> None:
    image = painted(looks.key_cap(label, height=size), size, size).toImage()
    face = [
        image.pixelColor(x, y).lightness()
        for x in range(size // 4, 3 * size // 4)
        for y in range(size // 5, 3 * size // 4)
    ]
    assert max(face) > 200
    assert min(face) < 130
