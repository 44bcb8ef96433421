"""What a build adds: compiled translations, and in the wheel the pictures.

Hatchling finds :class:`Extras` here (``pyproject.toml``, ``tool.hatch.build.hooks.custom``). It
needs Babel only if the compiled catalogues do not exist yet: a source archive includes them.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def tool_of(root: Path) -> ModuleType:
    """``packaging/catalogues.py`` as a module."""
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
        """What the build needs besides hatchling."""
        if tool_of(Path(self.root)).stale():
            return ["Babel>=2.14"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files before anything is collected."""
        tool = tool_of(Path(self.root))
        try:
            tool.compile_all()
        except tool.CatalogueError as error:
            raise SystemExit(f"cardtable: {error}") from error
        # They are ignored by git, but must be included.
        build_data["artifacts"].append("cardtable/translations/*.mo")
        self._tell_commit(version, build_data)
        if self.target_name == "wheel" and version == "standard":
            # Where cardtable/art/assets.py looks outside a repository. An editable install has the
            # repository around it.
            not_for_playing = ("draw", "synth", "train", "pictures", "sheets", "puzzles")
            assets = Path(self.root) / "assets"
            played = [entry for entry in assets.iterdir() if entry.name not in not_for_playing]
            # Beside the puzzles are the programs that find them.
            for entry in sorted((*played, *assets.glob("puzzles/*.json"))):
                name = entry.relative_to(assets).as_posix()
                build_data["force_include"][str(entry)] = f"cardtable/assets/{name}"

    def _tell_commit(self, version: str, build_data: dict[str, Any]) -> None:
        """Write ``cardtable/commit.txt``: from git, or kept as it is in a source archive.

        An editable install has the clone itself, whose commit may be newer.
        """
        root = Path(self.root)
        kept = root / "cardtable" / "commit.txt"
        if version != "standard":
            return
        if kept.is_file():
            build_data["force_include"][str(kept)] = "cardtable/commit.txt"
            return
        done = (
            subprocess.run(
                ["git", "describe", "--always", "--match=", "--abbrev=10", "--dirty=-changed"],
                cwd=root,
                capture_output=True,
                text=True,
                check=False,
            )
            if (root / ".git").exists() and shutil.which("git")
            else None
        )
        if done is not None and done.returncode == 0:
            self._place = tempfile.TemporaryDirectory()
            made = Path(self._place.name) / "commit.txt"
            made.write_text(done.stdout.strip() + "\n", encoding="ascii")
            build_data["force_include"][str(made)] = "cardtable/commit.txt"
