"""The program with its own Python and Qt in one folder, which runs where neither is installed.

It is a folder and never one file: that would be unpacked at every start, and nobody could put another
Qt in the place of ours, which its licence grants. What is in it is said twice: cx_Freeze follows the
imports, and then everything of Qt goes that is not named here. So a new version of Qt cannot make the
folder larger without anybody noticing; what is missing is found by the smoke test.
"""

from __future__ import annotations

import argparse
import marshal
import re
import shutil
import struct
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.util import MAGIC_NUMBER, find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "halloween-table"
"""Of the program's file, before `.exe`."""

WITHOUT: Final = (
    # What only serves those who write programs.
    *("test", "unittest", "doctest", "pdb", "pydoc", "pydoc_data", "lib2to3", "distutils"),
    *("setuptools", "pkg_resources", "pip", "ensurepip", "venv", "idlelib", "turtledemo"),
    *("pytest", "_pytest", "hypothesis", "mypy", "numpy", "PIL", "IPython"),
    *("PySide6.QtTest", "PySide6.scripts", "PySide6.support.deprecated"),
    *("tkinter", "_tkinter", "curses", "_curses", "readline"),
    # Libraries for what is optional in the standard one.
    *("bz2", "_bz2", "lzma", "_lzma", "_uuid"),
    # The program uses no network. Without _hashlib, which brings all of OpenSSL, hashlib takes the
    # digests that Python has of its own.
    *("ssl", "_ssl", "_hashlib", "ftplib", "imaplib", "smtplib", "poplib", "telnetlib", "nntplib"),
    *("xmlrpc", "wsgiref", "asyncio"),
    # Ways to write values that cattrs knows and nobody here uses.
    *("bson", "cbor2", "msgpack", "msgspec", "orjson", "tomlkit", "ujson", "yaml"),
    # Of miniaudio only its library is used, and of what that was made with only what runs.
    *("miniaudio", "cffi", "pycparser"),
)
"""Modules that nothing in the program needs, though something imports them."""

MODULES: Final = ("Core", "Gui", "Network", "Svg", "Widgets")
"""Of PySide6."""

LIBRARIES: Final = {
    "linux": (*MODULES, "DBus", "OpenGL", "WaylandClient", "WlShellIntegration", "XcbQpa"),
    "windows": MODULES,
    "macos": (*MODULES, "DBus"),
}
"""Of Qt itself: those modules, and what they or the plugins below need."""

PLUGINS: Final = {
    "linux": (
        "iconengines/*svgicon*",
        "imageformats/*svg*",
        "platforminputcontexts/*compose*",
        "platforminputcontexts/*ibus*",
        "platforms/*offscreen*",
        "platforms/*wayland*",
        "platforms/*xcb*",
        "wayland-decoration-client/*adwaita*",
        "wayland-decoration-client/*bradient*",
        "wayland-shell-integration/*xdg-shell*",
    ),
    "windows": (
        "iconengines/*svgicon*",
        "imageformats/*svg*",
        "platforms/*offscreen*",
        "platforms/*windows*",
    ),
    "macos": (
        "iconengines/*svgicon*",
        "imageformats/*svg*",
        "platforms/*cocoa*",
        "platforms/*offscreen*",
    ),
}
"""Of Qt, by folder and name. No theme of a desktop: file dialogs look like the rest of the program. No way
to the graphics card: Qt draws in memory."""

CONSOLE: Final = f"{NAME}-console"
"""What the one of Windows' two programs is called until both are there."""
RUNTIME: Final = (
    *("vcruntime140.dll", "vcruntime140_1.dll"),
    *("msvcp140.dll", "msvcp140_1.dll", "msvcp140_2.dll"),
)
"""Microsoft's, for all that is written in C and C++: not every Windows has them. PySide6 brings them."""

WEIGHTS: Final = ("Medium", "Bold", "ExtraBold")
"""Of the font."""

MADE_SMALLER: Final = ("_miniaudio.*", "PySide6/Qt/lib/libicu*")
"""Libraries for Linux that come with what is only for those who look for faults in them. Their licences ask
for no more than to be told; Qt's own stay as they are."""

LANGUAGES: Final = ("uk", "pl", "it", "ru")
"""In which Qt itself speaks here; English it speaks anyway."""


_SECTION: Final = struct.Struct("<IIQQQQIIQQ")
_LOADED, _IN_MEMORY = 1, 2
"""What ELF says of a part that is loaded, and of a section that is in it."""

_NO_SOURCE: Final = MAGIC_NUMBER + bytes(12)
"""How a file of byte code begins that was made of no file."""


def freeze(folder: Path, icon: Path | None = None) -> None:
    """Fills an empty folder, with the Python and the Qt by which this is run."""
    from cx_Freeze import ConstantsModule, Executable, Freezer

    shutil.rmtree(folder, ignore_errors=True)
    windows = sys.platform == "win32"
    begins = ROOT / "halloween_table" / "__main__.py"
    programs = [Executable(begins, target_name=NAME)]
    if windows:
        programs = [
            Executable(begins, base="gui", target_name=NAME, icon=icon),
            Executable(begins, base="console", target_name=CONSOLE, icon=icon),
        ]
    Freezer(
        programs,
        # Games are opened by their name, and codecs come late.
        packages=["halloween_table", "font_manrope", "encodings"],
        includes=[*(f"PySide6.Qt{module}" for module in MODULES), *_for_sounds()],
        excludes=[*WITHOUT, *(() if windows else ("ctypes", "_ctypes"))],
        include_files=list(_resources()),
        # In what is told of a crash, modules have no folder of whoever built them.
        replace_paths=[("*", "")],
        constants_module=ConstantsModule(time_format=""),  # the same today and tomorrow
        compress=False,  # no archive of modules: a start would have to unpack each
        metadata=_described() if windows else None,
        target_dir=folder,
        silent=1,
    ).freeze()
    _as_they_came(folder / "lib")
    for pattern in MADE_SMALLER:
        for path in (folder / "lib").glob(pattern):
            path.write_bytes(without_debugging(path.read_bytes()))
    if windows:
        _finish_for_windows(folder)
    _unpack_support(folder / "lib" / "shiboken6" / "files.dir")
    _forget_where_and_when(folder / "lib")
    prune(folder, {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux"))


def _for_sounds() -> list[str]:
    """What plays sounds, where that can be had. That the one, which is machine code, needs the other
    cannot be seen from outside."""
    return ["_miniaudio", "_cffi_backend"] if find_spec("_miniaudio") else []


def _described() -> SimpleNamespace:
    """What Windows tells about the program where it lists its files or what runs."""
    from halloween_table import product

    from .described import VERSION

    return SimpleNamespace(
        version=VERSION,
        name=product.NAME,
        description=product.NAME,
        long_description=product.SUMMARY,
        author=product.AUTHORS,
    )


def _finish_for_windows(folder: Path) -> None:
    """A program with windows has no voice in a terminal. Whoever types its name there gets the other
    one, because Windows looks for `.com` first."""
    import PySide6

    (folder / f"{CONSOLE}.exe").rename(folder / f"{NAME}.com")
    for begins in (folder / "lib").glob(f"__*__{CONSOLE.replace('-', '_')}.pyc"):
        begins.unlink()  # both begin alike, as both have one name
    for name in RUNTIME:
        shutil.copyfile(Path(PySide6.__path__[0]) / name, folder / name)


def _resources() -> Iterator[tuple[str, str]]:
    """Drawings and texts, and where they come to lie: as in a wheel, within the package."""
    package = Path("lib/halloween_table")
    yield str(ROOT / "assets"), str(package / "assets")
    yield str(ROOT / "build" / "translations"), str(package / "translations")


def _as_they_came(folder: Path) -> None:
    """Qt's libraries as its makers built them. The freezer writes other paths into some of them, which
    nobody needs, since they lie beside each other as in their packages; with those a library from
    LD_LIBRARY_PATH would come before ours, and no two builds would be equal."""
    import PySide6
    import shiboken6

    for package in (PySide6, shiboken6):
        copied = folder / package.__name__
        for path in _files(copied):
            original = Path(package.__path__[0]) / path.relative_to(copied)
            if original.is_file():
                path.unlink()
                shutil.copyfile(original, path)


def without_debugging(library: bytes) -> bytes:
    """A library for Linux (ELF, 64 bits) with what is loaded of it and nothing else: half of some is for
    those who look for faults in it. Any other file stays as it is."""
    if library[:6] != b"\x7fELF\x02\x01":
        return library
    parts_at, sections_at = struct.unpack_from("<QQ", library, 32)
    part_size, parts, section_size, count, names = struct.unpack_from("<HHHHH", library, 54)
    loaded = 0
    for number in range(parts):
        kind, _, start, _, _, size = struct.unpack_from(
            "<IIQQQQ", library, parts_at + number * part_size
        )
        loaded = max(loaded, start + size if kind == _LOADED else 0)
    sections = [
        list(_SECTION.unpack_from(library, sections_at + number * section_size))
        for number in range(count)
    ]
    kept = [0, *(n for n in range(1, count) if sections[n][2] & _IN_MEMORY), names]
    called = library[sections[names][4] :][: sections[names][5]]
    sections[names][4] = loaded
    table_at = -(-(loaded + len(called)) // 8) * 8
    table = b""
    for section in (sections[number] for number in kept):
        section[6] = kept.index(section[6]) if section[6] in kept else 0
        table += _SECTION.pack(*section)
    whole = bytearray((library[:loaded] + called).ljust(table_at, b"\0") + table)
    struct.pack_into("<Q", whole, 40, table_at)
    struct.pack_into("<HH", whole, 60, len(kept), len(kept) - 1)
    return bytes(whole)


def _unpack_support(folder: Path) -> None:
    """PySide's modules for signatures, in byte code, where it looks for them first: otherwise it would
    compile them at every start. The one that writes type stubs is empty: see `lean_start`."""
    import PySide6.QtCore  # noqa: F401

    packed = sys.modules["shibokensupport"].__loader__.zfile  # type: ignore[union-attr]
    for name in packed.namelist():
        if name.endswith(".py"):
            source = b"" if name.endswith("/pyi_generator.py") else packed.read(name)
            code = compile(source, name, "exec")
            path = (folder / name).with_suffix(".pyc")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(_NO_SOURCE + marshal.dumps(code))


def _forget_where_and_when(folder: Path) -> None:
    """Byte code says when its source was written, and the freezer on which computer it ran."""
    for path in folder.rglob("*.pyc"):
        path.write_bytes(_NO_SOURCE + path.read_bytes()[len(_NO_SOURCE) :])
    constants = folder / "BUILD_CONSTANTS.pyc"
    values: dict[str, object] = {}
    exec(marshal.loads(constants.read_bytes()[len(_NO_SOURCE) :]), values)
    lines = (f"{name} = {values[name]!r}\n" for name in values if name != "BUILD_HOST")
    kept = "".join(line for line in lines if not line.startswith("__builtins__"))
    constants.write_bytes(_NO_SOURCE + marshal.dumps(compile(kept, constants.name, "exec")))


def prune(folder: Path, system: str) -> None:
    """Takes away what came along and is not named above."""
    qt = folder / "lib" / "PySide6"
    for path in sorted(_files(qt), reverse=True):
        if not _stays(path.relative_to(qt).as_posix(), system):
            path.unlink()
    for path in _files(folder / "lib" / "font_manrope"):
        if path.suffix == ".ttf" and path.stem.removeprefix("Manrope-") not in WEIGHTS:
            path.unlink()
    _remove_empty(folder)
    open_to_all(folder)


def _stays(name: str, system: str) -> bool:
    """Whether that file of PySide6 is needed."""
    low = name.lower()
    if "/plugins/" in f"/{low}":
        kept = PLUGINS[system]
        return any(fnmatch(low.split("plugins/", 1)[1], pattern) for pattern in kept)
    if "translations/" in low:
        return any(fnmatch(low, f"*/qtbase_{language}.qm") for language in LANGUAGES)
    framework = re.search(r"Qt(\w+)\.framework/", name)
    if framework:
        return framework[1] in LIBRARIES[system]
    base = name.rsplit("/", 1)[-1]
    for start in ("libQt6", "Qt6"):
        if base.startswith(start):
            return base.removeprefix(start).split(".")[0] in LIBRARIES[system]
    if base.startswith("Qt") and base.endswith((".so", ".pyd")):
        return base.split(".")[0].removeprefix("Qt") in MODULES
    unwanted = ("*qml*", "*/resources/*", "*/metatypes/*", "*opengl32sw*", "*designer*", "*glue*")
    return not any(fnmatch(f"/{low}", pattern) for pattern in unwanted)


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() or path.is_symlink()]


def _remove_empty(folder: Path) -> None:
    for path in sorted((path for path in folder.rglob("*") if path.is_dir()), reverse=True):
        if not any(path.iterdir()):
            path.rmdir()


def open_to_all(folder: Path) -> None:
    """Everybody may read it, whatever whoever builds it keeps to themselves."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.parent == folder and path.stem == NAME)
            path.chmod(0o755 if runs else 0o644)


def size_of(folder: Path) -> int:
    """In bytes, each file once."""
    return sum(path.lstat().st_size for path in _files(folder))


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Freeze the program into a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--icon", type=Path)
    chosen = parser.parse_args(None if arguments is None else list(arguments))
    freeze(chosen.folder, chosen.icon)


if __name__ == "__main__":
    main()
