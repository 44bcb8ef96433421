"""Compiles the translations when the package is built or installed (see ``pyproject.toml``)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CATALOGUES = "cardtable_jugo/resources/catalogues"


class Words(BuildHookInterface[Any]):
    """Compiles ``translations/de.po`` to ``cardtable_jugo/resources/catalogues/de.mo`` etc."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before any files are collected."""
        root = Path(self.root)
        (root / CATALOGUES).mkdir(exist_ok=True)
        for words in sorted((root / "translations").glob("*.po")):
            with (
                words.open("rb") as text,
                (root / CATALOGUES / f"{words.stem}.mo").open("wb") as made,
            ):
                write_mo(made, read_po(text, locale=words.stem))
        build_data["artifacts"].append(f"{CATALOGUES}/*.mo")
