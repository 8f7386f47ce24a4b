"""For macOS: one program for both kinds of Mac, in a folder that Macs show as one thing, zipped.

It can be built without a Mac, and is built in the same way on one: the modules of the program are frozen
with the Python at hand, and everything that is machine code then comes from wheels for macOS, unchanged:
Qt from those of PySide6, Python itself from that of freeze-core, with which cx_Freeze begins every
program. Of all of them the very versions are taken that are installed here, so that byte code fits.

What plays sounds has a wheel for each kind of Mac: both are put into one file (`universal`).

Only on a Mac the whole can be signed, if without a name: elsewhere each file keeps the signature that it
came with, which is enough to be started, and not enough to look complete to a Mac.
"""

from __future__ import annotations

import plistlib
import re
import shutil
import stat
import struct
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from halloween_table import product

from . import frozen, icons
from .described import LANGUAGES, VERSION, day, said
from .frozen import ROOT

BUILD: Final = ROOT / "build" / "macos"
FOLDER: Final = BUILD / f"{product.NAME}.app"
TEMPLATES: Final = ROOT / "packaging" / "macos"

OLDEST: Final = "13.0"
"""The oldest macOS that Qt's wheels are made for."""
IDENTIFIER: Final = product.APP_ID.replace("_", "-")
"""Apple allows no underscore."""
GAME_TYPE: Final = f"{IDENTIFIER}.game"
"""What macOS calls a file with a game in it."""
PROGRAM_ICON: Final = "program.icns"
GAME_ICON: Final = "game-file.icns"

_WHEELS: Final = BUILD / "wheels"
_KINDS: Final = ("aarch64", "x86_64")
"""Of Macs, as uv calls them."""
_OF_EACH_KIND: Final = BUILD / "of-each-kind"
_FROZEN: Final = BUILD / "frozen"
_CONTENTS: Final = FOLDER / "Contents"
_RESOURCES: Final = _CONTENTS / "Resources"
_LIB: Final = _RESOURCES / "lib"

_PYTHON: Final = f"cpython-{sys.version_info.major}{sys.version_info.minor}-darwin"
"""How files are named that belong to this version of Python."""
_SOUND: Final = ("_miniaudio", "_cffi_backend")
"""What of the sounds is machine code."""
_UNIVERSAL: Final = 0xCAFEBABE
_PAGE_BITS: Final = 14
_PAGE: Final = 1 << _PAGE_BITS
"""Of a Mac's memory."""
_FROM_WHEELS: Final = (
    "PySide6/*.so",
    "PySide6/*.dylib",
    "PySide6/Qt/lib/*.framework/Versions/A/**/*",
    "PySide6/Qt/plugins/**/*",
    "PySide6/Qt/translations/*",
    "shiboken6/*.so",
    "shiboken6/*.dylib",
)
"""What is taken of Qt before it is pruned. The rest are tools for those who write programs."""


def lacking() -> str:
    """What keeps this system from building it, in a sentence; empty if nothing does."""
    if sys.platform not in ("linux", "darwin"):
        return "a program for macOS is built on Linux or on a Mac"
    return ""


def build(dist: Path) -> Iterator[Path]:
    _fetch()
    frozen.freeze(_FROZEN)
    shutil.rmtree(FOLDER, ignore_errors=True)
    _take_modules()
    _take_python()
    _take_sound()
    _take_qt()
    _describe()
    if sys.platform == "darwin":
        _sign()
    yield _zipped(dist)


def _fetch() -> None:
    """Fills build/macos/wheels: what is installed here, for macOS; and what plays sounds, for each kind
    of Mac."""
    _install(_KINDS[0], _WHEELS, "PySide6-Essentials", "shiboken6", "freeze-core")
    for kind in _KINDS:
        _install(kind, _OF_EACH_KIND / kind, "miniaudio", "cffi")


def _install(kind: str, folder: Path, *names: str) -> None:
    wanted = [f"{name}=={version(name)}" for name in names]
    uv = Path(sys.executable).parent / "uv"
    asked = (
        *("--python-platform", f"{kind}-apple-darwin"),
        *("--python-version", sysconfig.get_python_version()),
        *("--only-binary", ":all:", "--no-deps", "--target", str(folder)),
    )
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([uv, "pip", "install", "--quiet", *asked, *wanted], check=True)


# ---- the program --------------------------------------------------------------------------------


def _take_modules() -> None:
    """Everything that is no machine code, as it was frozen. It lies among the resources, and beside
    the program, where that looks for it, is a link: in its own folder Macs accept only programs."""
    shutil.copytree(_FROZEN, _RESOURCES, ignore=_machine_code)
    programs = _CONTENTS / "MacOS"
    programs.mkdir()
    (programs / "lib").symlink_to("../Resources/lib")


def _machine_code(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name == frozen.NAME or _is_library(name)] + (
        ["Qt"] if Path(folder).name == "PySide6" else []
    )


def _is_library(name: str) -> bool:
    return name == "Python" or re.search(r"\.(so|dylib)(\.|$)", name) is not None


def _take_python() -> None:
    """Its launcher, its library, and those of its own modules that are machine code."""
    core = _WHEELS / "freeze_core"
    program = _CONTENTS / "MacOS" / frozen.NAME
    shutil.copyfile(core / "bases" / f"console-{_PYTHON}", program)
    program.chmod(0o755)
    shutil.copy(core / "bases" / "lib" / "Python", _LIB)
    for path in sorted((_FROZEN / "lib").glob("*.cpython-*.so")):
        module = path.name.split(".")[0]
        if module != _SOUND[1]:
            shutil.copy(core / "lib" / f"{module}.{_PYTHON}.so", _LIB)


def _take_sound() -> None:
    """One file for both kinds of Mac out of one for each."""
    for module in _SOUND:
        found = [next((_OF_EACH_KIND / kind).glob(f"{module}.*.so")) for kind in _KINDS]
        (_LIB / found[0].name).write_bytes(universal([path.read_bytes() for path in found]))


def universal(programs: Sequence[bytes]) -> bytes:
    """Machine code for several processors as one file, as macOS has it: a list of them at its head, each
    on a page of its own, unchanged."""
    whole, described = b"", []
    for program in programs:
        start = -(-max(len(whole), _PAGE) // _PAGE) * _PAGE
        whole = whole.ljust(start, b"\0") + program
        _, processor, kind = struct.unpack("<III", program[:12])
        described.append(struct.pack(">IIIII", processor, kind, start, len(program), _PAGE_BITS))
    head = struct.pack(">II", _UNIVERSAL, len(programs)) + b"".join(described)
    return head + whole[len(head) :]


def _take_qt() -> None:
    for pattern in _FROM_WHEELS:
        for path in _WHEELS.glob(pattern):
            if path.is_file():
                target = _LIB / path.relative_to(_WHEELS)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
    frozen.prune(_RESOURCES, "macos")
    for framework in (_LIB / "PySide6" / "Qt" / "lib").glob("*.framework"):
        _link(framework)


def _link(framework: Path) -> None:
    """What is reached by short names in a framework. Wheels can hold no links."""
    (framework / "Versions" / "Current").symlink_to("A")
    for name in (framework.stem, "Resources"):
        (framework / name).symlink_to(f"Versions/Current/{name}")


# ---- what macOS is told -------------------------------------------------------------------------


def _describe() -> None:
    """Puts names, icons and licence beside the program."""
    (_CONTENTS / "Info.plist").write_bytes(plistlib.dumps(described()))
    for language in LANGUAGES:
        names = _RESOURCES / f"{language}.lproj" / "InfoPlist.strings"
        names.parent.mkdir()
        names.write_bytes(plistlib.dumps(described_in(language)))
    icons.write_icns(icons.PROGRAM, _RESOURCES / PROGRAM_ICON)
    icons.write_icns(icons.GAME_FILE, _RESOURCES / GAME_ICON)
    shutil.copy(ROOT / "LICENSE", _RESOURCES / "LICENSE.txt")


def described() -> dict[str, Any]:
    """Info.plist: what the program is, and which files it opens."""
    numbers = re.match(r"\d+(\.\d+)*", VERSION)
    assert numbers is not None
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": product.NAME,
        "CFBundleExecutable": frozen.NAME,
        "CFBundleIconFile": PROGRAM_ICON,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleName": product.NAME,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": numbers[0],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {day().year} {product.AUTHORS}",
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeIconFile": GAME_ICON,
                "CFBundleTypeName": product.FILE_TYPE,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeConformsTo": ["public.json"],
                "UTTypeDescription": product.FILE_TYPE,
                "UTTypeIconFile": GAME_ICON,
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.SUFFIX.removeprefix(".")],
                    "public.mime-type": [product.MIME_TYPE],
                },
            }
        ],
    }


def described_in(language: str) -> dict[str, str]:
    """The names of Info.plist in a language: that of the program stays, a game as a file has its own."""
    return {
        "CFBundleDisplayName": product.NAME,
        "CFBundleName": product.NAME,
        product.FILE_TYPE: said(product.FILE_TYPE, language),
    }


def _sign() -> None:
    """Without a name: so that a Mac finds the whole as it was made, and not that Apple knows us."""
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", FOLDER], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", FOLDER], check=True)


# ---- to download --------------------------------------------------------------------------------


def _zipped(dist: Path) -> Path:
    """With links and modes, as a Mac unpacks them."""
    path = dist / f"{product.KEY}-{VERSION}-macos.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        _add(packed, TEMPLATES / "README.txt", "README.txt")
        for source in sorted(FOLDER.rglob("*")):
            if source.is_symlink() or source.is_file():
                _add(packed, source, source.relative_to(FOLDER.parent).as_posix())
    return path


def _add(packed: zipfile.ZipFile, source: Path, name: str) -> None:
    entry = zipfile.ZipInfo(name, day().timetuple()[:6])
    entry.create_system = 3  # Unix: only then modes and links are believed
    if source.is_symlink():
        entry.external_attr = (stat.S_IFLNK | 0o755) << 16
        packed.writestr(entry, str(source.readlink()))
        return
    mode = 0o755 if source.stat().st_mode & stat.S_IXUSR else 0o644
    entry.external_attr = (stat.S_IFREG | mode) << 16
    packed.writestr(entry, source.read_bytes(), zipfile.ZIP_DEFLATED)
