"""Halloween at a glance: what the tray says, who fights whom, what a card costs, and how full the
boards of the others are, in a small window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

import translations
from halloween_table.app.parts.language import LANGUAGES
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM, Arrangement, Prompt
from halloween_table.contract.kept import Kept
from halloween_table.contract.palette import seat_colour
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark
from halloween_table.engine.record import Player
from halloween_table.games.halloween.rules.bonuses import BONUSES, OF_EACH
from halloween_table.games.halloween.rules.claims import POINTS, price_of
from halloween_table.games.halloween.rules.pending import NOBODY, Asked, Fetching, Throwing
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import IN_USE
from halloween_table.games.halloween.rules.town import ACTIONS, Action, Building
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.far_board import STATS
from halloween_table.games.halloween.table.layout import Layout
from halloween_table.games.halloween.table.town_marks import TownMarks
from halloween_table.games.halloween.table.tray import Tray
from halloween_table.games.halloween.words.names import Names
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.tray import TrayWords
from halloween_table.table.look.painter import fitted
from tests.games.halloween.doing import ghost, play
from tests.games.halloween.drawing import lord, town
from tests.games.halloween.wandering import ASKING, GAME, made_up, wander

from ..fitting import arrangement_misfits, inside, overlap, settle
from ..haunting import KEY, laid, sit_in_town
from ..letters import in_wide_letters
from ..playing import PLAYERS, show_position, sit_down
from ..towns import crowded

SMALL = (1024, 700)
LAYOUT = Layout.of(ROOM)
READABLE = 9
"""Pixels: the least that anybody should have to read."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations, in case nobody compiled them yet."""
    translations.release()


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    window.resize(*SMALL)
    page = sit_down(window, key=KEY, seats=4)
    settle()
    return page


def arranged(page: TablePage, position: Position) -> Arrangement:
    """As whoever decides sees it."""
    kit, players = page.source.kit, page.source.players[: len(position.lords)]
    view = kit.game.view(position, position.decider)
    arrangement: Arrangement = kit.arranger.arrange(view, position.decider, players, ROOM)
    return arrangement


def mark(arrangement: Arrangement, id_: str) -> Mark | None:
    return next((mark for mark in arrangement.marks if mark.id == id_), None)


# ---- the tray -----------------------------------------------------------------------------------


def decisions() -> Iterator[Position]:
    """Whatever the tray can tell: a moment of each kind and about each card, in the last round and
    before it; and every bonus, where it lies or drawn."""
    found: dict[object, Position] = {}
    for seed in range(24):
        choice = Random(seed)
        wanted = [ASKING[(4 * seed + at) % len(ASKING)] for at in range(4)]
        for moment in islice(wander(made_up(choice, 2 + seed % 3, wanted=wanted), choice), 60):
            position = moment.position
            top = position.pending[-1] if position.pending else None
            about = [getattr(top, name, None) for name in ("action", "by", "card", "powers")]
            found.setdefault((type(top), *about, bool(position.done)), position)
    turn = crowded()
    for kind in range(len(BONUSES)):
        for building in (NOBODY, Building.CHURCH):
            fetched = Fetching(0, kind * OF_EACH, building)
            found[fetched] = evolve(turn, pending=(fetched,))
    found["all upgrades"] = play(turn, "act 1 upgrade")
    for position in found.values():
        yield evolve(position, ending=False)
        yield evolve(position, ending=True)


@in_wide_letters
def test_everything_in_the_tray_can_be_read_in_every_language(
    page: TablePage, preferences: Preferences
) -> None:
    scale, faults = page.view.table.scale, set()
    every = list(decisions())
    for language in LANGUAGES:
        preferences.language = language
        assert (TrayWords(Names()).end_caption() == "End turn") is (language == "en")
        for position in every:
            tray = tray_of(position, laid(page))
            found = arrangement_misfits(tray, scale, READABLE, frozenset())
            faults |= {f"{language}: {fault}" for fault in found}
    assert faults == set()


def tray_of(position: Position, layout: Layout = LAYOUT) -> Arrangement:
    """The tray alone, as whoever decides sees it."""
    view = GAME.view(position, position.decider)
    tray, moves = Tray(TableWords(), layout), tuple(GAME.moves(view, position.decider))
    marks = tuple(tray.marks(view, view.decider, PLAYERS[: len(position.lords)]))
    return Arrangement(tuple(tray.buttons(view, moves)), (), marks, Prompt("", ""))


def test_nothing_in_the_tray_lies_on_anything_else() -> None:
    for position in decisions():
        tray = tray_of(position)
        spots = [place.rect for place in tray.places]
        for found in (mark(tray, id_) for id_ in (ids.TOLD, ids.TOLD_MORE, "roll", "last_round")):
            if found is not None:
                spots += [found.rect.within(layer.rect) for layer in found.picture if _told(layer)]
        for at, spot in enumerate(spots):
            assert inside(spot, LAYOUT.tray.area), position.pending
            assert not any(overlap(spot, other) for other in spots[at + 1 :]), position.pending


def _told(layer: object) -> bool:
    return isinstance(layer, Words) and bool(layer.text)


def test_what_upgrades_cost_is_said_as_well(page: TablePage) -> None:
    """Pictures say it to the eye, the name of the picture to whoever listens."""
    told = mark(arranged(page, play(crowded(), "act 1 upgrade")), ids.TOLD_MORE)
    assert told is not None
    lines = ["blue → green: 2", "green → yellow: 3", "yellow → orange: 4", "orange → red: 5"]
    assert told.name.splitlines() == told.tooltip.splitlines() == lines
    shown = [layer.text for layer in told.picture if isinstance(layer, Words)]
    assert shown == [part for cost in "2345" for part in ("→", cost)]


# ---- a fight ------------------------------------------------------------------------------------

FIGHT = town("Church: bg | School: bbg", lord("2 2 2", bonuses="higher_die"), seats=4)
SISTER = town("Church: bg | School: bbg", lord("2 2 2", cards=(32,)), seats=4)


@pytest.mark.parametrize(
    ("before", "due"), [(FIGHT, Throwing), (SISTER, Asked)], ids=["roll", "question"]
)
def test_everybody_sees_who_fights_whom(page: TablePage, before: Position, due: type) -> None:
    position = play(before, "1: fight green blue Church")
    assert isinstance(position.pending[-1], due)
    show_position(page, position)
    arrangement = page.view.table.arrangement
    pieces = {piece.id: piece for piece in arrangement.pieces}
    signs, frames = [], []
    for id_, colour in (("attacker", "green"), ("attacked", "blue")):
        found = mark(arrangement, id_)
        assert found is not None
        assert found.above
        assert inside(pieces[ids.Ghost(ghost(position, colour, "Church"))].rect, found.rect)
        assert f"{colour} ghost, Church" in found.name
        signs += [layer.asset for layer in found.picture if isinstance(layer, Art)]
        frames += [layer.line for layer in found.picture if isinstance(layer, Shape)]
    assert signs == ["halloween/sword", "halloween/shield"]
    assert frames[: len(frames) // 2] != frames[len(frames) // 2 :]


def test_nobody_is_marked_without_a_fight(page: TablePage) -> None:
    for position in (FIGHT, play(FIGHT, "act 1 fight"), play(FIGHT, "act 1 scare")):
        arrangement = arranged(page, position)
        assert mark(arrangement, "attacker") is mark(arrangement, "attacked") is None


# ---- what a card costs --------------------------------------------------------------------------


def price(arrangement: Arrangement, card: int) -> tuple[int, int]:
    """How many dots there are on the tag of a card, and how many signs between them; behind them
    stands what a claim is worth."""
    found = mark(arrangement, ids.Tag(card))
    if found is None:
        return 0, 0
    assert found.above, "nothing that lights up hides a price"
    whole = mark(arrangement, ids.Card(card))
    assert whole is not None
    assert inside(found.rect, whole.rect)
    _, *dots = [layer for layer in found.picture if isinstance(layer, Shape)]
    signs = [layer.asset for layer in found.picture if isinstance(layer, Art)]
    (worth,) = [layer for layer in found.picture if isinstance(layer, Words)]
    assert (signs.pop(), worth.text) == ("halloween/point", str(POINTS))
    assert set(signs) <= {"halloween/unequal"}
    assert all(layer.rect.x < worth.rect.x for layer in found.picture[1:-1])
    return len(dots), len(signs)


def test_a_price_of_different_tokens_says_that_they_differ(page: TablePage) -> None:
    arrangement = arranged(page, town("School: b", lord(tokens="bbb")))
    shown = {card: price(arrangement, card) for card in CARDS if mark(arrangement, ids.Card(card))}
    assert {CARDS[card].grey for card in shown} == {True, False}
    for card, found in shown.items():
        assert found == ((3, 0) if CARDS[card].grey else (3, 2)), card


def test_every_card_can_be_read_in_every_language(
    page: TablePage, preferences: Preferences
) -> None:
    check_cards(page, preferences, READABLE)


@in_wide_letters
def test_every_card_can_be_read_in_wide_letters(page: TablePage, preferences: Preferences) -> None:
    """Which may be lower by a pixel."""
    check_cards(page, preferences, READABLE - 1)


def check_cards(page: TablePage, preferences: Preferences, readable: int) -> None:
    scale, faults, numbers = page.view.table.scale, set(), sorted(CARDS)
    for language in LANGUAGES:
        preferences.language = language
        for first in range(0, len(numbers), IN_USE):
            position = evolve(town("School: b"), cards=tuple(numbers[first : first + IN_USE]))
            drawn, players = (
                TownMarks(TableWords(), Kept(), laid(page)),
                PLAYERS[: len(position.lords)],
            )
            marks = drawn.all(position, position.decider, players)
            cards = Arrangement((), (), tuple(marks), Prompt("", ""))
            found = arrangement_misfits(cards, scale, readable, frozenset())
            faults |= {f"{language}: {fault}" for fault in found}
    assert faults == set()


def printed_on(card: Mark) -> list[Rect]:
    """Pictures and words, but not the grounds in the colours of those who are on it."""
    return [card.rect.within(layer.rect) for layer in card.picture if not isinstance(layer, Shape)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_bears_the_colours_of_those_who_are_on_it(page: TablePage, seats: int) -> None:
    """Beside its picture those of everybody, behind its name one's own."""
    lords = [lord(), *(lord(cards=(5,)) for _ in range(seats - 1))]
    claimed = arranged(page, town("School: b", *lords, in_use=(5,), seats=seats))
    mine = arranged(page, town("School: b", lord(cards=(5,)), in_use=(5,), seats=seats))
    for arrangement, owners in ((claimed, PLAYERS[1:seats]), (mine, PLAYERS[:1])):
        found = mark(arrangement, ids.Card(5))
        assert found is not None
        tints = {seat_colour(player.colour).tint[1:] for player in owners}
        grounds = [layer for layer in found.picture[1:] if isinstance(layer, Shape)]
        assert {ground.fill[3:] for ground in grounds} == tints
        name = next(layer for layer in found.picture if isinstance(layer, Words))
        behind = [ground for ground in grounds if overlap(ground.rect, name.rect)]
        assert len(behind) == (arrangement is mine)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discs_on_a_card_hide_nothing_that_is_printed_on_it(page: TablePage, seats: int) -> None:
    every = tuple(sorted(CARDS)[:4])
    lords = (lord(cards=every, tokens="bbbgy") for _ in range(seats))
    arrangement = arranged(page, town("School: b", *lords))
    for card in every:
        found = mark(arrangement, ids.Card(card))
        assert found is not None
        discs = [piece.rect for piece in arrangement.pieces if piece.place == ids.Card(card)]
        printed = printed_on(found)
        assert len(discs) == seats
        for at, disc in enumerate(discs):
            assert inside(disc, found.rect)
            assert not any(overlap(disc, other) for other in (*discs[at + 1 :], *printed))


@pytest.mark.parametrize("card", [5, 47], ids=["grey", "coloured"])
def test_tokens_that_would_be_paid_lie_where_the_price_was(page: TablePage, card: int) -> None:
    others = (lord(cards=(card,)) for _ in range(3))
    before = town("School: b", lord(tokens="bbgyr"), *others)
    arrangement = arranged(page, play(before, f"claim {card}"))
    found = mark(arrangement, ids.Card(card))
    assert found is not None
    tokens = [each for each in arrangement.marks if each.id.startswith("price:")]
    assert len(tokens) == price_of(before, 0, card).tokens
    printed = printed_on(found)
    assert price(arrangement, card) == (0, 0)
    assert price(arranged(page, before), card)[0] == len(tokens)
    printed += [piece.rect for piece in arrangement.pieces if piece.place == ids.Card(card)]
    for token in tokens:
        assert inside(token.rect, found.rect)
        assert not any(overlap(token.rect, other) for other in printed)


# ---- the near board -----------------------------------------------------------------------------

FRAME = 6
"""Scene units: the widest that the table draws around a place."""


@pytest.mark.parametrize("mode", ["standard", "master"])
@in_wide_letters
def test_a_frame_around_an_action_space_or_a_card_touches_no_letter(
    page: TablePage, preferences: Preferences, mode: str
) -> None:
    position, scale, faults = town("School: bb", mode=mode), page.view.table.scale, set()
    for language in LANGUAGES:
        preferences.language = language
        arrangement = arranged(page, position)
        faults |= set(arrangement_misfits(arrangement, scale, READABLE, frozenset()))
        framed = [
            place.rect.inset(FRAME)
            for place in arrangement.places
            if place.id.startswith(("action:", "card:"))
        ]
        for found in arrangement.marks:
            if found.id.startswith(("ground:", "card:")):
                for words in (layer for layer in found.picture if isinstance(layer, Words)):
                    rect = found.rect.within(words.rect)
                    around = [frame for frame in framed if overlap(frame, rect)]
                    assert all(inside(rect, frame) for frame in around), words.text
    assert faults == set()


def dimmed(arrangement: Arrangement) -> str:
    """The sections of the near board that cannot be used."""
    return " ".join(
        str(int(found.id.removeprefix("step/idle:")) + 1)
        for found in arrangement.marks
        if found.id.startswith("step/idle:")
    )


BUSY = town(
    "School: bb | Church: bg",
    lord("1 1 2", scares=9, tokens="bbb", bonuses="rest move", discs="scare@1 move@1 fight@2"),
    lord(cards=(5,), discs="haunt@2"),
    lord(),
    in_use=(5,),
)


@pytest.mark.parametrize(
    ("moves", "dim"),
    [
        ((), ""),
        (("act 1 summon",), "2 3"),
        (("act 3 fight",), "1 2"),
        (("use move",), "1 2 3"),
        (("use rest",), "3"),
        (("1: upgrade blue School",), "3"),
        (("claim 5",), "3"),
        (("claim 5", "pay"), ""),
    ],
    ids=["turn", "an action", "another", "a bonus", "a rest", "a lift", "a claim", "a reward"],
)
def test_sections_that_cannot_be_used_now_are_dim(
    page: TablePage, moves: tuple[str, ...], dim: str
) -> None:
    arrangement = arranged(page, play(BUSY, *moves))
    assert dimmed(arrangement) == dim
    assert all(place.tooltip for place in arrangement.places if place.id.startswith("section:"))


def test_a_section_that_is_done_is_bright_where_it_can_be_chosen(page: TablePage) -> None:
    position = play(BUSY, "2: scare blue")

    def fill(shown: Position) -> str:
        found = mark(arranged(page, shown), ids.Done(1))
        assert found is not None
        ground = found.picture[0]
        assert isinstance(ground, Shape)
        return ground.fill

    assert fill(position)
    assert fill(play(position, "act 1 summon"))
    assert not fill(play(position, "1: upgrade blue School"))


def section_tips(arrangement: Arrangement) -> list[str]:
    """The first lines of what is said about the sections, and about their spheres."""
    places = [place for place in arrangement.places if place.id.startswith("section:")]
    spheres = [piece for piece in arrangement.pieces if piece.id.startswith("sphere:")]
    firsts = [place.tooltip.splitlines()[0] for place in places]
    assert firsts == [sphere.tooltip.splitlines()[0] for sphere in spheres]
    return firsts


def test_a_section_says_first_how_many_discs_come_back(page: TablePage) -> None:
    rewarded = section_tips(arranged(page, play(BUSY, "claim 5", "pay")))
    assert [tip.rstrip("s") for tip in rewarded] == [
        "Section 1: take back 0 disc",
        "Section 2: take back 1 disc",
        "Section 3: take back 0 disc",
    ]
    resting = section_tips(arranged(page, play(BUSY, "use rest")))
    assert resting[0] == "Section 1: take back 2 discs"
    assert resting[2] == "Section 3, level: green", "nothing lies there"
    lifting = section_tips(arranged(page, play(BUSY, "1: upgrade blue School")))
    assert lifting[1] == "Section 2, level: blue"


@pytest.mark.parametrize(("mode", "said"), [("standard", "may be"), ("master", "must be")])
def test_an_upgrade_says_whether_a_section_has_to_be_lifted(
    page: TablePage, mode: str, said: str
) -> None:  # HA-7.7
    arrangement = arranged(page, town("School: bb", mode=mode))
    upgrades = [place for place in arrangement.places if place.id.endswith(f":{Action.UPGRADE:d}")]
    tips = [place.tooltip for place in upgrades if place.id.startswith("action:")]
    assert tips
    assert all(f"{said} lifted" in tip for tip in tips)


# ---- the boards of the others -------------------------------------------------------------------

LONG = tuple(
    Player(name, player.figure, player.colour)
    for name, player in zip(
        (
            "Przemysława Brzęczyszczykiewicz-Chrząszc",
            "Кшиштоф-Максиміліан Нескоромний-Половець",
            "Bartolomeo della Misericordia Montefeltr",
            "Найпереконструйовувальнішенькийпривиддзя",
        ),
        PLAYERS,
        strict=True,
    )
)


@pytest.mark.parametrize("mode", ["standard", "master"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_far_board_shows_how_full_its_sections_are(
    page: TablePage, seats: int, mode: str
) -> None:
    """Its discs are as large as the row lets them be, and lie in their section."""
    discs = "all@1 move@2"
    position = town("School: bb", lord(), lord(discs=discs), seats=seats, mode=mode)
    board = LAYOUT.far_board(position, 1, position.decider)
    pieces = {piece.id: piece for piece in arranged(page, position).pieces}
    for at, section in enumerate(position.lords[1].sections):
        cell = board.section(at)
        assert inside(cell, board.rect)
        for action in ACTIONS:
            assert inside(board.dot(at, action), cell)
            for disc in section.discs[action]:
                assert inside(pieces[ids.Disc(1, disc)].rect, board.rect)
        spots = [board.level(at), *(board.dot(at, action) for action in ACTIONS)]
        for number, spot in enumerate(spots):
            assert not any(overlap(spot, other) for other in spots[number + 1 :])
        assert board.dot(at, 0).w * page.view.table.scale >= READABLE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_name_on_a_far_board_is_cut_rather_than_too_small(
    window: MainWindow, seats: int
) -> None:
    window.resize(*SMALL)
    page = sit_down(window, key=KEY, seats=seats, players=LONG[:seats])
    settle()
    arrangement, scale = page.view.table.arrangement, page.view.table.scale
    for seat in range(1, seats):
        board = mark(arrangement, f"lord:{seat}")
        (place,) = (place for place in arrangement.places if place.id == ids.Lord(seat))
        assert board is not None
        assert LONG[seat].name in place.tooltip
        name = next(layer for layer in board.picture if isinstance(layer, Words))
        assert name.text == LONG[seat].name
        target = QRectF(*Rect(0, 0, board.rect.w * scale, board.rect.h * scale).within(name.rect))
        font, text, flags = fitted(name, target, scale)
        assert LONG[seat].name.startswith(text.rstrip("…"))
        assert len(text) >= 15
        assert font.pixelSize() >= READABLE
        needed = QFontMetricsF(font).boundingRect(target, flags, text)
        assert needed.width() <= target.width() + 1


def test_all_is_there_on_far_boards_in_the_window(window: MainWindow) -> None:
    page = sit_in_town(window, crowded())
    settle()
    for seat in (1, 2, 3):
        position = page.source.position
        board = laid(page).far_board(position, seat, position.decider)
        cells = [board.stat(cell) for cell in STATS[:4]]
        cells += [board.tokens(level) for level in range(1, 6)]
        cells += [board.slot(at) for at in range(3)]
        cells += [board.section(at) for at in range(3)]
        cells.append(board.name)
        for number, cell in enumerate(cells):
            assert inside(cell, board.rect)
            assert not any(overlap(cell, other) for other in cells[number + 1 :])
