"""Everything that can be done in town, however it is done: by an action, a bonus or a power."""

from __future__ import annotations

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat

from .course import Course
from .effects import Fought, Moved
from .events import (
    BluesCame,
    BonusDrawn,
    BonusesLaid,
    DiceRolled,
    FightBegun,
    FightEnded,
    GhostMoved,
    Haunted,
    NothingSummoned,
    RedsLeft,
    RestTaken,
    ScaresGained,
    SectionLifted,
    SectionLowered,
    Summoned,
    TokensOut,
    TokensTaken,
    TownScared,
    Upgraded,
)
from .pending import Asked, Blues, Die, Doing, Fetching, Lifting, Throwing
from .position import Pumpkin, Rolled, Slot, census, space
from .powers import CARDS
from .town import (
    BLUES,
    BUILDINGS,
    DIE,
    HAUNTING,
    LEVEL_OF,
    LEVELS,
    SUPPLY,
    Action,
    Building,
    Level,
    ghosts_of,
)

COLOURS_TO_END = 2
"""So many token colours have run out when a Master game ends (HA-7.5)."""


class Deeds(Course):
    """What the rules, and the powers through their hooks, let happen."""

    # ---- gains ------------------------------------------------------------------------------------

    def gain_scares(self, scares: int) -> None:
        """Scare points from one source."""
        if scares < 1:
            return
        self.change(self.seat, scares=self.lord.scares + scares)
        self.say(ScaresGained(self.seat, scares))
        for effect in self.effects():
            effect.on_scares(self, scares)

    def gain_tokens(self, level: Level, count: int = 1) -> None:
        """Tokens, as many as there are (HA-T4)."""
        count = min(count, self.tokens_left(level))
        if count < 1:
            self.say(TokensOut(self.seat, level))
            return
        self.give_tokens(level, -count)
        self.say(TokensTaken(self.seat, level, count))
        for effect in self.effects():
            effect.on_tokens(self, level, count)
        if self.options.master:
            out = sum(self.tokens_left(colour) == 0 for colour in LEVELS)
            if out >= COLOURS_TO_END:
                self.trigger_end("tokens")

    # ---- ghosts come and go -----------------------------------------------------------------------

    def put(self, ghost: int, where: int) -> None:
        """A ghost is somewhere else now."""
        ghosts = self.ghosts
        self.set(ghosts=(*ghosts[:ghost], where, *ghosts[ghost + 1 :]))

    def enter(self, level: Level, building: Building) -> None:
        """A ghost comes from the supply; five red ones do not stay in Master (HA-7.3)."""
        self.put(census(self.ghosts).spare[level - 1], building)
        if self.options.master and census(self.ghosts).spare[Level.RED - 1] < 0:
            ghosts = list(self.ghosts)
            for ghost in ghosts_of(Level.RED):
                ghosts[ghost] = SUPPLY
            self.set(ghosts=tuple(ghosts))
            self.say(RedsLeft())

    def leave(self, ghost: int) -> None:
        """A ghost goes back to the supply."""
        self.put(ghost, SUPPLY)
        self.miss_blues()

    def miss_blues(self) -> None:
        """HA-T5: where no blue ghost is left, three are due before anything else."""
        if census(self.ghosts).in_town[Level.BLUE - 1] == 0:
            self.push(Blues(self.seat))

    def bring_blues(self, building: Building) -> None:
        room = self.options.room - census(self.ghosts).in_building[building]
        count = min(BLUES, room)
        for _ in range(count):
            self.enter(Level.BLUE, building)
        self.say(BluesCame(self.seat, building, count))

    def where(self, ghost: int) -> Building:
        return BUILDINGS[self.ghosts[ghost]]

    # ---- the actions ------------------------------------------------------------------------------

    def begin(self, action: Action, level: Level, section: int = -1, raised: int = 0) -> None:
        """An action begins; what with, is asked next."""
        self.push(Doing(self.seat, action, level, section, raised))

    def need_higher_level(self) -> None:
        """The action could not go on so without the power that lets it be taken higher (HA-8.4)."""
        for effect in self.effects():
            if effect.raises and effect.by not in self.part("spent"):
                self.spend(effect.by)

    def summon(self, building: Building, level: Level) -> None:
        """HA-2.1, however it came to it."""
        if census(self.ghosts).spare[level - 1] < 0:
            self.say(NothingSummoned(self.seat, level))
            return
        self.say(Summoned(self.seat, building, level))
        self.enter(level, building)
        effects = self.effects()
        self.gain_tokens(level, max((effect.summon_tokens for effect in effects), default=1))
        for effect in effects:
            effect.on_summon(self)
        self.push_all(effect.after_summoning(self.position, level) for effect in effects)

    def scare(self, level: Level, scares: int) -> None:
        self.say(TownScared(self.seat, level))
        self.gain_scares(scares)
        self.push_all(effect.after_scaring(self.position, level) for effect in self.effects())

    def upgrade(self, ghost: int, cost: int) -> None:
        building, level = self.where(ghost), LEVELS[LEVEL_OF[ghost]]
        self.say(Upgraded(self.seat, building, level, cost))
        self.pay_scares(cost)
        self.put(ghost, SUPPLY)
        self.enter(level, building)
        self.gain_tokens(level)
        for effect in self.effects():
            effect.on_upgrade(self)
        self.push(Lifting(self.seat, level))
        self.miss_blues()

    def move(self, moved: Moved, to: Building) -> None:
        start = self.where(moved.ghost)
        self.put(moved.ghost, to)
        self.say(GhostMoved(self.seat, LEVEL_OF[moved.ghost], start, to))
        token = self.part("bonuses")[to]
        self.push_all(
            (
                None if token is None else Fetching(self.seat, token, to, moved.ghost),
                *(effect.after_moving(self.position, moved) for effect in self.effects()),
            )
        )

    def haunt(self, building: Building, level: Level, common: bool) -> None:
        at, haunted = space(building, level), self.part("haunted")
        self.set(haunted=(*haunted[:at], Pumpkin(self.seat, common), *haunted[at + 1 :]))
        if common:
            self.change(self.seat, common=self.lord.common - 1)
        else:
            self.change(self.seat, pumpkins=self.lord.pumpkins - 1)
        self.score(self.seat, HAUNTING[level], "haunt")
        self.say(Haunted(self.seat, building, level, HAUNTING[level], common))
        if self.lord.pumpkins + self.lord.common == 0:
            self.trigger_end("pumpkins")
        self.push_all(effect.after_haunting(self.position, level) for effect in self.effects())

    def take_pumpkin(self, building: Building, level: Level) -> None:
        """A pumpkin goes back to whoever placed it."""
        at, haunted = space(building, level), self.part("haunted")
        pumpkin = haunted[at]
        assert pumpkin is not None, "somebody looked before"
        self.set(haunted=(*haunted[:at], None, *haunted[at + 1 :]))
        if pumpkin.common:
            self.change(self.seat, common=self.lord.common + 1)
        else:
            self.change(self.seat, pumpkins=self.lord.pumpkins + 1)

    def rest(self, section: int) -> None:
        self.say(RestTaken(self.seat, section, self.clear_section(self.seat, section)))
        for effect in self.effects():
            effect.on_rest(self)

    def lift(self, section: int, level: Level) -> None:
        self.set_section(self.seat, section, level=level)
        self.say(SectionLifted(self.seat, section, level))

    def lower(self, section: int) -> Level:
        """One level: the new one."""
        level = LEVELS[self.lord.sections[section].level - 2]
        self.set_section(self.seat, section, level=level)
        self.say(SectionLowered(self.seat, section, level))
        return level

    # ---- fights and dice --------------------------------------------------------------------------

    def fight(self, ghost: int, foe: int) -> None:
        """HA-2.5; in Master the higher level wins (HA-7.2)."""
        self.say(
            FightBegun(
                self.seat, self.where(ghost), LEVEL_OF[ghost], LEVEL_OF[foe], self.where(foe)
            )
        )
        if self.options.master:
            self.end_fight(ghost, foe, None, None)
            return
        for effect in self.effects():
            if effect.opens_fight(self.position, ghost, foe):
                self.push(Asked(self.seat, effect.by, ghost=ghost, foe=foe))
                return
        self.throw_fight(ghost, foe)

    def throw_fight(self, ghost: int, foe: int) -> None:
        plus = sum(effect.attack_plus for effect in self.effects())
        own = Die(LEVEL_OF[ghost], plus=plus)
        self.push(Throwing(self.seat, 0, (own,), Die(LEVEL_OF[foe]), ghost=ghost, foe=foe))

    def end_fight(self, ghost: int, foe: int, own: int | None, other: int | None) -> None:
        """Without dice the attacker has won."""
        difference = None if own is None or other is None else own - other
        won = difference is None or difference > 0
        level = LEVEL_OF[foe]
        self.say(FightEnded(self.seat, won, LEVEL_OF[ghost], level, own, other))
        fought = Fought(ghost, foe, won, difference)
        effects = self.effects()
        self.push_all(effect.after_fight(self.position, fought) for effect in effects)
        if won:
            self.leave(foe)
            self.gain_tokens(level, max((effect.win_tokens for effect in effects), default=1))
            for effect in effects:
                effect.on_win(self, ghost, foe)

    def roll(self, throwing: Throwing, only: int | None = None) -> Throwing:
        """All dice of a roll fall, or one of its owner's again."""
        chance, dice = self.part("chance"), list(throwing.dice)
        for at, die in enumerate(dice):
            if only is None or at == only:
                face, chance = chance.below(DIE[die.level])
                dice[at] = die._replace(value=face + 1)
        against = throwing.against
        if against is not None and only is None:
            face, chance = chance.below(DIE[against.level])
            against = against._replace(value=face + 1)
        self.set(chance=chance)
        now = evolved(throwing, dice=tuple(dice), against=against)
        self.say(DiceRolled(self.seat, now.by, now.dice, now.against))
        self.show_dice(now)
        return now

    def show_dice(self, throwing: Throwing) -> None:
        """The dice lie on the table until others are rolled."""
        self.set(rolled=Rolled(self.seat, throwing.by, throwing.dice, throwing.against))

    def stand(self, throwing: Throwing) -> None:
        """The roll is final."""
        if throwing.by:
            CARDS[throwing.by].effect.rolled(self, throwing)
        else:
            assert throwing.against is not None, "somebody rolls for the defender"
            own, other = throwing.dice[0].total, throwing.against.total
            self.end_fight(throwing.ghost, throwing.foe, own, other)

    # ---- bonus tokens -----------------------------------------------------------------------------

    def set_slot(self, seat: Seat, at: int, slot: Slot) -> None:
        slots = self._lords[seat].slots
        self.change(seat, slots=(*slots[:at], slot, *slots[at + 1 :]))

    def draw_bonus(self) -> int:
        """The next token of the stack; the discards become a new one (HA-3.4)."""
        stack: tuple[int | None, ...] = self.part("stack")
        if not stack:
            stack, chance = self.part("chance").shuffled(self.part("discards"))
            self.set(chance=chance, discards=())
        token, *rest = stack
        assert token is not None, "rules play with what they know"
        self.set(stack=tuple(rest))
        return token

    def draw_for_owner(self) -> None:
        """A token is drawn from the stack, to be kept or not."""
        token = self.draw_bonus()
        self.say(BonusDrawn(self.seat, token))
        self.push(Fetching(self.seat, token))

    def pick_up(self, building: int) -> None:
        """The token leaves the town; with the last one six new ones come (HA-3.4)."""
        bonuses = list(self.part("bonuses"))
        bonuses[building] = None
        if not any(token is not None for token in bonuses):
            for at in BUILDINGS:
                bonuses[at] = self.draw_bonus()
            self.say(BonusesLaid())
        self.set(bonuses=tuple(bonuses))

    def discard(self, token: int) -> None:
        self.set(discards=(*self.part("discards"), token))

    def use_bonus(self, slot: int) -> int:
        """A disc goes on the circle and the token to the discards (HA-3.2): which one."""
        token = self.lord.slots[slot].token
        assert token is not None, "somebody looked before"
        self.set_slot(self.seat, slot, Slot(None, self.pop_reserve()))
        self.discard(token)
        return token
