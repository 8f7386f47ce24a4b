"""Every kind of wrong drop: a sentence and the rule it rests on, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.language import speak
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.rulebook.window import RulebookWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Carry
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Refusal
from halloween_table.games.candy_hunters.rules.position import Position, Stage
from halloween_table.store.store import Store
from halloween_table.table.hand.gestures import Carrying
from tests.games.candy_hunters.doing import after, shove, walk
from tests.games.candy_hunters.drawing import position_of

from ..playing import (
    GAMES,
    Drop,
    back_rect,
    cell,
    drag,
    item_rect,
    kept,
    offers,
    piece_rect,
    place_rect,
    show_position,
    sit_down,
    wrong_drops_gone_wrong,
)

TOWN = """
    -- g1 -- --
    -- o. v. b2
    gB b. oA --
    -- -- v3 --
"""
HANDS = ([1, 5, 29], [2, 6, 30])
DECK = [9, 10, 11]


def at(stage: Stage, drawing: str = TOWN, **more: object) -> Position:
    return position_of(
        drawing,
        stage=stage,
        haunted=True,
        **{"hands": HANDS, "deck": DECK, **more},  # type: ignore[arg-type]
    )


def shoving(drawing: str, *moves: object) -> Position:
    return after(at(Stage.GHOSTS, drawing), *moves)  # type: ignore[arg-type]


def kid_shoved() -> Position:
    return shoving("-- gB -- -- \n o1 vA b2 g. \n -- o. -- --", walk("1", 1, 1))


def ghost_shoved() -> Position:
    return shoving("o1 v2 gA", walk("1", 1, 0))


def chain() -> Position:
    return shoving("o1 v2 -- \n g4 b3 --", walk("1", 1, 0), shove(1, 1))


def card(number: int) -> str:
    return f"card:{100 + number}"


OTHERS_CARD = card(2)


DROPS = [
    # Step 1
    Drop(
        "a house on a house",
        lambda: at(Stage.HOUSE),
        "house:green:3",
        cell(1, 1),
        "CH-1.1",
        "cell_built",
    ),
    Drop(
        "a house at a corner",
        lambda: at(Stage.HOUSE),
        "house:blue:3",
        cell(-1, 1),
        "CH-1.1",
        "not_at_an_edge",
    ),
    Drop(
        "a ghost too early",
        lambda: at(Stage.HOUSE),
        "ghost:0",
        cell(1, 1),
        "CH-1.1",
        "step_later",
    ),
    Drop("a kid too early", lambda: at(Stage.HOUSE), "kid:0:2", cell(1, 1), "CH-1.1", "step_later"),
    Drop("a card too early", lambda: at(Stage.HOUSE), card(1), cell(1, 1), "CH-1.1", "step_later"),
    Drop("an exchange too early", lambda: at(Stage.HOUSE), card(1), "deck", "CH-1.1", "step_later"),
    # Step 2
    Drop(
        "a ghost off the houses",
        lambda: at(Stage.GHOSTS),
        "ghost:0",
        cell(0, 0),
        "CH-2.2",
        "off_the_tiles",
    ),
    Drop(
        "a ghost two steps",
        lambda: at(Stage.GHOSTS),
        "ghost:0",
        cell(2, 1),
        "CH-2.2",
        "not_next_to_ghost",
    ),
    Drop(
        "a second house",
        lambda: at(Stage.GHOSTS),
        "house:green:3",
        cell(0, 1),
        "CH-1.1",
        "step_over",
    ),
    Drop(
        "a shoved kid too far",
        kid_shoved,
        "kid:0:1",
        cell(3, 1),
        "CH-2.3",
        "not_next_to_shover",
    ),
    Drop(
        "a shoved kid off the houses",
        lambda: shoving("o1 vA g.", walk("1", 1, 0)),
        "kid:0:1",
        cell(1, 1),
        "CH-2.3",
        "no_tile_there",
    ),
    Drop(
        "a shoved kid to a ghost",
        kid_shoved,
        "kid:0:1",
        cell(2, 1),
        "CH-2.3",
        "kid_needs_empty_tile",
    ),
    Drop(
        "a shoved ghost off the houses",
        ghost_shoved,
        "ghost:1",
        cell(1, 1),
        "CH-2.4",
        "no_tile_there",
    ),
    Drop(
        "a shoved ghost too far",
        lambda: shoving("o1 v2 gA b.", walk("1", 1, 0)),
        "ghost:1",
        cell(3, 0),
        "CH-2.4",
        "not_next_to_shover",
    ),
    Drop("a dead end", ghost_shoved, "ghost:1", cell(2, 0), "CH-2.6", "dead_end"),
    Drop("back to the shover", chain, "ghost:2", cell(1, 0), "CH-2.7", "shover_stays"),
    Drop(
        "a house while a ghost is in the hand",
        ghost_shoved,
        "house:blue:1",
        cell(0, 1),
        "CH-2.4",
        "shoved_first",
    ),
    Drop(
        "a card while a kid is in the hand",
        kid_shoved,
        card(1),
        cell(1, 1),
        "CH-2.3",
        "shoved_first",
    ),
    # Step 3
    Drop(
        "a pattern that lies nowhere",
        lambda: at(Stage.PATTERN, "oA o. o1"),
        card(1),
        cell(0, 0),
        "CH-3.2",
        "nowhere",
    ),
    Drop(
        "a haunted card with too much unmet",
        lambda: at(Stage.PATTERN, "oA o. o."),
        card(29),
        cell(0, 0),
        "CH-3.9",
        "haunted_nowhere",
    ),
    Drop(
        "a kid instead of a pattern",
        lambda: at(Stage.PATTERN),
        "kid:0:2",
        cell(1, 1),
        "CH-3.1",
        "step_later",
    ),
    Drop(
        "an exchange instead of a pattern",
        lambda: at(Stage.PATTERN),
        card(5),
        "deck",
        "CH-3.1",
        "step_later",
    ),
    # Step 4
    Drop(
        "a haunted card exchanged",
        lambda: at(Stage.EXCHANGE),
        card(29),
        "deck",
        "CH-4.1",
        "haunted_card_stays",
    ),
    Drop(
        "an exchange with an empty deck",
        lambda: at(Stage.EXCHANGE, deck=[]),
        card(1),
        "deck",
        "CH-4.1",
        "deck_empty",
    ),
    Drop(
        "a pattern after its step",
        lambda: at(Stage.EXCHANGE),
        card(1),
        cell(1, 1),
        "CH-3.1",
        "step_over",
    ),
    # Step 5
    Drop(
        "a kid beside the houses",
        lambda: at(Stage.KID),
        "kid:0:2",
        cell(0, 1),
        "CH-5.1",
        "kid_needs_tile",
    ),
    Drop(
        "a kid that is in the town already",
        lambda: at(Stage.KID),
        "kid:0:1",
        cell(1, 1),
        "CH-2.3",
        "kids_wait",
    ),
    Drop("a kid on a kid", lambda: at(Stage.KID), "kid:0:2", cell(0, 2), "CH-5.1", "tile_taken"),
    Drop("a kid on a ghost", lambda: at(Stage.KID), "kid:0:2", cell(1, 0), "CH-5.1", "tile_taken"),
    Drop(
        "a ghost instead of a kid",
        lambda: at(Stage.KID),
        "ghost:0",
        cell(1, 1),
        "CH-2.1",
        "step_over",
    ),
    # Places where nothing of the kind goes
    Drop(
        "a house to the bank",
        lambda: at(Stage.HOUSE),
        "house:green:3",
        "bank",
        "CH-1.1",
        "house_target",
    ),
    Drop(
        "a house to a panel",
        lambda: at(Stage.HOUSE),
        "house:green:3",
        "panel:1",
        "CH-1.1",
        "house_target",
    ),
    Drop(
        "a ghost to the hand", lambda: at(Stage.GHOSTS), "ghost:0", "hand", "CH-2.2", "ghost_target"
    ),
    Drop("a shoved kid to the deck", kid_shoved, "kid:0:1", "deck", "CH-2.3", "shoved_target"),
    Drop("a card to the bank", lambda: at(Stage.PATTERN), card(1), "bank", "CH-3.1", "card_target"),
    Drop(
        "a card to a panel too late",
        lambda: at(Stage.EXCHANGE),
        card(1),
        "panel:0",
        "CH-3.1",
        "step_over",
    ),
    Drop("a kid to the deck", lambda: at(Stage.KID), "kid:0:2", "deck", "CH-5.1", "kid_target"),
    # Things of others
    Drop(
        "somebody else's kid",
        lambda: at(Stage.KID),
        "kid:1:2",
        cell(1, 1),
        "CH-5.1",
        "not_your_kid",
    ),
    Drop(
        "somebody else's card",
        lambda: at(Stage.PATTERN),
        OTHERS_CARD,
        cell(1, 1),
        "CH-3.1",
        "card_not_in_hand",
    ),
    Drop(
        "a kid in the last round",
        lambda: at(Stage.EXCHANGE, round=6),
        "kid:0:2",
        cell(1, 1),
        "CH-5.2",
        "no_kid_in_last_round",
    ),
]

OUT_OF_REACH = {
    "ghost_not_in_town": "the Large Ghost comes with the first house, before any ghost moves",
    "not_your_turn": "the screen belongs to the one whose turn it is",
    "pattern_not_there": "a card that fits anywhere shows where, one that does not fits nowhere",
    "too_much_unmet": "the same of a haunted card",
    "no_such_turn": "the table turns by quarters only",
    "game_over": "nothing can be lifted after the end",
    "nothing_shoved": "a piece is shoved only when it is in the hand",
}


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit_down(window, haunted=True)


def test_every_reason_is_tried_or_out_of_reach(page: TablePage) -> None:
    """A reason that is added to the game has to come here too."""
    voice = page.source.kit.voice
    known = set(voice._plain_refusals()) | {  # type: ignore[attr-defined]
        "stack_empty",
        "too_much_unmet",
        "not_next_to_shover",
        "no_tile_there",
        "shoved_first",
        "not_your_turn",
        "must_not_pass",
        "step_later",
        "step_over",
        "card_not_in_hand",
    }
    without_a_piece = {"must_not_pass", "stack_empty"}
    assert {drop.reason for drop in DROPS} | set(OUT_OF_REACH) | without_a_piece == known


@pytest.mark.parametrize("curtain", [False])
def test_every_wrong_drop_is_explained_and_changes_nothing(
    page: TablePage, store: Store, curtain: bool
) -> None:
    assert wrong_drops_gone_wrong(page, store, DROPS) == []


def test_a_word_to_everybody_does_not_lie_on_a_refusal(page: TablePage) -> None:
    drop = DROPS[0]
    show_position(page, drop.position())
    page.say("A calm word.")
    assert page._notice.isVisible()
    drag(page, drop.piece, drop.place)
    assert page.view.bubble_text
    assert page._notice.isHidden()


def test_the_sentence_is_in_the_current_language(page: TablePage) -> None:
    speak("uk")
    QApplication.processEvents()
    show_position(page, at(Stage.HOUSE))
    drag(page, "house:green:3", cell(1, 1))
    assert any("а" <= letter <= "я" for letter in page.view.bubble_text)
    assert "house" not in page.view.bubble_text.lower()
    assert 'href="#CH-1.1"' in page.view.bubble_text


def test_the_link_opens_the_rulebook_at_the_rule(window: MainWindow, page: TablePage) -> None:
    show_position(page, at(Stage.HOUSE))
    drag(page, "house:green:3", cell(1, 1))
    page.view._bubble._label.linkActivated.emit("#CH-1.1")
    (book,) = window._rulebooks.values()
    assert isinstance(book, RulebookWindow)
    assert book.isVisible()
    assert book._contents.currentRow() >= 0


# ---- without a piece --------------------------------------------------------------------------------


@pytest.mark.parametrize("curtain", [False])
def test_space_says_what_must_be_done_first(page: TablePage, curtain: bool) -> None:
    show_position(page, at(Stage.HOUSE))
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert "build one first" in page.view.bubble_text
    assert page.source.position == at(Stage.HOUSE)


@pytest.mark.parametrize("curtain", [False])
def test_an_empty_stack_says_that_it_is_used_up(page: TablePage, curtain: bool) -> None:
    show_position(page, at(Stage.HOUSE, stacks={"o": 0, "v": 1, "g": 1, "b": 1}))
    Robot(page.view).click(place_rect(page, "stack:orange"))
    assert "orange houses are used up" in page.view.bubble_text
    assert 'href="#CH-1.2"' in page.view.bubble_text


@pytest.mark.parametrize("curtain", [False])
def test_a_click_on_a_piece_that_cannot_move_now_says_why(page: TablePage, curtain: bool) -> None:
    show_position(page, at(Stage.HOUSE))
    Robot(page.view).click(piece_rect(page, "ghost:0"))
    assert "build one first" in page.view.bubble_text
    assert page.view.hand.gesture is None


@pytest.mark.parametrize("curtain", [False])
def test_a_piece_put_back_where_it_lay_is_not_scolded(page: TablePage, curtain: bool) -> None:
    show_position(page, at(Stage.HOUSE))
    drag(page, "house:green:3", "stack:green")
    assert page.view.bubble_text == ""
    show_position(page, at(Stage.PATTERN))
    drag(page, card(1), "hand")
    assert page.view.bubble_text == ""


@pytest.mark.parametrize("curtain", [False])
def test_a_press_on_the_refusal_is_one_on_what_lies_beneath(page: TablePage, curtain: bool) -> None:
    show_position(page, at(Stage.HOUSE))
    drag(page, "house:green:3", "bank")
    view, window = page.view, page.window()
    house = Robot(view).at(piece_rect(page, "house:green:3"))
    view._bubble.move(house - view._bubble.rect().center())
    there = view.viewport().mapTo(window, house)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=there)
    assert page.view.bubble_text == ""
    assert isinstance(view.hand.gesture, Carrying)
    assert view.hand.gesture.piece == "house:green:3"


BESIDE_EVERYTHING: list[tuple[str, Callable[[], Position], str, str, str]] = [
    ("a house", lambda: at(Stage.HOUSE), "house:green:3", "CH-1.1", "house_target"),
    ("a house too late", lambda: at(Stage.GHOSTS), "house:green:3", "CH-1.1", "step_over"),
    ("a ghost", lambda: at(Stage.GHOSTS), "ghost:0", "CH-2.2", "ghost_target"),
    ("a card", lambda: at(Stage.PATTERN), card(1), "CH-3.1", "card_target"),
    ("a kid", lambda: at(Stage.KID), "kid:0:2", "CH-5.1", "kid_target"),
    ("a shoved kid", kid_shoved, "kid:0:1", "CH-2.3", "shoved_target"),
]


@pytest.mark.parametrize("curtain", [False])
@pytest.mark.parametrize(
    ("position", "piece", "rule", "reason"),
    [row[1:] for row in BESIDE_EVERYTHING],
    ids=[row[0] for row in BESIDE_EVERYTHING],
)
def test_a_drop_beside_everything_is_refused_like_any_other(
    page: TablePage,
    curtain: bool,
    position: Callable[[], Position],
    piece: str,
    rule: str,
    reason: str,
) -> None:
    show_position(page, position())
    robot, gap = Robot(page.view), place_rect(page, "bank")
    nowhere = Rect(gap.x + gap.w + 30, gap.y - 14, 4, 4)
    robot.drag_between(robot.grip(piece), robot.at(nowhere))
    meant = page.source.kit.arranger.attempt(page.source.view, Carry(piece, None))
    assert isinstance(meant, Refusal)
    assert (meant.rule, meant.reason) == (rule, reason)
    sentence = page.source.kit.voice.refusal(meant, page.source.players)
    assert sentence in page.view.bubble_text.replace("&#x27;", "'")
    assert page.source.position == position()
    assert item_rect(page, piece) == back_rect(page, piece)


def test_pieces_of_others_and_of_the_ground_cannot_be_lifted(page: TablePage) -> None:
    position = at(Stage.PATTERN, scored=([3], []), candies=("g", ""), scares=(1, 0))
    show_position(page, position)
    for piece in page.view.table.arrangement.pieces:
        if piece.fixed:
            drag(page, piece.id, cell(1, 1)) if _reachable(page, piece.id) else None
            assert item_rect(page, piece.id) == piece.rect
            assert page.view.bubble_text == ""
    assert page.source.position == position


def _reachable(page: TablePage, id_: str) -> bool:
    rect = piece_rect(page, id_)
    point = page.view.mapToScene(Robot(page.view).at(rect))
    found = page.view.table.piece_at(point)
    return found is not None and found.id == id_


# ---- the curtain ----------------------------------------------------------------------------------

every_game = pytest.mark.parametrize("game", GAMES)


def nowhere(page: TablePage) -> QPoint:
    """A spot where no place and no piece is."""
    view = page.view
    for x in range(2, view.viewport().width(), 3):
        for y in range(2, view.viewport().height(), 3):
            point = view.mapToScene(QPoint(x, y))
            if view.table.place_at(point) is None and view.table.piece_at(point) is None:
                return QPoint(x, y)
    raise AssertionError("the table is full")


@every_game
def test_whatever_is_dropped_beside_everything_is_refused_with_a_sentence(
    window: MainWindow, game: str
) -> None:
    page = sit_down(window, key=game)
    robot, spot = Robot(page.view), nowhere(page)
    carried = {offer.gesture.piece for offer in offers(page) if isinstance(offer.gesture, Carry)}
    if game == "booo":
        Robot(page.view).drag(offers(page)[0])
        carried = {"ghost"}
    assert carried
    before = page.source.record
    for piece in sorted(carried)[:12]:
        page.view.hide_bubble()
        robot.drag_between(robot.grip(piece), spot)
        assert page.view.bubble_text, piece
        assert item_rect(page, piece) == piece_rect(page, piece)
    assert page.source.record == before


# Nothing ever covers the table of Halloween: everybody may know everything.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "halloween"])
def test_behind_the_curtain_no_gesture_does_anything(
    window: MainWindow, store: Store, game: str
) -> None:
    """Or behind everybody's keys, where there are no secrets, but a castle to be searched."""
    page = sit_down(window, look=False, key=game)
    cover = page.keys if game == "booo" else page.curtain
    assert cover.isVisible()
    before = (page.source.position, page.source.record, kept(store, page))
    assert not page.view.table.arrangement.offers
    arrangement, robot = page.arranging.now(), Robot(page.view)
    for piece, place in zip(arrangement.pieces[::9], arrangement.places[::5], strict=False):
        robot.drag_between(robot.at(piece.rect), robot.at(place.rect))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_R):
        QTest.keyClick(page.view, key)
    assert (page.source.position, page.source.record, kept(store, page)) == before
    assert page.view.hand.gesture is None
    assert page.view.bubble_text == ""
    assert cover.isVisible()


def test_the_curtain_covers_everything(window: MainWindow) -> None:
    page = sit_down(window, look=False)
    assert page.curtain.geometry() == page.rect()
    window.resize(1100, 700)
    QApplication.processEvents()
    assert page.curtain.geometry() == page.rect()
    for child in page.children():
        if child is not page.curtain and getattr(child, "isVisible", lambda: False)():
            middle = child.geometry().center()
            covering = page.childAt(middle)
            assert covering is page.curtain or page.curtain.isAncestorOf(covering)


# ---- a disk that fails ----------------------------------------------------------------------------


@every_game
def test_a_move_that_cannot_be_kept_is_explained_and_not_made(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    from halloween_table.store.problems import Kind, StoreProblem

    def full(*_: object, **__: object) -> int:
        raise StoreProblem(Kind.disk_full, "for the test")

    page = sit_down(window, key=game)
    robot = Robot(page.view)
    before, arrangement = page.source.position, page.view.table.arrangement
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", full)
        robot.drag(offers(page)[0])
    assert "disk is full" in page.view.bubble_text
    assert page.source.position == before
    assert page.view.table.arrangement == arrangement
    assert all(
        item_rect(page, piece.id) == piece.rect for piece in page.view.table.arrangement.pieces
    )
    robot.drag(offers(page)[0])
    assert page.source.position != before


@every_game
def test_a_game_played_on_elsewhere_is_loaded_again(
    window: MainWindow, told: list[str], game: str
) -> None:
    page = sit_down(window, key=game)
    other = window.room.go_on(game, page.source.id, "open")
    other.play(next(other.kit.game.moves(other.position, 0)))
    Robot(page.view).drag(offers(page)[0])
    assert len(told) == 1
    now = window.page
    assert isinstance(now, TablePage)
    assert now is not page
    assert now.source.position == other.position
