"""Dialogs of the program, which lie on the table as sheets, and those that ask for a file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    Qt,
    QTimer,
    QUrl,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.quoting import printable
from cardtable.isolating import isolated
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.room import GILT, paint_pushed, paint_wood
from cardtable.ui.upkeep.tasks import awaited
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme, system_is_calm

#: Width of a dialog's wooden frame, and how far the gilt line lies from its paper, in pixels.
_WOOD, _LINE = 9, 3
#: How often to look whether its pictures are drawn, in milliseconds.
_OFTEN = 8


class _Shade(QWidget):
    """Dims the window below a dialog and keeps that inside; it takes no events, has no words.

    The sheet is a separate window and cannot move with this one. So a picture of it is pushed up
    here as pages are, and drawn down again, and the sheet itself stays covered until that has come.
    """

    def __init__(self, window: QWidget, sheet: _Framed) -> None:
        super().__init__(window)
        self._sheet: _Framed | None = sheet
        self._picture, self._place, self._begun = QPixmap(), QPoint(), False
        self._below = QPixmap()  # what it lies on, while anything moves: that is not drawn anew
        self._dims = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._dims.setDuration(0 if sheet.is_still else durations.SHEET)
        self._dims.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._dims.valueChanged.connect(self._step)
        self._dims.finished.connect(self._end)
        self.cover: _Cover | None = None
        if not sheet.is_still:
            sheet.grab()  # what is painted asks for its pictures
            self._lie_on(window)
            self.cover = _Cover(sheet, self)
        self._drawn_by = time.monotonic() * 1000 + durations.DRAWN
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()

    def begin(self) -> None:
        """Dim what is below, and let the sheet rise: it is seen now, which has taken its time.

        Not before its pictures are drawn, unless that takes too long: nothing is to jump on it.
        """
        sheet = self._sheet
        if sheet is None or self._begun:
            return
        if self.cover is not None:
            if awaited(sheet) and time.monotonic() * 1000 < self._drawn_by:
                QTimer.singleShot(_OFTEN, self, self.begin)
                return
            if self._picture.isNull():
                self._take(sheet)  # which takes its time: it begins once that has been painted
                return
        self._begun = True
        self._dims.start()

    def _take(self, sheet: _Framed) -> None:
        """Take a picture of the sheet as it will lie there."""
        if self.cover is not None:
            self.cover.hide()
        self._picture, self._place = sheet.grab(), self.mapFromGlobal(sheet.corner)
        if self.cover is not None:
            self.cover.show()

    def _lie_on(self, window: QWidget) -> None:
        """Take a picture of what is below."""
        self._below = window.grab()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def _dark(self) -> float:
        return float(self._dims.currentValue() or 0.0)

    def _step(self) -> None:
        self.update()
        if self.cover is not None:
            self.cover.update()

    def _end(self) -> None:
        """The sheet has come, or is gone for good."""
        self._uncover()
        if self._sheet is None:
            self.deleteLater()

    def _uncover(self) -> None:
        """Show the sheet itself, and not its picture."""
        self._picture = self._below = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        if self.cover is not None:
            self.cover.hide()
            self.cover.deleteLater()
            self.cover = None

    def leave(self) -> None:
        """The sheet goes: let the light come back.

        Its picture lies below it before it is gone, so that nothing else is seen there.
        """
        sheet, self._sheet, self.cover = self._sheet, None, None  # the cover goes with the sheet
        self._dims.setDirection(QAbstractAnimation.Direction.Backward)
        if sheet is not None and self._begun:
            if self._dims.duration():
                if self._dims.state() == QAbstractAnimation.State.Stopped:
                    self._dims.setDuration(durations.SHEET_BACK)
                if self._picture.isNull():
                    self._take(sheet)
                    self.hide()
                    self._lie_on(self.window())
                    self.show()
                self.repaint()
            self._dims.start()
        else:
            self._end()

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and the dialog no larger."""
        if event.type() == QEvent.Type.Resize and isinstance(window, QWidget):
            self._uncover()  # what it shows has another place now
            self.setGeometry(window.rect())
            if self._sheet and not window.geometry().contains(self._sheet.geometry()):
                self._sheet.lie_in(window)
        return False

    def draw(self, painter: QPainter) -> None:
        """Dim what is below, and draw the sheet as far as it has come."""
        painter.drawPixmap(0, 0, self._below)
        paint_pushed(painter, self._picture, self._place, self.rect(), self._dark)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what is below."""
        painter = QPainter(self)
        self.draw(painter)
        painter.end()


class _Cover(QWidget):
    """Shows on a sheet that comes what is seen below it, as though it were not yet there."""

    def __init__(self, sheet: _Framed, shade: _Shade) -> None:
        super().__init__(sheet)
        self._sheet, self._shade = sheet, shade
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(sheet.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is drawn below."""
        painter = QPainter(self)
        painter.translate(-self._shade.mapFromGlobal(self._sheet.corner))
        self._shade.draw(painter)
        painter.end()
        QTimer.singleShot(0, self._shade, self._shade.begin)


if TYPE_CHECKING:
    _Sheet = QDialog
else:
    _Sheet = object


class _Framed(_Sheet):
    """A sheet of paper in the room's wood, above a dimmed window.

    Attributes:
        theme: of its wood.
        lies: where it lies, once it has come.
    """

    theme: Theme
    lies = QPoint()
    _shade: _Shade | None = None
    _moved = False

    def showEvent(self, event: QShowEvent) -> None:
        """Dim what lies below, and lie in its middle."""
        super().showEvent(event)
        below = self.parentWidget()
        if self._shade is None and below is not None:
            self.lie_in(below.window())
            self._shade = _Shade(below.window(), self)

    def setVisible(self, visible: bool) -> None:
        """Light the room again before it goes."""
        shade = self._shade
        if not visible and shade is not None:
            self._shade = None
            shade.leave()
        super().setVisible(visible)

    @property
    def corner(self) -> QPoint:
        """Its upper left corner on the screen.

        A window that is shown once more may be told its place late, so Qt is asked for it only
        where a player has moved the sheet.
        """
        return self.mapToGlobal(QPoint()) if self._moved else self.lies

    @property
    def is_still(self) -> bool:
        """Whether it comes and goes at once."""
        return self.theme.quiet or system_is_calm()

    @property
    def is_coming(self) -> bool:
        """Whether it is not yet seen as it will be."""
        return self._shade is not None and self._shade.cover is not None

    def lie_in(self, window: QWidget) -> None:
        """Lie in the middle of a window, no larger than it."""
        self.resize(self.size().boundedTo(window.size()))
        place = self.rect()
        place.moveCenter(window.geometry().center())
        self.lies, self._moved = place.topLeft(), False
        self.move(self.lies)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame; the paper is the window's ground."""
        painter = QPainter(self)
        paper = self.rect().adjusted(_WOOD, _WOOD, -_WOOD, -_WOOD)
        paint_wood(painter, self.rect(), self.pos(), self.theme, self.devicePixelRatioF())
        painter.fillRect(paper, self.palette().window())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GILT, 1.4))
        painter.drawRect(paper.adjusted(-_LINE, -_LINE, _LINE - 1, _LINE - 1))
        painter.setPen(QPen(QColor(0, 0, 0, 160), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
        if self._shade is not None:
            QTimer.singleShot(0, self._shade, self._shade.begin)


class Dialog(_Framed, QDialog):
    """A framed sheet of paper on the table, its title above, its buttons at the lower right.

    It has the room's frame instead of the system's: it is moved by its paper and sized by its wood.
    """

    def __init__(self, theme: Theme, title: str, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.theme = theme
        self._title = PlainLabel()
        self.windowTitleChanged.connect(self._entitle)
        self._cross = KeyButton(theme, "quiet")
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.reject)
        self.setWindowTitle(title)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._cross)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self._head)
        self.setMouseTracking(True)
        self._put_on(theme)

    def _put_on(self, theme: Theme) -> None:
        self.theme, px = theme, theme.px
        self.column.setContentsMargins(
            px(20) + _WOOD, px(12) + _WOOD, px(20) + _WOOD, px(14) + _WOOD
        )
        self.column.setSpacing(px(12))
        self._title.setFont(theme.title(20))
        self._cross.apply_theme(theme)
        sign = icon("close", theme.colours.ink, px(18), self.devicePixelRatioF())
        self._cross.setIcon(sign)
        self.update()

    def _entitle(self, title: str) -> None:
        self._title.setText(title)
        self._cross.set_sign(_("Close"), "Esc")

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._put_on(theme)

    # -- in the room -----------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The frame goes along."""
        super().resizeEvent(event)
        self.update()

    def _edges(self, at: QPointF) -> Qt.Edge:
        """The edges whose wood lies here."""
        found = Qt.Edge(0)
        if at.x() < _WOOD:
            found |= Qt.Edge.LeftEdge
        elif at.x() >= self.width() - _WOOD:
            found |= Qt.Edge.RightEdge
        if at.y() < _WOOD:
            found |= Qt.Edge.TopEdge
        elif at.y() >= self.height() - _WOOD:
            found |= Qt.Edge.BottomEdge
        return found

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the sheet by its paper, size it by its frame."""
        window = self.windowHandle()
        if event.button() != Qt.MouseButton.LeftButton or window is None:
            super().mousePressEvent(event)
            return
        self._moved = True
        if edges := self._edges(event.position()):
            window.startSystemResize(edges)
        else:
            window.startSystemMove()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show at the frame how it can be pulled."""
        e = Qt.Edge
        edges = self._edges(event.position())
        if edges in (e.LeftEdge | e.TopEdge, e.RightEdge | e.BottomEdge):
            self.setCursor(Qt.CursorShape.SizeFDiagCursor)
        elif edges in (e.RightEdge | e.TopEdge, e.LeftEdge | e.BottomEdge):
            self.setCursor(Qt.CursorShape.SizeBDiagCursor)
        elif edges in (e.LeftEdge, e.RightEdge):
            self.setCursor(Qt.CursorShape.SizeHorCursor)
        elif edges:
            self.setCursor(Qt.CursorShape.SizeVerCursor)
        else:
            self.unsetCursor()

    def done(self, result: int) -> None:
        """Delete the dialog once it is closed: otherwise the window would keep every one."""
        super().done(result)
        self.deleteLater()

    def finish_with(self, *buttons: KeyButton) -> None:
        """Add the buttons at the bottom."""
        row = QHBoxLayout()
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        self.column.addLayout(row)

    def closer(self) -> KeyButton:
        """A button that closes the dialog."""
        button = KeyButton(self.theme, "plain")
        button.set_words(_("Close"), "Esc")
        button.clicked.connect(self.reject)
        return button


class Fade(QWidget):
    """Lets what is scrolled fade out at the lower edge while there is more below."""

    def __init__(
        self, area: QAbstractScrollArea, across: Callable[[], QRect] | None = None
    ) -> None:
        """``across``: the part of the width in which there is more; without it all."""
        super().__init__(area)
        self._area, self._across = area, across
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._lie)
        bar.rangeChanged.connect(self._lie)

    def _lie(self) -> None:
        seen, bar = self._area.viewport().geometry(), self._area.verticalScrollBar()
        high = 2 * self.fontMetrics().height()
        self.setGeometry(seen.adjusted(0, seen.height() - high, 0, 0))
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def eventFilter(self, area: QObject, event: QEvent) -> bool:
        """Stay at the lower edge."""
        if event.type() == QEvent.Type.Resize:
            self._lie()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw paper, ever thicker."""
        paper = self.palette().window().color()
        fade = QLinearGradient(0, 0, 0, self.height())
        for part, alpha in ((0, 0), (0.6, 190), (1, 255)):
            paper.setAlpha(alpha)
            fade.setColorAt(part, paper)
        box = self.rect()
        if self._across is not None:
            more = self._across()
            box.setLeft(more.left())
            box.setRight(more.right())
        painter = QPainter(self)
        painter.fillRect(box, fade)
        painter.end()


def within(theme: Theme, parent: QWidget | None, width: int, height: int) -> tuple[int, int]:
    """A size, scaled with the type, that fits the window the dialog belongs to."""
    width, height = theme.px(width), theme.px(height)
    if parent is None:
        return width, height
    return min(width, parent.width() - 60), min(height, parent.height() - 10)


def framed(theme: Theme, kind: str, padding: str) -> str:
    """A style for widgets with keyboard navigation (``kind``: the class).

    Lists show on a row where the keys are (``MarksRow``), what is scrolled on its frame.
    """
    c = theme.colours
    rows = kind in ("QListView", "QListWidget", "QTableView")
    return (
        f"{kind} {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px;"
        f" padding: {padding}; margin: 1px; outline: 0; }}"
    ) + ("" if rows else f"{kind}:focus {{ border: 2px solid {c.gilt}; margin: 0; }}")


#: Width in pixels at which Qt's own dialog shows all its columns.
_WIDE = 760


class Slip(_Framed, QMessageBox):
    """A sentence or a question on a small sheet of paper, framed as all dialogs are."""

    def __init__(self, parent: QWidget, text: str, more: str = "") -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setWindowTitle("Cardtable")
        theme = getattr(parent.window(), "theme", None)
        self.theme = theme if isinstance(theme, Theme) else Theme()
        px = self.theme.px
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setInformativeText(more)
        self.setStyleSheet(
            f"#qt_msgbox_label {{ font-size: {px(18)}px; font-weight: 700; padding: {px(6)}px; }}"
            f"#qt_msgbox_informativelabel {{ font-size: {px(15)}px; padding: {px(6)}px; }}"
        )
        column = self.layout()
        assert column is not None
        column.setContentsMargins(*[px(16) + _WOOD] * 4)

    def offer(self, words: str, role: QMessageBox.ButtonRole, kind: str = "plain") -> KeyButton:
        """Add an answer."""
        button = KeyButton(self.theme, kind)
        button.set_words(words)
        self.addButton(button, role)
        if role == QMessageBox.ButtonRole.RejectRole:
            self.setEscapeButton(button)
        return button


def confirmed(parent: QWidget, question: str, more: str, yes: str, no: str) -> bool:
    """Ask before something is done; Enter and Esc mean no.

    Args:
        parent: what the question belongs to.
        question: what would happen, or is asked.
        more: what follows from it.
        yes: the word for doing it.
        no: the word for leaving it.
    """
    box = Slip(parent, question, more)
    do = box.offer(yes, QMessageBox.ButtonRole.DestructiveRole)
    stay = box.offer(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    chosen = box.clickedButton()
    box.deleteLater()
    return chosen is do


def ask_to_save(
    parent: QWidget, title: str, name: str, kind: str, *, replacing: bool = True
) -> Path | None:
    """Ask for a file; one named without the ending of ``name`` gets it.

    Otherwise it would be missing where only files of its kind are offered to be opened. Qt takes
    “Anna vs. Ben” for a name with an ending.

    Args:
        parent: what the dialog belongs to.
        title: its title.
        name: the name proposed.
        kind: the kind of file, as Qt writes filters.
        replacing: whether to ask before a file is replaced.
    """
    dialog = _dialog(parent, title, kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not replacing)
    dialog.setDefaultSuffix(name.rpartition(".")[2])
    dialog.selectFile(name)
    path, ending = _chosen(dialog), f".{name.rpartition('.')[2]}"
    if path is None or path.name.lower().endswith(ending):
        return path
    path = path.with_name(path.name + ending)
    return path if not (replacing and path.exists()) or _may_replace(parent, title, path) else None


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    words = QCoreApplication.translate(  # as Qt's own dialog asks
        "QFileDialog", "%1 already exists.\nDo you want to replace it?"
    )
    box = Slip(parent, words.replace("%1", isolated(printable(path.name))))
    box.setWindowTitle(title)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    box.setDefaultButton(QMessageBox.StandardButton.No)
    answer = box.exec()
    box.deleteLater()
    return answer == QMessageBox.StandardButton.Yes


def ask_to_open(parent: QWidget, title: str, kind: str) -> Path | None:
    """Ask for a file that exists."""
    dialog = _dialog(parent, title, kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def _dialog(parent: QWidget, title: str, kind: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, "", kind)
    dialog.resize(max(dialog.width(), min(_WIDE, parent.window().width())), dialog.height())
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    files = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(files[0]) if files else None


def path_of(url: QUrl) -> Path:
    """The path of a local file; Qt's own would lose bytes that are no text."""
    if os.name == "nt":
        return Path(url.toLocalFile())
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return Path(os.fsdecode(unquote_to_bytes(encoded)))
