"""Checks whether a deck from outside is safe and complete. Its pictures are read as text, not
drawn.

:mod:`cardtable.art.safe_svg` says what a picture may contain; :mod:`cardtable.art.trial` tries
whether it can be drawn in good time.
"""

from __future__ import annotations

import errno
import math
import os
import re
from collections.abc import Iterator
from pathlib import Path

from cardtable.art.deck import MAX_FACE_BYTES, BadDeck, Deck, own_files
from cardtable.art.deck_files import load, name_of, titles
from cardtable.art.safe_svg import judged, shown
from cardtable.files import read_regular
from cardtable.reasons import system_reason, told_reason
from cardtable.translation import cleaned, message

#: Raised whenever the rules here or in ``safe_svg`` change: verdicts by other rules do not count.
RULES = "7"
MAX_FILES = 1_000
MAX_TOTAL_BYTES = 32 * 1024 * 1024

#: Card codes that a deck of a family must have; plug-in games add theirs.
FAMILIES: dict[str, frozenset[str]] = {
    "kabu": frozenset(f"{rank}{copy}" for rank in range(1, 11) for copy in "abcd"),
    "french": frozenset({f"{r}{s}" for r in "A23456789TJQK" for s in "SHDC"} | {"b", "R"}),
}


def check(folder: Path) -> list[str]:
    """Return what is wrong with a deck folder, one sentence each; empty if it can be used."""
    where = shown(name_of(folder))
    try:
        there = folder.is_dir()
    except (OSError, ValueError):  # not a possible folder name
        there = False
    if not there:
        place = shown(str(folder), 200)
        if os.path.lexists(folder):
            reason = NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
            return [told_reason(place, reason)]
        return [message("There’s no folder {folder}.", folder=place)]
    try:
        deck = load(folder)
        titles(folder)
    except BadDeck as error:
        said = [cleaned(sentence, lambda text: shown(text, 300)) for sentence in error.args]
        # A file that is refused for what it is need not be refused for what is in it as well.
        return [*said, *(f for f in _bad_faces(folder, _svg_files(folder), None) if f not in said)]
    own = [folder / f for f in own_files(deck)]
    return [
        *(
            message("Deck {where}: {reason}.", where=where, reason=reason)
            for reason in _wrong(deck)
        ),
        *_bad_faces(folder, own, deck),
    ]


def files_below(folder: Path) -> list[Path] | None:
    """Return the files in a folder, sorted, without following links; ``None`` if too many."""
    found: list[Path] = []
    for count, (place, folders, files) in enumerate(os.walk(folder)):
        found += [Path(place, name) for name in files]
        if count > MAX_FILES or len(found) > MAX_FILES or len(folders) > MAX_FILES:
            return None
    return sorted(found)


def _svg_files(folder: Path) -> list[Path]:
    """Return the pictures in a folder that is not a deck; none if it holds more than a deck may."""
    return [
        path
        for path in files_below(folder) or []
        if path.suffix == ".svg" and path.is_file() and not path.is_symlink()
    ]


def _wrong(deck: Deck) -> Iterator[str]:
    """Yield what is wrong with ``deck.toml`` itself."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,40}", deck.id):
        yield message(
            "the id “{id}” may only contain lower-case letters, digits and _", id=shown(deck.id)
        )
    codes = FAMILIES.get(deck.family)
    if codes is None:
        yield message(
            "unknown family “{family}”; available: {families}",
            family=shown(deck.family),
            families=", ".join(FAMILIES),
        )
    else:
        missing = sorted(codes - set(deck.cards))
        if missing:
            more = " …" if len(missing) > 12 else ""
            yield message(
                "cards without a face ({count}): {codes}{more}",
                count=len(missing),
                codes=" ".join(missing[:12]),
                more=more,
            )
        unknown = sorted(set(deck.cards) - codes)
        if unknown:
            yield message(
                "unknown cards: {codes}", codes=" ".join(shown(c, 12) for c in unknown[:12])
            )
    if not 0.2 <= deck.ratio <= 2:
        yield message(
            "a card of {width:g} × {height:g} is too narrow or too wide",
            width=deck.width,
            height=deck.height,
        )
    if not (math.isfinite(deck.corner) and 0 <= deck.corner <= 0.25):
        yield message("the corner radius is more than a quarter of the card")
    if not deck.names:
        yield message("it has no name")
    known = {option.id for option in deck.options}
    for options, inside, _ in deck.layers:
        for option in sorted(options - known):
            yield message(
                "the layer “{inside}” needs the unknown option “{option}”",
                inside=shown(inside),
                option=shown(option),
            )


def _bad_faces(folder: Path, files: list[Path], deck: Deck | None) -> list[str]:
    """Return why files are refused, one by one and for what they add up to."""
    out: list[str] = []
    if len(files) > MAX_FILES:
        return [
            message(
                "Deck {where} has more than {most} files.",
                where=shown(name_of(folder)),
                most=MAX_FILES,
            )
        ]
    total = 0
    for path in files:
        name = shown(str(path.relative_to(folder)))
        try:
            data = read_regular(path, MAX_FACE_BYTES + 1)
        except OSError as error:
            out.append(
                message(
                    "{name} can’t be read ({strerror}).", name=name, strerror=system_reason(error)
                )
            )
            continue
        total += len(data)
        if total > MAX_TOTAL_BYTES:
            return [
                *out,
                message(
                    "Deck {where} is larger than {most} bytes.",
                    where=shown(name_of(folder)),
                    most=MAX_TOTAL_BYTES,
                ),
            ]
        reasons, (width, height) = judged(data)
        out += [message("{name} {reason}.", name=name, reason=one) for one in reasons]
        if reasons or deck is None:
            continue
        if abs(width / height - deck.ratio) > 0.02 * deck.ratio:
            out.append(
                message(
                    "{name} is {width:g} × {height:g}, but the deck’s cards are "
                    "{width_2:g} × {height_2:g}.",
                    name=name,
                    width=width,
                    height=height,
                    width_2=deck.width,
                    height_2=deck.height,
                )
            )
    return out
