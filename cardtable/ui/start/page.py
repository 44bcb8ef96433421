"""The start page: the games as posters on the cloth, and on the rail what can be continued."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cardtable.art.render import Renderer
from cardtable.languages import LANGUAGES
from cardtable.models.catalogue import CatalogueModel
from cardtable.models.matches import MatchModel
from cardtable.phrases.lists import in_row, labelled
from cardtable.translation import _
from cardtable.ui.bindings import key_of
from cardtable.ui.commands import COMMAND
from cardtable.ui.intents import Lessons, Menu, Past, Quick, Resume, Rules, SetUp
from cardtable.ui.pages import Page
from cardtable.ui.room import LOW, TableFrame, rail_height
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.start.poster import Poster
from cardtable.ui.start.rail import AROUND, StartRail, Waiting
from cardtable.ui.start.tile import Tile
from cardtable.ui.start.wall import Wall
from cardtable.ui.table.paint import ground
from cardtable.ui.widgets.banner import UndoLine, deleted_words
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.icons import icon, program_sign
from cardtable.ui.widgets.keys import follow, key_name
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel
from cardtable.ui.widgets.theme import Theme

#: The page size up to which everything has its usual size; larger pages enlarge it.
_USUAL = (1440, 800)
#: Margins of the cloth; how far the picture on the rail rises above it, and how wide it is for its
#: height: as the table is, whose heads are at its edges.
_SIDE, _RISES, _WIDE = 50, 63, 16 / 10


#: The commands that have a sign above the posters, and those for which matches must be over.
_WAYS = ("days", "ladder", "puzzles", "stamps", "gallery", "statistics", "history", "settings")
_LOOKING_BACK = ("statistics", "history")
#: The filter before the lamp: posters and cards are all that is bright.
_COOL = QColor(142, 156, 170)


class Ground(QWidget):
    """Charcoal linen under the lamp, painted once a size."""

    _kept: QPixmap | None = None
    _quiet = False

    def apply_theme(self, theme: Theme) -> None:
        if theme.quiet != self._quiet:
            self._quiet, self._kept = theme.quiet, None
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth."""
        ratio = self.devicePixelRatioF()
        kept = self._kept
        if kept is None or kept.size() != self.size() * ratio:
            size, quiet = self.size().toSizeF(), self._quiet
            kept = self._kept = ground(CLOTHS["grey"], True, size, ratio, quiet)
            cool = QPainter(kept)
            cool.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            cool.fillRect(self.rect(), _COOL)
            cool.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, kept)
        painter.end()


class StartPage(Page):
    """Where the program opens.

    Attributes:
        delete: delete a match, by its number (it may be a large one); ``undo`` restores it.
        declined: first hands were declined for good.
        language: switch to a language, by its code.
        waiting: the matches that can be continued, latest first.
        ways_to: the signs above the posters, by the command that each gives.
    """

    delete = Signal(object)
    undo = Signal()
    declined = Signal()
    language = Signal(str)

    bare = lasting = shows_warnings = True

    def __init__(self, theme: Theme, games: CatalogueModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._theme, self._look = games, theme, theme
        self._renderer = Renderer(self)
        self._proposed, self._left = "", (0, QPixmap())
        self.waiting = MatchModel(parent=self)
        self._brand_sign, self._brand = PlainLabel(), PlainLabel()
        self._brand.setText("Cardtable")
        self._languages = Choice()
        self._languages.changes_all = True
        self._languages.offer(((name, code) for code, name in LANGUAGES.items()), theme.language)
        self._languages.activated.connect(self._speak)
        self.ways_to = {id_: KeyButton(theme, "round") for id_ in _WAYS}
        self._menu = KeyButton(theme, "round")
        for id_, button in self.ways_to.items():
            button.clicked.connect(partial(self.wants.emit, COMMAND[id_].opens))
            if id_ in _LOOKING_BACK:
                button.hide()  # without a parent it would open as a window
        self._menu.clicked.connect(self._open_menu)
        self._head = QHBoxLayout()
        self._head.addWidget(self._brand_sign)
        self._head.addWidget(self._brand)
        self._head.addStretch(1)
        for part in (*self.ways_to.values(), self._languages, self._menu):
            self._head.addWidget(part)
        self.deleted = UndoLine(theme, partial(key_of, "undo"))
        self.deleted.undone.connect(self.undo)
        self._notice = SaidLabel(wrap=True)
        self._notice.hide()
        self._told = QVBoxLayout()
        self._told.addWidget(self._notice)
        self._told.addWidget(self.deleted)
        self.wall = Wall(theme, games, self._renderer)
        for poster in self.posters:
            poster.chosen.connect(partial(self.wants.emit, SetUp(poster.game)))
            poster.rules.connect(partial(self.wants.emit, Rules(poster.game)))
            poster.quick.connect(partial(self.wants.emit, Quick(poster.game)))
            poster.lessons.connect(partial(self.wants.emit, Lessons(poster.game)))
        games.rowsAboutToBeRemoved.connect(self._leave_out)
        games.rowsRemoved.connect(self._retranslate_posters)
        games.dataChanged.connect(self._retranslate_posters)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.wall)
        for part in (self._scroll.viewport(), self.wall):  # the cloth is seen between the posters
            part.setAutoFillBackground(False)
        self._cloth = Ground()
        self._column = QVBoxLayout(self._cloth)
        self._column.addLayout(self._head)
        self._column.addLayout(self._told)
        self._column.addWidget(self._scroll, 1)
        self._frame = TableFrame(theme)
        self._frame.column.addWidget(self._cloth)
        self.rail = StartRail(theme, self.waiting)
        self.rail.go.connect(self.go_on)
        self.rail.more.connect(lambda: self.wants.emit(Past(unfinished=True)))
        self.rail.delete.connect(self._delete)
        self.rail.quick.connect(lambda game: self.wants.emit(Quick(game)))
        self.rail.lesson.connect(lambda game: self.wants.emit(Lessons(game, first=True)))
        self.rail.declined.connect(self.declined)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._frame, 1)
        whole.addWidget(self.rail)
        self._waits = Waiting(theme, self.rail.way_on, self._renderer)
        self._waits.setParent(self)
        self.rail.changed.connect(self._show_waiting)
        self.apply_theme(theme)
        self.retranslate()

    @property
    def pace(self) -> float:
        """The factor on how long it takes to lift a poster; 0 for at once."""
        return self.posters[0].pace if self.posters else 0.0

    @pace.setter
    def pace(self, pace: float) -> None:
        self._waits.pace = pace
        for poster in self.posters:
            poster.pace = pace

    @property
    def posters(self) -> list[Poster]:
        """The posters of the games, in their order."""
        return self.wall.posters

    def tile_of(self, game: str, number: int) -> Tile | None:
        """The picture of the match that waits; else its poster, at rest, if all of it is seen."""
        self.wall.rest()
        latest = self.waiting.latest
        if latest is not None and number == latest.number:
            return self._waits
        for poster in self.posters:
            if poster.game == game:
                port = self._scroll.viewport()
                place = poster.paper.translated(QPointF(poster.mapTo(port, QPoint())))
                return poster if port.rect().toRectF().contains(place) else None
        return None

    # -- looks and words -------------------------------------------------------------------------
    def apply_theme(self, theme: Theme) -> None:
        self._look, self._theme = theme, theme.at(theme.zoom_for(self.size(), _USUAL))
        theme = self._theme
        wood, px, ratio = theme.on_wood(), theme.px, self.devicePixelRatioF()
        c = wood.colours
        self._cloth.apply_theme(theme)
        self._brand.setStyleSheet(f"color: {c.ink};")
        self._languages.setStyleSheet(wood.field_sheet())
        self._notice.setFont(theme.font(14, 600))
        self._notice.setStyleSheet(
            f"color: {c.warn}; background: {c.warn_bg}; border-radius: 6px; padding: 8px 12px;"
        )
        self.deleted.apply_theme(wood)
        for id_, button in {**self.ways_to, "": self._menu}.items():
            button.apply_theme(wood)
            name = COMMAND[id_].icon if id_ else "menu"
            button.setIcon(icon(name, c.ink, px(18), ratio))
        self._frame.apply_theme(self._look)
        for part in (self.wall, self.rail, self._waits):
            part.apply_theme(theme)
        self._languages.setCurrentIndex(max(0, self._languages.findData(theme.language)))
        self._arrange()

    def retranslate(self) -> None:
        self.setAccessibleName(_("Home"))
        self.deleted.retranslate()
        words = {
            "days": _("Today"),
            "ladder": _("Ladder"),
            "puzzles": _("Puzzles"),
            "stamps": _("Stamp book"),
            "gallery": _("Gallery"),
            "statistics": _("Statistics"),
            "history": _("Match history"),
            "settings": _("Settings"),
        }
        for id_, button in self.ways_to.items():
            button.set_words(words[id_])
            button.set_sign(words[id_], key_of(id_))
        self._menu.setAccessibleName(_("Menu"))
        self._menu.setToolTip(f"{_('Menu')} (Alt)")
        self._languages.setAccessibleName(_("Language"))
        self.rail.refresh()
        self._games.retranslate()

    @property
    def ways(self) -> str:
        """What Enter does, and which keys start a game, for those who hear the page."""
        games = (labelled(str(n), poster.title) for n, poster in enumerate(self.posters, 1))
        return "\n".join(filter(None, (self.rail.proposal, in_row(games))))

    def allow_past(self, on: bool) -> None:
        """Set whether there are finished matches."""
        for id_ in _LOOKING_BACK:
            self.ways_to[id_].setVisible(on)
        self.rail.allow_past(on)
        self._fit_signs()

    def show_deleted(self, count: int) -> None:
        """Offer to restore so many matches."""
        if count or not self.deleted.isHidden():
            self.deleted.say(deleted_words(count) if count else "")
            self._arrange()

    def propose(self, game: str, offer: bool) -> None:
        """Set the likely game: it is in hand, and on the rail if no match waits.

        With ``offer``, its first hand is on the rail then.
        """
        likely = next((poster for poster in self.posters if poster.game == game), None)
        if likely is not None and game != self._proposed:
            self._proposed = game
            self.wall.take(likely)
        self.rail.propose(game, likely.title if likely else "", offer)

    def show_notice(self, text: str) -> None:
        """Show something the player should know (a damaged file was set aside …)."""
        if text != self._notice.text():
            self._notice.setVisible(bool(text))
            self._notice.setText(text)
            self._arrange()

    def keep_picture(self, number: int, picture: QPixmap) -> None:
        """Remember what the table of a match looks like."""
        self._left = number, picture
        self._show_waiting()

    def _show_waiting(self) -> None:
        """Show on the rail a picture of what it proposes."""
        latest, (number, table) = self.waiting.latest, self._left
        known = latest is not None and latest.number == number
        looks = {poster.game: poster.look for poster in self.posters}
        self._waits.show_match(looks.get(self.rail.game), table if known else None)

    def _leave_out(self, parent: QModelIndex, first: int, last: int) -> None:
        self.wall.leave_out(parent, first, last)

    def _retranslate_posters(self) -> None:
        self.wall.retranslate()
        self._arrange()

    # -- doing -----------------------------------------------------------------------------------
    def _speak(self, place: int) -> None:
        by_key = self._languages.by_key
        self.language.emit(self._languages.itemData(place))
        if not by_key:  # who goes through the closed list by keys is not done yet
            self.keys_go_to.setFocus()

    def _open_menu(self) -> None:
        self.wants.emit(Menu(self._menu.mapToGlobal(self._menu.rect().bottomLeft() + QPoint(0, 4))))

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Shift with a digit, or with Enter on *Play*, sets a match up."""
        HANDS.press(event)
        poster = None
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not event.isAutoRepeat():
            key, focused = key_name(event), self.focusWidget()
            poster = self._poster(key)
            if key == "Return":
                playing = (one for one in self.posters if one.play is focused)
                poster = next(playing, None)
        if poster is None:
            super().keyPressEvent(event)
        else:
            poster.chosen.emit()

    def _poster(self, key: str) -> Poster | None:
        """The poster with a digit on it."""
        there = len(key) == 1 and key.isdecimal() and 1 <= int(key) <= len(self.posters)
        return self.posters[int(key) - 1] if there else None

    def press_key(self, key: str) -> bool:
        """Digits play a game, Enter presses the rail's button; whether used."""
        if key == "Return":
            self.rail.way_on.click()
            return True
        poster = self._poster(key)
        if poster is not None:
            self.wall.take(poster)
            self.wall.rest()
            poster.quick.emit()
        return poster is not None

    # -- layout ----------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts, and enlarge everything in large windows."""
        super().resizeEvent(event)
        if self._look.zoom_for(self.size(), _USUAL) != self._theme.zoom:
            self.apply_theme(self._look)
        else:
            self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange what has changed while nobody saw it."""
        super().showEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self.isVisible():
            return
        px, theme = self._theme.px, self._theme
        low = self.height() < px(LOW)
        narrow = self.width() < px(1100)
        self._frame.fit()
        side = px(14 if narrow else _SIDE)
        self._column.setContentsMargins(0, px(6 if low else 20), 0, 0)
        self._column.setSpacing(px(2 if low else 6))
        for row in (self._head, self._told):
            row.setContentsMargins(side, 0, side, 0)
        self._brand.setFont(theme.title(26 if low or narrow else 40))
        sign = px(36 if low or narrow else 58)
        self._brand_sign.setPixmap(program_sign(sign, self.devicePixelRatioF()))
        self._fit_signs()
        rail = rail_height(self.window().size(), self._look)
        self.rail.lie(0, rail)  # it may need more
        rail = self.rail.height()
        margins = self._frame.column.contentsMargins()
        cloth = QSize(
            self.width() - margins.left() - margins.right(),
            self.height() - rail - margins.top() - margins.bottom(),
        )
        self._head.activate()
        told = [part for part in (self._notice, self.deleted) if not part.isHidden()]
        above = self._head.sizeHint().height() + self._column.contentsMargins().top()
        above += self._column.spacing() * 2
        for part in told:
            tall = part.heightForWidth(cloth.width() - 2 * side)
            above += max(tall, part.sizeHint().height()) + self._told.spacing()
        free = cloth.height() - above
        taken = self.wall.arrange(cloth.width(), free - (0 if low else px(_RISES // 2)), side)
        rises = max(0, min(px(_RISES), free - taken + margins.bottom()))
        self._place_waiting(rail, rises, margins.left() + side)

    def _place_waiting(self, rail: int, rises: int, left: int) -> None:
        """Put the picture on the rail, standing out above it."""
        px, around = self._theme.px, self._theme.px(AROUND)
        high = rail - px(12) + rises
        wide = round(high * _WIDE)
        top = self.height() - rail - rises + (px(6) if not rises else 0)
        self._waits.setGeometry(left - around, top - around, wide + 2 * around, high + 2 * around)
        self._waits.raise_()
        self.rail.lie(left + wide + px(20), rail)
        above = [*self.ways_to.values(), self._languages, self._menu]
        ways = [stop for poster in self.posters for stop in poster.stops()]
        follow([*above, self.deleted.undo, *ways, *self.rail.stops()])

    def _fit_signs(self) -> None:
        """Drop the words beside the last signs if there is no room for those of all."""
        px, margins = self._theme.px, self._head.contentsMargins()
        frame = self._frame.column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - frame.left() - frame.right()
        signs = [sign for sign in self.ways_to.values() if not sign.isHidden()]
        for sign in signs:
            sign.wordless = False
        rest = (self._brand_sign, self._brand, self._languages, self._menu)
        room -= px(30) + sum(part.sizeHint().width() for part in rest)
        between, lengths = px(16), [sign.sizeHint().width() for sign in signs]
        for place in reversed(range(len(signs))):
            if sum(lengths) + between * (len(signs) + len(rest)) <= room:
                break
            signs[place].wordless, between = True, px(8)
            lengths[place] = signs[place].sizeHint().width()
        self._head.setSpacing(between)
        for sign in signs:
            sign.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size in a usual window."""
        return QSize(1280, 772)
