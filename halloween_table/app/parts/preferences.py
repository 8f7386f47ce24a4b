"""What the people at this computer like: language, letters, hands, pace, sounds, who sat here last,
and how."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal

from PySide6.QtCore import QObject, Signal

from halloween_table.contract.hiding import HIDINGS, Hiding
from halloween_table.engine.format import LONGEST_NAME, straight
from halloween_table.store.problems import StoreProblem
from halloween_table.store.store import Store
from halloween_table.table.speeds import FACTORS

from .language import LANGUAGES, speak, system_language

ComputerPace = Literal["quick", "calm", "press"]
COMPUTER_PACES: tuple[ComputerPace, ...] = ("quick", "calm", "press")
TEXT_SIZES = (80, 90, 100, 110, 120, 140, 160)
"""Per cent that can be chosen."""
EFFECTS_VOLUME, AMBIENCE_VOLUME = 70, 60
"""How loud sounds are until somebody says otherwise."""
_SEAT = {"name": None, "figure": None, "colour": None, "mind": ""}
"""What is kept of a seat, and what an older version that did not keep it means."""
_MOST_PUZZLES = 60
"""So many puzzles of one's own are kept."""
_LONGEST_CODE = 100


class Preferences(QObject):
    """Settings with their defaults. A value that cannot be kept still holds until the program ends.

    Signals:
        changed: the name of a setting that has another value now.
    """

    changed = Signal(str)

    def __init__(self, store: Store, language: str | None = None) -> None:
        """`language` holds for this evening, until another is chosen."""
        super().__init__()
        self._store = store
        self._unkept: dict[str, Any] = {"language": language} if language else {}
        self._told = self._followed()
        """What whoever follows some settings knows of them."""

    def _get(self, key: str, default: Any) -> Any:
        if key in self._unkept:
            return self._unkept[key]
        with suppress(StoreProblem):
            value = self._store.settings.get(key, default)
            if type(value) is type(default) or default is None:
                return value
        return default

    def _set(self, key: str, value: Any) -> None:
        if value == self._get(key, None):
            return
        self._unkept[key] = value
        with suppress(StoreProblem):
            self._store.settings.set(key, value)
            del self._unkept[key]
        self._told = self._followed()
        self.changed.emit(key)

    def _followed(self) -> dict[str, Any]:
        return {
            "language": self.language,
            "pace": self.pace,
            "hiding": self.hiding,
            "passing": self.passing,
            "text_size": self.text_size,
            "muted": self.muted,
            "effects_volume": self.effects_volume,
            "ambience_volume": self.ambience_volume,
        }

    def read_again(self) -> None:
        """The store may have other settings now: whoever follows them hears of it."""
        told, self._told = self._told, self._followed()
        for key in told:
            if self._told[key] != told[key]:
                self.changed.emit(key)
        if self.language != told["language"]:
            speak(self.language)

    @property
    def language(self) -> str:
        language = self._get("language", "")
        return language if language in LANGUAGES else system_language()

    @language.setter
    def language(self, language: str) -> None:
        self._set("language", language)
        speak(language)

    @property
    def hiding(self) -> Hiding:
        """How hands are kept from others. Before they could lie face down there was only the
        curtain: whoever chose to have it, or not, keeps to that."""
        chosen, curtain = self._get("hiding", ""), self._get("curtain", None)
        for hiding in HIDINGS:
            if hiding == chosen:
                return hiding
        if not isinstance(curtain, bool):
            return "peek"
        return "curtain" if curtain else "open"

    @hiding.setter
    def hiding(self, hiding: Hiding) -> None:
        self._set("hiding", hiding)

    @property
    def has_peeked(self) -> bool:
        """Whether anybody here has held their cards up: they know how."""
        return bool(self._get("has_peeked", False))

    @has_peeked.setter
    def has_peeked(self, peeked: bool) -> None:
        self._set("has_peeked", peeked)

    @property
    def passing(self) -> bool:
        """Whether what everybody can see is the only thing to be done happens by itself."""
        return bool(self._get("passing", True))

    @passing.setter
    def passing(self, passing: bool) -> None:
        self._set("passing", passing)

    @property
    def pace(self) -> str:
        pace = self._get("pace", "normal")
        return pace if pace in FACTORS else "normal"

    @pace.setter
    def pace(self, pace: str) -> None:
        self._set("pace", pace)

    @property
    def computer_pace(self) -> ComputerPace:
        """How long people look at a move of a computer's before the next one."""
        chosen = self._get("computer_pace", "calm")
        return next((pace for pace in COMPUTER_PACES if pace == chosen), "calm")

    @computer_pace.setter
    def computer_pace(self, pace: ComputerPace) -> None:
        self._set("computer_pace", pace)

    @property
    def hints(self) -> bool:
        """Whether the last game was begun with hints."""
        return bool(self._get("hints", True))

    @hints.setter
    def hints(self, hints: bool) -> None:
        self._set("hints", hints)

    @property
    def text_size(self) -> int:
        """How large letters are, in per cent of what the window has them."""
        size = self._get("text_size", 100)
        return size if size in TEXT_SIZES else 100

    @text_size.setter
    def text_size(self, size: int) -> None:
        self._set("text_size", size)

    @property
    def muted(self) -> bool:
        """Whether nothing is heard at all."""
        return bool(self._get("muted", False))

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._set("muted", muted)

    def toggle_sound(self) -> None:
        self.muted = not self.muted

    @property
    def effects_volume(self) -> int:
        """How loud it is when something happens, in per cent."""
        return _volume(self._get("effects_volume", EFFECTS_VOLUME), EFFECTS_VOLUME)

    @effects_volume.setter
    def effects_volume(self, volume: int) -> None:
        self._set("effects_volume", volume)

    @property
    def ambience_volume(self) -> int:
        """How loud the evening is when nothing does, in per cent of what is quiet already."""
        return _volume(self._get("ambience_volume", AMBIENCE_VOLUME), AMBIENCE_VOLUME)

    @ambience_volume.setter
    def ambience_volume(self, volume: int) -> None:
        self._set("ambience_volume", volume)

    @property
    def pace_factor(self) -> float:
        return FACTORS[self.pace]

    def seats(self, way: str) -> list[dict[str, str]]:
        """Name, figure and colour of those who sat here last to play that way, and which of them are
        computers."""
        return [
            {key: straight(seat.get(key, ""))[:LONGEST_NAME] for key in _SEAT}
            for seat in self._get(_seats_key(way), [])
            if isinstance(seat, dict)
            and all(isinstance(seat.get(key, missing), str) for key, missing in _SEAT.items())
        ]

    def set_seats(self, way: str, seats: list[dict[str, str]]) -> None:
        self._set(_seats_key(way), seats)

    def way(self, game: str) -> str:
        """The key of the way in which that game was played last; empty if nobody has yet."""
        return str(self._get(f"way:{game}", ""))

    def set_way(self, game: str, way: str) -> None:
        self._set(f"way:{game}", way)

    def agreed(self, game: str) -> dict[str, Any]:
        """What was agreed before the last such game, as the game's codec writes it."""
        agreed: dict[str, Any] = self._get(f"agreed:{game}", {})
        return agreed

    def set_agreed(self, game: str, agreed: dict[str, Any]) -> None:
        self._set(f"agreed:{game}", agreed)

    @property
    def own_keys(self) -> dict[str, Any]:
        """Everybody's own keys by the number of their seat, as SeatKeys writes them."""
        keys: dict[str, Any] = self._get("own_keys", {})
        return keys

    @own_keys.setter
    def own_keys(self, keys: dict[str, Any]) -> None:
        self._set("own_keys", keys)

    @property
    def geometry(self) -> str:
        """Where the window was and how large, as Qt writes it."""
        return str(self._get("geometry", ""))

    @geometry.setter
    def geometry(self, geometry: str) -> None:
        self._set("geometry", geometry)

    @property
    def log_shown(self) -> bool:
        return bool(self._get("log_shown", False))

    @log_shown.setter
    def log_shown(self, shown: bool) -> None:
        self._set("log_shown", shown)

    @property
    def away_played(self) -> bool:
        """Whether what the others did is played by itself when somebody's turn comes."""
        return bool(self._get("away_played", False))

    @away_played.setter
    def away_played(self, played: bool) -> None:
        self._set("away_played", played)

    @property
    def puzzle_times(self) -> bool:
        """Whether the times of solved puzzles are told."""
        return bool(self._get("puzzle_times", False))

    @puzzle_times.setter
    def puzzle_times(self, shown: bool) -> None:
        self._set("puzzle_times", shown)

    @property
    def puzzle_of_the_day(self) -> tuple[str, str]:
        """The day it was last looked for, and its code: it need not be found twice."""
        known = self._get("puzzle_of_the_day", [])
        if len(known) == 2 and all(isinstance(part, str) for part in known):
            return known[0], known[1]
        return "", ""

    @puzzle_of_the_day.setter
    def puzzle_of_the_day(self, known: tuple[str, str]) -> None:
        self._set("puzzle_of_the_day", list(known))

    @property
    def guide_shown(self) -> bool:
        """Whether what helps with puzzles is open beside the table."""
        return bool(self._get("guide_shown", True))

    @guide_shown.setter
    def guide_shown(self, shown: bool) -> None:
        self._set("guide_shown", shown)

    @property
    def workshop_shown(self) -> bool:
        """Whether what is in a puzzle is told beside the table on which it is built."""
        return bool(self._get("workshop_shown", True))

    @workshop_shown.setter
    def workshop_shown(self, shown: bool) -> None:
        self._set("workshop_shown", shown)

    def own_puzzles(self, game: str) -> list[tuple[str, int]]:
        """Codes of puzzles that somebody has built and kept, and how difficult each is, the newest
        first."""
        return [
            (pair[0], pair[1])
            for pair in self._get(f"own_puzzles:{game}", [])[:_MOST_PUZZLES]
            if isinstance(pair, list)
            and [type(part) for part in pair] == [str, int]
            and len(pair[0]) <= _LONGEST_CODE
        ]

    def set_own_puzzles(self, game: str, puzzles: list[tuple[str, int]]) -> None:
        self._set(f"own_puzzles:{game}", [list(pair) for pair in puzzles[:_MOST_PUZZLES]])

    @property
    def advice_shown(self) -> bool:
        return bool(self._get("advice_shown", False))

    @advice_shown.setter
    def advice_shown(self, shown: bool) -> None:
        self._set("advice_shown", shown)


def _volume(kept: int, usual: int) -> int:
    return kept if 0 <= kept <= 100 else usual


def _seats_key(way: str) -> str:
    """Those who play together were kept before there were other ways."""
    return "seats" if way == "together" else f"seats:{way}"
