"""Makes paths of the text in an SVG, so that a card looks the same wherever it is shown."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from xml.etree.ElementTree import Element

from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from cardtable.art import fonts
from cardtable.art.svg_cutting import style_of

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
