#!/usr/bin/env python3
"""Traditional Chinese as used in Taiwan, made from the Simplified.

    python packaging/traditional.py make      catalogue, README and stories anew
    python packaging/traditional.py check     are they what would be made?

OpenCC (extra ``translate``) converts characters and computing terms; the words of players are in
``translations/traditional.toml``: words to replace, and whole texts where word for word will not
do. A text that somebody wrote in the catalogue itself is kept if the translator's remark on it
begins with “by hand”.

Run it after every change of ``zh_CN.po``, and after ``catalogues.py update``.
"""

from __future__ import annotations

import argparse
import functools
import re
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from catalogues import (
    TRANSLATIONS,
    CatalogueError,
    extracted,
    forms,
    merged,
    read,
    source_file,
    sources,
    texts,
    written,
)

if TYPE_CHECKING:
    from babel.messages import Catalog

ROOT = Path(__file__).resolve().parent.parent
FROM, TO = "zh_CN", "zh_TW"
WORDS = TRANSLATIONS / "traditional.toml"
#: Texts outside the catalogue: made from the file with the other language in its name.
PAGES = ("README.zh_TW.md", "assets/stories.zh_TW.md")
#: The plugin to copy has its own catalogues.
PLUGIN = ROOT / "docs" / "plugin"
#: A text whose remark begins like this was written by somebody and is kept.
BY_HAND = "by hand"

_QUOTES = str.maketrans("“”‘’", "「」『』")
#: What must stay unchanged: fields, tags, codes, and the targets of links.
_FIXED = re.compile(r"\{[^{}]*\}|<[^<>]*>|`[^`]*`|(?<=\])\([^()]*\)")


@dataclass(frozen=True, slots=True)
class Words:
    """The contents of ``traditional.toml``.

    Attributes:
        terms: replacements in OpenCC's output, longest first.
        simplified: replacements in the Simplified text, before OpenCC.
        texts: whole texts by their English.
    """

    terms: Mapping[str, str]
    simplified: Mapping[str, str]
    texts: Mapping[str, str]


def words(path: Path = WORDS) -> Words:
    """Read our own words.

    Raises:
        CatalogueError: if the file cannot be read.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        terms, simple = (_longest_first(data[name]) for name in ("terms", "simplified"))
        whole = {str(source): str(text) for source, text in data["texts"].items()}
    except (OSError, KeyError, ValueError, AttributeError) as error:
        raise CatalogueError(f"{path.name} cannot be read ({error}).") from error
    return Words(terms, simple, whole)


def _longest_first(told: Mapping[str, str]) -> dict[str, str]:
    return dict(sorted(told.items(), key=lambda pair: -len(pair[0])))


def _put(text: str, instead: Mapping[str, str]) -> str:
    """Replace all words in one pass, so that no replacement is replaced again."""
    pattern = re.compile("|".join(map(re.escape, instead)) or r"(?!)")
    return pattern.sub(lambda found: instead[found[0]], text)


@functools.cache
def _opencc() -> Callable[[str], str]:
    try:
        from opencc import OpenCC  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError as error:
        raise CatalogueError("OpenCC is missing; “pip install opencc” brings it.") from error
    convert: Callable[[str], str] = OpenCC("s2twp").convert
    return convert


def converted(text: str, own: Words, convert: Callable[[str], str] | None = None) -> str:
    """A text in Traditional characters, with Taiwan's words and quotation marks."""
    turn = convert or _opencc()

    def plain(part: str) -> str:
        return _put(turn(_put(part, own.simplified)).translate(_QUOTES), own.terms)

    out, at = [], 0
    for fixed in _FIXED.finditer(text):
        out += [plain(text[at : fixed.start()]), fixed[0]]
        at = fixed.end()
    return "".join([*out, plain(text[at:])])


# -- the catalogue ---------------------------------------------------------------------------------
def catalogue(code: Catalog, simple: Catalog, before: Catalog, own: Words) -> Catalog:
    """The catalogue in Traditional Chinese; texts written by hand come from the previous one."""
    result = merged(code, before)
    for one in texts(result):
        if any(remark.startswith(BY_HAND) for remark in one.user_comments):
            continue
        known = simple.get(one.id, one.context)
        if sources(one)[0] in own.texts:
            found: tuple[str, ...] = (own.texts[sources(one)[0]],)
        elif known is not None and all(forms(known)):
            found = tuple(converted(form, own) for form in forms(known))
        else:
            continue
        one.string = found if one.pluralizable else found[0]
    return result


def simplified(made: Catalog) -> list[str]:
    """A sentence for each text with a character that only Simplified Chinese has."""

    def has(character: str, codec: str) -> bool:
        return bool(character.encode(codec, "ignore"))

    return [
        f"{TO}: “{form}” is not in Traditional characters ({''.join(wrong)})."
        for one in texts(made)
        for form in forms(one)
        if (wrong := sorted({c for c in form if has(c, "gb2312") and not has(c, "big5hkscs")}))
    ]


def unused(code: Catalog, own: Words) -> list[str]:
    """A sentence for each of our whole texts that the code no longer uses."""
    known = {source for one in texts(code) for source in sources(one)}
    return [
        f"{WORDS.name}: no text says “{source}” any more."
        for source in own.texts
        if source not in known
    ]


def made() -> dict[Path, str]:
    """Every generated file's expected contents, by path.

    Raises:
        CatalogueError: if something cannot be read or is missing.
    """
    own, code = words(), extracted()
    out = source_file(TO)
    result = {out: written(catalogue(code, read(source_file(FROM)), read(out), own))}
    theirs = PLUGIN / "translations"
    plugin = catalogue(
        extracted(PLUGIN), read(theirs / f"{FROM}.po"), read(theirs / f"{TO}.po"), own
    )
    result[theirs / f"{TO}.po"] = written(plugin)
    for page in PAGES:
        simple = (ROOT / page.replace(TO, FROM)).read_text(encoding="utf-8")
        result[ROOT / page] = _page(simple, own)
    for sentence in unused(code, own):
        print(f"traditional: {sentence}", file=sys.stderr)
    return result


def _page(simple: str, own: Words) -> str:
    """A page of Markdown. Titles of Japanese sources stay unchanged."""
    head, mark, sources = simple.partition("\n## 出处\n")
    lines = [
        _tongues(line) if "[English](" in line else converted(line, own)
        for line in head.split("\n")
    ]
    told = "\n".join(lines) + (converted(mark, own) + sources if mark else "")
    return re.sub(rf"(?<=-){FROM}(?=\.png)", TO, told)


def _tongues(line: str) -> str:
    """The line of links to the other languages, as it reads in this one."""
    link = re.compile(rf"\[繁體中文\]\(([^()]*){TO}\.md\)")
    simple = link.sub(rf"[简体中文](\g<1>{FROM}.md)", line)
    there, dot, _ = line.partition(" · 简体中文")
    return f"{there} · {simple.rpartition(' · ')[2]} · 繁體中文" if dot else simple


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns 0, or 1 if something is wrong."""
    top = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    top.add_argument("command", choices=("make", "check"))
    chosen = top.parse_args(arguments)
    try:
        files = made()
    except CatalogueError as error:
        print(f"traditional: {error}", file=sys.stderr)
        return 1
    behind = [
        path
        for path, text in files.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    wrong = []
    for path in behind:
        if chosen.command == "make":
            path.write_text(files[path], encoding="utf-8")
        else:
            wrong.append(f"{path.name} is behind; run “python packaging/traditional.py make”.")
    wrong += simplified(read(source_file(TO)))
    for sentence in wrong:
        print(sentence)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
