"""The rulebook's chapter on the psychics: their names and texts from the table of psychics, and
what has to be said beyond that."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import chain

from PySide6.QtCore import QCoreApplication, QObject

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.engine.translate import fill

from ..rules.psychics import EFFECTS, PSYCHICS, Psychic
from .figures import level_figure

_FIRST_OF_OURS = 15
"""From this number on the effects are ours."""


def psychic_link(number: int) -> str:
    """The psychic's name, with a link to what it does."""
    return f'<a href="#RP-4.{number}">{_text(PSYCHICS[number].name)}</a>'


def number_links(numbers: list[int]) -> str:
    """The numbers of psychics, each with a link to what it does."""
    return ", ".join(f'<a href="#RP-4.{number}">{number}</a>' for number in numbers)


def idle_at_ten() -> list[int]:
    """The psychics that do nothing at round ten (RP-2.5)."""
    return [number for number, effect in EFFECTS.items() if effect.idle_at_ten]


def our_own() -> list[int]:
    """The psychics whose effects are ours."""
    return [number for number in PSYCHICS if number >= _FIRST_OF_OURS]


def _text(source: str) -> str:
    return escape(QCoreApplication.translate("Psychics", source), quote=False)


class RestInPeacePsychics(QObject):
    """What the rulebook says about single psychics."""

    def chapter(self) -> Chapter:
        rulings = self._rulings()
        return Chapter(
            "RP-4",
            self.tr("The psychics"),
            (
                Paragraph(
                    self.tr(
                        "These are all the psychics, by number. The nine starters have no level; "
                        "the others have a level from 1 to 4."
                    )
                ),
                self._needs(),
                *chain.from_iterable(self._level(level, rulings) for level in range(5)),
            ),
        )

    def _level(self, level: int, rulings: dict[int, str]) -> Iterator[Figure | Rule]:
        caption = self.tr("The nine starters")
        if level:
            caption = fill(self.tr("Level %1"), level)
        yield Figure(level_figure(level), caption)
        for number, psychic in PSYCHICS.items():
            if psychic.level == level:
                yield self._entry(psychic, rulings.get(number, ""))

    def _needs(self) -> Rule:
        return Rule(
            "RP-4.0",
            "<br>".join(
                (
                    self.tr(
                        "A psychic whose effect cannot happen may be put at round ten, but it may "
                        "not be played in a round. So nobody wastes one by accident. This is what "
                        "they need:"
                    ),
                    #: %1 is the name of a psychic, as in the next lines.
                    fill(self.tr("%1: a ghost in your deck."), psychic_link(2)),
                    fill(
                        self.tr("%1 and %2: a ghost in your rival’s hand."),
                        psychic_link(6),
                        psychic_link(22),
                    ),
                    fill(self.tr("%1: a card of your rival in this round."), psychic_link(11)),
                    fill(self.tr("%1: a ghost in your deck or in your hand."), psychic_link(16)),
                    fill(self.tr("%1: a ghost on each side of this round."), psychic_link(17)),
                    fill(
                        self.tr("%1 and %2: a ghost on your side of an earlier round."),
                        psychic_link(21),
                        psychic_link(27),
                    ),
                    fill(
                        self.tr(
                            "%1: a ghost of your rival in this round with a printed value of 3 or "
                            "less."
                        ),
                        psychic_link(25),
                    ),
                    fill(
                        self.tr(
                            "All other effects always happen. Only one psychic can never be played "
                            "in a round: %1."
                        ),
                        psychic_link(7),
                    ),
                )
            ),
        )

    def _entry(self, psychic: Psychic, ruling: str) -> Rule:
        lines = [self._heading(psychic), _text(psychic.text)]
        if ruling:
            lines.append(ruling)
        if psychic.effect.idle_at_ten:
            lines.append(self.tr('This psychic does nothing at <a href="#RP-2.5">round ten</a>.'))
        ours = psychic.number >= _FIRST_OF_OURS or bool(ruling)
        return Rule(f"RP-4.{psychic.number}", "<br>".join(lines), ruling=ours)

    def _heading(self, psychic: Psychic) -> str:
        if psychic.level == 0:
            #: %1 is the number of a psychic, %2 its name.
            sentence = self.tr("<b>%1. %2</b> (starter)")
        else:
            #: %1 is the number of a psychic, %2 its name, %3 its level.
            sentence = self.tr("<b>%1. %2</b> (level %3)")
        return fill(sentence, psychic.number, _text(psychic.name), psychic.level)

    def _rulings(self) -> dict[int, str]:
        """What the text of a psychic leaves open."""
        moved = self.tr(
            "A ghost counts for the side where it lies now. A lasting effect stays with the player "
            "who played it, even if its card moves."
        )
        any_ghost = self.tr(
            "Any ghost that lies on your side there will do, of either family. Psychics that are "
            "ghosts are included."
        )
        not_played = fill(
            self.tr(
                '“Played” means what <a href="#RP-1.1">RP-1.1</a> says: ghosts that come into the '
                "round by psychics %1 are not played."
            ),
            number_links([2, 17, 25, 27]),
        )
        return {
            6: self.tr(
                "If your rival has no ghost in hand when the next card is played, they play freely, "
                "and the effect is spent."
            ),
            11: self.tr(
                "What a discarded psychic has already done stays done. Discarded cards lie open for "
                "both of you."
            ),
            13: self.tr("Then −2 is its printed value."),
            14: self.tr(
                "Your rival may not play a first card if no second one could follow it, and may "
                "not end a turn after exactly one card."
            )
            + " "
            + not_played,
            15: self.tr(
                "Its value is fixed when it is played, and it keeps this value. 0 is an even value."
            )
            + " "
            + not_played,
            16: self.tr(
                "You draw as far as your deck goes. The card that you discard is always a ghost."
            ),
            17: moved,
            18: self.tr("They may still put a psychic at round ten: that is not playing it."),
            20: self.tr(
                "“Strongest” means: it counts most before the doubling. If several count the same, "
                "it is one that does not count 0 in the end."
            ),
            21: any_ghost,
            25: moved,
            27: any_ghost,
            29: self.tr("This number is then its printed value."),
        }
