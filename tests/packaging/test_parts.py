"""What packages carry: every part with its licence, of Qt only what is used."""

from __future__ import annotations

import ast
import importlib.metadata
import importlib.util
import platform
import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.packaging.tools import ROOT, tool

parts = tool("parts")


def needs(name: str) -> set[str]:
    """A distribution and all it cannot do without, by normalised names."""
    found = {name.lower().replace("_", "-")}
    for line in importlib.metadata.requires(name) or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            found |= needs(wanted.name)
    return found


def test_everything_the_program_needs_is_carried() -> None:
    names = parts.carried(platform.machine())
    assert {name.lower() for name in names} == needs("cardtable") - {"cardtable"}


def test_where_there_are_no_wheels_for_the_sound_the_rest_is_carried() -> None:
    for machine, system in (("x86_64", "linux"), ("AMD64", "win32"), ("arm64", "darwin")):
        assert parts.carried(machine, system) == parts.CARRIED
    silent = parts.carried("aarch64", "linux")
    assert {*silent, *parts.SOUND} == set(parts.CARRIED)
    assert not set(silent) & set(parts.SOUND)


def test_every_part_brings_its_licence(tmp_path: Path) -> None:
    place, carried = tmp_path / "licenses", parts.carried(platform.machine())
    parts.write_licences(place, carried)
    assert parts.missing_licences(place, carried) == []
    qt = {p.name for p in (place / "pyside6-essentials").iterdir()}
    assert qt == {"LGPL-3.0.txt", "GPL-3.0.txt", "Qt.txt", "Qt-parts.txt"}
    assert {p.name for p in (place / "cardtable").iterdir()} == {
        "MIT.txt",
        "CC0-1.0-art.txt",
        "OFL-1.1-fonts.txt",
    }
    versions = (place / "VERSIONS.txt").read_text(encoding="utf-8")
    for name in carried:
        assert f"{name} {importlib.metadata.version(name)}\n" in versions
    (place / "numpy" / "LICENSE.txt").unlink()
    for file in (place / "platformdirs").iterdir():
        file.write_text("", encoding="utf-8")
    assert "platformdirs" in parts.missing_licences(place, carried)


def test_the_licence_of_every_part_of_qt_is_there_in_full() -> None:
    place = ROOT / "packaging" / "licences"
    told = (place / "Qt.txt").read_text(encoding="utf-8")
    rows = [re.split(r" {2,}", row) for row in re.findall(r"^  (\S.*)", told, re.MULTILINE)]
    assert len(rows) > 15
    named = {name for row in rows for name in row[1].split(", ")} - {"public domain"}
    whole = (place / "Qt-parts.txt").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^=+\n(\S+)\n=+\n\n(.+?)(?=\n=|\Z)", whole, re.M | re.S))
    assert set(sections) == named
    assert min(len(text) for text in sections.values()) > 500


def test_a_part_without_a_licence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "OURS", {})
    with pytest.raises(parts.PartsMissing, match=r"PySide6-Essentials"):
        parts.licence_texts("PySide6-Essentials")


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/__init__.py",
        "PySide6/QtCore.abi3.so",
        "PySide6/QtGui.pyd",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt6Svg.dll",
        "PySide6/libpyside6.abi3.so.6.11",
        "PySide6/pyside6.abi3.dll",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qtbase_zh_TW.qm",
        "numpy/linalg/_umath_linalg.cpython-311-x86_64-linux-gnu.so",
        "platformdirs/unix.py",
        "openskill/models/weng_lin/plackett_luce.cpython-311-x86_64-linux-gnu.so",
        "662d74fafc0597a8e0f9__mypyc.cpython-311-x86_64-linux-gnu.so",
        "miniaudio.py",
        "_miniaudio.abi3.so",
        "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_is_used_is_kept(path: str) -> None:
    assert parts.keeps(path)
    assert parts.keeps(path.replace("/", "\\"))


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/QtQml.abi3.so",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/assistant",
        "PySide6/libpyside6qml.abi3.so.6.11",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/QtCore.pyi",
        "numpy/f2py/crackfortran.py",
        "numpy/_core/tests/test_umath.py",
        "platformdirs/__pycache__/unix.pyc",
        "cffi/cparser.py",
        "pycparser/c_parser.py",
    ],
)
def test_what_is_not_used_is_left_out(path: str) -> None:
    assert not parts.keeps(path)


def test_every_module_of_qt_that_the_program_imports_is_kept() -> None:
    used: set[str] = set()
    for file in (ROOT / "cardtable").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                used.add(str(node.module).partition(".")[2])
    assert used >= {"QtCore", "QtGui", "QtWidgets", "QtSvg"}
    for module in used:
        assert parts.keeps(f"PySide6/{module}.abi3.so"), module
        assert parts.keeps(f"PySide6/Qt/lib/lib{module.replace('Qt', 'Qt6', 1)}.so.6"), module


def test_a_kept_library_of_qt_asks_for_no_other_than_kept_ones() -> None:
    """Names of libraries stand in a library as they are."""
    found = importlib.util.find_spec("PySide6")
    assert found is not None and found.submodule_search_locations
    folder = Path(found.submodule_search_locations[0])
    libraries = [
        p for p in folder.rglob("*.so*") if parts.keeps_qt(p.relative_to(folder).as_posix())
    ]
    if not libraries:
        pytest.skip("not the libraries of Linux")
    assert len(libraries) > 20
    for library in libraries:
        asked = set(
            re.findall(
                rb"libQt6\w+\.so\.6|libpyside6\w*\.abi3\.so\.[0-9.]+\d", library.read_bytes()
            )
        )
        lost = {
            name
            for name in asked
            if not parts.keeps_qt(f"Qt/lib/{name.decode()}") and not parts.keeps_qt(name.decode())
        }
        assert lost == set(), library.name
