"""The combinations of settings in which the window is examined, each in its own process.

A cell is one window: its size, the screen's scale, language, look, and what is done in it. It runs
in a fresh process with an empty data folder, because the scale must be set before Qt starts, and
because a new player has no rendered pictures either when the first card is dealt.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

#: Window sizes, in device-independent pixels.
SIZES = ((800, 560), (1024, 700), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (1.0, 1.5, 2.0)
#: No screen has more physical pixels than this.
LARGEST = 3840 * 2160
#: What Qt prints for each window with bounds when there is no screen.
_NO_BOUNDS = "This plugin does not support propagateSizeHints()"
#: The values of a cell that may be combined; the first of each is what most players have.
AXES: dict[str, tuple[Any, ...]] = {
    "game": ("dou-dizhu", "oicho-kabu", "oklahoma-gin", "kyo-kabu"),
    "size": ((1280, 800), *(size for size in SIZES if size != (1280, 800))),
    "scale": SCALES,
    "language": ("en", "de", "ja", "zh_CN", "zh_TW"),
    "dark": (False, True),
    "seats": (5, 2, 10),
    "large": (False, True),
    "speed": ("NORMAL", "CALM", "BRISK", "FAST", "OFF"),
    "long_names": (False, True),
    "hands": ("mouse", "keys", "hot-seat"),
    "text": (100, 80, 150, 200),
    "touch": (False, True),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One window to examine.

    Attributes:
        what: ``match``, ``pages`` (the words of start page, set-up and dialogs), ``controls`` (a
            walk by Tab through all pages), or ``deals``: a long match in which only the cards are
            examined.
        game: id of the game.
        size: the window's size in device-independent pixels.
        scale: physical pixels per device-independent pixel.
        language: its code.
        dark: whether to use the dark theme.
        seats: number of players, or the nearest number the game allows.
        large: whether the cards have a large index.
        speed: name of the animations' speed.
        long_names: whether every name has 40 characters.
        hands: ``mouse``, ``keys``, or ``hot-seat`` (two people, by keys).
        text: text size, in per cent.
        touch: whether to use touch mode.
        actions: the most actions that people do; 0 plays to the ranking.
        seed: number of the match, which decides all its deals.
    """

    what: str = "match"
    game: str = "dou-dizhu"
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0
    language: str = "en"
    dark: bool = False
    seats: int = 5
    large: bool = False
    speed: str = "NORMAL"
    long_names: bool = False
    hands: str = "mouse"
    text: int = 100
    touch: bool = False
    actions: int = 0
    seed: int = 8

    @property
    def name(self) -> str:
        """A short name for files and lists: whatever differs from the defaults."""
        parts = [self.what] if self.what == "pages" else [self.game]
        parts += [self.what] if self.what in ("deals", "controls") else []
        parts.append("{}x{}".format(*self.size))
        plain = Cell()
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name not in ("what", "game", "size") and value != getattr(plain, field.name):
                parts.append(field.name if value is True else str(value))
        return "-".join(parts)

    @property
    def possible(self) -> bool:
        """Whether such screens exist."""
        return self.size[0] * self.size[1] * self.scale**2 <= LARGEST

    def to_json(self) -> str:
        """The cell as JSON, for the process that runs it."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Cell:
        """Read what :meth:`to_json` wrote."""
        values = json.loads(text)
        values["size"] = tuple(values["size"])
        return cls(**values)


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a cell.

    Attributes:
        cell: the cell examined.
        findings: sentences, each with the phase it was seen in.
        looks, frames: how many whole pictures, and how many frames of flights, were examined.
        deals: number of deals played to their end.
        trouble: why it ended early, or empty.
    """

    cell: Cell
    findings: tuple[str, ...] = ()
    looks: int = 0
    frames: int = 0
    deals: int = 0
    trouble: str = ""

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return not self.findings and not self.trouble

    def __str__(self) -> str:
        parts = [f"{self.looks} looks", f"{self.frames} frames"]
        if self.cell.what == "deals":
            parts.insert(0, f"{self.deals} deals")
        lines = [f"{self.cell.name}: {', '.join(parts)}"]
        lines += [f"  {finding}" for finding in self.findings]
        if self.trouble:
            lines.append(f"  it ended early: {self.trouble}")
        return "\n".join(lines)


def stated() -> Iterator[Cell]:
    """A list of cells in which every value of every axis occurs at least once for each game."""
    for game in AXES["game"]:
        yield Cell(game=game)
        yield Cell(game=game, size=(800, 560), large=True, hands="keys", language="de")
        yield Cell(game=game, size=(1920, 1080), scale=2.0, dark=True, language="ja", seats=10)
        yield Cell(
            game=game,
            size=(2560, 1440),
            scale=1.5,
            hands="hot-seat",
            language="zh_CN",
            speed="BRISK",
        )
        yield Cell(game=game, size=(3840, 2160), speed="OFF", seats=2, long_names=True)
        yield Cell(game=game, size=(1024, 700), scale=1.5, speed="FAST", long_names=True)
        yield Cell(game=game, text=80, dark=True, language="de", actions=6)
        yield Cell(game=game, size=(1920, 1080), text=150, touch=True, language="ja", actions=6)
        yield Cell(game=game, size=(2560, 1440), text=200, language="zh_TW", actions=6)
        yield Cell(game=game, speed="CALM", hands="keys", dark=True, actions=6)
    yield from pages()


def pages() -> Iterator[Cell]:
    """Start page, set-up and dialogs in every size, each language and look several times."""
    languages, looks = AXES["language"], AXES["dark"]
    number = 0
    for scale in SCALES:
        for size in SIZES:
            cell = Cell(
                "pages",
                size=size,
                scale=scale,
                language=languages[number % len(languages)],
                dark=looks[number // 2 % 2],
                long_names=True,
            )
            if cell.possible:
                number += 1
                yield cell


def run(cell: Cell, shots: Path | None = None, patience: float = 600) -> Report:
    """Examine a cell in a process of its own, without a screen.

    Args:
        cell: the cell to run.
        shots: folder for pictures: faults, and the first look at each phase.
        patience: seconds after which the cell has failed.
    """
    with tempfile.TemporaryDirectory(prefix="cardtable-eye-", ignore_cleanup_errors=True) as folder:
        words = [sys.executable, "-m", "tests.eye", "--cell", cell.to_json()]
        if shots is not None:
            words += ["--shots", str(shots)]
        try:
            done = subprocess.run(
                words,
                env=surroundings(cell, Path(folder)),
                capture_output=True,
                text=True,
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired:
            why = f"nothing came within {round(patience)} s"
            return Report(cell, trouble=why)
    try:
        seen = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        lines = done.stderr.strip().splitlines()
        status = f"status {done.returncode}"
        return Report(cell, trouble=lines[-1] if lines else status)
    seen["findings"] = tuple(seen["findings"])
    warnings = [line for line in done.stderr.splitlines() if line.strip() and line != _NO_BOUNDS]
    seen["trouble"] = seen["trouble"] or "".join(warnings[-1:])
    return Report(cell, **seen)


def surroundings(cell: Cell, folder: Path) -> dict[str, str]:
    """The environment of a cell's process: a screen large enough, and an empty data folder."""
    screen = {
        "name": "eye",
        "x": 0,
        "y": 0,
        "width": round(cell.size[0] * cell.scale) + 80,
        "height": round(cell.size[1] * cell.scale) + 80,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    screens = folder / "screens.json"
    screens.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return {
        **os.environ,
        "CARDTABLE_DATA": str(folder / "data"),
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        "QT_SCALE_FACTOR": str(cell.scale),
        "QT_SCALE_FACTOR_ROUNDING_POLICY": "PassThrough",
        "QT_NO_GUI_THREADPOOL": "1",  # as many cells run as there are cores
    }
