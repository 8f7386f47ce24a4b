"""Why a move of Halloween is not possible, and what would be: a sentence for every reason."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players
from halloween_table.engine.game import Refusal
from halloween_table.engine.translate import fill

from ..rules.bonuses import DoesAction, TakesToken, bonus_of
from ..rules.effects import When
from ..rules.powers import CARDS
from ..rules.town import Action
from .hindrances import HindranceWords
from .names import Names


class RefusalWords(QObject):
    """The refusals in the current language."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._hindrances = HindranceWords(names)

    def refusal(self, refusal: Refusal, players: Players) -> str:
        if refusal.reason == "not_your_turn":
            whose = players[refusal.about[0]].name
            return fill(self.tr("Wait a moment, the decision is up to: %1."), whose)
        subjects = (
            self._turn,
            self._due,
            self._hindrances.hindrance,
            self._bonuses,
            self._powers,
            self._claims,
            self._gestures,
        )
        for subject in subjects:
            sentence = subject(refusal)
            if sentence:
                return sentence
        raise ValueError(refusal.reason)

    # ---- the turn -----------------------------------------------------------------------------------

    def _turn(self, refusal: Refusal) -> str:
        about = refusal.about
        match refusal.reason:
            case "game_over":
                return self.tr("The game is over; the town can sleep again.")
            case "disc_first":
                return self.tr("First put a disc on an action space; then the ghosts obey.")
            case "all_done":
                return self.tr("All your sections have acted or rested: end your turn.")
            case "no_such_section":
                return self.tr("There is no such section on your board.")
            case "section_done":
                return fill(
                    self.tr("This section has acted or rested in this turn already: %1."),
                    self._names.section(about[0]),
                )
            case "sections_left":
                return self._sections_left(*about)
            case "occupied":
                return self.tr(
                    "A disc lies on this action space; it is free again after a rest in its "
                    "section."
                )
            case "no_disc":
                return self.tr(
                    "Your reserve is empty: let a section rest, and its discs come back."
                )
        return ""

    def _sections_left(self, first: int, count: int) -> str:
        if count == 1:
            section = self._names.section(first)
            return fill(
                self.tr("Before you end your turn, one section must act or rest: %1."), section
            )
        return self.tr("Before you end your turn, %n sections must act or rest.", "", count)

    # ---- what must be decided first -----------------------------------------------------------------

    def _due(self, refusal: Refusal) -> str:
        about = refusal.about
        match refusal.reason:
            case "choose_first":
                return fill(
                    self.tr("First finish this action, or take it back with Esc: %1."),
                    self._names.action(about[0]),
                )
            case "finish_the_roll":
                return self.tr("First finish the roll: throw the dice, or be content with them.")
            case "bonus_first":
                return fill(
                    self.tr("First put the bonus into a slot, or do without it: %1."),
                    self._names.bonus(about[0]),
                )
            case "blues_first":
                return self.tr(
                    "Blue ghosts are on their way: first choose a building with room for them."
                )
            case "lift_first":
                return fill(
                    self.tr("First decide which section rises to the new level (%1)."),
                    self._names.colour(about[0]),
                )
            case "lift_is_due":
                return fill(
                    self.tr("In the Master game a section must rise to the new level (%1)."),
                    self._names.colour(about[0]),
                )
            case "not_below":
                return fill(
                    self.tr("Choose a section that is below the new level (%1)."),
                    self._names.colour(about[0]),
                )
            case "pay_first":
                return fill(
                    self.tr("First pay for the card that you claim: %1."),
                    self._names.card(about[0]),
                )
            case "reward_first":
                return fill(
                    self.tr("First take your reward, points or discs, for the card: %1."),
                    self._names.card(about[0]),
                )
            case "ready_for_action":
                return fill(
                    self.tr("First choose an action space for the card you have called upon: %1."),
                    self._names.card(about[0]),
                )
            case "not_for_power":
                return self._names.asks(*about)
        return ""

    # ---- bonuses ------------------------------------------------------------------------------------

    def _bonuses(self, refusal: Refusal) -> str:
        about = refusal.about
        match refusal.reason:
            case "slot_empty":
                return self.tr(
                    "There is no bonus in this slot: move a ghost to a building with one."
                )
            case "slot_blocked":
                return self.tr("A disc blocks this slot: choose another one.")
            case "no_disc_for_bonus":
                return self.tr(
                    "A bonus takes a disc from your reserve, and there is none: let a section rest."
                )
            case "no_discs_on_board":
                return self.tr("There is no disc on your action spaces that could come back.")
            case "tokens_out":
                effect = bonus_of(-about[0] - 1).effect
                assert isinstance(effect, TakesToken)
                return fill(
                    self.tr("None of these is left in the supply: %1."),
                    self._names.token(effect.level),
                )
            case "action_impossible":
                effect = bonus_of(-about[0] - 1).effect
                assert isinstance(effect, DoesAction)
                if effect.action is Action.MOVE:
                    return self.tr("No ghost in town can move: the buildings around are full.")
                return self.tr(
                    "There is no pair of one colour in a building with room and a third in the "
                    "supply."
                )
        return ""

    # ---- powers of cards ----------------------------------------------------------------------------

    def _powers(self, refusal: Refusal) -> str:
        names, about = self._names, refusal.about
        match refusal.reason:
            case "not_your_card":
                return self.tr("Claim this card first: its power is for those who are on it.")
            case "works_by_itself":
                if CARDS[about[0]].when is When.END:
                    sentence = self.tr("This card is counted when the game ends: %1.")
                else:
                    sentence = self.tr("This card works by itself whenever it applies: %1.")
                return fill(sentence, names.card(about[0]))
            case "not_called":
                return fill(
                    self.tr("This card offers itself when its moment has come: %1."),
                    names.card(about[0]),
                )
            case "power_spent":
                return fill(
                    self.tr("You have called upon this card in this turn already: %1."),
                    names.card(about[0]),
                )
            case "no_action_for_power":
                return fill(
                    self.tr("There is no action now for which this card would be of use: %1."),
                    names.card(about[0]),
                )
            case "space_is_free":
                return self.tr("This action space is free: the card is for one with a disc on it.")
            case "no_higher_level":
                return self.tr("No level is higher than red: use the card in another section.")
            case "nothing_higher":
                return fill(
                    self.tr(
                        "The card would be wasted here: this action could do nothing more with the "
                        "higher level (%1)."
                    ),
                    names.colour(about[0]),
                )
            case "sections_blue":
                return self.tr("All your sections are blue, and none can go lower.")
            case "tokens_out_below":
                return self.tr(
                    "The supply has no token of the colour to which any of your sections would sink."
                )
            case "nothing_to_trade":
                return self.tr("With your tokens and those in the supply, no swap is possible now.")
            case "no_token_affordable":
                return self.tr("You have too few scares for any token that is in the supply.")
            case "slots_blocked":
                return self.tr("Discs block all your slots: there is no place for a new bonus.")
            case "sections_red":
                return self.tr("All your sections are red, and none can go higher.")
            case "no_lift_affordable":
                return self.tr("You have too few scares to lift any of your sections.")
            case "no_ghost_for_token":
                return self.tr(
                    "You have no token whose ghost is in the supply, or no building has room for it."
                )
            case "nobody_to_exchange":
                return self.tr(
                    "There are no two ghosts of different colours in different buildings."
                )
        return ""

    # ---- claiming -----------------------------------------------------------------------------------

    def _claims(self, refusal: Refusal) -> str:
        about = refusal.about
        match refusal.reason:
            case "card_not_in_use":
                return self.tr("This card is not in use in this game.")
            case "claimed_already":
                return fill(
                    self.tr("You are on this card already, and once is enough: %1."),
                    self._names.card(about[0]),
                )
            case "too_few_tokens":
                return self.tr("This card costs you %n tokens, and you have fewer.", "", about[1])
            case "too_few_colours":
                return self.tr(
                    "This card costs you %n tokens of different colours, and you have fewer colours.",
                    "",
                    about[1],
                )
            case "no_disc_for_card":
                return self.tr(
                    "A disc from your reserve or your board goes on the card, and you have none."
                )
        return ""

    # ---- gestures that mean nothing -----------------------------------------------------------------

    def _gestures(self, refusal: Refusal) -> str:
        match refusal.reason:
            case "not_yours":
                return self.tr("This belongs to another lord: use what is on your own board.")
            case "disc_target":
                return self.tr(
                    "A disc goes on an action space, to a bonus that you use, or on a card that "
                    "you claim."
                )
            case "disc_lies":
                return self.tr("This disc comes back when its section rests.")
            case "disc_stays" if refusal.rule == "HA-4.1":
                return self.tr("A disc on a card stays there for good.")
            case "disc_stays":
                return self.tr(
                    "The discs at your slots come back at the end of the turn in which the third "
                    "one gets there."
                )
            case "token_target":
                return self.tr("Tokens buy cards: bring one to the card that you want to claim.")
            case "fight_target":
                return self.tr("Bring your ghost to the foe that it is to attack.")
            case "move_target":
                return self.tr("Bring the ghost to the building where it is to go.")
            case "pumpkin_target":
                return self.tr("A pumpkin goes on a haunting space of a building.")
            case "pumpkin_stays":
                return self.tr("A pumpkin stays where somebody has put it.")
            case "bonus_is_fetched":
                return self.tr("To fetch a bonus, move a ghost to its building.")
            case "dice_roll_themselves":
                return self.tr("Nobody needs to lift the dice: they roll at the press of a button.")
            case "section_is_lifted":
                return self.tr("Sections rise when you upgrade ghosts: begin with an action space.")
        return ""
