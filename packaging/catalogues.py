#!/usr/bin/env python3
"""The translations: the texts of each language, and the catalogues that the program loads.

    python packaging/catalogues.py update     texts of the code into translations/*.po
    python packaging/catalogues.py compile    translations/*.po into cardtable/translations/*.mo
    python packaging/catalogues.py check      is everything up to date and translated?

``update`` keeps existing translations, adds new texts and drops those that have vanished, in the
order of the code. English has no file: the texts of the code are English.

Babel (extra ``catalogues``) does the work; if it is missing, the caller gets a
:class:`CatalogueError` of one sentence. The build loads this module by its path alone.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages import Catalog, Message

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "cardtable"
TRANSLATIONS = ROOT / "translations"
COMPILED = SOURCE / "translations"

#: What marks a text in the code (``cardtable/translation.py``), and which arguments are its parts.
MARKS = {
    "_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "N_": None,
    "ngettext_noop": (1, 2),
    "pgettext_noop": ((1, "c"), 2),
    "message": None,
    "nmessage": (1, 2),
}
#: What begins a note to translators in the code.
NOTE = "Translators:"


class CatalogueError(Exception):
    """A catalogue could not be made. The message is one sentence."""


def _babel(part: str) -> ModuleType:
    """A module of Babel.

    Raises:
        CatalogueError: if it is not installed.
    """
    try:
        return importlib.import_module(f"babel.messages.{part}")
    except ImportError as error:
        raise CatalogueError(
            "The translations cannot be compiled because Babel is missing; “pip install Babel” "
            "installs it."
        ) from error


def languages(folder: Path = TRANSLATIONS) -> list[str]:
    """The languages that have a file."""
    return sorted(path.stem for path in folder.glob("*.po"))


def source_file(language: str) -> Path:
    """The .po file of a language."""
    return TRANSLATIONS / f"{language}.po"


def compiled_file(language: str) -> Path:
    """The .mo file of a language."""
    return COMPILED / f"{language}.mo"


def extracted(source: Path = SOURCE) -> Catalog:
    """All texts in the code, without translations, in the order of the code."""
    found: Catalog = _babel("catalog").Catalog(header_comment="")
    extract = _babel("extract").extract_from_file
    for path in sorted(source.rglob("*.py")):
        texts = extract("python", path, MARKS, (NOTE,), strip_comment_tags=True)
        for line, text, notes, context in texts:
            found.add(
                text,
                locations=[(str(path.relative_to(source.parent)), line)],
                auto_comments=notes,
                context=context,
            )
    return found


def read(path: Path) -> Catalog:
    """Read a .po file; empty if there is none.

    Raises:
        CatalogueError: if it is damaged.
    """
    if not path.is_file():
        empty: Catalog = _babel("catalog").Catalog(locale=path.stem, header_comment="")
        return empty
    tool = _babel("pofile")
    try:
        with path.open("rb") as opened:
            found: Catalog = tool.read_po(opened, locale=path.stem, abort_invalid=True)
    except (tool.PoFileError, ValueError) as error:
        raise CatalogueError(f"{path.name} cannot be read ({error}).") from error
    return found


def texts(catalogue: Catalog) -> list[Message]:
    """The texts of a catalogue, without its header."""
    return [one for one in catalogue if one.id]


def forms(one: Message) -> tuple[str, ...]:
    """A text's translations: one, or one for each plural form."""
    return (one.string,) if isinstance(one.string, str) else tuple(one.string)


def sources(one: Message) -> tuple[str, ...]:
    """A text in English, or its singular and plural."""
    return (one.id,) if isinstance(one.id, str) else tuple(one.id)


def merged(code: Catalog, before: Catalog) -> Catalog:
    """The texts of the code with the translations and remarks that there are."""
    result: Catalog = _babel("catalog").Catalog(locale=before.locale, header_comment="")
    for one in texts(code):
        known = before.get(one.id, one.context)
        kept = known is not None and known.pluralizable == one.pluralizable
        result.add(
            one.id,
            known.string if known is not None and kept else "",
            locations=one.locations,
            auto_comments=one.auto_comments,
            user_comments=known.user_comments if known is not None else (),
            context=one.context,
        )
    return result


def written(catalogue: Catalog) -> str:
    """A catalogue as the text of a .po file."""
    out = io.BytesIO()
    _babel("pofile").write_po(out, catalogue, width=100, omit_header=True, include_lineno=False)
    head = "\n".join(
        [
            'msgid ""',
            'msgstr ""',
            f'"Language: {catalogue.locale_identifier}\\n"',
            f'"Plural-Forms: {catalogue.plural_forms}\\n"',
            '"MIME-Version: 1.0\\n"',
            '"Content-Type: text/plain; charset=utf-8\\n"',
            '"Content-Transfer-Encoding: 8bit\\n"',
        ]
    )
    return f"{head}\n\n{out.getvalue().decode('utf-8').strip()}\n"


def update() -> None:
    """Update all .po files from the code."""
    code = extracted()
    for language in languages():
        path = source_file(language)
        path.write_text(written(merged(code, read(path))), encoding="utf-8")


def stale() -> list[str]:
    """The languages whose .mo file is missing or older than its .po file.

    Raises:
        CatalogueError: if there is no .po file at all.
    """
    if not languages():
        raise CatalogueError(f"The translations are missing: there is nothing in {TRANSLATIONS}.")
    return [
        language
        for language in languages()
        if not (made := compiled_file(language)).is_file()
        or made.stat().st_mtime < source_file(language).stat().st_mtime
    ]


def compile_file(path: Path, result: Path) -> None:
    """Compile one .po file. It is replaced atomically: two test processes may do the same."""
    result.parent.mkdir(exist_ok=True)
    beside = result.with_suffix(f".{os.getpid()}.tmp")
    try:
        with beside.open("wb") as out:
            _babel("mofile").write_mo(out, read(path))
        beside.replace(result)
    finally:
        beside.unlink(missing_ok=True)


def compile_all() -> list[Path]:
    """Compile every .po file whose .mo file is missing or older; returns the files written."""
    made = []
    for language in stale():
        compile_file(source_file(language), compiled_file(language))
        made.append(compiled_file(language))
    return made


def outdated() -> list[str]:
    """A sentence for each .po file that ``update`` would change."""
    code = extracted()
    result = []
    for language in languages():
        path = source_file(language)
        before = read(path)
        if written(merged(code, before)) == path.read_text(encoding="utf-8"):
            continue
        now, then = ({(one.id, one.context) for one in texts(c)} for c in (code, before))
        result.append(
            f"{path.name} is behind the code ({len(now - then)} new, {len(then - now)} vanished); "
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
    for one in texts(read(source_file(language))):
        where = f"{language}: “{_short(sources(one)[-1])}”"
        if not all(forms(one)) or one.fuzzy:
            result.append(f"{where} is not translated.")
            continue
        wanted = style.fields(sources(one)[-1])
        for form in forms(one):
            found = style.fields(form)
            if one.pluralizable and found["{n}"] == 0 and form is not forms(one)[-1]:
                found["{n}"] = wanted["{n}"]  # “one card” states the number
            for field in sorted(wanted.keys() | found.keys()):
                if wanted[field] != found[field]:
                    result.append(f"{where} has {field} {found[field]} times, not {wanted[field]}.")
            files = [file for file, _ in one.locations]
            wrong = style.of_translation(language, sources(one)[-1], form, files)
            result += [f"{where} {fault}." for fault in wrong]
    return result


def source_defects() -> list[str]:
    """A sentence for each English text that cannot be translated properly."""
    style = _style()
    return [
        f"en: “{_short(source)}” {fault}."
        for one in texts(extracted())
        for source in sources(one)
        for fault in style.of_source(source, [file for file, _ in one.locations])
    ]


def _short(text: str, most: int = 60) -> str:
    """A text on one line, cut off if it is long."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[:most] + "…"


def check(unfinished: bool = False) -> list[str]:
    """Everything that is wrong, in sentences; with ``unfinished``, a translation may be missing."""
    wrong = [*outdated(), *source_defects()]
    for language in languages():
        wrong += defects(language)
    return [s for s in wrong if not (unfinished and s.endswith("is not translated."))]


def main(arguments: Iterable[str] | None = None) -> int:
    """Run a command; returns 0, 1 (something is wrong) or 2 (wrong use)."""
    top = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    top.add_argument("command", choices=("update", "compile", "check"))
    top.add_argument(
        "--allow-unfinished", action="store_true", help="check: untranslated texts are no defect"
    )
    chosen = top.parse_args(None if arguments is None else list(arguments))
    try:
        if chosen.command == "check":
            wrong = check(chosen.allow_unfinished)
            for sentence in wrong:
                print(sentence)
            return int(bool(wrong))
        if chosen.command == "update":
            update()
        else:
            compile_all()
    except CatalogueError as error:
        print(f"catalogues: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
