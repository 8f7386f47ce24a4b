"""Hands that lie face down: held up by the mouse or a key of one's own, and seen no longer than that."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import ONLOOKERS
from halloween_table.engine.record import Played
from halloween_table.games.candy_hunters.rules.moves import (
    Exchange,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.table import ids as town
from halloween_table.games.rest_in_peace.rules.moves import Choose, EndTurn, Play
from halloween_table.games.rest_in_peace.table import ids as duel
from halloween_table.table.hand.gestures import Carrying, Choosing
from halloween_table.table.hand.own_keys import PhysicalKey, Use, defaults
from halloween_table.table.scene.points import middle

from ..playing import ADA, BO, do, drag, play_said, sit_at_duel, sit_down, table
from ..portrait import Portrait, portrait
from .test_secrets import differences

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def preferences(preferences: Preferences) -> Preferences:
    preferences.hiding = "peek"
    return preferences


def faces(page: TablePage) -> set[str]:
    """The names of the cards before whoever plays."""
    hands = {place.id for place in page.view.table.arrangement.places if place.own_key is not None}
    return {piece.name for piece in page.view.table.arrangement.pieces if piece.place in hands}


def card_at(page: TablePage, number: int) -> QPoint:
    """Where that card of the hand is on the screen."""
    hands = {place.id for place in page.view.table.arrangement.places if place.own_key is not None}
    cards = [piece for piece in page.view.table.arrangement.pieces if piece.place in hands]
    rect = sorted(cards, key=lambda piece: piece.rect.x)[number].rect
    return page.view.mapFromScene(rect.x + 6, rect.y + rect.h / 2)


def press(page: TablePage, at: QPoint) -> None:
    QTest.mousePress(page.view.viewport(), LEFT, pos=at)


def release(page: TablePage, at: QPoint) -> None:
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=at)


def key_of(seat: int) -> PhysicalKey:
    key = defaults().key(seat, "claim")
    assert key is not None
    return key


def send(page: TablePage, key: PhysicalKey, type_: QEvent.Type, repeated: bool = False) -> None:
    QApplication.sendEvent(page.window().focusWidget(), key.event(type_, repeated))


DOWN, UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
GAMES = ("candy_hunters", "rest_in_peace")
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_game_begins_without_a_curtain_and_with_cards_face_down(
    window: MainWindow, game: str
) -> None:
    page = sit_down(window, key=game)
    assert not page.curtain.isVisible()
    assert len(faces(page)) == 1, "they cannot be told apart"


@every_game
def test_a_press_turns_them_up_as_long_as_it_lasts(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    down, at = faces(page), card_at(page, 1)
    press(page, at)
    assert faces(page) != down
    release(page, at)
    assert faces(page) == down
    assert page.view.hand.gesture is None


@every_game
def test_the_own_key_turns_them_up_as_long_as_it_is_held(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    down = faces(page)
    send(page, key_of(ADA), DOWN)
    assert faces(page) != down
    for type_ in (UP, DOWN):
        send(page, key_of(ADA), type_, repeated=True)
        assert faces(page) != down, "a key that is held repeats"
    send(page, key_of(ADA), UP)
    assert faces(page) == down


def test_a_card_that_the_mouse_has_taken_is_not_lost_with_the_key(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    down, at = faces(page), card_at(page, 0)
    send(page, key_of(ADA), DOWN)
    press(page, at)
    QTest.mouseMove(page.view.viewport(), at - QPoint(0, 200))
    send(page, key_of(ADA), UP)
    assert isinstance(page.view.hand.gesture, Carrying)
    release(page, place_at(page, duel.Side(ADA, 1)))
    assert [type(played.move) for played in page.source.record.moves] == [Play]
    page.view.finish()
    assert len(faces(page)) == 1 == len(down)


def test_somebody_else_s_key_turns_nothing_up(window: MainWindow) -> None:
    page = sit_down(window)
    down = faces(page)
    send(page, key_of(BO), DOWN)
    assert faces(page) == down
    send(page, key_of(BO), UP)


@every_game
def test_a_frame_after_the_release_the_window_tells_nothing(window: MainWindow, game: str) -> None:
    """Pixels, log, tooltips and the tree of a screen reader are as before the hand was held up."""
    page = sit_down(window, key=game)
    before = portrait(window, page)
    press(page, card_at(page, 0))
    held = portrait(window, page)
    assert differences(before, held)
    release(page, card_at(page, 0))
    assert not differences(before, portrait(window, page))
    send(page, key_of(ADA), DOWN)
    send(page, key_of(ADA), UP)
    assert not differences(before, portrait(window, page))


def shown(window: MainWindow, page: TablePage, position: Any) -> Portrait:
    sitting = page.source
    moments = sitting.history._moments
    moments[-1] = evolve(moments[-1], position=position)
    page.refresh(animate=False)
    page._log.write()
    return portrait(window, page)


@every_game
def test_what_lies_face_down_is_the_same_whatever_it_is(window: MainWindow, game: str) -> None:
    """Two positions that onlookers cannot tell apart look, read and sound the same."""
    page = sit_down(window, key=game)
    rules, position = page.source.kit.game, page.source.position
    one = shown(window, page, position)
    for seed in range(3):
        other = rules.imagined(rules.view(position, None), None, Chance(seed))
        assert not differences(one, shown(window, page, other))


def test_a_card_is_dragged_out_of_the_hand_and_scored(window: MainWindow) -> None:
    """By the mouse alone: the preview stays when the hand goes down, and a click confirms it."""
    page = sit_down(window, seed=SCORES_EARLY)
    do(page, PlaceHouse, Pass)
    (at,) = (
        number
        for number in range(len(page.source.position.hunters[ADA].hand))
        if scores(page, card_at(page, number))
    )
    start, over_town = card_at(page, at), page.view.mapFromScene(town_middle(page))
    press(page, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(page.view.viewport(), start + (over_town - start) * part)
    release(page, over_town)
    assert isinstance(page.view.hand.gesture, Choosing)
    assert len(faces(page)) == 1
    covered = page.view.hand.gesture.current.covers[0].rect
    QTest.mouseClick(page.view.viewport(), LEFT, pos=page.view.mapFromScene(middle(covered)))
    assert isinstance(page.source.record.moves[-1].move, ScorePattern)


SCORES_EARLY = 0
"""A deal in which a card scores after the first house."""


def scores(page: TablePage, at: QPoint) -> bool:
    """Whether the card there could be scored, as its owner sees by holding it up."""
    press(page, at)
    offers = page.view.hand.gesture.offers if isinstance(page.view.hand.gesture, Carrying) else []
    release(page, at)
    return any(isinstance(offer.move, ScorePattern) for offer in offers)


def town_middle(page: TablePage) -> QPointF:
    cells = [place for place in page.view.table.arrangement.places if place.part_of == town.TOWN]
    house = next(cell for cell in cells if page.view.table.piece_at(middle(cell.rect)))
    return middle(house.rect)


def test_a_card_is_brought_to_the_deck_and_the_new_one_comes_face_down(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass)
    deck = page.view.table.place(town.DECK)
    assert deck is not None
    start = card_at(page, 0)
    end = page.view.mapFromScene(deck.rect.x + deck.rect.w / 2, deck.rect.y + deck.rect.h / 2)
    press(page, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(page.view.viewport(), start + (end - start) * part)
    release(page, end)
    assert isinstance(page.source.record.moves[-1].move, Exchange)
    assert len(faces(page)) == 1


def test_a_click_on_the_back_of_a_card_plays_nothing(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    before = page.source.position
    at = card_at(page, 2)
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
    QTest.mouseDClick(page.view.viewport(), LEFT, pos=at)
    release(page, at)
    assert page.source.position == before
    assert page.view.hand.gesture is None


def test_cards_are_played_one_after_another_while_the_key_is_held(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    send(page, key_of(ADA), DOWN)
    for _ in range(2):
        assert page.source.eyes == ADA
        do(page, Play)
        QApplication.processEvents()
    assert page.source.eyes == ADA
    send(page, key_of(ADA), UP)
    assert page.source.eyes is None


def test_whoever_holds_nothing_turns_them_by_an_action(window: MainWindow) -> None:
    """A screen reader presses the hand: it is up until it is pressed again, or somebody else
    plays."""
    page = sit_down(window)
    down, uses = faces(page), page.view.uses
    assert uses.verbs()[town.HAND] == "Turn up"
    uses.use(town.HAND)
    assert faces(page) != down
    assert uses.verbs()[town.HAND] == "Turn down"
    uses.use(town.HAND)
    assert faces(page) == down
    uses.use(town.HAND)
    do(page, PlaceHouse)
    QApplication.processEvents()
    assert page.source.eyes == ADA, "nobody has to turn them up for each move"
    do(page, Pass, Pass, Pass, PlaceKid)
    QApplication.processEvents()
    assert (page.source.at, page.source.eyes) == (BO, None)
    assert uses.verbs()[town.HAND] == "Turn up"
    assert len(faces(page)) == 1


@every_game
def test_whoever_uses_a_card_that_lies_face_down_is_told_how_to_turn_it_up(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """By keyboard or screen reader: no rule forbids it, and a refusal would speak of other cards."""
    page = sit_down(window, key=game)
    page.view.setFocus()
    hands = {place.id for place in page.view.uses.hands()}
    card = next(stop for stop in page.view._walk.stops() if getattr(stop, "place", "") in hands)
    page.view._walk._stand(card)
    told: list[str] = []
    monkeypatch.setattr(page.view, "explain", lambda sentence, *_: told.append(sentence))
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    (how,) = told
    assert how.startswith("Your cards lie face down.")
    page.view.holding.turn()
    page.view.uses.use(card.id)
    assert told.count(how) == 1


def test_a_lost_window_turns_them_down(window: MainWindow) -> None:
    page = sit_down(window)
    send(page, key_of(ADA), DOWN)
    assert page.source.eyes == ADA
    window.show_shelf()
    assert page.source.eyes is None


def test_looking_back_shows_nobody_s_cards(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    send(page, key_of(ADA), DOWN)
    do(page, Play)
    send(page, key_of(ADA), UP)
    page.look_back(0)
    assert page.shown is not page.source
    assert len(faces(page)) == 1
    assert page.shown.glance.at == ADA != ONLOOKERS


def test_a_choice_that_is_shown_stays_when_the_hand_goes_down(window: MainWindow) -> None:
    page = sit_down(window, seed=SCORES_EARLY)
    do(page, PlaceHouse, Pass)
    send(page, key_of(ADA), DOWN)
    offers = [o for o in page.view.table.arrangement.offers if isinstance(o.move, ScorePattern)]
    page.view.hand.make(offers, town.TOWN, page.view.mapToScene(QPoint(400, 300)))
    assert isinstance(page.view.hand.gesture, Choosing)
    send(page, key_of(ADA), UP)
    assert isinstance(page.view.hand.gesture, Choosing)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert isinstance(page.source.record.moves[-1].move, ScorePattern)


# ---- cards that are only pointed at -------------------------------------------------------------------

DISCARDING = "green: hand 5 1 | front p16 | deck 4 3\nblue: hand 2"


def pull(page: TablePage, to: QPoint) -> None:
    """The first card of the hand is pulled there."""
    at = card_at(page, 0)
    press(page, at)
    for part in (0.3, 1.0):
        QTest.mouseMove(page.view.viewport(), at + (to - at) * part)
    release(page, to)


def test_a_card_that_is_to_be_pointed_at_is_pulled_out_of_the_hand(window: MainWindow) -> None:
    page = sit_at_duel(window, DISCARDING)
    play_said(page, "plays p16")
    before = len(page.source.record.moves)
    pull(page, card_at(page, 2))
    pull(page, place_at(page, duel.Side(ADA, 1)))
    assert len(page.source.record.moves) == before, "not within the hand, nor to a round"
    pull(page, place_at(page, duel.Won(ADA)))
    (discarded,) = page.source.position.families[ADA].discards
    assert page.source.record.moves[before:] == (Played(ADA, Choose(discarded.sleeve)),)
    assert len(faces(page)) == 1


def place_at(page: TablePage, place: str) -> QPoint:
    found = page.view.table.place(place)
    assert found is not None
    return page.view.mapFromScene(middle(found.rect))


def test_the_way_of_hiding_changes_at_the_table(
    window: MainWindow, preferences: Preferences
) -> None:
    page = sit_down(window)
    assert len(faces(page)) == 1
    preferences.hiding = "open"
    assert len(faces(table(window))) > 1
    preferences.hiding = "peek"
    assert len(faces(table(window))) == 1


def test_whoever_chose_the_curtain_before_keeps_it(preferences: Preferences) -> None:
    preferences._set("hiding", "")
    assert preferences.hiding == "peek"
    preferences._set("curtain", True)
    assert preferences.hiding == "curtain"
    preferences._set("curtain", False)
    assert preferences.hiding == "open"


# ---- while a scene is told ----------------------------------------------------------------------------


def seen_faces(page: TablePage) -> set[object]:
    """What is painted of the cards before whoever plays."""
    hands = {place.id for place in page.view.table.arrangement.places if place.own_key is not None}
    pieces = [piece for piece in page.view.table.arrangement.pieces if piece.place in hands]
    items = [page.view.table.piece_item(piece.id) for piece in pieces]
    return {item.picture for item in items if item is not None}


def move_slowly(page: TablePage, kind: type[Any]) -> None:
    """Somebody makes a move, and nothing ends by itself."""
    page.view.set_speed(10_000)
    seat = page.source.at
    moves = page.source.kit.game.moves(page.source.position, seat)
    page.source.play(next(move for move in moves if isinstance(move, kind)))
    assert page.view.table.motion.running


KEEPS = ("key", "turned")
kept_by = pytest.mark.parametrize("how", KEEPS)


def keep_up(page: TablePage, how: str) -> None:
    if how == "key":
        send(page, key_of(ADA), DOWN)
    else:
        page.view.holding.turn()
    assert page.source.eyes == ADA


def let_go(page: TablePage, how: str) -> None:
    if how == "key":
        send(page, key_of(ADA), UP)
    else:
        page.view.holding.turn()


FIRST: dict[str, type[Any]] = {"candy_hunters": PlaceHouse, "rest_in_peace": Play}


@every_game
@kept_by
def test_what_is_kept_up_stays_up_while_the_same_player_goes_on(
    window: MainWindow, game: str, how: str
) -> None:
    page = sit_down(window, key=game)
    down = seen_faces(page)
    keep_up(page, how)
    up = seen_faces(page)
    assert up != down
    move_slowly(page, FIRST[game])
    assert page.source.eyes is None, "the game itself shows nobody's cards meanwhile"
    assert seen_faces(page) <= up
    assert not seen_faces(page) & down
    page.view.finish()
    QApplication.processEvents()
    assert page.source.eyes == ADA
    assert not seen_faces(page) & down


@every_game
@kept_by
def test_whoever_lets_go_in_a_scene_is_obeyed_at_once(
    window: MainWindow, game: str, how: str
) -> None:
    """Nothing is left of what was up, and the scene is told on."""
    page = sit_down(window, key=game)
    down = seen_faces(page)
    keep_up(page, how)
    move_slowly(page, FIRST[game])
    let_go(page, how)
    assert page.view.table.motion.running
    assert seen_faces(page) <= down
    page.view.finish()
    QApplication.processEvents()
    assert page.source.eyes is None
    assert seen_faces(page) <= down


def test_a_frame_after_letting_go_in_a_scene_it_looks_as_if_nothing_had_been_up(
    window: MainWindow,
) -> None:
    """Where no card is played: that one would be up already, instead of turning on its way."""
    page = sit_down(window)
    seen = []
    for held in (None, False, True):
        if held:
            keep_up(page, "key")
            page.view.camera.sharpen_now()
        move_slowly(page, PlaceHouse)
        clock = page.view.table.motion._clock
        clock.pause()
        clock.setCurrentTime(clock.duration() // 4)
        if held:
            send(page, key_of(ADA), UP)
            clock.setCurrentTime(clock.duration() // 4 + 1)
            clock.setCurrentTime(clock.duration() // 4)
        seen.append(portrait(window, page))
        page.view.set_speed(0)
        page.source.undo(still_there=True)
    _, never_up, let_go_of = seen
    assert not differences(never_up, let_go_of)


def test_what_is_brought_from_cards_that_lay_face_down_is_told_to_its_end(
    window: MainWindow,
) -> None:
    """The table, which the press has turned up, comes to rest while the scene is told."""
    page = sit_down(window, key="rest_in_peace")
    page.view.set_speed(10_000)
    down = next(
        piece.id for piece in page.view.table.arrangement.pieces if piece.place == duel.HAND
    )
    drag(page, down, duel.Side(ADA, 1))
    assert page.source.record.moves
    page.view.camera._sharpener.timeout.emit()
    assert page.view.table.motion.running
    page.view.finish()
    page.view.camera._sharpener.timeout.emit()
    assert not page.view.camera.restless


@kept_by
def test_somebody_else_s_turn_turns_it_down_at_once(window: MainWindow, how: str) -> None:
    page = sit_down(window)
    down = seen_faces(page)
    do(page, PlaceHouse, Pass, Pass, Pass)
    keep_up(page, how)
    move_slowly(page, PlaceKid)
    assert page.source.at == BO
    assert seen_faces(page) <= down


def test_looking_back_and_a_pause_turn_it_down(window: MainWindow) -> None:
    page = sit_down(window)
    down = seen_faces(page)
    keep_up(page, "turned")
    move_slowly(page, PlaceHouse)
    page.look_back(0)
    page.view.finish()
    assert seen_faces(page) <= down


def test_a_lost_window_turns_it_down_in_a_scene(window: MainWindow) -> None:
    page = sit_down(window)
    down = seen_faces(page)
    keep_up(page, "turned")
    move_slowly(page, PlaceHouse)
    page.view.holding.let_go()
    assert seen_faces(page) <= down


@pytest.mark.parametrize(
    ("seat", "use", "ends"),
    [(ADA, "claim", False), (BO, "claim", False), (ADA, "hand", True), (2, "claim", True)],
)
def test_a_scene_is_ended_by_every_key_but_those_that_hold_cards_up_here(
    window: MainWindow, preferences: Preferences, seat: int, use: Use, ends: bool
) -> None:
    preferences.pace = "normal"
    page, key = sit_down(window, key="rest_in_peace"), defaults().key(seat, use)
    assert key is not None
    page.view.finish()
    do(page, EndTurn)
    assert page.view.underway
    for type_ in (DOWN, UP):
        send(page, key, type_)
    assert page.view.underway is not ends
    assert [type(played.move) for played in page.source.record.moves] == [EndTurn]
    page.view.finish()
