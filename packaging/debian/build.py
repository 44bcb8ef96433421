#!/usr/bin/env python3
"""Builds a Debian package of the program with one command.

    python3 packaging/debian/build.py [--out DIR] [--arch arm64]

It is made from the wheel, runs with the system's Python and brings the Python libraries itself, in
``/usr/lib/cardtable``: Debian 12 has no PySide6 and no numpy 2, Debian 13 has a PySide6 that this
program is not tested with, and one package is to serve both, and Ubuntu. PySide6 is one build for
every Python; numpy and cffi have one for each, and those for all of ``PYTHONS`` lie side by side
(their files carry the version in their names). What Debian does have in the right form, the
libraries below Qt, are dependencies.

It is one long file, because it runs alone and shows from top to bottom what comes into the package.

``--ours WHEEL`` leaves the libraries out: nothing is fetched, and lintian has something to look at.

Needs dpkg-deb and gzip, and pip for the wheels. The same input gives the same bytes. It is one
module because it is one recipe, read from top to bottom.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LIB = "usr/lib/cardtable"
#: The timestamp of all files, in seconds since 1970: the day of the newest changelog entry.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1795305600"))
#: pip's names of the platforms whose wheels run on Debian 12, which has glibc 2.36.
PLATFORMS = (
    *(f"manylinux_2_{minor}_{{arch}}" for minor in (34, 28, 27, 17)),
    "manylinux2014_{arch}",
)
ARCHES = {"amd64": "x86_64", "arm64": "aarch64"}


class BuildFailed(Exception):
    """The package cannot be made. The message is one sentence."""


def tool(name: str) -> ModuleType:
    """A script of ``packaging/`` as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def run(*words: str | Path, **more: str) -> str:
    """Run a program; returns its output.

    Raises:
        BuildFailed: if it fails, with the end of its output.
    """
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(w) for w in words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env={**clean, **more},
        cwd=ROOT,
    )
    if done.returncode:
        raise BuildFailed(f"{Path(words[0]).name} failed:\n{done.stdout[-3000:]}")
    return done.stdout


def version() -> str:
    """The program's version."""
    text = (ROOT / "cardtable" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


# -- Python ----------------------------------------------------------------------------------------
def make_wheel(place: Path) -> Path:
    """Build the wheel in an environment of its own."""
    venv = place / "venv"
    python = venv / "bin" / "python"
    if not python.exists():
        run(sys.executable, "-m", "venv", venv)
        run(
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-c",
            CONSTRAINTS,
            "hatchling",
            "PySide6-Essentials",
        )
    shutil.rmtree(place / "wheel", ignore_errors=True)
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", place / "wheel")
    return next((place / "wheel").glob("*.whl"))


def pins() -> dict[str, str]:
    """The versions of ``constraints.txt`` by name."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if "==" in line)


def install_libraries(python: Path, site: Path, arch: str, work: Path) -> None:
    """What the program needs, for every Python, into one folder; and the licences of that."""
    parts = tool("parts")
    pinned = pins()
    names = parts.carried(ARCHES[arch], "linux")
    # These have a build for each Python; of the others one fits all.
    builds = [name for name in ("numpy", "cffi") if name in names]
    for at, minor in enumerate(PYTHONS):
        wanted = [f"{name}=={pinned[name]}" for name in (names if at == 0 else builds)]
        place = work / f"site-{minor}-{hashlib.sha256(repr(wanted).encode()).hexdigest()[:12]}"
        platforms = [w for p in PLATFORMS for w in ("--platform", p.format(arch=ARCHES[arch]))]
        if not place.is_dir():
            half = place.with_suffix(".half")
            shutil.rmtree(half, ignore_errors=True)
            run(
                python,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--no-deps",
                "--no-compile",
                "--only-binary",
                ":all:",
                "--target",
                half,
                "--python-version",
                minor,
                *platforms,
                *wanted,
            )
            half.rename(place)
        overlay(place, site, parts)
        if at == 0:
            parts.write_licences(work / "licenses", names, [str(place)])


def install_program(python: Path, wheel: Path, site: Path, work: Path) -> None:
    """The program itself, and away with what only pip wants to know."""
    run(
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-compile",
        "--target",
        work / "own",
        "--upgrade",
        wheel,
    )
    for name in ("cardtable", f"cardtable-{version()}.dist-info"):
        shutil.copytree(work / "own" / name, site / name)
    for info in site.glob("*.dist-info"):
        for file in ("RECORD", "REQUESTED", "INSTALLER", "direct_url.json", "WHEEL"):
            (info / file).unlink(missing_ok=True)
        for folder in ("licenses", "license_files", "sboms"):
            shutil.rmtree(info / folder, ignore_errors=True)
        for text in [*info.glob("LICEN*"), *info.glob("COPYING*")]:
            text.unlink()


def overlay(source: Path, site: Path, parts: ModuleType) -> None:
    """Add the libraries of one Python; a file that exists already must be identical.

    Raises:
        BuildFailed: if two Pythons need different files of one name.
    """
    for file in sorted(source.rglob("*")):
        path = file.relative_to(source).as_posix()
        if not file.is_file() or path.startswith("bin/") or not parts.keeps(path):
            continue
        place = site / path
        if place.exists():
            same = place.read_bytes() == file.read_bytes()
            if not same and "/__config__.py" not in path and ".dist-info/" not in path:
                raise BuildFailed(f"{path} is not the same for every Python.")
            continue
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)


# -- the rest of the tree --------------------------------------------------------------------------
LAUNCHER = """#!/bin/sh
# The system's Python, with the libraries in /usr/lib/cardtable before all others. Its own processes
# need them too.
export PYTHONPATH=/usr/lib/cardtable PYTHONSAFEPATH=1
exec /usr/bin/python3 -m cardtable "$@"
"""


def write(place: Path, data: str | bytes, mode: int = 0o644) -> None:
    """Write a file, and make its folders."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data.encode() if isinstance(data, str) else data)
    place.chmod(mode)


def squeezed(data: str | bytes) -> bytes:
    """Compressed as Debian requires of documents."""
    return gzip.compress(data.encode() if isinstance(data, str) else data, 9, mtime=0)


def furnish(tree: Path, work: Path, pictures: str) -> None:
    """Launchers, menu entry, icons, types, metadata, manual pages, documents."""
    write(tree / "usr/games/cardtable", LAUNCHER, 0o755)
    (tree / "usr/games/cardtable-gui").symlink_to("cardtable")
    linux = ROOT / "packaging" / "linux"
    share = tree / "usr/share"
    write(share / "applications/cardtable.desktop", (linux / "cardtable.desktop").read_bytes())
    write(share / "mime/packages/cardtable.xml", (linux / "cardtable.xml").read_bytes())
    for path, data in tool("desktop").hicolor().items():
        write(share / "icons/hicolor" / path, data)
    write(
        share / "metainfo/org.cardtable.Cardtable.metainfo.xml", tool("desktop").metainfo(pictures)
    )
    pages = tool("man").write(work / "man", version())
    for page in pages:
        inside = page.relative_to(work / "man").as_posix()
        write(share / "man" / f"{inside}.gz", squeezed(page.read_bytes()))
        twin = share / "man" / inside.replace("cardtable.6", "cardtable-gui.6.gz")
        twin.symlink_to("cardtable.6.gz")
    doc = share / "doc/cardtable"
    write(doc / "copyright", copyright_file(work / "licenses"))
    write(doc / "changelog.gz", squeezed((ROOT / "CHANGELOG.md").read_bytes()))
    write(doc / "changelog.Debian.gz", squeezed(debian_changelog()))
    for file in sorted((work / "licenses").rglob("*")):
        if file.is_file() and file.name not in ("LGPL-3.0.txt", "GPL-3.0.txt"):
            write(doc / "licenses" / file.relative_to(work / "licenses"), file.read_bytes())
    for name, target in (("LGPL-3.0.txt", "LGPL-3"), ("GPL-3.0.txt", "GPL-3")):
        for part in ("pyside6-essentials", "shiboken6"):
            (doc / "licenses" / part / name).symlink_to(f"../../../../common-licenses/{target}")
    write(tree / "usr/share/lintian/overrides/cardtable", (HERE / "overrides").read_bytes())


def debian_changelog() -> str:
    """The single changelog entry that Debian's tools require."""
    date = run("date", "-u", "-R", "-d", f"@{EPOCH}").strip()
    return (
        f"cardtable ({version()}) unstable; urgency=medium\n\n"
        "  * See changelog.gz.\n\n"
        f" -- The Cardtable developers <cardtable@localhost.invalid>  {date}\n"
    )


def copyright_file(licences: Path) -> str:
    """Who owns what, and where the whole licences are."""
    head = (HERE / "copyright").read_text(encoding="utf-8")
    groups = sorted(p.name for p in licences.iterdir() if p.is_dir())
    lines = "".join(f" /usr/share/doc/cardtable/licenses/{name}\n" for name in groups)
    return head.replace("@FOLDERS@\n", lines)


def depends(site: Path) -> str:
    """The packages that the included libraries need: according to dpkg, they own what is loaded."""
    return ", ".join(
        [
            f"python3 (>= {PYTHONS[0]})",
            f"python3 (<< 3.{int(PYTHONS[-1][2:]) + 1})",
            "libc6 (>= 2.34)",
            *sorted(needed(site)),
        ]
    )


def needed(site: Path) -> set[str]:
    """Debian's packages of the libraries that ours are linked to."""
    bootstrap = tool("bootstrap")
    table = {**bootstrap.CORE, **bootstrap.X11, **bootstrap.WAYLAND}
    inside = {p.name for p in site.rglob("*.so*")}
    asked: set[str] = set()
    for file in sorted(site.rglob("*.so*")):
        asked.update(re.findall(r"\(NEEDED\).*\[(.+)\]", run("readelf", "-d", file)))
    out = set()
    for library in sorted(asked - inside):
        if BELOW.fullmatch(library):
            continue
        names = table.get(library) or MORE.get(library)
        if names is None:
            raise BuildFailed(f"Nobody knows which package brings {library}.")
        out.add(" | ".join(names))
    return out


#: Libraries that every system has.
BELOW = re.compile(r"lib(c|m|mvec|dl|pthread|rt|gcc_s|stdc\+\+|util)\.so\.\d+|ld-linux.*")
MORE = {
    "libOpenGL.so.0": ("libopengl0",),
    "libgio-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgobject-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgmodule-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libatomic.so.1": ("libatomic1",),
}


def control(site: Path, arch: str) -> str:
    """The package's control file."""
    kib = sum(p.stat().st_size for p in site.parent.parent.parent.rglob("*") if p.is_file()) // 1024
    text = (HERE / "control").read_text(encoding="utf-8")
    for name, value in (
        ("VERSION", version()),
        ("ARCH", arch),
        ("SIZE", str(kib)),
        ("DEPENDS", depends(site)),
    ):
        text = text.replace(f"@{name}@", value)
    return text


def pack(tree: Path, arch: str, out: Path) -> Path:
    """Add checksums, dates and owners, and run dpkg-deb."""
    sums = [
        f"{hashlib.md5(p.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{p.relative_to(tree).as_posix()}\n"
        for p in sorted(tree.rglob("*"))
        if p.is_file() and not p.is_symlink()
    ]
    write(tree / "DEBIAN/control", control(tree / LIB, arch))
    write(tree / "DEBIAN/md5sums", "".join(sums))
    for script in ("postinst", "prerm"):
        write(tree / "DEBIAN" / script, (HERE / script).read_bytes(), 0o755)
    for path in sorted(tree.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink() and path.parent.name not in ("games", "DEBIAN"):
            path.chmod(0o644)
        os.utime(path, (EPOCH, EPOCH), follow_symlinks=False)
    tree.chmod(0o755)
    file = out / f"cardtable_{version()}_{arch}.deb"
    run(
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "--build",
        tree,
        file,
        SOURCE_DATE_EPOCH=str(EPOCH),
    )
    return file


def main(words: Sequence[str]) -> int:
    """Build, and print the size."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "debian")
    parser.add_argument("--arch", default="amd64", choices=sorted(ARCHES))
    parser.add_argument("--ours", type=Path, metavar="WHEEL", help="this one, without libraries")
    parser.add_argument("--pictures", default="", help="where the pictures of AppStream are")
    chosen = parser.parse_args(words)
    out, work = chosen.out.resolve(), chosen.work.resolve()
    out.mkdir(parents=True, exist_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    tree = work / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    try:
        if chosen.ours:
            wheel, python = chosen.ours.resolve(), Path(sys.executable)
            tool("parts").write_licences(work / "licenses")
        else:
            wheel, python = make_wheel(work), work / "venv/bin/python"
            install_libraries(python, tree / LIB, chosen.arch, work)
        install_program(python, wheel, tree / LIB, work)
        furnish(tree, work, chosen.pictures)
        file = pack(tree, chosen.arch, out)
    except BuildFailed as error:
        print(f"debian: {error}", file=sys.stderr)
        return 1
    print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
