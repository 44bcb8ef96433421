#!/usr/bin/env python3
"""The program's dependencies, pinned and with the hash of every file that pip may install.

    python packaging/hashes.py > hashed.txt
    python -m pip install --require-hashes --no-deps -r hashed.txt
    python -m pip install --no-deps cardtable-….whl

For an install that is not editable. The hashes are in ``packaging/hashes.txt``; ``--anew`` asks the
package index, through pip, for those of the versions in ``constraints.txt``.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
PINNED = HERE / "hashes.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
#: Platforms whose wheels are listed, by pip's names (the newest that still run on old systems).
PLATFORMS = ("manylinux_2_34_x86_64", "manylinux_2_39_aarch64", "win_amd64", "macosx_13_0_arm64")
#: pip accepts older platform names of these only if they are listed as well.
ALSO = {
    "manylinux_2_34_x86_64": (
        "manylinux_2_28_x86_64",
        "manylinux_2_27_x86_64",
        "manylinux_2_17_x86_64",
    ),
    "manylinux_2_39_aarch64": (
        "manylinux_2_35_aarch64",
        "manylinux_2_34_aarch64",
        "manylinux_2_28_aarch64",
        "manylinux_2_27_aarch64",
    ),
    "macosx_13_0_arm64": ("macosx_13_0_universal2", "macosx_11_0_arm64"),
}
NAMES = (
    "PySide6-Essentials",
    "shiboken6",
    "platformdirs",
    "numpy",
    "openskill",
    "miniaudio",
    "cffi",
    "pycparser",
)
#: Packages required only where all of them have wheels, and the marker that tells pip so.
SOUND = ("miniaudio", "cffi", "pycparser")
SILENT = ("manylinux_2_39_aarch64",)
MARKER = "sys_platform == 'darwin' or platform_machine in 'x86_64 AMD64'"


def pins() -> dict[str, str]:
    """The versions of ``constraints.txt`` by name."""
    text = (HERE / "constraints.txt").read_text(encoding="utf-8")
    return dict(line.split("==") for line in text.splitlines() if "==" in line)


def asked() -> str:
    """The list with the index's present hashes."""
    known, found = pins(), {name: set[str]() for name in NAMES}
    for python in PYTHONS:
        for platform in PLATFORMS:
            for name, hashed in _report(python, platform, known).items():
                found[name].add(hashed)
    lines = ["# Made by packaging/hashes.py --anew."]
    for name, hashes in found.items():
        marker = f" ; {MARKER}" if name in SOUND else ""
        lines.append(f"{name}=={known[name]}{marker} \\")
        lines.append(" \\\n".join(f"    --hash=sha256:{one}" for one in sorted(hashes)))
    return "\n".join(lines) + "\n"


def _report(python: str, platform: str, known: dict[str, str]) -> dict[str, str]:
    wanted = [name for name in NAMES if platform not in SILENT or name not in SOUND]
    platforms = [w for p in (platform, *ALSO.get(platform, ())) for w in ("--platform", p)]
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--dry-run",
                "--ignore-installed",
                "--no-deps",
                "--only-binary",
                ":all:",
                "--target",
                place,
                "--python-version",
                python,
                *platforms,
                "--report",
                str(report),
                *(f"{name}=={known[name]}" for name in NAMES if name in wanted),
            ],
            check=True,
        )
        told = json.loads(report.read_text(encoding="utf-8"))
    plain = {re.sub(r"[-_.]+", "-", name).lower(): name for name in NAMES}
    return {
        plain[re.sub(r"[-_.]+", "-", one["metadata"]["name"]).lower()]: one["download_info"][
            "archive_info"
        ]["hashes"]["sha256"]
        for one in told["install"]
    }


def main(words: Sequence[str]) -> int:
    """Print the list, or make it anew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--anew", action="store_true", help="ask the index and write the file")
    if parser.parse_args(words).anew:
        PINNED.write_text(asked(), encoding="utf-8")
    print(PINNED.read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
