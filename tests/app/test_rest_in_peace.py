"""Rest in Peace at the table: whole games, and everything that its table asks for in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from halloween_table.app.end_page import EndPage
from halloween_table.app.robot import Robot
from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.engine.game import Refusal
from halloween_table.engine.record import replay
from halloween_table.games.rest_in_peace.ids import (
    END,
    HAND,
    UNSEEN,
    card_id,
    deck_id,
    front_id,
    hidden_hand_id,
    line_id,
    side_id,
    value_id,
    won_id,
)
from halloween_table.games.rest_in_peace.rules.advice import could_stay
from halloween_table.games.rest_in_peace.rules.cards import FIRST_PSYCHIC
from halloween_table.games.rest_in_peace.rules.moves import (
    Choose,
    EndTurn,
    Name,
    Play,
    PlayUnseen,
    Stake,
    StakeNothing,
)
from halloween_table.games.rest_in_peace.rules.position import LINE, Phase, Position
from halloween_table.games.rest_in_peace.rules.rounds import stays
from halloween_table.store.store import Store
from halloween_table.table.contract import Offer, Piece, TakeBack
from halloween_table.table.gestures import Choosing
from tests.games.rest_in_peace.doing import after, hand, move_of, side, ten
from tests.games.rest_in_peace.drawing import BLUE, GREEN, position_of

from .playing import (
    ADA,
    BO,
    PLAYERS,
    drag,
    item_rect,
    kept,
    lift_curtain,
    lift_curtain_by_key,
    offers,
    piece_rect,
    place_rect,
    play_out,
    show_position,
    sit_down,
)
from .portrait import names_in, tree_of

CTRL = Qt.KeyboardModifier.ControlModifier
LEARNED = "Somebody has learned something new: you cannot go back past that."
HIDDEN_GHOST, HIDDEN_PSYCHIC = "Hidden ghost", "Hidden psychic"


# ---- sitting there --------------------------------------------------------------------------------


def sit(window: MainWindow, position: Position | str, **options: Any) -> TablePage:
    """A game that has come to that position; whoever is due is there."""
    page = sit_down(window, key="rest_in_peace", **options)
    show_position(page, position_of(position) if isinstance(position, str) else position)
    return page


def offer(page: TablePage, words: str) -> Offer:
    """The offer of the move that the words say."""
    move = move_of(page.sitting.position, words)
    return next(offer for offer in offers(page) if offer.move == move)


def play(page: TablePage, *said: str) -> None:
    """Makes those moves with the mouse."""
    for words in said:
        Robot(page.view).drag(offer(page, words))


def backs(page: TablePage) -> set[str]:
    """The pieces that can be taken back."""
    return {offer.piece for offer in offers(page) if isinstance(offer.move, TakeBack)}


def played(page: TablePage) -> list[Any]:
    return [played.move for played in page.sitting.record.moves]


def sleeve(page: TablePage, words: str) -> int:
    """That of the card which the words are about, `plays 5` say."""
    found: int = move_of(page.sitting.position, words).card  # type: ignore[union-attr]
    return found


def pressed(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(page.view, key)


def names_at(page: TablePage, place: str) -> list[str]:
    """What lies at a place, from left to right."""
    lying = [piece for piece in page.view.table.arrangement.pieces if piece.place == place]
    return [piece.name for piece in sorted(lying, key=lambda piece: (piece.rect.x, piece.order))]


def fan(pieces: tuple[Piece, ...]) -> list[Piece]:
    """The cards of a deck that somebody looks through, from left to right."""
    found = [piece for piece in pieces if piece.id.startswith("look:")]
    return sorted(found, key=lambda piece: piece.rect.x)


def arranged(page: TablePage, eyes: int | None) -> Any:
    """The table as somebody else would see it."""
    sitting = page.sitting
    view = sitting.kit.game.view(sitting.position, eyes)
    return sitting.kit.arranger.arrange(view, eyes, sitting.players)


def would_regret(page: TablePage) -> bool:
    """Whether the one who looks would leave a round that they need not lose."""
    view = page.sitting.view
    moves = tuple(page.sitting.kit.game.moves(view, view.seat))
    return not stays(view) and could_stay(view, moves)


# ---- whole games ----------------------------------------------------------------------------------


class Witness:
    """Looks at every table of a training game before somebody plays."""

    def __init__(self) -> None:
        self.rounds: dict[int, int] = {}
        """How many psychics of the line were hidden in each round."""
        self.asked: set[bool] = set()
        self.lifted: list[int] = []
        self._due: int | None = None

    def lift(self, page: TablePage) -> None:
        assert page.sitting.eyes is None
        assert not offers(page)
        lift_curtain(page)
        assert page.sitting.eyes is not None
        self.lifted.append(page.sitting.eyes)

    def look(self, page: TablePage) -> None:
        position: Position = page.sitting.position
        eyes, before, self._due = page.sitting.eyes, self._due, page.sitting.next_seat
        assert eyes == self._due
        if eyes != before:
            assert self.lifted[-1:] == [eyes], "the curtain falls between two players"
            self.lifted.clear()
        assert not self.lifted, "and only there"
        if not position.at_ten:
            self._look_at_line(page, position)
        for end in offers(page):
            if isinstance(end.move, EndTurn):
                assert bool(end.ask) is would_regret(page)
                self.asked.add(bool(end.ask))

    def _look_at_line(self, page: TablePage, position: Position) -> None:
        hidden = 0
        for round_ in range(len(position.results) + 1, LINE + 1):
            piece = page.view.table.piece(card_id(FIRST_PSYCHIC + round_ - 1))
            assert piece is not None
            assert piece.place == line_id(round_)
            assert (piece.name == HIDDEN_PSYCHIC) is (round_ > position.round + 2)
            hidden += piece.name == HIDDEN_PSYCHIC
        self.rounds[position.round] = hidden


def check_end(window: MainWindow, page: TablePage, store: Store, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    saved, sitting = kept(store, page), page.sitting
    assert saved.ended
    assert replay(sitting.kit.game, saved.record) == sitting.position == saved.snapshot


def test_a_whole_training_game_by_mouse(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    page, witness = sit_down(window, key="rest_in_peace", look=False), Witness()
    play_out(page, Robot(page.view).drag, witness.lift, seed=3, look=witness.look)
    assert witness.rounds == {
        round_: max(0, LINE - round_ - 2) for round_ in range(1, len(witness.rounds) + 1)
    }
    assert len(witness.rounds) > 5
    assert witness.asked == {True, False}
    check_end(window, page, store, qtbot)


def test_a_whole_training_game_by_keyboard(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    page = sit_down(window, key="rest_in_peace", look=False)
    play_out(page, Robot(page.view).type, lift_curtain_by_key, seed=6)
    assert {type(move) for move in played(page)} >= {Play, EndTurn, Stake, StakeNothing}
    check_end(window, page, store, qtbot)


@pytest.mark.long
@pytest.mark.parametrize("curtain", [True, False])
@pytest.mark.parametrize("gesture", [Robot.drag, Robot.click_through, Robot.type])
@pytest.mark.parametrize("seed", range(8))
def test_many_whole_games(
    window: MainWindow,
    store: Store,
    qtbot: QtBot,
    gesture: Callable[[Robot, Offer], None],
    seed: int,
    curtain: bool,
) -> None:
    page = sit_down(window, key="rest_in_peace", seed=100 + seed, psychics="all", look=False)
    robot = Robot(page.view)
    play_out(page, lambda offer: gesture(robot, offer), lift_curtain, seed)
    check_end(window, page, store, qtbot)


# ---- the curtain ------------------------------------------------------------------------------------


def test_the_curtain_falls_between_turns_and_names_the_next(window: MainWindow) -> None:
    page = sit(window, "green: hand 2 5\nblue: hand 3 6")
    play(page, "plays 2", "stays")
    assert page.curtain.isVisible()
    assert "Bo" in page.curtain._heading.text()
    lift_curtain(page)
    assert page.sitting.eyes == BO
    assert names_at(page, HAND) == ["Blue ghost of 3", "Blue ghost of 6"]


def test_whoever_loses_puts_a_card_at_round_ten_before_the_curtain_falls(
    window: MainWindow,
) -> None:
    page = sit(window, "green: hand 2 | deck\nblue: laid 6 | deck")
    play(page, "leaves")
    assert page.sitting.position.phase is Phase.STAKE
    assert not page.curtain.isVisible()
    assert page.sitting.eyes == ADA
    play(page, "stakes 2")
    assert page.curtain.isVisible()
    lift_curtain(page)
    assert page.sitting.eyes == BO


def test_whoever_has_nothing_to_put_there_hands_over_at_once(window: MainWindow) -> None:
    """The Recruiter has taken even the psychic."""
    page = sit(window, "turn blue\ngreen: hand 2 | laid 3 p1 | deck\nblue: deck")
    before = page.sitting.position.round
    play(page, "leaves")
    assert page.sitting.position.round == before + 1
    assert page.curtain.isVisible()
    lift_curtain(page)
    assert page.sitting.eyes == ADA


# ---- taking back ------------------------------------------------------------------------------------


def test_a_played_ghost_is_dragged_back_to_the_hand(window: MainWindow, store: Store) -> None:
    page = sit(window, "green: hand 2 5\nblue: laid 1")
    two, five = sleeve(page, "plays 2"), sleeve(page, "plays 5")
    play(page, "plays 2", "plays 5")
    assert backs(page) == {card_id(two), card_id(five)}
    drag(page, card_id(two), HAND)
    assert played(page) == [Play(five)]
    assert (hand(page.sitting.position, GREEN), side(page.sitting.position, GREEN)) == ("2", "5")
    assert item_rect(page, card_id(two)) == piece_rect(page, card_id(two))
    assert kept(store, page).snapshot == page.sitting.position


def test_a_played_psychic_is_dragged_back_and_its_choice_with_it(window: MainWindow) -> None:
    page = sit(window, "green: hand 3 | front p10\nblue: laid 1")
    psychic, ghost = sleeve(page, "plays p10"), sleeve(page, "plays 3")
    before = page.sitting.position
    play(page, "plays p10", "names 3", "plays 3")
    drag(page, card_id(psychic), front_id(ADA))
    assert played(page) == [Play(ghost)]
    drag(page, card_id(ghost), HAND)
    assert played(page) == []
    assert page.sitting.position == before


def test_after_learning_something_nothing_goes_back(window: MainWindow) -> None:
    page = sit(window, "green: hand 2 5 | front p3\nblue: hand 1")
    two, five = sleeve(page, "plays 2"), sleeve(page, "plays 5")
    play(page, "plays 2", "plays p3")
    assert backs(page) == set()
    before = played(page)
    drag(page, card_id(two), HAND)
    assert LEARNED in page.view.bubble_text
    assert played(page) == before
    assert item_rect(page, card_id(two)) == piece_rect(page, card_id(two))
    play(page, "plays 5")
    assert backs(page) == {card_id(five)}, "what was played since still does"


def test_nothing_goes_back_while_a_psychic_waits_or_a_card_is_staked(window: MainWindow) -> None:
    page = sit(window, "green: hand 2 | front p11 | deck\nblue: laid 5 | deck")
    play(page, "plays 2")
    assert backs(page)
    play(page, "plays p11")
    assert backs(page) == set()
    play(page, "chooses blue's 5")
    assert backs(page)


def test_cards_of_an_earlier_turn_stay(window: MainWindow) -> None:
    page = sit(window, "green: hand 2 6\nblue: hand 3")
    two = sleeve(page, "plays 2")
    play(page, "plays 2", "stays")
    lift_curtain(page)
    play(page, "plays 3", "stays")
    lift_curtain(page)
    assert page.sitting.eyes == ADA
    assert backs(page) == set()
    before = played(page)
    drag(page, card_id(two), HAND)
    stays = page.sitting.kit.voice.refusal(Refusal("RP-1.1", "lies_for_good"), ())
    assert stays in page.view.bubble_text
    assert 'href="#RP-1.1"' in page.view.bubble_text
    assert played(page) == before


@pytest.mark.parametrize("gesture", [Robot.drag, Robot.click_through, Robot.type])
def test_every_kind_of_gesture_takes_back(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit(window, "green: hand 2 5 | front p8\nblue: laid 1")
    two, psychic = sleeve(page, "plays 2"), sleeve(page, "plays p8")
    play(page, "plays 2", "plays p8", "plays 5")
    for taken in (psychic, two):
        back = next(offer for offer in offers(page) if offer.move == TakeBack(Play(taken)))
        gesture(Robot(page.view), back)
    assert [move.card for move in played(page)] == [sleeve(page, "plays 5")]


# ---- the end of a turn --------------------------------------------------------------------------------

LEAVING = "green: hand 2 5\nblue: laid 4"
"""The ghosts in hand would be enough, and somebody leaves."""
CONFIRMED = {
    "by Enter": lambda page: pressed(page, Qt.Key.Key_Return),
    "by Space": lambda page: pressed(page, Qt.Key.Key_Space),
    "by a second press": lambda page: Robot(page.view).click(place_rect(page, END)),
}
DECLINED = {
    "by Esc": lambda page: pressed(page, Qt.Key.Key_Escape),
    "by a press elsewhere": lambda page: Robot(page.view).click(place_rect(page, won_id(BO))),
}
ASKED = {
    "by mouse": lambda page: Robot(page.view).click(place_rect(page, END)),
    "by key": lambda page: pressed(page, Qt.Key.Key_Space),
}


@pytest.mark.parametrize("answer", CONFIRMED.values(), ids=CONFIRMED)
@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whoever_could_stay_is_asked_and_may_leave(
    window: MainWindow, ask: Callable[[TablePage], None], answer: Callable[[TablePage], None]
) -> None:
    page = sit(window, LEAVING)
    ask(page)
    assert played(page) == []
    assert isinstance(page.view.gesture, Choosing)
    assert offer(page, "leaves").ask in page.view.bubble_text
    answer(page)
    assert played(page) == [EndTurn()]
    assert page.sitting.position.phase is Phase.STAKE


@pytest.mark.parametrize("answer", DECLINED.values(), ids=DECLINED)
@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whoever_is_asked_may_think_better_of_it(
    window: MainWindow, ask: Callable[[TablePage], None], answer: Callable[[TablePage], None]
) -> None:
    page = sit(window, LEAVING)
    ask(page)
    answer(page)
    assert played(page) == []
    assert page.view.gesture is None
    assert page.view.bubble_text == ""
    play(page, "plays 5", "stays")
    assert [type(move) for move in played(page)] == [Play, EndTurn]


@pytest.mark.parametrize(
    ("drawing", "asked"),
    [
        ("green: hand 2 5\nblue: laid 4", True),
        ("green: hand 2 5\nblue: laid 6 1", False),  # a tie is not enough
        ("green: hand 2 5\nblue: laid 6", True),
        ("green: hand 2 5 | front p26\nblue: laid 6 1", True),  # with the Tightrope Walker it is
        ("green: laid 5 | hand 2\nblue: laid 4", False),  # it stays
        ("green: front p5\nblue: laid 2", True),
        ("green: front p5\nblue: laid 2 p18", False),  # no psychics
        ("green: hand 6\nblue: laid 2 p14", False),  # no single card
        ("green: hand 5 1\nblue: laid 2 p14", True),
        ("green: front p7\nblue: laid 2", False),
        ("green: \nblue: laid 2", False),
    ],
)
def test_the_question_comes_exactly_when_the_cards_would_be_enough(
    window: MainWindow, drawing: str, asked: bool
) -> None:
    page = sit(window, drawing)
    assert would_regret(page) is asked
    Robot(page.view).click(place_rect(page, END))
    assert isinstance(page.view.gesture, Choosing) is asked
    assert played(page) == ([] if asked else [EndTurn()])


def test_staking_nothing_is_never_asked_about(window: MainWindow) -> None:
    page = sit(window, "staking green\ngreen: hand 6")
    pressed(page, Qt.Key.Key_Space)
    assert played(page) == [StakeNothing()]


# ---- choosing ---------------------------------------------------------------------------------------


def by_key(page: TablePage) -> None:
    pressed(page, Qt.Key.Key_3)


def by_mouse(page: TablePage) -> None:
    Robot(page.view).click(place_rect(page, value_id(3)))


def by_walking(page: TablePage) -> None:
    Robot(page.view)._walk_to(value_id(3))
    pressed(page, Qt.Key.Key_Return)


@pytest.mark.parametrize("gesture", [by_key, by_mouse, by_walking])
def test_a_value_is_named_on_the_dial(
    window: MainWindow, gesture: Callable[[TablePage], None]
) -> None:
    page = sit(window, "green: hand 3 | front p10\nblue: laid 1")
    assert page.view.table.place(value_id(3)) is None
    play(page, "plays p10")
    assert [page.view.table.place(value_id(value)) is not None for value in range(1, 7)] == [
        True
    ] * 6
    gesture(page)
    assert played(page)[-1] == Name(3)
    assert side(page.sitting.position, GREEN) == "p10=3"
    assert page.view.table.place(value_id(3)) is None


def test_other_digits_name_nothing(window: MainWindow) -> None:
    page = sit(window, "green: front p10\nblue: laid 1")
    play(page, "plays p10")
    for key in (Qt.Key.Key_7, Qt.Key.Key_9, Qt.Key.Key_0):
        pressed(page, key)
    assert len(played(page)) == 1


@pytest.mark.parametrize("gesture", [Robot.drag, Robot.click_through, Robot.type])
@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("green: front p2 | deck 4 1 3", ("plays p2", "chooses green's 3")),
        ("green: front p11\nblue: laid 4 2", ("plays p11", "chooses blue's 2")),
        ("green: hand 5 1 | front p16 | deck 4 3", ("plays p16", "chooses green's 4")),
        (
            "green: laid 1 2 | front p17\nblue: laid 6 5",
            ("plays p17", "chooses green's 1", "chooses blue's 6"),
        ),
        ("round 4\ngreen: front p21 | past 3 / 5 1", ("plays p21", "chooses green's 5")),
        ("green: front p25\nblue: laid 3 5 2", ("plays p25", "chooses blue's 2")),
        ("round 4\ngreen: front p27 | past 3 / 5 1", ("plays p27", "chooses green's 1")),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_card_is_chosen_by_every_kind_of_gesture(
    window: MainWindow,
    gesture: Callable[[Robot, Offer], None],
    drawing: str,
    said: tuple[str, ...],
) -> None:
    page = sit(window, drawing)
    expected = after(position_of(drawing), *said)
    robot = Robot(page.view)
    for words in said:
        gesture(robot, offer(page, words))
    assert page.sitting.position == expected
    assert not page.view.table.arrangement.half_made


def test_esc_takes_a_half_made_choice_back_step_by_step(window: MainWindow) -> None:
    page = sit(window, "green: laid 1 | front p17\nblue: laid 6 5")
    positions = [page.sitting.position]
    for words in ("plays p17", "chooses green's 1"):
        play(page, words)
        positions.append(page.sitting.position)
    assert page.view.table.arrangement.half_made
    for position in reversed(positions[:-1]):
        pressed(page, Qt.Key.Key_Escape)
        assert page.sitting.position == position
    assert not page.view.table.arrangement.half_made
    pressed(page, Qt.Key.Key_Escape)
    assert page.sitting.position == positions[0]


@pytest.mark.parametrize(
    ("drawing", "words"),
    [("green: front p10", "plays p10"), ("green: front p2 | deck 1 2", "plays p2")],
)
def test_esc_puts_dial_and_deck_away(window: MainWindow, drawing: str, words: str) -> None:
    page = sit(window, drawing)
    before = page.sitting.position
    arrangement = page.view.table.arrangement
    play(page, words)
    pressed(page, Qt.Key.Key_Escape)
    assert page.sitting.position == before
    assert page.view.table.arrangement == arrangement


def test_esc_puts_a_lifted_card_down_before_it_takes_anything_back(window: MainWindow) -> None:
    page = sit(window, "green: hand 5 | front p11\nblue: laid 6 2")
    play(page, "plays p11")
    target = offer(page, "chooses blue's 6")
    page.view.lift(target.piece)
    pressed(page, Qt.Key.Key_Escape)
    assert page.view.gesture is None
    assert len(played(page)) == 1
    pressed(page, Qt.Key.Key_Escape)
    assert played(page) == []


def test_esc_cannot_take_back_what_was_drawn(window: MainWindow) -> None:
    page = sit(window, "green: front p16 | deck 4 3")
    play(page, "plays p16")
    pressed(page, Qt.Key.Key_Escape)
    assert LEARNED in page.view.bubble_text
    assert len(played(page)) == 1
    play(page, "chooses green's 3")
    assert len(played(page)) == 2


# ---- the deck ---------------------------------------------------------------------------------------

SEARCHING = "green: hand 5 | front p2 | deck 4 1 3 1\nblue: hand 6 | deck 2 2"


def test_the_deck_is_fanned_out_by_value_for_its_owner(window: MainWindow) -> None:
    page = sit(window, SEARCHING)
    assert not fan(page.view.table.arrangement.pieces)
    play(page, "plays p2")
    seen = fan(page.view.table.arrangement.pieces)
    assert [piece.name for piece in seen] == [f"Green ghost of {value}" for value in (1, 1, 3, 4)]
    assert len({piece.rect.x for piece in seen}) == 4
    assert {offer.piece for offer in offers(page)} == {piece.id for piece in seen}
    assert names_at(page, deck_id(BO)) == [HIDDEN_GHOST] * 2


def test_nobody_else_sees_into_the_deck(window: MainWindow) -> None:
    page = sit(window, SEARCHING)
    play(page, "plays p2")
    for eyes in (BO, None):
        seen = arranged(page, eyes)
        lying = [piece for piece in seen.pieces if piece.place == deck_id(ADA)]
        assert {piece.name for piece in lying} == {HIDDEN_GHOST}
        assert not {piece.id for piece in fan(seen.pieces)} & {offer.piece for offer in seen.offers}
        assert not any("Green ghost" in piece.tooltip for piece in lying)
        other = position_of(SEARCHING.replace("4 1 3 1", "6 2 5 3"))
        game, kit = page.sitting.kit.game, page.sitting.kit
        view = game.view(after(other, "plays p2"), eyes)
        assert kit.arranger.arrange(view, eyes, PLAYERS[:2]) == seen


def test_when_the_search_is_over_the_deck_is_a_deck_again(window: MainWindow) -> None:
    page = sit(window, SEARCHING)
    play(page, "plays p2")
    names = names_in(tree_of(page))
    assert sum("Green ghost" in name for name in names) == 5
    play(page, "chooses green's 3")
    assert names_at(page, deck_id(ADA)) == [HIDDEN_GHOST] * 3
    assert names_at(page, side_id(ADA, page.sitting.position.round))[-1] == "Green ghost of 3"
    names = names_in(tree_of(page))
    assert sum("Green ghost" in name for name in names) == 2


def test_a_whole_deck_can_be_searched_card_by_card(window: MainWindow) -> None:
    """Every card of the largest deck can be taken hold of in its fan."""
    page = sit(window, "green: front p2 | hand 1\nblue: hand 6")
    play(page, "plays p2")
    choices = [offer for offer in offers(page) if isinstance(offer.move, Choose)]
    assert len(choices) == 20
    robot = Robot(page.view)
    for choice in choices:
        robot.grip(choice.piece)
    robot.drag(choices[7])
    assert played(page)[-1] == choices[7].move


# ---- chance -----------------------------------------------------------------------------------------

HYPNOTISED = "turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8"


@pytest.mark.parametrize("gesture", [Robot.drag, Robot.click_through, Robot.type])
def test_the_unseen_hand_plays_for_the_hypnotised(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit(window, HYPNOTISED)
    assert page.view.table.place(UNSEEN) is not None
    assert {type(offer.move) for offer in offers(page)} == {PlayUnseen, EndTurn}
    gesture(Robot(page.view), offer(page, "plays unseen"))
    assert played(page) == [PlayUnseen()]
    assert len(page.sitting.position.families[BLUE].laid) == 1
    assert page.view.table.place(UNSEEN) is None
    assert {type(offer.move) for offer in offers(page)} >= {Play, EndTurn}


def test_what_chance_has_played_cannot_be_taken_back(window: MainWindow) -> None:
    page = sit(window, HYPNOTISED)
    play(page, "plays unseen")
    assert backs(page) == set()
    assert not page._undo.isEnabled()
    (laid,) = page.sitting.position.families[BLUE].laid
    drag(page, card_id(laid.card.sleeve), HAND)
    assert page.view.bubble_text
    assert played(page) == [PlayUnseen()]


def test_nobody_else_has_that_button(window: MainWindow) -> None:
    page = sit(window, "green: hand 3\nblue: laid 1")
    assert page.view.table.place(UNSEEN) is None


# ---- undo ---------------------------------------------------------------------------------------------


def undo(page: TablePage) -> None:
    QTest.mouseClick(page._undo, Qt.MouseButton.LeftButton)


def redo(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Y, CTRL)


def test_everything_open_can_be_undone_and_redone(window: MainWindow, store: Store) -> None:
    page = sit(window, "green: hand 2 5 | front p8 p11\nblue: laid 4 1")
    positions = [page.sitting.position]
    for words in ("plays 2", "plays p8", "plays p11", "chooses blue's 4", "plays 5"):
        play(page, words)
        positions.append(page.sitting.position)
    for position in reversed(positions[:-1]):
        undo(page)
        assert page.sitting.position == position
        assert kept(store, page).snapshot == position
        assert page.view.table.arrangement == _shown(page)
    assert not page._undo.isEnabled()
    for position in positions[1:]:
        redo(page)
        assert page.sitting.position == position


def _shown(page: TablePage) -> Any:
    """What the table has to show, but for what cannot be taken back."""
    from attrs import evolve

    sitting = page.sitting
    arrangement = sitting.kit.arranger.arrange(sitting.view, sitting.eyes, sitting.players)
    return evolve(
        arrangement, offers=tuple(offer for offer in arrangement.offers if page._stands(offer))
    )


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("green: front p3\nblue: hand 1", ("plays p3",)),
        ("green: front p16 | deck 3 4", ("plays p16",)),
        ("green: front p22\nblue: hand 3", ("plays p22",)),
        (HYPNOTISED, ("plays unseen",)),
        ("green: hand 1 | deck 1\nblue: laid 6", ("leaves",)),
        ("staking green  psychics training\ngreen: hand 2", ("stakes 2",)),
        ("round 9  staking green\ngreen: hand 2 | stakes p10\nblue: stakes 1", ("stakes 2",)),
    ],
    ids=["spy", "drawn", "robbed", "unseen", "round over", "turned up", "revealed"],
)
def test_undo_stops_where_something_was_learned(
    window: MainWindow, drawing: str, said: tuple[str, ...]
) -> None:
    page = sit(window, drawing)
    play(page, *said)
    position = page.sitting.position
    assert not page._undo.isEnabled()
    assert page._undo.toolTip() == LEARNED
    assert not page.curtain._undo.isVisible()
    undo(page)
    assert page.sitting.position == position


def test_a_card_at_round_ten_can_be_taken_back_from_behind_the_curtain(
    window: MainWindow,
) -> None:
    page = sit(window, "staking green\ngreen: hand 2 5")
    before = page.sitting.position
    play(page, "stakes 2")
    assert page.curtain._undo.isVisible()
    QTest.mouseClick(page.curtain._undo, Qt.MouseButton.LeftButton)
    assert page.sitting.position == before
    assert page.sitting.eyes == ADA
    play(page, "stakes 5")
    lift_curtain(page)
    assert not page._undo.isEnabled()


def test_the_end_cannot_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    """All hands are laid open."""
    page = sit(window, "round 3  turn blue  mansions gc gc c\ngreen: hand 1\nblue: hand 1")
    play(page, "leaves")
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    window.page.table_asked.emit()  # type: ignore[attr-defined]
    assert not page._undo.isEnabled()
    assert names_at(page, hidden_hand_id(GREEN)) == ["Green ghost of 1"]


# ---- what has changed ---------------------------------------------------------------------------------


def test_what_the_rival_played_is_marked_for_the_next(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, "green: hand 2 5 | front p8\nblue: hand 6")
    laid = {card_id(sleeve(page, words)) for words in ("plays 2", "plays p8")}
    play(page, "plays 2", "plays p8", "stays")
    lift_curtain(page)
    qtbot.waitUntil(lambda: set(page.view.table._recent) == laid)
    play(page, "plays 6")
    assert not page.view.table._recent


def test_two_stakes_are_put_one_by_one(window: MainWindow) -> None:
    page = sit(window, "staking green 2\ngreen: hand 2 5 | front p8")
    play(page, "stakes 2")
    assert not page.curtain.isVisible()
    assert page.sitting.position.stakes_left == 1
    play(page, "stakes p8")
    assert page.curtain.isVisible()
    assert page.sitting.position.phase is Phase.PLAY


# ---- round ten ----------------------------------------------------------------------------------------


def test_choices_of_round_ten_are_made_by_their_owners(window: MainWindow, qtbot: QtBot) -> None:
    """Both have a psychic that asks them something: the curtain falls in between only if there is
    something to hide."""
    page = sit(
        window, "round 9  staking blue\ngreen: stakes p10 3 | hand 1\nblue: stakes p11 4 | hand 2"
    )
    play(page, "stakes nothing")
    assert page.sitting.position.phase is Phase.TEN
    while page.sitting.outcome is None:
        if page.sitting.curtain_down:
            lift_curtain(page)
        assert page.sitting.eyes == page.sitting.position.pending[-1].owner
        Robot(page.view).drag(offers(page)[0])
    assert {type(move) for move in played(page)} == {StakeNothing, Name, Choose}
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_in_round_ten_hands_lie_face_down_for_everybody(window: MainWindow) -> None:
    page = sit(window, ten("stakes p10 | hand 1 5", "stakes 3 | hand 2"))
    assert page.sitting.position.phase is Phase.TEN
    hidden = [
        piece.name
        for piece in page.view.table.arrangement.pieces
        if piece.place in (HAND, hidden_hand_id(GREEN), hidden_hand_id(BLUE))
    ]
    assert hidden == [HIDDEN_GHOST] * 3
    names = names_in(tree_of(page))
    assert not any(name in ("Green ghost of 1", "Green ghost of 5") for name in names)
