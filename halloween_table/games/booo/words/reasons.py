"""Why a computer player would do something: the sentences, and who looks at which level."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players
from halloween_table.contract.minds import Thinker
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Level
from halloween_table.engine.translate import fill

from .voice import BoooVoice


class BoooMinds(QObject):
    """Those who play Booo!. What they look with is imported when somebody looks: no table opens later
    for it."""

    def __init__(self, voice: BoooVoice) -> None:
        super().__init__()
        self._voice = voice

    def thinker(self, level: Level) -> Thinker:
        from ..minds.mind import thinker

        return Thinker(*thinker(level))

    def reason(self, why: Any, seat: Seat, players: Players) -> str:
        from ..minds import reasons as because

        match why:
            case because.Chooses():
                return self.tr("The ghost may start in any room of the middle tile.")
            case because.TurnsOver():
                return self.tr("Everybody is ready: the next guest may come.")
            case because.SeesWay(steps):
                return self.tr("There is a path of %n steps.", "", steps)
            case because.StartsWith(colour, steps):
                sentence = self.tr(
                    "The path has %n steps and starts with this colour: %1.", "", steps
                )
                return fill(sentence, self._voice.colour(colour))
            case because.ForgetsTile(colour):
                sentence = self.tr("A slip: the wall tile of this colour is their own: %1.")
                return fill(sentence, self._voice.colour(colour))
            case because.GoesOn(0):
                return self.tr("This step leads to the guest.")
            case because.GoesOn(left):
                return self.tr("After this step %n steps are left.", "", left)
            case because.JumpsOn(0):
                return self.tr("The trapdoor leads to the guest.")
            case because.JumpsOn(left):
                return self.tr("The trapdoor is on the path; after it %n steps are left.", "", left)
            case because.ChangesTo(colour, left):
                sentence = self.tr(
                    "On the path another colour is needed: %1. Steps left: %n.", "", left
                )
                return fill(sentence, self._voice.colour(colour))
            case because.LosesWay():
                return self.tr("A slip: the rest of the path is forgotten.")
            case because.NoWayOn():
                return self.tr("From here there is no path to the guest.")
            case because.NoWay():
                return self.tr("There is no path to this guest for you.")
            case because.SeesNone():
                return self.tr("There is no path to be seen; a raised hand says so.")
            case because.ToldThereIsNone():
                return self.tr("The hint says that there is no path.")
            case because.LooksAgain():
                return self.tr("The hint names a colour: there is something to look for again.")
        return ""
