"""Halloween: what cannot be done is explained where somebody tries it, with the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from attrs import evolve

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.kit import Rule
from halloween_table.engine.game import Refusal
from halloween_table.games.halloween.rules.bonuses import OF_EACH
from halloween_table.games.halloween.rules.pending import Blues
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import Building
from halloween_table.games.halloween.table import ids
from halloween_table.store.store import Store
from tests.games.halloween import doing
from tests.games.halloween.doing import play
from tests.games.halloween.drawing import KINDS, lord, town

from ..haunting import KEY, action, building, card, press_piece, press_place, tooltip
from ..playing import ADA, BO, Drop, kept, played, show_position, sit_down, wrong_drops_gone_wrong

SCHOOL, CHURCH, POLICE = Building.SCHOOL, Building.CHURCH, Building.POLICE
EVERYWHERE = "School:1 Church:1 Town Hall:1 Hospital:1 Police:1 Cinema:1"


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit_down(window, key=KEY, seats=3)


def drop(name: str, position: Position, piece: str, place: str, rule: str, reason: str) -> Drop:
    return Drop(name, lambda: position, piece, place, rule, reason)


def ghost(position: Position, colour: str, where: str) -> str:
    return ids.Ghost(doing.ghost(position, colour, where))


def stand(position: Position, colour: str, where: str, other_than: int = -1) -> str:
    return ids.Stand(doing.ghost(position, colour, where, other_than))


def bonus(kind: str) -> str:
    """The first token of that kind."""
    return ids.Bonus(KINDS.index(kind) * OF_EACH)


def without_discs(position: Position) -> Position:
    """The reserve is empty."""
    ada, *others = position.lords
    return evolve(position, lords=(evolve(ada, reserve=()), *others))


# ---- dropped ------------------------------------------------------------------------------------

TOP = ids.Disc(ADA, 11)
"""Of a full reserve."""
START = town()
HIGH = town("School: bg")
MOVED = town("School: b", lord(discs="move@1 move@2 move@3"))
BOARD = town("School: bb", lord("2 2 2", discs="scare@1"))
POOR = town("School: b", lord(tokens="bb", scares=1), in_use=(5,))
DULL = town("School: b", lord(tokens="bbb", cards=(5,)), in_use=(27,))
SUMMON = play(town("School: bb | Church: gg"), "act 1 summon")
CROWD = play(town("School: bb | Church: ggyyyy | Police: b", lord("3 3 3")), "act 1 summon")
SCARE = play(town("School: bg"), "act 1 scare")
UPGRADE = play(town("School: br | Church: bo | Cinema: ooooy", lord("5 5 5")), "act 1 upgrade")
CHEAP = play(town("School: bg", lord("2 2 2", scares=2)), "act 1 upgrade")
MOVE = play(town("School: b | Church: bbggyy | Hospital: gg"), "act 1 move")
FIGHT = play(town("School: bbg | Church: by", lord("2 2 2")), "act 1 fight")
MASTER = play(town("School: bgy", lord("3 3 3 3"), mode="master"), "act 1 fight")
HAUNT = play(
    town(
        "School: bgy | Church: b | Police: g",
        lord("2 2 2", pumpkins="Police:b"),
        lord(pumpkins="School:b"),
    ),
    "act 1 haunt",
)
PAIR = play(
    town("School: bg | Church: b", lord("2 2 2", common="School:y"), seats=2), "act 1 haunt"
)
FETCHING = play(
    town("School: b | Church: +reroll", lord(bonuses="disc one_point")),
    "1: move blue School Church",
)
BONUS = town("School: b | Church: +two_scares", lord(bonuses="reroll"))

DROPS = [
    # Discs
    drop("an occupied space", BOARD, ids.Disc(ADA, 10), action(1, "scare"), "HA-1.4", "occupied"),
    drop("a section that is done", town(done=(2,)), TOP, action(2, "move"), "HA-1.1", "section_done"),
    drop("a disc in town", START, TOP, building("Church"), "HA-1.1", "disc_target"),
    drop("a disc on a head", START, TOP, ids.Section(ADA, 0), "HA-1.1", "disc_target"),
    drop("no pair", town("School: b | Church: b"), TOP, action(1, "summon"), "HA-1.2", "no_pair_anywhere"),
    drop("high pairs", town("School: b | Church: gg"), TOP, action(1, "summon"), "HA-1.3", "pairs_too_high"),
    drop("nobody to fight", START, TOP, action(1, "fight"), "HA-2.5", "nobody_to_fight"),
    drop("no scares", POOR, TOP, action(1, "upgrade"), "HA-2.3", "too_few_scares"),
    drop("no pumpkin", town("School: b", lord(pumpkins=EVERYWHERE)), TOP, action(1, "haunt"), "HA-2.6", "no_pumpkin"),
    drop("an empty slot", START, TOP, ids.Slot(ADA, 0), "HA-3.2", "slot_empty"),
    drop("a bonus for dice", BONUS, TOP, ids.Slot(ADA, 0), "HA-3.5", "within_a_roll"),
    drop("a disc for a dear card", POOR, TOP, card(5), "HA-4.1", "too_few_tokens"),
    # Tokens
    drop("too few tokens", POOR, ids.Token(ADA, 1, 1), card(5), "HA-4.1", "too_few_tokens"),
    drop("too few colours", DULL, ids.Token(ADA, 1, 2), card(27), "HA-4.1", "too_few_colours"),
    drop("a card twice", DULL, ids.Token(ADA, 1, 2), card(5), "HA-4.3", "claimed_already"),
    drop("a token in town", DULL, ids.Token(ADA, 1, 2), building("School"), "HA-4.1", "token_target"),
    drop("a token put back", DULL, ids.Token(ADA, 1, 2), ids.Supply(1), "HA-4.1", "token_target"),
    # Ghosts, before a disc
    drop("a ghost too far", START, ghost(START, "blue", "Police"), building("School"), "HA-2.4", "not_a_neighbour"),
    drop("a high ghost before a disc", HIGH, ghost(HIGH, "green", "School"), building("Church"), "HA-1.3", "level_too_low"),
    drop("a ghost nobody can move", MOVED, ghost(MOVED, "blue", "School"), building("Church"), "HA-1.1", "disc_first"),
    # Summon
    drop("nobody there", SUMMON, ghost(SUMMON, "blue", "School"), building("Cinema"), "HA-2.1", "no_pair"),
    drop("too high a pair", SUMMON, ghost(SUMMON, "green", "supply"), building("Church"), "HA-1.3", "level_too_low"),
    drop("a full building", CROWD, ghost(CROWD, "green", "supply"), building("Church"), "HA-T3", "building_full"),
    # Scare and Upgrade
    drop("a high ghost", SCARE, ghost(SCARE, "green", "School"), building("Cinema"), "HA-1.3", "level_too_low"),
    drop("no such ghost", SCARE, ghost(SCARE, "red", "supply"), building("School"), "HA-2.2", "none_in_town"),
    drop("the highest", UPGRADE, ghost(UPGRADE, "red", "School"), building("Cinema"), "HA-2.3", "red_is_highest"),
    drop("none of the next", UPGRADE, ghost(UPGRADE, "yellow", "Cinema"), building("School"), "HA-2.3", "ghosts_out"),
    drop("a dear upgrade", CHEAP, ghost(CHEAP, "green", "School"), building("Cinema"), "HA-2.3", "too_few_scares"),
    # Move
    drop("not a neighbour", MOVE, ghost(MOVE, "blue", "School"), building("Cinema"), "HA-2.4", "not_a_neighbour"),
    drop("no room", MOVE, ghost(MOVE, "blue", "School"), building("Church"), "HA-T3", "building_full"),
    drop("too high to move", MOVE, ghost(MOVE, "green", "Hospital"), building("School"), "HA-1.3", "level_too_low"),
    drop("out of the supply", MOVE, ghost(MOVE, "red", "supply"), building("School"), "HA-T3", "not_in_town"),
    drop("a ghost on a board", MOVE, ghost(MOVE, "blue", "School"), ids.Tokens(ADA, 1), "HA-2.4", "move_target"),
    # Fight
    drop(
        "the same colour",
        FIGHT,
        ghost(FIGHT, "blue", "School"),
        stand(FIGHT, "blue", "School", other_than=doing.ghost(FIGHT, "blue", "School")),
        "HA-2.5",
        "same_colour",
    ),
    drop("apart", FIGHT, ghost(FIGHT, "blue", "Church"), stand(FIGHT, "green", "School"), "HA-2.5", "not_together"),
    drop("too high to fight", FIGHT, ghost(FIGHT, "yellow", "Church"), stand(FIGHT, "green", "School"), "HA-1.3", "level_too_low"),
    drop("no foe", FIGHT, ghost(FIGHT, "blue", "Church"), building("Cinema"), "HA-2.5", "fight_target"),
    drop("too strong", MASTER, ghost(MASTER, "blue", "School"), stand(MASTER, "green", "School"), "HA-7.2", "too_strong"),
    # Haunt
    drop("a space that is taken", HAUNT, ids.OWN_PILE, ids.Space(SCHOOL, 1), "HA-2.6", "space_taken"),
    drop("a colour not there", HAUNT, ids.OWN_PILE, ids.Space(CHURCH, 2), "HA-2.6", "no_ghost_there"),
    drop("too high to haunt", HAUNT, ids.OWN_PILE, ids.Space(SCHOOL, 3), "HA-1.3", "level_too_low"),
    drop("a building twice", HAUNT, ids.OWN_PILE, ids.Space(POLICE, 2), "HA-2.6", "haunted_already"),
    drop("a pumpkin in the street", HAUNT, ids.OWN_PILE, building("School"), "HA-2.6", "pumpkin_target"),
    drop("a second common one", PAIR, ids.COMMON_PILE, ids.Space(SCHOOL, 1), "HA-6.1", "common_stands_there"),
    drop("a pumpkin too early", START, ids.OWN_PILE, ids.Space(POLICE, 1), "HA-1.1", "disc_first"),
    # Bonuses
    drop("a blocked slot", FETCHING, bonus("reroll"), ids.Slot(ADA, 0), "HA-3.3", "slot_blocked"),
    drop("a bonus in town", FETCHING, bonus("reroll"), building("Cinema"), "HA-3.1", "bonus_first"),
    drop("a bonus that nobody fetched", BONUS, bonus("two_scares"), ids.Slot(ADA, 1), "HA-3.1", "bonus_is_fetched"),
    drop("another bonus", FETCHING, bonus("one_point"), ids.Slot(ADA, 2), "HA-3.1", "bonus_first"),
]  # fmt: skip


def test_every_wrong_drop_is_explained_and_changes_nothing(page: TablePage, store: Store) -> None:
    assert wrong_drops_gone_wrong(page, store, [d for d in DROPS if d.position() is not PAIR]) == []


def test_so_it_is_with_two_players(window: MainWindow, store: Store) -> None:
    page = sit_down(window, key=KEY)
    assert wrong_drops_gone_wrong(page, store, [d for d in DROPS if d.position() is PAIR]) == []


# ---- pressed ------------------------------------------------------------------------------------


class Press(NamedTuple):
    """Something pressed that does nothing now, and the refusal that it is answered with."""

    position: Position
    what: str
    refusal: Refusal


POWERS = town("School: b", lord(cards=(17, 51, 28)), in_use=(5,), spent=(17,))
LIFTING = play(town("School: bg", lord("2 3 1", scares=9)), "1: upgrade green School")
BLUES = town("School: g | Church: ggggyy", pending=(Blues(ADA),))
OUT = play(town("School: bbgg | Church: ggg", lord("2 2 2")), "act 1 summon")
TOKEN = without_discs(town("School: b", lord(bonuses="one_point", discs="scare@1")))

PLACES = {
    "no disc": Press(TOKEN, action(1, "move"), Refusal("HA-1.1", "no_disc")),
    "no disc for a bonus": Press(TOKEN, ids.Slot(ADA, 0), Refusal("HA-3.2", "no_disc_for_bonus")),
    "a section that has rested": Press(
        town(done=(1,)), ids.Rest(0), Refusal("HA-1.1", "section_done", (0,))
    ),
    "a head": Press(START, ids.Section(ADA, 0), Refusal("HA-2.3", "section_is_lifted")),
    "a section that is high enough": Press(
        LIFTING, ids.Section(ADA, 1), Refusal("HA-2.3", "not_below", (3,))
    ),
    "a dear card": Press(POOR, card(5), Refusal("HA-4.1", "too_few_tokens", (5, 3))),
    "a card that works by itself": Press(
        POWERS, card(51), Refusal("HA-8.51", "works_by_itself", (51,))
    ),
    "a card for the end": Press(POWERS, card(28), Refusal("HA-8.28", "works_by_itself", (28,))),
    "a card that was used": Press(POWERS, card(17), Refusal("HA-8.17", "power_spent", (17,))),
    "a full building": Press(
        BLUES, building("Church"), Refusal("HA-T3", "building_full", (CHURCH, 6))
    ),
    "something else first": Press(
        MOVE, action(2, "scare"), Refusal("HA-2.4", "choose_first", (3,))
    ),
    "a space before a disc": Press(START, ids.Space(POLICE, 1), Refusal("HA-1.1", "disc_first")),
}
PIECES = {
    "an empty supply": Press(
        OUT, ghost(OUT, "green", "School"), Refusal("HA-T3", "ghosts_out", (2,))
    ),
    "a ghost that no section can move": Press(
        MOVED, ghost(MOVED, "blue", "School"), Refusal("HA-1.1", "disc_first")
    ),
    "a level that is too low": Press(
        SCARE, ghost(SCARE, "green", "School"), Refusal("HA-1.3", "level_too_low", (1, 2))
    ),
    "a bonus in town": Press(BONUS, bonus("two_scares"), Refusal("HA-3.1", "bonus_is_fetched")),
    "a token": Press(POOR, ids.Token(ADA, 1, 1), Refusal("HA-4.1", "token_target")),
    "somebody's pumpkin": Press(
        HAUNT, ids.pumpkin(BO, SCHOOL, common=False), Refusal("HA-2.6", "space_taken", (SCHOOL, 1))
    ),
}


@pytest.mark.parametrize("press", [press_place, press_piece])
def test_every_press_in_vain_is_explained(
    page: TablePage, store: Store, press: Callable[[TablePage, str], None]
) -> None:
    in_store, gone_wrong = kept(store, page), []
    for name, (position, what, refusal) in (PLACES if press is press_place else PIECES).items():
        show_position(page, position)
        page.view.hide_bubble()
        press(page, what)
        sentence = page.source.kit.voice.refusal(refusal, page.source.players)
        said = page.view.bubble_text
        if sentence not in said or f'href="#{refusal.rule}"' not in said or played(page):
            gone_wrong.append(f"{name}: {said}")
        assert page.source.position == position
    assert gone_wrong == []
    assert kept(store, page) == in_store


def test_every_rule_that_is_named_can_be_read(page: TablePage) -> None:
    rules = {
        block.id
        for chapter in page.source.kit.rulebook.chapters()
        for block in chapter.blocks
        if isinstance(block, Rule)
    }
    named = {drop.rule for drop in DROPS}
    named |= {press.refusal.rule for press in (*PLACES.values(), *PIECES.values())}
    assert named <= rules


# ---- looked at ----------------------------------------------------------------------------------


HOVERED = [
    (START, action(1, "fight"), "No ghost that this section commands (level: blue) has a foe"),
    (POOR, action(1, "upgrade"), "The upgrade costs 2 scares, and you have 1"),
    (BOARD, action(1, "scare"), "A disc lies on this action space"),
    (town(done=(2,)), action(2, "move"), "This section has acted or rested in this turn"),
    (TOKEN, action(2, "move"), "Your reserve is empty"),
    (POOR, card(5), "This card costs you 3 tokens, and you have fewer."),
    (BONUS, ids.Slot(ADA, 0), "This bonus is for dice: keep it until you roll some"),
]


def test_a_closer_look_says_why_not(page: TablePage) -> None:
    for position, place, said in HOVERED:
        show_position(page, position)
        assert said in tooltip(page, place)


def test_a_closer_look_at_what_can_be_done_says_what_it_does(page: TablePage) -> None:
    show_position(page, START)
    assert tooltip(page, action(1, "scare")).splitlines() == [
        "Section 1, Scare: free",
        "Choose a colour that is in town: gain as many scares as its level.",
    ]
