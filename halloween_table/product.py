"""What the program is called, and what people read about it before they start it.

Everything that is built of it (menu entries, packages, installers, the pages of software centres)
takes its names and texts from here; their translations lie with all the others in `translations`.
"""

from __future__ import annotations

from typing import Final

from halloween_table.engine.translate import QT_TRANSLATE_NOOP

CONTEXT: Final = "Product"
"""Of these texts in the translation files."""

NAME: Final = "Halloween Table"
"""A proper name: the same in every language."""
KEY: Final = "halloween-table"
"""The name among commands, packages and folders."""
APP_ID: Final = "halloween_table.halloween_table"
"""The name among all programs of the world; to begin with a domain of ours once there is one."""
AUTHORS: Final = "the Halloween Table authors"
LICENCE: Final = "MIT"

SUMMARY: Final = QT_TRANSLATE_NOOP("Product", "Ghostly board games around one shared computer")
"""One line, without a full stop."""
DESCRIPTION: Final = (
    QT_TRANSLATE_NOOP(
        "Product",
        "Four ghostly board games for people around one screen, on a table where you drag cards, houses and ghosts with the mouse. It knows the rules, tells you in one sentence why a move is not allowed, and keeps every move, so that you can stop at any time and play on tomorrow.",
    ),
    QT_TRANSLATE_NOOP(
        "Product",
        "On the shelf: Candy Hunters (1–4 players, with a book of puzzles), Rest in Peace (2 players), Booo! (1–6 players) and Halloween (2–4 players), each with a rulebook of its own.",
    ),
    QT_TRANSLATE_NOOP(
        "Product",
        "Finished games can be watched again from any point. The program uses no network.",
    ),
)
"""Paragraphs."""
KEYWORDS: Final = QT_TRANSLATE_NOOP("Product", "board game;cards;family;halloween;ghosts;puzzle;")
"""What people may search a menu for; each ends with a semicolon."""

SUFFIX: Final = ".halloweengame"
"""Of a file with one game in it."""
MIME_TYPE: Final = "application/x-halloweengame+json"
FILE_TYPE: Final = QT_TRANSLATE_NOOP("Product", "Halloween Table game")
"""What a file manager calls such a file."""

WELCOME_TO_SETUP: Final = QT_TRANSLATE_NOOP(
    "Product",
    "Halloween Table will be installed for you alone; no administrator is needed. Games that you saved with an earlier version are kept.",
)
"""On the first page of the setup program for Windows."""
STILL_OPEN: Final = QT_TRANSLATE_NOOP(
    "Product", "Halloween Table is still open. Please close it, then try again."
)
"""Said there when it cannot replace what runs."""
TOO_OLD_WINDOWS: Final = QT_TRANSLATE_NOOP(
    "Product", "Halloween Table needs Windows 10, version 1809, or newer."
)
"""Said there where Qt would not start."""
