"""Why an action, a pumpkin or a die does not do what somebody wants: a sentence for every reason."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.engine.game import Refusal
from halloween_table.engine.translate import fill

from .names import Names


class HindranceWords(QObject):
    """What the town and the dice have against a move, in the current language."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def hindrance(self, refusal: Refusal) -> str:
        """The sentence; empty if it is none of the town's or the dice's."""
        subjects = (self._nearest_miss, self._ghosts, self._haunting, self._dice)
        return next(filter(None, (subject(refusal) for subject in subjects)), "")

    # ---- an action that nothing can be done with ----------------------------------------------------

    def _nearest_miss(self, refusal: Refusal) -> str:
        def at_level(sentence: str) -> str:
            return fill(sentence, self._names.colour(refusal.about[0]))

        match refusal.reason:
            case "no_pair_anywhere":
                return self.tr(
                    "A summon takes two ghosts of one colour in one building, and there is no "
                    "such pair in town."
                )
            case "pairs_too_high":
                return at_level(
                    self.tr("Every pair in town is above the level of this section (%1).")
                )
            case "pairs_full_or_out":
                return self.tr(
                    "Wherever you could summon, the building is full or the supply has no such "
                    "ghost."
                )
            case "nobody_commanded":
                return at_level(self.tr("This section (level: %1) commands no ghost in town."))
            case "nobody_to_upgrade":
                return at_level(
                    self.tr("This section (level: %1) commands no ghost that could be upgraded.")
                )
            case "upgrades_out":
                return self.tr(
                    "The supply has no ghost of the next level for any that this section commands."
                )
            case "all_full":
                return self.tr(
                    "No ghost that this section commands can move: the buildings around are full."
                )
            case "nobody_to_beat":
                return at_level(
                    self.tr(
                        "No ghost that this section commands (level: %1) is together with a weaker "
                        "one."
                    )
                )
            case "nobody_to_fight":
                return at_level(
                    self.tr("No ghost that this section commands (level: %1) has a foe in reach.")
                )
            case "no_space":
                return at_level(
                    self.tr(
                        "Where this section commands a ghost (level: %1), no space of its colour "
                        "is free for you."
                    )
                )
        return ""

    # ---- ghosts and buildings -----------------------------------------------------------------------

    def _ghosts(self, refusal: Refusal) -> str:
        names, about = self._names, refusal.about
        match refusal.reason:
            case "level_too_low":
                return fill(
                    self.tr(
                        "The level of this section (%1) is too low for this colour (%2): choose a "
                        "lower one."
                    ),
                    *map(names.colour, about),
                )
            case "no_pair":
                return fill(
                    self.tr(
                        "A summon takes two ghosts of one colour in the building; here are fewer "
                        "(%1, %2)."
                    ),
                    names.building(about[0]),
                    names.colour(about[1]),
                )
            case "ghosts_out":
                if refusal.rule == "HA-2.3":
                    sentence = self.tr(
                        "The upgrade takes a ghost from the supply, and none of this colour is "
                        "left (%1)."
                    )
                else:
                    sentence = self.tr("No ghost of this colour is left in the supply (%1).")
                return fill(sentence, names.colour(about[0]))
            case "building_full":
                return fill(
                    self.tr(
                        "There is no room there (%1): a building holds %n ghosts.", "", about[1]
                    ),
                    names.building(about[0]),
                )
            case "none_in_town":
                return fill(
                    self.tr("No ghost of this colour is in town (%1): choose another colour."),
                    names.colour(about[0]),
                )
            case "not_in_town":
                return self.tr("This ghost is in the supply: choose one that is in town.")
            case "red_is_highest":
                return self.tr("Red is the highest level: choose another ghost to upgrade.")
            case "too_few_scares":
                if refusal.rule == "HA-2.3":
                    sentence = self.tr(
                        "The upgrade costs %n scares, and you have %1: a Scare brings more.",
                        "",
                        about[0],
                    )
                else:
                    sentence = self.tr(
                        "Rolling again costs %n scares, and you have %1.", "", about[0]
                    )
                return fill(sentence, about[1])
            case "there_already":
                return fill(
                    self.tr("The ghost is there already (%1): choose another building."),
                    names.building(about[0]),
                )
            case "not_a_neighbour":
                return fill(
                    self.tr("A ghost moves next door, and these two share no wall: %1, %2."),
                    *map(names.building, about),
                )
            case "same_colour":
                return fill(
                    self.tr(
                        "Ghosts of one colour do not fight each other (%1): choose another foe."
                    ),
                    names.colour(about[0]),
                )
            case "not_together":
                return self.tr("A ghost attacks in its own building: choose a foe that is there.")
            case "too_strong":
                return fill(
                    self.tr(
                        "In the Master game a ghost beats only weaker ones, and this foe is "
                        "stronger (%1 against %2)."
                    ),
                    *map(names.colour, about),
                )
            case "no_such_power":
                return self.tr(
                    "One against all takes a card for it, not yet used in this turn, and two foes "
                    "or more."
                )
            case "no_mixed_summon":
                return self.tr(
                    "Two colours summon together only by a card, both commanded, one in the supply."
                )
            case "no_taking_back":
                return self.tr(
                    "Only with a card for it you take a pumpkin back, and only your own."
                )
        return ""

    # ---- pumpkins -----------------------------------------------------------------------------------

    def _haunting(self, refusal: Refusal) -> str:
        names, about = self._names, refusal.about
        match refusal.reason:
            case "no_ghost_there":
                return fill(
                    self.tr("To haunt this space you need a ghost of its colour there: %1, %2."),
                    names.building(about[0]),
                    names.ghost(about[1]),
                )
            case "no_pumpkin" if about:
                return self.tr("You have placed all pumpkins of your own colour.")
            case "no_pumpkin":
                return self.tr(
                    "You have placed all your pumpkins; there is none left to haunt with."
                )
            case "no_common_pumpkin":
                return self.tr("You have placed all your common pumpkins: take one of your own.")
            case "space_taken":
                return self.tr("A pumpkin stands on this space already: choose a free one.")
            case "haunted_already":
                return fill(
                    self.tr(
                        "One pumpkin of a colour per building, and yours is there already: %1."
                    ),
                    names.building(about[0]),
                )
            case "common_stands_there":
                return fill(
                    self.tr(
                        "One common pumpkin per building is enough, and there is one already: %1."
                    ),
                    names.building(about[0]),
                )
        return ""

    # ---- dice ---------------------------------------------------------------------------------------

    def _dice(self, refusal: Refusal) -> str:
        names, about = self._names, refusal.about
        match refusal.reason:
            case "within_a_roll":
                return fill(
                    self.tr("This bonus is for dice: keep it until you roll some (%1)."),
                    names.bonus(about[0]),
                )
            case "not_in_a_roll":
                return fill(
                    self.tr("This bonus does not help dice: finish the roll first (%1)."),
                    names.bonus(about[0]),
                )
            case "no_such_die":
                return self.tr("Bonuses for dice change only dice that you roll yourself.")
            case "before_the_roll":
                return fill(
                    self.tr("It is too late: this bonus is used before the roll (%1)."),
                    names.bonus(about[0]),
                )
            case "after_the_roll" if refusal.rule == "HA-3.5":
                return fill(
                    self.tr("Roll first: this bonus is used after the roll (%1)."),
                    names.bonus(about[0]),
                )
            case "after_the_roll":
                return fill(
                    self.tr("Roll first: this card is used after the roll (%1)."),
                    names.card(about[0]),
                )
            case "red_die":
                return self.tr("There is no bigger die than the red one.")
            case "roll_settled":
                return self.tr("Your roll is good enough: a higher one would change nothing.")
            case "attack_die_only":
                return fill(
                    self.tr("This card rolls only the attack die of a fight again (%1)."),
                    names.card(about[0]),
                )
        return ""
