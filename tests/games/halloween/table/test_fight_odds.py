"""The odds of fights on the table: on every foe that can be attacked, and for the ghost in the hand."""

from __future__ import annotations

import re

import pytest

import translations
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import ROOM, Arrangement, Room
from halloween_table.contract.gestures import Carry
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Picture, Words
from halloween_table.contract.places import Mark
from halloween_table.games.halloween.rules.moves import Fight
from halloween_table.games.halloween.rules.odds import Odds
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.arrangement import HalloweenArranger
from halloween_table.games.halloween.words.odds import OddsWords, hundredths
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.voice import HalloweenVoice

from ..doing import GAME, ghost, play
from ..drawing import lord, town
from .test_arrangement import PLAYERS

WORDS = TableWords()
CROWD = "School: bbgyob | Police: bbr"


@pytest.fixture(scope="module")
def arranger() -> HalloweenArranger:
    return HalloweenArranger(GAME, HalloweenVoice(), WORDS)


def table(arranger: HalloweenArranger, position: Position, room: Room = ROOM) -> Arrangement:
    view = GAME.view(position, position.seat)
    return arranger.arrange(view, position.seat, PLAYERS[: len(position.lords)], room)


def odds(laid: Arrangement) -> dict[str, Mark]:
    return {mark.id: mark for mark in laid.marks if isinstance(mark.id, ids.OddsOf)}


def text(picture: Picture) -> str:
    return "".join(layer.text for layer in picture if isinstance(layer, Words))


def offers(laid: Arrangement) -> list[Offer]:
    return [offer for offer in laid.offers if isinstance(offer.move, Fight)]


def test_every_foe_tells_the_best_attackers_chances(arranger: HalloweenArranger) -> None:
    position = play(town("School: bgy | Church: o", lord("2 1 1")), "act 1 fight")
    laid = table(arranger, position)
    marks = odds(laid)
    yellow, blue = (ghost(position, colour, "School") for colour in ("yellow", "blue"))
    assert marks.keys() == {offer.gesture.place.replace("stand", "odds") for offer in offers(laid)}
    assert text(marks[ids.OddsOf(yellow)].picture) == "31%", "green against yellow: 15 of 48"
    assert text(marks[ids.OddsOf(blue)].picture) == "58%"


def test_what_one_may_choose_stands_beside_it(arranger: HalloweenArranger) -> None:
    position = play(town("School: bg", lord(bonuses="plus_three")), "act 1 fight")
    (mark,) = odds(table(arranger, position)).values()
    assert text(mark.picture) == "25→75", "six of 24 ways, and twelve more with three added"


def test_with_a_ghost_in_the_hand_it_is_about_that_one(arranger: HalloweenArranger) -> None:
    position = play(town("School: bgy | Church: o", lord("2 1 1")), "act 1 fight")
    laid = table(arranger, position)
    yellow = ghost(position, "yellow", "School")
    told = {
        offer.gesture.piece: text(offer.mark.picture)
        for offer in offers(laid)
        if isinstance(offer.gesture, Carry) and offer.mark and offer.mark.id == ids.OddsOf(yellow)
    }
    green, blue = (ids.Ghost(ghost(position, colour, "School")) for colour in ("green", "blue"))
    assert told == {green: "31%", blue: "19%"}


def test_whoever_listens_or_points_is_told_of_each_attacker(arranger: HalloweenArranger) -> None:
    position = play(town("School: bgy | Church: o", lord("2 1 1")), "act 1 fight")
    laid = table(arranger, position)
    yellow = ghost(position, "yellow", "School")
    (stand,) = (place for place in laid.places if place.id == ids.Stand(yellow))
    (piece,) = (piece for piece in laid.pieces if piece.id == ids.Ghost(yellow))
    for said in (stand.name, piece.tooltip):
        assert "Attacker: blue ghost. Chance to win: 19%." in said
        assert "Attacker: green ghost. Chance to win: 31%." in said


def test_the_foes_of_a_series_have_their_odds_too(arranger: HalloweenArranger) -> None:  # HA-8.20
    position = town("School: ybg | Police: bb", lord("3 1 1", cards=(20,)))
    laid = table(arranger, play(position, "act 1 fight", "fight all yellow School"))
    assert sorted(text(mark.picture) for mark in odds(laid).values()) == ["56%", "69%"]


def test_a_roll_that_waits_tells_them_once_more(arranger: HalloweenArranger) -> None:
    position = town("School: bg", lord(bonuses="higher_die"))
    position = play(position, "act 1 fight", "fight blue green School")
    assert table(arranger, position).prompt.text.endswith("Chances: 25%\u00a0→\u00a042%.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_within_odds(language: str) -> None:
    translations.release()
    speak(language)
    said = OddsWords(WORDS.names).brief(Odds(0.38, 0.91))
    speak("en")
    assert re.search("38\u00a0?%\u00a0→\u00a091\u00a0?%", said), said


def test_neither_master_nor_any_other_choice_has_odds(arranger: HalloweenArranger) -> None:
    master = play(town("School: bg", lord("2 1 1 1"), mode="master", seats=2), "act 1 fight")
    for position in (master, town(CROWD), play(town(CROWD), "act 1 move")):
        laid = table(arranger, position)
        assert not odds(laid)
        assert all(offer.mark is None for offer in laid.offers)


@pytest.mark.parametrize("room", [ROOM, Room(900, 1400), Room(1024, 560)], ids=str)
def test_no_number_hides_another_or_leaves_its_building(
    arranger: HalloweenArranger, room: Room
) -> None:
    position = town(CROWD, lord("5 2 2", scares=3, bonuses="plus_three reroll", cards=(10, 24)))
    laid = table(arranger, play(position, "act 1 fight"), room)
    rects = [mark.rect for mark in odds(laid).values()]
    assert len(rects) == 9
    for at, one in enumerate(rects):
        for other in rects[at + 1 :]:
            apart = one.x + one.w <= other.x or other.x + other.w <= one.x
            assert apart or one.y + one.h <= other.y or other.y + other.h <= one.y
    board = laid.board
    assert board is not None
    assert all(board.x <= rect.x and rect.x + rect.w <= board.x + board.w for rect in rects)


def test_only_what_is_certain_is_called_so() -> None:
    assert [hundredths(chance) for chance in (0, 0.001, 0.504, 0.999, 1)] == [0, 1, 50, 99, 100]
