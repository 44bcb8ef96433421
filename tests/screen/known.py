"""What is known to be wrong, mostly in small windows, and not mended yet; nothing else may be.

An entry goes when what it says is mended.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from cardtable.ui.eye.cells import Cell


@dataclass(frozen=True, slots=True)
class Known:
    """A fault that is not mended yet.

    Attributes:
        game: id of the game in whose match it is seen, or ``pages``.
        width: of the widest window in which it is.
        finding: how its sentence begins, as a regular expression.
        why: what is to be done.
    """

    game: str
    width: int
    finding: str
    why: str

    def covers(self, cell: Cell, finding: str) -> bool:
        """Whether this is what was found."""
        seen_in = cell.game if cell.what == "match" else cell.what
        here = seen_in == self.game and cell.size[0] <= self.width
        return here and re.match(rf"[\w-]+: {self.finding}", finding) is not None


def _kabu(width: int, finding: str, why: str) -> tuple[Known, Known]:
    return Known("oicho-kabu", width, finding, why), Known("kyo-kabu", width, finding, why)


KNOWN = (
    *_kabu(800, r"small: \?dead", "with ten seats the dead cards have no room beside the columns"),
    *_kabu(800, r"overlap: plate:\d / gain", "with ten seats a gain lies on the next plate"),
    *_kabu(800, r"collision: .* / [+−0]", "and so on what stands there"),
    *_kabu(1024, r"tiny: [–▼▲]", "a verdict is longer than its column is wide"),
    *_kabu(1280, r"(tiny|cut): [–+−]", "with ten seats the score's figures are small"),
    Known("dou-dizhu", 800, r"collision: ", "who leads, with a long name, takes two lines"),
)


def unknown(cell: Cell, findings: tuple[str, ...]) -> list[str]:
    """The findings of a cell that nobody knows."""
    return [f for f in findings if not any(known.covers(cell, f) for known in KNOWN)]
