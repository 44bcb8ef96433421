"""Checks whether an SVG from outside is safe. It is read as text, not drawn.

A hostile SVG can hang the program (``use`` within ``use``), read the user's files (``image``), or
carry entities that grow without end. So only what a playing card needs is allowed: plain shapes,
gradients, groups, and references inside the same file. The parser stops at the first ``DOCTYPE``,
so no entity is ever expanded.
"""

from __future__ import annotations

import re
from xml.parsers import expat

from cardtable.art.deck import MAX_FACE_BYTES
from cardtable.telling import told

MAX_DEPTH = 32
MAX_ELEMENTS = 20_000
#: Most elements drawn once every ``use`` has been followed.
MAX_DRAWN = 50_000
MAX_NUMBER = 1e5
#: Most numbers in all attributes of a file.
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


class _Refused(Exception):
    """The reason why a file is refused; half a sentence."""


def shown(text: str, most: int = 60) -> str:
    """Prepare foreign text for a message: cut, and without control characters."""
    clean = "".join(ch if ch.isprintable() else "�" for ch in text[: most + 1])
    return clean[:most] + "…" if len(clean) > most else clean


class _Reader:
    """Reads one SVG and refuses anything a card does not need."""

    def __init__(self) -> None:
        self.depth = 0
        self.elements = 0
        self.numbers = 0
        #: Numbers in the attributes below each id, as :attr:`below` does for elements.
        self.points: dict[str, int] = {"": 0}
        self.size: tuple[float, float] | None = None
        #: Elements and references below each id; "" stands for the whole picture.
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
                    "measures {width:g} × {height:g} units, which is not possible",
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
        """Check what can only be judged at the end: references and how often they are drawn."""
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
        """Count elements and numbers drawn for an id, following each ``use``.

        Without recursion, because bombs are deeply nested.
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
    """Return why the SVG ``data`` is refused, half a sentence; empty if it is safe."""
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
    """Return width and height of a safe SVG in its own units."""
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
