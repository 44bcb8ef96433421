"""The page of statistics: which matches, their figures, a line over time, bars with whiskers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cardtable.models.matches import when
from cardtable.models.statistics import (
    BY,
    by_words,
    key_words,
    line_words,
    luck_words,
    share_words,
    since_of,
    span_words,
    told,
)
from cardtable.phrases.lists import one_after_the_other
from cardtable.store.statistics import Own, Played, chosen, figures, grouped, keys_of, stretches
from cardtable.ui.statistics.figure import FigureTile
from cardtable.ui.statistics.plots import Bar, Bars, Line
from cardtable.ui.widgets.buttons import KeyButton, press_focused
from cardtable.ui.widgets.choice import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.tab_order import follow
from cardtable.ui.widgets.theme import Theme

#: Most bars; who is not among them can be chosen.
_MOST = 12
#: Days of the spans that are offered.
_SPANS = (0, 365, 90, 30)


class StatisticsPage(QWidget):
    """What the journal says of one's own matches.

    Attributes:
        back: the player has seen enough.
        csv, json: the matches that are counted are to be written to a file.
        reset: it is to be counted anew from now on; ``all`` from the beginning again.
        look: at a match, by its number.
    """

    back = Signal()
    csv = Signal(list)
    json = Signal(list)
    reset = Signal()
    all = Signal()
    look = Signal(int)

    def __init__(self, theme: Theme, own: Own, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.own = theme, own
        self._tiles: list[FigureTile] = []
        self._shown = 0
        self._back = KeyButton(theme, "quiet")
        self._title = PlainLabel()
        self.choices = {
            name: Choice()
            for name in ("game", "rules", "level", "opponent", "seat", "help", "days")
        }
        for choice in self.choices.values():
            choice.setSizeAdjustPolicy(
                Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(7)
            choice.activated.connect(self.refresh)
        self.choices["game"].activated.disconnect(self.refresh)
        self.choices["game"].activated.connect(self._other_game)
        self.by = Choice()
        self.by.activated.connect(self.refresh)
        self.line, self.bars = Line(theme), Bars(theme)
        self._line_head, self._bars_head = PlainLabel(), PlainLabel()
        self._luck, self._apart = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self._empty = PlainLabel(wrap=True)
        self._reset, self._all, self._csv, self._json = (KeyButton(theme) for _ in range(4))
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw)
        self._build()
        self._connect()
        self._offer_games()
        self.dress(theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        head, foot, bars_head = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for part in (self._back, self._title):
            head.addWidget(part)
        head.addStretch(1)
        self._asks, self._figures = QGridLayout(), QGridLayout()
        bars_head.addWidget(self._bars_head, 1)
        bars_head.addWidget(self.by)
        inside = QWidget()
        self._sheet = QVBoxLayout(inside)
        self._sheet.addWidget(self._empty)
        self._sheet.addLayout(self._figures)
        self._sheet.addWidget(self._line_head)
        self._sheet.addWidget(self.line)
        self._sheet.addLayout(bars_head)
        self._sheet.addWidget(self.bars)
        self._sheet.addWidget(self._luck)
        self._sheet.addWidget(self._apart)
        self._sheet.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        for button in (self._reset, self._all):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self._csv, self._json):
            foot.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._asks)
        self._column.addWidget(scroll, 1)
        self._column.addLayout(foot)

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self._reset.clicked.connect(self.reset)
        self._all.clicked.connect(self.all)
        self._csv.clicked.connect(lambda: self.csv.emit(self.counted()))
        self._json.clicked.connect(lambda: self.json.emit(self.counted()))

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        self._column.setContentsMargins(px(20), px(10), px(20), px(14))
        self._column.setSpacing(px(8))
        self._sheet.setContentsMargins(0, px(4), px(6), px(4))
        self._sheet.setSpacing(px(8))
        self._title.setFont(theme.font(20, 700))
        for label in (self._line_head, self._bars_head):
            label.setFont(theme.font(15, 700))
        for label in (self._luck, self._apart):
            label.setFont(theme.font(14))
        self._apart.setStyleSheet(f"color: {c.ink2};")
        self._empty.setFont(theme.font(16))
        self.line.dress(theme)
        self.bars.dress(theme)
        for tile in self._tiles:
            tile.dress(theme)
        for button, sign in (
            (self._back, "chevron_left"),
            (self._reset, "reset"),
            (self._all, "undo"),
            (self._csv, "export"),
            (self._json, "export"),
        ):
            button.dress(theme)
            button.setIcon(icon(sign, c.ink, px(18), ratio))
        self._arrange()

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        self._back.set_words(translate("Review", "Back"), "Esc")
        self._title.setText(translate("Past", "Statistics"))
        self._reset.set_words(translate("Statistics", "Reset…"))
        self._all.set_words(translate("Statistics", "Count all again"))
        self._csv.set_words(translate("Statistics", "Export CSV…"))
        self._json.set_words(translate("Statistics", "Export JSON…"))
        self._empty.setText(
            translate(
                "Statistics",
                "No match of yours fits so far. Matches that you finish against bots are counted.",
            )
        )
        self._line_head.setText(translate("Statistics", "Mean score over time"))
        self._bars_head.setText(translate("Statistics", "Share of wins"))
        for name, words in (
            ("game", translate("Past", "Game")),
            ("rules", translate("Past", "Rules")),
            ("level", translate("Statistics", "Level")),
            ("opponent", translate("Past", "Opponents")),
            ("seat", translate("Statistics", "Seat")),
            ("help", translate("Past", "Help")),
            ("days", translate("Statistics", "Time")),
        ):
            self.choices[name].setAccessibleName(words)
        self.by.setAccessibleName(translate("Statistics", "What tells the bars apart"))
        self._offer_games()
        self._offer()
        self.refresh()

    def show_own(self, own: Own) -> None:
        """Count other matches."""
        self.own = own
        self._offer_games()
        self._offer()
        self.refresh()

    # -- which matches ---------------------------------------------------------------------------
    @property
    def game(self) -> str:
        """The id of the game that is counted; empty for all."""
        return self.choices["game"].currentData() or ""

    def counted(self) -> list[Played]:
        """The matches that are counted, oldest first."""
        wanted = {name: choice.currentData() or "" for name, choice in self.choices.items()}
        days = int(wanted.pop("days") or 0)
        return chosen(self.own.matches, since=since_of(days), **wanted)

    def _other_game(self) -> None:
        for name in ("rules", "opponent", "seat"):
            self.choices[name].setCurrentIndex(0)
        self._offer()
        self.refresh()

    def _offer_games(self) -> None:
        """The games that were played; at first the latest is looked at."""
        played = {one.game: None for one in reversed(self.own.matches)}
        entries = [(QCoreApplication.translate("Past", "All games"), "")]
        entries += [(key_words("game", game, game), game) for game in played]
        choice = self.choices["game"]
        fresh = choice.count() <= 1
        choice.offer(entries)
        if fresh and len(entries) > 1:
            choice.setCurrentIndex(1)

    def _offer(self) -> None:
        translate = QCoreApplication.translate
        matches = chosen(self.own.matches, game=self.game)
        for name, any_ in (
            ("rules", translate("Statistics", "All rules")),
            ("level", translate("Statistics", "All levels")),
            ("opponent", translate("Past", "All opponents")),
            ("seat", translate("Statistics", "All seats")),
        ):
            keys = list(keys_of(matches, name)) if self.game or name != "rules" else []
            entries = [(key_words(name, key, self.game), key) for key in keys]
            self.choices[name].offer([(any_, ""), *entries])
        self.choices["help"].offer(
            [(translate("Statistics", "Help or none"), "")]
            + [(key_words("help", key, ""), key) for key in ("without", "with")],
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

    # -- what is said ----------------------------------------------------------------------------
    def refresh(self) -> None:
        """Reckon and show what is asked for."""
        matches, game = self.counted(), self.game
        one = figures(matches)
        tiles = told(one, game) if matches else []
        while len(self._tiles) < len(tiles):
            tile = FigureTile(self._theme, self)
            tile.look.connect(self.look)
            self._tiles.append(tile)
        for tile in self._tiles[len(tiles) :]:
            tile.hide()
        for tile, figure in zip(self._tiles, tiles, strict=False):
            tile.show_figure(figure)
            tile.show()
        self._shown = len(tiles)
        self._luck.setVisible(bool(game and matches))
        if game:
            self._luck.setText(luck_words(one, game))
        self._say_apart()
        self._empty.setVisible(not matches)
        for button in (self._csv, self._json):
            button.setEnabled(bool(matches))
        self._reset.setEnabled(bool(self.own.matches))
        self._all.setVisible(bool(self.own.since))
        self._arrange()
        if self.isVisible():
            self._draw()
        else:
            self._drawing.start()

    def _draw(self) -> None:
        """The plots; of a page that is not seen yet they come after it."""
        matches, game = self.counted(), self.game
        drawn = stretches(matches) if game and len(matches) > 1 else []
        ends = (when(drawn[0].first), when(drawn[-1].last)) if drawn else ("", "")
        self.line.show_stretches(drawn, ends, line_words(drawn))
        for widget in (self.line, self._line_head):
            widget.setVisible(bool(drawn))
        self._show_bars(matches)

    @property
    def drawn(self) -> bool:
        """Whether the plots show what is counted."""
        return not self._drawing.isActive()

    def _show_bars(self, matches: list[Played]) -> None:
        by = self.by.currentData() or "level"
        groups = list(grouped(matches, by).items())
        groups = groups[-_MOST:] if by == "month" else groups[:_MOST]
        bars = [
            Bar(key_words(by, key, self.game), g.share or 0.0, g.low, g.high, share_words(g))
            for key, g in groups
        ]
        self.bars.show_bars(bars, f"{self._bars_head.text()}. {by_words(by)}")
        for widget in (self.bars, self._bars_head, self.by):
            widget.setVisible(bool(matches))

    def _say_apart(self) -> None:
        translate = QCoreApplication.translate
        shared, lines = self.own.shared, []
        if shared:
            lines.append(
                translate(
                    "Statistics",
                    "%n match(es) that several people shared at this computer are not counted.",
                    "",
                    shared,
                )
            )
        if self.own.since:
            text = translate("Statistics", "Counted from {date}.")
            lines.append(text.format(date=when(self.own.since)))
        self._apart.setText(one_after_the_other(*lines) if len(lines) > 1 else "".join(lines))
        self._apart.setVisible(bool(lines))

    # -- layout and keys -------------------------------------------------------------------------
    def _arrange(self) -> None:
        px, wide = self._theme.px, self.width()
        per_row = 7 if wide >= px(1180) else 4
        for number, choice in enumerate(self.choices.values()):
            self._asks.addWidget(choice, number // per_row, number % per_row)
        columns = max(2, min(7, wide // px(170)))
        for number, tile in enumerate(self._tiles):
            self._figures.addWidget(tile, number // columns, number % columns)
        for column in range(7):
            used = column < min(columns, self._shown)
            self._figures.setColumnStretch(column, int(used))
        for layout in (self._asks, self._figures):
            layout.setSpacing(px(8))
        shown = [tile.way for tile in self._tiles]
        files = (self._reset, self._all, self._csv, self._json)
        plots = (self.line, self.by, self.bars)
        follow([self._back, *self.choices.values(), *shown, *plots, *files])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More of it side by side in wide windows."""
        super().resizeEvent(event)
        self._arrange()

    def take_keys(self) -> None:
        """The keyboard goes to the choice of games."""
        self.choices["game"].setFocus()

    def press_key(self, key: str) -> bool:
        """What a key means here, and whether it means something."""
        if key == "Esc":
            self.back.emit()
            return True
        return key == "Return" and press_focused(self)
