#!/usr/bin/env python3
"""The translations: the texts to translate into each language, and the catalogues the program
loads.

    python packaging/catalogues.py update     texts of the code into translations/*.ts
    python packaging/catalogues.py compile    translations/*.ts into cardtable/translations/*.qm
    python packaging/catalogues.py check      is everything up to date and translated?

``update`` keeps existing translations, adds new texts, drops those that have vanished, and sorts,
so that a change of one text is a change of one entry. The English file has only plurals: the source
texts are English already, but say “card(s)” where a number decides.

The tools are those of PySide6 (``lupdate``, ``lrelease``); if they are missing, the caller gets a
:class:`CatalogueError` of one sentence. This is a single long module because the build loads it by
its path alone.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "cardtable"
TRANSLATIONS = ROOT / "translations"
COMPILED = SOURCE / "translations"

#: The number of plural forms, by language (as in Qt's own rules).
FORMS = {"en": 2, "de": 2, "ja": 1, "zh_CN": 1, "zh_TW": 1}

#: lupdate takes every ``#:`` for a note on the next text; ours mostly explain constants.
_NOTE = "Translators: "
_EITHER = re.compile(r"\((e?s)\)")


class CatalogueError(Exception):
    """A catalogue could not be made. The message is one sentence."""


@dataclass(frozen=True, slots=True, order=True)
class Key:
    """The key of a text: context, source text, disambiguation."""

    context: str
    source: str
    comment: str = ""

    @property
    def plural(self) -> bool:
        """Whether the form depends on a number; lupdate does not mark these itself."""
        return "%n" in self.source


@dataclass(frozen=True, slots=True)
class Entry:
    """A text in one language.

    Attributes:
        forms: the translation, or one for each plural form.
        finished: whether a translator has marked it as finished.
        note: the code's note to translators (``#: Translators: …``).
        remark: a translator's own comment.
    """

    forms: tuple[str, ...]
    finished: bool
    note: str = ""
    remark: str = ""


Catalogue = dict[Key, Entry]


def tool(name: str) -> Path:
    """The program ``lupdate`` or ``lrelease``.

    Raises:
        CatalogueError: if PySide6 is not installed.
    """
    found = importlib.util.find_spec("PySide6")
    for folder in (found.submodule_search_locations or ()) if found else ():
        for ending in ("", ".exe"):
            place = Path(folder) / f"{name}{ending}"
            if place.is_file():
                return place
    raise CatalogueError(
        f"The translations cannot be compiled because Qt's {name} is missing; "
        "“pip install PySide6-Essentials” brings it."
    )


def _run(name: str, *arguments: str) -> None:
    try:
        done = subprocess.run(
            [str(tool(name)), *arguments], capture_output=True, text=True, check=False, cwd=ROOT
        )
    except OSError as error:
        raise CatalogueError(f"Qt's {name} cannot run ({error}).") from error
    if done.returncode:
        said = " ".join((done.stderr or done.stdout).split())[:300]
        raise CatalogueError(f"Qt's {name} failed ({said or done.returncode}).")


def extracted(source: Path = SOURCE) -> Catalogue:
    """All texts that lupdate finds in the code, without translations."""
    files = sorted(str(p.relative_to(ROOT)) for p in source.rglob("*.py"))
    with tempfile.TemporaryDirectory() as place:
        listed, found = Path(place) / "files.txt", Path(place) / "found.ts"
        listed.write_text("\n".join(files), encoding="utf-8")
        _run("lupdate", f"@{listed}", "-locations", "none", "-silent", "-ts", str(found))
        return read(found) | told_without_qt(source)


def told_without_qt(source: Path) -> Catalogue:
    """The texts in calls of ``told`` (``cardtable/telling.py``), which lupdate does not know."""
    result: Catalogue = {}
    for path in sorted(source.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "from cardtable.telling import" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "told"):
                continue
            words = [a.value for a in node.args if isinstance(a, ast.Constant)]
            if len(words) != 2 or len(node.args) != 2:
                where = f"{path.name}:{node.lineno}"
                raise CatalogueError(f"{where}: “told” needs two literals and its fields by name.")
            result[Key(str(words[0]), str(words[1]))] = Entry(("",), False)
    return result


def read(path: Path) -> Catalogue:
    """Read a .ts file; empty if there is none.

    Raises:
        CatalogueError: if it is damaged.
    """
    if not path.is_file():
        return {}
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise CatalogueError(f"{path.name} cannot be read ({error}).") from error
    result: Catalogue = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            key = Key(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
            )
            told = message.find("translation")
            forms: tuple[str, ...] = ("",)
            kind = "unfinished"
            if told is not None:
                kind = told.get("type", "")
                parts = told.findall("numerusform")
                forms = tuple(p.text or "" for p in parts) if parts else (told.text or "",)
            if kind in ("vanished", "obsolete"):
                continue
            note = message.findtext("extracomment") or ""
            result[key] = Entry(
                forms,
                kind != "unfinished" and all(forms),
                note if note.startswith(_NOTE) else "",
                message.findtext("translatorcomment") or "",
            )
    return result


def merged(language: str, code: Catalogue, before: Catalogue) -> Catalogue:
    """The catalogue of a language: the texts of the code with their existing translations."""
    result: Catalogue = {}
    for key, text in code.items():
        if language == "en" and not key.plural:
            continue
        count = FORMS[language] if key.plural else 1
        known = before.get(key)
        if known is not None and any(known.forms) and len(known.forms) == count:
            result[key] = Entry(known.forms, known.finished, text.note, known.remark)
        elif language == "en":
            result[key] = Entry(english(key.source), True, text.note)
        else:
            result[key] = Entry(("",) * count, False, text.note)
    return result


def english(source: str) -> tuple[str, str]:
    """“%n card(s)” → “%n card”, “%n cards”; “%n more” stays as it is."""
    return _EITHER.sub("", source), _EITHER.sub(r"\1", source)


def written(language: str, catalogue: Catalogue) -> str:
    """A catalogue as the text of a .ts file, formatted as by Qt's own tools."""

    def xml(text: str) -> str:
        return escape(text, {"'": "&apos;", '"': "&quot;"})

    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context in sorted({key.context for key in catalogue}):
        lines += ["<context>", f"    <name>{xml(context)}</name>"]
        for key in sorted(k for k in catalogue if k.context == context):
            entry = catalogue[key]
            lines.append('    <message numerus="yes">' if key.plural else "    <message>")
            lines.append(f"        <source>{xml(key.source)}</source>")
            for tag, text in (
                ("comment", key.comment),
                ("extracomment", entry.note),
                ("translatorcomment", entry.remark),
            ):
                if text:
                    lines.append(f"        <{tag}>{xml(text)}</{tag}>")
            kind = "" if entry.finished else ' type="unfinished"'
            if key.plural:
                lines.append(f"        <translation{kind}>")
                lines += [
                    f"            <numerusform>{xml(form)}</numerusform>" for form in entry.forms
                ]
                lines.append("        </translation>")
            else:
                lines.append(f"        <translation{kind}>{xml(entry.forms[0])}</translation>")
            lines.append("    </message>")
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def source_file(language: str) -> Path:
    """The .ts file of a language."""
    return TRANSLATIONS / f"cardtable_{language}.ts"


def update() -> None:
    """Update all .ts files from the code."""
    code = extracted()
    TRANSLATIONS.mkdir(exist_ok=True)
    for language in FORMS:
        path = source_file(language)
        text = written(language, merged(language, code, read(path)))
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def compiled_file(language: str) -> Path:
    """The .qm file of a language."""
    return COMPILED / f"cardtable_{language}.qm"


def stale() -> list[str]:
    """The languages whose .qm file is missing or older than its .ts file.

    Raises:
        CatalogueError: if a .ts file is missing.
    """
    result = []
    for language in FORMS:
        path, made = source_file(language), compiled_file(language)
        if not path.is_file():
            raise CatalogueError(f"The translations are incomplete: {path.name} is missing.")
        if not made.is_file() or made.stat().st_mtime < path.stat().st_mtime:
            result.append(language)
    return result


def compile_all() -> list[Path]:
    """Compile every .ts file whose .qm file is missing or older; returns the files written.

    A .qm file is replaced atomically, so that two test processes do not disturb each other.
    """
    made = []
    for language in stale():
        path, result = source_file(language), compiled_file(language)
        COMPILED.mkdir(exist_ok=True)
        beside = result.with_suffix(f".{os.getpid()}.tmp")
        try:
            _run("lrelease", "-silent", str(path), "-qm", str(beside))
            beside.replace(result)
        finally:
            beside.unlink(missing_ok=True)
        made.append(result)
    return made


def outdated() -> list[str]:
    """A sentence for each .ts file that ``update`` would change."""
    code = extracted()
    result = []
    for language in FORMS:
        path = source_file(language)
        before = read(path)
        after = merged(language, code, before)
        if not path.is_file() or written(language, after) != path.read_text(encoding="utf-8"):
            new, old = len(after.keys() - before.keys()), len(before.keys() - after.keys())
            result.append(
                f"{path.name} is behind the code ({new} new, {old} vanished); "
                "run “python packaging/catalogues.py update”."
            )
    return result


def _style() -> ModuleType:
    """``style.py`` beside this file; a build that only compiles does without it."""
    beside = str(Path(__file__).parent)
    if beside not in sys.path:
        sys.path.append(beside)
    return importlib.import_module("style")


def defects(language: str) -> list[str]:
    """A sentence for each translation that is missing, broken, or badly written."""
    style = _style()

    result = []
    for key, entry in read(source_file(language)).items():
        where = f"{language}, {key.context}: “{_short(key.source)}”"
        if not entry.finished:
            result.append(f"{where} is not translated.")
            continue
        wanted = style.fields(key.source)
        for form in entry.forms:
            found = style.fields(form)
            if key.plural and found["%n"] == 0 and form is not entry.forms[-1]:
                found["%n"] = wanted["%n"]  # “one card” states the number
            for field in sorted(wanted.keys() | found.keys()):
                if wanted[field] != found[field]:
                    result.append(f"{where} has {field} {found[field]} times, not {wanted[field]}.")
            wrong = style.of_translation(language, key.context, key.source, form)
            result += [f"{where} {fault}." for fault in wrong]
    return result


def source_defects() -> list[str]:
    """A sentence for each English text that cannot be translated properly."""
    style = _style()
    return [
        f"en, {key.context}: “{_short(key.source)}” {fault}."
        for key in sorted(extracted())
        for fault in style.of_source(key.context, key.source)
    ]


def _short(text: str, most: int = 60) -> str:
    """A text on one line, cut off if it is long."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[:most] + "…"


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns 0, 1 (something is wrong) or 2 (wrong use)."""
    top = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    top.add_argument("command", choices=("update", "compile", "check"))
    top.add_argument(
        "--allow-unfinished", action="store_true", help="check: untranslated texts are no defect"
    )
    chosen = top.parse_args(arguments)
    try:
        if chosen.command == "update":
            update()
        elif chosen.command == "compile":
            compile_all()
        else:
            wrong = outdated() + source_defects()
            for language in FORMS:
                wrong += [
                    sentence
                    for sentence in defects(language)
                    if not (chosen.allow_unfinished and sentence.endswith("is not translated."))
                ]
            for sentence in wrong:
                print(sentence)
            return 1 if wrong else 0
    except CatalogueError as error:
        print(f"catalogues: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
