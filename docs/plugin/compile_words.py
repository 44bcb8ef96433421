"""Compiles the translations when the package is built (see ``pyproject.toml``)."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CATALOGUES = "cardtable_jugo/resources/catalogues"


class Words(BuildHookInterface[Any]):
    """Compiles ``translations/de.ts`` to ``cardtable_jugo/resources/catalogues/de.qm`` etc."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before any files are collected."""
        release = next(Path(PySide6.__path__[0]).glob("lrelease*"))
        root = Path(self.root)
        (root / CATALOGUES).mkdir(exist_ok=True)
        for words in sorted((root / "translations").glob("*.ts")):
            made = root / CATALOGUES / f"{words.stem}.qm"
            subprocess.run([release, "-silent", words, "-qm", made], check=True)
        build_data["artifacts"].append(f"{CATALOGUES}/*.qm")
