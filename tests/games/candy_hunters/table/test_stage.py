"""How what happens in Candy Hunters is told: one thing after the other, and the counts last."""

from __future__ import annotations

from halloween_table.contract.beats import LITTLE, REST, Beat, Lit, Pop, Puff, Rise, Story
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters.rules.moves import Move, PlaceHouse, ScorePattern
from halloween_table.games.candy_hunters.rules.position import Kid, Position, Stage
from halloween_table.games.candy_hunters.rules.town import Cell, Colour
from halloween_table.games.candy_hunters.table import ids
from halloween_table.games.candy_hunters.table.stage import CandyHuntersStage

from ..doing import GAME, after, events, shove, walk
from ..drawing import dealt, number_of, position_of

PLAYERS = (Player("Ada", "witch", "red"), Player("Bo", "cat", "yellow"))
TOWN = """
    oA v1
    gB --
"""
CARD = ids.Card(dealt(number_of("ov/g.")).slot)


def told(position: Position, *moves: Move) -> tuple[Beat, ...]:
    """Several moves are told as one."""
    now, happened = position, []
    for move in moves:
        happened += events(now, move)
        now = after(now, move)
    eyes = position.seat
    views = GAME.view(position, eyes), GAME.view(now, eyes)
    return CandyHuntersStage().beats(Story(*views, tuple(happened), eyes, PLAYERS))


def scored(town: str = TOWN) -> tuple[Beat, ...]:
    hands = (("ov/g.", 9), (20, 21))
    position = position_of(town, stage=Stage.PATTERN, hands=hands, deck=(9, 10))
    return told(position, ScorePattern(number_of("ov/g."), Cell(0, 0), 0))


def shown_at(beats: tuple[Beat, ...], id_: str) -> int:
    return next(
        at
        for at, beat in enumerate(beats)
        if any(id_ == word or (word[-1] == ":" and id_.startswith(word)) for word in beat.shows)
    )


def test_a_house_drops_and_settles_with_a_puff() -> None:
    drops, settles = told(position_of("o. v."), PlaceHouse(Colour.GREEN, Cell(2, 0)))
    (house,) = drops.shows
    assert settles.effects == (Puff(house), Pop(house, 0.1))
    assert drops.lasts + settles.lasts <= LITTLE


def test_a_chain_of_shoves_runs_one_after_another() -> None:
    position = position_of("o1 v2 gA b.", stage=Stage.GHOSTS)
    beats = told(position, walk("1", 1, 0), shove(2, 0), shove(3, 0))
    pawns = [ids.Ghost(0), ids.Ghost(1), ids.pawn(Kid(0, 1))]
    assert [beat.shows for beat in beats] == [(pawn,) for pawn in pawns]


def test_the_houses_of_a_pattern_light_up_and_the_card_flies_over_them() -> None:
    lights, flies, *_ = scored()
    (lit,) = lights.effects
    assert isinstance(lit, Lit)
    assert len(lit.ids) == 3
    assert flies.shows == (CARD,)
    assert flies.via in lit.ids


def test_what_something_brings_rises_once_it_has_come() -> None:
    """The card: 2; each kid with its candy; then the scare marker, and the counts at last."""
    beats = scored()
    come = [
        CARD,
        *(ids.pawn(Kid(seat, 1)) for seat in (0, 1)),
        ids.Scare(0, 0),
    ]
    rises = [
        (at, effect.over, effect.text)
        for at, beat in enumerate(beats)
        for effect in beat.effects
        if isinstance(effect, Rise)
    ]
    assert [(over, text) for _, over, text in rises] == [
        (ids.Panel(0), "+2"),
        (ids.Panel(0), "+2"),
        (ids.Panel(1), "+2"),
        (ids.Panel(0), "−1"),
    ]
    for id_, (at, _, _) in zip(come, rises, strict=True):
        assert shown_at(beats, id_) == at - 1
    assert rises[-1][0] < shown_at(beats, ids.Panel(0))


def test_the_hand_closes_up_once_the_card_has_gone() -> None:
    beats = scored("o. v. \n g. --")
    assert shown_at(beats, CARD) < shown_at(beats, REST) < shown_at(beats, ids.Panel(0))
    assert beats[shown_at(beats, REST)].via == "", "nothing else flies over the town"


def test_the_deck_counts_a_card_less_as_one_is_drawn() -> None:
    beats = scored()
    (drawn,) = [at for at, beat in enumerate(beats) if beat.sound == "table/card-turn"]
    assert shown_at(beats, ids.IN_DECK) == drawn == len(beats) - 1
