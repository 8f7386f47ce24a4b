"""What the program itself says when something goes wrong, or for all games alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from halloween_table.engine.translate import fill
from halloween_table.store.problems import ImportKind, ImportProblem, Kind, StoreProblem

if TYPE_CHECKING:
    from halloween_table.store.mending import Mended

_SHORT = QLocale.FormatType.ShortFormat


class Sentences(QObject):
    """One sentence for each thing that can happen to files, in the current language."""

    def problem(self, problem: StoreProblem) -> str:
        if isinstance(problem, ImportProblem):
            return self._import_problem(problem)
        return {
            Kind.disk_full: self.tr(
                "The disk is full, so nothing more can be kept. Free some space and try again."
            ),
            Kind.read_only: self.tr(
                "The program's folder cannot be written to, so nothing can be kept."
            ),
            Kind.locked: self.tr(
                "Another program is using the games right now. Try again in a moment."
            ),
            Kind.damaged_game: self.tr(
                "This game can no longer be read. It stays where it is; all other games are fine."
            ),
            Kind.changed_elsewhere: self.tr(
                "This game was played on in another window. It has been loaded again as it is now."
            ),
            Kind.not_written: self.tr("The file could not be written; choose another place."),
            Kind.not_a_file: self.tr(
                "There is something else of that name; choose another name for the file."
            ),
            Kind.gone: self.tr("This game is no longer there; it was deleted in another window."),
            Kind.newer_schema: self.tr(
                "These games belong to a newer version of Halloween Table and were left untouched."
            ),
            Kind.mending: self.tr(
                "The file with your games is being repaired. Try again in a moment."
            ),
            Kind.cannot_open: self.tr("The file with the games cannot be opened."),
            Kind.other: self.tr("Something went wrong with the file; nothing was changed."),
        }[problem.kind]

    def _import_problem(self, problem: ImportProblem) -> str:
        if problem.kind is ImportKind.illegal_move and problem.move is not None:
            return fill(
                self.tr("This file is not a lawful game: move %1 breaks the rules."), problem.move
            )
        return {
            ImportKind.too_large: self.tr("This file is too large to be a game."),
            ImportKind.too_long: self.tr("This file has more moves than any real game."),
            ImportKind.cannot_read: self.tr("This file cannot be read."),
            ImportKind.not_a_file: self.tr(
                "This is not an ordinary file, so no game can be opened from it."
            ),
            ImportKind.not_json: self.tr("This file is damaged, or not a game of Halloween Table."),
            ImportKind.not_a_game: self.tr("This file is not a game of Halloween Table."),
            ImportKind.unknown_game: self.tr("This game is not on your shelf."),
            ImportKind.newer_program: self.tr(
                "This file comes from a newer version of Halloween Table."
            ),
            ImportKind.bad_values: self.tr("This file holds things that this game does not have."),
            ImportKind.illegal_move: self.tr("This file is not a lawful game."),
        }[problem.kind]

    def temporary_store(self) -> str:
        return self.tr("Until the program ends you can play, but games are not kept.")

    def to_look_at(self) -> str:
        """Of a folder that may only be read, with games in it."""
        return self.tr(
            "You can look at your games and play on until the program ends, "
            "but nothing of that is kept."
        )

    def mending(self) -> str:
        return self.tr(
            "The file with your games is damaged and is being repaired. They will be back in a moment. "
            "You can already start a new game: it will be kept, too."
        )

    def waiting(self) -> str:
        """Of a file that another copy of the program is at."""
        return self.tr(
            "Another copy of Halloween Table is busy with your games. They will be here as soon as it "
            "has finished. You can already start a new game: it will be kept, too."
        )

    def kept_apart(self) -> str:
        """Of a file that cannot be had before the next start."""
        return self.tr("Games that you start now are kept, and will join the others later.")

    def mended(self, mended: Mended) -> list[str]:
        """What became of a damaged file, what helped, and what could not be helped."""
        games, from_backup, day, lost = mended.salvaged
        said = [self._put_aside(mended.aside.name, games) if mended.aside else self._gone(games)]
        if day is not None:
            said.append(self._helped(QLocale().toString(day, _SHORT), from_backup))
        if lost:
            said.append(self.tr("%n games could not be saved.", "", lost))
        return said

    def _put_aside(self, name: str, salvaged: int) -> str:
        sentence = self.tr(
            "The file with your games was damaged. It was put aside as %1, and %n games were saved from it.",
            "",
            salvaged,
        )
        return fill(sentence, name)

    def _gone(self, salvaged: int) -> str:
        return self.tr(
            "The file with your games was gone. %n games were brought back.", "", salvaged
        )

    def _helped(self, day: str, games: int) -> str:
        sentence = self.tr(
            "%n of them needed the backup of %1, so their latest moves may be missing.", "", games
        )
        return fill(sentence, day)

    def crashed(self) -> str:
        return self.tr(
            "Halloween Table ended unexpectedly last time. No move was lost; "
            "a report lies in the file shown below, in case somebody wants to look into it."
        )

    def how_to_look(self) -> str:
        return self.tr(
            "Your cards lie face down. To look at them, press on them and hold, "
            "or hold the key that is shown there; F9 turns them up and down."
        )

    def nonsense(self) -> str:
        """A gesture that is no move of any kind."""
        return self.tr("That does not go there.")

    def read_the_rule(self, rule: str) -> str:
        return fill(self.tr("Read the rule (%1)"), rule)

    def learned(self) -> str:
        return self.tr("Somebody has learned something new: you cannot go back past that.")

    def played_on(self) -> str:
        return self.tr("This game begins here: what was played before it cannot be undone.")

    def older_rules(self) -> str:
        return self.tr(
            "This game was begun under older rules. It goes on from where it stood, "
            "but what was played before cannot be undone."
        )

    def seen_as_it_ended(self) -> str:
        """Of a game that is over and whose moves mean something else today."""
        return self.tr("This game was played under older rules. You see it as it ended.")
