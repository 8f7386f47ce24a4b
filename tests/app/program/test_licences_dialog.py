"""The page of licences: each part with its text, in every language and with keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import translations
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.program.dialogs import AboutDialog
from halloween_table.app.program.licences_dialog import LicencesDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.licences import PARTS, Part

from ..fitting import misfits, settle
from ..pseudo import speak_pseudo, texts_of, untranslated

QT = next(row for row, part in enumerate(PARTS) if part.key == "qt")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations, in case nobody compiled them yet."""
    translations.release()


@pytest.fixture
def about(window: MainWindow) -> AboutDialog:
    about = AboutDialog(window)
    about.show()
    return about


@pytest.fixture
def dialog(about: AboutDialog) -> LicencesDialog:
    about.licences.click()
    (dialog,) = about.findChildren(LicencesDialog)
    QTest.qWaitForWindowExposed(dialog)
    return dialog


def plain(text: str) -> str:
    """As a text document gives it back."""
    return text.replace("\u00a0", " ")


def test_it_opens_from_the_about_dialog_with_our_own_licence(dialog: LicencesDialog) -> None:
    assert dialog.isVisible()
    assert dialog.contents.currentRow() == 0
    assert PARTS[0].text() in dialog.page.toPlainText()


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.key)
def test_every_text_can_be_read_to_its_end(dialog: LicencesDialog, part: Part) -> None:
    dialog.contents.setCurrentRow(PARTS.index(part))
    shown = dialog.page.toPlainText()
    assert shown.startswith(part.name)
    assert plain(part.text()) in shown
    for said in (part.purpose, part.licence, part.source, part.note):
        assert said in shown.removesuffix(plain(part.text()))
    assert dialog.page.verticalScrollBar().value() == 0


def test_of_qt_it_says_what_the_lgpl_grants_and_which_source_is_meant(
    dialog: LicencesDialog,
) -> None:
    dialog.contents.setCurrentRow(QT)
    shown = dialog.page.toPlainText()
    for said in (
        "you may replace them",
        "Version: 6.",
        "Source code: https://",
        "LESSER",
        "END OF",
    ):
        assert said in shown


def test_a_text_is_read_from_the_disk_when_it_is_chosen(
    about: AboutDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, text = list[str](), Part.text
    monkeypatch.setattr(Part, "text", lambda part: (read.append(part.key), text(part))[1])
    dialog = LicencesDialog(about)
    assert read == ["halloween-table"]
    dialog.contents.setCurrentRow(QT)
    assert read == ["halloween-table", "qt"]


def test_arrows_choose_and_escape_closes_only_the_licences(
    dialog: LicencesDialog, about: AboutDialog
) -> None:
    assert dialog.focusWidget() is dialog.contents
    for _ in range(QT):
        QTest.keyClick(dialog.contents, Qt.Key.Key_Down)
    assert PARTS[QT].text() in dialog.page.toPlainText()
    QTest.keyClick(dialog.contents, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.page
    QTest.keyClick(dialog.page, Qt.Key.Key_PageDown)
    assert dialog.page.verticalScrollBar().value() > 0
    QTest.keyClick(dialog.page, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert about.isVisible()


def test_words_can_be_copied(dialog: LicencesDialog) -> None:
    selectable = Qt.TextInteractionFlag.TextSelectableByMouse
    assert dialog.page.textInteractionFlags() & selectable
    assert dialog.page.isReadOnly()


def test_screen_readers_are_told_what_the_list_and_the_text_are(dialog: LicencesDialog) -> None:
    assert dialog.contents.accessibleName() == "Parts of the program"
    assert dialog.page.accessibleName() == "Licence"


def test_another_language_changes_all_but_the_licence(dialog: LicencesDialog) -> None:
    dialog.contents.setCurrentRow(QT)
    bar = dialog.page.verticalScrollBar()
    settle()
    bar.setValue(500)
    speak_pseudo()
    assert (dialog.contents.currentRow(), bar.value()) == (QT, 500)
    assert not untranslated(dialog.windowTitle())
    whole = plain(PARTS[QT].text())
    assert whole in dialog.page.toPlainText()
    for where, text in texts_of(dialog):
        ours = text.replace(whole, "").replace(PARTS[QT].source, "")
        assert not untranslated(ours), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_into_the_smallest_window(
    language: str, dialog: LicencesDialog, pictures: Path
) -> None:
    speak(language)
    faults = []
    for row, part in enumerate(PARTS):
        dialog.contents.setCurrentRow(row)
        settle()
        faults += [f"{part.key}: {fault}" for fault in misfits(dialog)]
    assert faults == []
    assert dialog.width() <= 1024
    assert dialog.height() <= 700
    dialog.contents.setCurrentRow(QT)
    assert dialog.grab().save(str(pictures / f"licences-{language}.png"))
