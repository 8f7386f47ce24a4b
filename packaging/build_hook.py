"""Puts drawings and compiled translations into the wheel, inside the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The workshop lies beside this file, which is on no path.
sys.path.insert(0, str(Path(__file__).resolve().parent))

import translations


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the translations; a wheel also gets them and the drawings as package data."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = translations.release()
        if version == "editable":  # a checkout finds its files where they lie
            return
        packed = build_data["force_include"]
        packed[str(translations.ROOT / "assets")] = "halloween_table/assets"
        for qm in compiled:
            packed[str(qm)] = f"halloween_table/translations/{qm.name}"
