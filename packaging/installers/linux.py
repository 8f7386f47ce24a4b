"""For Linux: a package for Debian and Ubuntu, one for Fedora and openSUSE, and a folder to unpack."""

from __future__ import annotations

import gzip
import json
import platform
import shutil
import subprocess
import sys
import tarfile
import textwrap
from collections.abc import Iterator
from email.utils import format_datetime
from pathlib import Path
from typing import Any, Final

from halloween_table import product

from . import frozen, icons, pages
from .described import VERSION, date, day, news, pictures_address
from .frozen import ROOT

BUILD: Final = ROOT / "build" / "linux"
FOLDER: Final = BUILD / product.KEY
TEMPLATES: Final = ROOT / "packaging" / "linux"
MACHINE: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""As Debian calls them."""

HOME: Final = f"/usr/lib/{product.KEY}"
"""Where packages put the folder."""
_MAINTAINER: Final = f"{product.AUTHORS} <{product.KEY}@localhost>"


def lacking() -> str:
    """What keeps this system from building it, in a sentence; empty if nothing does."""
    if sys.platform != "linux":
        return "packages for Linux are built on Linux"
    if platform.machine() not in MACHINE:
        return f"there is no Qt for {platform.machine()}"
    return ""


def build(dist: Path) -> Iterator[Path]:
    frozen.freeze(FOLDER)
    share = _share()
    yield packed("deb", FOLDER, dist)
    yield packed("rpm", FOLDER, dist)
    yield _unpacked(share, dist)


# ---- what the desktop is told -------------------------------------------------------------------


def _share() -> Path:
    """The files for /usr/share, or for a home of one's own."""
    folder = BUILD / "share"
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in (
        (f"applications/{product.KEY}.desktop", pages.desktop_entry()),
        (f"mime/packages/{product.KEY}.xml", pages.file_type()),
        (f"metainfo/{product.APP_ID}.metainfo.xml", pages.software_page(pictures_address())),
    ):
        _write(folder / name, text.encode())
    hicolor = folder / "icons" / "hicolor"
    for svg, kind, name in (
        (icons.PROGRAM, "apps", product.KEY),
        (icons.GAME_FILE, "mimetypes", pages.file_icon()),
    ):
        _write(hicolor / "scalable" / kind / f"{name}.svg", svg.read_bytes())
        for size, png in icons.pngs(svg, icons.LINUX_SIZES).items():
            _write(hicolor / f"{size}x{size}" / kind / f"{name}.png", png)
    return folder


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(0o644)


# ---- to unpack and run --------------------------------------------------------------------------


def _unpacked(share: Path, dist: Path) -> Path:
    """One folder with everything; a script in it adds the program to the menu of whoever wants it."""
    name = f"{product.KEY}-{VERSION}"
    path = dist / f"{name}-linux-{platform.machine()}.tar.xz"

    def as_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        entry.mtime = int(day().timestamp())
        return entry

    with tarfile.open(path, "w:xz", preset=9) as tar:
        for source, inside in (
            (FOLDER, name),
            (share, f"{name}/share"),
            (TEMPLATES / "add-to-menu", f"{name}/add-to-menu"),
            (TEMPLATES / "README.txt", f"{name}/README.txt"),
        ):
            tar.add(source, inside, filter=as_nobody)
    return path


# ---- packages -----------------------------------------------------------------------------------


def system_libraries() -> list[tuple[str, str, str]]:
    """Library, Debian's package and use of everything that is not in the folder."""
    lines = (ROOT / "packaging" / "system-libraries.txt").read_text().splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [(library, package, use) for library, package, use in rows]


def packed(
    kind: str, folder: Path, dist: Path, version: str = VERSION, quickly: bool = False
) -> Path:
    """A deb or an rpm of that folder. One that is packed quickly is larger."""
    described = BUILD / f"{kind}.json"
    compression = "gzip" if quickly else "xz"
    described.write_text(json.dumps(_description(kind, folder, version, compression), indent=1))
    date(folder)
    date(BUILD)
    path = dist / _file_name(kind, version)
    nfpm = Path(sys.executable).parent / "nfpm"
    asked = ("--packager", kind, "--config", described, "--target", path)
    subprocess.run([nfpm, "package", *asked], check=True, stdout=subprocess.DEVNULL)
    return path


def _file_name(kind: str, version: str) -> str:
    if kind == "deb":
        return f"{product.KEY}_{version}_{MACHINE[platform.machine()]}.deb"
    return f"{product.KEY}-{version}-1.{platform.machine()}.rpm"


def _description(kind: str, folder: Path, version: str, compression: str) -> dict[str, Any]:
    """What nfpm asks for."""
    documents = _documents(BUILD / "documents" / kind, kind)
    return {
        "name": product.KEY,
        "arch": MACHINE[platform.machine()],
        "platform": "linux",
        "version": version,
        "version_schema": "none",
        "release": "1" if kind == "rpm" else "",
        "section": "games",
        "priority": "optional",
        "maintainer": _MAINTAINER,
        "vendor": product.AUTHORS,
        "license": product.LICENCE,
        "description": f"{_small(product.SUMMARY)}\n{_described()}",
        "mtime": day().isoformat(),
        "depends": list(_needs(kind)),
        "recommends": list(_needs(kind, ("wayland",))) if kind == "deb" else [],
        "contents": [
            {"src": str(folder), "dst": HOME, "type": "tree"},
            *_each(BUILD / "share", "/usr/share"),
            *_each(documents, "/usr/share"),
            {
                "src": f"../lib/{product.KEY}/{frozen.NAME}",
                "dst": f"/usr/bin/{product.KEY}",
                "type": "symlink",
            },
        ],
        "deb": {"compression": compression},
        "rpm": {
            "compression": compression,
            "group": "Amusements/Games",
            "summary": product.SUMMARY,
        },
    }


def _each(folder: Path, to: str) -> Iterator[dict[str, str]]:
    """Its files one by one: folders there belong to others."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield {"src": str(path), "dst": f"{to}/{path.relative_to(folder).as_posix()}"}


def _described() -> str:
    """Lines of a width that terminals have; a dot stands between paragraphs."""
    return "\n.\n".join(textwrap.fill(each, 78) for each in product.DESCRIPTION)


def _small(summary: str) -> str:
    """Debian wants summaries to begin like that."""
    return summary[0].lower() + summary[1:]


def _needs(kind: str, uses: tuple[str, ...] = ("program", "window")) -> Iterator[str]:
    for library, package, use in system_libraries():
        if use in uses or (kind == "rpm" and use == "wayland"):
            yield package if kind == "deb" else f"{library}()(64bit)"
    if kind == "deb" and "program" in uses:
        yield "libc6 (>= 2.34)"
    elif kind == "rpm":
        yield "libc.so.6(GLIBC_2.34)(64bit)"


def _documents(folder: Path, kind: str) -> Path:
    """Licence and changes, where such systems look for them; a page for `man`."""
    shutil.rmtree(folder, ignore_errors=True)
    docs = folder / "doc" / product.KEY
    licence = (ROOT / "LICENSE").read_bytes()
    if kind == "deb":
        _write(docs / "copyright", (TEMPLATES / "copyright").read_bytes())
        _write(docs / "changelog.gz", _zipped(_debian_changes()))
        _write(
            folder / "lintian" / "overrides" / product.KEY,
            (TEMPLATES / "lintian-overrides").read_bytes(),
        )
    else:
        _write(folder / "licenses" / product.KEY / "LICENSE", licence)
        _write(docs / "CHANGELOG.md", (ROOT / "CHANGELOG.md").read_bytes())
    page = (TEMPLATES / f"{product.KEY}.6").read_text()
    page = page.replace("@VERSION@", VERSION).replace("@DAY@", day().date().isoformat())
    _write(folder / "man" / "man6" / f"{product.KEY}.6.gz", _zipped(page))
    return folder


def _zipped(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _debian_changes() -> str:
    lines = "\n".join(
        textwrap.fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in news()
    )
    return (
        f"{product.KEY} ({VERSION}) unstable; urgency=medium\n\n{lines}\n\n"
        f" -- {_MAINTAINER}  {format_datetime(day())}\n"
    )
