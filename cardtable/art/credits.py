"""Who drew a deck and under which licence: what the files that came with it say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardtable.art.deck import Deck
from cardtable.languages import LANGUAGES
from cardtable.translation import message

#: Most bytes of a text that is kept with a deck.
MAX_TEXT = 256 * 1024
_TEXT = re.compile(
    r"(?i)(licen[cs]e|copying|copyright|readme|authors?|credits|notice|about|index)"
    r"([-_.][\w.+-]*)?(\.(txt|md|desktop|rst|html?))?|index\.desktop"
)
_LICENCES = (
    (r"creativecommons\.org/publicdomain/zero|\bCC0\b", "CC0"),
    (r"creativecommons\.org/licenses/([a-z-]+)/([\d.]+)", "CC {0} {1}"),
    (r"\bCC[- ](BY(?:-NC)?(?:-ND|-SA)?)[- ]?(\d\.\d)", "CC {0} {1}"),
    (r"creativecommons\.org/licenses/(?:publicdomain|by/)|public domain", "public domain"),
    (r"(?:LESSER|Library) GENERAL PUBLIC LICENSE|\bLGPL", "LGPL"),
    (r"AFFERO GENERAL PUBLIC LICENSE|\bAGPL", "AGPL"),
    (
        r"GNU GENERAL PUBLIC LICENSE|\bGPL|gnu\.org/licenses|creativecommons\.org/licenses/GPL",
        "GPL",
    ),
    (r"GNU FREE DOCUMENTATION|\bGFDL", "GFDL"),
    (r"Permission is hereby granted, free of charge|\bMIT[- ]Licen", "MIT"),
    (r"APACHE LICENSE", "Apache"),
    (r"Mozilla Public License|\bMPL\b", "MPL"),
    (r"Redistribution and use in source and binary forms|\bBSD\b", "BSD"),
)


@dataclass(frozen=True)
class Credits:
    """What a deck says about itself.

    Attributes:
        names: its title by language, as far as it has one.
        author: who drew it.
        licence: its short name.
        texts: the files that say so, by name.
    """

    names: Mapping[str, str]
    author: str
    licence: str
    texts: Mapping[str, bytes]


def is_text(path: Path) -> bool:
    """Whether a file beside a deck's pictures may say who drew it."""
    return bool(_TEXT.fullmatch(path.name)) and path.suffix.lower() not in (
        ".svg",
        ".svgz",
        ".html",
    )


def licence_in(text: str) -> str:
    """Return the short name of the licence that a text names; empty if it names none."""
    version = re.search(r"(?i)version (\d(?:\.\d)?)", text)
    for pattern, name in _LICENCES:
        found = re.search(pattern, text, re.IGNORECASE)
        if found:
            short = name.format(*(part.upper() for part in found.groups() if part))
            if name in ("GPL", "LGPL", "AGPL") and version:
                short += f" {version[1]}"
            return short
    return ""


def desktop_entry(text: str) -> dict[str, str]:
    """Return the keys of KDE's ``index.desktop``."""
    pairs = (line.partition("=") for line in text.splitlines())
    return {key.strip(): value.strip() for key, sign, value in pairs if sign}


def read(files: Iterable[Path], about: Mapping[str, list[str]]) -> Credits:
    """Gather what the files beside a deck and the ``metadata`` of its pictures say."""
    texts: dict[str, bytes] = {}
    words: dict[str, str] = {}
    for path in files:
        if not is_text(path) or not path.is_file() or path.is_symlink():
            continue  # a link may lead to anything of the player's
        with path.open("rb") as file:
            data = file.read(MAX_TEXT + 1)
        if len(data) <= MAX_TEXT and b"\0" not in data:
            texts[path.name] = data
            words[path.name] = data.decode("utf-8-sig", "replace")
    entry: dict[str, str] = {}
    for name, text in words.items():
        if name.endswith(".desktop"):
            entry = desktop_entry(text)
    said = " ".join((*about.get("license", ()), *about.get("rights", ())))
    licence = licence_in(said)
    stated = entry.get("X-KDE-PluginInfo-License", "")
    for name in sorted(words, key=lambda name: not re.match(r"(?i)licen|copying", name)):
        licence = licence or (name.endswith(".desktop") and stated) or licence_in(words[name])
    author = entry.get("X-KDE-PluginInfo-Author") or entry.get("Author") or ""
    for key in ("creator", "rights", "publisher"):
        author = author or ", ".join(dict.fromkeys(about.get(key, ())))
    names = {code: entry[f"Name[{code}]"] for code in LANGUAGES if f"Name[{code}]" in entry}
    if entry.get("Name"):
        names["en"] = entry["Name"]
    return Credits(names, author, licence, texts)


def credit(found: Deck) -> str:
    """Return who drew a deck and under which licence, as far as it says."""
    licence = found.licence or message("no licence stated")
    if not found.author:
        return licence
    return message("{author}; {licence}", author=found.author, licence=licence)
