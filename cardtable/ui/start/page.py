"""The start page: a match to continue, the games with pictures, and notices."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.languages import LANGUAGES
from cardtable.models.catalogue import CatalogueModel
from cardtable.models.matches import MatchModel
from cardtable.translation import _, pgettext
from cardtable.ui.bindings import key_of
from cardtable.ui.intents import (
    Days,
    Lessons,
    Past,
    Preferences,
    Quick,
    Resume,
    Rules,
    SetUp,
    Statistics,
)
from cardtable.ui.pages import Page
from cardtable.ui.start.band import Band
from cardtable.ui.start.tile import Tile
from cardtable.ui.widgets.buttons import KeyButton, press_focused
from cardtable.ui.widgets.choice import Choice
from cardtable.ui.widgets.icons import icon, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.tab_order import follow
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.undo_line import UndoLine, deleted_words

#: The page size up to which everything has its usual size; larger pages enlarge it.
_USUAL = (1440, 800)
#: From this width on the tiles stand in one row; the page's greatest width before zoom.
_ONE_ROW, _MOST = 1180, 1480
_GAP = 18


class StartPage(Page):
    """Where the program opens.

    Attributes:
        delete: delete a match, by its number; ``undo`` restores it.
        declined: first hands were declined for good.
        language: switch to a language, by its code.
        waiting: the matches that can be continued, latest first.
    """

    delete = Signal(int)
    undo = Signal()
    declined = Signal()
    language = Signal(str)

    lasting = shows_warnings = True

    def __init__(self, theme: Theme, games: CatalogueModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._theme = theme
        self.waiting = MatchModel(parent=self)
        self._brand_sign, self._brand = PlainLabel(), PlainLabel()
        self._brand.setText("Cardtable")
        self._languages = Choice()
        for code, name in LANGUAGES.items():
            self._languages.addItem(name, code)
        self._languages.activated.connect(self._speak)
        top = QHBoxLayout()
        top.addWidget(self._brand_sign)
        top.addSpacing(8)
        top.addWidget(self._brand)
        top.addStretch(1)
        self._gear = KeyButton(theme, "quiet")
        self._gear.clicked.connect(lambda: self.wants.emit(Preferences()))
        top.addWidget(self._gear)
        top.addWidget(self._languages)
        self.band = Band(theme, self.waiting)
        self.band.go.connect(self.go_on)
        self.band.more.connect(lambda: self.wants.emit(Past(unfinished=True)))
        self.band.delete.connect(self._delete)
        self.deleted = UndoLine(theme, partial(key_of, "undo"))
        self.deleted.undone.connect(self.undo)
        self.band.quick.connect(lambda game: self.wants.emit(Quick(game)))
        self.band.lessons.connect(lambda: self.wants.emit(Lessons()))
        self.band.declined.connect(self.declined)
        self._heading = PlainLabel()
        self._past = KeyButton(theme, "quiet")
        self._past.clicked.connect(lambda: self.wants.emit(Past()))
        self._figures = KeyButton(theme, "quiet")
        self._figures.clicked.connect(lambda: self.wants.emit(Statistics()))
        self._days = KeyButton(theme, "quiet")
        self._days.clicked.connect(lambda: self.wants.emit(Days()))
        for button in (self._past, self._figures):
            button.hide()
        games_row = QHBoxLayout()
        games_row.addWidget(self._heading)
        games_row.addStretch(1)
        games_row.addWidget(self._days)
        games_row.addWidget(self._figures)
        games_row.addWidget(self._past)
        self._grid = QGridLayout()
        self.tiles = [Tile(theme, games.index(row)) for row in range(games.rowCount())]
        for tile in self.tiles:
            tile.chosen.connect(partial(self.wants.emit, SetUp(tile.game)))
            tile.rules.connect(partial(self.wants.emit, Rules(tile.game)))
            tile.quick.connect(partial(self.wants.emit, Quick(tile.game)))
            tile.lessons.connect(partial(self.wants.emit, Lessons(tile.game)))
        games.rowsAboutToBeRemoved.connect(self._leave_out)
        games.rowsRemoved.connect(self._retranslate_tiles)
        games.dataChanged.connect(self._retranslate_tiles)
        self._honest = PlainLabel(wrap=True)
        self._honest.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._notice = PlainLabel(wrap=True)
        self._notice.hide()
        self._sheet = QWidget()
        self._column = QVBoxLayout(self._sheet)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(top)
        self._column.addWidget(self._notice)
        self._column.addStretch(1)
        self._column.addWidget(self.band)
        self._column.addWidget(self.deleted)
        self._column.addLayout(games_row)
        self._column.addLayout(self._grid)  # empty: PySide keeps alive the items it finds there
        for i, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, 0, i)
        self._column.addStretch(4)
        self._column.addWidget(self._honest)
        inside = QWidget()
        self._middle = QHBoxLayout(inside)
        self._middle.addStretch(1)
        self._middle.addWidget(self._sheet, 1000)
        self._middle.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self.apply_theme(theme)
        self.retranslate()

    # -- looks and words -------------------------------------------------------------------------
    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._look, self._theme = theme, theme.at(theme.zoom_for(self.size(), _USUAL))
        around, theme = theme.zoom, self._theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        self.setStyleSheet(theme.field_sheet() if theme.zoom != around else "")
        self._brand.setFont(theme.font(28, 700))
        self._brand_sign.setPixmap(svg_pixmap("icons/cardtable.svg", px(44), ratio))
        self._heading.setFont(theme.font(16, 700))
        self._honest.setFont(theme.font(13))
        self._honest.setStyleSheet(f"color: {c.ink2};")
        self._notice.setFont(theme.font(14, 600))
        self._notice.setStyleSheet(
            f"color: {c.warn}; background: {c.warn_bg}; border-radius: 6px; padding: 8px 12px;"
        )
        self.band.apply_theme(theme)
        self.deleted.apply_theme(theme)
        signs = ((self._days, "cards"), (self._past, "list"), (self._figures, "chart"))
        for button, sign in (*signs, (self._gear, "gear")):
            button.apply_theme(theme)
            button.setIcon(icon(sign, c.ink, px(18), ratio))
        for tile in self.tiles:
            tile.apply_theme(theme)
        self._languages.setCurrentIndex(max(0, self._languages.findData(theme.language)))
        self._arrange()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.deleted.retranslate()
        self._heading.setText(pgettext("start page", "Games"))
        self._days.set_words(_("Deal of the day"), key_of("days"))
        self._past.set_words(_("Match history"), key_of("history"))
        self._figures.set_words(_("Statistics"), key_of("statistics"))
        self._gear.set_words(_("Settings"), key_of("settings"))
        self._honest.setText(_("Bots only see what you would see in their seat."))
        self._languages.setAccessibleName(_("Language"))
        self.band.refresh()
        self._games.retranslate()

    def allow_past(self, on: bool) -> None:
        """Set whether there are finished matches."""
        self._past.setVisible(on)
        self._figures.setVisible(on)
        self.band.allow_past(on)

    def show_deleted(self, count: int) -> None:
        """Offer to restore so many matches."""
        self.deleted.say(deleted_words(count) if count else "")

    def propose(self, game: str, offer: bool) -> None:
        """Set what the band proposes if no match waits: a match of a game, or first hands."""
        self.band.propose(game, self._title_of(game), offer)

    def _title_of(self, game: str) -> str:
        return next((tile.title for tile in self.tiles if tile.game == game), "")

    def show_notice(self, text: str) -> None:
        """Show something the player should know (a damaged file was set aside …)."""
        self._notice.setText(text)
        self._notice.setVisible(bool(text))

    def _leave_out(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Remove the tiles of games that are no longer offered."""
        for tile in self.tiles[first : last + 1]:
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        del self.tiles[first : last + 1]

    def _retranslate_tiles(self) -> None:
        for tile in self.tiles:
            tile.retranslate()
        self._arrange()

    # -- doing -----------------------------------------------------------------------------------
    def _speak(self, place: int) -> None:
        self.language.emit(self._languages.itemData(place))

    def go_on(self) -> None:
        """Continue the latest match."""
        latest = self.waiting.latest
        if latest is not None:
            self.wants.emit(Resume(latest.number))

    def _delete(self) -> None:
        latest = self.waiting.latest
        if latest is not None:
            self.delete.emit(latest.number)
            self.deleted.undo.setFocus()

    def _go(self) -> None:
        """Press the band's filled button."""
        self.band.way_on.click()

    def press_key(self, key: str) -> bool:
        """Digits set up a game, Enter presses the focused button or continues; whether used."""
        if key == "Return":
            if not press_focused(self):
                self._go()
            return True
        if key.isdigit() and 1 <= int(key) <= len(self.tiles):
            self.tiles[int(key) - 1].chosen.emit()
            return True
        return False

    # -- layout ----------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put two tiles in a row in narrow windows, and enlarge everything in large ones."""
        super().resizeEvent(event)
        if self._look.zoom_for(self.size(), _USUAL) != self._theme.zoom:
            self.apply_theme(self._look)
        else:
            self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        one_row = self.width() >= px(_ONE_ROW)
        per_row = len(self.tiles) if one_row else 2
        side = px(48 if self.width() >= px(1200) else 20)
        bar = self._scroll.verticalScrollBar().sizeHint().width()  # it appears in low windows
        width = min(self.width() - 2 * side - bar, px(_MOST))
        tight = self.height() < px(700)
        top = px(8 if tight else 20)
        self._middle.setContentsMargins(side, top, side, top)
        self._sheet.setMaximumWidth(width)
        self._column.setSpacing(px(6 if tight else 14))
        self.band.be_low(tight)
        gap = px(_GAP if one_row else 12)
        self._grid.setSpacing(gap)
        for i, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, i // per_row, i % per_row)
            tile.fit((width - gap * (per_row - 1)) // per_row, beside=not one_row)
        height = max((tile.needs() for tile in self.tiles), default=0)
        for tile in self.tiles:
            tile.setMinimumHeight(height)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < per_row else 0)
        tiles = [stop for tile in self.tiles for stop in tile.stops()]
        past = (self.deleted.undo, self._days, self._figures, self._past)
        follow([self._gear, self._languages, *self.band.stops(), *past, *tiles])

    def sizeHint(self) -> QSize:
        """The size in a usual window."""
        return QSize(1280, 772)
