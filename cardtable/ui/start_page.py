"""The start page: continue, four games with a picture each, and how things stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.places import asset
from cardtable.engine.game import Game
from cardtable.languages import LANGUAGES
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.buttons import KeyButton
from cardtable.ui.icons import icon, picture, svg_pixmap
from cardtable.ui.theme import Theme

#: The games' names in the script they come from, beside their own.
NATIVE = {"oicho-kabu": "おいちょかぶ", "kyo-kabu": "京かぶ", "dou-dizhu": "斗地主"}


class _Picture(QWidget):
    """A game's picture, cut to fill its place; the upper corners are round."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = asset(f"table/tile_{game}.svg")
        self._kept: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it, anew when the size has changed."""
        if not self._file.is_file():
            return
        ratio = self.devicePixelRatioF()
        width = max(self.width(), round(self.height() * 560 / 384))
        if self._kept is None or self._kept.width() != round(width * ratio):
            self._kept = picture(self._file.read_bytes(), width, width * 384 / 560, ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(QRectF(0, 0, self.width(), self.height()), 10, 10)
        path.addRect(QRectF(0, self.height() / 2, self.width(), self.height() / 2))
        painter.setClipPath(path)
        high = self._kept.height() / ratio
        painter.drawPixmap(
            round((self.width() - width) / 2), round((self.height() - high) / 2), self._kept
        )
        painter.end()


class Tile(QFrame):
    """One game: picture, name, what it is, and the way in.

    Attributes:
        chosen: a new match is wanted.
        rules: its rules are wanted.
    """

    chosen = Signal()
    rules = Signal()

    def __init__(
        self, theme: Theme, game: Game, number: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.game, self._number = game, number
        self._narrow = False
        self._picture = _Picture(game.id)
        self._name = QLabel()
        self._native = QLabel(NATIVE.get(game.id, ""))
        self._line = QLabel()
        self._line.setWordWrap(True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._long = QLabel()
        self._new = KeyButton(theme, "choice")
        self._rules = KeyButton(theme, "plain")
        self._new.clicked.connect(self.chosen)
        self._rules.clicked.connect(self.rules)
        names = QHBoxLayout()
        names.addWidget(self._name)
        names.addStretch()
        names.addWidget(self._native)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self._new)
        buttons.addWidget(self._rules)
        buttons.addStretch()
        words = QVBoxLayout()
        words.setContentsMargins(16, 10, 12, 12)
        words.setSpacing(6)
        words.addLayout(names)
        words.addWidget(self._line, 1)
        words.addWidget(self._long)
        words.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self._picture)
        column.addLayout(words, 1)
        self.dress(theme)
        self.retranslate()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        c = theme.colours
        self.setStyleSheet(
            f"#tile {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 10px; }}"
        )
        self._name.setFont(theme.font(20, 700))
        self._native.setFont(theme.font(14))
        self._native.setStyleSheet(f"color: {c.ink2};")
        self._line.setFont(theme.font(14))
        self._long.setFont(theme.font(13))
        self._long.setStyleSheet(f"color: {c.ink2};")
        for button in (self._new, self._rules):
            button.dress(theme)

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        phrases = phrases_of(self.game.phrases)
        self._name.setText(phrases.title())
        self._show_native()
        self._line.setText(phrases.tagline())
        self._long.setText(phrases.duration())
        translate = QCoreApplication.translate
        self._new.tell(translate("StartPage", "New match"), str(self._number))
        self._rules.tell(translate("StartPage", "Rules"))
        self.setAccessibleName(phrases.title())

    def _show_native(self) -> None:
        """The name in its own script, where there is room and the title has another script."""
        foreign = self._name.text().isascii()
        self._native.setVisible(foreign and bool(self._native.text()) and not self._narrow)

    def fit(self, width: int) -> None:
        """The picture keeps its shape; what is left over stays below the tiles."""
        high = round(width * 384 / 560)
        self._picture.setFixedHeight(high)
        self.setMaximumHeight(high + 225)

    def compact(self, on: bool) -> None:
        """In narrow windows the foreign name gives way."""
        self._narrow = on
        self._show_native()
        self._new.tight = self._rules.tight = on
        self._new.updateGeometry()
        self._rules.updateGeometry()


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that can be continued: its number, its game and how it stands."""

    number: int
    game: str
    title: str
    line: str


class StartPage(QWidget):
    """Where the program opens.

    Attributes:
        new_match: a game's id.
        rules: a game's id.
        resume: a match's number.
        more: the other unfinished matches are wanted.
        past: the matches that ended are wanted.
        language: a language's code.
    """

    new_match = Signal(str)
    rules = Signal(str)
    resume = Signal(int)
    more = Signal()
    past = Signal()
    language = Signal(str)

    def __init__(self, theme: Theme, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._waiting: list[Waiting] = []
        self._has_past = False
        self._brand_sign = QLabel()
        self._brand = QLabel("Cardtable")
        self._languages = QComboBox()
        for code, name in LANGUAGES.items():
            self._languages.addItem(name, code)
        self._languages.activated.connect(
            lambda index: self.language.emit(self._languages.itemData(index))
        )
        top = QHBoxLayout()
        top.addWidget(self._brand_sign)
        top.addSpacing(8)
        top.addWidget(self._brand)
        top.addStretch()
        top.addWidget(self._languages)
        self._band = QFrame()
        self._band.setObjectName("band")
        self._band_sign = QLabel()
        self._band_title = QLabel()
        self._band_line = QLabel()
        self._band_line.setTextFormat(Qt.TextFormat.PlainText)
        self._band_line.setWordWrap(True)
        self._more = KeyButton(theme, "plain")
        self._continue = KeyButton(theme, "primary")
        self._more.clicked.connect(self.more)
        self._continue.clicked.connect(self.go_on)
        band_words = QVBoxLayout()
        band_words.setSpacing(2)
        band_words.addStretch()
        band_words.addWidget(self._band_title)
        band_words.addWidget(self._band_line)
        band_words.addStretch()
        band = QHBoxLayout(self._band)
        band.setContentsMargins(18, 12, 22, 12)
        band.setSpacing(16)
        band.addWidget(self._band_sign)
        band.addLayout(band_words, 1)
        band.addWidget(self._more)
        band.addWidget(self._continue)
        self._heading = QLabel()
        self._past = KeyButton(theme, "quiet")
        self._past.clicked.connect(self.past)
        self._past.hide()
        games_row = QHBoxLayout()
        games_row.addWidget(self._heading)
        games_row.addStretch()
        games_row.addWidget(self._past)
        self._tiles = [Tile(theme, game, i + 1) for i, game in enumerate(games)]
        self._grid = QGridLayout()
        self._grid.setSpacing(18)
        for i, tile in enumerate(self._tiles):
            tile.chosen.connect(lambda g=tile.game.id: self.new_match.emit(g))
            tile.rules.connect(lambda g=tile.game.id: self.rules.emit(g))
            self._grid.addWidget(tile, 0, i)
        self._honest = QLabel()
        self._honest.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._notice = QLabel()
        self._notice.setTextFormat(Qt.TextFormat.PlainText)
        self._notice.setWordWrap(True)
        self._notice.hide()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(48, 20, 48, 18)
        column.setSpacing(14)
        column.addLayout(top)
        column.addWidget(self._notice)
        column.addWidget(self._band)
        column.addLayout(games_row)
        column.addLayout(self._grid, 4)
        column.addStretch(1)
        column.addWidget(self._honest)
        self._column = column
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.dress(theme)
        self.retranslate()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        ratio = self.devicePixelRatioF()
        self._brand.setFont(theme.font(28, 700))
        self._brand_sign.setPixmap(svg_pixmap("icons/cardtable.svg", 44, ratio))
        self._band.setStyleSheet(
            f"#band {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 10px; }}"
        )
        self._band_title.setFont(theme.font(20, 700))
        self._band_line.setFont(theme.font(14))
        self._band_line.setStyleSheet(f"color: {c.ink2};")
        self._heading.setFont(theme.font(16, 700))
        self._honest.setFont(theme.font(13))
        self._honest.setStyleSheet(f"color: {c.ink2};")
        self._notice.setFont(theme.font(14, 600))
        self._notice.setStyleSheet(
            f"color: {c.warn}; background: {c.warn_bg}; border-radius: 6px; padding: 8px 12px;"
        )
        self._more.dress(theme)
        self._more.setIcon(icon("list", c.ink, ratio=ratio))
        self._continue.dress(theme)
        self._past.dress(theme)
        self._past.setIcon(icon("list", c.ink, ratio=ratio))
        for tile in self._tiles:
            tile.dress(theme)
        index = self._languages.findData(theme.language)
        self._languages.setCurrentIndex(max(0, index))

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        self._heading.setText(translate("StartPage", "Games"))
        self._past.tell(translate("StartPage", "Past matches"), "Ctrl+J")
        self._honest.setText(
            translate("StartPage", "Bots see only what you could see in their seat.")
        )
        self._languages.setAccessibleName(translate("StartPage", "Language"))
        for tile in self._tiles:
            tile.retranslate()
        self._show_band()

    def show_waiting(self, waiting: Sequence[Waiting]) -> None:
        """The matches that can be continued, latest first."""
        self._waiting = list(waiting)
        self._show_band()

    def allow_past(self, on: bool) -> None:
        """Whether there are matches that ended."""
        self._has_past = on
        self._past.setVisible(on)
        self._show_band()

    @property
    def waiting(self) -> Sequence[Waiting]:
        """The matches that can be continued, as shown."""
        return self._waiting

    def show_notice(self, text: str) -> None:
        """Something the player should know (a damaged file was set aside …)."""
        self._notice.setText(text)
        self._notice.setVisible(bool(text))

    def _show_band(self) -> None:
        translate = QCoreApplication.translate
        ratio = self.devicePixelRatioF()
        if not self._waiting:
            self._band_sign.setPixmap(svg_pixmap("icons/cardtable.svg", 56, ratio))
            self._band_title.setText(
                translate("StartPage", "No match is waiting")
                if self._has_past
                else translate("StartPage", "Play your first match")
            )
            self._band_line.setText(
                translate(
                    "StartPage",
                    "Choose a game below. Every match is saved by itself and can be continued.",
                )
            )
            self._more.hide()
            self._continue.hide()
            return
        first = self._waiting[0]
        tile = asset(f"table/tile_{first.game}.svg")
        if tile.is_file():
            self._band_sign.setPixmap(picture(tile.read_bytes(), 116, 80, ratio))
        self._band_title.setText(translate("StartPage", "Continue {game}").format(game=first.title))
        self._band_line.setText(first.line)
        others = len(self._waiting) - 1
        self._more.setVisible(others > 0)
        self._more.tell(translate("StartPage", "%n more match(es)", "", others))
        self._continue.show()
        self._continue.tell(translate("StartPage", "Continue"), "Return")

    def go_on(self) -> None:
        """Continue the latest match."""
        if self._waiting:
            self.resume.emit(self._waiting[0].number)

    def press_key(self, key: str) -> bool:
        """Digits open a game's new match, Enter continues; whether the key meant something."""
        if key == "Return" and self._waiting:
            self.go_on()
            return True
        if key.isdigit() and 1 <= int(key) <= len(self._tiles):
            self._tiles[int(key) - 1].chosen.emit()
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrow windows show two tiles a row, with smaller margins."""
        super().resizeEvent(event)
        wide = self.width()
        per_row = 4 if wide >= 980 else 2
        for i, tile in enumerate(self._tiles):
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, i // per_row, i % per_row)
            tile.compact(wide < 1240)
            tile.fit((wide - 2 * (48 if wide >= 1200 else 20) - 18 * (per_row - 1)) // per_row)
        side = 48 if wide >= 1200 else 20
        self._column.setContentsMargins(side, 20, side, 18)

    def sizeHint(self) -> QSize:
        """A usual window."""
        return QSize(1280, 772)
