"""One match, played as a person would and examined whenever the table comes to rest."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.crossing import Crossing
from cardtable.ui.table.stage import Stage
from tests.eye.expected import Faces
from tests.eye.faces import check_faces
from tests.eye.film import Film
from tests.eye.focus import check_focus
from tests.eye.look import Finding, Shot, grab, save
from tests.eye.overlaps import check_overlaps
from tests.eye.player import Player
from tests.eye.words import check_words
from tests.robot import RobotLost, wait_until

#: Milliseconds after the last movement by which the picture must be complete.
SETTLE = 60
#: Milliseconds after which missing faces count as missing, however slow the machine.
WHOLE = 10_000
#: The kinds of buttons that answer a question.
ANSWERS = ("primary", "choice")


class Eye:
    """Examines a window.

    Attributes:
        findings: what was found, each fault once, with the phase in which it was seen.
        looks: how many whole pictures were examined.
        frames: how many frames of flights were examined.
    """

    def __init__(
        self, player: Player, shots: Path | None = None, name: str = "eye", cards: bool = False
    ) -> None:
        """``shots``: folder for pictures of faults, and of the first look at each phase.

        Their file names begin with ``name``.

        ``cards``: examine only the cards, for many deals.
        """
        self.player = player
        self._cards_alone = cards
        self.findings: list[tuple[str, Finding]] = []
        self.looks = 0
        self.phase = ""
        self._shots, self._name = shots, name
        self._told: set[tuple[str, str]] = set()
        self._kept: set[str] = set()
        self._films: list[Film] = []
        self._faces: Faces | None = None

    @property
    def _zoom(self) -> float:
        return self.player.window.theme.zoom

    @property
    def frames(self) -> int:
        """Frames examined so far."""
        return sum(film.frames for film in self._films)

    def open(self) -> None:
        """Show the window and give it keyboard focus, even without a window manager."""
        window = self.player.window
        window.show()
        if QGuiApplication.platformName() == "offscreen":
            window.activateWindow()
        wait_until(window.isActiveWindow)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusWindowChanged.connect(self._keyboard_gone)

    def _keyboard_gone(self, window: QWindow | None) -> None:
        if window is None and self.player.window.isVisible():
            where = QRectF(self.player.window.rect())
            finding = Finding("keyboard", "no window has the keyboard", where)
            self._note([finding], grab(self.player.window))

    def look_at_page(
        self,
        name: str,
        names: Collection[str] = (),
        window: QWidget | None = None,
        stage: Stage | None = None,
    ) -> None:
        """Check the words of a page (or dialog), and what lies on its table if it has one."""
        self.phase = name
        self.looks += 1
        page = window or self.player.window
        shot = grab(page)
        findings = check_words(page, shot, names, stage, self._zoom)
        if stage is not None:
            findings += check_overlaps(stage, shown=True)
        self._note(findings, shot)

    def look_at_focus(self, name: str, window: QWidget | None = None) -> None:
        """Check that Tab reaches all of a page (or dialog), and that the focus can be seen."""
        self.phase = name
        self.looks += 1
        page = window or self.player.window
        wait_until(lambda: not any(one.isVisible() for one in page.findChildren(Crossing)))
        for finding, shot in check_focus(page, lambda: self.player.hands.key("Tab")):
            self._note([finding], shot)

    def watch_table(self) -> None:
        """Film the open table from now on."""
        stage, window = self.player.table.stage, self.player.window
        ratio = window.devicePixelRatioF() * stage.view.transform().m11()
        self._faces = Faces(stage.pictures, stage.cloth.ground(window.theme.dark), ratio)
        table = self.player.table
        log, bar = table.log, table.bar

        def asked() -> str:
            answers = [button for button in bar.shown if button.enabled and button.kind in ANSWERS]
            held = table.session.thinking is not None or table.scene.unfolding
            return bar.words[0] if answers and not held else ""

        film = Film(stage, self._faces, asked)
        log.rowsInserted.connect(lambda _at, first: film.told(f"log: {log.rows[first][1]}"))
        self._films.append(film)

    def _note(self, findings: list[Finding], shot: Shot) -> None:
        if self._shots is not None and self.phase not in self._kept:
            self._kept.add(self.phase)
            shot.image.save(str(self._shots / f"{self._name}-{self.phase}.jpg"))
        fresh = [f for f in findings if (f.kind, f.what) not in self._told]
        self._told.update((f.kind, f.what) for f in fresh)
        if not fresh:
            return
        self.findings += [(self.phase, finding) for finding in fresh]
        if self._shots is not None:
            kinds = "-".join(sorted({finding.kind for finding in fresh}))
            count = len(self.findings)
            save(shot, fresh, self._shots / f"{self._name}-{self.phase}-{count:03}-{kinds}.png")

    def look(self) -> None:
        """Check the picture of the table at rest."""
        table = self.player.table
        view = table.controls.view
        self.phase = "curtain" if table.session.behind_curtain else view.phase
        if table.session.behind_curtain:
            return
        self.player.rest()
        QTest.qWait(SETTLE)
        pictures = table.pictures.renderer
        with suppress(RobotLost):  # what is missing by then is a fault, and will be seen
            while pictures.busy:
                wait_until(lambda: not pictures.busy, WHOLE)
        if table.scene.busy or table.bar.changes or self._faces is None:
            return  # somebody has acted; the table will rest again
        self.looks += 1
        window = self.player.window
        shot = grab(window)
        names = [seat.name for seat in table.session.match.seats]
        findings = check_faces(table.stage, shot, self._faces)
        if findings:
            # Faces that have just arrived are shown a moment later; what remains is a fault.
            layout = table.scene.model.layout
            QTest.qWait(2 * SETTLE)
            if table.scene.model.layout is not layout:
                return
            shot = grab(window)
            findings = check_faces(table.stage, shot, self._faces)
        if not self._cards_alone:
            findings += check_overlaps(table.stage)
            # The ranking lies over the table until it is closed.
            below = None if table.ranking.isVisible() else table.stage
            findings += check_words(window, shot, names, below, self._zoom)
        self._note(findings, shot)
        for found, frame in self._films[-1].judge():
            self._note(found, frame)

    def play(self, level: str = "easy", limit: int = 0) -> int:
        """Play the open match to its ranking; returns the number of actions that people did.

        ``limit`` stops it after so many of them; 0 does not.
        """
        done = 0
        while not limit or done < limit:
            self.await_turn()
            session = self.player.table.session
            self.look()
            if session.behind_curtain:
                self.player.open_curtain()
                continue
            if session.match.turn is None:
                break
            self.player.do(self.player.choose(level))
            done += 1
        return done

    def await_turn(self) -> None:
        """Wait for one's turn, and examine every rest on the way."""
        table, session = self.player.table, self.player.table.session

        def ready() -> bool:
            asked = session.thinking is None and table.bar.shown != []
            return asked or session.behind_curtain or session.match.turn is None

        def acted() -> bool:
            return ready() or len(session.match.actions) != seen

        while not ready():
            seen = len(session.match.actions)
            wait_until(lambda: ready() or not table.scene.busy)
            if not ready():
                self.look()
                wait_until(acted)
