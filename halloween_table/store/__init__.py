"""What lasts: games, moves and settings in one SQLite file; one game as a file to give away."""

from .exchange import Imported, export_text, import_text
from .files import read_limited, write_safely
from .problems import (
    ChangedElsewhere,
    DamagedGame,
    ImportKind,
    ImportProblem,
    Kind,
    NewerSchema,
    StoreProblem,
)
from .replaying import Resumed, resume
from .rows import Header, Saved
from .store import Settings, Store

__all__ = [
    "ChangedElsewhere",
    "DamagedGame",
    "Header",
    "ImportKind",
    "ImportProblem",
    "Imported",
    "Kind",
    "NewerSchema",
    "Resumed",
    "Saved",
    "Settings",
    "Store",
    "StoreProblem",
    "export_text",
    "import_text",
    "read_limited",
    "resume",
    "write_safely",
]
