"""Rest in Peace at the table: whole games, turns, the curtain between them, and round ten."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.engine.record import replay
from halloween_table.games.rest_in_peace.rules.advice import could_stay, outlook
from halloween_table.games.rest_in_peace.rules.cards import FIRST_PSYCHIC
from halloween_table.games.rest_in_peace.rules.moves import (
    Choose,
    EndTurn,
    Name,
    Play,
    Stake,
    StakeNothing,
)
from halloween_table.games.rest_in_peace.rules.position import LINE, Phase, Position
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.store.store import Store
from halloween_table.table.hand.gestures import Choosing
from tests.games.gestures import aim
from tests.games.rest_in_peace.doing import ten
from tests.games.rest_in_peace.drawing import BLUE, GREEN, position_of

from ..playing import (
    ADA,
    BO,
    drag,
    kept,
    lift_curtain,
    lift_curtain_by_key,
    names_at,
    offer_said,
    offers,
    place_rect,
    play_out,
    play_said,
    played,
    pressed,
    show_position,
    sit_at_duel,
    sit_down,
    sleeve_said,
)
from ..portrait import names_in, tree_of

HIDDEN_GHOST, HIDDEN_PSYCHIC = "Hidden ghost", "Hidden psychic"


def asks(page: TablePage) -> bool:
    """Whether ending the turn would be regretted."""
    view = page.source.view
    moves = tuple(page.source.kit.game.moves(view, view.seat))
    ahead = outlook(view)
    return not ahead.stays and (ahead.loses_game or could_stay(view, moves))


# ---- whole games --------------------------------------------------------------------------------


class Witness:
    """Looks at every table of a training game before somebody plays."""

    def __init__(self) -> None:
        self.rounds: dict[int, int] = {}
        """How many psychics of the line were hidden in each round."""
        self.asked: set[bool] = set()
        self.lifted: list[int] = []
        self._due: int | None = None

    def lift(self, page: TablePage) -> None:
        assert page.source.eyes is None
        assert not offers(page)
        lift_curtain(page)
        assert page.source.eyes is not None
        self.lifted.append(page.source.eyes)

    def look(self, page: TablePage) -> None:
        position: Position = page.source.position
        eyes, before, self._due = page.source.eyes, self._due, page.source.next_seat
        assert eyes == self._due
        if eyes != before:
            assert self.lifted[-1:] == [eyes], "the curtain falls between two players"
            self.lifted.clear()
        assert not self.lifted, "and only there"
        if not position.at_ten:
            self._look_at_line(page, position)
        for end in offers(page):
            if isinstance(end.move, EndTurn):
                assert bool(end.ask) is asks(page)
                self.asked.add(bool(end.ask))

    def _look_at_line(self, page: TablePage, position: Position) -> None:
        hidden = 0
        for round_ in range(len(position.results) + 1, LINE + 1):
            piece = page.view.table.piece(ids.Card(FIRST_PSYCHIC + round_ - 1))
            assert piece is not None
            assert piece.place == ids.Line(round_)
            assert (piece.name == HIDDEN_PSYCHIC) is (round_ > position.round + 2)
            hidden += piece.name == HIDDEN_PSYCHIC
        self.rounds[position.round] = hidden


def check_end(window: MainWindow, page: TablePage, store: Store, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    saved, sitting = kept(store, page), page.source
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


# ---- the curtain --------------------------------------------------------------------------------


def test_the_curtain_falls_between_turns_and_names_the_next(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 2 5\nblue: hand 3 6")
    play_said(page, "plays 2", "stays")
    assert page.curtain.isVisible()
    assert "Bo" in page.curtain._heading.text()
    lift_curtain(page)
    assert page.source.eyes == BO
    assert names_at(page, ids.HAND) == ["Bow ghost of 3", "Bow ghost of 6"]


def test_whoever_loses_puts_a_card_at_round_ten_before_the_curtain_falls(
    window: MainWindow,
) -> None:
    page = sit_at_duel(window, "green: hand 2 | deck\nblue: laid 6 | deck")
    play_said(page, "leaves")
    assert page.source.position.phase is Phase.STAKE
    assert not page.curtain.isVisible()
    assert page.source.eyes == ADA
    play_said(page, "stakes 2")
    assert page.curtain.isVisible()
    lift_curtain(page)
    assert page.source.eyes == BO


def test_whoever_has_nothing_to_put_there_hands_over_at_once(window: MainWindow) -> None:
    """The Recruiter has taken even the psychic."""
    page = sit_at_duel(window, "turn blue\ngreen: hand 2 | laid 3 p1 | deck\nblue: deck")
    before = page.source.position.round
    play_said(page, "leaves")
    assert page.source.position.round == before + 1
    assert page.curtain.isVisible()
    lift_curtain(page)
    assert page.source.eyes == ADA


# ---- the end of a turn --------------------------------------------------------------------------

LEAVING = "green: hand 2 5\nblue: laid 4"
"""The ghosts in hand would be enough, and somebody leaves."""
CONFIRMED = {
    "by Enter": lambda page: pressed(page, Qt.Key.Key_Return),
    "by Space": lambda page: pressed(page, Qt.Key.Key_Space),
    "by a second press": lambda page: Robot(page.view).click(place_rect(page, ids.END)),
}
DECLINED = {
    "by Esc": lambda page: pressed(page, Qt.Key.Key_Escape),
    "by a press elsewhere": lambda page: Robot(page.view).click(place_rect(page, ids.Won(BO))),
}
ASKED = {
    "by mouse": lambda page: Robot(page.view).click(place_rect(page, ids.END)),
    "by key": lambda page: pressed(page, Qt.Key.Key_Space),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whoever_could_stay_is_asked_and_may_leave(
    window: MainWindow, ask: Callable[[TablePage], None]
) -> None:
    for answer in CONFIRMED.values():
        page = sit_at_duel(window, LEAVING)
        ask(page)
        assert played(page) == []
        assert isinstance(page.view.hand.gesture, Choosing)
        assert offer_said(page, "leaves").ask in page.view.bubble_text
        answer(page)
        assert played(page) == [EndTurn()]
        assert page.source.position.phase is Phase.STAKE


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whoever_is_asked_may_think_better_of_it(
    window: MainWindow, ask: Callable[[TablePage], None]
) -> None:
    for answer in DECLINED.values():
        page = sit_at_duel(window, LEAVING)
        ask(page)
        answer(page)
        assert played(page) == []
        assert page.view.hand.gesture is None
        assert page.view.bubble_text == ""
        play_said(page, "plays 5", "stays")
        assert [type(move) for move in played(page)] == [Play, EndTurn]


QUESTIONS = {
    "green: hand 2 5\nblue: laid 4": True,
    "green: hand 2 5\nblue: laid 6 1": False,  # a tie is not enough
    "green: hand 2 5\nblue: laid 6": True,
    "green: hand 2 5 | front p26\nblue: laid 6 1": True,  # with the Tightrope Walker it is
    "green: laid 5 | hand 2\nblue: laid 4": False,  # it stays
    "green: front p5\nblue: laid 2": True,
    "green: front p5\nblue: laid 2 p18": False,  # no psychics
    "green: hand 6\nblue: laid 2 p14": False,  # no single card
    "green: hand 5 1\nblue: laid 2 p14": True,
    "green: front p7\nblue: laid 2": False,
    "green: \nblue: laid 2": False,
    "round 3  turn blue  mansions gc gc c\ngreen: hand 1": True,  # the game would be lost
}


def test_the_question_comes_exactly_when_there_is_something_to_regret(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    for drawing, asked in QUESTIONS.items():
        show_position(page, position_of(drawing))
        before = played(page)
        assert asks(page) is asked, drawing
        Robot(page.view).click(place_rect(page, ids.END))
        assert isinstance(page.view.hand.gesture, Choosing) is asked, drawing
        assert played(page) == (before if asked else [*before, EndTurn()]), drawing
        page.view.hand.end()


def test_staking_nothing_is_never_asked_about(window: MainWindow) -> None:
    page = sit_at_duel(window, "staking green\ngreen: hand 6")
    pressed(page, Qt.Key.Key_Space)
    assert played(page) == [StakeNothing()]


def test_a_stake_that_will_do_nothing_is_asked_about(window: MainWindow) -> None:
    page = sit_at_duel(window, "round 3  staking green\ngreen: hand 6 | front p1 p8")
    for words, asked in (("stakes 6", False), ("stakes p1", True), ("stakes p8", False)):
        assert bool(offer_said(page, words).ask) is asked
    psychic = offer_said(page, "stakes p1")
    drag(page, psychic.gesture.start, str(aim(psychic)))
    assert psychic.ask in page.view.bubble_text
    pressed(page, Qt.Key.Key_Escape)
    assert played(page) == []
    play_said(page, "stakes p1")
    assert played(page) == [psychic.move]


# ---- what has changed ---------------------------------------------------------------------------


def test_what_the_rival_played_is_marked_for_the_next(window: MainWindow, qtbot: QtBot) -> None:
    page = sit_at_duel(window, "green: hand 2 5 | front p8\nblue: hand 6")
    laid = {ids.Card(sleeve_said(page, words)) for words in ("plays 2", "plays p8")}
    play_said(page, "plays 2", "plays p8", "stays")
    lift_curtain(page)
    qtbot.waitUntil(lambda: set(page.view.table.lights.recent) == laid)
    play_said(page, "plays 6")
    assert not page.view.table.lights.recent


def test_two_stakes_are_put_one_by_one(window: MainWindow) -> None:
    page = sit_at_duel(window, "staking green 2\ngreen: hand 2 5 | front p8")
    play_said(page, "stakes 2")
    assert not page.curtain.isVisible()
    assert page.source.position.stakes_left == 1
    play_said(page, "stakes p8")
    assert page.curtain.isVisible()
    assert page.source.position.phase is Phase.PLAY


# ---- round ten ----------------------------------------------------------------------------------


def test_choices_of_round_ten_are_made_by_their_owners(window: MainWindow, qtbot: QtBot) -> None:
    """Both have a psychic that asks them something: the curtain falls in between only if there is
    something to hide."""
    page = sit_at_duel(
        window, "round 9  staking blue\ngreen: stakes p10 3 | hand 1\nblue: stakes p11 4 | hand 2"
    )
    play_said(page, "stakes nothing")
    assert page.source.position.phase is Phase.TEN
    while page.source.outcome is None:
        if page.source.curtain_down:
            lift_curtain(page)
        assert page.source.eyes == page.source.position.pending[-1].owner
        Robot(page.view).drag(offers(page)[0])
    assert {type(move) for move in played(page)} == {StakeNothing, Name, Choose}
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_in_round_ten_hands_lie_face_down_for_everybody(window: MainWindow) -> None:
    page = sit_at_duel(window, ten("stakes p10 | hand 1 5", "stakes 3 | hand 2"))
    assert page.source.position.phase is Phase.TEN
    hidden = [
        piece.name
        for piece in page.view.table.arrangement.pieces
        if piece.place in (ids.HAND, ids.HiddenHand(GREEN), ids.HiddenHand(BLUE))
    ]
    assert hidden == [HIDDEN_GHOST] * 3
    names = names_in(tree_of(page))
    assert not any(name in ("Leaf ghost of 1", "Leaf ghost of 5") for name in names)
