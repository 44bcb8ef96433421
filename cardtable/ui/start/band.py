"""The band of the start page: a match to continue, or the way to a new one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.models.matches import MatchModel
from cardtable.translation import _, ngettext
from cardtable.ui.start.picture import tile_picture
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon, picture
from cardtable.ui.widgets.labels import PlainLabel, tip_text
from cardtable.ui.widgets.theme import Theme


class Band(QFrame):
    """The program's proposal: its only filled button is the page's main action.

    Attributes:
        go: continue the match.
        more: show the other unfinished matches.
        delete: delete the match.
        quick: start a match of a game at once, by its id.
        lessons, declined: first hands were accepted, or declined for good.
    """

    go = Signal()
    more = Signal()
    delete = Signal()
    quick = Signal(str)
    lessons = Signal()
    declined = Signal()

    def __init__(self, theme: Theme, waiting: MatchModel) -> None:
        """``waiting``: the matches that can be continued, latest first."""
        super().__init__()
        self.setObjectName("band")
        self._theme = theme
        self._waiting = waiting
        waiting.modelReset.connect(self.refresh)
        waiting.dataChanged.connect(self.refresh)
        self._drawn: object = None
        self._has_past = self._low = self._offers = False
        self._game = self._game_title = ""
        self._sign = PlainLabel()
        self._title, self._line = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self._delete, self._more = KeyButton(theme, "quiet"), KeyButton(theme, "plain")
        self.way_on = KeyButton(theme, "primary")
        self._delete.clicked.connect(self.delete)
        self._more.clicked.connect(self._pressed_more)
        self.way_on.clicked.connect(self._pressed_on)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._line)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._delete)
        self._row.addWidget(self._more)
        self._row.addWidget(self.way_on)

    def allow_past(self, on: bool) -> None:
        """Set whether matches have been played before."""
        self._has_past = on
        self.refresh()

    def propose(self, game: str, title: str, offers: bool) -> None:
        """Set what to propose if no match waits: a quick match of a game, or first hands."""
        self._game, self._game_title, self._offers = game, title, offers
        self.refresh()

    def _pressed_on(self) -> None:
        if self._waiting.latest is not None:
            self.go.emit()
        elif self._offers:
            self.lessons.emit()
        else:
            self.quick.emit(self._game)

    def _pressed_more(self) -> None:
        if self._waiting.latest is not None:
            self.more.emit()
        else:
            self.declined.emit()

    def refresh(self) -> None:
        """Set all texts in the current language."""
        px, ratio = self._theme.px, self.devicePixelRatioF()
        first = self._waiting.latest
        if first is None:
            self._show_proposal()
            return
        tile = tile_picture(first.game)
        if tile:
            width, height = (84, 58) if self._low else (116, 80)
            wanted = (first.game, px(width), px(height), ratio)
            if wanted != self._drawn:  # the page is shown after each match
                self._drawn = wanted
                self._sign.setPixmap(picture(tile, px(width), px(height), ratio))
        self._sign.setVisible(bool(tile))
        self._title.setText(_("Continue {game}", game=first.title))
        self._line.setText(first.line)
        self._delete.show()
        words = _("Delete {game}", game=first.title)
        self._delete.setAccessibleName(words)
        self._delete.setToolTip(tip_text(words))
        others = self._waiting.others
        self._more.setVisible(others > 0)
        self._more.set_words(ngettext("{n} more match", "{n} more matches", others))
        self._more.setIcon(icon("list", self._theme.colours.ink, px(18), ratio))
        self.way_on.show()
        self.way_on.set_words(_("Continue"), "Return")

    def _show_proposal(self) -> None:
        self._sign.hide()
        self._delete.hide()
        self._more.setVisible(self._offers)
        self._more.setIcon(QIcon())
        self.way_on.show()
        if self._offers:
            self._title.setText(_("New to these games?"))
            self._line.setText(_("A short tutorial explains each step as you play."))
            self._more.set_words(_("No, thanks"))
            self.way_on.set_words(_("Start the tutorial"), "Return")
            return
        self._title.setText(
            _("No unfinished matches") if self._has_past else _("Play your first match")
        )
        self._line.setText(
            _(
                "Choose a game below. Matches are saved automatically, and you can continue them "
                "any time.",
            )
        )
        text = _("Quick match: {game}", game=self._game_title)
        self.way_on.set_words(text, "Return")

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self._delete, self._more, self.way_on]

    def be_low(self, low: bool) -> None:
        """Shrink the margins to leave more room for the games, or restore them."""
        px = self._theme.px
        self._row.setContentsMargins(px(18), px(8 if low else 14), px(18), px(8 if low else 14))
        if low != self._low:
            self._low = low
            self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        c, px = theme.colours, theme.px
        self.setStyleSheet(
            f"#band {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 10px; }}"
        )
        self._title.setFont(theme.font(20, 700))
        self._line.setFont(theme.font(14))
        self._line.setStyleSheet(f"color: {c.ink2};")
        self._row.setSpacing(px(14))
        self._delete.apply_theme(theme)
        self._delete.setIcon(icon("trash", c.ink, px(18), self.devicePixelRatioF()))
        self._more.apply_theme(theme)
        self.way_on.apply_theme(theme)
        self.refresh()
