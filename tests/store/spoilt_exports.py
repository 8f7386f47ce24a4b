"""Exported games gone wrong, of all games and all versions of the format: they say something
impossible, in letters and numbers that no program writes, or something has been at the file itself."""

from __future__ import annotations

import base64
import gzip
import html
import json
import quopri
import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.store.exchange import MOST_MOVES, export_text
from halloween_table.store.files import LARGEST_FILE

from .mutations import TORN
from .sampling import Sample, exports
from .spoilt_games import HOPELESS, Json, Rng, go_wrong
from .support import CODEC, script

SHARES = (0.0, 0.5, 1.0)
"""How much of each sample has been played."""


class Spoilt(NamedTuple):
    """A file that should be an exported game."""

    data: bytes
    way: str
    """How it was spoilt."""
    hopeless: bool
    """Whether it cannot be a healthy game, not even by luck."""


@cache
def healthy_exports() -> tuple[str, ...]:
    """At the start, in the middle and at the end of every game, in every version of the format; and
    some with more people."""
    samples = (sample for version in range(1, FORMAT_VERSION + 1) for sample in exports(version))
    texts = [_played(sample, share) for sample in samples for share in SHARES]
    crowds = (script(seed, length=40, seats=2 + seed % 3).record for seed in range(3))
    return (*texts, *(export_text(record, CODEC) for record in crowds))


def _played(sample: Sample, share: float) -> str:
    game: Json = json.loads(sample.path.read_text(encoding="utf-8"))
    del game["moves"][round(len(game["moves"]) * share) :]
    if (origin := game.get("origin")) and origin["moves"] > len(game["moves"]):
        game["origin"] = None
    return _written(game)


def _written(game: Json) -> str:
    return json.dumps(game, indent=2, ensure_ascii=False) + "\n"


# ---- numbers, letters and lines -------------------------------------------------------------------

_NUMBER = re.compile(r"(?<=[ :])-?\d+(?=,?\n)")
_LETTERS = re.compile(r'(?<=")[^"\n]+(?=")')
_VALUE = re.compile(r'(?<=": )[^\[{\n]+?(?=,?\n)')
_PAIR = re.compile(r'\n *"[^"\n]+": [^\[{\n]+,(?=\n)')

ODD_NUMBERS = (
    *("NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1e-5", "1.0", "-0", "-0.0", "0.5"),
    *("012", "+1", "0x10", "1_000", "١", "1e", "-", "99999999999999999999", "-999999999999999999"),
    *("9" * 18, "9" * 19, "9" * 5_000, "1" + "0" * 1_000_000, "true", "null", '"1"', "[1]", "{}"),
)
ODD_LETTERS = (
    *(
        "\\u0000",
        "\\ud800",
        "\\udfff",
        "\\ud83c\\udf83",
        "\\uffff",
        "\\u202e",
        "\\u2066",
        "\\u2028",
    ),
    *("\x00", "\x01", "\t", "\x7f", "\x85", "\u202e", "\u061c", "\ufeff", "\u2029", "\U000e0041"),
    *(
        "\\",
        "\\x",
        "\\u12",
        '\\"',
        "\\n",
        "%1",
        "%n",
        "&",
        "<b>",
        "../..",
        "'; DROP TABLE games; --",
    ),
    *("a" * 40, "a" * 200_000, "\u0301" * 39, "\U0001f383" * 40, " ", "\u00a0", "\u200b"),
)
DEPTHS = (5, 90, 900, 980, 1_100, 3_000, 100_000, 900_000)


def odd_number(text: str, rng: Rng) -> str:
    return _one_of(_NUMBER, text, rng, lambda _: rng.choice(ODD_NUMBERS))


def odd_letters(text: str, rng: Rng) -> str:
    def between(word: str) -> str:
        at = rng.randint(0, len(word))
        return word[:at] + rng.choice(ODD_LETTERS) + word[at:]

    return _one_of(_LETTERS, text, rng, between)


def nested(text: str, rng: Rng) -> str:
    begin, end = rng.choice([("[", "]"), ('{"a":', "}"), ('{"earlier":', "}")])
    deep = min(rng.choice(DEPTHS), LARGEST_FILE // (len(begin) + len(end)) - len(text))
    inmost = "1" if ":" in begin else ""
    return _one_of(_VALUE, text, rng, lambda _: begin * deep + inmost + end * deep)


def key_twice(text: str, rng: Rng) -> str:
    return _one_of(_PAIR, text, rng, lambda pair: pair * 2)


def line_missing(text: str, rng: Rng) -> str:
    lines = text.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return "".join(lines)


def line_twice(text: str, rng: Rng) -> str:
    lines = text.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return "".join(lines)


def lines_exchanged(text: str, rng: Rng) -> str:
    lines = text.splitlines(keepends=True)
    one, other = rng.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def another_file(text: str, rng: Rng) -> str:
    """Its parts are from two files."""
    game: Json = json.loads(text)
    other: Json = json.loads(rng.choice(healthy_exports()))
    for part in rng.sample(sorted(game.keys() & other.keys()), rng.randint(1, 4)):
        game[part] = other[part]
    return _written(game)


def one_after_the_other(text: str, rng: Rng) -> str:
    return text + rng.choice(["", "\n", ","]) + rng.choice(healthy_exports())


def without_end(text: str, rng: Rng) -> str:
    """More moves than any game has, or just as many as are still played."""
    game: Json = json.loads(text)
    moves = game["moves"] or [{"actor": 0, "move": "Pass"}]
    most = rng.choice([MOST_MOVES - 1, MOST_MOVES, MOST_MOVES + 1, 67_631])
    game["moves"] = (moves * (most // len(moves) + 1))[:most]
    return json.dumps(game, separators=(",", ":"))


def hands_without_end(text: str, rng: Rng) -> str:
    """Lawful in a race: somebody raises a hand and lowers it, as often as a file may say so."""
    finished = next(sample for sample in exports(FORMAT_VERSION) if sample.game.key == "booo")
    game: Json = json.loads(finished.path.read_text(encoding="utf-8"))
    hands = [{"actor": 0, "move": move} for move in ("RaiseHand", "LowerHand")]
    game["moves"] = [{"actor": 0, "move": "TurnOver"}, *hands * rng.choice([500, 4_999, 5_000])]
    return json.dumps(game, separators=(",", ":"))


def _one_of(pattern: re.Pattern[str], text: str, rng: Rng, instead: Callable[[str], str]) -> str:
    """The text with something else in one of the places that look so."""
    found = rng.choice(list(pattern.finditer(text)))
    return text[: found.start()] + instead(found[0]) + text[found.end() :]


TEXTS_GONE_WRONG: tuple[Callable[[str, Rng], str], ...] = (
    odd_number,
    odd_letters,
    nested,
    key_twice,
    line_missing,
    line_twice,
    lines_exchanged,
    another_file,
    one_after_the_other,
)

# ---- what editors, mail programs and archives make of a file ----------------------------------------


def other_alphabet(text: str, rng: Rng) -> bytes:
    codes = ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "cp1251", "latin-1", "ascii")
    return text.encode(rng.choice(codes), "replace")


def with_marks(text: str, rng: Rng) -> bytes:
    """Byte order marks: one does no harm."""
    return b"\xef\xbb\xbf" * rng.choice([1, 2, 3]) + text.encode()


def packed(text: str, rng: Rng) -> bytes:
    pack = rng.choice([gzip.compress, base64.b64encode, base64.encodebytes, quopri.encodestring])
    return pack(text.encode())


def other_lines(text: str, rng: Rng) -> bytes:
    return text.replace("\n", rng.choice(["\r\n", "\r", "\x85", "\u2028", "\x00"])).encode()


def broken_lines(text: str, rng: Rng) -> bytes:
    """As a mail program does it, in the middle of a word if need be."""
    flat, wide = text.replace("\n", ""), rng.choice([20, 72, 76])
    return "\r\n".join(flat[at : at + wide] for at in range(0, len(flat), wide)).encode()


def beautified(text: str, rng: Rng) -> bytes:
    """By somebody who means well."""
    better: Callable[[str], str] = rng.choice(
        [html.escape, str.upper, str.title, lambda text: text.replace('"', "“")]
    )
    return better(text).encode()


def as_large_as_can_be(text: str, rng: Rng) -> bytes:
    size = LARGEST_FILE + rng.choice([-1, 0, 1, 100_000])
    return text.encode().ljust(size, rng.choice([b" ", b"\n", b"\0", b"["]))


FILES_GONE_WRONG: tuple[Callable[[str, Rng], bytes], ...] = (
    other_alphabet,
    with_marks,
    packed,
    other_lines,
    broken_lines,
    beautified,
    as_large_as_can_be,
)

# ---- all of it --------------------------------------------------------------------------------------


def spoilt_export(rng: Rng) -> Spoilt:
    """One of the healthy ones gone wrong."""
    text = rng.choice(healthy_exports())
    kind = rng.random()
    if kind < 0.4:
        game: Json = json.loads(text)
        wrong = go_wrong(game, rng)
        return Spoilt(json.dumps(game).encode(), wrong.__name__, wrong in HOPELESS)
    if kind < 0.65:
        rewrite = rng.choice(TEXTS_GONE_WRONG)
        return Spoilt(rewrite(text, rng).encode(), rewrite.__name__, False)
    if kind < 0.75:
        repack = rng.choice(FILES_GONE_WRONG)
        return Spoilt(repack(text, rng), repack.__name__, False)
    if kind < 0.755:  # each of them takes a while
        lengthen = rng.choice([without_end, without_end, hands_without_end])
        hopeless = lengthen is without_end
        return Spoilt(lengthen(text, rng).encode(), lengthen.__name__, hopeless)
    tear = rng.choice(TORN)
    return Spoilt(tear(text.encode(), rng), tear.__name__, False)
