"""Finds texts that are cut off: in widgets, and in the pictures on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTextEdit,
    QToolButton,
    QWidget,
)

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.pictures import Rect, Words
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.table.look import closer_look
from halloween_table.table.look.painter import fitted
from halloween_table.table.view import TableView

_LINE_EDIT_MARGIN = 2
"""Pixels that QLineEdit itself keeps free at either side of its text."""
_PRINTED = 12
"""Scene units: what is printed on a card may be smaller than what is there to be read."""
_HAIR = 0.6
"""What rounding to whole pixels may cost."""


def settle() -> None:
    """Lets everything find its place: a layout may need several rounds for wrapped texts, and a
    shelf fills its rows one by one."""
    for _ in range(12):
        QApplication.processEvents()


# ---- widgets --------------------------------------------------------------------------------------


def misfits(root: QWidget) -> list[str]:
    """Every visible text below `root` that does not fit into its widget or its window."""
    found = []
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and not isinstance(widget.parentWidget(), QLineEdit):
            found += [f"{_name(widget)}: {fault}" for fault in _faults(widget, root)]
    return found


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    said = text() if text is not None else widget.accessibleName()
    return f"{type(widget).__name__}#{widget.objectName()} {said!r}"


def _faults(widget: QWidget, root: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            if widget.text():
                yield from _label_faults(widget)
                yield from _outside(widget, root)
        case QPushButton() | QToolButton() | QCheckBox() | QRadioButton():
            yield from _smaller_than(widget, widget.sizeHint().width(), widget.sizeHint().height())
            yield from _outside(widget, root)
        case QComboBox():
            yield from _combo_faults(widget)
            yield from _outside(widget, root)
        case QLineEdit():
            yield from _line_edit_faults(widget)
            yield from _outside(widget, root)
        case QAbstractScrollArea() if not isinstance(widget, TableView):
            yield from _scroll_faults(widget)
            yield from _outside(widget, root)


def _label_faults(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        # The minimal width of a wrapped label is that of its longest word.
        yield from _smaller_than(
            label, label.minimumSizeHint().width(), label.heightForWidth(label.width())
        )
    else:
        yield from _smaller_than(label, label.sizeHint().width(), label.sizeHint().height())


def _smaller_than(widget: QWidget, width: int, height: int) -> Iterator[str]:
    if widget.width() < width:
        yield f"is {widget.width()} wide and needs {width}"
    if widget.height() < height:
        yield f"is {widget.height()} high and needs {height}"


def _width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def _combo_faults(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    for at in range(combo.count()):
        needed = _width(combo, combo.itemText(at))
        if needed > field.width():
            yield f"has {field.width()} for {combo.itemText(at)!r}, which needs {needed}"
    if combo.fontMetrics().height() > field.height():
        yield f"is {field.height()} high inside and needs {combo.fontMetrics().height()}"


def _line_edit_faults(edit: QLineEdit) -> Iterator[str]:
    """A name may be longer than its field, which scrolls; what the field asks for may not."""
    option = QStyleOptionFrame()
    edit.initStyleOption(option)
    field = edit.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, edit)
    room = field.marginsRemoved(edit.textMargins()).width() - 2 * _LINE_EDIT_MARGIN
    needed = _width(edit, edit.placeholderText())
    if needed > room:
        yield f"has {room} for {edit.placeholderText()!r}, which needs {needed}"
    if edit.fontMetrics().height() > field.height():
        yield f"is {field.height()} high inside and needs {edit.fontMetrics().height()}"


def _scroll_faults(area: QAbstractScrollArea) -> Iterator[str]:
    """Up and down is fine; nobody should have to scroll sideways to read."""
    wider = area.horizontalScrollBar().maximum()
    if isinstance(area, QTextEdit):
        wider -= int(area.document().documentMargin())  # in which lines can be read, too
    if isinstance(area, QTextEdit) and area.document().isEmpty():
        wider = max(wider, _width(area, area.placeholderText()) - area.viewport().width())
    if isinstance(area, QScrollArea):
        wider = max(wider, area.widget().width() - area.viewport().width())
    if wider > 0:
        yield f"is {wider} too narrow for what is in it"
    if isinstance(area, QListWidget):
        for row in range(area.count()):
            rect = area.visualItemRect(area.item(row))
            if rect.width() > area.viewport().width():
                yield f"cuts {area.item(row).text()!r}"


def _outside(widget: QWidget, root: QWidget) -> Iterator[str]:
    """Whether an ancestor cuts a part of the widget off; a scroll area may, up and down."""
    rect, above = widget.rect(), widget
    while above is not root:
        corner = above.mapToParent(QPoint(0, 0))
        above = above.parentWidget()
        rect = rect.translated(corner)
        if not above.rect().contains(rect):
            if _is_viewport(above):
                return
            yield f"{_tuple(rect)} reaches out of {_tuple(above.rect())} of {type(above).__name__}"
            return


def _is_viewport(widget: QWidget) -> bool:
    area = widget.parentWidget()
    return isinstance(area, QScrollArea) and area.viewport() is widget


def _tuple(rect: QRect) -> tuple[int, int, int, int]:
    return rect.x(), rect.y(), rect.width(), rect.height()


# ---- the table --------------------------------------------------------------------------------------


def breakable_names(names: Iterable[str]) -> frozenset[str]:
    """Long names, whole and cut: they may be broken anywhere."""
    every = tuple(names)
    cut = (f"{name[:at].rstrip()}…" for name in every for at in range(len(name)))
    return frozenset((*every, *cut))


def table_misfits(view: TableView, smallest: int, breakable: frozenset[str]) -> list[str]:
    """Every text on the table that is cut, broken within a word, or smaller than `smallest`
    pixels of a usual screen. Only the `breakable` texts may be broken anywhere. What is printed on
    a piece too small to be read is looked at as the table's closer look shows it."""
    view.camera.sharpen_now()
    arrangement, ratio = view.table.arrangement, view.devicePixelRatioF()
    far, close = [], []
    for piece in arrangement.pieces:
        small = piece.rect.w * view.table.scale / ratio < closer_look.readable()
        looked_at = small and piece.tooltip and not piece.plain
        (close if looked_at else far).append(piece)
    least = smallest * ratio
    found = arrangement_misfits(
        evolve(arrangement, pieces=tuple(far)), view.table.scale, least, breakable
    )
    for piece in close:
        scale = ratio * closer_look.close() / piece.rect.w
        found += _picture_faults(piece, scale, least, breakable)
    return found


def arrangement_misfits(
    arrangement: Arrangement,
    scale: float,
    smallest: float,
    breakable: frozenset[str],
    printed: float | None = None,
) -> list[str]:
    """The same for an arrangement at `scale` device pixels per scene unit. `printed`: how small
    letters on pieces may be; None: as small as what is printed on a card."""
    found = []
    least_printed = min(smallest, _PRINTED * scale) if printed is None else printed
    for thing in _drawn(arrangement):
        least = least_printed if isinstance(thing, Piece) else smallest
        found += _picture_faults(thing, scale, least, breakable)
    return found


def _picture_faults(
    thing: Place | Piece | Mark, scale: float, smallest: float, breakable: frozenset[str]
) -> list[str]:
    return [
        f"{type(thing).__name__} {thing.id} {layer.text!r}: {fault}"
        for layer in thing.picture
        if isinstance(layer, Words) and layer.text
        for fault in _words_faults(thing.rect, layer, scale, smallest, breakable)
    ]


def _drawn(arrangement: Arrangement) -> tuple[Place | Piece | Mark, ...]:
    return (*arrangement.places, *arrangement.pieces, *arrangement.marks)


def _words_faults(
    rect: Rect, words: Words, scale: float, smallest: float, breakable: frozenset[str]
) -> Iterator[str]:
    whole = Rect(0, 0, round(rect.w * scale), round(rect.h * scale))
    target = QRectF(*whole.within(words.rect))
    font, text, flags = fitted(words, target, scale)
    if text != words.text:
        yield f"is cut to {text!r}"
    elif flags & Qt.TextFlag.TextWrapAnywhere and words.text not in breakable:
        yield "is broken within a word"
    metrics = QFontMetricsF(font)
    needed = metrics.boundingRect(target, flags, text).size()
    if needed.height() <= metrics.height() + _HAIR:  # one line: only its ink needs room
        needed.setHeight(metrics.tightBoundingRect(text).height())
    if needed.width() > target.width() + _HAIR or needed.height() > target.height() + _HAIR:
        yield (
            f"needs {needed.width():.0f} × {needed.height():.0f} pixels"
            f" and has {target.width():.0f} × {target.height():.0f}"
        )
    if font.pixelSize() < smallest:
        yield f"is only {font.pixelSize()} pixels high"


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 0.01 and down > 0.01


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.x + inner.w <= outer.x + outer.w + 0.01
        and inner.y + inner.h <= outer.y + outer.h + 0.01
    )


def collisions(arrangement: Arrangement) -> list[str]:
    """What lies off the table or, though it belongs apart, on something else."""
    table = Rect(0, 0, *arrangement.size)
    found = [
        f"{thing.id} {tuple(thing.rect)} lies off the table"
        for thing in _drawn(arrangement)
        if not inside(thing.rect, table)
    ]
    heaps = _heaps(arrangement)
    names = [name for name, _ in heaps]
    touching = _touching([rects for _, rects in heaps])
    return [*found, *(f"{names[one]} lies on {names[other]}" for one, other in touching)]


def _touching(heaps: list[list[Rect]]) -> list[tuple[int, int]]:
    """Which of the heaps lie on each other. The table is gone over from left to right: a thing is only
    compared with what still reaches as far."""
    found: set[tuple[int, int]] = set()
    reaching: list[tuple[Rect, int]] = []
    for rect, at in sorted((rect, at) for at, rects in enumerate(heaps) for rect in rects):
        reaching = [each for each in reaching if each[0].x + each[0].w > rect.x]
        for other, beside in reaching:
            if beside != at and overlap(rect, other):
                found.add((min(at, beside), max(at, beside)))
        reaching.append((rect, at))
    return sorted(found)


def _heaps(arrangement: Arrangement) -> list[tuple[str, list[Rect]]]:
    """What belongs together, and apart from everything else: the things of one kind at one place,
    such as the kids of a panel, and each text that is not a label on a stack."""
    heaps: dict[str, list[Rect]] = {}
    wholes = {place.id: place.part_of for place in arrangement.places}
    for piece in arrangement.pieces:
        kind = piece.id.split(":")[0]
        if kind == "kid" and piece.fixed:
            kind = "house"  # it eats there
        if kind == "card":
            kind += f" {piece.rect.w:.0f} wide"  # of the hand, or scored
        together = wholes.get(piece.place) or f"{piece.place}, {kind}"
        heaps.setdefault(together, []).append(piece.rect)
    for mark in arrangement.marks:
        for layer in mark.picture:
            if isinstance(layer, Words) and not mark.above:
                heaps[f"{mark.id}, {layer.text!r}"] = [mark.rect.within(layer.rect)]
    for place in arrangement.places:
        if place.button:
            heaps[place.id] = [place.rect]
    return list(heaps.items())
