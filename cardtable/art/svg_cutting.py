"""Cuts one card out of a picture, and writes it so that Qt draws what was meant.

An SVG with a whole deck has an element for each card. A face is that element, what it refers to,
and the colours it inherits. Where the element lies in the sheet does not matter, so the transforms
around it are left out, as KDE's games do.

Qt leaves out ``clip-path``, a pattern that has its size or content from another, an ``<svg>``
inside another and a ``<symbol>`` with a view box, without a word; it draws colours with
transparency in black. Here they become what it does draw: masks, whole patterns, groups with a
transform, and opacity. Text becomes paths, so that a card looks the same wherever it is shown.
"""

from __future__ import annotations

import colorsys
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from cardtable.art import fonts
from cardtable.art.safe_svg import Picture, box_of, length

_REFERENCE = re.compile(r"url\(\s*[\"']?#([^\s()\"']+)[\"']?\s*\)")
#: What has no meaning for a group without its place in the sheet.
_OF_THE_PLACE = frozenset(
    ("transform", "id", "display", "clip-path", "mask", "filter", "viewBox", "width", "height")
)
#: Beginnings of attributes and properties that draw nothing, as editors write them.
_IDLE = ("-", "data-", "aria-", "font", "text-", "letter-", "word-", "line-height", "writing-")
_IDLE_TOO = frozenset(
    (
        *("version", "baseProfile", "role", "lang", "overflow", "clip", "baseline-shift"),
        *("enable-background", "isolation", "mix-blend-mode", "shape-rendering", "shape-padding"),
        *("color-rendering", "image-rendering", "solid-color", "solid-opacity", "vector-effect"),
        *("contentScriptType", "contentStyleType", "zoomAndPan"),
    )
)
#: What a ``use`` cannot show.
_NOT_DRAWN = frozenset(("linearGradient", "radialGradient", "stop", "filter", "clipPath", "style"))
#: Most elements that patterns may have from others, all together.
_MOST_COPIED = 20_000
#: A mask without bounds would be one of the bounding box, which cuts outlines off.
_EVERYWHERE = {"x": "-20000", "y": "-20000", "width": "40000", "height": "40000"}


def style_of(element: Element) -> dict[str, str]:
    """Return the properties in an element's ``style``."""
    pairs = (part.split(":", 1) for part in element.get("style", "").split(";") if ":" in part)
    return {name.strip(): value.strip() for name, value in pairs}


def set_style(element: Element, style: dict[str, str]) -> None:
    """Write an element's ``style``."""
    if style:
        element.set("style", ";".join(f"{name}:{value}" for name, value in style.items()))
    else:
        element.attrib.pop("style", None)


def references(element: Element) -> Iterator[str]:
    """Yield the ids that an element itself refers to."""
    href = element.get("href", "")
    if href.startswith("#"):
        yield href[1:]
    for value in element.attrib.values():
        if "url" in value:
            yield from _REFERENCE.findall(value)


def parents_of(picture: Picture) -> dict[Element, Element]:
    """Return what each element stands in."""
    return {child: parent for parent in picture.root.iter() for child in parent}


def cut(picture: Picture, parents: dict[Element, Element], name: str) -> Element:
    """Return an ``svg`` of the element called ``name``; its view box is not set yet."""
    card = picture.ids[name]
    groups: list[dict[str, str]] = []
    above = parents.get(card)
    while above is not None:
        if above.tag in ("g", "svg"):
            kept = {k: v for k, v in above.attrib.items() if k not in _OF_THE_PLACE}
            style = {k: v for k, v in style_of(above).items() if k not in _OF_THE_PLACE}
            kept.pop("style", None)
            if style:
                kept["style"] = ";".join(f"{k}:{v}" for k, v in style.items())
            groups.append(kept)
        above = parents.get(above)
    svg = Element("svg")
    sheets = list(picture.root.iter("style"))
    inner = svg
    for attributes in reversed(groups):
        inner = ElementTree.SubElement(inner, "g", attributes)
    whole = set(card.iter())
    needed = _needed(picture, [svg, card], whole)
    if needed or sheets:
        defs = Element("defs")
        defs.extend(copy.deepcopy(sheet) for sheet in sheets)
        defs.extend(copy.deepcopy(element) for element in needed)
        svg.insert(0, defs)
    own = copy.deepcopy(card)
    if own.tag == "symbol":
        own.tag = "g"
    inner.append(own)
    return svg


def _needed(picture: Picture, start: list[Element], inside: set[Element]) -> list[Element]:
    """Return the elements outside of ``inside`` that are referred to, in the order of the file."""
    found: dict[str, Element] = {}
    asked = [name for element in start for part in element.iter() for name in references(part)]
    while asked:
        name = asked.pop()
        element = picture.ids.get(name)
        if element is None or name in found or element in inside:
            continue
        found[name] = element
        asked += [more for part in element.iter() for more in references(part)]
    within = {part for element in found.values() for part in element.iter() if part is not element}
    return [e for e in picture.ids.values() if e in found.values() and e not in within]


def mend(svg: Element) -> list[str]:
    """Rewrite what Qt would not draw as it is meant; return what could not be, each once."""
    left: list[str] = []
    ids = {element.get("id", ""): element for element in svg.iter()}
    _complete_patterns(ids)
    _unlink(svg, ids)
    _flatten(svg, ids)
    clips = {e.get("id", ""): e for e in svg.iter("clipPath")}
    masks: set[str] = set()
    for element in svg.iter():
        _plain_colours(element)
        style = style_of(element)
        clip = style.pop("clip-path", "") or element.get("clip-path", "")
        element.attrib.pop("clip-path", None)
        set_style(element, style)
        name = next(iter(_REFERENCE.findall(clip)), "")
        if name not in clips or element.tag in ("clipPath", "mask"):
            continue
        if "mask" in element.attrib or "mask" in style:
            left.append("clip-path")
            continue
        element.set("mask", f"url(#{name})")
        masks.add(name)
    for name in masks:
        _as_mask(clips[name])
    return sorted(set(left))


def _complete_patterns(ids: dict[str, Element]) -> None:
    """Give patterns what they have from others; Qt does not look it up, and draws none of them.

    A pattern without a size draws nothing, as if it were not there.
    """
    patterns = {name: element for name, element in ids.items() if element.tag == "pattern"}
    room = _MOST_COPIED
    for pattern in patterns.values():
        others: list[Element] = []
        target = patterns.get(pattern.get("href", "")[1:])
        while target is not None and target is not pattern and target not in others:
            others.append(target)
            target = patterns.get(target.get("href", "")[1:])
        for other in others:
            if not len(pattern):
                room -= sum(1 for _ in other.iter())
                if room > 0:
                    pattern.extend(_nameless(part) for part in other)
            pattern.attrib = {
                **{k: v for k, v in other.attrib.items() if k not in ("id", "href")},
                **pattern.attrib,
            }
    for name, pattern in patterns.items():
        pattern.attrib.pop("href", None)
        sides = (pattern.get("width", ""), pattern.get("height", ""))
        if not all(re.match(r"\s*\+?[\d.]*[1-9]", side) for side in sides):
            del ids[name]


def _nameless(element: Element) -> Element:
    """Return a copy whose parts are called nothing: what they are called stays where it was."""
    made = copy.deepcopy(element)
    for part in made.iter():
        part.attrib.pop("id", None)
    return made


def _unlink(svg: Element, ids: dict[str, Element]) -> None:
    """Take out references to what is not there, which draw nothing; Qt would complain of them."""
    for parent in list(svg.iter()):
        for child in list(parent):
            target = ids.get(child.get("href", "#")[1:])
            if child.tag == "use" and (target is None or target.tag in _NOT_DRAWN):
                parent.remove(child)
    for element in svg.iter():
        href = element.get("href", "")
        if href.startswith("#") and href[1:] not in ids:
            del element.attrib["href"]
        for key, value in element.attrib.items():
            element.attrib[key] = _without_missing(value, ids)
        if element.tag == "style" and element.text:
            element.text = _without_missing(element.text, ids)


def _without_missing(value: str, ids: dict[str, Element]) -> str:
    """Return a value or style in which what is missing is “none”, or what stands in for it."""

    def instead(found: re.Match[str]) -> str:
        if found[1] in ids:
            return found[0]
        return "" if re.match(r"\s*[\w#]", value[found.end() :]) else "none"

    return _REFERENCE.sub(instead, value).strip() if "url" in value else value


def _as_mask(clip: Element) -> None:
    """Make a mask of a clip path: what it holds is shown, and nothing else."""
    units = clip.attrib.pop("clipPathUnits", "userSpaceOnUse")
    clip.tag = "mask"
    if units == "objectBoundingBox":
        clip.attrib |= {"maskContentUnits": units}
    else:
        clip.attrib |= {"maskUnits": "userSpaceOnUse", **_EVERYWHERE}
    for part in clip.iter():
        style = style_of(part)
        for paint in ("fill", "stroke", "opacity", "fill-opacity", "stroke-opacity"):
            style.pop(paint, None)
            part.attrib.pop(paint, None)
        set_style(part, style)
        if part is not clip:
            part.set("fill", "#ffffff")


def _flatten(svg: Element, ids: dict[str, Element]) -> None:
    """Make groups of symbols and of pictures within the picture."""
    for use in list(svg.iter("use")):
        symbol = ids.get(use.get("href", "")[1:])
        if symbol is None or symbol.tag not in ("symbol", "svg") or "viewBox" not in symbol.attrib:
            continue
        move = _viewport(symbol, use)
        for side in ("x", "y", "width", "height"):
            use.attrib.pop(side, None)
        use.set("transform", f"{use.get('transform', '')} {move}".strip())
    for element in list(svg.iter()):
        if element.tag == "symbol":
            element.tag = "g"
            inside = Element("defs")
            _replace(svg, element, inside)
            inside.append(element)
        elif element.tag == "svg" and element is not svg:
            move = _viewport(element, element)
            element.tag = "g"
            element.set("transform", f"{element.get('transform', '')} {move}".strip())
        else:
            continue
        for name in ("viewBox", "x", "y", "width", "height", "preserveAspectRatio"):
            element.attrib.pop(name, None)


def _replace(svg: Element, old: Element, new: Element) -> None:
    for parent in svg.iter():
        for place, child in enumerate(parent):
            if child is old:
                parent[place] = new
                return


def _viewport(inner: Element, placed: Element) -> str:
    """Return the transform from the inside of ``inner`` to the box that ``placed`` gives it."""
    x, y, width, height = box_of(inner)
    left, top = length(placed.get("x", "0")), length(placed.get("y", "0"))
    for side in ("x", "y"):
        found = re.fullmatch(r"\s*(-[\d.]+)(px)?\s*", placed.get(side, ""))
        if found:
            left, top = (float(found[1]), top) if side == "x" else (left, float(found[1]))
    room_w = length(placed.get("width", "")) or width
    room_h = length(placed.get("height", "")) or height
    if not width or not height:
        return f"translate({left:g} {top:g})"
    across, down = room_w / width, room_h / height
    fit = inner.get("preserveAspectRatio", "xMidYMid meet")
    if "none" not in fit:
        across = down = max(across, down) if "slice" in fit else min(across, down)
    spare_w, spare_h = room_w - across * width, room_h - down * height
    left += spare_w * (0 if "xMin" in fit else 1 if "xMax" in fit else 0.5)
    top += spare_h * (0 if "YMin" in fit else 1 if "YMax" in fit else 0.5)
    return f"translate({left:g} {top:g}) scale({across:g} {down:g}) translate({-x:g} {-y:g})"


_ALPHA = re.compile(
    r"#(?P<hex>[0-9a-fA-F]{8}|[0-9a-fA-F]{4})(?![0-9a-fA-F])"
    r"|(?P<kind>rgba?|hsla?)\((?P<parts>[^()]*)\)"
)
_OPACITY = {"fill": "fill-opacity", "stroke": "stroke-opacity", "stop-color": "stop-opacity"}


def _plain_colours(element: Element) -> None:
    """Split colours with transparency into a colour and an opacity."""
    style = style_of(element)
    for where in (element.attrib, style):
        for key, opacity in _OPACITY.items():
            found = _ALPHA.search(where.get(key, ""))
            colour = _colour(found) if found else None
            if colour is None:
                continue
            where[key] = colour[0]
            if colour[1] < 1:
                before = float(where.get(opacity, "1") or 1)
                where[opacity] = f"{before * colour[1]:g}"
    set_style(element, style)


def _colour(found: re.Match[str]) -> tuple[str, float] | None:
    if found["hex"]:
        digits = found["hex"] if len(found["hex"]) == 8 else "".join(c * 2 for c in found["hex"])
        return f"#{digits[:6]}", int(digits[6:], 16) / 255
    parts = re.findall(r"([-+\d.]+)\s*(%|deg|)", found["parts"])
    if len(parts) not in (3, 4):
        return None
    try:
        values = [float(n) / 100 if unit == "%" else float(n) for n, unit in parts]
    except ValueError:
        return None
    alpha = min(1.0, max(0.0, values[3])) if len(values) == 4 else 1.0
    if found["kind"].startswith("hsl"):
        red, green, blue = colorsys.hls_to_rgb(values[0] / 360 % 1, values[2], values[1])
    else:
        red, green, blue = (
            value if unit == "%" else value / 255
            for value, (_, unit) in zip(values[:3], parts, strict=False)
        )
    numbers = (round(255 * min(1.0, max(0.0, part))) for part in (red, green, blue))
    return "#{:02x}{:02x}{:02x}".format(*numbers), alpha


def tidy(svg: Element) -> None:
    """Drop what draws nothing: an editor's attributes, unused ids, empty groups."""
    sheet = any((element.text or "").strip() for element in svg.iter("style"))
    used = {name for element in svg.iter() for name in references(element)}
    for element in svg.iter():
        for key in list(element.attrib):
            idle = key.startswith(_IDLE) or key in _IDLE_TOO or (key == "class" and not sheet)
            if idle or (key == "id" and not sheet and element.attrib[key] not in used):
                del element.attrib[key]
        style = style_of(element)
        if style:
            kept = {
                key: value
                for key, value in style.items()
                if not key.startswith(_IDLE)
                and key not in _IDLE_TOO
                and not (key.startswith("marker") and value == "none")
            }
            set_style(element, kept)
        if element.tag != "style":
            element.text = element.tail = None


def written(svg: Element, box: tuple[float, float, float, float]) -> bytes:
    """Return an SVG file that shows the part ``box`` of a picture."""
    svg.attrib = {
        "xmlns": "http://www.w3.org/2000/svg",
        "xmlns:xlink": "http://www.w3.org/1999/xlink",
        "viewBox": " ".join(f"{number:.6g}" for number in box),
        **{
            k: v for k, v in svg.attrib.items() if k not in ("viewBox", "x", "y", "width", "height")
        },
    }
    for element in svg.iter():
        if "href" in element.attrib:
            element.attrib["xlink:href"] = element.attrib.pop("href")
    text: str = ElementTree.tostring(svg, encoding="unicode")
    return text.encode()


_WEIGHTS = {"bold": 700, "bolder": 700, "normal": 400, "lighter": 300}
_FONT = ("font-size", "font-family", "font-weight", "font-style", "text-anchor", "letter-spacing")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
#: Fonts are drawn at this size and scaled: small ones would be hinted.
_EXACT = 200.0


@dataclass(frozen=True)
class _Style:
    size: float = 16.0
    family: str = ""
    weight: int = 400
    italic: bool = False
    anchor: str = "start"
    spacing: float = 0.0


def without_text(svg: Element) -> bool:
    """Replace every ``text`` by a path; return whether all could be."""
    rules = _rules(svg)
    return _walk(svg, _Style(), rules)


def _rules(svg: Element) -> dict[str, dict[str, str]]:
    """Return the properties of plain class selectors in style sheets."""
    found: dict[str, dict[str, str]] = {}
    for sheet in svg.iter("style"):
        for names, body in _RULE.findall(sheet.text or ""):
            for name in names.split(","):
                rule = style_of(Element("g", {"style": body}))
                found.setdefault(name.strip(), {}).update(rule)
    return found


def _walk(parent: Element, above: _Style, rules: dict[str, dict[str, str]]) -> bool:
    well = True
    for place, child in enumerate(list(parent)):
        style = _styled(child, above, rules)
        if child.tag == "text":
            path = _as_path(child, style, rules)
            well = well and path is not None
            if path is not None:
                parent[place] = path
        else:
            well = _walk(child, style, rules) and well
    return well


def _styled(element: Element, above: _Style, rules: dict[str, dict[str, str]]) -> _Style:
    said: dict[str, str] = dict(rules.get(element.tag, {}))
    said |= {k: v for k, v in element.attrib.items() if k in _FONT}
    for name in element.get("class", "").split():
        said |= rules.get(f".{name}", {})
    said |= style_of(element)
    style = above
    if size := _number(said.get("font-size", "")):
        unit = said["font-size"].strip()[-2:]
        style = replace(style, size=size * {"pt": 4 / 3, "em": above.size}.get(unit, 1.0))
    if "font-family" in said:
        style = replace(style, family=said["font-family"])
    if weight := said.get("font-weight", ""):
        number = int(weight) if weight.isdigit() else _WEIGHTS.get(weight, style.weight)
        style = replace(style, weight=min(1000, max(1, number)))
    if "font-style" in said:
        style = replace(style, italic=said["font-style"] in ("italic", "oblique"))
    if "text-anchor" in said:
        style = replace(style, anchor=said["text-anchor"])
    if "letter-spacing" in said:
        style = replace(style, spacing=_number(said["letter-spacing"]) or 0.0)
    return style


def _number(text: str) -> float | None:
    found = re.match(r"\s*(-?[\d.]+(?:e-?\d+)?)", text)
    try:
        return float(found[1]) if found else None
    except ValueError:
        return None


def _as_path(text: Element, style: _Style, rules: dict[str, dict[str, str]]) -> Element | None:
    """Return a group of paths that looks like a ``text``; nothing if it cannot be made."""
    group = Element("g", {k: v for k, v in text.attrib.items() if k not in ("x", "y", "dx", "dy")})
    at = [_number(text.get("x", "0")) or 0.0, _number(text.get("y", "0")) or 0.0]
    parts: list[tuple[Element, _Style, str, bool]] = [(text, style, text.text or "", True)]
    for span in text:
        if span.tag != "tspan" or len(span):
            return None
        parts.append((span, _styled(span, style, rules), span.text or "", False))
        parts.append((text, style, span.tail or "", False))
    for element, own, words, first in parts:
        shown = re.sub(r"\s+", " ", words)
        shown = shown.strip() if first or element is not text else shown
        if element is not text or first:
            for axis, (to, by) in enumerate((("x", "dx"), ("y", "dy"))):
                found = _number(element.get(to, ""))
                start = at[axis] if found is None else found
                at[axis] = start + (_number(element.get(by, "")) or 0.0)
        if not shown.strip():
            continue
        drawn, width = _letters(shown, own)
        left = at[0] - width * {"middle": 0.5, "end": 1.0}.get(own.anchor, 0.0)
        kept = {
            k: v for k, v in element.attrib.items() if k in ("fill", "stroke", "style", "class")
        }
        path = Element("path", {} if element is text else kept)
        path.set("d", _data(drawn, left, at[1], own.size / _EXACT))
        group.append(path)
        at[0] = left + width
    return group


def _letters(words: str, style: _Style) -> tuple[QPainterPath, float]:
    """Return the outlines of some text at the exact size, and its width in the text's size."""
    fonts.load_for(words)
    font = QFont()
    families = [name.strip(" '\"") for name in style.family.split(",") if name.strip(" '\"")]
    font.setFamilies([*families, *fonts.families("en")])
    font.setPixelSize(round(_EXACT))
    font.setWeight(QFont.Weight(style.weight))
    font.setItalic(style.italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if style.spacing:
        font.setLetterSpacing(
            QFont.SpacingType.AbsoluteSpacing, style.spacing * _EXACT / max(style.size, 0.001)
        )
    path = QPainterPath()
    path.addText(0, 0, font, words)
    return path, QFontMetricsF(font).horizontalAdvance(words) * style.size / _EXACT


def _data(path: QPainterPath, left: float, top: float, scale: float) -> str:
    """Return a path's data, moved and scaled."""
    out: list[str] = []
    kinds = QPainterPath.ElementType
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        x, y = left + element.x * scale, top + element.y * scale
        kind = element.type
        if kind == kinds.MoveToElement:
            out.append(f"M{x:.5g} {y:.5g}")
        elif kind == kinds.LineToElement:
            out.append(f"L{x:.5g} {y:.5g}")
        elif kind == kinds.CurveToElement:
            out.append(f"C{x:.5g} {y:.5g}")
        else:
            out.append(f" {x:.5g} {y:.5g}")
    return "".join(out)
