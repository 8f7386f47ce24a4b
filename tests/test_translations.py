"""Every text of the program is there in all five languages, whole and in the right letters."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import translations
from translations import FORMS, Catalogue, Key, Message, catalogue_path

LANGUAGES = tuple(FORMS)
FOREIGN = tuple(language for language in LANGUAGES if language != "en")
CYRILLIC = ("uk", "ru")

SAME_EVERYWHERE = {"Booo!", "Halloween Table", "OK", "GitHub", "MIT", "SQLite", "Qt", "PySide6"}
"""Names and signs that no language translates."""

SAME_IN = {
    "pl": {"Halloween", "bonus"},
    "it": {
        "Round %1 · %2",
        "Round %1",
        "Halloween",
        "Cinema",
        "Bonus: %1",
        "Computer: %1",
        "bonus",
        "Casper",
        "Jacob Marley",
        "Bloody Mary",
    },
    "uk": set[str](),
    "ru": set[str](),
}
"""Words that happen to be the same in that language: add one only if it really is."""

FORM_FOR = {
    "uk": {1: 0, 2: 1, 5: 2, 21: 0, 22: 1, 25: 2},
    "ru": {1: 0, 2: 1, 5: 2, 21: 0, 22: 1, 25: 2},
    "pl": {1: 0, 2: 1, 5: 2, 21: 2, 22: 1, 25: 2},
    "it": {1: 0, 2: 1, 5: 1, 21: 1, 22: 1, 25: 1},
    "en": {1: 0, 2: 1, 5: 1, 21: 1, 22: 1, 25: 1},
}
"""Which plural form goes with which number."""

FOREIGN_LETTERS = {"uk": "ыэъё", "ru": "іїєґ"}
"""Letters that the neighbour's alphabet has and this one does not."""


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> dict[Key, Message]:
    """What lupdate finds in the sources now."""
    scratch = tmp_path_factory.mktemp("lupdate") / "scratch_en.ts"
    translations.gather(scratch, "en")
    return _by_key(Catalogue(scratch))


@pytest.fixture(scope="module")
def books() -> dict[str, dict[Key, Message]]:
    return {language: _by_key(translations.catalogue(language)) for language in LANGUAGES}


def _by_key(book: Catalogue) -> dict[Key, Message]:
    return {message.key: message for message in book.messages}


def _finished(book: dict[Key, Message]) -> Iterator[tuple[Message, str]]:
    """Each form of each finished message: what is missing has a test of its own."""
    for message in book.values():
        if not message.state:
            for form in message.forms:
                yield message, form


def _none(wrong: Sequence[str], advice: str) -> None:
    if wrong:
        lines = "\n".join(f"    {line}" for line in wrong)
        pytest.fail(f"{len(wrong)} × {advice}\n{lines}", pytrace=False)


def _line(key: Key) -> str:
    return f"{key[0]}: {key[1]!r}" + (f" ({key[2]})" if key[2] else "")


def _bare(text: str) -> str:
    """The words alone, without tags and placeholders."""
    return re.sub(r"<[^<>]*>|%L?[1-9n]|\{\w*\}", " ", text)


def _has_words(text: str) -> bool:
    return re.search(r"[^\W\d_]{2}", _bare(text)) is not None


# ---- sources and catalogues ---------------------------------------------------------------


def test_lupdate_loses_no_text(gathered: dict[Key, Message]) -> None:
    found = {message.source for message in gathered.values()}
    marked = [
        text
        for path in translations.PACKAGE.rglob("*.py")
        for text in translations.marked_texts(path)
    ]
    _none(
        [f"{text.where}: {text.fault or repr(text.text)}" for text in marked if text.fault]
        + [f"{t.where}: {t.text!r}" for t in marked if not t.fault and t.text not in found],
        "lost by lupdate: write it as self.tr(...) or QT_TRANSLATE_NOOP(context, ...), "
        "a plain text in positional arguments",
    )


def test_counted_texts_are_marked_as_plural(gathered: dict[Key, Message]) -> None:
    _none(
        [_line(key) for key, message in gathered.items() if "%n" in key[1] and not message.plural],
        'with %n but without plural forms: write self.tr("%n …", "", number)',
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_has_the_texts_of_the_sources(
    language: str, gathered: dict[Key, Message], books: dict[str, dict[Key, Message]]
) -> None:
    there = {(key, message.plural) for key, message in books[language].items()}
    wanted = {(key, message.plural) for key, message in gathered.items()}
    _none(
        [f"not in the .ts yet: {_line(key)}" for key, _ in sorted(wanted - there)]
        + [f"no longer in the sources: {_line(key)}" for key, _ in sorted(there - wanted)],
        f"out of step in {language}: run `make translations`",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str, books: dict[str, dict[Key, Message]]) -> None:
    _none(
        [
            f"{message.state}: {_line(key)}"
            for key, message in books[language].items()
            if message.state
        ],
        f"to translate: `packaging/translations.py export {language} file.json`, then `fill`",
    )


# ---- each translation ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_tags_and_plural_forms_are_those_of_the_source(
    language: str, books: dict[str, dict[Key, Message]]
) -> None:
    _none(
        [
            f"{_line(key)} {fault}"
            for key, message in books[language].items()
            if not message.state
            for fault in translations.faults(message, message.forms, language)
        ],
        f"damaged in {language}",
    )


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_left_in_english(language: str, books: dict[str, dict[Key, Message]]) -> None:
    allowed = SAME_EVERYWHERE | SAME_IN[language]
    _none(
        [
            _line(message.key)
            for message, form in _finished(books[language])
            if form == message.source and _has_words(form) and form not in allowed
        ],
        f"the same in {language} as in English (if it must be, add it to SAME_IN in this file)",
    )


@pytest.mark.parametrize("language", CYRILLIC)
def test_cyrillic_languages_are_written_in_cyrillic(
    language: str, books: dict[str, dict[Key, Message]]
) -> None:
    _none(
        [
            f"{_line(message.key)}: {form!r}"
            for message, form in _finished(books[language])
            if _has_words(message.source)
            and message.source not in SAME_EVERYWHERE
            and not re.search("[\u0400-\u04ff№]", form)
        ],
        f"without a Cyrillic letter in {language}",
    )


@pytest.mark.parametrize("language", CYRILLIC)
def test_no_letters_of_the_neighbour(language: str, books: dict[str, dict[Key, Message]]) -> None:
    strange = set(FOREIGN_LETTERS[language])
    _none(
        [
            f"{form!r}: {' '.join(sorted(strange & set(form.lower())))}"
            for _, form in _finished(books[language])
            if strange & set(form.lower())
        ],
        f"with letters that {language} does not have",
    )


# ---- compiled -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return dict(zip(FORMS, translations.release(tmp_path_factory.mktemp("qm")), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_translation_says_the_same(
    language: str, compiled: dict[str, Path], books: dict[str, dict[Key, Message]]
) -> None:
    """What is not in it is said as it stands in the source."""
    translator = QTranslator()
    assert translator.load(str(compiled[language])), f"Qt does not load {compiled[language].name}"
    _none(
        [
            _line(message.key)
            for message, form in _finished(books[language])
            if not message.plural and (translator.translate(*message.key) or message.key[1]) != form
        ],
        f"different in the .qm of {language}",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_number_chooses_the_plural_form(
    language: str, compiled: dict[str, Path], books: dict[str, dict[Key, Message]]
) -> None:
    translator = QTranslator()
    assert translator.load(str(compiled[language]))
    for message in books[language].values():
        if message.plural and not message.state:
            for number, form in FORM_FOR[language].items():
                said = translator.translate(*message.key, number)
                assert said == message.forms[form], f"{language}, {number}: {message.source!r}"


# ---- the workshop itself ------------------------------------------------------------------


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue of two texts to try things on."""
    monkeypatch.setattr(translations, "SOURCES", tmp_path)
    path = tmp_path / "halloween_table_uk.ts"
    path.write_text(
        """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>Street</name>
    <message>
        <source>&lt;a href=&quot;#CH-2.3&quot;&gt;%1&apos;s ghost&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
""",
        "utf-8",
    )
    return path


GHOST = """<a href="#CH-2.3">%1's ghost</a>"""


def _given(source: str, translation: str | list[str]) -> dict[str, object]:
    return {"context": "Street", "source": source, "comment": "", "translation": translation}


def test_saving_changes_no_letter(workshop: Path) -> None:
    before = workshop.read_bytes().replace(b"\r\n", b"\n")  # lupdate ends lines as the system does
    Catalogue(workshop).save()
    assert workshop.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_saving_a_whole_language_changes_no_letter(language: str, tmp_path: Path) -> None:
    before = catalogue_path(language).read_bytes().replace(b"\r\n", b"\n")
    copy = tmp_path / "copy.ts"
    copy.write_bytes(before)
    Catalogue(copy).save()
    assert copy.read_bytes() == before


def test_filled_translations_are_kept_by_lupdate(
    workshop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    translations.fill(
        "uk",
        [
            _given(GHOST, '<a href="#CH-2.3">Привид: %1</a>'),
            _given("%n houses", ["%n дім", "%n доми", "%n домів"]),
        ],
    )
    before = workshop.read_bytes()
    assert not translations.missing("uk")
    street = tmp_path / "street"
    street.mkdir()
    (street / "street.py").write_text(
        "class Street(QObject):\n"
        "    def say(self, n):\n"
        f"        self.tr({GHOST!r})\n"
        '        self.tr("%n houses", "", n)\n'
    )
    monkeypatch.setattr(translations, "PACKAGE", street)
    translations.gather(workshop, "uk")
    assert workshop.read_bytes() == before


@pytest.mark.parametrize(
    ("source", "translation", "complaint"),
    [
        (GHOST, '<a href="#CH-2.3">Привид</a>', "placeholders none instead of %1"),
        (GHOST, '<a href="#CH-2.4">Привид: %1</a>', "tags"),
        (GHOST, "Привид: %1", "tags none"),
        (GHOST, " ", "empty"),
        ("%n houses", ["%n дім", "%n домів"], "needs 3 form(s), has 2"),
        ("%n houses", ["один дім", "%n доми", "%n домів"], "form 1: has placeholders none"),
        ("%n ghosts", ["%n", "%n", "%n"], "is no text of the sources"),
    ],
)
def test_fill_refuses_what_would_break(
    workshop: Path, source: str, translation: str | list[str], complaint: str
) -> None:
    before = workshop.read_bytes()
    with pytest.raises(translations.Fault, match=re.escape(complaint)):
        translations.fill("uk", [_given(source, translation)])
    assert workshop.read_bytes() == before


def test_export_and_fill_fit_together(workshop: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert translations.main(["export", "uk", str(out)]) == 0
    ghost, houses = rows = json.loads(out.read_text("utf-8"))
    assert (ghost["plural"], ghost["forms"], ghost["translation"]) == (False, 1, "")
    assert (houses["plural"], houses["forms"], houses["translation"]) == (True, 3, [""] * 3)
    ghost["translation"] = ghost["source"]
    houses["translation"] = ["%n дім", "%n доми", "%n домів"]
    out.write_text(json.dumps(rows), "utf-8")
    assert translations.main(["fill", "uk", str(out)]) == 0
    assert translations.main(["export", "uk", str(out)]) == 0
    assert json.loads(out.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("line", "lost"),
    [
        ('self.tr("fine")', False),
        ('self.tr("fine" " too")', False),
        ('QT_TRANSLATE_NOOP("Shelf", "fine")', False),
        ("painter.translate(3, 4)", False),
        ('self.tr(f"not {fine}")', True),
        ('self.tr(text="not fine")', True),
        ('other.tr("not fine")', True),
    ],
)
def test_texts_that_lupdate_would_lose_are_noticed(
    line: str, lost: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    source = tmp_path / "words.py"
    source.write_text(line)
    assert any(text.fault for text in translations.marked_texts(source)) == lost


def test_compiling_again_does_nothing(tmp_path: Path) -> None:
    first = [path.stat().st_mtime_ns for path in translations.release(tmp_path)]
    assert [path.stat().st_mtime_ns for path in translations.release(tmp_path)] == first
