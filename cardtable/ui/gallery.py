"""The gallery: the faces of all decks, one at a time and as large as can be, with their stories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.deck import Deck, Variant
from cardtable.art.decks import all_decks
from cardtable.art.render import render
from cardtable.engine.quoting import printable
from cardtable.files import write_whole
from cardtable.isolating import isolated
from cardtable.models.gallery import FaceRole, FacesModel, told
from cardtable.reasons import system_reason
from cardtable.translation import _, current_language, pgettext, say
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.dialog import ask_to_save, framed
from cardtable.ui.pages import PaperPage
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel, plain_tips
from cardtable.ui.widgets.lists import PictureList
from cardtable.ui.widgets.theme import Theme

#: How many times a card can be enlarged, and the most pixels it is drawn with.
ZOOMS, _MOST = (1.0, 2.0, 4.0), 24_000_000


#: The degrees between a card and the next in the hand; the part of the height that one has there;
#: the shade in which those behind lie.
_FANNED, _HELD, _SHADE = 10.0, 0.85, QColor(12, 8, 5, 64)


class Face(QWidget):
    """A face; a click enlarges it where one clicks, and a drag moves it about.

    Attributes:
        zoomed: it is shown larger or smaller.
        zoom: how many times it is enlarged.
    """

    zoomed = Signal()

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._arrivals = Arrivals(self, lambda: shared.calm)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 160)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.zoom = ZOOMS[0]
        self._file, self._ratio, self._size = Path(), 1.0, QSize()
        self._image = QImage()
        #: What lies left and right of it in the deck, behind it.
        self._beside: list[Path] = []
        self._behind: dict[Path, QImage] = {}
        #: The part of the face in the middle, from (0, 0) to (1, 1), and where it was pressed.
        self._middle = QPointF(0.5, 0.5)
        self._pressed: QPointF | None = None
        self._moved = False

    def show_file(self, file: Path, ratio: float, beside: Sequence[Path] = ()) -> None:
        """Show a file, ``ratio`` times as wide as it is high, and its neighbours behind it."""
        self._file, self._ratio, self._size = file, ratio, QSize()
        self._beside = list(beside)
        self._behind = {path: self._behind[path] for path in beside if path in self._behind}
        self.zoom, self._middle = ZOOMS[0], QPointF(0.5, 0.5)
        self._draw()

    def enlarge(self, step: int, at: QPointF | None = None) -> None:
        """Enlarge by so many steps, or less if negative, towards a point of the widget."""
        place = ZOOMS.index(self.zoom) + step
        if not 0 <= place < len(ZOOMS):
            return
        if at is not None and step > 0:
            whole = self._whole()
            self._middle = QPointF(
                (at.x() - whole.left()) / whole.width(), (at.y() - whole.top()) / whole.height()
            )
        self.zoom = ZOOMS[place]
        self._keep_in()
        self._draw()
        self.zoomed.emit()

    # -- painting --------------------------------------------------------------------------------
    def _usual(self) -> QSize:
        """The size of the whole face, not enlarged."""
        high = min(self.height(), int(self.width() / self._ratio))
        if self._beside:  # which turn about their lower edge
            high = min(round(_HELD * self.height()), int(self.width() / self._ratio / 1.7))
        return QSize(max(1, round(high * self._ratio)), max(1, high))

    def _whole(self) -> QRectF:
        """Where the whole face lies, also what cannot be seen."""
        usual = self._usual()
        wide, high = usual.width() * self.zoom, usual.height() * self.zoom
        left = self.width() / 2 - self._middle.x() * wide
        top = self.height() / 2 - self._middle.y() * high
        return QRectF(left, top, wide, high)

    def _keep_in(self) -> None:
        """No more of the widget stays empty than must."""
        usual = self._usual()

        def within(at: float, own: float, room: float) -> float:
            half = min(0.5, room / 2 / (own * self.zoom))
            return min(max(at, half), 1 - half)

        self._middle = QPointF(
            within(self._middle.x(), usual.width(), self.width()),
            within(self._middle.y(), usual.height(), self.height()),
        )

    def _draw(self) -> None:
        """Have the face drawn in its present size."""
        self.setCursor(
            Qt.CursorShape.PointingHandCursor
            if self.zoom == ZOOMS[0]
            else Qt.CursorShape.OpenHandCursor
        )
        usual, ratio = self._usual(), self.devicePixelRatioF() * self.zoom
        wide, high = round(usual.width() * ratio), round(usual.height() * ratio)
        less = min(1.0, (_MOST / max(1, wide * high)) ** 0.5)
        size = QSize(round(wide * less), round(high * less))
        if size != self._size and self._file.name:
            self._size = size
            work = partial(render, self._file, size.width(), size.height())
            run_task(self, work, partial(self._come, self._file, size), lambda _error: None)
            if self.zoom == ZOOMS[0]:
                for path in self._beside:
                    work = partial(render, path, size.width(), size.height())
                    run_task(self, work, partial(self._comes_behind, path), lambda _error: None)
        self.update()

    def _comes_behind(self, path: Path, image: QImage) -> None:
        if path in self._beside:
            if path not in self._behind:
                self._arrivals.come(path)
            self._behind[path] = image
            self.update()

    def _come(self, file: Path, size: QSize, image: QImage) -> None:
        if (file, size) == (self._file, self._size):
            if self._image.isNull():
                self._arrivals.come(file)
            self._image = image
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what can be seen of it."""
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.zoom == ZOOMS[0]:
            self._draw_behind(painter)
        painter.setOpacity(self._arrivals.opacity(self._file))
        painter.drawImage(self._whole(), self._image)
        painter.end()

    def _draw_behind(self, painter: QPainter) -> None:
        """The neighbours in the deck, held in the same hand, in the shade."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = self._whole()
        held = QPointF(whole.center().x(), whole.bottom() + 0.35 * whole.height())
        for path, angle in zip(self._beside, (-_FANNED, _FANNED), strict=False):
            if path not in self._behind:
                continue
            painter.save()
            painter.setOpacity(self._arrivals.opacity(path))
            painter.translate(held)
            painter.rotate(angle)
            painter.translate(-held)
            painter.drawImage(whole, self._behind[path])
            painter.setBrush(_SHADE)
            painter.setPen(Qt.PenStyle.NoPen)
            corner = 0.035 * whole.height()
            painter.drawRoundedRect(whole, corner, corner)
            painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw it in another size."""
        super().resizeEvent(event)
        self._keep_in()
        self._draw()

    # -- looking closely -------------------------------------------------------------------------
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Enlarge it, or less."""
        if steps := event.angleDelta().y():
            self.enlarge(1 if steps > 0 else -1, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move it about."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._moved = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move it about."""
        if self._pressed is None:
            return
        way = event.position() - self._pressed
        if not self._moved and way.manhattanLength() < 6:
            return
        self._moved, self._pressed = True, event.position()
        whole = self._whole()
        self._middle -= QPointF(way.x() / whole.width(), way.y() / whole.height())
        self._keep_in()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click enlarges it, and shows all of it again in the end."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = None
        if not self._moved:
            last = self.zoom == ZOOMS[-1]
            self.enlarge(1 - len(ZOOMS) if last else 1, event.position())


#: Height of the small pictures, and the air round them, in pixels at the usual text size.
_SMALL, _AIR = 84, 7
#: Least and greatest width of the words, and their part of the sheet's width.
_WORDS, _PART = (250, 560), 0.36


class _Pictures(QStyledItemDelegate):
    """Draws small faces.

    Attributes:
        pictures: by row.
        arrivals: those that come late.
        size: of a cell.
    """

    def __init__(self, view: QListView, shared: Shared) -> None:
        super().__init__(view)
        self.arrivals = Arrivals(view.viewport(), lambda: shared.calm)
        self.pictures: dict[int, QImage] = {}
        self.size = QSize()

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Its picture, once it is there."""
        super().initStyleOption(option, index)
        option.decorationAlignment = Qt.AlignmentFlag.AlignCenter

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the face too, once it is there."""
        super().paint(painter, option, index)
        if (face := self.pictures.get(index.row())) is not None:
            size = face.deviceIndependentSize().toSize()
            box = option.rect
            painter.setOpacity(self.arrivals.opacity(index.row()))
            painter.drawImage(
                box.x() + (box.width() - size.width()) // 2,
                box.y() + (box.height() - size.height()) // 2,
                face,
            )
            painter.setOpacity(1.0)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A cell."""
        return self.size


def _write_sheets(path: Path, deck: Deck, variant: Variant, language: str) -> None:
    from cardtable.printing.sheets import sheets
    from cardtable.printing.stock import stock, usual_paper

    write_whole(path, sheets(stock(deck, variant), usual_paper(), deck.name(language)))


def _shown(path: Path) -> str:
    return isolated(printable(path.name))


def _why(path: Path, error: Exception) -> str:
    if not isinstance(error, OSError):
        return say(error)
    reason = say(system_reason(error))
    return _("{file} can’t be written ({reason}).", file=_shown(path), reason=reason)


class GalleryPage(PaperPage):
    """All decks, one face in front.

    Attributes:
        model: the faces of the deck shown.
        face: the one in front.
    """

    def __init__(self, shared: Shared, deck: str = "", parent: QWidget | None = None) -> None:
        super().__init__(shared, parent)
        self._decks = sorted(all_decks().values(), key=lambda one: (one.family, one.order, one.id))
        self.model = FacesModel(self)
        theme = self._theme
        self.decks = Choice()
        self.face = Face(shared)
        self._name, self._place = SaidLabel(), PlainLabel(wrap=True)
        self._name.setWordWrap(True)
        self._told, self._counts, self._about = (PlainLabel(wrap=True) for _place in range(3))
        self.list = PictureList()
        self.list.setModel(self.model)
        plain_tips(self.list)
        self._pictures = _Pictures(self.list, shared)
        self.list.setItemDelegate(self._pictures)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(False)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.less, self.more, self.print = (KeyButton(theme) for _button in range(3))
        self._said = SaidLabel()
        self.former, self.next = KeyButton(theme), KeyButton(theme, "primary")
        self._build()
        self.decks.activated.connect(self._choose_deck)
        selection = self.list.selectionModel()
        selection.currentChanged.connect(self._show_face)
        self.face.zoomed.connect(self._check)
        self.less.clicked.connect(lambda: self.face.enlarge(-1))
        self.more.clicked.connect(lambda: self.face.enlarge(1))
        self.print.clicked.connect(self._ask_where)
        self.former.clicked.connect(lambda: self._turn(-1))
        self.next.clicked.connect(lambda: self._turn(1))
        self.apply_theme(theme)
        self.decks.offer(self._names(), deck)
        self.retranslate()

    def _build(self) -> None:
        self._head.addWidget(self.decks)
        words = QWidget()
        words.setObjectName("words")
        self._words = QVBoxLayout(words)
        for label in (self._name, self._place, self._counts, self._told, self._about):
            self._words.addWidget(label)
        self._words.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(words)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # its words may need the arrow keys
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.face, 1)
        self._middle.addWidget(self._scroll)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self.list)
        for button in (self.less, self.more, self.print):
            self._foot.addWidget(button)
        self._foot.addWidget(self._said, 1)
        for button in (self.former, self.next):
            self._foot.addWidget(button)

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        c, px = theme.colours, theme.px
        self._middle.setSpacing(px(18))
        self._words.setContentsMargins(px(22), px(18), px(22), px(18))
        self._words.setSpacing(px(10))
        self.list.setStyleSheet(
            framed(theme, "QListView", f"{px(2)}px")
            + "QListView::item { border-radius: 6px; }"
            + theme.chosen_sheet("QListView")
        )
        self._scroll.setStyleSheet(
            f"QScrollArea {{ background: {c.raised}; border: 1px solid {c.line};"
            f" border-radius: {px(6)}px; }}"
            f"QScrollArea:focus {{ border: 2px solid {c.gilt}; }}"
            "#words { background: transparent; }"
        )
        for label in (self._place, self._about):
            label.setStyleSheet(f"color: {c.ink2};")
        # Fonts come last: a first style sheet above or on a label takes them away.
        self._name.setFont(theme.title(30))
        for label, size in ((self._place, 15), (self._counts, 16), (self._told, 18)):
            label.setFont(theme.font(size))
        self._about.setFont(theme.font(15))
        wood = theme.on_wood()
        self._said.setFont(theme.font(14))
        self._said.setStyleSheet(f"color: {theme.in_wood().colours.ink};")
        for button in (self.less, self.more, self.print, self.former, self.next):
            button.apply_theme(wood)
        if self.model.deck is not None:
            self._show_deck()

    def retranslate(self) -> None:
        super().retranslate()
        self._title.setText(_("Gallery"))
        self.setAccessibleName(self._title.text())
        self.list.setAccessibleName(_("Cards of the deck"))
        self.decks.setAccessibleName(pgettext("deck of cards", "Deck"))
        self.decks.offer(self._names())
        self.less.set_words(_("Smaller"), "-")
        self.more.set_words(_("Larger"), "+")
        self.print.set_words(_("Sheets to print…"), "P")
        self.former.set_words(_("Previous card"), "Left")
        self.next.set_words(_("Next card"), "Right")
        if self.model.deck is None or self.decks.currentData() != self.model.deck.id:
            self._show_deck()
        else:
            self._show_face(self.list.currentIndex())

    def _names(self) -> list[tuple[str, str]]:
        return [(isolated(one.name(current_language())), one.id) for one in self._decks]

    # -- showing ---------------------------------------------------------------------------------
    def _choose_deck(self) -> None:
        """Show the chosen deck; arrows turn its cards at once."""
        self._show_deck()
        self.list.setFocus()

    def _show_deck(self) -> None:
        """Show the chosen deck from its first card on, or go on with the one in front."""
        deck = next(one for one in self._decks if one.id == self.decks.currentData())
        row = self.list.currentIndex().row() if deck is self.model.deck else 0
        variant = self._shared.variant(deck)
        self.model.show(deck, variant)
        high = self._theme.px(_SMALL)
        wide, air = round(high * deck.ratio), self._theme.px(_AIR)
        self._pictures.size = QSize(wide + 2 * air, high + 2 * air)
        self._pictures.pictures = {}
        bar = self.list.horizontalScrollBar().sizeHint().height()
        self.list.setFixedHeight(high + 2 * air + bar + self._theme.px(6))
        ratio = self.devicePixelRatioF()
        for number, face in enumerate(self.model.rows):
            work = partial(render, self.model.path(face), round(wide * ratio), round(high * ratio))
            come = partial(self._come, self._pictures.pictures, number, ratio)
            run_task(self, work, come, lambda _error: None)
        self.list.setCurrentIndex(self.model.index(row, 0))

    def _come(self, pictures: dict[int, QImage], number: int, ratio: float, face: QImage) -> None:
        face.setDevicePixelRatio(ratio)
        pictures[number] = face
        place = self.list.visualRect(self.model.index(number, 0))
        if place.intersects(self.list.viewport().rect()):
            self._pictures.arrivals.come(number)

    def _show_face(self, index: QModelIndex | QPersistentModelIndex) -> None:
        deck = self.model.deck
        if deck is None or not index.isValid():
            return
        face = self.model.rows[index.row()]
        count = self.model.rowCount()  # a deck is a ring: before its first card lies the last
        near = (self.model.index((index.row() + step) % count, 0) for step in (-1, 1))
        beside = [one.data(FaceRole.FILE) for one in near] if count > 2 else []
        self.face.show_file(index.data(FaceRole.FILE), deck.ratio, beside)
        words = told(deck, face)
        self._name.setText(words.name)
        self._place.setText(words.place)
        for label, text in (
            (self._told, words.face),
            (self._counts, words.counts),
            (self._about, words.deck),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        for part in (self.face, self._scroll):
            part.setAccessibleName(words.name)
        self._scroll.verticalScrollBar().setValue(0)
        self._check()

    def _check(self) -> None:
        row = self.list.currentIndex().row()
        self.former.setEnabled(row > 0)
        self.next.setEnabled(row < self.model.rowCount() - 1)
        self.less.setEnabled(self.face.zoom > ZOOMS[0])
        self.more.setEnabled(self.face.zoom < ZOOMS[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the words their part of the width."""
        super().resizeEvent(event)
        least, greatest = (self._theme.px(width) for width in _WORDS)
        self._scroll.setFixedWidth(min(max(round(self.width() * _PART), least), greatest))

    @property
    def keys_go_to(self) -> QWidget:
        """The small pictures."""
        return self.list

    # -- doing -----------------------------------------------------------------------------------
    def _turn(self, step: int) -> None:
        row = self.list.currentIndex().row() + step
        if 0 <= row < self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(row, 0))

    def press_key(self, key: str) -> bool:
        """The keys of the buttons; returns whether it was one of them."""
        button = {"+": self.more, "=": self.more, "-": self.less, "P": self.print}.get(key)
        if button is not None:
            button.click()
        return button is not None

    # -- paper -----------------------------------------------------------------------------------
    def _ask_where(self) -> None:
        deck = self.model.deck
        assert deck is not None
        name = f"{deck.id}.pdf"
        if (path := ask_to_save(self, _("Sheets to print"), name, "PDF (*.pdf)")) is not None:
            self.save_as(path)

    def save_as(self, path: Path) -> None:
        """Write all cards of the deck on sheets to be cut, and say where."""
        deck = self.model.deck
        assert deck is not None
        self._said.setText(_("Rendering the cards…"))
        run_task(
            self,
            partial(_write_sheets, path, deck, self._shared.variant(deck), current_language()),
            lambda _none: self._said.setText(_("Saved as {file}.", file=_shown(path))),
            lambda error: self._said.setText(_why(path, error)),
        )
