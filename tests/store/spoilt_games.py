"""Games gone wrong that still look like games: whether one of them is lawful, only the rules know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Rng = random.Random
Json = dict[str, Any]
GoWrong = Callable[[Json, Rng], None]

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    99,
    1.5,
    10**17,
    10**30,
    "",
    "text",
    [],
    {},
    [[[]]],
    {"x": 1},
    "\ud800",
)


def inside(data: Any, rng: Rng, deep: int = 3) -> tuple[Any, Any]:
    """A place somewhere in a JSON value: the container and the key or index."""
    while True:
        key = rng.choice(list(data) if isinstance(data, dict) else range(len(data)))
        below = data[key]
        if not below or not isinstance(below, dict | list) or rng.random() < 1 / deep:
            return data, key
        data = below


def a_move(game: Json, rng: Rng) -> Json:
    move: Json = rng.choice(game["moves"])
    return move


def illegal_move(game: Json, rng: Rng) -> None:
    a_move(game, rng).update(move="PlaceHouse", colour="blue", cell=[rng.randint(-9, 9), 50])


def another_move(game: Json, rng: Rng) -> None:
    game["moves"][rng.randrange(len(game["moves"]))] = dict(a_move(game, rng))


def move_twice(game: Json, rng: Rng) -> None:
    at = rng.randrange(len(game["moves"]))
    game["moves"].insert(at, dict(game["moves"][at]))


def move_missing(game: Json, rng: Rng) -> None:
    del game["moves"][rng.randrange(len(game["moves"]))]


def swapped_moves(game: Json, rng: Rng) -> None:
    moves = game["moves"]
    one, other = rng.sample(range(len(moves)), 2)
    moves[one], moves[other] = moves[other], moves[one]


def seat_too_many(game: Json, rng: Rng) -> None:
    game["players"] += rng.choice([1, 1, 3, 97]) * [dict(game["players"][0])]


def seat_too_few(game: Json, rng: Rng) -> None:
    game["players"].pop()


def nobody_there(game: Json, rng: Rng) -> None:
    game["players"].clear()


def seats_exchanged(game: Json, rng: Rng) -> None:
    game["players"].reverse()


def missing_card(game: Json, rng: Rng) -> None:
    at = rng.randrange(len(game["moves"]))
    move = rng.choice(["Exchange", "ScorePattern"])
    more = {"cell": [0, 0], "turn": rng.choice([0, 4])} if move == "ScorePattern" else {}
    game["moves"][at] = {
        "actor": at % 2,
        "card": rng.choice([0, -3, 37, 10**9]),
        **more,
        "move": move,
    }


def strange_actor(game: Json, rng: Rng) -> None:
    a_move(game, rng)["actor"] = rng.choice([-2, -1, 0, 1, 2, 7, 10**15])


def wrong_type(game: Json, rng: Rng) -> None:
    container, key = inside(game, rng)
    container[key] = rng.choice(ODD_VALUES)


def huge_number(game: Json, rng: Rng) -> None:
    container, key = inside(game, rng, deep=8)
    container[key] = rng.choice([1, -1]) * rng.choice([2**31, 2**53, 2**63, 10**18, 10**4000])


def missing_key(game: Json, rng: Rng) -> None:
    container, key = inside(game, rng)
    del container[key]


def unknown_key(game: Json, rng: Rng) -> None:
    key = rng.choice(["magic", "", "touched", "__class__", "snapshot", "k" * 100_000])
    value = rng.choice([1, 10**17, "9999-12-31", None, [], {}])
    rng.choice([game, game["options"], game["players"][0], *game["moves"][:1]])[key] = value


def other_options(game: Json, rng: Rng) -> None:
    """Another number, or what another game calls its ways."""
    options = game["options"]
    for key in rng.sample(list(options), min(2, len(options))):
        if type(options[key]) is bool:
            options[key] = not options[key]
        elif type(options[key]) is int:
            options[key] = rng.choice([-1, 0, 1, 2, 5, 99, 10**17])
        else:
            options[key] = rng.choice(["training", "master", "casper", [1, 1, 2], [10**9], ""])


def other_seed(game: Json, rng: Rng) -> None:
    game["seed"] = rng.choice([rng.randrange(100), -1, 2**53 - 1, 2**53, 1.0, -0.0])


def other_version(game: Json, rng: Rng) -> None:
    game[rng.choice(["rules_version", "format_version"])] = rng.choice([-1, 0, 1, 2, 10**12])


def other_format(game: Json, rng: Rng) -> None:
    keys = [
        "chess",
        "",
        "candy_hunters",
        "booo",
        "halloween",
        "rest_in_peace",
        "../../etc",
        "shelf",
    ]
    game[rng.choice(["game", "format"])] = rng.choice(keys)


def other_origin(game: Json, rng: Rng) -> None:
    """Nothing is drawn anew: whether that is lawful, only the rules know."""
    whence: Json = {"game": rng.choice(["a1", "", "x" * 41, "\n", 5]), "redrawn": None}
    whence["moves"] = rng.choice([0, 1, len(game["moves"]), len(game["moves"]) + 1, -1, "1"])
    game["origin"] = rng.choice([whence, whence, {**whence, "redrawn": -1}, {}, [], 0, "a1"])


def odd_mind(game: Json, rng: Rng) -> None:
    game["players"][0]["mind"] = rng.choice(["thrifty", "patient", "?", "x" * 41, "a\nb", 5, None])


def odd_name(game: Json, rng: Rng) -> None:
    names = [
        "",
        " ",
        "x" * 40,
        "x" * 41,
        "x" * 200_000,
        "\x00",
        "\u202e",
        "\u202eAnn",
        "a\nb",
        "\ud800",
    ]
    names += [
        "\u200b",
        "\ufdfa" * 40,
        "e\u0301" * 20,
        "\U0001f383" * 40,
        "%1 %n &A <b>",
        "Player 1",
        "٣",
    ]
    game["players"][0]["name"] = rng.choice(names)


def odd_look(game: Json, rng: Rng) -> None:
    looks = ["", "unknown", "../../etc/passwd", "<b>", "\u202e", "x" * 40, "x" * 41, "#ff0000", "0"]
    rng.choice(game["players"])[rng.choice(["figure", "colour"])] = rng.choice(looks)


def same_people(game: Json, rng: Rng) -> None:
    for player in game["players"]:
        player.update(game["players"][0])


def origins_of_origins(game: Json, rng: Rng) -> None:
    """Played on from a game that was itself played on, and so on."""
    for _ in range(rng.choice([1, 2, 99, 100, 101, 250, 400])):
        earlier = game.get("origin")
        game["origin"] = {"game": "a1", "moves": 0, "redrawn": None, "earlier": earlier}


MOVES_GONE_WRONG: tuple[GoWrong, ...] = (
    illegal_move,
    another_move,
    move_twice,
    move_missing,
    missing_card,
    strange_actor,
)
"""For games that have moves."""

GAMES_GONE_WRONG: tuple[GoWrong, ...] = (
    seat_too_many,
    seat_too_few,
    nobody_there,
    seats_exchanged,
    wrong_type,
    huge_number,
    missing_key,
    unknown_key,
    other_options,
    other_seed,
    other_version,
    other_format,
    other_origin,
    origins_of_origins,
    odd_mind,
    odd_name,
    odd_look,
    same_people,
)

HOPELESS: tuple[GoWrong, ...] = (illegal_move, missing_card, unknown_key, nobody_there)
"""What no luck can make a healthy game."""


def go_wrong(game: Json, rng: Rng) -> GoWrong:
    """Spoil that game, and say how."""
    ways = GAMES_GONE_WRONG + MOVES_GONE_WRONG if game["moves"] else GAMES_GONE_WRONG
    if len(game["moves"]) > 1:
        ways += (swapped_moves,)
    way = rng.choice(ways)
    way(game, rng)
    return way
