"""A chapter of every rulebook whose game computers can play: who they are, that they are fair, and how
they think. Most of it is the same in all of them; how each level thinks, a game says itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from halloween_table.contract.kit import Chapter, Kit, Paragraph
from halloween_table.engine.translate import QT_TRANSLATE_NOOP, fill

from ..parts.names import CHARACTERS, called

_SETTING: Final = (
    QT_TRANSLATE_NOOP("SettingsDialog", "Computer players"),
    QT_TRANSLATE_NOOP("SettingsDialog", "move at once"),
    QT_TRANSLATE_NOOP("SettingsDialog", "leave time to watch"),
    QT_TRANSLATE_NOOP("SettingsDialog", "wait for my press"),
)
"""The row of the settings that says how they move, and what can be chosen there."""


class ComputerPlayers(QObject):
    """Sentences in the current language."""

    def __init__(self, kit: Kit, parent: QObject) -> None:
        super().__init__(parent)
        self._kit = kit

    def chapter(self) -> Chapter:
        kit = self._kit
        return Chapter(
            "computer-players",
            self.tr("Computer players"),
            (
                *self._who(),
                *kit.rulebook.thinking(),
                *(self._hidden() if kit.secrets else ()),
                *(self._in_turn() if kit.undo else ()),
            ),
        )

    def _who(self) -> Iterator[Paragraph]:
        yield Paragraph(
            fill(
                #: %1 is a list of names: Thrifty Witch, Greedy Pumpkin …
                self.tr(
                    "Any seat can be taken by a computer player. Choose <b>With computers</b> when "
                    "you start a game, and pick a level for each of them: <b>Easy</b>, "
                    "<b>Normal</b> or <b>Hard</b>. Here is who might sit down with you: %1. Their "
                    "characters are only costumes; how well they play depends on the level."
                ),
                ", ".join(map(called, CHARACTERS.values())),
            )
        )
        yield Paragraph(
            self.tr(
                "<b>They play fair.</b> A computer player knows only what you would know in its "
                "seat: what you could see from there, and what you could remember. It never peeks "
                "at a hidden card, and it cannot tell what will be drawn or rolled next. It does "
                "not cheat, neither against you nor in your favour: if you beat it, you have "
                "earned it."
            )
        )

    def _hidden(self) -> Iterator[Paragraph]:
        """Where somebody can hold secret cards."""
        yield Paragraph(
            self.tr(
                "<b>Your cards.</b> Nobody has to look away for a computer player. If "
                "you are the only person at the table, your cards simply lie face up in front of "
                "you."
            )
        )

    def _in_turn(self) -> Iterator[Paragraph]:
        """Where people and computers take turns: nobody is in a hurry, and moves can be taken back."""
        yield Paragraph(
            fill(
                #: %1 is the name of a setting, %2, %3 and %4 are what can be chosen there.
                self.tr(
                    "<b>Following their turns.</b> You set their pace in the settings, under "
                    "<b>%1</b>: <b>%2</b>, <b>%3</b> or <b>%4</b>. A click on the table or "
                    "<b>Space</b> hurries them along; where they wait for you, one press is for a "
                    "whole turn. Their thinking never holds you up: meanwhile "
                    "you can read the rules, take a closer look, undo, or leave the table."
                ),
                *(QCoreApplication.translate("SettingsDialog", said) for said in _SETTING),
            )
        )
        yield Paragraph(
            self.tr(
                "<b>Undo</b> takes you back to your own last decision, over everything the computer "
                "players have done since. As always, you cannot go back past a moment when "
                "somebody learned something new."
            )
        )
        yield Paragraph(
            self.tr(
                "<b>Hints.</b> Not sure what to do? Press the button with the wand, or <b>F10</b>, and "
                "a computer player puts "
                "itself in your seat, knowing only what you know. The first press shows you what to "
                "look at, the second where, the third the move and the reason for it. Each of "
                "these counts as one hint, and the count is shown at the end. If you would rather play without "
                "them, switch them off before the game."
            )
        )
        yield Paragraph(
            self.tr(
                "<b>After the game</b>, while you watch it again, <b>What cost most?</b> or <b>F3</b> "
                "looks through it for the three moves that cost the most. See what a computer player "
                "at <b>Hard</b> would have done and why, and play "
                'on from there. <a href="#watching-again">Watching a game again</a> tells you how '
                "to find your way around."
            )
        )
