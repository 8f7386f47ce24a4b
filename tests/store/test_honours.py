"""What is counted of how games ended: by person, by game and by evening."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from halloween_table.store.endings import START, Alone, Ending
from halloween_table.store.honours import Honours, Share, Who, evening_day, same_evening
from halloween_table.store.rows import Person
from halloween_table.store.store import Store

from .made_up import COMPUTER, NIGHT, SIX, feat, put, result, weeks

GAMES = ("candy_hunters", "rest_in_peace", "booo", "halloween")
ADA, BO, CYRYL = SIX[:3]


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as store:
        yield store


def ended(
    *points: int, hours: float = 0, game: str = "booo", people: tuple[Person, ...] = SIX
) -> Ending:
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    at = NIGHT + timedelta(hours=hours)
    return Ending(game, f"{game} {hours}", at, people[: len(points)], places, points)


def counted(*endings: Ending) -> Honours:
    honours = Honours(GAMES, zone=UTC)
    honours.add(endings)
    return honours


def known(honours: Honours, name: str) -> tuple[int, int]:
    share = honours.people[Who(name)].total
    return share.played, share.won


# ---- read from the store --------------------------------------------------------------------------


def test_all_endings_are_read_page_by_page_the_oldest_first(store: Store) -> None:
    rows = weeks(23, GAMES)
    put(store, *reversed(rows))
    mark, read = START, []
    while mark is not None:
        endings, mark = store.endings.after(mark, limit=5)
        read += endings
    assert sorted(ending.played for ending in read) == sorted(str(row["played"]) for row in rows)
    assert [ending.at for ending in read] == sorted(ending.at for ending in read)


def test_games_that_ended_at_the_same_moment_are_all_read(store: Store) -> None:
    put(store, *(result(f"{at}", "booo", NIGHT, SIX[:2], (1, 2)) for at in range(7)))
    first, mark = store.endings.after(START, limit=3)
    assert mark is not None
    second, _ = store.endings.after(mark, limit=30)
    assert len({ending.played for ending in (*first, *second)}) == 7


def test_a_damaged_row_is_passed_over(store: Store) -> None:
    sound = result("1", "booo", NIGHT, SIX[:2], (3, 5))
    put(
        store,
        {**sound, "played": "2", "players": "[{"},
        {**sound, "played": "3", "outcome": '{"standings": 7}'},
        {**sound, "played": "4", "at": 2**62},
        sound,
    )
    endings, more = store.endings.after(START)
    assert [ending.played for ending in endings] == ["3", "1", "4"]
    assert more is None
    honours = Honours(GAMES, zone=UTC)
    honours.add(endings)
    assert known(honours, "bo") == (2, 2)  # how the third ended nobody can say
    assert [len(evening.endings) for evening in honours.evenings] == [1]  # nor when the fourth did


def test_places_that_are_shared_are_equal(store: Store) -> None:
    put(store, result("1", "booo", NIGHT, SIX[:4], (3, 5, 5, 1)))
    ((ending,), _) = store.endings.after(START)
    assert ending.places == (3, 1, 1, 4)
    assert ending.won == (False, True, True, False)
    assert store.endings.of(["1", "none"]) == (ending, None)
    assert not ending.kept


def test_what_people_have_done_alone(store: Store) -> None:
    put(
        store,
        feat("candy_puzzles", "solved:A", "Ada"),
        feat("candy_puzzles", "solved:B", "Ada"),
        feat("candy_puzzles", "tried:C", "Ada", steps=9),
        feat("candy_puzzles", "streak", "Ada", steps=4),
        feat("booo", "castle:3", "Ada", milliseconds=900),
        feat("booo", "castle:3", "Bo", milliseconds=800),
        feat("booo", "castle:4", "Bo", milliseconds=700),
    )
    assert set(store.endings.done_alone()) == {Alone("Ada", 2, 4, 0), Alone("Bo", 0, 0, 2)}
    assert [(time.name, time.milliseconds) for time in store.endings.fastest("booo")] == [
        ("Bo", 700),
        ("Bo", 800),
        ("Ada", 900),
    ]
    assert store.endings.fastest("candy_puzzles") == ()


def test_thousands_are_counted_right(store: Store) -> None:
    """Each won game is somebody's, and each evening's games are all games."""
    put(store, *weeks(3000, GAMES))
    honours, mark = Honours(GAMES, zone=UTC), START
    while mark is not None:
        endings, mark = store.endings.after(mark)
        honours.add(endings)
    played = sum(game.played for game in honours.by_game.values())
    assert played == sum(len(evening.endings) for evening in honours.evenings) == 3000
    for who, person in honours.people.items():
        assert person.total.played == sum(share.played for share in person.by_game.values())
        assert person.total.won == sum(
            game.shares.get(who, Share()).won for game in honours.by_game.values()
        )


# ---- by person ------------------------------------------------------------------------------------


def test_wins_company_and_favourites() -> None:
    honours = counted(
        ended(3, 2, hours=0),
        ended(1, 2, 2, hours=1, game="halloween"),
        ended(5, 2, hours=2),
    )
    assert known(honours, "ada") == (3, 2)
    assert known(honours, "bo") == (3, 1)
    assert known(honours, "cyryl") == (1, 1)
    ada = honours.people[Who("ada")]
    assert ada.favourite == "booo"
    assert ada.most_with(2) == [(Who("bo"), 3), (Who("cyryl"), 1)]
    assert [each.person.name for each in honours.ranked()] == ["Ada", "Cyryl", "Bo"]


def test_one_person_is_one_however_they_write_themselves_and_looks_as_last_seen() -> None:
    earlier = Person("ADA", "mummy", "teal")
    honours = counted(ended(3, 2, people=(earlier, BO)), ended(3, 2, hours=1))
    assert known(honours, "ada") == (2, 2)
    assert honours.people[Who("ada")].person == ADA


def test_a_name_nobody_gave_is_the_same_in_every_language() -> None:
    first, second = Person("Player 1", "cat", "red"), Person("Гравець 1", "cat", "red")
    honours = Honours(GAMES, lambda name: name.replace("Гравець", "Player"), UTC)
    honours.add([ended(1, 0, people=(first, BO)), ended(1, 0, people=(second, BO), hours=1)])
    assert known(honours, "player 1") == (2, 2)


def test_the_longest_run_of_wins_outlasts_its_end() -> None:
    honours = counted(*(ended(won, 1, hours=at) for at, won in enumerate((2, 2, 0, 2))))
    ada = honours.people[Who("ada")]
    assert (ada.longest_run, ada.run) == (2, 1)


def test_computers_are_told_apart_and_are_no_people() -> None:
    honours = counted(ended(1, 2, people=(ADA, COMPUTER)), ended(3, 2, hours=1))
    ada = honours.people[Who("ada")]
    assert (ada.computers.played, ada.computers.won) == (1, 0)
    assert ada.company == {Who("bo"): 1}
    assert honours.by_game["booo"].computers == Share(1, 1)
    assert set(honours.people) == {Who("ada"), Who("bo")}
    person = Person(COMPUTER.name, "cat", "red")
    assert honours.who(person) != honours.who(COMPUTER)


def test_computers_among_themselves_are_not_counted() -> None:
    honours = counted(ended(1, 2, people=(COMPUTER, COMPUTER._replace(mind="easy"))))
    assert not honours.people
    assert not honours.by_game
    assert not honours.evenings


def test_who_plays_alone_wins_nothing() -> None:
    honours = counted(ended(9), ended(1, game="candy_puzzles", hours=1))
    assert known(honours, "ada") == (0, 0)
    assert honours.people[Who("ada")].practised == 1
    assert honours.by_game["booo"].practised == 1
    assert "candy_puzzles" not in honours.by_game
    assert not honours.evenings


def test_who_has_only_solved_puzzles_is_honoured_too() -> None:
    honours = counted()
    honours.add_alone([Alone("Ada", 2, 4, 0)])
    (ada,) = honours.ranked()
    assert (ada.person.name, ada.alone.solved) == ("Ada", 2)
    assert honours.leaders() == []


# ---- by game --------------------------------------------------------------------------------------


def test_records_of_a_game() -> None:
    honours = counted(
        ended(30, 12, hours=0),
        ended(20, 19, hours=1),
        ended(30, 30, hours=2),
        ended(10, 99, people=(ADA, COMPUTER), hours=3),
    )
    booo = honours.by_game["booo"]
    assert (booo.played, booo.last) == (4, NIGHT + timedelta(hours=3))
    assert booo.highest is not None
    assert (booo.highest.points, booo.highest.person, booo.highest.ending.at) == (30, ADA, NIGHT)
    assert booo.closest is not None
    assert (booo.closest.points, booo.closest.ending.at) == (0, NIGHT + timedelta(hours=2))
    assert [(person.name, share.won) for person, share in honours.winners_of(booo)] == [
        ("Ada", 3),
        ("Bo", 1),
    ]


# ---- by evening -----------------------------------------------------------------------------------


def at(day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2026, 10, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("one", "later", "same"),
    [
        (at(30, 20), at(30, 23), True),
        (at(30, 20), at(31, 1), True),
        (at(30, 20), at(31, 1, 1), False),
        (at(31, 4, 59), at(31, 5, 0), False),
        (at(31, 10), at(31, 14), True),
        (at(31, 10), at(31, 19), False),
    ],
)
def test_an_evening_lasts_until_five_and_has_no_long_break(
    one: datetime, later: datetime, same: bool
) -> None:
    assert same_evening(one, later, UTC) is same


def test_after_midnight_it_is_still_yesterdays_evening() -> None:
    assert evening_day(at(31, 2), UTC) == date(2026, 10, 30)


def test_tonight_two_to_one() -> None:
    honours = counted(
        ended(2, 1, hours=0),
        ended(1, 2, hours=1),
        ended(2, 1, hours=2),
        ended(1, 2, hours=26),
    )
    first, second = honours.evenings
    assert [(won.person.name, won.wins) for won in honours.wins_of(first)] == [
        ("Ada", 2),
        ("Bo", 1),
    ]
    assert [won.wins for won in honours.wins_of(second)] == [1, 0]
    assert (first.day, second.day) == (date(2026, 10, 31), date(2026, 11, 1))
