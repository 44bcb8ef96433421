"""Where the side panel goes: beside the table or, in a narrow window, over it, from a rail."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.ui import durations
from cardtable.ui.panel.side_panel import Rail, SidePanel
from cardtable.ui.widgets.theme import Theme

#: Narrower windows get a rail instead of the panel.
WIDE_ENOUGH = 1100


class PanelDrawer:
    """Opens and closes the panel of a page.

    Attributes:
        wanted: whether the player wants it in a wide window.
    """

    def __init__(self, page: QWidget, row: QHBoxLayout, panel: SidePanel, rail: Rail) -> None:
        """``row`` holds the table and the rail; in a wide window also the panel."""
        self._page, self._row, self._panel, self._rail = page, row, panel, rail
        self._theme = Theme()
        self.wanted = True
        self._overlay = False
        self._slide = QPropertyAnimation(panel, b"pos", page)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        row.addWidget(rail)
        row.addWidget(panel)

    @property
    def _narrow(self) -> bool:
        return self._page.width() < self._theme.px(WIDE_ENOUGH)

    @property
    def is_open(self) -> bool:
        """Whether the panel is shown in a window of this width."""
        return self._overlay if self._narrow else self.wanted

    def open(self, wanted: bool) -> None:
        """Open or close it in a window of this width."""
        if self._narrow:
            self._overlay = wanted
        else:
            self.wanted = wanted

    def choose(self, tab: str) -> None:
        """Open the panel at the tab of a rail icon, or close it if that is shown."""
        same = self._overlay and self._panel.tab == tab
        self._panel.choose(tab)
        self._overlay = not same

    def arrange(self, theme: Theme, top: int, bottom: int, speed: float = 0) -> None:
        """Put rail and panel in their places, sized for the theme.

        ``top`` and ``bottom``: the pixels of the page that an overlay leaves free for the header
        and the action bar. With a ``speed`` over 0 an opening panel slides in.
        """
        self._slide.stop()
        self._theme, px = theme, theme.px
        page, panel = self._page, self._panel
        hidden = not panel.isVisible()
        self._rail.setVisible(self._narrow)
        width = max(px(264), min(px(420), round(page.width() * 0.225)))
        panel.setFixedWidth(width)
        if self._narrow:
            self._row.removeWidget(panel)
            panel.setParent(page)
            height = max(0, page.height() - top - bottom)
            panel.setGeometry(page.width() - self._rail.width() - width, top, width, height)
            panel.setFixedHeight(height)
            panel.setVisible(self.is_open)
            panel.raise_()
        else:
            panel.setMinimumHeight(0)
            panel.setMaximumHeight(16_777_215)
            if self._row.indexOf(panel) < 0:
                self._row.addWidget(panel)
            panel.setVisible(self.is_open)
        if speed and hidden and panel.isVisible():
            self._slide_in(width, speed)

    def _slide_in(self, width: int, speed: float) -> None:
        """Slide the panel in from the right; the table already has its new size."""
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        place = self._panel.pos()
        if self._rail.isVisible():
            self._rail.raise_()  # the panel comes out from under the rail
        self._slide.setStartValue(QPoint(place.x() + width, place.y()))
        self._slide.setEndValue(place)
        self._slide.setDuration(round(durations.PANEL * speed))
        self._slide.start()
