"""Setting the game up: the castle, the tokens, the ghost, the guests."""

from __future__ import annotations

import re
from typing import Any
from unicodedata import normalize

from halloween_table.engine.chance import SEEDS, Chance

from .castle import MIDDLE
from .position import GUESTS, ROUTES, Options, Phase, Position, Seeker, Share
from .tiles import TILES
from .tokens import SPECIAL_ROOMS, Tokens, tokens_by_lot, tokens_with

_TRAPDOORS = {
    Share.TWO_TRAPDOORS: 2,
    Share.NO_TRAPDOORS: 0,
    Share.THREE_TRAPDOORS: 3,
    Share.FOUR_TRAPDOORS: 4,
}
_FEWER = 3
_LETTERS = {
    Share.TWO_TRAPDOORS: "",
    Share.NO_TRAPDOORS: "-N",
    Share.THREE_TRAPDOORS: "-T",
    Share.FOUR_TRAPDOORS: "-F",
    Share.FEWER: "-L",
    Share.ANYWHERE: "-A",
}
"""What a castle's code says of its tokens; a chosen start is added when it is chosen."""
_CODE = re.compile(r"(?:[^\W\d_]+\s+)?([0-9]{1,16})(-[NTFLA])?(-R[1-4])?(-[1-4])?")
"""A castle's code, with or without a word for it, in any language."""
_WORDS = re.compile(r"[^\W\d_]+(?:[ \-’'.!?]+[^\W\d_]+)*[!?.]*")
"""Words that somebody has thought of, in any language: they are a code, too."""
_LOOK_ALIKE = str.maketrans("\u0422\u0410\u2013\u2011", "TA--")
"""What a Cyrillic keyboard and a careful word processor make of a code."""


def setup(options: Options, seats: int, seed: int) -> Position:
    if seats not in GUESTS:
        raise ValueError(f"{seats} seats (BO-S1)")
    if options.first not in range(seats):
        raise ValueError(f"seat {options.first} cannot be first (BO-S1)")
    if min(options.first_clock, options.step_clock, options.wait, options.hint) < 0:
        raise ValueError("a clock runs forwards (BO-1.9)")
    if options.route not in range(ROUTES + 1):
        raise ValueError(f"there is no route {options.route} (BO-S7)")
    if options.start not in range(len(MIDDLE) + 1):
        raise ValueError(f"there is no middle room {options.start} (BO-S5)")
    chance = Chance(seed)
    order, chance = chance.shuffled(TILES)
    tokens, chance = _tokens(options, chance)
    route, chance = chance.below(ROUTES)
    start, chance = chance.below(len(MIDDLE))
    return Position(
        options=options,
        castle=encode(seed, options),
        order=order,
        route=options.route - 1 if options.route else route,
        tokens=tokens,
        ghost=MIDDLE[options.start - 1 if options.start else start],
        stack=tuple(range(1, GUESTS[seats] + 1)),
        seekers=(Seeker(),) * seats,
        first=options.first,
        phase=Phase.START if options.choose_start else Phase.READY,
    )


def encode(seed: int, options: Options) -> str:
    """What a castle is called, so that others find the same (BO-P2)."""
    route = f"-R{options.route}" if options.route else ""
    start = f"-{options.start}" if options.start and not options.choose_start else ""
    return f"{seed}{_LETTERS[options.tokens]}{route}{start}"


def decode(code: str) -> tuple[int, dict[str, Any]] | None:
    """The seed and the options of the castle that is called so; None: nobody knows which. Words of
    one's own name a castle, too: always the same one, whatever its number is."""
    seed_of_words = _seed_of_words(code)
    if seed_of_words is not None:
        code = str(seed_of_words)
    found = _CODE.fullmatch(code.strip().upper().translate(_LOOK_ALIKE))
    if found is None or int(found[1]) >= SEEDS:
        return None
    seed, letter, route, start = found.groups(default="")
    return int(seed), {
        "tokens": next(share for share, said in _LETTERS.items() if said == letter),
        "route": int(route[-1:] or 0),
        "choose_start": False,
        "start": int(start[-1:] or 0),
    }


def _seed_of_words(code: str) -> int | None:
    """Which castle is called so: capitals, spaces and signs between words make no difference."""
    said = normalize("NFKC", code).strip().casefold()
    if _WORDS.fullmatch(said) is None:
        return None
    from hashlib import sha256  # it loads a library of ciphers, three megabytes large

    letters = "".join(filter(str.isalpha, said)).encode()
    return int.from_bytes(sha256(letters).digest()[:4], "big")


def _tokens(options: Options, chance: Chance) -> tuple[Tokens, Chance]:
    if options.tokens in _TRAPDOORS:
        return tokens_with(_TRAPDOORS[options.tokens]), chance
    anywhere = options.tokens is Share.ANYWHERE
    count = len(SPECIAL_ROOMS) if anywhere else _FEWER
    return tokens_by_lot(chance, trapdoors=2, count=count, anywhere=anywhere)
