"""Makes a deck folder of another program's files, in a process of its own; see ``importing.py``."""

from __future__ import annotations

import json
import math
import os
import re
import statistics
import tomllib
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree.ElementTree import Element

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, qInstallMessageHandler
from PySide6.QtGui import QBitmap, QGuiApplication, QImage, QImageReader, QRegion
from PySide6.QtSvg import QSvgRenderer

from cardtable.art import credits, fonts
from cardtable.art.archives import is_archive, unpack
from cardtable.art.assets import asset
from cardtable.art.deck import MAX_FACE_BYTES, BadDeck, own_files
from cardtable.art.deck_files import MAX_DECK_BYTES, MAX_NAME, OUR_JOKERS, OWN_FORM, load
from cardtable.art.import_sources import (
    CannotImport,
    Found,
    Source,
    find,
    own_form,
    too_large,
    unpacked,
)
from cardtable.art.safe_svg import Picture, Unreadable, read, shown
from cardtable.art.safety import MAX_TOTAL_BYTES
from cardtable.art.svg_cutting import cut, mend, parents_of, tidy, without_text, written
from cardtable.engine.quoting import harmless
from cardtable.files import read_regular
from cardtable.reasons import system_reason
from cardtable.translation import message

#: Height in pixels at which a face is looked at, and in units of the deck that is made.
HEIGHT = 350
#: Share of a side that a card may stay away from it before the empty margin is cut off.
_MARGIN = 0.015
#: Share by which the sides of cards may differ and be stretched; the deck's check has the same.
_ALIKE = 0.015
_BOX = tuple[float, float, float, float]
#: The file of each card in the order of a new deck, named as in our own, whose titles it shares.
_FILES = {f"{rank}{suit}": f"{rank}{suit}.svg" for suit in "SHDC" for rank in "A23456789TJQK"}
_FILES |= {"b": "joker_black.svg", "R": "joker_red.svg"}
_JOKERS = tuple(_FILES[code] for code in "bR")
#: Our own back.
OUR_BACK = "base/back_1.svg"


#: What Qt has said; some of it are words of the files, which no terminal may get.
_complaints: list[str] = []


@dataclass
class _Face:
    """A card on its way into the deck."""

    source: Source
    svg: Element
    box: _BOX
    file: str
    image: QImage = field(default_factory=QImage)


class _Maker:
    """Makes one deck.

    Attributes:
        remarks: what the player should know, a sentence each.
    """

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self._report = report
        self._pictures: dict[Path, tuple[Picture, dict[Element, Element], QSvgRenderer | None]] = {}
        self._about: dict[str, list[str]] = {}
        self._wrong: dict[str, list[str]] = {}
        self._undrawn: set[str] = set()
        self._lettered: list[str] = []
        self._broken: list[str] = []
        self.remarks: list[str] = []

    def make(self, sources: Sequence[Path], target: Path) -> str:
        """Write a deck into the folder ``target``; returns its id."""
        found = find(sources)
        wanted = [(c, found.faces[c], _FILES[c]) for c in _FILES if c in found.faces]
        wanted += [
            ("", source, "back.svg" if not n else f"back_{n + 1}.svg")
            for n, source in enumerate(found.backs[:6])
        ]
        faces: dict[str, _Face] = {}
        backs: list[_Face] = []
        for n, (code, source, file) in enumerate(wanted):
            self._report(n, 2 * len(wanted))
            face = self._face(source, file)
            if face is None:
                continue
            if code:
                faces[code] = face
            else:
                backs.append(face)
        if self._wrong:
            raise CannotImport(*self._refusals())
        kept = [back for back in backs if not self._complaints(back)]
        self._broken = [b.source.shown for b in backs if not any(b is k for k in kept)]
        backs = kept
        ratio = self._shape([*faces.values(), *backs], list(faces.values()))
        corner = self._papered(list(faces.values()))
        for n, face in enumerate((*faces.values(), *backs)):
            self._report(len(wanted) + n, 2 * len(wanted))
            data = written(face.svg, face.box)
            if len(data) > MAX_FACE_BYTES:
                self._refuse(face.source, too_large(MAX_FACE_BYTES))
            _write(target / face.file, data)
        if self._wrong:
            raise CannotImport(*self._refusals())
        return self._describe(found, faces, backs, ratio, corner, target)

    def copy(self, folder: Path, target: Path) -> str:
        """Copy a deck in our own form, without what lies beside it; returns its id."""
        try:
            deck = load(folder)
        except BadDeck as error:
            raise CannotImport(*error.args) from error
        for name, text in credits.read(sorted(folder.iterdir()), {}).texts.items():
            _write(target / name, text)
        for name in OWN_FORM:
            if os.path.isfile(folder / name) and not os.path.islink(folder / name):
                _write(target / name, read_regular(folder / name, MAX_DECK_BYTES + 1))
        files, whole = own_files(deck), 0
        for n, file in enumerate(files):
            self._report(n, len(files))
            data = read_regular(folder / file, MAX_FACE_BYTES + 1)
            whole += len(data)
            if whole > MAX_TOTAL_BYTES:
                reason = too_large(MAX_TOTAL_BYTES)
                raise CannotImport(
                    message("{name} {reason}.", name=shown(folder.name), reason=reason)
                )
            _write(target / file, data)
        return _slug(deck.id) or _slug(folder.name) or "deck"

    # -- faces -----------------------------------------------------------------------------------
    def _refuse(self, source: Source, reason: str) -> None:
        names = self._wrong.setdefault(reason, [])
        name = shown(source.path.name)
        if name not in names:
            names.append(name)

    def _refusals(self) -> list[str]:
        """Return a sentence for each reason, with the files that it is true of."""
        out: list[str] = []
        for reason, names in self._wrong.items():
            out.append(
                message("{name} {reason}.", name=_listed(names), reason=reason)
                if len(names) == 1
                else message("{names}: each {reason}.", names=_listed(names), reason=reason)
            )
        return out

    def _opened(
        self, source: Source
    ) -> tuple[Picture, dict[Element, Element], QSvgRenderer | None] | None:
        if source.path not in self._pictures:
            if not source.name:
                self._pictures.clear()  # each file is needed once
            data = unpacked(source.path)
            try:
                picture = read(data)
            except Unreadable as error:
                self._refuse(source, error.args[0])
                return None
            for reason in picture.reasons:
                self._refuse(source, reason)
            if picture.reasons:
                return None
            for key, said in picture.about.items():
                known = self._about.setdefault(key, [])
                known += [text for text in said if text not in known]
            renderer = QSvgRenderer(QByteArray(data)) if source.name else None
            self._pictures[source.path] = (picture, parents_of(picture), renderer)
        return self._pictures[source.path]

    def _face(self, source: Source, file: str) -> _Face | None:
        if source.name and self._wrong:
            return None  # the whole sheet is refused
        opened = self._opened(source)
        if opened is None:
            return None
        picture, parents, renderer = opened
        if renderer is not None:
            svg = cut(picture, parents, source.name)
            bounds = renderer.boundsOnElement(source.name)
            box = (bounds.x(), bounds.y(), bounds.width(), bounds.height())
        else:
            svg, box = picture.root, picture.box
            if not (box[2] and box[3]):  # all that is drawn, as Qt shows it
                drawn = QSvgRenderer(QByteArray(unpacked(source.path))).viewBoxF()
                box = (drawn.x(), drawn.y(), drawn.width(), drawn.height())
        if box[2] <= 0 or box[3] <= 0:
            self._refuse(source, message("contains no picture of a card"))
            return None
        self._undrawn |= set(mend(svg))
        if any(True for _ in svg.iter("text")):
            if without_text(svg):
                self._lettered.append(shown(source.path.name))
            else:
                self._refuse(source, message("has text; convert it to paths in an editor"))
                return None
        tidy(svg)
        return _Face(source, svg, box, file)

    def _complaints(self, face: _Face) -> bool:
        """Whether Qt finds something in a face that it cannot draw."""
        _complaints.clear()
        _drawn(written(face.svg, face.box), face.box[2] / face.box[3])
        return bool(_complaints)

    def _shape(self, every: list[_Face], fronts: list[_Face]) -> float:
        """Cut margins off and make all cards alike; returns width divided by height."""
        for face in every:
            face.image = _drawn(written(face.svg, face.box), face.box[2] / face.box[3])
        if not any(face.source.name for face in fronts):
            self._trim(every, fronts)
        ratio = statistics.median(face.box[2] / face.box[3] for face in fronts)
        for face in every:
            if abs(face.box[2] / face.box[3] - ratio) > _ALIKE * ratio:
                self._trim_to(face, _inked(face.image))  # something invisible sticks out
            x, y, width, height = face.box
            if abs(width / height - ratio) > _ALIKE * ratio:
                wide, high = max(width, height * ratio), max(height, width / ratio)
                face.box = (x - (wide - width) / 2, y - (high - height) / 2, wide, high)
        return ratio

    def _trim(self, every: list[_Face], fronts: list[_Face]) -> None:
        """Cut off the margin that all cards have round them, if they have paper at all."""
        if not all(_has_paper(face.image, 0.5) for face in fronts):
            return
        inner = [_inked(face.image) for face in fronts]
        left, top = min(i[0] for i in inner), min(i[1] for i in inner)
        right, bottom = max(i[2] for i in inner), max(i[3] for i in inner)
        if max(left, top, 1 - right, 1 - bottom) < _MARGIN:
            return
        for face in every:
            self._trim_to(face, (left, top, right, bottom))

    def _trim_to(self, face: _Face, part: _BOX) -> None:
        """Keep a part of a face, given as fractions of its sides."""
        x, y, width, height = face.box
        left, top, right, bottom = part
        if right - left < 0.1 or bottom - top < 0.1:
            return
        face.box = (
            x + left * width,
            y + top * height,
            (right - left) * width,
            (bottom - top) * height,
        )
        face.image = _drawn(written(face.svg, face.box), face.box[2] / face.box[3])

    def _papered(self, fronts: list[_Face]) -> float:
        """Put paper under cards that have none; returns the radius of their corners."""
        bare = sum(not _has_paper(face.image, 0.04) for face in fronts)
        if bare > len(fronts) / 2:
            for face in fronts:
                x, y, width, height = face.box
                rim = height / 250
                paper = {
                    "x": f"{x + rim / 2:.6g}",
                    "y": f"{y + rim / 2:.6g}",
                    "width": f"{width - rim:.6g}",
                    "height": f"{height - rim:.6g}",
                    "rx": f"{height * 12 / HEIGHT:.6g}",
                    "fill": "#ffffff",
                    "stroke": "#808080",
                    "stroke-width": f"{rim:.6g}",
                }
                face.svg.insert(0, Element("rect", paper))
            return 12.0
        return min(0.24 * HEIGHT, statistics.median(_corner(face.image) for face in fronts))

    # -- the deck --------------------------------------------------------------------------------
    def _describe(
        self,
        found: Found,
        faces: dict[str, _Face],
        backs: list[_Face],
        ratio: float,
        corner: float,
        target: Path,
    ) -> str:
        said = credits.read(found.texts, self._about)
        for name, text in said.texts.items():
            _write(target / name, text)
        plain = found.name.replace("_", " ").replace("-", " ")
        names = {"en": plain[:1].upper() + plain[1:], **said.names}
        id_ = _slug(names["en"]) or _slug(found.name) or "deck"
        files = {code: face.file for code, face in faces.items()}
        files |= {code: file for code, file in OUR_JOKERS.items() if code not in files}
        lines = [
            f"id = {_text(id_)}",
            'family = "french"',
            "order = 50",
            f"size = [{HEIGHT * ratio:.2f}, {HEIGHT}]",
            f"corner = {corner:.1f}",
            'base = "french"',
            f"author = {_text(said.author)}",
            f"licence = {_text(said.licence)}",
            "",
            "[name]",
            *(f"{code} = {_text(name)}" for code, name in names.items()),
        ]
        words = tomllib.loads(asset("imported.toml").read_text("utf-8"))
        for n, file in enumerate([back.file for back in backs] or [OUR_BACK]):
            lines += ["", "[[backs]]", f'id = "back_{n + 1}"', f"file = {_text(file)}"]
            lines += [f'name.{code} = "{name} {n + 1}"' for code, name in words["back"].items()]
        lines += ["", "[faces]", *(f"{code} = {_text(file)}" for code, file in files.items())]
        _write(target / "deck.toml", ("\n".join(lines) + "\n").encode())
        if "b" in faces:
            _write(target / "titles.toml", _titles({file: words[file] for file in _JOKERS}))
        self._remark(set(OUR_JOKERS.values()) <= set(files.values()), bool(backs))
        return id_

    def _remark(self, our_jokers: bool, backs: bool) -> None:
        if our_jokers:
            self.remarks.append(message("It doesn’t have two jokers, so it gets ours."))
        if not backs and self._broken:
            self.remarks.append(
                message(
                    "{names} can’t be drawn here, so the deck gets one of our backs.",
                    names=_listed(self._broken),
                )
            )
        elif not backs:
            self.remarks.append(message("It has no back, so it gets one of ours."))
        elif self._broken:
            self._undrawn.add(_listed(self._broken))
        if self._lettered:
            names = list(dict.fromkeys(self._lettered))
            self.remarks.append(
                message(
                    "Text was converted to paths, perhaps in another font: {names}.",
                    names=_listed(names),
                )
            )
        self.remarks += [
            message("{what} can’t be drawn here: check the cards.", what=what)
            for what in sorted(self._undrawn)
        ]


class _NotWritten(Exception):
    """A file of the deck cannot be written: the ``OSError``."""


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise _NotWritten(error) from error


def _titles(words: dict[str, dict[str, str]]) -> bytes:
    """Return names of cards as ``titles.toml`` has them; other jokers show other figures."""
    lines: list[str] = []
    for file, names in words.items():
        lines += [f'["{file}"]', *(f"{code} = {_text(name)}" for code, name in names.items()), ""]
    return "\n".join(lines).encode()


def _unpacked(sources: Sequence[Path], place: Path) -> list[Path]:
    """Return the sources, with a folder below ``place`` instead of each archive."""
    return [
        unpack(source, place / str(number), _write) if is_archive(source) else source
        for number, source in enumerate(sources)
    ]


def _listed(names: list[str]) -> str:
    return ", ".join(names[:8]) + (" …" if len(names) > 8 else "")


def _text(text: str) -> str:
    """Return a string as TOML has it, which is as JSON has it."""
    return json.dumps(harmless(text, 2 * MAX_NAME), ensure_ascii=False)


def _slug(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", bare).strip("_").lstrip("_0123456789")[:40].rstrip("_")


# -- looking at faces ----------------------------------------------------------------------------
def _drawn(data: bytes, ratio: float) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"svg")
    reader.setScaledSize(QSize(max(8, round(HEIGHT * ratio)), HEIGHT))
    return reader.read().convertToFormat(QImage.Format.Format_ARGB32)


def _solid(image: QImage, x: float, y: float) -> bool:
    column = min(image.width() - 1, max(0, round(x * (image.width() - 1))))
    row = min(image.height() - 1, max(0, round(y * (image.height() - 1))))
    return image.pixelColor(column, row).alpha() > 128


def _has_paper(image: QImage, inset: float) -> bool:
    """Whether there is something at ``inset`` from the middle of most edges."""
    if image.isNull():
        return False
    spots = ((0.5, inset), (inset, 0.5), (1 - inset, 0.5), (0.5, 1 - inset), (0.3, 0.5), (0.7, 0.3))
    return sum(_solid(image, x, y) for x, y in spots) >= len(spots) - 1


def _inked(image: QImage) -> _BOX:
    """Return the part of an image that is drawn on, as fractions of its sides."""
    mask = QRectF(QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect())
    width, height = image.width(), image.height()
    return mask.left() / width, mask.top() / height, mask.right() / width, mask.bottom() / height


def _corner(image: QImage) -> float:
    """Return the radius of a card's corner in pixels, from where its second row of pixels begins.

    A circle of radius r is (r − c)² + (r − y)² = r² at the point c from the left, y from the top.
    """
    if image.isNull():
        return 0.0
    row = 1.5
    for column in range(image.width() // 2):
        if image.pixelColor(column, 1).alpha() > 128:
            return column + row + math.sqrt(2 * column * row) if column > 1 else 0.0
    return 0.0


# -- the process ---------------------------------------------------------------------------------
def run(sources: Sequence[Path], target: Path, send: Callable[[tuple[object, ...]], None]) -> None:
    """Make a deck; ``send`` gets the progress, and at last the outcome."""
    qInstallMessageHandler(lambda _kind, _where, what: _complaints.append(what))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication.instance() or QGuiApplication(["cardtable"])
    fonts.load("en")
    maker = _Maker(lambda done, whole: send(("progress", done, whole)))
    try:
        given = _unpacked(sources, target.parent / "unpacked")
        folder = own_form(given)
        id_ = maker.copy(folder, target) if folder else maker.make(given, target)
    except CannotImport as error:
        send(("refused", *error.args))
    except _NotWritten as error:
        send(("not written", *error.args))
    except OSError as error:
        send(
            (
                "refused",
                message(
                    "{name} can’t be read ({strerror}).",
                    name=shown(os.path.basename(str(error.filename or "")) or target.name),
                    strerror=system_reason(error),
                ),
            )
        )
    else:
        send(("made", id_, *maker.remarks))
    del app
