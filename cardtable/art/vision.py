"""Colours as people see them whose eyes lack one kind of cone.

The matrices are those of Machado, Oliveira and Fernandes (2009), “A Physiologically-based Model
for Simulation of Color Vision Deficiency”, at full severity; they act on linear light.
"""

from __future__ import annotations

import functools
import re

#: Rows give the red, green and blue that are seen.
_MATRICES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
VISIONS = tuple(_MATRICES)

_HEX = re.compile(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


@functools.lru_cache(maxsize=4096)
def seen(colour: str, vision: str) -> str:
    """Return ``#rrggbb`` (or ``#rgb``) as an eye sees it; with an empty vision unchanged."""
    if not vision:
        return colour
    digits = colour[1:] if len(colour) == 7 else "".join(2 * d for d in colour[1:])
    light = [_linear(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4)]
    parts = (sum(m * v for m, v in zip(row, light, strict=True)) for row in _MATRICES[vision])
    return "#{:02x}{:02x}{:02x}".format(*(_shown(part) for part in parts))


def seen_svg(data: bytes, vision: str) -> bytes:
    """Return an SVG with its hexadecimal colours replaced by what an eye sees."""
    if not vision:
        return data
    text = data.decode("utf-8")
    return _HEX.sub(lambda found: seen(found[0], vision), text).encode("utf-8")
