"""The third-party parts that packages include, and their licences.

Used by the Debian package (``packaging/debian``) and the bundles (``packaging/bundle``).
"""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: The distributions included with the program.
CARRIED = (
    "PySide6-Essentials",
    "shiboken6",
    "platformdirs",
    "numpy",
    "openskill",
    "miniaudio",
    "cffi",
    "pycparser",
)
#: Those needed for sound. There are no wheels for Linux on aarch64, so it is silent there.
SOUND = ("miniaudio", "cffi", "pycparser")
#: The languages of Qt's own catalogues, with or without their country.
LANGUAGES = ("en", "de", "ja", "zh_CN", "zh_TW")

#: Python modules of Qt that the program imports, and their libraries.
_QT = "Core|Gui|Widgets|Svg|Test|DBus"
_QT_LIBRARIES = f"{_QT}|XcbQpa|WaylandClient|WlShellIntegration|OpenGL"
_PLUGINS = (
    r"platforms/[^/]*q(xcb|wayland|offscreen|windows|cocoa)[^/]*",
    r"platforminputcontexts/[^/]*(compose|ibus|fcitx)[^/]*",
    r"platformthemes/[^/]*xdgdesktopportal[^/]*",
    r"iconengines/[^/]*svg[^/]*",
    r"imageformats/[^/]*q(svg|jpeg|ico)[^/]*",
    r"styles/[^/]+",
    r"wayland-shell-integration/[^/]*xdg-shell[^/]*",
    r"wayland-decoration-client/[^/]*(bradient|adwaita)[^/]*",
)
#: What to keep of PySide6, by the path inside it.
_KEPT = re.compile(
    "|".join(
        (
            r"[^/]+\.py",
            r"support/.*",
            rf"Qt({_QT})\.(abi3\.so|pyd)",
            r"(lib)?pyside6\.abi3[^/]*",
            rf"(Qt/lib/)?(lib)?Qt6({_QT_LIBRARIES})\.(so[.0-9]*|dll)",
            rf"Qt/lib/Qt({_QT})\.framework/.*",
            r"(Qt/lib/)?(lib)?icu[^/]*",
            rf"(Qt/)?plugins/({'|'.join(_PLUGINS)})",
            rf"(Qt/)?translations/qtbase_({'|'.join(LANGUAGES)})\.qm",
            r"(msvcp|vcruntime|concrt)[^/]*\.dll",
        )
    ),
    re.ASCII,
)

#: What only developers of numpy need.
_NUMPY_LEFT = re.compile(
    r"(f2py|tests|testing/tests|distutils|_pyinstaller|.*/tests|core/tests|typing/tests)(/.*)?"
    r"|.*\.(pyi|pxd|h|a|lib|c|ini|md)|(_core|random)/(include|lib|examples|_examples)/.*"
)

#: Our own copies of the licences that a distribution does not include.
OURS = {
    "PySide6-Essentials": ("LGPL-3.0.txt", "GPL-3.0.txt", "Qt.txt", "Qt-parts.txt"),
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt", "Qt.txt", "Qt-parts.txt"),
}
_LICENCE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


class PartsMissing(Exception):
    """A licence or a library is missing. The message is one sentence."""


def carried(machine: str, system: str = sys.platform) -> tuple[str, ...]:
    """The distributions to include for a machine, by Python's name for it (``x86_64``)."""
    if system == "darwin" or machine in ("x86_64", "AMD64"):
        return CARRIED
    return tuple(name for name in CARRIED if name not in SOUND)


def keeps_qt(path: str) -> bool:
    """Whether a file inside PySide6 is needed (``Qt/lib/libQt6Core.so.6``)."""
    return _KEPT.fullmatch(path.replace("\\", "/")) is not None


def keeps_numpy(path: str) -> bool:
    """Whether a file inside numpy is needed."""
    return _NUMPY_LEFT.fullmatch(path.replace("\\", "/")) is None


def keeps(path: str) -> bool:
    """Whether a file of the included libraries is needed, by its path in ``site-packages``."""
    if "__pycache__" in path or path.endswith(".pyi"):
        return False
    head, _, inside = path.replace("\\", "/").partition("/")
    if head == "PySide6":
        return keeps_qt(inside)
    if head == "numpy":
        return keeps_numpy(inside)
    if head in ("cffi", "pycparser"):
        return False  # needed only to build miniaudio; _cffi_backend runs it
    if head == "shiboken6":
        return not inside.endswith("py.typed")
    return True


def licence_texts(name: str, site: Sequence[str] | None = None) -> dict[str, bytes]:
    """The licences of a distribution by file name.

    Raises:
        PartsMissing: if there are none.
    """
    found: dict[str, bytes] = {}
    for one in importlib.metadata.distributions(
        name=name, **({"path": list(site)} if site else {})
    ):
        for file in one.files or ():
            inside = file.as_posix().partition(".dist-info/")[2]
            if inside and _LICENCE.search(Path(inside).name) and not inside.endswith(".py"):
                flat = inside.removeprefix("licenses/").replace("/", "-")
                found[flat] = Path(str(one.locate_file(file))).read_bytes()
        break
    for file_name in OURS.get(name, ()):
        found[file_name] = (ROOT / "packaging" / "licences" / file_name).read_bytes()
    if not found:
        raise PartsMissing(f"The licence of {name} is not found.")
    return found


def own_licences() -> dict[str, bytes]:
    """Our own licences: of the code, the art and the fonts."""
    return {
        "MIT.txt": (ROOT / "LICENSE").read_bytes(),
        "CC0-1.0-art.txt": (ROOT / "assets" / "LICENSE").read_bytes(),
        "OFL-1.1-fonts.txt": (ROOT / "assets" / "fonts" / "OFL.txt").read_bytes(),
    }


def write_licences(
    place: Path, carried: Iterable[str] = CARRIED, site: Sequence[str] | None = None
) -> None:
    """Write a folder ``licenses``: one folder for each part, and the versions.

    Raises:
        PartsMissing: if a licence is not found.
    """
    shutil.rmtree(place, ignore_errors=True)
    groups = {"cardtable": own_licences()}
    versions = []
    for name in carried:
        groups[name.lower()] = licence_texts(name, site)
        found = importlib.metadata.distributions(
            name=name, **({"path": list(site)} if site else {})
        )
        versions.append(f"{name} {next(iter(found)).version}")
    for group, texts in groups.items():
        (place / group).mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            (place / group / file).write_bytes(text)
    (place / "VERSIONS.txt").write_text("\n".join(versions) + "\n", encoding="utf-8")


def missing_licences(place: Path, carried: Iterable[str] = CARRIED) -> list[str]:
    """Parts without a licence in a folder ``licenses``."""
    return [
        name
        for name in ("cardtable", *(name.lower() for name in carried))
        if not any(
            file.is_file() and file.stat().st_size > 200 for file in (place / name).glob("*")
        )
    ]
