"""Powers that meet: every interplay that the rulings name (HA-8.0), and some more."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from halloween_table.games.halloween import rules
from halloween_table.games.halloween.rules.events import PowerUsed
from halloween_table.games.halloween.rules.moves import MoveGhost
from halloween_table.games.halloween.rules.pending import Asked
from halloween_table.games.halloween.rules.powers import CARDS

from ..doing import GAME, discs, lawful, me, play, step, tokens, with_dice
from ..drawing import draw, ghosts_in, lord, town
from ..trying import LAST, Case, fails, gained, works

DUEL = "School: gy | Police: b"
TRIO = "School: bgy | Police: b"
GREYS = (12, 14, 38, 48)
IN_USE = {"in_use": (*GREYS, 2, 3, 8, 13)}
HEMMED_IN = "School: g | Church: bbbyyy | Hospital: yyoooo"
"""The green ghost has nowhere to go before somebody leaves the church."""
ONE_TO_FETCH = "School: +reroll | Police: bb | Cinema: +rest"

HAPPENS = [
    # ---- HA-8.1, HA-8.2, HA-8.4, HA-8.6
    Case("1 with 4: the pair may be one level higher", "power 4; 1: haunt Church green", "+4 points", "School: gg | Police: b", lord(cards=(1, 4))),
    Case("1 with 18: the die of the ghosts used", "1: haunt Church green", "+4 points, +6 scares", "School: gg | Police: b", lord("2 1 1", cards=(1, 18)), dice="g6"),
    Case("1 with 43: it is a haunting", "1: haunt Church green; section 3", "+4 points", "School: gg | Police: b", lord("2 1 1", cards=(1, 43)), levels="2 1 2"),
    Case("2 with 16: the further ghost goes anywhere too", "1: move blue Police School; move blue Police Town Hall", "", board=lord(cards=(2, 16)), town="School: b | Town Hall: b | Police: b"),
    Case("2, 16 and 21 are for the Move action, not for the bonus", "use move; move blue Police Church", "", board=lord(cards=(2, 16, 21), bonuses="move"), town="Church: b | Police: bb", bonuses="disc - -"),
    Case("4 with 16: the further ghost is commanded too", "power 4; 1: move blue Police Hospital; move green School Church", "", "School: g | Police: b", lord(cards=(4, 16)), town="Church: g | Hospital: b"),
    Case("4 with 16: the first ghost too", "power 4; 1: move green School Church; move blue Police Hospital", "", "School: g | Police: b", lord(cards=(4, 16)), town="Church: g | Hospital: b"),
    Case("4 with 16: only the further ghost needs it", "power 4; 1: move blue Church Town Hall; move green School Church", "", HEMMED_IN, lord(cards=(4, 16)), town="Church: bbgyyy | Town Hall: b | Hospital: yyoooo"),
    Case("16 with 31, 25 and 43: a section lifted on the way commands the further ghost", "1: move blue Police Church; yes; haunt Cinema blue; section 1; move green School Hospital", "+2 points, +b", "School: gy | Church: b | Police: bbb", lord(cards=(16, 25, 31, 43)), town="School: y | Church: bbb | Hospital: g | Police: bb", levels="2 1 1"),
    Case("4 with 16, 31, 25 and 43: and one level higher", "power 4; 1: move blue Police Church; yes; haunt Cinema blue; section 1; move yellow School Hospital", "+2 points, +b", "School: gy | Church: b | Police: bbb", lord(cards=(4, 16, 25, 31, 43)), town="School: g | Church: bbb | Hospital: y | Police: bb", levels="2 1 1"),
    Case("4 with 16, 31, 25 and 43: also if that is all it is good for", "power 4; 1: move blue Police Church; yes; haunt Cinema blue; section 1; move yellow School Hospital", "+2 points, +b", "School: y | Church: b | Police: bbb", lord(cards=(4, 16, 25, 31, 43)), town="Church: bbb | Hospital: y | Police: bb", levels="2 1 1"),
    Case("4 with 16, 31, 25 and 43: above red there is nothing", "power 4; 1: move blue Police Church; yes; haunt Cinema blue; section 1; move red School Hospital", "+2 points, +b", "School: r | Church: b | Police: bbb", lord("4 1 1", cards=(4, 16, 25, 31, 43)), town="Church: bbb | Hospital: r | Police: bb", levels="5 1 1"),
    Case("4 with 20: one level higher against all", "power 4; 1: fight all green School; ghost yellow School", "+by", TRIO, lord(cards=(4, 20)), dice="g5 y2 g5 b1", town="School: g | Police: b"),
    Case("4 with 47: both commanded one level higher", "power 4; 1: mix School blue green", "+b", "School: bg | Police: b", lord(cards=(4, 47)), dice="b1 g1", town="School: bbg | Police: b"),
    Case("4 with 52: the ghost that scared goes", "power 4; 1: scare green; move green School Cinema", "+2 scares", "School: g | Police: b", lord(cards=(4, 52)), town="Police: b | Cinema: g"),
    Case("6 with 4 together", "power 6; power 4; 1: scare green", "+2 scares", DUEL, lord(cards=(4, 6), discs="scare@1"), discs="scare@1 scare@1"),
    Case("4 with 6 together", "power 4; power 6; 1: scare green", "+2 scares", DUEL, lord(cards=(4, 6), discs="scare@1"), discs="scare@1 scare@1"),
    # ---- HA-8.5, HA-8.23, HA-8.27, HA-8.39
    Case("5 with 39: the full price", "power 39; section 1", "-2 scares", board=lord(cards=(5, 39)), levels="2 1 1"),
    Case("5 with 23: the full price", "power 23; colour green", "-2 scares, +g", board=lord(cards=(5, 23))),
    Case("5 with 27: cheaper and with points", "1: upgrade blue Police; no", "+2 points, +g", board=lord(cards=(5, 27), scares=0), town="Police: bbg"),
    Case("27 with 39: a lift is no upgrade", "power 39; section 1", "-2 scares", board=lord(cards=(27, 39)), levels="2 1 1"),
    # ---- HA-8.9, HA-8.11, HA-8.20, HA-8.24, HA-8.26, HA-8.32, HA-8.34
    Case("9 with 20: not against the own colour, but with +1", "1: fight all yellow School; ghost green School", "+g", "School: bgyy | Police: b", lord("3 1 1", cards=(9, 20)), dice="y5 g5 y2 b3", town="School: byy | Police: b"),
    Case("9 with 24: the own colour anywhere", "1: fight green School green Cinema", "+g", "School: g | Police: b | Cinema: g", lord("2 1 1", cards=(9, 24)), dice="g3 g3", town="School: g | Police: b"),
    Case("24 with 20: only those in the building", "1: fight all yellow School; ghost green School", "+bg", "School: bgy | Police: br | Cinema: o", lord("3 1 1", cards=(20, 24)), dice="y5 g2 y4 b1", town="School: y | Police: br | Cinema: o"),
    Case("11 ends 20", "1: fight all yellow School; ghost green School; move yellow School Cinema", "+g", TRIO, lord("3 1 1", cards=(11, 20)), dice="y5 g2 y8 b1", town="School: b | Police: b | Cinema: y"),
    Case("11 declined: 20 goes on", "1: fight all yellow School; ghost green School; no; no", "+bg", TRIO, lord("3 1 1", cards=(11, 20)), dice="y5 g2 y8 b1", town="School: y | Police: b"),
    Case("11 after the last foe of 20", "1: fight all yellow School; ghost green School; move yellow School Cinema", "+b", TRIO, lord("3 1 1", cards=(11, 20)), dice="y1 g2 y8 b1", town="School: g | Police: b | Cinema: y"),
    Case("26 with 20: the first fight", "1: fight all yellow School; ghost green School; yes", "+4 scares, +b", TRIO, lord("3 1 1", cards=(20, 26)), dice="y1 g5 y4 b1", town="School: gy | Police: b"),
    Case("26 with 20: or the second", "1: fight all yellow School; ghost green School; no; yes", "+3 scares, +b", TRIO, lord("3 1 1", cards=(20, 26)), dice="y1 g5 y4 b1", town="School: gy | Police: b"),
    Case("26 with 9: the total with +1", "1: fight green yellow School; yes", "+4 scares", DUEL, lord("2 1 1", cards=(9, 26)), dice="g1 y6"),
    Case("26 with +3: the total", "1: fight green yellow School; use plus_three; yes", "+2 scares", DUEL, lord("2 1 1", cards=(26,), bonuses="plus_three"), dice="g1 y6", bonuses="disc - -"),
    Case("26 with +3: though the fight is won", "1: fight green yellow School; use plus_three; yes", "+5 scares, +y", DUEL, lord("2 1 1", cards=(26,), bonuses="plus_three"), dice="g5 y3", bonuses="disc - -", town="School: g | Police: b"),
    Case("26 with 10: the newest roll", "1: fight green yellow School; power 10; stand; yes", "+2 scares, +y", DUEL, lord("2 1 1", cards=(10, 26)), dice="g1 y3 g6", town="School: g | Police: b"),
    Case("26 with 32: nothing without a roll", "1: fight yellow green School; yes", "+g", DUEL, lord("3 1 1", cards=(26, 32)), town="School: y | Police: b"),
    Case("26 with 32: rolled all the same", "1: fight yellow green School; roll; yes", "+3 scares, +g", DUEL, lord("3 1 1", cards=(26, 32)), dice="y5 g2", town="School: y | Police: b"),
    Case("32 with 20: each without rolling", "1: fight all yellow School; ghost green School; yes; yes", "+bg", TRIO, lord("3 1 1", cards=(20, 32)), town="School: y | Police: b"),
    Case("32 with 3, 19 and 34: won is won", "1: fight yellow green School; yes", "+2 points, +2 scares, +gg", DUEL, lord("3 1 1", cards=(3, 19, 32, 34)), town="School: y | Police: b"),
    Case("24 with 32: won from afar", "1: fight yellow School green Cinema; yes", "+g", "School: y | Police: b | Cinema: g", lord("3 1 1", cards=(24, 32)), town="School: y | Police: b"),
    Case("24 with 11: the winner goes, not the foe", "1: fight green School yellow Cinema; move green School Hospital", "+y", "School: g | Police: b | Cinema: y", lord("2 1 1", cards=(11, 24)), dice="g4 y3", town="Hospital: g | Police: b"),
    # ---- HA-8.7, HA-8.11, HA-8.31, HA-8.37, HA-8.44, HA-8.45, HA-8.52 and HA-3.1: what is a move
    Case("7 with 37: a drawn bonus brings no token", "power 37; keep 1", "", board=lord(cards=(7, 37)), bonuses="rest - -", more={"stack": "rest"}),
    Case("7 with the bonus move: it is fetched", "use move; move blue Police Church; keep 2", "+b", "Church: +reroll | Police: b | Cinema: +rest", lord(cards=(7,), bonuses="move"), town="Church: b | Cinema: +rest", bonuses="disc reroll -"),
    Case("7 with 52: the ghost fetches", "1: scare blue; move blue Police School; keep 1", "+1 scares, +b", ONE_TO_FETCH, lord(cards=(7, 52)), town="School: b | Police: b | Cinema: +rest", bonuses="reroll - -"),
    Case("7 with 16: both fetch", "1: move blue Police Church; keep 1; move green School Hospital; keep 2", "+bg", "School: g | Church: +reroll | Hospital: +move | Police: b | Cinema: +rest", lord("2 1 1", cards=(7, 16)), town="Church: b | Hospital: g | Cinema: +rest", bonuses="reroll move -"),
    Case("52 fetches a bonus", "1: scare blue; move blue Police School; keep 1", "+1 scares", ONE_TO_FETCH, lord(cards=(52,)), town="School: b | Police: b | Cinema: +rest", bonuses="reroll - -"),
    Case("11 fetches a bonus", "1: fight green yellow School; move green School Cinema; keep 1", "+y", "School: gy | Church: +rest | Police: b | Cinema: +reroll", lord("2 1 1", cards=(11,)), dice="g4 y3", town="Church: +rest | Police: b | Cinema: g", bonuses="reroll - -"),
    Case("44 fetches nothing and does not call 31", "power 44; summon School red", "-r", "School: r +reroll | Police: b", lord(cards=(7, 31, 44), tokens="r"), town="School: rr +reroll | Police: b"),
    Case("44 is no summon for 13, 25 and 29", "power 44; summon School blue", "-b", "Police: bbbb", lord(cards=(13, 25, 29, 44), tokens="b"), town="School: b | Police: bbbb"),
    Case("45 fetches nothing and does not call 31", "power 45; ghost blue School; ghost green Police", "", "School: bg +reroll | Police: bbgr", lord(cards=(7, 31, 45)), town="School: gg +reroll | Police: bbbr"),
    Case("31 with 16: by the further ghost", "1: move blue Police Church; move blue Police Hospital; yes", "+b", "Hospital: b | Police: bb", lord(cards=(16, 31)), town="Church: b | Hospital: bbb"),
    Case("31 with 16: by the first one, then not again", "1: move blue Police Church; yes; move blue Police Hospital", "+b", "Church: b | Hospital: b | Police: bb", lord(cards=(16, 31)), town="Church: bbb | Hospital: bb"),
    Case("31 with 11: where the winner arrives", "1: fight green yellow School; move green School Cinema; yes", "+gy", "School: gy | Police: b | Cinema: g", lord("2 1 1", cards=(11, 31)), dice="g4 y3", town="Police: b | Cinema: ggg"),
    Case("31 with 52: where the scaring ghost arrives", "1: scare blue; move blue Police School; yes", "+1 scares, +b", "School: b | Police: bb", lord(cards=(31, 52)), town="School: bbb | Police: b"),
    Case("31 with the bonus move, whatever the levels", "use move; move red School Church; yes", "+r", "School: r | Church: r | Police: b", lord(cards=(31,), bonuses="move"), town="Church: rrr | Police: b", bonuses="disc - -"),
    Case("31 with 13 and 29: it is a summon", "1: move blue Police Church; yes", "+1 points, +bb", "Church: b | Police: bb", lord(cards=(13, 29, 31)), town="Church: bbb | Police: b"),
    # ---- HA-8.25
    Case("25 with 31: the fifth by a move", "1: move blue Police Church; yes; haunt Cinema blue", "+2 points, +b", "Church: b | Police: bbb", lord(cards=(25, 31)), town="Church: bbb | Police: bb"),
    Case("25 with the bonus summon", "use summon; summon School red; haunt Police red", "+10 points, +r", "School: rrrr | Police: b", lord(cards=(25,), bonuses="summon"), town="School: rrrrr | Police: b", bonuses="disc - -"),
    Case("25 with 47: the fifth by two colours", "1: mix School blue green; haunt Cinema blue", "+2 points, +b", "School: bg | Police: bbb", lord("2 1 1", cards=(25, 47)), dice="b1 g1", town="School: bbg | Police: bbb"),
    Case("25 with 18 and 43: it is a haunting", "1: summon Police blue; haunt School blue; section 2", "+2 points, +3 scares, +b", "Police: bbbb", lord(cards=(18, 25, 43)), dice="b3", town="Police: bbbbb", levels="1 2 1"),
    Case("25 with HA-T5: they come, nobody summons them", "power 17; ghost blue Police; building Police", "+b", "School: rrrrr | Police: b", lord(cards=(13, 17, 25, 29)), town="School: rrrrr | Police: bbb"),
    Case("25 with 44: the fifth placed", "power 44; summon School red", "-r", "School: rrrr | Police: b", lord(cards=(25, 44), tokens="r"), town="School: rrrrr | Police: b"),
    # ---- HA-8.38, HA-8.48, HA-8.49
    Case("38 with 48: coloured cards cost two of any", "claim 2", "+3 points, -bb", board=lord(cards=(38, 48), tokens="bb"), more=IN_USE),
    Case("48 with 38: whichever was claimed first", "claim 2", "+3 points, -bb", board=lord(cards=(48, 38), tokens="bb"), more=IN_USE),
    Case("38 with 48 on all grey ones: two still", "claim 2", "+3 points, -bb", board=lord(cards=GREYS, tokens="bb"), more=IN_USE),
    Case("40 with 49: the orange token that a card brings", "claim 12; colour orange", "+5 points, +o, -bbb", board=lord(cards=(40, 49), tokens="bbb"), more={"in_use": (12,)}),
    # ---- HA-8.40
    Case("40 with 13: two orange tokens", "1: summon School orange", "+4 points, +oo", "School: oo | Police: b", lord("4 1 1", cards=(13, 40)), town="School: ooo | Police: b"),
    Case("40 with 34: two orange tokens", "1: fight red orange School", "+4 points, +oo", "School: or | Police: b", lord("5 1 1", cards=(34, 40)), dice="r9 o3", town="School: r | Police: b"),
    Case("40 with 34: only one is left", "1: fight red orange School", "+2 points, +o", "School: or | Police: b", lord("5 1 1", cards=(34, 40)), (lord(tokens="o" * 11),), "r9 o3", "School: r | Police: b"),
    Case("40 with 7: fetched by an orange ghost", "1: move orange School Church; keep 1", "+2 points, +o", "School: o | Church: +reroll | Police: b | Cinema: +rest", lord("4 1 1", cards=(7, 40)), town="Church: o | Police: b | Cinema: +rest", bonuses="reroll - -"),
    Case("40 with 15", "power 15", "+4 points, +oo", board=lord("1 1 5", cards=(15, 40)), levels="1 1 4"),
    Case("40 with 17", "power 17; ghost orange School", "+2 points, +o", "School: o | Police: b", lord(cards=(17, 40)), town="Police: b"),
    Case("40 with 22: two for a red one", "power 22", "+4 points, +oo, -r", board=lord(cards=(22, 40), tokens="r")),
    Case("40 with 23", "power 23; colour orange", "+2 points, -4 scares, +o", board=lord(cards=(23, 40), scares=4)),
    # ---- HA-8.41
    Case("41 with 51: the scare is one gain", "1: scare blue", "+1 points, +2 scares", board=lord(cards=(41, 51))),
    Case("41 with 12", "1: rest", "+1 points, +2 scares", board=lord(cards=(12, 41))),
    Case("41 with 12 and the bonus rest", "use rest; section 2", "+1 points, +2 scares", board=lord(cards=(12, 41), bonuses="rest"), bonuses="disc - -"),
    Case("41 with 18", "1: haunt Police blue", "+3 points, +2 scares", board=lord(cards=(18, 41)), dice="b2"),
    Case("41 with 18: only 1", "1: haunt Police blue", "+2 points, +1 scares", board=lord(cards=(18, 41)), dice="b1"),
    Case("41 with 19: a green one or higher", "1: fight yellow green School", "+1 points, +2 scares, +g", DUEL, lord("3 1 1", cards=(19, 41)), dice="y5 g2", town="School: y | Police: b"),
    Case("41 with 19: a blue one does not do", "1: fight green blue School", "+1 scares, +b", "School: bg | Police: b", lord("2 1 1", cards=(19, 41)), dice="g3 b1", town="School: g | Police: b"),
    Case("41 with 19 and 26: two gains of 1 are not one of 2", "1: fight green blue School; yes", "+2 scares, +b", "School: bg | Police: b", lord("2 1 1", cards=(19, 26, 41)), dice="g3 b2", town="School: g | Police: b"),
    Case("41 with 19 and 26: two gains of 2", "1: fight yellow green School; yes", "+2 points, +4 scares, +g", DUEL, lord("3 1 1", cards=(19, 26, 41)), dice="y5 g3", town="School: y | Police: b"),
    Case("41 with 21", "1: move blue Police Church; name 4", "+1 points, +4 scares", board=lord(cards=(21, 41)), dice="b4", town="Church: b | Police: bb"),
    Case("41 with the bonus", "use two_scares", "+1 points, +2 scares", board=lord(cards=(41,), bonuses="two_scares"), bonuses="disc - -"),
    # ---- HA-8.46
    Case("46 is no haunting for 18 and 43", "1: take Church orange", "-4 points", board=lord(cards=(18, 43, 46), points=8, pumpkins="Church:o")),
    Case("46 takes a common pumpkin back", "1: take Church orange", "-4 points", board=lord(cards=(46,), points=8, common="Church:o"), more={"seats": 2}),
    # ---- HA-8.47
    Case("47 with 13 and 29: it is a summon", "1: mix School blue green", "+1 points, +bb", "School: bg | Police: b", lord("2 1 1", cards=(13, 29, 47)), dice="b1 g1", town="School: bbg | Police: b"),
    Case("47 with 13 and 29: nothing appears", "1: mix School blue green", "", "School: bg | Police: bbbb", lord("2 1 1", cards=(13, 29, 47)), dice="b1 g1"),
    Case("47 with the bonus summon, whatever the levels", "use summon; mix School blue red", "+r", "School: br | Police: b", lord(cards=(47,), bonuses="summon"), dice="b4 r3", town="School: brr | Police: b", bonuses="disc - -"),
    # ---- dice tokens with 10, 18, 21 and 47 (HA-3.5)
    Case("10 with +3: it outlasts the rerolls", "1: fight green yellow School; use plus_three; power 10; power 10; stand", "-2 scares, +y", DUEL, lord("2 1 1", cards=(10,), scares=3, bonuses="plus_three"), dice="g1 y7 g2 g5", town="School: g | Police: b", bonuses="disc - -"),
    Case("10 with the higher die: it outlasts the rerolls", "1: fight green yellow School; use higher_die; power 10; stand", "-1 scares, +y", DUEL, lord("2 1 1", cards=(10,), bonuses="higher_die"), dice="y1 y7 y8", town="School: g | Police: b", bonuses="disc - -"),
    Case("9 with a reroll: +1 outlasts it", "1: fight green yellow School; use reroll", "+y", DUEL, lord("2 1 1", cards=(9,), bonuses="reroll"), dice="g1 y4 g4", town="School: g | Police: b", bonuses="disc - -"),
    Case("18 with the higher die", "1: haunt Police blue; use higher_die", "+2 points, +6 scares", board=lord(cards=(18,), bonuses="higher_die"), dice="g6", bonuses="disc - -"),
    Case("18 with a reroll", "1: haunt Police blue; use reroll", "+2 points, +4 scares", board=lord(cards=(18,), bonuses="reroll"), dice="b1 b4", bonuses="disc - -"),
    Case("18 with +3 twice", "1: haunt Police blue; use plus_three; use plus_three", "+2 points, +8 scares", board=lord(cards=(18,), bonuses="plus_three plus_three"), dice="b2", bonuses="disc disc -"),
    Case("21 with the higher die", "1: move blue Police Church; name 4; use higher_die", "+4 scares", board=lord(cards=(21,), bonuses="higher_die"), dice="g6", bonuses="disc - -", town="Church: b | Police: bb"),
    Case("21 with a reroll", "1: move blue Police Church; name 4; use reroll", "+4 scares", board=lord(cards=(21,), bonuses="reroll"), dice="b1 b4", bonuses="disc - -", town="Church: b | Police: bb"),
    Case("21 with +3", "1: move blue Police Church; name 4; use plus_three", "+4 scares", board=lord(cards=(21,), bonuses="plus_three"), dice="b1", bonuses="disc - -", town="Church: b | Police: bb"),
    Case("47 with +3 for the one die", "1: mix School blue green; use plus_three", "+g", "School: bg | Police: b", lord("2 1 1", cards=(47,), bonuses="plus_three"), dice="b1 g3", town="School: bgg | Police: b", bonuses="disc - -"),
    Case("47 with +3 for the other", "1: mix School blue green; use plus_three 2", "+b", "School: bg | Police: b", lord("2 1 1", cards=(47,), bonuses="plus_three"), dice="b4 g1", town="School: bbg | Police: b", bonuses="disc - -"),
    Case("47 with a reroll of the other", "1: mix School blue green; use reroll 2", "+g", "School: bg | Police: b", lord("2 1 1", cards=(47,), bonuses="reroll"), dice="b2 g3 g1", town="School: bgg | Police: b", bonuses="disc - -"),
    Case("47 with a higher die: the colour stays", "1: mix School blue green; use higher_die", "+b", "School: bg | Police: b", lord("2 1 1", cards=(47,), bonuses="higher_die"), dice="g5 g5", town="School: bbg | Police: b", bonuses="disc - -"),
    # ---- at the end: HA-8.8, HA-8.28, HA-8.30, HA-8.33, HA-8.35, HA-8.36, HA-8.42, HA-8.50
    Case("42 after 28", "end", "+8 points", board=lord(points=15, tokens="rr", cards=(42, 28)), more=LAST),
    Case("42 after 50, though its number is lower", "end", "+14 points", board=lord(points=8, tokens="bgyor", cards=(42, 50)), more=LAST),
    Case("42 after 8, 30 and 33", "end", "+23 points", board=lord(points=10, scares=4, tokens="bbgg", cards=(42, 8, 30, 33, 12)), more=LAST),
    Case("42 after 35 and 36", "end", "+28 points", board=lord("2 2 2", points=5, cards=(42, 35, 36)), more=LAST),
]  # fmt: skip

FAILS = [
    Case("4 with 6: 6 wants an occupied space", "power 4; power 6; act 1 move", "HA-8.6 space_is_free", DUEL, lord(cards=(4, 6), discs="scare@1")),
    Case("6 with 4: 6 wants an occupied space", "power 6; power 4; act 1 move", "HA-8.6 space_is_free", DUEL, lord(cards=(4, 6), discs="scare@1")),
    Case("4 with 6: 4 wants a higher level", "power 4; power 6; act 1 scare", "HA-8.4 no_higher_level", DUEL, lord("5 1 1", cards=(4, 6), discs="scare@1 scare@2")),
    Case("6 with 4: 4 wants a higher level", "power 6; power 4; act 1 scare", "HA-8.4 no_higher_level", DUEL, lord("5 1 1", cards=(4, 6), discs="scare@1 scare@2")),
    Case("6 with 4: 4 wants a use for it", "power 6; power 4; act 2 summon", "HA-8.4 nothing_higher", "School: g | Police: bb", lord(cards=(4, 6), discs="summon@2 scare@2")),
    Case("4 with 6: no occupied space", "power 4; power 6", "HA-8.6 no_action_for_power", DUEL, lord(cards=(4, 6))),
    Case("4 with 16: nobody makes room for the further ghost", "power 4; act 1 move", "HA-8.4 nothing_higher", "School: g | Church: yyyyyo | Hospital: ooorrr | Police: bb", lord(cards=(4, 16))),
    Case("4 without 16: there is no further ghost", "power 4; act 1 move", "HA-8.4 nothing_higher", HEMMED_IN, lord(cards=(4, 11))),
    Case("4 with 16, 31, 25 and 43: no fifth ghost, no lift", "power 4", "HA-8.4 no_action_for_power", "School: y | Church: b | Police: bb", lord(cards=(4, 16, 25, 31, 43))),
    Case("4 with 16, 31, 25 and 43: none is left to summon", "power 4", "HA-8.4 no_action_for_power", "School: y | Church: b | Police: bbbb", lord(cards=(4, 16, 25, 31, 43))),
    Case("4 with 16, 31, 25 and 43: 31 was used", "power 4", "HA-8.4 no_action_for_power", "School: y | Church: b | Police: bbb", lord(cards=(4, 16, 25, 31, 43)), more={"spent": (31,)}),
    Case("4 with 16: one level, not two", "power 4; 1: move blue Police Hospital; move yellow School Church", "HA-8.16 not_for_power", DUEL, lord(cards=(4, 16))),
    Case("16 with 31, 25 and 43: another section lifted does not help", "1: move blue Police Church; yes; haunt Cinema blue; section 2; move green School Hospital", "HA-8.16 not_for_power", "School: gy | Church: b | Police: bbb", lord(cards=(16, 25, 31, 43))),
    Case("4 with 23: an action comes next", "power 4; power 23", "HA-8.4 ready_for_action", DUEL, lord(cards=(4, 23))),
    Case("2 with the bonus move: one step", "use move; move blue Police School", "HA-2.4 not_a_neighbour", board=lord(cards=(2,), bonuses="move")),
    Case("5 with 39: the full price", "power 39", "HA-8.39 no_lift_affordable", board=lord(cards=(5, 39), scares=1)),
    Case("5 with 23: the full price", "power 23; colour yellow", "HA-8.23 not_for_power", board=lord(cards=(5, 23), scares=2)),
    Case("9 with 20: the own colour makes no second foe", "1: fight all yellow School", "HA-8.20 no_such_power", "School: gyy | Police: b", lord("3 1 1", cards=(9, 20))),
    Case("24 with 20: one elsewhere makes no second foe", "1: fight all yellow School", "HA-8.20 no_such_power", "School: gy | Church: g | Police: b", lord("3 1 1", cards=(20, 24))),
    Case("38 with 48: two, not one", "claim 2", "HA-4.1 too_few_tokens", board=lord(cards=GREYS, tokens="b"), more=IN_USE),
    Case("10 with 18: the attack die only", "1: haunt Police blue; power 10", "HA-8.10 attack_die_only", board=lord(cards=(10, 18), bonuses="reroll"), dice="b1"),
    Case("10 with 21: the attack die only", "1: move blue Police Church; name 4; power 10", "HA-8.10 attack_die_only", board=lord(cards=(10, 21), bonuses="reroll"), dice="b1"),
    Case("10 with 47: the attack die only", "1: mix School blue green; power 10", "HA-8.10 attack_die_only", "School: bg | Police: b", lord("2 1 1", cards=(10, 47), bonuses="reroll"), dice="b1 g1"),
    Case("21 with +3: reached is reached", "1: move blue Police Church; name 3; use plus_three", "HA-3.5 roll_settled", board=lord(cards=(21,), bonuses="plus_three reroll"), dice="b3"),
    Case("47 with +3: the higher die is high enough", "1: mix School blue green; use plus_three 2", "HA-3.5 roll_settled", "School: bg | Police: b", lord("2 1 1", cards=(47,), bonuses="plus_three reroll"), dice="b1 g6"),
    Case("47 with +3: the lower die is high enough", "1: mix School blue green; use plus_three 1", "HA-3.5 roll_settled", "School: bg | Police: b", lord("2 1 1", cards=(47,), bonuses="plus_three reroll"), dice="b4 g3"),
    Case("21 with the higher die: the ghost's own top face", "1: move blue Police Church; name 5", "HA-8.21 not_for_power", board=lord(cards=(21,), bonuses="higher_die")),
    Case("26 was used: +3 brings nothing to a won fight", "1: fight green yellow School; use plus_three", "HA-3.5 roll_settled", DUEL, lord("2 1 1", cards=(26,), bonuses="plus_three reroll"), dice="g4 y3", more={"spent": (26,)}),
]  # fmt: skip


def called(case: Case) -> str:
    return case.rule


@pytest.mark.parametrize("case", HAPPENS, ids=called)
def test_powers_that_meet(case: Case) -> None:  # HA-8.0
    works(case)


@pytest.mark.parametrize("case", FAILS, ids=called)
def test_powers_that_do_not_help_each_other(case: Case) -> None:  # HA-8.0
    fails(case)


# ---- a higher level for the further ghost --------------------------------------------------------


def test_the_further_ghost_alone_may_need_the_higher_level() -> None:  # HA-8.4, HA-8.16
    position = town(HEMMED_IN, lord(cards=(4, 16)))
    position = play(position, "power 4", "1: move blue Church Town Hall")
    assert position.spent == ()
    assert play(position, "move green School Church").spent == (4,)
    assert play(position, "move blue Church Town Hall").spent == ()
    assert play(position, "no").spent == ()


def test_once_the_first_ghost_has_needed_it_the_power_is_spent() -> None:  # HA-8.4, HA-8.16
    position = town("School: gg | Police: b", lord(cards=(4, 16)))
    first = play(position, "power 4", "1: move green School Church")
    assert first.spent == (4,)
    both = step(first, "move green School Church")
    assert both.position.spent == (4,)
    assert [event.card for event in both.events if isinstance(event, PowerUsed)] == [16]


# ---- the order after a moved ghost --------------------------------------------------------------


def test_after_a_moved_ghost_bonus_31_21_and_16() -> None:  # HA-3.1, HA-8.16, HA-8.21, HA-8.31
    position = town(
        "Church: b +reroll | Police: bb | Cinema: +rest", lord(cards=(16, 21, 31), scares=0)
    )
    position = play(position, "1: move blue Police Church")
    assert lawful(position) == {"keep 1", "keep 2", "keep 3", "no"}
    position = play(position, "no")
    assert lawful(position) == {"yes", "no"}
    position = play(position, "yes")
    assert (ghosts_in(position, "Church"), tokens(me(position))) == ("bbb", "b")
    assert lawful(position) == {"no", *(f"name {number}" for number in range(1, 5))}
    position = play(with_dice(position, "b3"), "name 2")
    assert me(position).scares == 2
    assert {words.split()[0] for words in lawful(position)} == {"move", "no"}


def test_all_of_it_again_after_the_further_ghost() -> None:  # HA-8.16, HA-8.21, HA-8.31
    """But there is no third ghost."""
    position = town(
        "Church: b +reroll | Hospital: b +move | Police: bb | Cinema: +rest",
        lord(cards=(16, 21, 31)),
    )
    position = play(position, "1: move blue Police Church", "no", "no", "no")
    position = play(position, "move blue Police Hospital")
    assert "keep 1" in lawful(position)
    position = play(position, "no")
    assert lawful(position) == {"yes", "no"}
    position = play(position, "no")
    assert "name 1" in lawful(position)
    assert not play(position, "no").pending


def test_the_further_ghost_is_another_one() -> None:  # HA-8.16
    position = play(town("Church: b | Police: bb", lord(cards=(16,))), "1: move blue Police Church")
    (asked,) = position.pending
    assert isinstance(asked, Asked)
    moved = asked.ghost
    others = {ghost for ghost in range(5) if position.ghosts[ghost] >= 0} - {moved}
    assert {move.ghost for move in GAME.moves(position, 0) if isinstance(move, MoveGhost)} == others


# ---- blue ghosts before any other choice --------------------------------------------------------


def test_blue_ghosts_come_before_the_winner_goes() -> None:  # HA-T5, HA-8.11, HA-8.26
    position = town("School: bg", lord("2 1 1", cards=(11, 19, 26, 34)))
    won = play(with_dice(position, "g6 b2"), "1: fight green blue School")
    assert gained(position, won) == "+1 scares, +bb"
    assert {words.split()[0] for words in lawful(won)} == {"building"}
    won = play(won, "building School")
    assert ghosts_in(won, "School") == "bbbg"
    assert lawful(won) == {"yes", "no"}
    won = play(won, "yes")
    assert gained(position, won) == "+5 scares, +bb"
    assert "move green School Police" in lawful(won)


def test_blue_ghosts_that_come_are_not_fought_by_20() -> None:  # HA-T5, HA-8.20
    position = with_dice(town("School: bgr", lord("5 1 1", cards=(20,))), "r5 b2 r5 g2")
    position = play(position, "1: fight all red School", "ghost blue School")
    assert {words.split()[0] for words in lawful(position)} == {"building"}
    position = play(position, "building School")
    assert (draw(position), position.pending) == ("School: bbbr", ())


def test_blue_ghosts_come_before_a_section_is_lifted() -> None:  # HA-T5, HA-2.3, HA-8.27
    position = play(town("Police: b", lord(cards=(27,))), "1: upgrade blue Police")
    assert {words.split()[0] for words in lawful(position)} == {"building"}
    assert lawful(play(position, "building Police")) == {
        "section 1",
        "section 2",
        "section 3",
        "no",
    }


# ---- 46 and the end -----------------------------------------------------------------------------


def test_an_end_once_triggered_stays_triggered() -> None:  # HA-8.46, HA-5.1
    mine = lord(cards=(46,), pumpkins="School:r Church:r Town Hall:r Hospital:r Cinema:r")
    position = play(town("Police: bbb", mine), "1: haunt Police blue")
    assert (position.ending, me(position).pumpkins) == (True, 0)
    position = play(position, "2: take School red")
    assert (position.ending, me(position).pumpkins) == (True, 1)


def test_a_common_pumpkin_goes_back_to_the_common_ones() -> None:  # HA-8.46, HA-6.1
    mine = lord(cards=(46,), points=8, common="Church:o", pumpkins="Church:r")
    position = town("Police: bbb", mine, lord(common="School:y"), seats=2)
    before = me(position)
    position = play(position, "act 1 haunt")
    assert lawful(position, "take") == {"take Church orange", "take Church red"}
    after = me(play(position, "take Church orange"))
    assert (before.common, before.pumpkins) == (1, 5)
    assert (after.common, after.pumpkins) == (2, 5)


def test_pumpkins_taken_back_are_counted_by_36() -> None:  # HA-8.36, HA-8.46
    mine = lord(cards=(36, 46), points=10, pumpkins="Church:r")
    position = town("Police: bbb", mine, first=1, done=(1, 2), ending=True)
    after = play(position, "3: take Church red", "end")
    assert (after.over, gained(position, after)) == (True, f"{-5 + 24:+} points")


# ---- claiming -----------------------------------------------------------------------------------


def test_the_others_on_a_card_are_rewarded_in_seat_order() -> None:  # HA-4.3
    on_it = lord(cards=(12,), discs="scare@2 move@2 haunt@3")
    position = town("Police: bbb", on_it, lord(tokens="bbb"), on_it, on_it, seat=1)
    position = play(position, "claim 12")
    choices = {"points", "section 1", "section 2", "section 3"}
    deciders = []
    for words in ("section 2", "points", "section 1"):
        deciders.append(position.decider)
        assert lawful(position) == choices
        position = play(position, words)
    assert deciders == [2, 3, 0]
    assert not position.pending
    zero, one, two, three = position.lords
    assert (discs(two), discs(three), discs(zero)) == (
        "haunt@3", "scare@2 move@2 haunt@3", "scare@2 move@2 haunt@3",
    )  # fmt: skip
    assert [each.points for each in (zero, one, two, three)] == [0, 3, 0, 1]
    assert [each.scares for each in (zero, two, three)] == [2, 2, 2], "12: it is not a rest"


def test_the_token_of_49_comes_before_the_rewards() -> None:  # HA-4.3, HA-8.49
    position = town("Police: bbb", lord(cards=(49,), tokens="bbb"), lord(cards=(12,)))
    position = play(position, "claim 12")
    assert position.decider == 0
    position = play(position, "colour red")
    assert (position.decider, tokens(position.lords[0])) == (1, "r")
    assert play(position, "points").lords[1].points == 1


def test_two_players_are_rewarded_twice() -> None:  # HA-4.3
    on_it = lord(cards=(12,), discs="scare@1 move@2 haunt@3")
    position = play(town("Police: bbb", lord(tokens="bbb"), on_it, seats=2), "claim 12")
    assert play(position, "points").lords[1].points == 2
    position = play(position, "section 1")
    assert (position.decider, lawful(position)) == (1, {"section 2", "section 3"})
    other = play(position, "section 3").lords[1]
    assert (discs(other), other.scares, other.points) == ("move@2", 2, 0)


# ---- 20 and what it asks ------------------------------------------------------------------------


def test_neither_9_nor_24_widens_20() -> None:  # HA-8.9, HA-8.20, HA-8.24
    position = town("School: bgyy | Church: o | Police: b", lord("3 1 1", cards=(9, 20, 24)))
    position = play(position, "1: fight all yellow School")
    assert lawful(position) == {"ghost blue School", "ghost green School"}


# ---- cards are rows -----------------------------------------------------------------------------


def test_no_rule_but_its_own_row_knows_a_card_by_its_number() -> None:  # HA-8.0
    """A comparison of a card with a figure would be one."""
    folder = Path(next(iter(rules.__path__)))
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare | ast.Match | ast.Subscript):
                about = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                about |= {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
                figures = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
                if about & {"by", "card", "cards", "number", "power", "powers", "spent", "CARDS"}:
                    known = figures & set(CARDS) - {1}
                    assert not known, f"{file.name}: {ast.unparse(node)}"
