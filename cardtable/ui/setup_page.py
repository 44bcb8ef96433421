"""The new-match page: who sits down, which deck, which house rules, which deal."""

from __future__ import annotations

import json
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.decks import Deck, Variant, decks_for
from cardtable.art.render import render
from cardtable.engine.game import Game
from cardtable.engine.match import SEAT_KINDS, Seat
from cardtable.engine.options import Options
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.models.options import OptionModel, OptionRole
from cardtable.ui.buttons import KeyButton
from cardtable.ui.dress import is_worn, variant_for
from cardtable.ui.icons import icon, svg_pixmap
from cardtable.ui.settings import Settings
from cardtable.ui.table_page import phrases_of
from cardtable.ui.theme import Theme

#: Names of the ten portraits, in their order.
NAMES = ("Mira", "Ayla", "Otto", "Hana", "Kenji", "Samir", "Rosa", "Timo", "Leila", "Zola")
MAX_NAME = 24


def kind_text(kind: str) -> str:
    """A seat kind's name."""
    translate = QCoreApplication.translate
    return {
        "human": translate("SetupPage", "Person"),
        "easy": translate("SetupPage", "Bot, easy"),
        "medium": translate("SetupPage", "Bot, medium"),
        "hard": translate("SetupPage", "Bot, hard"),
        "expert": translate("SetupPage", "Bot, expert"),
    }[kind]


def group_text(group: str) -> str:
    """Heading of a group of options."""
    translate = QCoreApplication.translate
    return {
        "match": translate("SetupPage", "Match"),
        "stakes": translate("SetupPage", "Stakes"),
        "cards": translate("SetupPage", "Cards"),
        "auction": translate("SetupPage", "Auction"),
        "combinations": translate("SetupPage", "Combinations"),
        "play": translate("SetupPage", "Play"),
        "scoring": translate("SetupPage", "Scoring"),
        "rules": translate("SetupPage", "Rules"),
    }.get(group, group)


@dataclass(frozen=True, slots=True)
class Setup:
    """What the page asks for.

    Attributes:
        game: to be played.
        seats: who sits down.
        options: the house rules.
        seed: from which the cards follow.
        deck, variant: what it is played with.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Options
    seed: Seed
    deck: Deck
    variant: Variant


class SeatRow(QFrame):
    """One seat: portrait, name, who plays.

    Attributes:
        changed: something was edited.
        removed: the seat is to go.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, theme: Theme, seat: Seat, number: int) -> None:
        super().__init__()
        self.setObjectName("seatRow")
        self._theme = theme
        self._number = number
        self._portrait = seat.portrait
        self._picture = KeyButton(theme, "quiet")
        self._picture.setFixedSize(50, 50)
        self._picture.clicked.connect(self._next_portrait)
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumWidth(96)
        self.kind = QComboBox()
        self.kind.setMinimumWidth(150)
        for kind in SEAT_KINDS:
            self.kind.addItem(kind_text(kind), kind)
        self.kind.setCurrentIndex(SEAT_KINDS.index(seat.kind))
        self._remove = KeyButton(theme, "quiet")
        self._remove.clicked.connect(self.removed)
        self.name.textEdited.connect(lambda _: self.changed.emit())
        self.kind.activated.connect(lambda _: self.changed.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(10)
        row.addWidget(self._picture)
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 2)
        row.addWidget(self._remove)
        self.dress(theme)
        self.retranslate()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.setStyleSheet(f"#seatRow {{ border-bottom: 1px solid {theme.colours.line}; }}")
        self._picture.dress(theme)
        self._remove.dress(theme)
        self._remove.setIcon(icon("close", theme.colours.ink2))
        self._draw()

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        for i, kind in enumerate(SEAT_KINDS):
            self.kind.setItemText(i, kind_text(kind))
        self.name.setAccessibleName(translate("SetupPage", "Name"))
        self.kind.setAccessibleName(translate("SetupPage", "Who plays"))
        self._remove.setAccessibleName(translate("SetupPage", "Remove this seat"))
        self._remove.setToolTip(translate("SetupPage", "Remove this seat"))
        self._picture.setAccessibleName(translate("SetupPage", "Another portrait"))
        self._picture.setToolTip(translate("SetupPage", "Another portrait"))

    def allow_removal(self, on: bool) -> None:
        """Whether there may be fewer seats."""
        self._remove.setEnabled(on)
        self._remove.setVisible(on)

    def renumber(self, number: int) -> None:
        """The seat's place has changed, and with it its sign."""
        self._number = number
        self._draw()

    @property
    def seat(self) -> Seat:
        """What the row says."""
        name = " ".join(self.name.text().split()) or NAMES[self._number % len(NAMES)]
        return Seat(SEAT_KINDS[self.kind.currentIndex()], name, self._portrait)

    def _next_portrait(self) -> None:
        self._portrait = (self._portrait + 1) % len(NAMES)
        self._draw()
        self.changed.emit()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        whole = QPixmap(round(46 * ratio), round(46 * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.drawPixmap(0, 0, svg_pixmap(f"table/avatar_{self._portrait}.svg", 44, ratio))
        painter.drawPixmap(27, 27, svg_pixmap(f"table/seat_{self._number % 10}.svg", 19, ratio))
        painter.end()
        self._picture.show_picture(whole)


class OptionRow(QFrame):
    """One house rule: title, sentence, value; marked where it differs from the preset."""

    def __init__(self, theme: Theme, model: OptionModel, index: QModelIndex) -> None:
        super().__init__()
        self.setObjectName("optionRow")
        self._model, self._index, self._theme = model, index, theme
        self._title = QLabel()
        self._line = QLabel()
        self._line.setWordWrap(True)
        self._note = QLabel()
        self.editor: QComboBox | QSpinBox
        values = index.data(OptionRole.VALUES)
        if values:
            combo = QComboBox()
            for value, text in values:
                combo.addItem(text, value)
            combo.activated.connect(lambda i: model.setData(index, combo.itemData(i)))
            self.editor = combo
        else:
            spin = QSpinBox()
            spin.setRange(*index.data(OptionRole.RANGE))
            spin.lineEdit().setTextMargins(7, 0, 0, 0)
            spin.valueChanged.connect(lambda v: model.setData(index, v))
            self.editor = spin
        self.editor.setMinimumWidth(120)
        self.editor.setMaximumWidth(250)
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.editor.installEventFilter(self)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._note)
        head.addStretch()
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addLayout(head)
        words.addWidget(self._line)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 8, 7)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.editor)
        self.tell()

    def eventFilter(self, watched: object, event: object) -> bool:
        """The wheel scrolls the page; it changes a value only where the editor has focus."""
        from PySide6.QtCore import QEvent

        assert isinstance(event, QEvent)
        if event.type() == QEvent.Type.Wheel and not self.editor.hasFocus():
            event.ignore()
            return True
        return False

    def tell(self) -> None:
        """Show words and value anew."""
        c = self._theme.colours
        differs = bool(self._index.data(OptionRole.DIFFERS))
        self._title.setText(self._index.data(Qt.ItemDataRole.DisplayRole))
        self._title.setFont(self._theme.font(14, 700))
        self._line.setText(self._index.data(OptionRole.EXPLANATION))
        self._line.setFont(self._theme.font(13))
        self._line.setStyleSheet(f"color: {c.ink2};")
        self._note.setVisible(differs)
        self._note.setFont(self._theme.font(12, 700))
        self._note.setStyleSheet(
            f"color: {c.warn}; background: {c.warn_bg}; border-radius: 3px; padding: 0 6px;"
        )
        self._note.setText(
            QCoreApplication.translate("SetupPage", "Preset: {value}").format(
                value=self._index.data(OptionRole.PRESET_VALUE)
            )
        )
        self.setStyleSheet(
            f"#optionRow {{ border-bottom: 1px solid {c.line};"
            f" border-left: 4px solid {c.mark if differs else 'transparent'}; }}"
        )
        self.editor.setAccessibleName(self._title.text())
        value = self._index.data(Qt.ItemDataRole.EditRole)
        self.editor.blockSignals(True)
        if isinstance(self.editor, QComboBox):
            for i, (_, text) in enumerate(self._index.data(OptionRole.VALUES)):
                self.editor.setItemText(i, text)
            self.editor.setCurrentIndex(self.editor.findData(value))
        else:
            self.editor.setValue(value)
        self.editor.blockSignals(False)

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.tell()


class DeckCard(QFrame):
    """A deck to choose, shown by four of its cards.

    Attributes:
        chosen: this one.
    """

    chosen = Signal()

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        self.setObjectName("deckCard")
        self.deck, self._theme = deck, theme
        self._picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.radio = KeyButton(theme, "segment")
        self.radio.setCheckable(True)
        self.radio.clicked.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 8)
        column.setSpacing(6)
        column.addWidget(self._picture)
        column.addWidget(self.radio, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_dress(self, theme: Theme, variant: Variant, language: str, on: bool) -> None:
        """Draw four cards of it in a dress."""
        self._theme = theme
        c = theme.colours
        edge = f"3px solid {c.accent}" if on else f"1px solid {c.line}"
        self.setStyleSheet(
            f"#deckCard {{ background: {c.panel}; border: {edge}; border-radius: 8px; }}"
        )
        self.radio.dress(theme)
        self.radio.setChecked(on)
        self.radio.tell(self.deck.name(language))
        ratio = self.devicePixelRatioF()
        high = 96
        wide = round(high * self.deck.ratio)
        codes = list(self.deck.cards)
        some = [codes[i * (len(codes) - 1) // 3] for i in range(4)]
        if self.deck.family == "kabu":
            some = ["1d", "4a", "9a", "10a"]
        pixmap = QPixmap(round((wide * 5 + 16) * ratio), round(high * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for i, code in enumerate([None, *some]):
            path = self.deck.picture(code, variant)
            face = render(path, round(wide * ratio), round(high * ratio))
            face.setDevicePixelRatio(ratio)
            painter.drawImage(round(i * (wide + 4)), 0, face)
        painter.end()
        self._picture.setPixmap(pixmap)

    def mousePressEvent(self, event: object) -> None:
        """A click anywhere on it chooses it."""
        self.chosen.emit()


class SetupPage(QWidget):
    """The page.

    Attributes:
        start: a :class:`Setup` that can be played.
        cancelled: back to the start page.
        rules: the rules are wanted.
    """

    start = Signal(object)
    cancelled = Signal()
    rules = Signal()

    def __init__(
        self, theme: Theme, game: Game, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self.game, self._settings = theme, game, settings
        self._phrases = phrases_of(game.phrases)
        self.options = OptionModel(game, self._phrases, self)
        self.options.edited.connect(self._tell)
        self._rows: list[SeatRow] = []
        self._deck_cards: list[DeckCard] = []
        self._build()
        for seat in self._remembered():
            self._add_row(seat)
        decks = decks_for(game.decks)
        self._deck = next((d for d in decks if d.id == settings.deck(d.family)), decks[0])
        for deck in decks:
            card = DeckCard(theme, deck)
            card.chosen.connect(lambda d=deck: self._choose_deck(d))
            self._deck_cards.append(card)
            self._deck_row.addWidget(card)
        self._deck_row.addStretch()
        self._fill_options()
        self._fill_dress()
        self.dress(theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self._theme
        self._home = KeyButton(theme, "quiet")
        self._home.clicked.connect(self.cancelled)
        self._title = QLabel()
        self._rules = KeyButton(theme, "quiet")
        self._rules.clicked.connect(self.rules)
        top = QHBoxLayout()
        top.addWidget(self._home)
        top.addWidget(self._title)
        top.addStretch()
        top.addWidget(self._rules)
        self._seats_head, self._seats_count = QLabel(), QLabel()
        seats_head = QHBoxLayout()
        seats_head.addWidget(self._seats_head)
        seats_head.addStretch()
        seats_head.addWidget(self._seats_count)
        self._seat_rows = QVBoxLayout()
        self._seat_rows.setSpacing(0)
        self._add_bot = KeyButton(theme, "plain")
        self._add_person = KeyButton(theme, "plain")
        self._add_bot.clicked.connect(lambda: self._add_seat("medium"))
        self._add_person.clicked.connect(lambda: self._add_seat("human"))
        adders = QHBoxLayout()
        adders.setSpacing(8)
        adders.addWidget(self._add_bot)
        adders.addWidget(self._add_person)
        adders.addStretch()
        self._deck_head = QLabel()
        self._deck_row = QHBoxLayout()
        self._deck_row.setSpacing(10)
        self._dress_row = QVBoxLayout()
        self._back = QComboBox()
        self._back_words = QLabel()
        back_row = QHBoxLayout()
        back_row.addWidget(self._back_words)
        back_row.addWidget(self._back)
        back_row.addStretch()
        self._back.activated.connect(self._back_chosen)
        self._seed_head = QLabel()
        self._seed = QLineEdit()
        self._seed.setMaxLength(40)
        self._seed.textEdited.connect(lambda _: self._tell())
        self._seed_line = QLabel()
        self._seed_line.setWordWrap(True)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 12, 8)
        column.setSpacing(10)
        column.addLayout(seats_head)
        column.addLayout(self._seat_rows)
        column.addLayout(adders)
        column.addSpacing(6)
        column.addWidget(self._deck_head)
        column.addLayout(self._deck_row)
        column.addLayout(self._dress_row)
        column.addLayout(back_row)
        column.addSpacing(6)
        column.addWidget(self._seed_head)
        column.addWidget(self._seed)
        column.addWidget(self._seed_line)
        column.addStretch()
        self._rules_head, self._preset_line = QLabel(), QLabel()
        self._preset_line.setWordWrap(True)
        self._presets: dict[str, KeyButton] = {}
        self._preset_group = QButtonGroup(self)
        preset_row = QHBoxLayout()
        preset_row.setSpacing(4)
        preset_row.addWidget(self._rules_head)
        preset_row.addStretch()
        for preset in self.game.presets:
            button = KeyButton(theme, "segment")
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, p=preset.id: self.options.use_preset(p))
            self._presets[preset.id] = button
            self._preset_group.addButton(button)
            preset_row.addWidget(button)
        self._option_box = QWidget()
        self._option_column = QVBoxLayout(self._option_box)
        self._option_column.setContentsMargins(8, 4, 8, 8)
        self._option_column.setSpacing(0)
        self._option_rows: list[OptionRow] = []
        self._option_heads: list[tuple[str, QLabel]] = []
        options = QScrollArea()
        options.setObjectName("optionArea")
        options.setWidgetResizable(True)
        options.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        options.setWidget(self._option_box)
        self._option_area = options
        right = QWidget()
        right_column = QVBoxLayout(right)
        right_column.setContentsMargins(12, 0, 0, 8)
        right_column.setSpacing(8)
        right_column.addLayout(preset_row)
        right_column.addWidget(self._preset_line)
        right_column.addWidget(options, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(left)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(20)
        self._halves.addWidget(scroll, 1)
        self._halves.addWidget(right, 1)
        self._foot = QFrame()
        self._foot.setObjectName("foot")
        self._foot.setFixedHeight(72)
        self._sum, self._sum_line = QLabel(), QLabel()
        self._sum_line.setWordWrap(True)
        self._cancel = KeyButton(theme, "plain")
        self._start = KeyButton(theme, "primary")
        self._cancel.clicked.connect(self.cancelled)
        self._start.clicked.connect(self.try_start)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(32, 6, 28, 6)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._sum)
        words.addWidget(self._sum_line)
        words.addStretch()
        foot.addLayout(words, 1)
        foot.addWidget(self._cancel)
        foot.addWidget(self._start)
        body = QVBoxLayout()
        body.setContentsMargins(28, 12, 28, 0)
        body.setSpacing(10)
        body.addLayout(top)
        body.addLayout(self._halves, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(body, 1)
        whole.addWidget(self._foot)

    def _fill_options(self) -> None:
        group = None
        for row in range(self.options.rowCount()):
            index = self.options.index(row)
            own = index.data(OptionRole.GROUP)
            if own != group:
                group = own
                head = QLabel()
                self._option_heads.append((own, head))
                self._option_column.addWidget(head)
            widget = OptionRow(self._theme, self.options, index)
            self._option_rows.append(widget)
            self._option_column.addWidget(widget)
        self._option_column.addStretch()

    def _fill_dress(self) -> None:
        while self._dress_row.count():
            item = self._dress_row.takeAt(0)
            assert item is not None
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for option in self._deck.options:
            box = QCheckBox(option.names.get(self._theme.language, option.names.get("en", "")))
            box.setChecked(is_worn(option, self._settings, self._theme.language))
            box.toggled.connect(lambda on, o=option.id: self._worn(o, on))
            self._dress_row.addWidget(box)
        self._back.clear()
        for back in self._deck.backs:
            self._back.addItem(back.names.get(self._theme.language, back.names["en"]), back.id)
        self._back.setCurrentIndex(max(0, self._back.findData(self._settings.back(self._deck.id))))

    # -- seats -----------------------------------------------------------------------------------
    def _remembered(self) -> list[Seat]:
        counts = self.game.seat_counts
        try:
            kept = json.loads(self._settings.setup(self.game.id))
            seats = [
                Seat(str(s["kind"]), str(s["name"])[:MAX_NAME], int(s["portrait"]) % len(NAMES))
                for s in kept
            ]
            if len(seats) in counts:
                return seats
        except (ValueError, TypeError, KeyError):
            pass
        seats = [Seat("human", self._settings.name or NAMES[0], 0)]
        while len(seats) < self.game.default_seats:
            number = len(seats)
            seats.append(Seat("medium", NAMES[number], number))
        return seats

    def _add_row(self, seat: Seat) -> None:
        row = SeatRow(self._theme, seat, len(self._rows))
        row.changed.connect(self._tell)
        row.removed.connect(lambda r=row: self._remove(r))
        self._rows.append(row)
        self._seat_rows.addWidget(row)

    def _add_seat(self, kind: str) -> None:
        if len(self._rows) + 1 not in self.game.seat_counts:
            return
        taken = {row.seat.portrait for row in self._rows}
        free = next((p for p in range(len(NAMES)) if p not in taken), len(self._rows))
        self._add_row(Seat(kind, NAMES[free], free))
        self._tell()

    def _remove(self, row: SeatRow) -> None:
        if len(self._rows) - 1 not in self.game.seat_counts:
            return
        self._rows.remove(row)
        row.hide()
        row.deleteLater()
        for number, other in enumerate(self._rows):
            other.renumber(number)
        self._tell()

    # -- deck ------------------------------------------------------------------------------------
    @property
    def variant(self) -> Variant:
        """The dress chosen."""
        return variant_for(self._deck, self._settings, self._theme.language)

    def _choose_deck(self, deck: Deck) -> None:
        self._deck = deck
        self._settings.set_deck(deck.family, deck.id)
        self._fill_dress()
        self._draw_decks()

    def _worn(self, option: str, on: bool) -> None:
        self._settings.set_dress(option, on)
        self._draw_decks()

    def _back_chosen(self, index: int) -> None:
        self._settings.set_back(self._deck.id, self._back.itemData(index))
        self._draw_decks()

    def _draw_decks(self) -> None:
        for card in self._deck_cards:
            own = card.deck is self._deck
            variant = self.variant if own else card.deck.variant()
            card.show_dress(self._theme, variant, self._theme.language, own)

    # -- words -----------------------------------------------------------------------------------
    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        self._title.setFont(theme.font(22, 700))
        for head in (self._seats_head, self._deck_head, self._rules_head, self._seed_head):
            head.setFont(theme.font(16, 700))
        for line in (self._seats_count, self._preset_line, self._seed_line, self._sum_line):
            line.setFont(theme.font(13))
            line.setStyleSheet(f"color: {c.ink2};")
        self._sum.setFont(theme.font(16, 700))
        self._home.setIcon(icon("home", c.ink))
        self._rules.setIcon(icon("book", c.ink))
        self._foot.setStyleSheet(
            f"#foot {{ background: {c.panel}; border-top: 1px solid {c.line}; }}"
        )
        self._option_area.setStyleSheet(
            f"#optionArea {{ background: {c.panel}; border: 1px solid {c.line};"
            f" border-radius: 8px; }} #optionArea > QWidget > QWidget {{ background: {c.panel}; }}"
        )
        for button in (
            self._home, self._rules, self._add_bot, self._add_person, self._cancel, self._start,
            *self._presets.values(),
        ):  # fmt: skip
            button.dress(theme)
        for row in self._rows:
            row.dress(theme)
        for option in self._option_rows:
            option.dress(theme)
        for _, head in self._option_heads:
            head.setFont(theme.font(13, 700))
            head.setStyleSheet(f"color: {c.ink2}; padding: 10px 12px 2px;")
        self._draw_decks()
        self._tell()

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        self._title.setText(
            translate("SetupPage", "New match: {game}").format(game=self._phrases.title())
        )
        self._home.setAccessibleName(translate("SetupPage", "Start page"))
        self._rules.tell(translate("SetupPage", "Rules"), "F1")
        self._seats_head.setText(translate("SetupPage", "Seats"))
        self._add_bot.tell(translate("SetupPage", "Add a bot"))
        self._add_person.tell(translate("SetupPage", "Add a person"))
        self._deck_head.setText(translate("SetupPage", "Deck"))
        self._back_words.setText(translate("SetupPage", "Back"))
        self._back.setAccessibleName(translate("SetupPage", "Back"))
        self._seed_head.setText(translate("SetupPage", "Numbered deal"))
        self._seed.setPlaceholderText(translate("SetupPage", "Leave empty for a fresh deal"))
        self._seed.setAccessibleName(translate("SetupPage", "Numbered deal"))
        self._rules_head.setText(translate("SetupPage", "House rules"))
        self._cancel.tell(translate("SetupPage", "Cancel"), "Esc")
        self._start.tell(translate("SetupPage", "Start match"), "Return")
        for preset, button in self._presets.items():
            button.tell(self._phrases.preset(preset)[0])
        for group, head in self._option_heads:
            head.setText(group_text(group))
        for row in self._rows:
            row.retranslate()
        for option in self._option_rows:
            option.tell()
        self._fill_dress()
        self._draw_decks()
        self._tell()

    def _tell(self) -> None:
        translate = QCoreApplication.translate
        counts = self.game.seat_counts
        count = len(self._rows)
        if len(counts) == 1:
            self._seats_count.setText(translate("SetupPage", "%n seat(s)", "", count))
        else:
            self._seats_count.setText(
                translate("SetupPage", "{count} seats ({low} to {high})").format(
                    count=count, low=counts[0], high=counts[-1]
                )
            )
        for row in self._rows:
            row.allow_removal(count - 1 in counts)
        for button in (self._add_bot, self._add_person):
            button.setEnabled(count + 1 in counts)
            button.setVisible(len(counts) > 1)
        preset = self.options.preset
        self._presets[preset].setChecked(True)
        self._preset_line.setText(self._phrases.preset(preset)[1])
        for option in self._option_rows:
            option.tell()
        people = sum(row.seat.is_human for row in self._rows)
        self._sum.setText(
            translate("SetupPage", "%n person(s) at this computer", "", people)
            if people
            else translate("SetupPage", "Bots among themselves: you watch")
        )
        changed = len(self.options.changes)
        name = self._phrases.preset(preset)[0]
        lines = [
            translate("SetupPage", "%n rule(s) differ from the preset {preset}.", "", changed)
            if changed
            else translate("SetupPage", "Rules: {preset}.")
        ]
        self._sum_line.setText(" ".join(lines).format(preset=name))
        c = self._theme.colours
        try:
            self._seed_from_page()
        except BadSeed:
            self._seed_line.setText(
                translate("SetupPage", "A deal is a whole number or 32 hexadecimal digits.")
            )
            self._seed_line.setStyleSheet(f"color: {c.bad};")
            self._start.setEnabled(False)
        else:
            self._seed_line.setText(
                translate("SetupPage", "The same number gives the same cards again.")
            )
            self._seed_line.setStyleSheet(f"color: {c.ink2};")
            self._start.setEnabled(True)

    def _seed_from_page(self) -> Seed:
        text = self._seed.text().strip()
        return Seed.parse(text) if text else Seed.fresh()

    def try_start(self) -> None:
        """Start the match as the page stands."""
        try:
            seed = self._seed_from_page()
        except BadSeed:
            self._tell()
            self._seed.setFocus()
            return
        seats = self._unique([row.seat for row in self._rows])
        self._settings.set_setup(
            self.game.id,
            json.dumps([{"kind": s.kind, "name": s.name, "portrait": s.portrait} for s in seats]),
        )
        own = next((s.name for s in seats if s.is_human), "")
        if own:
            self._settings.name = own
        self.start.emit(
            Setup(self.game, seats, self.options.options, seed, self._deck, self.variant)
        )

    @staticmethod
    def _unique(seats: list[Seat]) -> tuple[Seat, ...]:
        """Two of the same name could not be told apart in the log."""
        taken: set[str] = set()
        result = []
        for seat in seats:
            name, count = seat.name, 2
            while name in taken:
                name = f"{seat.name} {count}"
                count += 1
            taken.add(name)
            result.append(Seat(seat.kind, name, seat.portrait))
        return tuple(result)

    def press_key(self, key: str) -> bool:
        """Enter starts, Esc cancels; whether the key meant something."""
        if key == "Return":
            self.try_start()
            return True
        if key == "Esc":
            self.cancelled.emit()
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Very narrow windows stack the halves."""
        super().resizeEvent(event)
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight
            if self.width() >= 860
            else QBoxLayout.Direction.TopToBottom
        )
