"""The film of the READMEs: ``python packaging/film.py`` from the root.

A third card, three of a kind, and the showdown, played in the real window, offscreen. Taking a
picture takes longer than it is shown, so the program is slowed down: all its durations are in one
module, and they are made ``SLOW`` times as long before anything else has read them. Pictures taken
at even times are then even in the program's own time. Pillow (extra ``film``) writes the file.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from cardtable.ui import durations

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from tests.robot import Robot

ROOT = Path(__file__).resolve().parents[1]
FILM = ROOT / "assets" / "pictures" / "oicho-kabu.gif"
#: How many times as long everything takes; milliseconds of the program's own time from picture to
#: picture; how long one is shown, and the last one: half as fast again, so that all is seen in
#: six seconds.
SLOW, FRAME, SHOWN, REST = 16, 60, 40, 800
#: The most pictures of one moment in which nothing moves.
STILL = 1
#: The window, and how wide its pictures are.
WINDOW, WIDTH = (1120, 700), 624
#: One less than a GIF can have: the last means “as before”.
COLOURS = 255
#: The largest file, in bytes.
LARGEST = 4_000_000


class Camera:
    """Takes a picture of a window whenever one is due.

    Attributes:
        taken: the pictures so far.
    """

    def __init__(self, window: QWidget) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.taken: list[QImage] = []
        self._window, self._begun, self._late = window, 0.0, 0.0
        self._clock = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=FRAME * SLOW)
        self._clock.timeout.connect(self._take)

    def start(self) -> None:
        """Begin with the window as it is."""
        self._begun = time.monotonic()
        self._clock.start()
        self._take()

    def stop(self) -> None:
        """Take no more.

        Raises:
            SystemExit: if one was taken too late.
        """
        self._clock.stop()
        if self._late > 0.4:
            raise SystemExit(f"a picture came {self._late:.2f} of a picture late: raise SLOW")

    def _take(self) -> None:
        from PySide6.QtCore import Qt

        due = (time.monotonic() - self._begun) * 1000 / (FRAME * SLOW)
        self._late = max(self._late, due - len(self.taken))
        picture = self._window.grab().toImage()
        smooth = Qt.TransformationMode.SmoothTransformation
        self.taken.append(picture.scaledToWidth(WIDTH, smooth))


def play() -> list[QImage]:
    """A third card on the plum blossoms, three of a kind, and the showdown."""
    _slow_down()
    from pictures import opened, program, until
    from PySide6.QtTest import QTest

    from cardtable.engine.state import TABLE
    from cardtable.games.kabu.round import BET, FIELD_3
    from cardtable.ui.durations import Pace, Speed

    def wait(milliseconds: int) -> None:
        QTest.qWait(milliseconds * SLOW)

    def there(robot: Robot, phase: str) -> bool:
        view = robot.table.session.view
        return len(view.sheet) == 3 and view.phase == phase

    with program(WINDOW, "en") as made:
        robot = opened(made, "oicho-kabu", "human,medium,easy,easy", 18, deck="hanafuda")
        until(robot, lambda: there(robot, BET))
        for _ in range(2):
            robot.click_place("stack:2")  # the chip for 10
            robot.choose_place("column:1", "1")
        robot.press("bet")
        _await(lambda: there(robot, FIELD_3) and bool(robot.table.bar.shown))
        made.window.table.pictures.wait()
        wait(200)
        made.settings.speed, made.settings.pace = Speed.NORMAL, Pace.AT_ONCE
        wait(200)
        camera = Camera(made.window)
        camera.start()
        wait(180)
        robot.press("hit")
        _await(lambda: robot.table.session.view.turn == TABLE)
        _await(lambda: not robot.table.scene.motion.busy)
        wait(160)
        camera.stop()
        return camera.taken


def _slow_down() -> None:
    for name, value in vars(durations).items():
        if name.isupper() and isinstance(value, int):
            setattr(durations, name, value * SLOW)


def _await(done: Callable[[], bool]) -> None:
    from tests.robot import wait_until

    wait_until(done, 20_000 * SLOW)


def main() -> int:
    """Play, and write the file."""
    pictures = tightened(play())
    print(len(pictures), "pictures,", len(pictures) * FRAME / 1000, "seconds")
    write(pictures, FILM)
    print(FILM.name, FILM.stat().st_size, "bytes")
    return 0 if FILM.stat().st_size <= LARGEST else 1


def tightened(pictures: list[QImage]) -> list[QImage]:
    """Leave out what stands still for longer than is worth looking at."""
    kept: list[QImage] = []
    for picture in pictures:
        if len(kept) < STILL or any(picture != before for before in kept[-STILL:]):
            kept.append(picture)
    return kept


def write(pictures: list[QImage], file: Path) -> None:
    """Write a GIF that loops after a rest; with one palette, nothing flickers that stands still."""
    frames = [_image(picture) for picture in pictures]
    some = frames[:: len(frames) // 24 or 1]
    width, height = some[0].size
    sheet = Image.new("RGB", (width, height * len(some)))
    for number, frame in enumerate(some):
        sheet.paste(frame, (0, height * number))
    palette = sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2)
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    drawn[0].save(
        file,
        save_all=True,
        append_images=drawn[1:],
        duration=[SHOWN] * (len(drawn) - 1) + [REST],
        loop=0,
        optimize=True,
    )


def _image(picture: QImage) -> Image.Image:
    from PySide6.QtGui import QImage

    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    size = rgb.width(), rgb.height()
    return Image.frombytes("RGB", size, bytes(rgb.constBits()), "raw", "RGB", rgb.bytesPerLine())


if __name__ == "__main__":
    sys.exit(main())
