"""What desktops and software centres are told: well-formed, valid, and in all five languages."""

from __future__ import annotations

import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from installers import pages
from installers.described import LANGUAGES, VERSION, pictures_address, said
from installers.frozen import ROOT

from halloween_table import product

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
ADDRESS = "https://example.org/pictures"

NOT_YET = ("cid-desktopapp-is-not-rdns", "url-homepage-missing", "developer-info-missing")
"""What a page lacks as long as the program has no address of its own."""

TEXTS = (product.SUMMARY, *product.DESCRIPTION, product.KEYWORDS, product.FILE_TYPE)


def in_each(parent: ET.Element, tag: str) -> dict[str, list[str]]:
    """What elements say, by their language."""
    found: dict[str, list[str]] = {}
    for element in parent.findall(tag):
        found.setdefault(element.get(LANGUAGE, "en"), []).append(element.text or "")
    return found


def test_every_text_is_there_in_every_language() -> None:
    assert set(LANGUAGES) == {"uk", "en", "pl", "it", "ru"}
    for text in TEXTS:
        assert len({said(text, language) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        assert said(product.KEYWORDS, language).endswith(";")
        assert not said(product.SUMMARY, language).endswith(".")


# ---- the menu entry -----------------------------------------------------------------------------


def test_menu_entry_speaks_every_language() -> None:
    fields = dict(line.split("=", 1) for line in pages.desktop_entry().splitlines()[1:] if line)
    assert fields["Name"] == product.NAME
    for language in LANGUAGES:
        mark = "" if language == "en" else f"[{language}]"
        assert fields[f"Comment{mark}"] == said(product.SUMMARY, language)
        assert fields[f"Keywords{mark}"] == said(product.KEYWORDS, language)


def test_menu_entry_opens_files() -> None:
    entry = pages.desktop_entry("/opt/it").splitlines()
    assert "Exec=/opt/it %F" in entry
    assert f"MimeType={product.MIME_TYPE};" in entry


def test_menu_entry_is_valid(needs: Callable[..., None], tmp_path: Path) -> None:
    needs("desktop-file-validate")
    entry = tmp_path / f"{product.KEY}.desktop"
    entry.write_text(pages.desktop_entry(), encoding="utf-8")
    assert _told("desktop-file-validate", entry) == ""


# ---- games as files -----------------------------------------------------------------------------


def test_file_type_has_a_name_in_every_language() -> None:
    (kind,) = ET.fromstring(pages.file_type().encode())
    assert kind.get("type") == product.MIME_TYPE
    names = in_each(kind, f"{MIME}comment")
    assert names == {language: [said(product.FILE_TYPE, language)] for language in LANGUAGES}
    assert [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")] == [f"*{product.SUFFIX}"]


# ---- the page in software centres ---------------------------------------------------------------


@pytest.fixture(params=["", ADDRESS], ids=["without pictures", "with pictures"])
def page(request: pytest.FixtureRequest) -> str:
    return pages.software_page(request.param)


def test_page_speaks_every_language(page: str) -> None:
    component = ET.fromstring(page.encode())
    summaries = in_each(component, "summary")
    assert summaries == {language: [said(product.SUMMARY, language)] for language in LANGUAGES}
    description = component.find("description")
    assert description is not None
    paragraphs = in_each(description, "p")
    for language in LANGUAGES:
        assert paragraphs[language] == [said(text, language) for text in product.DESCRIPTION]
    spoken = [element.text for element in component.findall("languages/lang")]
    assert spoken == list(LANGUAGES)


def test_page_tells_of_this_version(page: str) -> None:
    (release,) = ET.fromstring(page.encode()).findall("releases/release")
    assert release.get("version") == VERSION
    assert release.findall("description/ul/li")


def test_page_has_pictures_where_they_can_be_found() -> None:
    assert ET.fromstring(pages.software_page().encode()).find("screenshots") is None
    shown = ET.fromstring(pages.software_page(ADDRESS).encode()).findall("screenshots/screenshot")
    assert [picture.get("type") for picture in shown] == ["default", None, None, None]
    addresses = [picture.findtext("image") or "" for picture in shown]
    for address in addresses:
        folder, _, name = address.rpartition("/")
        assert folder == ADDRESS
        assert (ROOT / "packaging" / "pictures" / name).is_file()


def test_address_of_pictures_is_told_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PICTURES_ADDRESS", raising=False)
    assert pictures_address() == ""
    monkeypatch.setenv("PICTURES_ADDRESS", f"{ADDRESS}/")
    assert pictures_address() == ADDRESS


def test_page_is_valid(page: str, needs: Callable[..., None], tmp_path: Path) -> None:
    needs("appstreamcli")
    path = tmp_path / f"{product.APP_ID}.metainfo.xml"
    path.write_text(page, encoding="utf-8")
    told = _told("appstreamcli", "validate", "--no-net", path)
    assert "alidation" in told
    faults = [line for line in told.splitlines() if line.startswith(("E:", "W:"))]
    assert [line for line in faults if not any(known in line for known in NOT_YET)] == []


def _told(command: str, *options: str | Path) -> str:
    done = subprocess.run([command, *options], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr
