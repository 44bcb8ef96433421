"""Reads an SVG from outside: as text, not drawn.

A hostile SVG can read the player's files (``image``), carry entities that grow without end, or be
nested so deeply that whatever walks it overflows. Such files are refused. What draws nothing, such
as an editor's notes, is skipped. How much time and memory a picture takes is not judged here but
measured in :mod:`cardtable.art.trial`.

Qt looks at local names only: ``<x:image>`` of any namespace is an image to it. So elements of
other namespaces are harmless only as long as SVG has none of that name.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element
from xml.parsers import expat

from cardtable.art.deck import MAX_FACE_BYTES
from cardtable.translation import message

#: Qt, like everything else that walks a tree, recurses.
MAX_DEPTH = 200
MAX_NUMBER = 1e6
#: Most characters of an entity, and most references to entities.
MAX_ENTITY, MAX_REFERENCES = 200, 2_000

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_XML = "http://www.w3.org/XML/1998/namespace"
#: What a card may be drawn with.
ELEMENTS = frozenset(
    (
        *("svg", "g", "defs", "symbol", "use", "switch", "style", "path", "rect", "circle"),
        *("ellipse", "line", "polyline", "polygon", "image", "linearGradient"),
        *("radialGradient", "stop", "pattern", "mask", "clipPath", "marker", "filter"),
        *("feGaussianBlur", "feOffset", "feMerge", "feMergeNode", "feFlood", "feBlend"),
        *("feComposite", "feColorMatrix"),
    )
)
#: What a card cannot be drawn with, although it is harmless.
TEXT = frozenset(["text", "tspan", "textPath", "tref", "textArea", "tbreak"])
#: All that Qt could take for a part of the picture, or a browser for a program.
_KNOWN = (
    ELEMENTS
    | TEXT
    | frozenset(
        (
            *("script", "animate", "animateColor", "animateMotion"),
            *("animateTransform", "animation", "set", "mpath", "audio", "video", "iframe"),
            *("object", "embed", "handler", "listener", "feImage", "solidColor"),
        )
    )
)
_HREFS = frozenset(["use", "linearGradient", "radialGradient", "pattern", "image", "filter"])
_NUMERIC = frozenset(
    (
        *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width"),
        *("height", "d", "points", "transform", "viewBox", "offset", "gradientTransform"),
        *("patternTransform", "stroke-width", "stroke-dasharray", "stroke-miterlimit"),
    )
)
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_OWN = re.compile(r"#[^\s()\"'<>\\]{1,200}")
_URL = re.compile(r"url\s*\(\s*(.*?)\s*\)", re.IGNORECASE | re.DOTALL)
_PICTURE = re.compile(r"data:image/(?:png|jpeg|jpg);base64,([A-Za-z0-9+/=\s]+)")
#: How a bitmap begins. Qt goes by this, not by what the link says; an SVG would be drawn unchecked.
_BITMAPS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")
#: Encodings in which markup has the same bytes as in UTF-8. Qt reads what the file declares.
_ENCODINGS = frozenset(
    ("utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "iso-8859-15", "latin1", "windows-1252")
)


class Unreadable(Exception):
    """The reason why nothing of a file can be used; half a sentence."""


def shown(text: str, maximum: int = 60) -> str:
    """Prepare foreign text for a message: cut, and without control characters."""
    clean = "".join(ch if ch.isprintable() else "�" for ch in text[: maximum + 1])
    return clean[:maximum] + "…" if len(clean) > maximum else clean


@dataclass
class Picture:
    """What an SVG draws.

    Attributes:
        root: its elements under their local names, with the attributes that matter.
        ids: each element by its id.
        reasons: why it is refused, half a sentence each and each once.
        texts: how many elements are text.
        undrawn: what Qt would leave out without a word, such as ``clip-path``; each once.
        about: what its metadata say: text by the local name of the element around it.
    """

    root: Element
    ids: dict[str, Element] = field(default_factory=dict)
    reasons: list[str] = field(default_factory=list)
    texts: int = 0
    undrawn: list[str] = field(default_factory=list)
    about: dict[str, list[str]] = field(default_factory=dict)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height in its own units; width 0 if it does not say."""
        return box_of(self.root)


def length(text: str) -> float:
    """Return a length in pixels of CSS; 0 if there is none, or only a percentage."""
    found = re.fullmatch(r"\s*([\d.]+(?:[eE][-+]?\d+)?)\s*(px|pt|pc|mm|cm|in|)\s*", text)
    if not found:
        return 0.0
    units = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}
    try:
        return float(found[1]) * units[found[2]]
    except ValueError:
        return 0.0


def box_of(element: Element) -> tuple[float, float, float, float]:
    """Return the part of its inside that an ``svg`` shows: its view box, or else its size."""
    found = [float(n) for n in _NUMBER.findall(element.get("viewBox", ""))]
    if len(found) == 4 and found[2] > 0 and found[3] > 0:
        return found[0], found[1], found[2], found[3]
    return 0.0, 0.0, length(element.get("width", "")), length(element.get("height", ""))


def _is_link(name: str) -> bool:
    """Whether an attribute leads somewhere."""
    return name.rpartition(" ")[2] == "href"


def _is_bitmap(coded: str) -> bool:
    """Whether the bytes that Qt makes of Base64, skipping what is none, begin a bitmap."""
    plain = re.sub(r"[=\s]", "", coded)[:16]
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4)).startswith(_BITMAPS)
    except ValueError:  # too short
        return False


class _Reader:
    """Builds a picture from what the parser reports."""

    def __init__(self) -> None:
        self.picture = Picture(Element("svg"))
        self._open: list[Element] = []
        #: Local names of what is open and not kept, outermost first.
        self._skipped: list[str] = []
        self._depth = 0
        #: Some programs leave the namespace out, and Qt does not mind.
        self._space = _SVG

    def refuse(self, reason: str) -> None:
        if reason not in self.picture.reasons:
            self.picture.reasons.append(reason)

    def _leaves_out(self, what: str) -> None:
        if what not in self.picture.undrawn:
            self.picture.undrawn.append(what)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise Unreadable(message("is nested deeper than {most} elements", most=MAX_DEPTH))
        if self._depth == 1:
            if space not in (_SVG, "") or local != "svg":
                raise Unreadable(message("has no <svg> around its picture"))
            self._space = space
        if local in _KNOWN and not (space == self._space and local in ELEMENTS | TEXT):
            self.refuse(
                message(
                    "has <{local}>, which may run or load something; remove it in an editor",
                    local=shown(local),
                )
            )
        if local in ("a", "foreignObject"):
            self._refuse_scripts(attributes)
            self._leaves_out(f"<{local}>")
        if local == "a" and space == self._space:
            local, attributes = "g", {k: v for k, v in attributes.items() if not _is_link(k)}
        if self._skipped or space != self._space or local not in ELEMENTS | TEXT:
            self._skipped.append(local)
            self._note(attributes)
            return
        if local in TEXT:
            self.picture.texts += 1
        element = Element(local, self._kept(local, attributes))
        if "clip-path" in element.attrib or "clip-path:" in element.get("style", ""):
            self._leaves_out("clip-path")
        if local == "symbol" and "viewBox" in element.attrib:
            self._leaves_out("<symbol viewBox>")
        if local == "svg" and self._open:
            self._leaves_out("<svg> inside <svg>")
        if self._open:
            self._open[-1].append(element)
        else:
            self.picture.root = element
            self._measure(element)
        self._open.append(element)
        self.picture.ids.setdefault(element.get("id", ""), element)

    def _refuse_scripts(self, attributes: dict[str, str]) -> None:
        """Refuse what a link, or a part for other programs, would run."""
        for name, value in attributes.items():
            runs = re.match(r"\s*\w*script\s*:", value, re.IGNORECASE)
            if name.rpartition(" ")[2].lower().startswith("on") or (_is_link(name) and runs):
                self._refuse_running(name)

    def _refuse_running(self, name: str) -> None:
        self.refuse(
            message(
                "has an attribute “{key}”, which may run something; remove it in an editor",
                key=shown(name.rpartition(" ")[2]),
            )
        )

    def _note(self, attributes: dict[str, str]) -> None:
        for name, value in attributes.items():
            if name.rpartition(" ")[2] == "resource":
                self.picture.about.setdefault(self._skipped[-1], []).append(value)

    def data(self, text: str) -> None:
        if self._skipped:
            if text.strip() and len(self._skipped) > 1:
                where = self._skipped[-1]
                if where in ("title", "Agent", "li"):  # Dublin Core wraps these
                    where = self._skipped[-min(3, len(self._skipped))]
                self.picture.about.setdefault(where, []).append(text.strip())
        elif self._open and self._open[-1].tag in TEXT | {"style"}:
            inside = self._open[-1]
            if len(inside):
                inside[-1].tail = (inside[-1].tail or "") + text
            else:
                inside.text = (inside.text or "") + text

    def end(self, _name: str) -> None:
        self._depth -= 1
        if self._skipped:
            self._skipped.pop()
            return
        element = self._open.pop()
        if element.tag == "style":
            self._sheet(element.text or "")

    def _measure(self, root: Element) -> None:
        x, y, width, height = box_of(root)
        possible = max(abs(x), abs(y)) <= 1e5 and 1 <= width <= 1e5 and 1 <= height <= 1e5
        if width and height and not possible:
            self.refuse(
                message(
                    "has an impossible size: {width:g} × {height:g} units",
                    width=width,
                    height=height,
                )
            )

    def _kept(self, local: str, attributes: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {}
        for name, value in attributes.items():
            space, _, key = name.rpartition(" ")
            if key.lower().startswith("on"):
                self._refuse_running(key)
            elif key == "href" and space in ("", _XLINK):
                if self._may_refer(local, value):
                    kept["href"] = value
            elif space == _XML and key == "base":
                self._outside(value)
            elif not space:
                self._value(key, value)
                kept[key] = value
        return kept

    def _may_refer(self, local: str, value: str) -> bool:
        own = _OWN.fullmatch(value) if local != "image" else _PICTURE.fullmatch(value)
        if own is not None and local == "image" and not _is_bitmap(own[1]):
            self.refuse(message("has an embedded picture that’s neither PNG nor JPEG"))
            return False
        if own is None or local not in _HREFS:
            self._outside(value)
        return own is not None

    def _outside(self, value: str) -> None:
        self.refuse(
            message(
                "refers to “{value}” outside the file; embed it in an editor", value=shown(value)
            )
        )

    def _value(self, key: str, value: str) -> None:
        for target in _URL.findall(value):
            if not _OWN.fullmatch(target.strip("\"'")):
                self._outside(target)
        if key in ("style", "fill", "stroke", "filter", "mask") and (
            "\\" in value or "/*" in value
        ):
            self.refuse(message("has something hidden in “{value}”", value=shown(value)))
        if key in _NUMERIC:
            for number in _NUMBER.findall(value):
                if len(number) > 3 and not abs(float(number)) <= MAX_NUMBER:
                    self.refuse(
                        message(
                            "has a number far outside the card: {number}", number=shown(number, 20)
                        )
                    )
                    break
            if key != "d" and re.search(r"nan|inf", value.lower()):
                self.refuse(message("has an invalid number: {value}", value=shown(value, 20)))

    def _sheet(self, css: str) -> None:
        """Check a style sheet: a reference can stand in it as well."""
        self._value("", css)
        plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
        if "\\" in plain or re.search(r"@(?!media|font-face|charset|namespace)", plain):
            self.refuse(message("has a style sheet that loads another; embed it in an editor"))


def read(data: bytes) -> Picture:
    """Read an SVG. What must not be drawn is named in :attr:`Picture.reasons`.

    Raises:
        Unreadable: if it cannot be read at all.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(message("isn’t text in UTF-8")) from error
    if "\0" in text:
        raise Unreadable(message("isn’t text in UTF-8"))
    reader = _Reader()
    parser = expat.ParserCreate("utf-8", " ")
    parser.buffer_text = True

    def stop(reason: str) -> int:
        raise Unreadable(reason)

    def instruction(target: str, _rest: str) -> None:  # it may name a style sheet
        reader.refuse(
            message("has an instruction <?{target}?>; remove it in an editor", target=shown(target))
        )

    def entity(_name: str, parameter: bool, value: str | None, *_: object) -> None:
        # Adobe Illustrator abbreviates namespaces so; one that holds no other cannot grow.
        plain = not parameter and value is not None and len(value) <= MAX_ENTITY
        if not plain or re.search("[&%<]", value or "") or text.count("&") > MAX_REFERENCES:
            raise Unreadable(message("declares entities; save it as a plain SVG in an editor"))

    def declaration(_version: str, encoding: str | None, _alone: int) -> None:
        if encoding is not None and encoding.lower() not in _ENCODINGS:
            raise Unreadable(message("isn’t text in UTF-8"))

    parser.XmlDeclHandler = declaration
    parser.EntityDeclHandler = entity
    parser.ExternalEntityRefHandler = lambda *_: stop(message("refers to an external entity"))
    parser.SkippedEntityHandler = lambda *_: stop(message("refers to an external entity"))
    parser.ProcessingInstructionHandler = instruction
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.data
    try:
        parser.Parse(text.encode("utf-8"), True)
    except expat.ExpatError as error:
        raise Unreadable(
            message(
                "isn’t XML (line {line}: {reason})",
                line=error.lineno,
                reason=expat.errors.messages[error.code],
            )
        ) from error
    reader.picture.ids.pop("", None)
    return reader.picture


def judged(data: bytes) -> tuple[list[str], tuple[float, float]]:
    """Return why an SVG is refused as a face, half a sentence each, and its width and height."""
    if len(data) > MAX_FACE_BYTES:
        return [message("is larger than {most} bytes", most=MAX_FACE_BYTES)], (0.0, 0.0)
    try:
        picture = read(data)
    except Unreadable as error:
        return [error.args[0]], (0.0, 0.0)
    reasons = list(picture.reasons)
    if not (picture.box[2] and picture.box[3]):
        reasons.append(message("has neither a viewBox of four numbers nor a size"))
    if picture.texts:
        reasons.append(message("has text; convert it to paths in an editor, or import the deck"))
    reasons += [
        message("has {what}, which wouldn’t be drawn; import the deck", what=what)
        for what in picture.undrawn
    ]
    return reasons, picture.box[2:]


def reason_against(data: bytes) -> str:
    """Return the first reason why an SVG is refused; empty if it is safe."""
    return next(iter(judged(data)[0]), "")
