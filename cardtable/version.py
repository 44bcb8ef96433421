"""The version of the program: its number, and the commit it was built from."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import cardtable

#: Written into packages by ``packaging/hatch_build.py``.
COMMIT_FILE = Path(cardtable.__file__).parent / "commit.txt"
#: Seconds to wait for git in a clone.
_PATIENCE = 5.0
_COMMIT = re.compile(r"[0-9a-f]{7,40}(-changed)?")


def commit() -> str:
    """Return the commit this was built from, or that of the clone it runs in; empty if unknown.

    A trailing ``-changed`` means that there were uncommitted changes.
    """
    try:
        known = COMMIT_FILE.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        root = COMMIT_FILE.parent.parent
        known = of_clone(root) if (root / ".git").exists() else ""
    return known if _COMMIT.fullmatch(known) else ""


def of_clone(root: Path) -> str:
    """Return the commit of a clone, or an empty text."""
    try:
        done = subprocess.run(
            ["git", "describe", "--always", "--match=", "--abbrev=10", "--dirty=-changed"],
            cwd=root,
            capture_output=True,
            text=True,
            check=False,
            timeout=_PATIENCE,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def version_line() -> str:
    """Return the line that ``cardtable --version`` prints."""
    of = commit()
    return f"cardtable {cardtable.__version__}" + (f" ({of})" if of else "")
