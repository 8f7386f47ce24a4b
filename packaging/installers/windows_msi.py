"""The .msi for administrators of schools and clubs, made with wixl: for everybody on a computer."""

from __future__ import annotations

import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final
from uuid import UUID, uuid5

from halloween_table import product

from .described import VERSION
from .windows_setup import PROGRAM_ID, numbers

TOOLS: Final = {"wixl": "wixl"}

UPGRADES: Final = UUID("a01aa41b-f10a-41ff-a2ee-9f8428b24171")
"""By this Windows knows that one version takes the place of another. It never changes."""

_NEWER: Final = f"A newer version of {product.NAME} is already installed."
_APP_PATHS: Final = "Software\\Microsoft\\Windows\\CurrentVersion\\App Paths"


def made(folder: Path, dist: Path, icon: Path, game_icon: Path, version: str = VERSION) -> Path:
    """Installs what is in that folder. Beside it lie the icons: wixl knows no other way to them."""
    path = dist / f"{product.KEY}-{version}.msi"
    described = folder.parent / f"{product.KEY}.wxs"
    tree = ET.ElementTree(_package(folder, icon, game_icon, version))
    ET.indent(tree)
    tree.write(described, encoding="utf-8", xml_declaration=True)
    command = ["wixl", "-a", "x64", "-o", str(path), described.name]
    subprocess.run(command, check=True, cwd=described.parent)
    return path


def _package(folder: Path, icon: Path, game_icon: Path, version: str) -> ET.Element:
    wix = ET.Element("Wix", xmlns="http://schemas.microsoft.com/wix/2006/wi")
    program = _add(
        wix,
        "Product",
        Id=_id_of(f"version {version}"),
        Name=product.NAME,
        Language="1033",
        Codepage="1252",
        Version=numbers(version, 3),
        Manufacturer=product.AUTHORS,
        UpgradeCode=str(UPGRADES).upper(),
    )
    _add(
        program,
        "Package",
        InstallerVersion="500",
        Compressed="yes",
        InstallScope="perMachine",
        Manufacturer=product.AUTHORS,
        Description=product.NAME,
        Comments=product.SUMMARY,
    )
    _add(program, "MajorUpgrade", DowngradeErrorMessage=_NEWER)
    _add(program, "Media", Id="1", Cabinet="program.cab", EmbedCab="yes")
    _add(program, "Icon", Id="program.ico", SourceFile=icon.name)
    _add(program, "Property", Id="ARPPRODUCTICON", Value="program.ico")
    _add(program, "Property", Id="ARPNOMODIFY", Value="1")
    places = _add(program, "Directory", Id="TARGETDIR", Name="SourceDir")
    _add(places, "Directory", Id="ProgramMenuFolder")
    programs = _add(places, "Directory", Id="ProgramFiles64Folder")
    home = _add(programs, "Directory", Id="INSTALLDIR", Name=product.NAME)
    components = [*_files(home, folder, folder), _told(home, game_icon)]
    feature = _add(program, "Feature", Id="Everything", Level="1", Title=product.NAME)
    for component in components:
        _add(feature, "ComponentRef", Id=component)
    return wix


def _files(into: ET.Element, folder: Path, root: Path) -> Iterator[str]:
    """All of them, each as a component of its own: so Windows asks for it."""
    for path in sorted(folder.iterdir()):
        inside = path.relative_to(root).as_posix()
        if path.is_dir():
            below = _add(into, "Directory", Id=_name_of("d", inside), Name=path.name)
            yield from _files(below, path, root)
            continue
        component = _component(into, inside)
        _add(
            component,
            "File",
            Id=_name_of("f", inside),
            Name=path.name,
            Source=path.relative_to(root.parent).as_posix(),
            KeyPath="yes",
        )
        if inside == f"{product.KEY}.exe":
            _add(
                component,
                "Shortcut",
                Id="StartMenu",
                Directory="ProgramMenuFolder",
                Name=product.NAME,
                Target=f"[INSTALLDIR]{inside}",
                Description=product.SUMMARY,
                WorkingDirectory="INSTALLDIR",
                Icon="program.ico",
            )
        yield component.attrib["Id"]


def _told(home: ET.Element, game_icon: Path) -> str:
    """What Windows is told about files with games in them."""
    component = _component(home, "game-file.ico")
    _add(
        component,
        "File",
        Id="GameIcon",
        Name="game-file.ico",
        Source=game_icon.name,
        KeyPath="yes",
    )
    program = f"[INSTALLDIR]{product.KEY}.exe"
    classes = "Software\\Classes"
    for key, values in {
        f"{classes}\\{product.SUFFIX}": {"": PROGRAM_ID, "Content Type": product.MIME_TYPE},
        f"{classes}\\{product.SUFFIX}\\OpenWithProgids": {PROGRAM_ID: ""},
        f"{classes}\\{PROGRAM_ID}": {"": product.FILE_TYPE},
        f"{classes}\\{PROGRAM_ID}\\DefaultIcon": {"": "[INSTALLDIR]game-file.ico"},
        f"{classes}\\{PROGRAM_ID}\\shell\\open\\command": {"": f'"{program}" "%1"'},
        f"{_APP_PATHS}\\{product.KEY}.exe": {"": program},
    }.items():
        _values(component, key, values)
    return component.attrib["Id"]


def _values(component: ET.Element, key: str, values: Mapping[str, str]) -> None:
    for name, value in values.items():
        entry = _add(component, "RegistryValue", Root="HKLM", Key=key, Type="string", Value=value)
        if name:
            entry.set("Name", name)


def _component(into: ET.Element, inside: str) -> ET.Element:
    return _add(
        into, "Component", Id=_name_of("c", inside), Guid=_id_of(f"file {inside}"), Win64="yes"
    )


def _name_of(kind: str, inside: str) -> str:
    """Unlike paths, these names must be short and plain."""
    return f"{kind}{uuid5(UPGRADES, inside).hex}"


def _id_of(what: str) -> str:
    """The same for the same thing, in every build."""
    return str(uuid5(UPGRADES, what)).upper()


def _add(into: ET.Element, tag: str, **attributes: str) -> ET.Element:
    return ET.SubElement(into, tag, attributes)
