"""Where games are opened, begun, gone on with, given away and taken in.

The main window asks for it when somebody wants to play; the first frame does without it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, count
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from attrs import evolve
from PySide6.QtGui import QImage

from halloween_table.contract.arrangement import ROOM, Arrangement, Prompt
from halloween_table.contract.hiding import Hiding
from halloween_table.contract.kit import Kit
from halloween_table.contract.pictures import Art, Rect
from halloween_table.contract.places import Mark
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Game
from halloween_table.engine.record import Player, Record
from halloween_table.games.shelf import box
from halloween_table.product import SUFFIX
from halloween_table.sitting.company import Company
from halloween_table.sitting.history import History
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.exchange import Imported, Reading, export_text
from halloween_table.store.files import read_limited, write_safely
from halloween_table.store.problems import DamagedGame, ImportKind, ImportProblem, StoreProblem
from halloween_table.store.replaying import resume
from halloween_table.store.rows import Header, Saved
from halloween_table.store.store import Store
from halloween_table.table.look.render import rendered

from ..new_game.agreeing import said_of
from ..new_game.seeds import drawn_seed
from ..parts.names import seated
from .glimpses import Glimpse

T = TypeVar("T")

_LONGEST_NAME = 80
"""Of a file, without the day."""


class GamesRoom:
    """Kits and sittings over one store. Whatever it raises is a StoreProblem."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kits: dict[str, Kit] = {}

    def kit(self, key: str) -> Kit:
        """The game of that name, opened when it is first needed."""
        if key not in self._kits:
            found = box(key)
            if found is None:  # a newer program has put it here
                raise ImportProblem(ImportKind.unknown_game, key)
            self._kits[key] = found.open()
        return self._kits[key]

    def is_open(self, key: str) -> bool:
        """Whether that game is there without a wait."""
        return key in self._kits

    def begin(
        self,
        key: str,
        players: tuple[Player, ...],
        options: Any,
        seed: int,
        hiding: Hiding,
        *,
        hints: bool = True,
    ) -> Sitting:
        """`hints`: whether people may ask for some."""
        kit = self.kit(key)
        return Sitting.begin(kit, self._store, players, options, seed, hiding, hints=hints)

    def rematch(self, record: Record, hiding: Hiding) -> Sitting:
        """The same seats and options, another deal; the next seat starts."""
        options = evolve(record.options, first=(record.options.first + 1) % len(record.players))
        hints, seed = record.hints.allowed, drawn_seed()
        return self.begin(record.game, record.players, options, seed, hiding, hints=hints)

    def again(self, record: Record, hiding: Hiding) -> Sitting:
        """The same seats and options, dealt as before."""
        options, hints = record.options, record.hints.allowed
        return self.begin(record.game, record.players, options, record.seed, hiding, hints=hints)

    def go_on(self, key: str, id_: str, hiding: Hiding) -> Sitting:
        kit = self.kit(key)
        return self._opened(
            kit, id_, lambda saved: Sitting.taken_up(kit, self._store, saved, hiding)
        )

    def history(self, key: str, id_: str) -> History:
        """A kept game as it went, to look at."""
        kit = self.kit(key)
        return self._opened(kit, id_, lambda saved: History.opened(kit.game, saved))

    def _opened(self, kit: Kit, id_: str, use: Callable[[Saved], T]) -> T:
        """A kept game for whatever it is wanted. One that is damaged is put together again, if it can
        be, from what is left of it and from the backups."""
        codec = Codec(kit.game)
        try:
            return use(self._store.load(id_, codec))
        except DamagedGame:
            with suppress(StoreProblem):
                if self._store.restore(id_):
                    return use(self._store.load(id_, codec))
            raise

    def play_on(self, replay: Replay, id_: str, hiding: Hiding) -> Sitting:
        """A new game for the same seats, from where somebody watches the one of that id."""
        history = replay.played_on(id_, drawn_seed())
        return Sitting.kept(replay.kit, self._store, history, hiding)

    def glimpse(self, header: Header, width: int, ratio: float) -> Glimpse:
        """A waiting table as everybody may see it, from the side of whoever plays against computers
        only; in a race that is only the box."""
        kit = self.kit(header.game)
        saved = self._store.load(header.id, Codec(kit.game))
        position = resume(saved, kit.game).position
        view = kit.game.view(position, None)
        players = seated(saved.record.players)
        arrangement = kit.arranger.arrange(view, Company(players).lone, players, ROOM)
        if kit.game.timing(position) is not None:
            image = _lid(header.game, width, ratio)
        else:
            image = rendered(arrangement, width, ratio)
        agreed = said_of(kit, saved.record.options, players)
        return Glimpse(image, arrangement.prompt.title, agreed)

    def unused_file(self, key: str, id_: str, folder: Path) -> Path:
        """Where that game could be exported to: called after it, its players and the day it was
        played on, and not like a file that lies there already."""
        saved = self._store.load(id_, Codec(self.kit(key).game))
        names = "-".join(player.name for player in seated(saved.record.players))
        about = re.sub(r"[^\w-]+", "_", f"{key}-{names}")[:_LONGEST_NAME]
        name = f"{about}-{saved.touched.astimezone().date().isoformat()}"
        again = (f"{name}-{number}" for number in count(2))
        paths = (folder / f"{each}{SUFFIX}" for each in chain([name], again))
        return next(path for path in paths if not os.path.lexists(path))

    def tells_secrets(self, key: str, id_: str) -> bool:
        """Whether somebody with the file of that game could learn what is hidden at the table: the
        seed and all moves are in it."""
        kit = self.kit(key)
        return kit.secrets and not self._store.load(id_, Codec(kit.game)).ended

    def export(self, key: str, id_: str, path: Path) -> None:
        codec = Codec(self.kit(key).game)
        write_safely(path, export_text(self._store.load(id_, codec).record, codec))

    def reading(self, path: Path) -> Reading:
        """A game from outside, to be played through before it is taken in."""
        return Reading(read_limited(path), self._game_named)

    def kept_before(self, imported: Imported) -> Header | None:
        """The game on our shelf that the one from outside is the beginning of, or all of. Who cannot
        look takes it for a new one."""
        with suppress(StoreProblem):
            codec = Codec(self.kit(imported.record.game).game)
            return self._store.kept_before(imported.record, codec)
        return None

    def take_in(self, imported: Imported, hiding: Hiding, again: bool = False) -> Sitting | Header:
        """Keeps a game from outside, of which the rules have accepted every move: once more if it is
        on our shelf already, or else the one that is there is meant."""
        kit = self.kit(imported.record.game)
        history = History.resumed(kit.game, imported.record, imported.resumed)
        keep = Sitting.kept if again else Sitting.kept_once
        return keep(kit, self._store, history, hiding)

    def keep_file(self, path: Path) -> None:
        """Keeps the game in that file, unless it is here already, when there is no time for more."""
        reading = self.reading(path)
        reading.go_on(inf)
        self.take_in(reading.imported, hiding="curtain")

    def _game_named(self, key: str) -> Game[Any, Any] | None:
        return self.kit(key).game if box(key) else None


def _lid(key: str, width: int, ratio: float) -> QImage:
    """The picture on the box, as wide as a table: who saw more could search on."""
    found = box(key)
    assert found is not None
    lid = Mark("lid", Rect(53, 0, 1334, 1000), (Art(found.picture),))
    return rendered(Arrangement((), (), (lid,), Prompt("", "")), width, ratio)
