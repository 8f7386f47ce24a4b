"""The program itself, in which a person has made a move and a computer player thinks about the answer."""

from __future__ import annotations

import sys
from typing import Any

from attrs import evolve

from halloween_table.app.parts.thinking import worker
from halloween_table.app.program import running
from halloween_table.engine.codec import Codec
from tests.app.playing import ADA, BO, PLAYERS, table

from .dying import Life, life_of
from .window_process import or_fail

SEED = 31
PEOPLE = (PLAYERS[ADA], evolve(PLAYERS[BO], mind="hard"))


def main(life: Life, key: str) -> int:
    class Window(running.MainWindow):
        """Nothing glides, so that it thinks as soon as it is its turn."""

        def __init__(self, store: Any, preferences: Any, folder: Any) -> None:
            preferences.pace = "off"
            super().__init__(store, preferences, folder)
            running.after_first_frame(self.shelf, lambda: or_fail(self._play))

        def _play(self) -> None:
            self.begin(key, PEOPLE, self._options(), SEED)
            page = table(self)
            sitting, game = page.source, page.source.kit.game
            while sitting.next_seat == ADA:
                sitting.play(next(iter(game.moves(sitting.position, ADA))))
            assert page.computers.busy
            process = worker()._process
            assert process is not None
            life.say_kept(sitting.id, sitting._keeping.revision, sitting.record, Codec(game))
            life.say("thinks", process.pid)
            life.begin()

        def _options(self) -> Any:
            return self.room.kit(key).game.options_type()

    running.MainWindow = Window
    return running.run(life.folder, "en")


if __name__ == "__main__":
    sys.exit(main(life_of(sys.argv[1:]), *sys.argv[4:]))
