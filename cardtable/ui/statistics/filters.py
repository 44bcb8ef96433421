"""What is counted on the page of statistics, and the tiles that show the figures."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QVBoxLayout, QWidget

from cardtable.models.statistics import (
    BY,
    FigureRole,
    FiguresModel,
    by_words,
    key_words,
    since_of,
    span_words,
)
from cardtable.phrases.characters import called_alone
from cardtable.store.statistics import Own, Played, chosen, keys_of
from cardtable.translation import _, pgettext
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: The most tiles side by side, and the least width of one.
_MOST, _LEAST = 7, 170
#: The size of the first figure, which sums them up, and of the others.
_FIRST, _OTHER = 44, 27


class Tiles(QWidget):
    """Shows a model's figures; tiles that it has no row for are kept, hidden.

    Attributes:
        look: emitted with the number of a match to show.
    """

    look = Signal(object)

    def __init__(self, theme: Theme, model: FiguresModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._model = theme, model
        self._tiles: list[FigureTile] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        model.modelReset.connect(self._show)

    @property
    def shown(self) -> list[FigureTile]:
        """The tiles that show a figure, in order."""
        return self._tiles[: self._model.rowCount()]

    @property
    def stops(self) -> list[QWidget]:
        """What Tab leads to, in order: the tiles themselves (see :class:`FigureTile`), and the
        buttons that lead to single matches.
        """
        return [stop for tile in self._tiles for stop in (tile, tile.way)]

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for tile in self._tiles:
            tile.apply_theme(theme)

    def _show(self) -> None:
        while len(self._tiles) < self._model.rowCount():
            tile = FigureTile(self._theme, self, first=not self._tiles)
            tile.look.connect(self.look)
            self._tiles.append(tile)
        for row, tile in enumerate(self._tiles):
            index = self._model.index(row)
            if index.isValid():
                tile.show_figure(index)
            tile.setVisible(index.isValid())

    def arrange(self, width: int) -> None:
        """Put as many side by side as ``width`` has room for."""
        px = self._theme.px
        columns = max(2, min(_MOST, width // px(_LEAST)))
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns)
        for column in range(_MOST):
            used = column < min(columns, self._model.rowCount())
            self._grid.setColumnStretch(column, int(used))
        self._grid.setSpacing(px(8))


#: The time spans offered, in days; 0 for all.
_SPANS = (0, 365, 90, 30)


class Filters(QObject):
    """The choices, and the matches that they leave.

    Attributes:
        changed: emitted when other matches count, or when they are grouped in another way.
        choices: by name, in the order in which they are read.
        by: what groups the bars.
    """

    changed = Signal()

    def __init__(self, own: Own, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = own
        self.choices = {
            name: Choice()
            for name in ("game", "rules", "level", "opponent", "seat", "help", "days")
        }
        for name, choice in self.choices.items():
            choice.setParent(parent)
            choice.setProperty("quiet", name != "game")
            choice.takes_signs = False  # F is the page's
            if name != "game":
                choice.setSizeAdjustPolicy(
                    Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
                )
                choice.setMinimumContentsLength(7)
            choice.activated.connect(self._other_game if name == "game" else self.changed)
        self.by = Choice()
        self.by.setProperty("quiet", True)
        self.by.takes_signs = False
        self.by.activated.connect(self.changed)

    @property
    def game(self) -> str:
        """The id of the counted game; empty for all."""
        return self.choices["game"].currentData() or ""

    @property
    def useful(self) -> list[Choice]:
        """Those that would leave some matches out."""
        asks = (choice for name, choice in self.choices.items() if name != "game")
        return [choice for choice in asks if choice.count() > 2]

    def counted(self) -> list[Played]:
        """Return the counted matches, oldest first."""
        wanted = {name: choice.currentData() or "" for name, choice in self.choices.items()}
        days = int(wanted.pop("days") or 0)
        return chosen(self._own.matches, since=since_of(days), **wanted)

    def count_all(self) -> None:
        """Count all matches of the game."""
        for name, choice in self.choices.items():
            if name != "game":
                choice.setCurrentIndex(0)

    def want(self, game: str) -> None:
        """Count the matches of a game, if there are any."""
        choice = self.choices["game"]
        place = choice.findData(game)
        if place >= 0 and place != choice.currentIndex():
            choice.setCurrentIndex(place)
            self._other_game()

    def offer(self, own: Own) -> None:
        """Offer the choices among other matches; what is chosen stays where it can."""
        self._own = own
        self._offer_games()
        self._offer()

    def retranslate(self) -> None:
        for name, words in (
            ("game", pgettext("history", "Game")),
            ("rules", _("Rules")),
            ("level", _("Level")),
            ("opponent", _("Opponents")),
            ("seat", _("Seat")),
            ("help", _("Help")),
            ("days", _("Period")),
        ):
            self.choices[name].setAccessibleName(words)
        self.by.setAccessibleName(_("Group by"))
        self.offer(self._own)
        who = self.choices["opponent"]
        who.setItemData(who.currentIndex(), called_alone(who.currentData() or ""))

    def _other_game(self) -> None:
        for name in ("rules", "opponent", "seat"):
            self.choices[name].setCurrentIndex(0)
        self._offer()
        self.changed.emit()

    def _offer_games(self) -> None:
        """Offer the games that were played; at first the latest is selected."""
        played = {one.game: None for one in reversed(self._own.matches)}
        entries = [(_("All games"), "")]
        entries += [(key_words("game", game, game), game) for game in played]
        choice = self.choices["game"]
        fresh = choice.count() <= 1
        choice.offer(entries)
        if fresh and len(entries) > 1:
            choice.setCurrentIndex(1)

    def _offer(self) -> None:
        matches = chosen(self._own.matches, game=self.game)
        for name, any_ in (
            ("rules", _("All rules")),
            ("level", _("All levels")),
            ("opponent", _("All opponents")),
            ("seat", _("All seats")),
        ):
            keys = list(keys_of(matches, name)) if self.game or name != "rules" else []
            entries = [(key_words(name, key, self.game), key) for key in keys]
            self.choices[name].offer([(any_, ""), *entries])
        self.choices["help"].offer(
            [(_("With or without help"), "")]
            + [(key_words("help", key, ""), key) for key in ("without", "with")]
        )
        self.choices["days"].offer(
            [(span_words(days), str(days) if days else "") for days in _SPANS]
        )
        kinds = [by for by in BY if self.game or by != "rules"]
        if not self.game:
            kinds.insert(0, "game")
        before = self.by.currentData() if self.game or self.by.currentData() != "level" else "game"
        self.by.offer([(by_words(by), by) for by in kinds])
        self.by.setCurrentIndex(max(0, self.by.findData(before)))


class _Over(QAbstractButton):
    """Lies over a tile, all of which is pressed then; a sign in its corner says so."""

    def __init__(self, tile: QWidget, theme: Theme) -> None:
        super().__init__(tile)
        self.theme = theme
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign, and a ring where the mouse or the focus is."""
        px, c = self.theme.px, self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(18)
        sign = icon("chevron_right", c["ink2"], side, self.devicePixelRatioF())
        sign.paint(painter, self.width() - side - px(8), px(8), side, side)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(c["accent"], 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()


class FigureTile(QFrame):
    """A figure large enough to read from afar; one of a single match is pressed to show it.

    Tab leads to it only while a screen reader runs: there is nothing to do with it but to read it.

    Attributes:
        look: show the match, by its number.
        way: the button that shows the match.
    """

    look = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget, first: bool) -> None:
        super().__init__(parent)  # it may be shown before it is in a layout
        self._first = first
        self.setObjectName("figure")
        self._match = 0
        self._name, self._figure, self._detail = (PlainLabel(wrap=n != 1) for n in range(3))
        self.way = _Over(self, theme)
        self.way.clicked.connect(lambda: self.look.emit(self._match))
        column = QVBoxLayout(self)
        column.setSpacing(1)
        for part in (self._name, self._figure, self._detail):
            column.addWidget(part)
        column.addStretch(1)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        c, px, column = theme.colours, theme.px, self.layout()
        assert column is not None
        column.setContentsMargins(px(10), px(8), px(10), px(8))
        self.setStyleSheet(f"#figure {{ border: 0; border-top: 1px solid {c.line}; }}")
        self._name.setFont(theme.font(13))
        self._name.setStyleSheet(f"color: {c.ink2};")
        self._figure.setFont(theme.title(_FIRST if self._first else _OTHER))
        self._detail.setFont(theme.font(13))
        self._detail.setStyleSheet(f"color: {c.ink2};")
        self.way.theme = theme
        self.way.update()

    def show_figure(self, index: QModelIndex) -> None:
        """Show the figure of a row of :class:`~cardtable.models.statistics.FiguresModel`."""
        self._match, detail = index.data(FigureRole.MATCH), index.data(FigureRole.DETAIL)
        self._name.setText(index.data())
        self._figure.setText(index.data(FigureRole.FIGURE))
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.way.setAccessibleName(_("Show"))
        self.way.setVisible(bool(self._match))
        self.setAccessibleName(index.data(Qt.ItemDataRole.AccessibleTextRole))
        read = QAccessible.isActive()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if read else Qt.FocusPolicy.NoFocus)
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the words need at another width."""
        super().resizeEvent(event)
        self.way.setGeometry(self.rect())
        self._take_height()

    def _take_height(self) -> None:
        """Be as high as the words: a column that is too low would squeeze them."""
        column = self.layout()
        assert column is not None
        self.setMinimumHeight(max(0, column.totalHeightForWidth(self.width())))
