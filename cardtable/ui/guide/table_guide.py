"""A bubble that leads somebody at the table: where it lies, its keys, what it points at."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal

from cardtable.translation import Saying
from cardtable.ui.guide.bubble import TIP, Bubble, Said
from cardtable.ui.guide.placing import (
    Ground,
    best_place,
    others_of,
    results_of,
    spots_of,
    values_of,
)
from cardtable.ui.table.page import TablePage
from cardtable.ui.widgets.tab_order import follow


class TableGuide(QObject):
    """The guide at one table.

    Attributes:
        left: the player leaves it.
        bubble: the bubble in which it speaks.
    """

    left = Signal()

    def __init__(self, page: TablePage, leave: Saying) -> None:
        """``leave`` says what closing the bubble leaves."""
        super().__init__(page)
        self._page = page
        self._theme = page.theme
        self.bubble = Bubble(page.theme, leave, page)
        self.bubble.chosen.connect(self._choose)
        self.bubble.closed.connect(self._close)
        page.free_keys.leads = self.press_key
        page.scene.settled.connect(self._again)
        page.view.resized.connect(self._again)
        page.model.laid.connect(self._again)
        self._lies: object = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.show)

    def _again(self) -> None:
        """Update the bubble after the table's new layout."""
        self._soon.start()

    @property
    def late(self) -> bool:
        """Whether the bubble has yet to be updated."""
        return self._soon.isActive()

    @property
    def named(self) -> tuple[QRect, ...]:
        """What the bubble mentions, as boxes on the page."""
        return self._ground().named

    @property
    def results(self) -> tuple[QRect, ...]:
        """The results on the table, as boxes on the page."""
        layout, scale = self._page.model.layout, self._page.scene.scale
        return tuple(map(self._at_page, results_of(layout, scale)))

    # -- what it says ----------------------------------------------------------------------------
    def show(self) -> None:
        """Show the current step, once everything has come to rest."""
        said = self._said()
        if said is None or self._page.scene.busy or not self._page.isVisible():
            self.bubble.hide()
            self._point(False)
            if self._page.scene.busy:
                self._soon.start(50)
            return
        page = self._page
        if page.theme is not self._theme:
            self._theme = page.theme
            self.bubble.apply_theme(page.theme)
            self._lies = None
        self.bubble.say(said)
        ground, room = self._ground(), self._room()
        lies = said, ground.named, room
        if lies != self._lies:  # it stays in place while cards are picked up
            self._lies = lies
            place = best_place(room, self.bubble.sizes(room), ground)
            self.bubble.lie(place, ground.target(place))
        elif not self.bubble.isVisible():
            self.bubble.show()
            self.bubble.raise_()
        self._point(True)
        page.announcer.announce_new("lesson", said.announcement)
        follow((page.view, *self.bubble.stops, *page.strip.stops, *page.bar.stops))

    @abstractmethod
    def _said(self) -> Said | None:
        """What it says now; ``None`` for nothing."""

    def _points(self) -> Sequence[str]:
        """The names of what it mentions."""
        return ()

    def _point(self, on: bool) -> None:
        """Point at what the bubble is too far from, or no longer."""

    @property
    def _points_at_nothing(self) -> bool:
        return not self._points()

    # -- where it lies ---------------------------------------------------------------------------
    def _room(self) -> QRect:
        view = self._page.view.geometry()
        if self._points_at_nothing:  # then where its tip might be is no part of it
            return view.adjusted(-TIP, -TIP, TIP, TIP) & self._page.rect()
        return view

    def _ground(self) -> Ground:
        layout = self._page.model.layout
        ratio = self._page.pictures.ratio
        named = [box for name in self._points() for box in self._boxes(name, ratio)]
        cards, things = others_of(layout, ratio)
        at = self._at_page
        every = (*map(at, things), *self._corners())
        values = tuple(map(at, values_of(layout)))
        return Ground(tuple(named), tuple(map(at, cards)), every, self.results, values)

    def _corners(self) -> tuple[QRect, QRect]:
        """Where the title and the signs lie."""
        head = self._page.header.geometry()
        (left, right), high = self._page.header.corners, head.height()
        beside = head.right() + 1 - right
        return QRect(head.left(), head.top(), left, high), QRect(beside, head.top(), right, high)

    def _boxes(self, name: str, ratio: float) -> Sequence[QRect]:
        return [self._at_page(box) for box in spots_of(self._page.model.layout, name, ratio)]

    def _at_page(self, box: Any) -> QRect:
        view = self._page.view
        seen: QRect = view.mapFromScene(box).boundingRect()
        return seen.translated(view.mapTo(self._page, QPoint(0, 0)))

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Take a key before the table does; returns whether it was meant for the bubble."""
        if not self.bubble.isVisible():
            return False
        for way in self.bubble.said.ways:
            if key == way.key or (way.primary and key in ("Return", "Space")):
                self._choose(way.id)
                return True
        if key == "Esc" and not self._prepared:
            self._close()
            return True
        return False

    @property
    def _prepared(self) -> bool:
        """Whether cards are picked up, or chips laid: Esc puts them back first."""
        prepared = self._page.controls.prepared()
        return bool(prepared.selected or prepared.stakes)

    @abstractmethod
    def _choose(self, way: str) -> None:
        """Do what a button of the bubble says."""

    def _close(self) -> None:
        """Leave, done or not: what lies there begins no match."""
        self._later(self.left)

    def _later(self, signal: Any) -> None:
        """Emit a signal after this click, as it removes the table along with the bubble."""
        QTimer.singleShot(0, self, partial(signal.emit))
