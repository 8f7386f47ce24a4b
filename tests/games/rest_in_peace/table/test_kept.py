"""What a move does not change is not laid out anew: parts are the very same as before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.pictures import Shape
from halloween_table.engine.record import Player
from halloween_table.games.rest_in_peace.rules.position import LAST_ROUND, Position
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.games.rest_in_peace.table.arrangement import RestInPeaceArranger
from halloween_table.games.rest_in_peace.words.voice import RestInPeaceVoice

from ..doing import GAME, after
from ..drawing import GREEN, position_of

PLAYERS = (Player("Ada", "witch", "red"), Player("Ida", "cat", "yellow"))
LATE = """
round 8
green: hand 1 5 | front p4 | laid 2 | past 1 / 2 3 / p8 4 / 1 / / 2 / 3 | stakes 6 | deck 3 1
blue: hand 4 4 | laid 3 | past 2 / 1 / 3 1 / 2 / 5 / 1 1 / | discards 2 | deck 1 1
"""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture
def arranger() -> RestInPeaceArranger:
    return RestInPeaceArranger(GAME, RestInPeaceVoice())


def laid_out(
    arranger: RestInPeaceArranger, position: Position, players: tuple[Player, ...] = PLAYERS
) -> Arrangement:
    return arranger.arrange(GAME.view(position, GREEN), GREEN, players, ROOM)


def test_a_card_that_is_played_leaves_the_other_rounds_and_panels_as_they_are(
    arranger: RestInPeaceArranger,
) -> None:
    position = position_of(LATE)
    before, now = (
        laid_out(arranger, each) for each in (position, after(position, "green plays 5"))
    )
    made = {id(thing) for thing in (*before.places, *before.pieces, *before.marks)}
    new = [thing.id for thing in (*now.places, *now.pieces, *now.marks) if id(thing) not in made]
    assert new  # its own round, its hand
    assert not [id_ for id_ in new if isinstance(id_, ids.Side) and id_.round != position.round]
    assert not [id_ for id_ in new if isinstance(id_, ids.Line | ids.Deck | ids.Won | ids.Mansion)]
    assert not [id_ for id_ in new if id_.startswith(("panel:", "count:"))]
    rounds = {f"{kind}:{at}" for kind in ("column", "round") for at in range(1, LAST_ROUND + 1)}
    assert rounds.intersection(new) == {"column:8"}
    anew = {piece.place for piece in now.pieces if id(piece) not in made}
    assert anew == {ids.HAND, ids.Front(GREEN), ids.HiddenHand(1), ids.Side(0, 8), ids.Side(1, 8)}


def test_the_first_card_of_an_exchange_is_framed_until_the_second_is_chosen(
    arranger: RestInPeaceArranger,
) -> None:
    position = position_of("green: front p17 | laid 2\nblue: laid 4")
    played = after(position, "plays p17")
    half = after(played, "chooses 2")
    (card,) = (laid.card for laid in position.families[GREEN].laid)
    frames = [
        next(
            piece for piece in laid_out(arranger, each).pieces if piece.id == ids.Card(card.sleeve)
        )
        for each in (played, half, after(half, "chooses blue's 4"))
    ]
    framed = [any(isinstance(layer, Shape) for layer in piece.picture) for piece in frames]
    assert framed == [False, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_another_language_everything_is_said_anew(
    arranger: RestInPeaceArranger, language: str
) -> None:
    position = position_of(LATE)
    laid_out(arranger, position)
    speak(language)
    fresh = RestInPeaceArranger(GAME, RestInPeaceVoice())
    assert laid_out(arranger, position) == laid_out(fresh, position)


def test_no_two_languages_are_taken_for_one() -> None:
    tongues = []
    for language in LANGUAGES:
        speak(language)
        tongues.append(RestInPeaceVoice().tongue())
    assert len(set(tongues)) == len(LANGUAGES)


def test_other_people_have_their_own_names_and_colours(arranger: RestInPeaceArranger) -> None:
    position, others = position_of(LATE), (Player("Cy", "mummy", "teal"), PLAYERS[0])
    laid_out(arranger, position)
    told = _told(laid_out(arranger, position, others))
    assert "Cy" in told
    assert "Ida" not in told


def _told(table: Arrangement) -> str:
    things = (*table.places, *table.pieces, *table.marks)
    return "\n".join(f"{thing.name} {thing.tooltip} {thing.picture}" for thing in things)
