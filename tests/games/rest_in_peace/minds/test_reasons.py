"""Reasons are true: what they claim is what the move does."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from attrs import evolve

from halloween_table.engine.game import Event
from halloween_table.engine.record import Player
from halloween_table.games.rest_in_peace.minds import reasons as because
from halloween_table.games.rest_in_peace.minds.reasons import Reason, why
from halloween_table.games.rest_in_peace.rules import strength
from halloween_table.games.rest_in_peace.rules.advice import outlook
from halloween_table.games.rest_in_peace.rules.cards import found as card_of
from halloween_table.games.rest_in_peace.rules.events import (
    Discarded,
    Left,
    MansionTaken,
    PsychicTaken,
    Retrieved,
    Staked,
    Stayed,
)
from halloween_table.games.rest_in_peace.rules.moves import EndTurn, Play
from halloween_table.games.rest_in_peace.rules.position import Phase, Position
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS
from halloween_table.games.rest_in_peace.words.reasons import RestInPeaceMinds

from ..doing import move_of
from ..drawing import GREEN, position_of
from ..wandering import GAME, Moment
from .thinking import moments, thought

PLAYERS = (Player("Ada", "witch", "green"), Player("Bo", "cat", "blue"))


def _claimed(moment: Moment, move: object) -> Reason:
    return why(GAME.view(moment.position, moment.actor), moment.actor, move)  # type: ignore[arg-type]


def _holds(reason: Reason, moment: Moment, move: object) -> bool:
    """Whether the whole truth bears out what was said by what one seat sees."""
    position, seat = moment.position, moment.actor
    done = GAME.play(position, seat, move)  # type: ignore[arg-type]
    happened = {type(event): event for event in done.events}
    family, after = position.families[seat], done.position
    both = strength.now(after)
    then = (both[seat], both[1 - seat])
    both = strength.now(position)
    first = (both[seat], both[1 - seat])
    match reason:
        case because.Enough(own, theirs, held):
            told = happened[Stayed].strengths
            return (told[seat], told[1 - seat], len(family.hand)) == (own, theirs, held)
        case because.TooDear(missing, psychic) | because.OutOfReach(missing, psychic):
            taken = happened[PsychicTaken]
            told = happened[Left].strengths
            short = told[1 - seat] - told[seat]
            consoles = taken.seat == seat and not outlook(position).loses_game
            mine = taken.card.face if consoles else None
            if isinstance(reason, because.TooDear) and reason.ahead != _ahead(done.position):
                return False
            return missing in (short, short + 1) and missing > 0 and psychic == mine
        case because.Overtakes(before, now, wins_game, saves_game, choice):
            if (first, then) != (before, now) or not _chosen_so(moment, move, choice):
                return False
            ended = _won_by(moment, seat), _won_by(moment, 1 - seat)
            return bool(after.pending) or ended == (wins_game, saves_game)
        case because.ComesCloser(before, now, missing):
            short = then[1] - then[0]
            return (first, then) == (before, now) and missing in (short, short + 1)
        case because.AtRoundTen(own, theirs):
            return then == (own, theirs)
        case because.TakesEffect(psychic):
            return any(card.face == psychic for card in position.line)
        case because.ChancePlays(least, most, missing):
            played = after.families[seat].laid[-1].card.face or 0
            told = strength.now(position)
            short = told[1 - seat] - told[seat]
            return least <= played <= most and missing in (short, short + 1)
        case because.GivesUp(value, _):
            discarded = happened.get(Discarded)
            return discarded.card.face == value if discarded else bool(after.pending)
        case because.ComesBack(value, _):
            laid = [one for cards in family.past for one in cards]
            card = happened[Retrieved].card
            return next(one.printed for one in laid if one.card == card) == value
        case because.GhostForTen(value, last_chance, smallest):
            values = [card.face or 0 for card in family.hand]
            least = not any(each < value for each in values) and any(
                each > value for each in values
            )
            last = position.round == 9
            return happened[Staked].card.face == value and (last_chance, smallest) == (last, least)
        case because.PsychicForTen(psychic, idle):
            return happened[Staked].card.face == psychic and EFFECTS[psychic].idle_at_ten is idle
        case because.KeepsCards(cards):
            return cards == len(family.hand) + len(family.front)


def _ahead(left: Position) -> because.Ahead:
    """What is still to be played for by somebody who has left the round."""
    if left.over:
        return "nothing"
    return "ten" if left.round == 9 else "rounds"


def _chosen_so(moment: Moment, move: object, choice: str) -> bool:
    """Whether the other ghosts bear out why just this one is played."""
    position, seat = moment.position, moment.actor
    if EndTurn() in moment.moves and _stays(position, seat):
        after = GAME.play(position, seat, move).position  # type: ignore[arg-type]
        if _ahead_by(after, seat) > _ahead_by(position, seat):
            return choice == "more"
    faces = {card.sleeve: card.face or 0 for card in position.families[seat].hand}
    if not isinstance(move, Play) or move.card not in faces:
        return choice == ""
    value, ahead = faces[move.card], {}
    for other in moment.moves:
        if isinstance(other, Play) and other.card in faces:
            after = GAME.play(position, seat, other).position
            ahead[other.card] = _ahead_by(after, seat) if _stays(after, seat) else None
    smaller = [each for card, each in ahead.items() if faces[card] < value]
    enough = [each for each in smaller if each is not None]
    own = ahead[move.card]
    match choice:
        case "smallest":
            return min(faces.values()) == value < max(faces.values())
        case "just_enough":
            return bool(smaller) and not enough
        case "generous":
            return bool(enough) and own is not None and max(enough) < own
    return (not smaller and {*faces.values()} == {value}) or (
        bool(enough) and own is not None and max(enough) >= own
    )


def _ahead_by(position: Position, seat: int) -> int:
    both = strength.now(position)
    return both[seat] - both[1 - seat]


def _stays(position: Position, seat: int) -> bool:
    """Whether it stays in the round if it ends its turn there."""
    return any(isinstance(event, Stayed) for event in _ended(position, seat))


def _ended(position: Position, seat: int) -> tuple[Event, ...]:
    """What happens if that seat ends its turn there."""
    return GAME.played(position, seat, EndTurn()).events


def _won_by(moment: Moment, seat: int) -> bool:
    """Whether this round's mansion would end the game for that seat: seen by playing it so."""
    position = moment.position
    families = tuple(evolve(family, laid=(), front=()) for family in position.families)
    left = evolve(position, families=families, seat=1 - seat, played=0, pending=())
    ended = GAME.play(left, 1 - seat, EndTurn())
    assert any(isinstance(event, MansionTaken) for event in ended.events)
    return ended.position.over


def test_every_lawful_move_has_a_reason_that_is_true_and_a_sentence() -> None:
    words, kinds, met = RestInPeaceMinds(), Counter[type[object]](), 0
    choices, ahead = set[str](), set[str]()
    for number, moment in enumerate(moments(range(20, 44))):
        for move in moment.moves[number % 4 :: 4]:
            reason = _claimed(moment, move)
            assert _holds(reason, moment, move), (reason, move)
            sentence = words.reason(reason, moment.actor, PLAYERS)
            assert sentence.endswith(".")
            assert "%" not in sentence
            assert "takes −" not in sentence
            assert "takes 0" not in sentence
            if isinstance(reason, because.Overtakes):
                choices.add(reason.choice)
            if isinstance(reason, because.TooDear):
                ahead.add(reason.ahead)
            kinds[type(reason)] += 1
            met += 1
    assert met > 1000
    assert set(because.Reason.__args__) == set(kinds)
    assert choices == set(get_args(because.Choice))
    assert ahead == set(get_args(because.Ahead))


def test_ghosts_that_are_to_follow_are_enough() -> None:
    """And they are those with which the turn is thought to go on."""
    words, told = RestInPeaceMinds(), 0
    for moment in moments(range(60, 66)):
        position, seat = moment.position, moment.actor
        if position.phase is not Phase.PLAY or position.pending:
            continue
        found = thought(position, "hard")
        assert found.line[0] == found.move
        if not isinstance(found.why, because.ComesCloser) or not found.why.to_follow:
            continue
        for value, move in zip((None, *found.why.to_follow), found.line, strict=False):
            family = position.families[seat]
            assert isinstance(move, Play)
            assert value is None or value == card_of(family.hand, move.card).face
            assert not _stays(position, seat)
            position = GAME.play(position, seat, move).position
        assert _stays(position, seat)
        said = words.reason(found.why, seat, PLAYERS)
        assert said.endswith(f": {', '.join(map(str, found.why.to_follow))}.")
        told += 1
    assert told > 8


def _green_says(drawn: str, words: str) -> str:
    position = position_of(drawn)
    reason = why(GAME.view(position, GREEN), GREEN, move_of(position, words))
    return RestInPeaceMinds().reason(reason, GREEN, PLAYERS)


def test_sentences_say_what_decides() -> None:
    drawn = """turn green round 8 line p8 mansions gm gm gm bc bm bm bc m c c
        green: hand 1 6 | front p1
        blue: hand 2 | laid 5"""
    won = "0 to 5 becomes 6 to 5, enough to stay: this mansion would win the game."
    assert _green_says(drawn, "plays 6") == f"{won} No smaller ghost would be enough."
    assert _green_says(drawn, "plays 1") == "0 to 5 becomes 1 to 5; staying still takes 5 more."
    recruiter = "The Recruiter: Whoever wins this round, its psychic comes to you."
    assert _green_says(drawn, "plays p1") == recruiter
    left = (
        "the cards are better kept for later rounds. Leaving brings the psychic: The Bat Whisperer."
    )
    assert left in _green_says(drawn, "ends turn")


def test_cards_are_kept_for_later_rounds_only_where_there_are_any() -> None:
    drawn = """turn green round {} line p8 mansions {}
        green: hand 2 6
        blue: hand 2 | laid 5"""
    early, last = "gm gm bm bm m c c m c c", "gm gm bm bm gm gc gc bm c c"
    lost = "gm gm bm bm bm gc gc m c c"
    kept = "Staying takes 6 more strength; the cards are better kept for later rounds."
    assert _green_says(drawn.format(5, early), "ends turn").startswith(kept)
    ten = "Staying takes 6 more strength; only round ten comes after this one, and it matters more."
    assert _green_says(drawn.format(9, last), "ends turn").startswith(ten)
    over = "Staying takes 6 more strength; without it this mansion wins the rival the game."
    assert _green_says(drawn.format(8, lost), "ends turn") == over


def test_no_card_consoles_whoever_loses_the_game_by_leaving() -> None:
    drawn = """turn green round 8 line p8 mansions gm gm bm bm {} gc gc m c c
        green: hand 1
        blue: hand 2 | laid 5"""
    says = "Staying takes 6 more strength; these cards cannot reach it."
    assert _green_says(drawn.format("bm"), "ends turn") == says
    assert _green_says(drawn.format("gm"), "ends turn").startswith(f"{says} Leaving brings")
