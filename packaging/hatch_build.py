"""What a build adds: compiled translations, and in the wheel the pictures.

Hatchling finds :class:`Extras` here (``pyproject.toml``, ``tool.hatch.build.hooks.custom``).
PySide6 is needed for that only where the compiled catalogues are not there yet: a source archive
carries them.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def tool_of(root: Path) -> ModuleType:
    """``packaging/catalogues.py``."""
    name = "cardtable_catalogues"
    spec = importlib.util.spec_from_file_location(name, root / "packaging" / "catalogues.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Extras(BuildHookInterface[Any]):
    """Compiled catalogues in ``cardtable/translations``, and the wheel's ``cardtable/assets``."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling."""
        if tool_of(Path(self.root)).stale():
            return ["PySide6-Essentials>=6.8,<6.12"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is collected."""
        tool = tool_of(Path(self.root))
        try:
            tool.compile_all()
        except tool.CatalogueError as error:
            raise SystemExit(f"cardtable: {error}") from error
        # They are ignored by git, and travel all the same.
        build_data["artifacts"].append("cardtable/translations/*.qm")
        if self.target_name == "wheel" and version == "standard":
            # Where cardtable/art/places.py looks when there is no repository around it. An
            # editable install has the repository around it.
            for entry in sorted((Path(self.root) / "assets").iterdir()):
                if entry.name not in ("draw", "train", "pictures", "sheets"):  # not for playing
                    build_data["force_include"][str(entry)] = f"cardtable/assets/{entry.name}"
