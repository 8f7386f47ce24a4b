"""The program for macOS, looked through piece by piece: there is no Mac to start it on."""

from __future__ import annotations

import plistlib
import re
import stat
import struct
import tarfile
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

import pytest
from installers import frozen, icons
from installers.described import LANGUAGES, VERSION
from installers.frozen import ROOT

from halloween_table import product
from tests.packaging.icon_files import in_icns
from tests.packaging.mach_o import KINDS, Code, machine_code, parts

pytestmark = pytest.mark.packaging

MAGIC = {"3.11": 3495, "3.12": 3531, "3.13": 3571, "3.14": 3627}
"""The number with which each Python marks its byte code."""


@pytest.fixture(scope="module")
def download(built: Callable[[str], Path]) -> Path:
    return built("*-macos.zip")


@pytest.fixture(scope="module")
def unpacked(download: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As a Mac unpacks it: with links and modes."""
    folder = tmp_path_factory.mktemp("mac")
    with zipfile.ZipFile(download) as packed:
        for entry in packed.infolist():
            path, mode = folder / entry.filename, entry.external_attr >> 16
            path.parent.mkdir(parents=True, exist_ok=True)
            if stat.S_ISLNK(mode):
                path.symlink_to(packed.read(entry).decode())
            else:
                path.write_bytes(packed.read(entry))
                path.chmod(stat.S_IMODE(mode))
    return folder


@pytest.fixture(scope="module")
def app(unpacked: Path) -> Path:
    return unpacked / f"{product.NAME}.app"


@pytest.fixture(scope="module")
def described(app: Path) -> dict[str, object]:
    return plistlib.loads((app / "Contents" / "Info.plist").read_bytes())


@pytest.fixture(scope="module")
def lib(app: Path) -> Path:
    """Where the program looks for everything: beside itself."""
    return app / "Contents" / "MacOS" / "lib"


@pytest.fixture(scope="module")
def code(app: Path) -> list[Code]:
    return [part for path in machine_code(app) for part in parts(path)]


# ---- machine code -------------------------------------------------------------------------------


def test_all_machine_code_is_for_both_kinds_of_mac(code: list[Code]) -> None:
    kinds: dict[str, set[str]] = {}
    for part in code:
        kinds.setdefault(part.path.name, set()).add(part.kind)
    assert len(kinds) > 40
    assert {name: its for name, its in kinds.items() if its != KINDS} == {}


def test_every_library_is_macos_own_or_inside(app: Path, code: list[Code]) -> None:
    program = app / "Contents" / "MacOS" / frozen.NAME
    assert [missing for part in code for missing in part.unresolved(app, program)] == []


def test_machine_code_is_as_it_was_signed(code: list[Code]) -> None:
    """Macs with Apple's processors start nothing else."""
    assert [part.name for part in code if part.kind == "Apple" and not part.is_signed()] == []
    assert [page for part in code for page in part.spoiled_pages()] == []


def test_the_system_it_asks_for_is_new_enough_for_qt_and_python(
    described: dict[str, object], code: list[Code]
) -> None:
    """PySide's own modules say 15, though they use nothing that 13 does not have."""
    asked = tuple(int(number) for number in str(described["LSMinimumSystemVersion"]).split("."))
    of_pyside = ("*.abi3.so", "*.abi3.*.dylib")
    others = [part for part in code if not any(part.path.match(name) for name in of_pyside)]
    assert [part.name for part in others if part.oldest_system() > asked] == []


def test_the_program_may_be_started(app: Path) -> None:
    program = app / "Contents" / "MacOS" / frozen.NAME
    assert stat.S_IMODE(program.stat().st_mode) == 0o755


# ---- files --------------------------------------------------------------------------------------


def test_links_lead_somewhere_within(app: Path) -> None:
    links = [path for path in app.rglob("*") if path.is_symlink()]
    assert links
    for link in links:
        assert not PurePosixPath(link.readlink()).is_absolute(), link
        assert link.exists(), link
        assert link.resolve().is_relative_to(app.resolve()), link


def test_frameworks_have_the_form_that_macos_knows(lib: Path) -> None:
    frameworks = list((lib / "PySide6" / "Qt" / "lib").glob("*.framework"))
    expected = {f"Qt{module}" for module in frozen.LIBRARIES["macos"]}
    assert {framework.stem for framework in frameworks} == expected
    for framework in frameworks:
        assert (framework / "Versions" / "Current").readlink() == Path("A")
        assert (framework / framework.stem).is_file()
        assert (framework / "Resources" / "Info.plist").is_file()


def test_names_differ_by_more_than_their_capitals(unpacked: Path) -> None:
    """Most Macs do not tell them apart."""
    names = Counter(str(path.relative_to(unpacked)).lower() for path in unpacked.rglob("*"))
    assert [name for name, count in names.items() if count > 1] == []


def test_read_me_lies_beside_the_program_and_is_honest(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir()} == {f"{product.NAME}.app", "README.txt"}
    told = (unpacked / "README.txt").read_text()
    assert "has not been tried on a Mac" in told
    assert "Open Anyway" in told


# ---- what macOS is told -------------------------------------------------------------------------


def test_macos_knows_what_the_program_is(app: Path, described: dict[str, object]) -> None:
    assert described["CFBundleName"] == described["CFBundleDisplayName"] == product.NAME
    assert described["CFBundlePackageType"] == "APPL"
    assert described["CFBundleShortVersionString"] == VERSION
    assert re.fullmatch(r"\d+(\.\d+){0,2}", str(described["CFBundleVersion"]))
    assert re.fullmatch(r"[A-Za-z0-9.-]+", str(described["CFBundleIdentifier"]))
    assert described["NSHighResolutionCapable"] is True
    assert str(described["LSApplicationCategoryType"]).endswith("-games")
    assert (app / "Contents" / "MacOS" / str(described["CFBundleExecutable"])).is_file()


def test_games_are_files_of_the_program(described: dict[str, object]) -> None:
    (document,) = described["CFBundleDocumentTypes"]
    (exported,) = described["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeConformsTo"] == ["public.json"]
    assert exported["UTTypeTagSpecification"] == {
        "public.filename-extension": [product.SUFFIX[1:]],
        "public.mime-type": [product.MIME_TYPE],
    }


def test_each_language_has_its_names(app: Path, described: dict[str, object]) -> None:
    assert (
        set(described["CFBundleLocalizations"]) == set(LANGUAGES) == {"en", "uk", "pl", "it", "ru"}
    )
    said = {}
    for language in LANGUAGES:
        path = app / "Contents" / "Resources" / f"{language}.lproj" / "InfoPlist.strings"
        names = plistlib.loads(path.read_bytes())
        assert names["CFBundleDisplayName"] == product.NAME
        said[language] = names[product.FILE_TYPE]
    assert len(set(said.values())) == len(LANGUAGES)


def test_icons_have_every_size(app: Path, described: dict[str, object]) -> None:
    (document,) = described["CFBundleDocumentTypes"]
    for name in (described["CFBundleIconFile"], document["CFBundleTypeIconFile"]):
        icon = (app / "Contents" / "Resources" / str(name)).read_bytes()
        assert dict(in_icns(icon)) == icons.MAC_KINDS


# ---- modules and resources ----------------------------------------------------------------------


def test_byte_code_is_of_the_python_inside(lib: Path) -> None:
    inside = re.search(rb"\0v(3\.\d+)\.\d+\0", (lib / "Python").read_bytes())
    assert inside is not None
    version = inside[1].decode()
    magic = struct.pack("<H", MAGIC[version]) + b"\r\n"
    code = {str(path): path.read_bytes()[:4] for path in lib.rglob("*.pyc")}
    assert len(code) > 500
    assert [name for name, start in code.items() if start != magic] == []
    suffix = f"cpython-{version.replace('.', '')}-darwin"
    extensions = [path.name for path in lib.glob("*.so")]
    # What is called abi3 is good for each of them.
    assert [name for name in extensions if name.split(".")[1] not in (suffix, "abi3")] == []


def test_every_module_is_there_that_linux_gets(lib: Path, built: Callable[[str], Path]) -> None:
    with tarfile.open(built("*-linux-*.tar.xz")) as tar:
        of_linux = _modules(name.partition("/lib/")[2] for name in tar.getnames())
    assert _modules(path.relative_to(lib).as_posix() for path in lib.rglob("*")) == of_linux


def _modules(names: Iterable[str]) -> set[str]:
    """Modules as Python calls them, whether they are byte code or machine code."""
    modules = (re.fullmatch(r"([\w./]+?)(\.[\w-]+)*\.(pyc|so)", name) for name in names)
    return {match[1] for match in modules if match and "/plugins/" not in match[1]}


def test_drawings_texts_and_fonts_lie_where_the_program_looks(lib: Path) -> None:
    package = lib / "halloween_table"
    drawings = {path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*.*")}
    assert {
        path.relative_to(package / "assets") for path in package.rglob("assets/**/*.*")
    } == drawings
    texts = {path.name for path in (package / "translations").iterdir()}
    assert texts == {f"halloween_table_{language}.qm" for language in LANGUAGES}
    of_qt = {path.name for path in (lib / "PySide6" / "Qt" / "translations").iterdir()}
    assert of_qt == {f"qtbase_{language}.qm" for language in frozen.LANGUAGES}
    fonts = {path.stem for path in lib.glob("font_manrope/files/*.ttf")}
    assert fonts == {f"Manrope-{weight}" for weight in frozen.WEIGHTS}


def test_licences_are_inside(app: Path) -> None:
    resources = app / "Contents" / "Resources"
    assert (resources / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert "cx_Freeze" in (resources / "frozen_application_license.txt").read_text()
