"""Is a deck from outside safe and complete? Every file is read as text and judged, not drawn.

A hostile SVG can hang the program (``use`` within ``use``), read the user's files (``image``),
or carry entities that grow without end. So only what a playing card needs is let through: plain
shapes, gradients, groups, and references inside the same file. The parser stops at the first
``DOCTYPE``, so no entity is ever expanded. Whether what is let through can be drawn in good time
is tried by :mod:`cardtable.art.trial`.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterator
from pathlib import Path
from xml.parsers import expat

from cardtable.art.deck import BASE, MAX_FACE_BYTES, BadDeck, Deck, files_of, load, titles
from cardtable.telling import cleaned, told

#: Changes with what is judged here: verdicts by other rules are not remembered.
RULES = "4"
MAX_FILES = 1_000
MAX_TOTAL_BYTES = 32 * 1024 * 1024
MAX_DEPTH = 32
MAX_ELEMENTS = 20_000
#: Elements drawn after every ``use`` has been followed.
MAX_DRAWN = 50_000
MAX_NUMBER = 1e5
#: Numbers in all attributes of a file.
MAX_NUMBERS = 200_000

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
ELEMENTS = frozenset(
    [
        "svg",
        "g",
        "defs",
        "linearGradient",
        "radialGradient",
        "stop",
        "path",
        "rect",
        "circle",
        "ellipse",
        "line",
        "polyline",
        "polygon",
        "use",
        "title",
        "desc",
    ]
)
_GEOMETRY = (
    "x y x1 y1 x2 y2 cx cy r rx ry fx fy width height d points transform viewBox offset "
    "gradientTransform stroke-width stroke-miterlimit opacity fill-opacity stroke-opacity "
    "stop-opacity"
)
_PAINT = (
    "fill stroke stop-color color fill-rule clip-rule stroke-linecap stroke-linejoin "
    "gradientUnits spreadMethod display visibility"
)
ATTRIBUTES = frozenset(f"{_GEOMETRY} {_PAINT} id class style version preserveAspectRatio".split())
_NUMERIC = frozenset(_GEOMETRY.split())
_STYLE = frozenset(f"{_PAINT} {_GEOMETRY}".split())
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_OWN_REFERENCE = re.compile(r"url\(\s*#[\w.:-]+\s*\)")

#: Card codes that a deck of a family must have; games from elsewhere add theirs.
FAMILIES: dict[str, frozenset[str]] = {
    "kabu": frozenset(f"{rank}{copy}" for rank in range(1, 11) for copy in "abcd"),
    "french": frozenset({f"{r}{s}" for r in "A23456789TJQK" for s in "SHDC"} | {"b", "R"}),
}


class _Refused(Exception):
    """Why a file is refused; half a sentence."""


def shown(text: str, most: int = 60) -> str:
    """Foreign text for a message: cut, and without characters that steer a terminal."""
    clean = "".join(ch if ch.isprintable() else "�" for ch in text[: most + 1])
    return clean[:most] + "…" if len(clean) > most else clean


class _Reader:
    """Walks through one SVG and refuses what a card does not need."""

    def __init__(self) -> None:
        self.depth = 0
        self.elements = 0
        self.numbers = 0
        #: Numbers in the attributes below each id, as :attr:`below` counts elements.
        self.points: dict[str, int] = {"": 0}
        self.size: tuple[float, float] | None = None
        #: Elements and references below each id; "" is the whole picture.
        self.below: dict[str, list[int]] = {"": [0]}
        self.uses: dict[str, list[str]] = {"": []}
        self._open: list[str] = [""]
        self._pushed: list[bool] = []
        self.referred: set[str] = set()

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        self.depth += 1
        self.elements += 1
        if self.depth > MAX_DEPTH:
            raise _Refused(told("BadDeck", "is nested deeper than {most} elements", most=MAX_DEPTH))
        if self.elements > MAX_ELEMENTS:
            raise _Refused(told("BadDeck", "has more than {most} elements", most=MAX_ELEMENTS))
        if space != _SVG or local not in ELEMENTS:
            raise _Refused(
                told("BadDeck", "has an element <{local}>, which no card needs", local=shown(local))
            )
        if (local == "svg") != (self.depth == 1):
            raise _Refused(told("BadDeck", "has an <svg> inside another, or none around it"))
        if local == "svg":
            self._box(attributes)
        ident = attributes.get("id", "")
        fresh = bool(ident)
        if fresh:
            if ident in self.below:
                raise _Refused(told("BadDeck", "uses the id “{ident}” twice", ident=shown(ident)))
            self.below[ident], self.uses[ident], self.points[ident] = [0], [], 0
            self._open.append(ident)
        self._pushed.append(fresh)
        for key in self._open:
            self.below[key][0] += 1
        for key, value in attributes.items():
            self._attribute(local, key, value)

    def end(self, _name: str) -> None:
        self.depth -= 1
        if self._pushed.pop():
            self._open.pop()

    def _box(self, attributes: dict[str, str]) -> None:
        found = [float(n) for n in _NUMBER.findall(attributes.get("viewBox", ""))]
        if len(found) != 4:
            raise _Refused(told("BadDeck", "has no viewBox of four numbers"))
        x, y, width, height = found
        if not (
            abs(x) <= 10_000 and abs(y) <= 10_000 and 1 <= width <= 10_000 and 1 <= height <= 10_000
        ):
            raise _Refused(
                told(
                    "BadDeck",
                    "is {width:g} × {height:g} units large, which cannot be",
                    width=width,
                    height=height,
                )
            )
        self.size = (width, height)

    def _attribute(self, element: str, name: str, value: str) -> None:
        space, _, key = name.rpartition(" ")
        if key == "href" and space in ("", _XLINK):
            if element not in ("use", "linearGradient", "radialGradient"):
                raise _Refused(told("BadDeck", "has a reference on <{element}>", element=element))
            if not re.fullmatch(r"#[\w.:-]+", value):
                raise _Refused(
                    told("BadDeck", "refers to “{value}” outside the file", value=shown(value))
                )
            self.referred.add(value[1:])
            if element == "use":
                for opened in self._open:
                    self.uses[opened].append(value[1:])
            return
        if space or key not in ATTRIBUTES:
            raise _Refused(
                told("BadDeck", "has an attribute “{key}”, which no card needs", key=shown(key))
            )
        if key == "style":
            for part in filter(str.strip, value.split(";")):
                prop, colon, content = part.partition(":")
                if not colon or prop.strip() not in _STYLE:
                    raise _Refused(
                        told(
                            "BadDeck",
                            "has a style “{part}”, which no card needs",
                            part=shown(part.strip()),
                        )
                    )
                self._value(prop.strip(), content)
            return
        self._value(key, value)

    def _value(self, key: str, value: str) -> None:
        lowered = value.lower()
        if "url" in lowered:
            if not _OWN_REFERENCE.fullmatch(value.strip()):
                raise _Refused(
                    told("BadDeck", "refers to “{value}” outside the file", value=shown(value))
                )
            self.referred.add(value.strip()[4:-1].strip()[1:])
        if "\\" in value or "/*" in value or "@" in value:
            raise _Refused(told("BadDeck", "hides something in “{value}”", value=shown(value)))
        if key in _NUMERIC:
            for number in _NUMBER.findall(value):
                self.numbers += 1
                for opened in self._open:
                    self.points[opened] += 1
                if not abs(float(number)) <= MAX_NUMBER:
                    raise _Refused(
                        told(
                            "BadDeck",
                            "has a number {number}, which is far outside a card",
                            number=shown(number, 20),
                        )
                    )
            if self.numbers > MAX_NUMBERS:
                raise _Refused(told("BadDeck", "has more than {most} numbers", most=MAX_NUMBERS))
            if re.search(r"nan|inf", lowered):
                raise _Refused(told("BadDeck", "has a number {value}", value=shown(value, 20)))

    def finish(self) -> None:
        """What can only be judged at the end: references and how often they are drawn."""
        if self.size is None:
            raise _Refused(told("BadDeck", "holds no picture"))
        for name in sorted(self.referred):
            if name not in self.below:
                raise _Refused(
                    told("BadDeck", "refers to “{name}”, which is not in it", name=shown(name))
                )
        done: dict[str, tuple[int, int]] = {}
        for name in self.below:
            self._weigh(name, done)

    def _weigh(self, name: str, done: dict[str, tuple[int, int]]) -> None:
        """Elements and numbers drawn for an id, following each ``use``.

        Without recursion, bombs are deep.
        """
        stack = [(name, iter(self.uses[name]))]
        busy = {name}
        while stack:
            current, rest = stack[-1]
            for target in rest:
                if target in busy:
                    raise _Refused(
                        told(
                            "BadDeck",
                            "has a <use> of “{target}” within itself",
                            target=shown(target),
                        )
                    )
                if target not in done:
                    busy.add(target)
                    stack.append((target, iter(self.uses[target])))
                    break
            else:
                below = [done[t] for t in self.uses[current]]
                total = self.below[current][0] + sum(elements for elements, _ in below)
                points = self.points[current] + sum(numbers for _, numbers in below)
                if total > MAX_DRAWN:
                    raise _Refused(
                        told(
                            "BadDeck",
                            "would draw more than {most} elements through <use>",
                            most=MAX_DRAWN,
                        )
                    )
                if points > MAX_NUMBERS:
                    raise _Refused(
                        told(
                            "BadDeck",
                            "would draw more than {most} numbers through <use>",
                            most=MAX_NUMBERS,
                        )
                    )
                done[current] = total, points
                busy.discard(current)
                stack.pop()


def reason_against(data: bytes) -> str:
    """Why the SVG ``data`` is refused, half a sentence; empty if it is safe."""
    if len(data) > MAX_FACE_BYTES:
        return told("BadDeck", "is larger than {most} bytes", most=MAX_FACE_BYTES)
    try:
        _read(data)
    except _Refused as refused:
        reason: str = refused.args[0]
        return reason
    except expat.ExpatError as error:
        return told(
            "BadDeck",
            "is not XML (line {line}: {reason})",
            line=error.lineno,
            reason=expat.errors.messages[error.code],
        )
    return ""


def size_of(data: bytes) -> tuple[float, float]:
    """Width and height of a safe SVG in its own units."""
    size = _read(data).size
    assert size is not None
    return size


def _read(data: bytes) -> _Reader:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _Refused(told("BadDeck", "is not text in UTF-8")) from error
    if "\0" in text:
        raise _Refused(told("BadDeck", "is not text in UTF-8"))
    reader = _Reader()
    parser = expat.ParserCreate("utf-8", " ")

    def refuse(reason: str) -> int:
        raise _Refused(reason)

    parser.StartDoctypeDeclHandler = lambda *_: refuse(
        told("BadDeck", "has a DOCTYPE, which may hide entities")
    )
    parser.EntityDeclHandler = lambda *_: refuse(told("BadDeck", "declares entities"))
    parser.ExternalEntityRefHandler = lambda *_: refuse(
        told("BadDeck", "refers to an external entity")
    )
    parser.ProcessingInstructionHandler = lambda target, _: refuse(
        told("BadDeck", "has an instruction <?{target}?>", target=shown(target))
    )
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.Parse(text.encode("utf-8"), True)
    reader.finish()
    return reader


def check(folder: Path) -> list[str]:
    """What is wrong with a deck folder, one sentence each; empty if it can be used."""
    where = shown(folder.name)
    try:
        there = folder.is_dir()
    except (OSError, ValueError):  # no name of a folder at all
        there = False
    if not there:
        return [told("BadDeck", "There is no folder {folder}.", folder=shown(str(folder), 200))]
    try:
        deck = load(folder)
        titles(folder)
    except BadDeck as error:
        return [
            cleaned(error.args[0], lambda text: shown(text, 300)),
            *_bad_faces(folder, _svg_files(folder), None),
        ]
    own = [folder / f for f in files_of(deck) if not f.startswith(BASE)]
    return [
        *(
            told("BadDeck", "Deck {where}: {reason}.", where=where, reason=reason)
            for reason in _wrong(deck)
        ),
        *_bad_faces(folder, own, deck),
    ]


def files_below(folder: Path) -> list[Path] | None:
    """The files in a folder, sorted, without following links; ``None`` if there are too many."""
    found: list[Path] = []
    for count, (place, folders, files) in enumerate(os.walk(folder)):
        found += [Path(place, name) for name in files]
        if count > MAX_FILES or len(found) > MAX_FILES or len(folders) > MAX_FILES:
            return None
    return sorted(found)


def _svg_files(folder: Path) -> list[Path]:
    """The pictures in a folder that is no deck; none if it holds more than a deck may."""
    return [
        path
        for path in files_below(folder) or []
        if path.suffix == ".svg" and path.is_file() and not path.is_symlink()
    ]


def _wrong(deck: Deck) -> Iterator[str]:
    """What is wrong with ``deck.toml`` itself."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,40}", deck.id):
        yield told(
            "BadDeck", "the id “{id}” may have small letters, digits and _ only", id=shown(deck.id)
        )
    codes = FAMILIES.get(deck.family)
    if codes is None:
        yield told(
            "BadDeck",
            "there is no family “{family}”; there are {families}",
            family=shown(deck.family),
            families=", ".join(FAMILIES),
        )
    else:
        missing = sorted(codes - set(deck.cards))
        if missing:
            more = " …" if len(missing) > 12 else ""
            yield told(
                "BadDeck",
                "{count} cards have no face: {codes}{more}",
                count=len(missing),
                codes=" ".join(missing[:12]),
                more=more,
            )
        unknown = sorted(set(deck.cards) - codes)
        if unknown:
            yield told(
                "BadDeck",
                "there are no such cards: {codes}",
                codes=" ".join(shown(c, 12) for c in unknown[:12]),
            )
    if not 0.2 <= deck.ratio <= 2:
        yield told(
            "BadDeck",
            "a card of {width:g} × {height:g} is too narrow or too wide",
            width=deck.width,
            height=deck.height,
        )
    if not (math.isfinite(deck.corner) and 0 <= deck.corner <= 0.25):
        yield told("BadDeck", "the corners are rounder than a quarter of the card")
    if not deck.names:
        yield told("BadDeck", "it has no name")
    known = {option.id for option in deck.options}
    for options, inside, _ in deck.layers:
        for option in sorted(options - known):
            yield told(
                "BadDeck",
                "the layer “{inside}” needs the unknown option “{option}”",
                inside=shown(inside),
                option=shown(option),
            )


def _bad_faces(folder: Path, files: list[Path], deck: Deck | None) -> list[str]:
    """Files that are refused, and what they do together."""
    out: list[str] = []
    if len(files) > MAX_FILES:
        return [
            told(
                "BadDeck",
                "Deck {where} has more than {most} files.",
                where=shown(folder.name),
                most=MAX_FILES,
            )
        ]
    total = 0
    for path in files:
        name = shown(str(path.relative_to(folder)))
        try:
            with path.open("rb") as file:
                data = file.read(MAX_FACE_BYTES + 1)
        except OSError as error:
            out.append(
                told(
                    "BadDeck",
                    "{name} cannot be read ({strerror}).",
                    name=name,
                    strerror=error.strerror,
                )
            )
            continue
        total += len(data)
        if total > MAX_TOTAL_BYTES:
            return [
                *out,
                told(
                    "BadDeck",
                    "Deck {where} is larger than {most} bytes.",
                    where=shown(folder.name),
                    most=MAX_TOTAL_BYTES,
                ),
            ]
        reason = reason_against(data)
        if reason:
            out.append(told("BadDeck", "{name} {reason}.", name=name, reason=reason))
        elif deck is not None:
            width, height = size_of(data)
            if abs(width / height - deck.ratio) > 0.02 * deck.ratio:
                out.append(
                    told(
                        "BadDeck",
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
