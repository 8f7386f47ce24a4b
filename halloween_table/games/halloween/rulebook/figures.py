"""The rulebook's figures: moments of the game laid out by its own arrangement, and cut out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.palette import AMBER
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark

from ..rules.bonuses import BONUSES, OF_EACH
from ..rules.pending import Die
from ..rules.position import Position
from ..rules.powers import CARDS
from ..rules.town import DIE, HAUNTING, LEVELS, UPGRADE_COST, Action, Building, Level
from ..table import ids, pictures
from ..table.legend import legend
from ..table.rects import centred
from ..words.legend import LegendWords
from . import moments
from .panels import LAYOUT, Panel, arrow, cut_out, drawn, laid_out, numbered, shifted, shown
from .powers import SHEET, sheet_figure

_ACROSS = 5
"""So many cards are in a row of a sheet."""


def figure(name: str) -> Arrangement:
    """The small table a figure shows."""
    return _FIGURES[name]()


def _building(whole: Arrangement, building: Building) -> Panel:
    return cut_out(whole, LAYOUT.town.building(building).inset(-2))


# ---- the table ----------------------------------------------------------------------------------


def _table() -> Arrangement:
    position = moments.midnight()
    school, person = LAYOUT.town.building(Building.SCHOOL), LAYOUT.near_board(position).person
    cards, rest = LAYOUT.market.cards, LAYOUT.near_board(position).rest(0)
    spots = (
        Rect(school.x + 210, school.y + 160, 0, 0),
        Rect(cards.x + cards.w / 2, cards.y + cards.h / 2, 0, 0),
        Rect(LAYOUT.market.stack.x - 4, LAYOUT.market.supplies.y + 4, 0, 0),
        Rect(rest.x + rest.w * 0.72, rest.y + rest.h / 2, 0, 0),
        Rect(person.x + person.w / 2, person.y + person.h / 2, 0, 0),
        Rect(LAYOUT.tray.area.x + LAYOUT.tray.area.w - 34, LAYOUT.tray.area.y + 24, 0, 0),
        LAYOUT.far_board(position, 1, near=position.decider).name,
    )
    return shown((numbered(laid_out(position), Rect(0, 0, *LAYOUT.size), spots, 50),))


def _levels() -> Arrangement:
    """What belongs to each level, one below the other."""
    return shown([_level(level) for level in LEVELS])


def _level(level: Level) -> Panel:
    width, marks = 92.0, []
    line = partial(Words, size=24, colour=pictures.LIGHT[level], bold=True, align="centre")
    marks.append(Mark("level", Rect(0, 0, width, 30), (line(str(int(level))),)))
    marks.append(Mark("ghost", Rect(16, 32, 60, 80), pictures.ghost(level)))
    marks.append(Mark("die", Rect(16, 120, 60, 60), pictures.die(Die(level, DIE[level]), 60)))
    if level in UPGRADE_COST:
        price = (
            Art("halloween/scare", Rect(0, 0.16, 0.46, 0.68)),
            Words(str(UPGRADE_COST[level]), Rect(0.54, 0, 0.46, 1), 26, bold=True),
        )
        marks.append(Mark("price", Rect(14, 186, 68, 40), price))
    space = pictures.space(level, HAUNTING[level])
    marks.append(Mark("space", Rect(21, 232, 50, 50), space))
    return Panel(width, 284, marks=tuple(marks))


def _one_building() -> Arrangement:
    position = moments.midnight()
    at = Building.TOWN_HALL
    ghosts = [LAYOUT.ghost(position, ghost) for ghost in _crowd(position, at)]
    spots = (
        LAYOUT.town.bonus(at)._replace(w=0),
        LAYOUT.town.space(at, Level.RED)._replace(h=0),
        LAYOUT.town.space(at, Level.GREEN)._replace(h=0),
        ghosts[0]._replace(h=0),
    )
    return shown((numbered(laid_out(position), LAYOUT.town.building(at).inset(-2), spots, 26),))


def _crowd(position: Position, building: Building) -> list[int]:
    return [ghost for ghost, where in enumerate(position.ghosts) if where == building]


# ---- a turn -------------------------------------------------------------------------------------


def _section() -> Arrangement:
    position = moments.midnight()
    board = LAYOUT.near_board(position)
    head = board.head(0)
    spots = (
        Rect(head.x + 170, head.y + 20, 0, 0),
        board.action(0, Action.SUMMON)._replace(h=0),
        board.action(0, Action.SCARE)._replace(h=0),
        board.rest(0)._replace(h=0),
    )
    return shown((numbered(laid_out(position), board.section(0).inset(-2), spots),))


def _token(level: Level) -> Panel:
    return drawn("token", (Art(pictures.token_asset(level)),), 56, 56)


def _summon() -> Arrangement:
    before, after = (_building(laid_out(moment), Building.CHURCH) for moment in moments.summoning())
    return shown((before, arrow(), after), (_token(Level.GREEN),))


def _scare() -> Arrangement:
    ghost = drawn("ghost", pictures.ghost(Level.YELLOW), 72, 96)
    scares = [drawn(f"scare:{at}", (Art("halloween/scare"),), 56, 56) for at in range(3)]
    return shown((ghost, arrow(), *scares))


def _upgrade() -> Arrangement:
    before, after = map(laid_out, moments.upgrading())
    head = LAYOUT.near_board(moments.upgrading()[0]).head(0)
    return shown(
        (_building(before, Building.SCHOOL), arrow(), _building(after, Building.SCHOOL)),
        (cut_out(before, head, head), _token(Level.GREEN), cut_out(after, head, head)),
    )


def _move() -> Arrangement:
    """A ghost in its building, and where it would go."""
    position = moments.moment({Building.HOSPITAL: "bg", Building.POLICE: "b"})
    ghost = moments.ghost_in(position, Building.HOSPITAL, Level.GREEN)
    after = evolve(
        position,
        ghosts=tuple(
            Building.POLICE if at == ghost else where for at, where in enumerate(position.ghosts)
        ),
    )
    start, goal = LAYOUT.ghost(position, ghost), LAYOUT.ghost(after, ghost)
    first, last = LAYOUT.town.building(Building.HOSPITAL), LAYOUT.town.building(Building.POLICE)
    cut = Rect(first.x, first.y, last.x + last.w - first.x, first.h).inset(-2)
    spot = Mark("goal", goal, (Shape(line=AMBER, radius=12, width=3, dashed=True),), above=True)
    way = Rect(start.x + start.w, goal.y, goal.x - start.x - start.w, goal.h)
    words = Words("→", size=44, colour=AMBER, bold=True, align="centre")
    arrow = Mark("arrow", centred(way, 60, 60), (words,), above=True)
    marks = [shifted(mark, -cut.x, -cut.y) for mark in (spot, arrow)]
    return shown((cut_out(laid_out(position), cut).with_marks(*marks),))


def _fight() -> Arrangement:
    before, after = moments.fighting(4, 3)
    rolled = after.rolled
    assert rolled is not None
    assert rolled.against is not None
    dice = [
        drawn(f"die:{at}", pictures.die(die, 64), 64, 64)
        for at, die in enumerate((rolled.dice[0], rolled.against))
    ]
    versus = drawn("versus", (Words(":", size=36, bold=True, align="centre"),), 20, 50)
    first, last = (_building(laid_out(moment), Building.CINEMA) for moment in (before, after))
    return shown(
        (first, arrow(), last),
        (dice[0], versus, dice[1], arrow(), _token(Level.YELLOW)),
    )


def _haunt() -> Arrangement:
    before, after = (
        _building(laid_out(moment), Building.TOWN_HALL) for moment in moments.haunting()
    )
    return shown((before, arrow(), after))


def _rest() -> Arrangement:
    before, rested = moments.resting()
    after = evolve(rested, done=())
    cut = LAYOUT.near_board(before).section(0).inset(-2)
    return shown((cut_out(laid_out(before), cut), arrow(), cut_out(laid_out(after), cut)))


def _example(step: int) -> Arrangement:
    """The Church, what its player has, and the levels of the sections."""
    position = moments.example()[step]
    whole = laid_out(position)
    board = LAYOUT.near_board(position)
    sums, last = board.sum(0), board.tokens(Level.RED)
    mine = Rect(sums.x, sums.y, last.x + last.w - sums.x, last.y + last.h - sums.y).inset(-2)
    heads = [board.head(at) for at in range(3)]
    row = Rect(heads[0].x, heads[0].y, heads[2].x + heads[2].w - heads[0].x, heads[0].h)
    return shown(
        (_building(whole, Building.CHURCH), cut_out(whole, mine)),
        (cut_out(whole, row.inset(-2), *heads),),
    )


# ---- bonus tokens and cards ---------------------------------------------------------------------


def _slots() -> Arrangement:
    position = moments.with_bonuses()
    board = LAYOUT.near_board(position)
    first, last = board.slot(0), board.slot(2)
    cut = Rect(first.x, first.y, last.x + last.w - first.x, first.h).inset(-2)
    return shown((cut_out(laid_out(position), cut),))


def _bonuses() -> Arrangement:
    kinds = [
        drawn(f"bonus:{at}", pictures.bonus(at * OF_EACH), 72, 72) for at in range(len(BONUSES))
    ]
    return shown(kinds[:6], kinds[6:])


def _cards() -> Arrangement:
    """A grey card and a coloured one, of those in use."""
    position = moments.moment({Building.POLICE: "bbb"})
    grey = next(card for card in position.cards if CARDS[card].grey)
    coloured = next(card for card in position.cards if not CARDS[card].grey)
    return shown(_card_panels(position, [grey, coloured]))


def _sheet(first: int) -> Arrangement:
    """Cards side by side, as many as a sheet has."""
    position = moments.moment({Building.POLICE: "bbb"})
    panels = _card_panels(position, range(first, first + SHEET))
    return shown(*(panels[at : at + _ACROSS] for at in range(0, SHEET, _ACROSS)))


def _card_panels(position: Position, numbers: Sequence[int]) -> list[Panel]:
    """Each of these cards alone; there may be more than would lie on the table."""
    marks = {mark.id: mark for mark in laid_out(evolve(position, cards=tuple(numbers))).marks}
    return [_with_tag(marks[ids.Card(number)], marks[ids.Tag(number)]) for number in numbers]


def _with_tag(card: Mark, tag: Mark) -> Panel:
    printed = drawn(card.id, card.picture, card.rect.w, card.rect.h)
    return printed.with_marks(shifted(tag, -card.rect.x, -card.rect.y))


def _signs() -> Arrangement:
    """The legend, larger than beside the tray."""
    size = Rect(0, 0, 430, 190)
    explained = legend(LegendWords(), size)
    return shown((drawn("signs", explained.picture, size.w, size.h),))


# ---- other ways to play -------------------------------------------------------------------------


def _common() -> Arrangement:
    return shown((_building(laid_out(moments.crowded()), Building.CHURCH),))


def _master() -> Arrangement:
    return shown((cut_out(laid_out(moments.in_master()), LAYOUT.near.inset(-2)),))


def _buttons() -> Arrangement:
    _, after = moments.fighting(4, 3)
    return shown((cut_out(laid_out(after), LAYOUT.tray.area.inset(-2)),))


_FIGURES: dict[str, Callable[[], Arrangement]] = {
    "table": _table,
    "levels": _levels,
    "building": _one_building,
    "section": _section,
    "summon": _summon,
    "scare": _scare,
    "upgrade": _upgrade,
    "move": _move,
    "fight": _fight,
    "haunt": _haunt,
    "rest": _rest,
    **{f"example-{step + 1}": partial(_example, step) for step in range(4)},
    "slots": _slots,
    "bonuses": _bonuses,
    "cards": _cards,
    **{sheet_figure(first): partial(_sheet, first) for first in range(1, len(CARDS), SHEET)},
    "common": _common,
    "master": _master,
    "buttons": _buttons,
    "signs": _signs,
}
FIGURES = tuple(_FIGURES)
