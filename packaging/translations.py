"""The translators' workshop: gathers texts, says what is missing, takes translations, compiles them.

update                    gather the texts of the sources into translations/*.ts
missing                   list what is not translated yet
export uk out.json        what is unfinished, as JSON for a translator (--all: everything)
fill uk in.json           check such a JSON and take its translations in
release                   compile into build/translations
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "halloween_table"
SOURCES = ROOT / "translations"
COMPILED = ROOT / "build" / "translations"

FORMS = {"uk": 3, "en": 2, "pl": 3, "it": 2, "ru": 3}
"""The languages, and how many forms a counted thing has in each."""

FIRST_FORM_IS_ONE_ALONE = frozenset({"en", "pl", "it"})
"""Here the first form is for 1 only and may say "one house"; uk and ru also say 21 with it."""

Key = tuple[str, str, str]
"""Context, source and comment: what tells one message from another."""


class Fault(Exception):
    """Something a person has to put right; the text says what."""


# ---- the .ts file -----------------------------------------------------------------------------


class Message:
    """One text and its translation: a thin look at its XML."""

    def __init__(self, context: str, element: ET.Element) -> None:
        self.element = element
        self.key: Key = (context, self._text("source"), self._text("comment"))
        self.hint = self._text("extracomment")
        self.plural = element.get("numerus") == "yes"

    @property
    def source(self) -> str:
        return self.key[1]

    @property
    def state(self) -> str:
        """Empty if all is well; otherwise `unfinished`, `vanished` or `obsolete`."""
        state = self._translation.get("type", "")
        return state or ("" if self.forms and all(self.forms) else "unfinished")

    @property
    def forms(self) -> list[str]:
        """The translation: one text, or one for each plural form."""
        if self.plural:
            return [form.text or "" for form in self._translation.findall("numerusform")]
        return [self._translation.text or ""]

    def translate(self, forms: Sequence[str]) -> None:
        """Takes these as the finished translation."""
        translation = self._translation
        translation.clear()
        if self.plural:
            for form in forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            (translation.text,) = forms
        for old in ("oldsource", "oldcomment"):  # what lupdate kept of an earlier wording
            for element in self.element.findall(old):
                self.element.remove(element)

    @property
    def _translation(self) -> ET.Element:
        translation = self.element.find("translation")
        if translation is None:
            raise Fault(f"no <translation> for {self.source!r}")
        return translation

    def _text(self, tag: str) -> str:
        return self.element.findtext(tag) or ""


class Catalogue:
    """The texts of one language: a .ts file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._root = ET.parse(path).getroot()
        self.messages = [
            Message(context.findtext("name") or "", element)
            for context in self._root.iter("context")
            for element in context.iter("message")
        ]

    def save(self) -> None:
        """Writes it letter for letter as lupdate would, so that versions differ only in content."""
        head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        self.path.write_text(head + "".join(_lines(self._root, depth=-1)), "utf-8", newline="\n")


def _lines(element: ET.Element, depth: int) -> Iterator[str]:
    indent = "    " * max(depth, 0)
    quoted = {'"': "&quot;", "'": "&apos;", "\xa0": "&#xa0;"}
    attributes = "".join(f' {name}="{escape(v, quoted)}"' for name, v in element.items())
    yield f"{indent}<{element.tag}{attributes}>"
    if len(element):
        yield "\n"
        for child in element:
            yield from _lines(child, depth + 1)
        yield indent
    else:
        yield escape(element.text or "", quoted)
    yield f"</{element.tag}>\n"


def catalogue_path(language: str) -> Path:
    return SOURCES / f"halloween_table_{language}.ts"


def catalogue(language: str) -> Catalogue:
    return Catalogue(catalogue_path(language))


# ---- Qt's tools -------------------------------------------------------------------------------


def gather(ts: Path, language: str) -> None:
    """Brings a .ts up to date with the sources; translations of texts that stay are kept."""
    _qt_tool(
        "lupdate",
        *sorted(str(path) for path in PACKAGE.rglob("*.py")),
        *("-ts", str(ts)),
        *("-source-language", "en", "-target-language", language),
        *("-no-obsolete", "-locations", "none"),
    )


def release(into: Path = COMPILED) -> list[Path]:
    """Compiles each .ts that is newer than its .qm; returns all .qm files."""
    into.mkdir(parents=True, exist_ok=True)
    compiled = []
    for language in FORMS:
        ts = catalogue_path(language)
        qm = into / f"{ts.stem}.qm"
        if not qm.exists() or qm.stat().st_mtime <= ts.stat().st_mtime:
            # Under a name of its own first: a second run at the same time reads no half file.
            half = qm.with_suffix(f".{os.getpid()}")
            # What is the same as its source needs no entry: in English, nearly everything.
            _qt_tool("lrelease", "-silent", "-removeidentical", str(ts), "-qm", str(half))
            half.replace(qm)
        compiled.append(qm)
    return compiled


def _qt_tool(name: str, *arguments: str) -> None:
    """Runs a Linguist tool from PySide6, without importing Qt for it."""
    found = importlib.util.find_spec("PySide6")
    if found is None or not found.submodule_search_locations:
        raise Fault("PySide6 is not installed: its Linguist tools are needed here")
    tool = Path(found.submodule_search_locations[0]) / name
    done = subprocess.run(
        [str(tool), *arguments], capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        raise Fault(f"{name} failed:\n{done.stdout}{done.stderr}")


# ---- what a good translation is ---------------------------------------------------------------

_PLACEHOLDER = re.compile(r"%L?[1-9]|%n|\{\w*\}")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")


def placeholders(text: str) -> set[str]:
    return set(_PLACEHOLDER.findall(text))


def tags(text: str) -> Counter[str]:
    """The HTML tags with their attributes, so that each link must lead where it led."""
    return Counter(_TAG.findall(text))


def faults(message: Message, forms: Sequence[str], language: str) -> Iterator[str]:
    """What is wrong with these forms as a translation of that message."""
    wanted = FORMS[language] if message.plural else 1
    if len(forms) != wanted:
        yield f"needs {wanted} form(s), has {len(forms)}"
        return
    needed, markup = placeholders(message.source), tags(message.source)
    for place, form in enumerate(forms):
        which = f"form {place + 1}: " if message.plural else ""
        if not form.strip():
            yield f"{which}is empty"
            continue
        here = placeholders(form)
        if message.plural and place == 0 and language in FIRST_FORM_IS_ONE_ALONE:
            here |= needed & {"%n"}
        if here != needed:
            yield f"{which}has placeholders {_listed(here)} instead of {_listed(needed)}"
        if tags(form) != markup:
            yield f"{which}has tags {_listed(tags(form))} instead of {_listed(markup)}"


def _listed(things: set[str] | Counter[str]) -> str:
    every = things.elements() if isinstance(things, Counter) else things
    return " ".join(sorted(every)) or "none"


# ---- texts that lupdate would lose ------------------------------------------------------------


@dataclass(frozen=True)
class Marked:
    """A text marked for translation in the sources, or the reason why it will not be found."""

    where: str
    text: str = ""
    fault: str = ""


_TEXT_ARGUMENT = {"tr": 0, "QT_TR_NOOP": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}


def marked_texts(path: Path) -> Iterator[Marked]:
    """Every text that a module marks for translation, read by Python itself and not by lupdate."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield from _marked(node, f"{path.relative_to(ROOT)}:{node.lineno}")


def _marked(call: ast.Call, where: str) -> Iterator[Marked]:
    function = call.func
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in _TEXT_ARGUMENT:
            position = _TEXT_ARGUMENT[name]
        case _:
            return
    if isinstance(function, ast.Attribute) and name == "tr":
        owner = function.value
        if not (isinstance(owner, ast.Name) and owner.id == "self"):
            yield Marked(where, fault="tr() of another object: lupdate takes the wrong context")
            return
    if name == "translate" and isinstance(function, ast.Attribute) and len(call.args) < 2:
        return  # str.translate, QPainter.translate and their like
    if any(keyword.arg for keyword in call.keywords):
        yield Marked(where, fault=f"{name}() with keyword arguments: lupdate loses the text")
        return
    for text in _branches(*call.args[position : position + 1]):
        if isinstance(text, ast.JoinedStr):
            yield Marked(where, fault=f"an f-string in {name}(): lupdate loses it; use %1")
        elif isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield Marked(where, text=text.value)


def _branches(*texts: ast.expr) -> Iterator[ast.expr]:
    """Both sides of each conditional expression: lupdate sees only the first."""
    for text in texts:
        if isinstance(text, ast.IfExp):
            yield from _branches(text.body, text.orelse)
        else:
            yield text


# ---- commands ---------------------------------------------------------------------------------


def update() -> None:
    for language in FORMS:
        gather(catalogue_path(language), language)
    finish_english()


def finish_english() -> None:
    """English is its own translation; only its plural forms are written by hand."""
    english = catalogue("en")
    for message in english.messages:
        if not message.plural:
            message.translate([message.source])
    english.save()


def missing(language: str) -> list[Message]:
    return [message for message in catalogue(language).messages if message.state]


def export(language: str, out: Path, every: bool) -> int:
    """Writes a JSON list for a translator; returns how many messages it has."""
    messages = catalogue(language).messages if every else missing(language)
    rows = [_row(message, language) for message in messages]
    out.write_text(json.dumps(rows, ensure_ascii=False, indent=2) + "\n", "utf-8")
    return len(rows)


def _row(message: Message, language: str) -> dict[str, Any]:
    context, source, comment = message.key
    forms = FORMS[language] if message.plural else 1
    written = (message.forms + [""] * forms)[:forms]
    return {
        "context": context,
        "source": source,
        "comment": comment,
        "hint": message.hint,
        "plural": message.plural,
        "forms": forms,
        "translation": written if message.plural else written[0],
    }


def fill(language: str, rows: Sequence[dict[str, Any]]) -> int:
    """Takes translations in, all or none; raises Fault with a line for each that is not right."""
    book = catalogue(language)
    known = {message.key: message for message in book.messages}
    wrong = []
    for row in rows:
        key = (row["context"], row["source"], row.get("comment", ""))
        given = row["translation"]
        forms = [given] if isinstance(given, str) else list(given)
        message = known.get(key)
        found = ["is no text of the sources"] if message is None else []
        if message is not None:
            found = list(faults(message, forms, language))
            if not found:
                message.translate(forms)
        wrong += [f"{key[0]}: {key[1]!r}: {fault}" for fault in found]
    if wrong:
        raise Fault("Nothing was taken in.\n" + "\n".join(wrong))
    book.save()
    return len(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update")
    commands.add_parser("missing")
    commands.add_parser("release")
    out = commands.add_parser("export")
    out.add_argument("language", choices=FORMS)
    out.add_argument("file", type=Path)
    out.add_argument("--all", action="store_true", help="finished ones too")
    taken = commands.add_parser("fill")
    taken.add_argument("language", choices=FORMS)
    taken.add_argument("file", type=Path)
    asked = parser.parse_args(arguments)
    try:
        return _run(asked)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1


def _run(asked: argparse.Namespace) -> int:
    match asked.command:
        case "update":
            update()
            for language in FORMS:
                print(f"{language}: {len(missing(language))} unfinished")
        case "missing":
            return _print_missing()
        case "release":
            release()
        case "export":
            print(export(asked.language, asked.file, asked.all), "texts in", asked.file)
        case "fill":
            rows = json.loads(asked.file.read_text("utf-8"))
            print(fill(asked.language, rows), "texts taken into", catalogue_path(asked.language))
    return 0


def _print_missing() -> int:
    unfinished = {language: missing(language) for language in FORMS}
    for language, messages in unfinished.items():
        print(f"{language}: {len(messages) or 'none'} unfinished")
        for message in messages:
            print(f"    {message.key[0]}: {message.source!r} ({message.state})")
    return 1 if any(unfinished.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
