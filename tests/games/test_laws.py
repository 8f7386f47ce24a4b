"""Every game on the shelf keeps the kernel's laws: a new box needs no line here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, islice, product
from typing import Any, NamedTuple

import pytest
from attrs import evolve

from halloween_table.app.parts.language import speak
from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.kit import Kit, Variant
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import ONLOOKERS, OPEN, TABLE, seat_of
from halloween_table.engine.record import Played, Player, Record
from halloween_table.games.shelf import SHELF, box, every_box

from . import laws
from .laws import Moment, everybody

PLAYERS = tuple(
    Player(name, figure, colour)
    for name, figure, colour in zip(
        ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fay"), FIGURES, SEAT_COLOURS, strict=True
    )
)
QUICK, LONG = range(3), range(3, 30)
ENDLESS = 150
"""So many moves are played where there is no end."""
LOOKS = 16
"""So often a table is compared with one that is laid out for the first time."""


class Table(NamedTuple):
    """One game of a box: who plays, and by which variants, is drawn by lot from its number."""

    key: str
    number: int

    def __str__(self) -> str:
        return f"{self.key}-{self.number}"

    @property
    def seats(self) -> int:
        counts = kit(self.key).game.seat_counts
        return counts[self.number % len(counts)]

    @property
    def players(self) -> tuple[Player, ...]:
        return PLAYERS[: self.seats]

    @property
    def options(self) -> Any:
        """The usual ones in the first game of a box."""
        opened, chance = kit(self.key), Chance(self.number)
        options = opened.game.options_type()
        if not self.number:
            return options
        if opened.workshop is not None:
            puzzles = kit(opened.workshop.builds).puzzles
            assert puzzles is not None
            return opened.workshop.options(puzzles.book[self.number].code)
        if opened.puzzles is not None:
            return opened.puzzles.options(opened.puzzles.book[self.number].code)
        first, chance = chance.below(self.seats)
        agreed: dict[str, Any] = {"first": first}
        for variant in opened.voice.variants():
            agreed[variant.key], chance = _agreed(variant, chance)
        return evolve(options, **agreed)


def _agreed(variant: Variant, chance: Chance) -> tuple[Any, Chance]:
    """What is chosen of a variant, by lot."""
    if variant.picks:
        order, chance = chance.shuffled(choice.value for choice in variant.choices)
        picked = order[: variant.picks]
        return tuple(c.value for c in variant.choices if c.value in picked), chance
    values = [choice.value for choice in variant.choices] or [False, True]
    at, chance = chance.below(len(values))
    return values[at], chance


@cache
def kit(key: str) -> Kit:
    found = box(key)
    assert found is not None
    return found.open()


@lru_cache(maxsize=len(QUICK) * len([*every_box()]))
def played(table: Table) -> tuple[Moment, ...]:
    """A whole game, played by chance; of one that has no end, a good deal. Every quick one is there
    to stay: one law after the other is tried on all of them."""
    game = kit(table.key).game
    position = game.setup(table.options, table.seats, table.number)
    moments = laws.wander(game, position, Chance(table.number))
    return tuple(moments if _ends(table.key) else islice(moments, ENDLESS))


def _ends(key: str) -> bool:
    """Nobody ever says that what is built in a workshop is finished."""
    return kit(key).workshop is None


def some(table: Table, count: int) -> tuple[Moment, ...]:
    """Moments from all over a game."""
    game = played(table)
    return game[:: max(1, len(game) // count)]


def _tables(keys: list[str]) -> list[Any]:
    quick = [Table(key, number) for key in keys for number in QUICK]
    long = [Table(key, number) for key in keys for number in LONG]
    return [*quick, *(pytest.param(table, marks=pytest.mark.long) for table in long)]


tables = pytest.mark.parametrize("table", _tables([each.key for each in every_box()]), ids=str)
ending = pytest.mark.parametrize(
    "table", _tables([each.key for each in every_box() if _ends(each.key)]), ids=str
)
secretive = pytest.mark.parametrize(
    "table", _tables([each.key for each in every_box() if kit(each.key).secrets]), ids=str
)
"""Of games in which people hide something from each other."""
pytestmark = pytest.mark.usefixtures("qapp")


# ---- playing ------------------------------------------------------------------------------------


@tables
def test_the_same_seed_deals_the_same_game(table: Table) -> None:
    game = kit(table.key).game
    first = played(table)[0].position
    again = game.setup(table.options, table.seats, table.number)
    assert (again, hash(again)) == (first, hash(first))
    others = {game.setup(table.options, table.seats, seed) for seed in range(100, 110)}
    if kit(table.key).puzzles is None and kit(table.key).workshop is None:
        assert len(others) > 1
    else:
        assert others == {first}, "the code of a puzzle says everything"


@ending
def test_a_game_goes_on_until_it_has_an_outcome(table: Table) -> None:
    game = kit(table.key).game
    for moment in played(table):
        assert game.actors(moment.position)
        assert game.outcome(moment.position) is None
        assert set(game.actors(moment.position)) <= {TABLE, *range(table.seats)}
    end = played(table)[-1].step.position
    assert game.actors(end) == ()
    outcome = game.outcome(end)
    assert outcome is not None
    assert sorted(standing.seat for standing in outcome.standings) == list(range(table.seats))
    assert [standing.seat for standing in game.standings(end)] == list(range(table.seats))


@tables
def test_a_move_is_offered_if_and_only_if_it_is_not_refused(table: Table) -> None:
    """Tried with what is lawful somewhere else in the game."""
    game, chance = kit(table.key).game, Chance(table.number)
    elsewhere = [*dict.fromkeys(move for moment in played(table) for move in moment.moves)]
    for moment in some(table, 40):
        tried, chance = laws.sample(elsewhere, 10, chance)
        laws.moves_and_refusals_agree(game, table.seats, moment, tried)


@tables
def test_playing_leaves_the_old_position_as_it_was(table: Table) -> None:
    for moment in some(table, 40):
        laws.playing_leaves_the_old_position_as_it_was(kit(table.key).game, moment)


@tables
def test_a_listed_move_needs_no_second_look(table: Table) -> None:
    for moment in some(table, 40):
        laws.a_listed_move_needs_no_second_look(kit(table.key).game, moment)


@tables
def test_every_offered_move_leads_on(table: Table) -> None:
    for moment in some(table, 15):
        laws.every_offered_move_leads_on(kit(table.key).game, moment)


@tables
def test_what_everybody_can_see_is_the_only_move_is_the_only_move(table: Table) -> None:
    game, chance = kit(table.key).game, Chance(table.number)
    for moment in played(table):
        fork, chance = chance.forked()
        laws.what_is_forced_is_all_there_is(game, table.seats, moment.position, fork)


# ---- knowing ------------------------------------------------------------------------------------


@tables
def test_a_seat_can_tell_from_its_view_what_it_may_do(table: Table) -> None:
    game, chance = kit(table.key).game, Chance(table.number)
    elsewhere = [*dict.fromkeys(move for moment in played(table) for move in moment.moves)]
    for moment in some(table, 40):
        tried, chance = laws.sample(elsewhere, 4, chance)
        laws.views_are_enough(game, table.seats, moment, tried)


@tables
def test_a_box_says_whether_there_are_secrets(table: Table) -> None:
    game = kit(table.key).game
    hides = any(
        game.view(moment.position, seat) != game.view(moment.position, None)
        for moment in some(table, 40)
        for seat in range(table.seats)
    )
    assert kit(table.key).secrets == hides


@tables
def test_what_is_imagined_fits_what_is_known(table: Table) -> None:
    """And by another chance something else is imagined, wherever something is hidden at all."""
    game, chance = kit(table.key).game, Chance(table.number)
    hides = differs = 0
    for moment in some(table, 40):
        one, chance = chance.forked()
        two, chance = chance.forked()
        worlds = [
            [*laws.imagined_positions_fit(game, table.seats, moment.position, each)]
            for each in (one, two)
        ]
        for (seat, first), (_, second) in zip(*worlds, strict=True):
            hides += game.view(moment.position, seat) != moment.position
            differs += first != second
    assert differs >= hides * 0.9


@ending
def test_what_is_imagined_can_be_played_to_its_end(table: Table) -> None:
    game, chance = kit(table.key).game, Chance(table.number)
    for moment, seat in zip(some(table, table.seats + 1), everybody(table.seats), strict=False):
        mine, chance = chance.forked()
        imagined = game.imagined(game.view(moment.position, seat), seat, mine)
        *_, last = laws.wander(game, imagined, mine)
        assert game.outcome(last.step.position) is not None


@tables
def test_nothing_on_the_table_shares_its_name(table: Table) -> None:
    opened = kit(table.key)
    for moment in some(table, 30):
        eyes = None if moment.actor == TABLE else moment.actor
        view = opened.game.view(moment.position, eyes)
        shown = opened.arranger.arrange(view, eyes, PLAYERS[: table.seats], ROOM)
        for things in (shown.pieces, shown.places, shown.marks, shown.dials):
            names = [thing.id for thing in things]
            assert sorted(names) == sorted(set(names))


@secretive
def test_what_a_seat_knows_alone_nobody_else_sees(table: Table) -> None:
    """Where a card lets somebody look into another hand, two know of it for a while; no longer."""
    game, secret, shared = kit(table.key).game, 0, 0
    for moment in some(table, 60):
        known = laws.known_by_seat(game, table.seats, moment.position)
        secret += any(known)
        shared += any(mine & theirs for mine, theirs in combinations(known, 2))
    assert secret
    assert shared <= secret / 2


def _arranged(table: Table, view: Any, eyes: int | None) -> Arrangement:
    return kit(table.key).arranger.arrange(view, eyes, table.players, ROOM)


@tables
def test_open_eyes_see_every_hand_where_onlookers_see_its_back(table: Table) -> None:
    """Or that of whoever has the turn in a tray, where there is more room to read it: all of it,
    and nothing else."""
    game = kit(table.key).game
    last = played(table)[-1].step.position
    for position in (*(moment.position for moment in some(table, 15)), last):
        laid_open = _arranged(table, position, OPEN)
        onlookers = _arranged(table, game.view(position, None), ONLOOKERS)
        for watched in (laid_open, onlookers):
            assert (watched.offers, watched.held, watched.back, watched.led) == ((), "", None, "")
        assert laid_open.prompt == onlookers.prompt
        tray = {place.id for place in laid_open.places if place.group == "hand"}
        tray -= {place.id for place in onlookers.places}
        assert len(tray) <= 1
        assert [each for each in laid_open.places if each.id not in tray] == [*onlookers.places]
        mine, theirs = (
            {piece.id: piece for piece in arrangement.pieces}
            for arrangement in (laid_open, onlookers)
        )
        near = {id_ for id_, piece in mine.items() if piece.place in tray}
        assert near <= theirs.keys()
        assert near == (_hand_of_the_turn(table, position) if tray else set())
        mine, theirs = (
            {id_: piece for id_, piece in each.items() if id_ not in near}
            for each in (mine, theirs)
        )
        assert _spots(mine) == _spots(theirs)
        for id_, piece in mine.items():
            assert piece.place == theirs[id_].place
            if piece.picture == theirs[id_].picture:
                assert evolve(piece, rect=theirs[id_].rect, order=theirs[id_].order) == theirs[id_]


def _hand_of_the_turn(table: Table, position: Any) -> set[str]:
    """What whoever has to decide holds, by what they see themselves."""
    game = kit(table.key).game
    (seat,) = game.actors(position)
    own = _arranged(table, game.view(position, seat), seat)
    hand = {place.id for place in own.places if place.group == "hand"}
    return {piece.id for piece in own.pieces if piece.place in hand}


@tables
def test_open_eyes_know_every_piece_as_whoever_holds_it_does(table: Table) -> None:
    """Whatever is more to a seat on its side of the table than it would be to anybody."""
    game, known = kit(table.key).game, 0
    for position in (moment.position for moment in some(table, 12)):
        opened = _names(_arranged(table, position, OPEN))
        for seat in range(table.seats):
            mine = _names(_arranged(table, game.view(position, seat), seat))
            common = _names(_arranged(table, game.view(position, None), seat))
            secrets = {id_: name for id_, name in mine.items() if common.get(id_) != name}
            assert {id_: opened.get(id_) for id_ in secrets} == secrets
            known += len(secrets)
    hides = any(
        game.view(moment.position, 0) != game.view(moment.position, None)
        for moment in played(table)
    )
    assert bool(known) is hides


@secretive
def test_nothing_takes_the_spot_of_something_else_before_those_who_watch(table: Table) -> None:
    """Where people hide something, whose side of a table is near does not depend on whose turn it
    is. What grows and shifts as a whole is no matter. Where they hide nothing, a table may turn to
    where something happens."""
    for moment in _handing_over(table, 15):
        step = moment.step
        for eyes in (OPEN, ONLOOKERS, *range(table.seats)):
            before = _ground(_watched(table, moment.position, eyes))
            for position in (*step.on_the_way, step.position):
                now = _ground(_watched(table, position, eyes))
                spots = {(_kind(id_), rect): id_ for id_, rect in before.items()}
                for id_, rect in now.items():
                    taken = spots.get((_kind(id_), rect), id_)
                    assert taken == id_ or taken not in now
                before = now


def _handing_over(table: Table, count: int) -> tuple[Moment, ...]:
    """Moments from all over a game after which somebody else may act, or nobody."""
    actors = kit(table.key).game.actors
    found = [each for each in played(table) if actors(each.step.position) != (each.actor,)]
    return tuple(found[:: max(1, len(found) // count)])


def _ground(arrangement: Arrangement) -> dict[str, Rect]:
    """Where places are, but for the spots of a whole, and buttons."""
    places = arrangement.places
    return {place.id: place.rect for place in places if not place.button and not place.part_of}


def _kind(id_: str) -> str:
    return id_.partition(":")[0]


def _names(arrangement: Arrangement) -> dict[str, str]:
    return {piece.id: piece.name for piece in arrangement.pieces}


def _watched(table: Table, position: Any, eyes: int) -> Arrangement:
    """As these eyes see it that only look."""
    return _arranged(table, _seen(table, position, eyes), eyes)


def _seen(table: Table, position: Any, eyes: int | None) -> Any:
    return position if eyes == OPEN else kit(table.key).game.view(position, seat_of(eyes))


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    speak("en")


@tables
@pytest.mark.usefixtures("english_again")
def test_a_table_looks_the_same_whatever_was_laid_out_before(table: Table) -> None:
    """An arranger may keep what it has made: as long as nobody can tell. From any moment to any
    other, with any eyes, for other people and in another language."""
    found = box(table.key)
    assert found is not None
    renamed = tuple(evolve(player, name=f"{player.name} II") for player in table.players)
    companies = (table.players, table.players[::-1], renamed)
    eyes_there = (*everybody(table.seats), OPEN, ONLOOKERS)
    mixed, _ = Chance(table.number).shuffled(product(some(table, 8), eyes_there, companies))
    used = found.open().arranger
    for at, (moment, eyes, players) in enumerate(mixed[:LOOKS]):
        speak("uk" if at % 8 >= 4 else "en")
        for position in (moment.position, moment.step.position):
            view = _seen(table, position, eyes)
            known = used.arrange(view, eyes, players, ROOM)
            assert known == found.open().arranger.arrange(view, eyes, players, ROOM)


def _spots(pieces: dict[str, Piece]) -> Counter[Any]:
    """A hand that is known may lie in another order."""
    return Counter((piece.place, piece.rect) for piece in pieces.values())


# ---- keeping ------------------------------------------------------------------------------------


@tables
def test_a_record_replays_to_the_same_game(table: Table) -> None:
    """Every position, every event and every line of the log, from a record that was kept."""
    opened = kit(table.key)
    game, codec, moments = opened.game, Codec(opened.game), played(table)
    moves = tuple(Played(moment.actor, moment.chosen) for moment in moments)
    record = Record(game.key, game.version, table.options, table.players, table.number, moves)
    replayed = laws.replays_to_the_same_game(game, codec, record, moments)
    for seat in everybody(table.seats):
        logs = [
            [
                opened.voice.log_line(seen, table.players)
                for step in game_
                for event in step.events
                if (seen := event.seen_by(seat)) is not None
            ]
            for game_ in (replayed, [moment.step for moment in moments])
        ]
        assert logs[0] == logs[1]


@tables
def test_positions_views_moves_and_options_come_back_from_json(table: Table) -> None:
    game = kit(table.key).game
    for moment in some(table, 20):
        laws.comes_back_from_json(game, Codec(game), table.seats, moment)


@tables
def test_everything_comes_back_from_a_pickle(table: Table) -> None:
    for moment in some(table, 40):
        laws.comes_back_from_pickle(moment)


# ---- everywhere ---------------------------------------------------------------------------------

_SCRIPT = """
from halloween_table.engine.chance import Chance
from halloween_table.games.shelf import every_box

for box in every_box():
    game, chance = box.open().game, Chance(99)
    position = game.setup(game.options_type(), game.seat_counts[-1], 99)
    for _ in range(60):
        actors = game.actors(position)
        if not actors:
            break
        at, chance = chance.below(len(actors))
        moves = list(game.moves(position, actors[at]))
        print(moves)
        if moves:
            nth, chance = chance.below(len(moves))
            step = game.play(position, actors[at], moves[nth])
            print(step.events)
            position = step.position
    print(position)
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    """The beginning of a game of every box, printed by other Pythons."""

    def printed(hash_seed: str) -> str:
        path = os.pathsep.join(part or os.getcwd() for part in sys.path)
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        command = [sys.executable, "-c", _SCRIPT]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    once = printed("1")
    assert once.count("\n") > 60 * len(SHELF)
    assert once == printed("4242")
