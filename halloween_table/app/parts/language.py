"""The five languages: which one is spoken, and switching at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from halloween_table.resources import translations_folder

from . import qt_files

LANGUAGES = {
    "uk": "Українська",
    "en": "English",
    "pl": "Polski",
    "it": "Italiano",
    "ru": "Русский",
}
"""Each under its own name: somebody who cannot read the others finds it."""

_WRITTEN = {"en": "en_GB"}
"""Where dates, times and numbers are written as in one country: our English is spelled as in Britain."""

_spoken: list[QTranslator] = []
"""The translators in use; Qt keeps no reference of its own."""


def system_language() -> str:
    """The first of the system's languages that we speak, or English."""
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def speak(language: str) -> None:
    """Everything that is shown speaks this language from now on."""
    for translator in _spoken:
        QCoreApplication.removeTranslator(translator)
    _spoken.clear()
    QLocale.setDefault(QLocale(_WRITTEN.get(language, language)))
    qt_folder = qt_files.translations()
    for name, folder in (
        (f"qtbase_{language}", qt_folder),
        (f"halloween_table_{language}", str(translations_folder())),
    ):
        translator = QTranslator()
        if translator.load(name, folder):
            _spoken.append(translator)
            QCoreApplication.installTranslator(translator)


def spoken() -> str:
    """The language that is spoken now."""
    return QLocale().name().split("_")[0]
