#!/usr/bin/env python3
"""The program's own fonts: Noto Sans, Noto Serif and their CJK, reduced to what Cardtable shows.

    python packaging/fonts.py make [FOLDER …]    cut assets/fonts anew (default: Debian's folders)
    python packaging/fonts.py check              is every character of the program in them?

``make`` needs fonttools (extra ``fonts``) and the fonts themselves: Debian's packages
fonts-noto-core and fonts-noto-cjk. Their licence, the SIL Open Font License, allows subsetting and
must be included (``assets/fonts/OFL.txt``). The subset fonts have names of their own, so that they
and a system's Noto fonts are never mistaken for each other.

An East Asian language has four of them: one plain and one bold with the characters that catalogue,
code and decks use today, a bold serif with the same for titles, and a plain one with those that its
national standard calls common (Qt makes its bold). So a new sentence or a player's name is shown at
once, and fonts are made anew only for looks, or when ``check`` asks for it.
"""

from __future__ import annotations

import argparse
import functools
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catalogues import languages
from charset import common, needed

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
FOLDERS = ("/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto")
#: Maximum size of all fonts together, in bytes.
MOST_BYTES = 6_000_000

#: The ascent and descent of Noto Sans, as fractions of its size.
HEIGHTS = 1.069, 0.293


class FontsFailed(Exception):
    """The fonts cannot be made. The message is one sentence."""


@dataclass(frozen=True, slots=True)
class Cut:
    """One font to make.

    Attributes:
        file: its file name in ``assets/fonts``.
        family: its name in the program.
        bold: whether it is a bold font.
        source: the file it is made from.
        face: the index of the font within a collection.
        common: the characters kept besides those in use (a key of :func:`charset.common`).
    """

    file: str
    family: str
    bold: bool
    source: str
    face: int = 0
    common: str = "latin"


def _east(where: str, face: int) -> tuple[Cut, ...]:
    family, plain, bold = (
        f"Cardtable Sans {where}",
        "NotoSansCJK-Regular.ttc",
        "NotoSansCJK-Bold.ttc",
    )
    return (
        Cut(f"CardtableSans{where}-Regular.otf", family, False, plain, face, where),
        Cut(f"CardtableSans{where}-Bold.otf", family, True, bold, face, where),
        Cut(f"CardtableSans{where}More.otf", f"{family} More", False, plain, face, f"{where} more"),
        Cut(
            f"CardtableDisplay{where}-Bold.otf",
            f"Cardtable Display {where}",
            True,
            "NotoSerifCJK-Bold.ttc",
            face,
            where,
        ),
    )


LATIN_CUTS = (
    Cut("CardtableSans-Regular.ttf", "Cardtable Sans", False, "NotoSans-Regular.ttf"),
    Cut("CardtableSans-Bold.ttf", "Cardtable Sans", True, "NotoSans-Bold.ttf"),
    Cut("CardtableDisplay-Bold.ttf", "Cardtable Display", True, "NotoSerif-Bold.ttf"),
    # Signs look the same in bold: a bold synthesised by Qt would clog.
    Cut(
        "CardtableSigns-Regular.ttf",
        "Cardtable Signs",
        False,
        "NotoSansSymbols2-Regular.ttf",
        common="signs",
    ),
    Cut(
        "CardtableSigns-Bold.ttf",
        "Cardtable Signs",
        True,
        "NotoSansSymbols2-Regular.ttf",
        common="signs",
    ),
    Cut(
        "CardtableMath-Regular.ttf",
        "Cardtable Math",
        False,
        "NotoSansMath-Regular.ttf",
        common="signs",
    ),
    Cut(
        "CardtableMath-Bold.ttf", "Cardtable Math", True, "NotoSansMath-Regular.ttf", common="signs"
    ),
    # East Asian words in other languages: the native names of games and languages.
    Cut(
        "CardtableNames-Regular.otf",
        "Cardtable Names",
        False,
        "NotoSansCJK-Regular.ttc",
        0,
        "names",
    ),
    Cut("CardtableNames-Bold.otf", "Cardtable Names", True, "NotoSansCJK-Bold.ttc", 0, "names"),
)
#: East Asian languages, with the fonts that have the regional forms of Han characters.
EAST = {"ja": ("JP", 0), "zh_CN": ("SC", 2), "zh_TW": ("TC", 3)}


def cuts() -> tuple[Cut, ...]:
    """The fonts to make: a language's own as soon as it has a catalogue."""
    east = [_east(*EAST[code]) for code in languages() if code in EAST]
    return (*LATIN_CUTS, *(cut for four in east for cut in four))


def shown_by(language: str) -> tuple[str, ...]:
    """The font families for a language, in the order in which the program tries them."""
    rest = ("Cardtable Sans", "Cardtable Signs", "Cardtable Math", "Cardtable Names")
    if language not in EAST:
        return rest
    own = f"Cardtable Sans {EAST[language][0]}"
    return (own, f"{own} More", *rest)


def titled_by(language: str) -> tuple[str, ...]:
    """The font families for titles in a language, before those of :func:`shown_by`."""
    own = (f"Cardtable Display {EAST[language][0]}",) if language in EAST else ()
    return (*own, "Cardtable Display")


def kept(cut: Cut) -> set[str]:
    """The characters to keep in a font, as far as its source has them."""
    used: set[str] = set()
    for language in languages():
        families = shown_by(language)
        if cut.family in (families[0], titled_by(language)[0]):
            used |= needed(language)
        elif language in EAST and cut.family == families[1]:
            own = next(c for c in cuts() if c.family == families[0])
            return common(cut.common) - kept(own)
    return {c for c in common(cut.common) | used if unicodedata.category(c) != "Cc"}


# -- making ----------------------------------------------------------------------------------------
def sources(folders: Sequence[str]) -> dict[str, Path]:
    """Where the fonts are that the program's own are made from, by file name.

    Raises:
        FontsFailed: if one is missing.
    """
    names = dict.fromkeys(cut.source for cut in cuts())
    found = {
        name: place
        for name in names
        for f in reversed(folders)
        if (place := Path(f) / name).is_file()
    }
    missing = [name for name in names if name not in found]
    if missing:
        raise FontsFailed(
            f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing; Debian's "
            "packages fonts-noto-core and fonts-noto-cjk bring what is needed."
        )
    return found


def make(folders: Sequence[str]) -> None:
    """Make every font; nothing is written before all that is needed is there.

    Raises:
        FontsFailed: if fonttools or a source is missing.
    """
    try:
        from fontTools import subset  # type: ignore[import-not-found, unused-ignore]
    except ImportError as error:
        raise FontsFailed("fonttools is missing; “pip install fonttools” brings it.") from error
    found, keeps = sources(folders), {cut: kept(cut) for cut in cuts()}
    FONTS.mkdir(parents=True, exist_ok=True)
    for old in FONTS.glob("*.[ot]tf"):
        old.unlink()
    for cut, characters_kept in keeps.items():
        options = subset.Options()
        options.font_number = cut.face
        options.name_IDs = ["*"]
        options.notdef_outline = True
        options.recalc_timestamp = False  # the same bytes tomorrow
        options.layout_features = [
            "ccmp",
            "locl",
            "mark",
            "mkmk",
            "kern",
            "liga",
            "calt",
            "tnum",
            "lnum",
            "rlig",
        ]
        options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "STAT", "MATH", "meta"]
        if cut.source.endswith(".ttc"):
            options.hinting = False  # half of the size, and nothing hints Han at these sizes
            # Drop other countries' forms: half the size again, and they would appear where the
            # system's language is not the program's.
            options.layout_features.remove("locl")
            options.desubroutinize = False
        font = subset.load_font(str(found[cut.source]), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=sorted(map(ord, characters_kept)))
        cutter.subset(font)
        _rename(font, cut)
        subset.save_font(font, str(FONTS / cut.file), options)
        print(f"{cut.file}: {(FONTS / cut.file).stat().st_size:,} bytes")


def _rename(font: Any, cut: Cut) -> None:
    style = "Bold" if cut.bold else "Regular"
    names = {
        1: cut.family,
        2: style,
        3: f"{cut.family} {style}, cut from {cut.source}",
        4: f"{cut.family} {style}",
        6: f"{cut.family.replace(' ', '')}-{style}",
    }
    table = font["name"]
    carried = {i: str(table.getDebugName(i) or "") for i in (0, 5, 7, 13, 14)}
    table.names = []
    for number, text in sorted({**carried, **names}.items()):
        if text:
            table.setName(text, number, 3, 1, 0x409)
    # Marked as bold even if the source is not, so that no bold is synthesised.
    font["OS/2"].usWeightClass = 700 if cut.bold else 400
    font["OS/2"].fsSelection = 1 << 5 if cut.bold else 1 << 6
    font["head"].macStyle = int(cut.bold)
    if cut.common == "signs":
        _level(font)
    if "CFF " in font:
        whole = font["CFF "].cff
        whole.fontNames = [names[6]]
        top = whole.topDictIndex[0]
        top.FullName, top.FamilyName, top.Weight = names[4], cut.family, style


def _level(font: Any) -> None:
    """Give signs the line height of Noto Sans, so that all lines are equally high."""
    up, down = (round(part * font["head"].unitsPerEm) for part in HEIGHTS)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = up, -down, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = up, -down, 0
    os2.usWinAscent, os2.usWinDescent = up, down


# -- checking --------------------------------------------------------------------------------------
@functools.cache
def characters(file: Path) -> set[str]:
    """The characters of a font, read from its ``cmap`` table (formats 4 and 12)."""
    data = file.read_bytes()

    def number(at: int, size: int) -> int:
        return int.from_bytes(data[at : at + size], "big")

    tables = {data[at : at + 4]: number(at + 8, 4) for at in range(12, 12 + 16 * number(4, 2), 16)}
    cmap = tables[b"cmap"]
    out: set[str] = set()
    for i in range(number(cmap + 2, 2)):
        start = cmap + number(cmap + 8 + 8 * i, 4)
        if number(start, 2) == 12:
            for j in range(number(start + 12, 4)):
                at = start + 16 + 12 * j
                out.update(map(chr, range(number(at, 4), number(at + 4, 4) + 1)))
        elif number(start, 2) == 4:
            out.update(_format4(data, start))
    return out


def _format4(data: bytes, start: int) -> Iterator[str]:
    def short(at: int) -> int:
        return int.from_bytes(data[at : at + 2], "big")

    count = short(start + 6) // 2
    ends, starts = start + 14, start + 16 + 2 * count
    deltas, offsets = starts + 2 * count, starts + 4 * count
    for k in range(count):
        for code in range(short(starts + 2 * k), short(ends + 2 * k) + 1):
            far = short(offsets + 2 * k)
            first = short(starts + 2 * k)
            glyph = short(offsets + 2 * k + far + 2 * (code - first)) if far else code
            if glyph and (far or (code + short(deltas + 2 * k)) & 0xFFFF) and code != 0xFFFF:
                yield chr(code)


def uncovered(language: str, bold: bool = False) -> set[str]:
    """The characters of a language that none of its fonts has in this weight.

    A family with only one weight counts for bold as well, which is synthesised.
    """
    has: set[str] = set()
    families = {cut.family for cut in cuts() if cut.bold}
    for cut in cuts():
        if cut.family in shown_by(language) and (cut.bold == bold or cut.family not in families):
            has |= characters(FONTS / cut.file)
    return needed(language) - has


def check() -> list[str]:
    """What is wrong with the fonts, in sentences."""
    wrong = []
    for language in languages():
        for bold in (False, True):
            lost = uncovered(language, bold)
            if lost:
                wrong.append(
                    f"{language}{' bold' if bold else ''}: no glyph for {' '.join(sorted(lost))}; "
                    "run “python packaging/fonts.py make”."
                )
    total = sum(file.stat().st_size for file in FONTS.iterdir())
    if total > MOST_BYTES:
        wrong.append(f"The fonts have {total:,} bytes, more than {MOST_BYTES:,}.")
    return wrong


def main(words: Sequence[str]) -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("command", choices=("make", "check"))
    parser.add_argument("folder", nargs="*", default=list(FOLDERS))
    chosen = parser.parse_args(words)
    if chosen.command == "make":
        try:
            make(chosen.folder)
        except FontsFailed as error:
            print(f"fonts: {error}", file=sys.stderr)
            return 1
    wrong = check()
    for sentence in wrong:
        print(f"fonts: {sentence}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
