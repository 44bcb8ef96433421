#!/usr/bin/env python3
"""The program with everything it needs: one folder that starts on a system without Python.

    python packaging/bundle/build.py [--out DIR] [--python PYTHON]

Makes in DIR (``dist/bundle``): ``cardtable/``, the folder; on Linux also the same as
``cardtable-VERSION-linux-ARCH.tar.zst`` and as ``Cardtable.AppDir`` (from which appimagetool makes
an AppImage). It is made from the wheel in an environment of its own, with the pinned versions, and
runs on the system it was made on and newer ones (its C library decides).

PyInstaller needs a Python with a shared library; Debian's is one (packages python3-venv,
libpython3.11 or the like, and zstd).
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
#: The timestamp of all files in an archive, in seconds since 1970.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1580601600"))


class BuildFailed(Exception):
    """The bundle cannot be made. The message is one sentence."""


def tool(name: str) -> ModuleType:
    """A script of ``packaging/`` as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def make_icons(work: Path) -> None:
    """Put the icon into the formats of Windows and macOS."""
    desktop = tool("desktop")
    pictures = desktop.icons()
    (work / "cardtable.ico").write_bytes(desktop.ico(pictures))
    (work / "cardtable.icns").write_bytes(desktop.icns(pictures))


def run(*words: str | Path, cwd: Path = ROOT, **more: str) -> str:
    """Run a program; returns its output. Python does not import from the clone.

    Raises:
        BuildFailed: if it fails, with the end of its output.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(w) for w in words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env={**clean, **more},
        cwd=cwd,
    )
    if done.returncode:
        raise BuildFailed(f"{Path(words[0]).name} failed:\n{done.stdout[-3000:]}")
    return done.stdout


def environment(python: str, work: Path) -> Path:
    """Make an environment with the wheel, its dependencies, and PyInstaller; returns its Python."""
    venv = work / "venv"
    mine = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not mine.exists():
        run(python, "-m", "venv", venv)
    pip = (
        mine,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-c",
        CONSTRAINTS,
    )
    run(*pip, "hatchling", "PySide6-Essentials", "pyinstaller")
    shutil.rmtree(work / "wheel", ignore_errors=True)
    run(mine, "-m", "hatchling", "build", "-t", "wheel", "-d", work / "wheel")
    wheel = next((work / "wheel").glob("*.whl"))
    run(*pip, "--force-reinstall", "--no-deps", wheel)
    run(*pip, wheel)
    return mine


def system_licences(folder: Path, place: Path) -> list[str]:
    """Copy Debian's copyright files for the system libraries in a bundle; returns those without."""
    lost = []
    for file in sorted(folder.glob("*.so*")):
        real = next(
            (p for d in ("/usr/lib", "/lib") for p in Path(d).glob(f"*-linux-gnu*/{file.name}")),
            None,
        )
        if file.is_symlink() or real is None:
            continue
        owner = ""
        for path in (real, real.resolve()):
            for spelled in (str(path), str(path).removeprefix("/usr")):
                done = subprocess.run(
                    ["dpkg-query", "-S", spelled], capture_output=True, text=True, check=False
                )
                owner = owner or done.stdout.partition(":")[0]
        text = Path("/usr/share/doc") / owner / "copyright"
        if not owner or not text.is_file():
            lost.append(file.name)
            continue
        (place / "system").mkdir(parents=True, exist_ok=True)
        (place / "system" / f"{owner}.txt").write_bytes(text.read_bytes())
    common_licences(place / "system")
    return lost


def common_licences(place: Path, whole: Path = Path("/usr/share/common-licenses")) -> None:
    """The licences that Debian's copyright files only name, because every Debian has them."""
    named = {
        name.rstrip(".")
        for file in sorted(place.glob("*.txt"))
        for name in re.findall(
            r"common-licenses/([\w.+-]+)", file.read_text(encoding="utf-8", errors="replace")
        )
    }
    for name in sorted(named):
        if (whole / name).is_file():
            (place / "common-licenses").mkdir(exist_ok=True)
            shutil.copyfile(whole / name, place / "common-licenses" / name)


def licences(python: Path, place: Path) -> None:
    """Collect the licences of everything included, as the bundle's Python sees it."""
    script = (
        f"import platform, sys; sys.path.insert(0, {str(ROOT / 'packaging')!r}); import parts; "
        f"from pathlib import Path; parts.write_licences(Path({str(place)!r}), "
        "(*parts.carried(platform.machine()), 'pyinstaller'))"
    )
    run(python, "-c", script)
    where = run(python, "-c", "import sys; print(sys.base_prefix, '%d.%d' % sys.version_info[:2])")
    base, version = where.split()
    for file in (
        Path(base) / "lib" / f"python{version}" / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),
        Path(base) / "LICENSE.txt",
        Path(f"/usr/share/doc/libpython{version}-minimal/copyright"),
    ):
        if file.is_file():
            (place / "python").mkdir(exist_ok=True)
            shutil.copyfile(file, place / "python" / "LICENSE.txt")
            return
    raise BuildFailed("The licence of Python is not found.")


def version(python: Path, work: Path) -> str:
    """The version of the frozen wheel."""
    return run(python, "-c", "import cardtable as c; print(c.__version__)", cwd=work).strip()


def freeze(python: Path, work: Path, out: Path) -> Path:
    """Run PyInstaller; returns the bundle's folder."""
    place = work / "licenses"
    licences(python, place)
    make_icons(work)
    run(
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        out,
        "--workpath",
        work / "pyinstaller",
        HERE / "cardtable.spec",
        cwd=work,
        CARDTABLE_LICENCES=str(place),
        PYTHONHASHSEED="1",
        CARDTABLE_ICON=str(work / f"cardtable.{'icns' if sys.platform == 'darwin' else 'ico'}"),
        CARDTABLE_VERSION=version(python, work),
    )
    folder = out / "cardtable"
    if sys.platform.startswith("linux"):
        lost = system_licences(folder / "_internal", folder / "_internal" / "licenses")
        if lost:
            raise BuildFailed(f"No licence is known for {', '.join(lost)}.")
    return folder


def appdir(folder: Path, out: Path) -> Path:
    """Make the folder that appimagetool takes: an AppRun, a menu entry, an icon, and the bundle."""
    place = out / "Cardtable.AppDir"
    shutil.rmtree(place, ignore_errors=True)
    lib = place / "usr" / "lib" / "cardtable"
    shutil.copytree(folder, lib, symlinks=True)
    (place / "AppRun").write_text(
        '#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/cardtable/cardtable" "$@"\n',
        encoding="ascii",
    )
    (place / "AppRun").chmod(0o755)
    linux = ROOT / "packaging" / "linux"
    entry = (linux / "cardtable.desktop").read_text(encoding="utf-8")
    entry = entry.replace("Exec=cardtable-gui", "Exec=cardtable")
    (place / "cardtable.desktop").write_text(entry, encoding="utf-8")
    for file, under in (
        (linux / "cardtable.xml", "usr/share/mime/packages"),
        (linux / "org.cardtable.Cardtable.metainfo.xml", "usr/share/metainfo"),
    ):
        (place / under).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place / under / file.name)
    desktop = tool("desktop")
    for path, data in desktop.hicolor().items():
        target = place / "usr" / "share" / "icons" / "hicolor" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    shutil.copyfile(desktop.ICON, place / "cardtable.svg")
    return place


def packed(folder: Path, name: str, out: Path) -> Path:
    """Pack the folder into one small file: sorted, owned by root, all with one date.

    Raises:
        BuildFailed: if the program zstd is missing.
    """

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = EPOCH
        entry.mode = 0o755 if entry.mode & 0o100 or entry.isdir() else 0o644
        return entry

    whole = out / f"{name}.tar"
    with tarfile.open(whole, "w", format=tarfile.GNU_FORMAT) as archive:
        archive.add(folder, folder.name, filter=plain)  # tarfile sorts
    if not shutil.which("zstd"):
        raise BuildFailed("zstd is missing; Debian's package zstd brings it.")
    run("zstd", "-q", "-f", "--rm", "-19", "-T2", whole)
    return out / f"{name}.tar.zst"


def size(folder: Path) -> int:
    """The total size of all files in a folder, in bytes."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


def main(words: Sequence[str]) -> int:
    """Build, and print the sizes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "bundle")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "bundle")
    parser.add_argument("--python", default=sys.executable)
    chosen = parser.parse_args(words)
    out, work = chosen.out.resolve(), chosen.work.resolve()
    out.mkdir(parents=True, exist_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    try:
        python = environment(chosen.python, work)
        folder = freeze(python, work, out)
        print(f"{folder}: {size(folder) / 1e6:.1f} MB")
        if sys.platform.startswith("linux"):
            print(appdir(folder, out))
            name = f"cardtable-{version(python, work)}-linux-{platform.machine()}"
            file = packed(folder, name, out)
            print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
    except BuildFailed as error:
        print(f"bundle: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
