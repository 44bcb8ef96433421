#!/usr/bin/env python3
"""Collects the Flatpak's sources in one folder: pinned wheels, ours too, licences, metadata.

    python packaging/flatpak/wheels.py [--python 3.13]

Run it where there is a network; flatpak-builder then needs none. ``--python`` is the version of the
runtime.
"""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "build" / "flatpak" / "sources"
LAUNCHER = '#!/bin/sh\nexec python3 -m cardtable "$@"\n'


def debian() -> ModuleType:
    """``packaging/debian/build.py``, which knows how to get the wheels."""
    place = ROOT / "packaging" / "debian" / "build.py"
    spec = importlib.util.spec_from_file_location("debian_build", place)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["debian_build"] = module
    spec.loader.exec_module(module)
    return module


def main(words: Sequence[str]) -> int:
    """Fill the folder."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", default="3.13", help="the Python of the runtime")
    parser.add_argument("--arch", default="amd64")
    chosen = parser.parse_args(words)
    build = debian()
    parts, desktop = build.tool("parts"), build.tool("desktop")
    work = SOURCES.parent
    shutil.rmtree(SOURCES, ignore_errors=True)
    (SOURCES / "wheels").mkdir(parents=True)
    try:
        wheel = build.make_wheel(work)
        shutil.copy(wheel, SOURCES / "wheels")
        pins = build.pins()
        names = parts.carried(build.ARCHES[chosen.arch], "linux")
        platforms = [
            word
            for p in build.PLATFORMS
            for word in ("--platform", p.format(arch=build.ARCHES[chosen.arch]))
        ]
        python = work / "venv" / "bin" / "python"
        build.run(
            python,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--only-binary",
            ":all:",
            "--dest",
            SOURCES / "wheels",
            "--python-version",
            chosen.python,
            *platforms,
            *(f"{name}=={pins[name]}" for name in names),
        )
        build.run(
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--target",
            work / "site",
            "--upgrade",
            "--python-version",
            chosen.python,
            "--only-binary",
            ":all:",
            *platforms,
            *(f"{name}=={pins[name]}" for name in names),
        )
    except build.BuildFailed as error:
        print(f"flatpak: {error}", file=sys.stderr)
        return 1
    parts.write_licences(SOURCES / "licenses", names, [str(work / "site")])
    linux = ROOT / "packaging" / "linux"
    (SOURCES / "cardtable.sh").write_text(LAUNCHER, encoding="ascii")
    (SOURCES / "metainfo.xml").write_text(desktop.metainfo(), encoding="utf-8")
    for file in (linux / "cardtable.desktop", linux / "cardtable.xml"):
        shutil.copy(file, SOURCES)
    for path, data in desktop.hicolor("org.cardtable.Cardtable").items():
        target = SOURCES / "hicolor" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    print(SOURCES)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
