"""The new-match page: who sits down, which deck, which house rules, which deal."""

from __future__ import annotations

import random
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.decks import Deck, Variant, decks_for
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.models.options import OptionModel
from cardtable.phrases.lookup import phrases_of
from cardtable.store.journal import JournalError, read_seats, seats_text
from cardtable.ui.buttons import KeyButton
from cardtable.ui.cloth_picker import ClothPicker
from cardtable.ui.cloths import cloth_for, cloth_name
from cardtable.ui.dress import is_worn, variant_for
from cardtable.ui.icons import icon
from cardtable.ui.labels import no_mnemonic
from cardtable.ui.portraits import NAMES
from cardtable.ui.rules_column import RulesColumn
from cardtable.ui.seat_row import SeatRow
from cardtable.ui.seating import MAX_NAME, seated
from cardtable.ui.settings import Settings
from cardtable.ui.setup_rows import DeckCard, Setup
from cardtable.ui.theme import Theme


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
        self._fill_dress()
        self.dress(theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self._theme
        self._home = KeyButton(theme, "quiet")
        self._home.clicked.connect(self.cancelled)
        self._fresh = Seed.fresh()
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
        self._deck_grid = QGridLayout()
        self._deck_grid.setSpacing(10)
        self._dress_row = QVBoxLayout()
        self._back = QComboBox()
        self._back_words = QLabel()
        back_row = QHBoxLayout()
        back_row.addWidget(self._back_words)
        back_row.addWidget(self._back)
        self._all_cards = KeyButton(theme, "plain")
        self._all_cards.clicked.connect(self._show_cards)
        back_row.addSpacing(12)
        back_row.addWidget(self._all_cards)
        back_row.addStretch()
        self._back.activated.connect(self._back_chosen)
        self._cloth_head = QLabel()
        self.cloths = ClothPicker(theme)
        self.cloths.chosen.connect(self._cloth_chosen)
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
        column.addLayout(self._deck_grid)
        column.addLayout(self._dress_row)
        column.addLayout(back_row)
        column.addSpacing(6)
        column.addWidget(self._cloth_head)
        column.addWidget(self.cloths)
        column.addSpacing(6)
        column.addWidget(self._seed_head)
        column.addWidget(self._seed)
        column.addWidget(self._seed_line)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(left)
        self.rules_column = RulesColumn(
            theme, self.game, self._phrases, self.options, self._settings
        )
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(20)
        self._halves.addWidget(scroll, 1)
        self._halves.addWidget(self.rules_column, 1)
        self._foot = QFrame()
        self._foot.setObjectName("foot")
        self._foot.setFixedHeight(72)
        self._sum, self._sum_line = QLabel(), QLabel()
        self._sum_line.setTextFormat(Qt.TextFormat.PlainText)
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

    def _fill_dress(self) -> None:
        while self._dress_row.count():
            item = self._dress_row.takeAt(0)
            assert item is not None
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for option in self._deck.options:
            named = option.names.get(self._theme.language, option.names.get("en", ""))
            box = QCheckBox(no_mnemonic(named))
            box.setChecked(is_worn(option, self._settings, self._theme.language))
            box.toggled.connect(lambda on, o=option.id: self._worn(o, on))
            self._dress_row.addWidget(box)
        self._back.clear()
        for back in self._deck.backs:
            self._back.addItem(back.names.get(self._theme.language, back.names["en"]), back.id)
        self._back.setCurrentIndex(max(0, self._back.findData(self._settings.back(self._deck.id))))

    # -- seats -----------------------------------------------------------------------------------
    def _remembered(self) -> list[Seat]:
        try:
            seats = list(read_seats(self._settings.setup(self.game.id)))
        except JournalError:
            seats = []  # nothing remembered, or damaged
        if len(seats) in self.game.seat_counts:
            return [replace(seat, name=seat.name[:MAX_NAME]) for seat in seats]
        seats = [Seat("human", self._settings.name or NAMES[0], 0)]
        while len(seats) < self.game.default_seats:
            number = len(seats)
            seats.append(Seat("medium", NAMES[number], number))
        return seats

    def _add_row(self, seat: Seat) -> None:
        row = SeatRow(self._theme, self.game.id, seat, len(self._rows))
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

    def _cloth_chosen(self, cloth: str) -> None:
        self._settings.set_cloth(self.game.id, cloth)
        self._draw_decks()

    def _show_cards(self) -> None:
        from cardtable.ui.dialogs import DeckDialog  # the sheet's painter is not needed to start

        dialog = DeckDialog(self._theme, self._deck, self.variant, self)
        dialog.worn.connect(self._worn)
        dialog.exec()
        self._fill_dress()

    def _draw_decks(self) -> None:
        for card in self._deck_cards:
            own = card.deck is self._deck
            variant = self.variant if own else card.deck.variant()
            card.show_dress(self._theme, variant, self._theme.language, own)
        cloth = cloth_for(self.game, self._settings)
        self.cloths.show_on_them(self._theme, self._deck, self.variant, cloth)
        head = QCoreApplication.translate("SetupPage", "Table cloth: {name}")
        self._cloth_head.setText(head.format(name=cloth_name(cloth.id)))

    # -- words -----------------------------------------------------------------------------------
    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        self._title.setFont(theme.font(22, 700))
        for head in (self._seats_head, self._deck_head, self._cloth_head, self._seed_head):
            head.setFont(theme.font(16, 700))
        for line in (self._seats_count, self._seed_line, self._sum_line):
            line.setFont(theme.font(13))
            line.setStyleSheet(f"color: {c.ink2};")
        self._sum.setFont(theme.font(16, 700))
        self._home.setIcon(icon("home", c.ink))
        self._rules.setIcon(icon("book", c.ink))
        self._foot.setStyleSheet(
            f"#foot {{ background: {c.panel}; border-top: 1px solid {c.line}; }}"
        )
        for button in (
            self._home, self._rules, self._add_bot, self._add_person, self._all_cards,
            self._cancel, self._start,
        ):  # fmt: skip
            button.dress(theme)
        for row in self._rows:
            row.dress(theme)
        self.rules_column.dress(theme)
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
        self._all_cards.tell(translate("SetupPage", "See all cards"))
        self._back.setAccessibleName(translate("SetupPage", "Back"))
        self._seed_head.setText(translate("SetupPage", "Numbered deal"))
        self._seed.setPlaceholderText(translate("SetupPage", "Leave empty for a fresh deal"))
        self._seed.setAccessibleName(translate("SetupPage", "Numbered deal"))
        self._cancel.tell(translate("SetupPage", "Cancel"), "Esc")
        self._start.tell(translate("SetupPage", "Start match"), "Return")
        for row in self._rows:
            row.retranslate()
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
        self.rules_column.tell()
        people = sum(row.seat.is_human for row in self._rows)
        self._sum.setText(
            translate("SetupPage", "%n person(s) at this computer", "", people)
            if people
            else translate("SetupPage", "Bots among themselves: you watch")
        )
        changed = len(self.options.changes)
        name = self.rules_column.words(preset)[0]
        lines = [
            translate("SetupPage", "%n rule(s) differ from the preset {preset}.", "", changed)
            if changed
            else translate("SetupPage", "Rules: {preset}.")
        ]
        self._sum_line.setText(" ".join(lines).format(preset=name))
        c = self._theme.colours
        try:
            seed = self._seed_from_page()
        except BadSeed:
            self._seed_line.setText(
                translate("SetupPage", "A deal is a whole number or 32 hexadecimal digits.")
            )
            self._seed_line.setStyleSheet(f"color: {c.bad};")
            self._start.setEnabled(False)
        else:
            self._seed_line.setText(
                translate(
                    "SetupPage", "The same number gives the same cards. Fingerprint: {fingerprint}"
                ).format(fingerprint=f"{seed.fingerprint[:4]} {seed.fingerprint[4:8]}")
            )
            self._seed_line.setToolTip(seed.fingerprint)
            self._seed_line.setStyleSheet(f"color: {c.ink2};")
            self._start.setEnabled(True)

    def _seed_from_page(self) -> Seed:
        text = self._seed.text().strip()
        return Seed.parse(text) if text else self._fresh

    def try_start(self) -> None:
        """Start the match as the page stands."""
        try:
            seed = self._seed_from_page()
        except BadSeed:
            self._tell()
            self._seed.setFocus()
            return
        wanted = [row.seat for row in self._rows]
        self._settings.set_setup(self.game.id, seats_text(wanted))
        own = next((s.name for s in wanted if s.is_human), "")
        if own:
            self._settings.name = own
        seats = seated(self.game.id, wanted, random.Random())
        self.start.emit(
            Setup(self.game, seats, self.options.options, seed, self._deck, self.variant)
        )

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
        per_row = 3 if self.width() >= 1600 else 2
        for place, card in enumerate(self._deck_cards):
            self._deck_grid.removeWidget(card)
            self._deck_grid.addWidget(card, place // per_row, place % per_row)
        self._deck_grid.setColumnStretch(3, 1)
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight
            if self.width() >= 860
            else QBoxLayout.Direction.TopToBottom
        )
