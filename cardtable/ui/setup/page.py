"""The set-up page: seats, house rules, deck and deal."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.models.options import OptionModel
from cardtable.models.seats import SeatModel
from cardtable.phrases.lookup import phrases_of
from cardtable.store.journal import seats_text
from cardtable.translation import _, ngettext
from cardtable.ui.bindings import key_of
from cardtable.ui.dialog import Fade
from cardtable.ui.intents import ImportDeck, MatchRequest, Rules
from cardtable.ui.pages import Page
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.seating import seated
from cardtable.ui.settings.chosen import remembered_rules, remembered_seats, with_own_name
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.cards import CardsSection
from cardtable.ui.setup.rules import RulesSection
from cardtable.ui.setup.seats import SeatsSection
from cardtable.ui.setup.sections import Columns, Section, mark_wrong, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import TextField, TickBox
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.keys import follow
from cardtable.ui.widgets.labels import PlainLabel, tip_text, words_label
from cardtable.ui.widgets.theme import Theme

#: The window size up to which everything has its usual size; larger windows enlarge it. With a
#: single deck there is less to show.
_USUAL, _ONE_DECK = (1600, 860), (1500, 760)


class DealSection(Section):
    """A field that may stay empty; below it what its number means, or what is wrong.

    Attributes:
        changed: the number of the deal, or its validity, has changed.
        words: whether to show the fingerprint before the deal, and let everybody add words.
    """

    changed = Signal()

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme)
        self._settings = settings
        self._fresh = Seed.fresh()
        self.field = TextField()
        self.field.textEdited.connect(self._edited)
        self.line = words_label()
        self.words = TickBox(theme, "")
        self.words.setChecked(settings.add_words)
        self.words.toggled.connect(self._tick)
        self.column.addWidget(self.field)
        self.column.addWidget(self.line)
        self.column.addWidget(self.words, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def seed(self) -> Seed | None:
        """The seed of the deal asked for, else a fresh one; ``None`` if the number is invalid."""
        text = self.field.text().strip()
        try:
            return Seed.parse(text) if text else self._fresh
        except BadSeed:
            return None

    @property
    def numbered(self) -> bool:
        """Whether a number has been entered."""
        return bool(self.field.text().strip())

    def take(self) -> Seed | None:
        """Take the seed to be dealt: a fresh one is never given twice."""
        seed, self._fresh = self.seed, Seed.fresh()
        return seed

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.field, self.words]

    @property
    def problems(self) -> list[tuple[QWidget, str, str]]:
        """The field with its name and its error, if its number is invalid."""
        if self.seed is not None:
            return []
        text = _("Enter a whole number or 32 hexadecimal digits.")
        return [(self.field, self.field.accessibleName(), text)]

    def _edited(self) -> None:
        self.refresh()
        self.changed.emit()

    def _tick(self, on: bool) -> None:
        self._settings.add_words = on

    def refresh(self) -> None:
        """Say what a number means, or what is wrong."""
        text = (
            _(
                "The same number always deals the same cards, so anyone who knows it knows the "
                "cards."
            )
            if self.numbered
            else _("The same number always deals the same cards.")
        )
        problem = "".join(said for *_, said in self.problems)
        say(self.line, self.theme, text, problem)
        mark_wrong(self.field, problem)
        self.field.setAccessibleDescription(problem or self.field.placeholderText())

    def retranslate(self) -> None:
        self.head.setText(_("Deal number"))
        self.field.setPlaceholderText(_("Leave empty for a random deal"))
        self.field.setAccessibleName(_("Deal number"))
        self.words.setText(_("Show the fingerprint and add words before the deal"))
        self.words.setToolTip(
            _(
                "Shows the fingerprint before the deal. Everyone can then add words, so nobody "
                "can choose the cards."
            )
        )
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.words.apply_theme(theme)
        self.refresh()


class SetupPage(Page):
    """The set-up page: a head, the sections, and a foot that says what will happen.

    Attributes:
        options: the house rules.
        seats: the section of the seats.
    """

    game: Game

    def __init__(
        self, theme: Theme, game: Game, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self.game, self._settings = theme, game, settings
        self._phrases = phrases_of(game.phrases)
        self.options = OptionModel(game, self._phrases, self)
        self.seat_model = SeatModel(game, remembered_seats(settings, game), self)
        self.seats = SeatsSection(theme, game, self.seat_model)
        self.house = RulesSection(theme, game, self._phrases, self.options, settings)
        self.house.kept.start_from(*remembered_rules(settings, game))
        self.house.sets.box.activated.connect(self._take_deck_of_set)
        self.cards = CardsSection(theme, game, settings)
        self.deal = DealSection(theme, settings)
        self._build()
        self.seat_model.edited.connect(self._refresh_foot)
        self.options.edited.connect(self._refresh_foot)
        for section in (self.house, self.deal):
            section.changed.connect(self._refresh_foot)
        self.apply_theme(theme)
        for part in (self.seats, self.house, self.cards):  # they are in their columns only now
            part.moved.connect(self._follow)
        self.retranslate()
        settings.changed.connect(self._setting_changed)
        self.cards.laid.connect(self._lay)
        self._lay()
        self.seats.carried.connect(self._columns.see)
        self.cards.import_wanted.connect(lambda: self.wants.emit(ImportDeck()))

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self._theme
        self._home, self._rules = KeyButton(theme, "quiet"), KeyButton(theme, "quiet")
        self._home.clicked.connect(self.back)
        self._rules.clicked.connect(lambda: self.wants.emit(Rules(self.game.id)))
        self._title = PlainLabel()
        self._top = QHBoxLayout()
        self._top.addWidget(self._home)
        self._top.addWidget(self._title)
        self._top.addStretch(1)
        self._top.addWidget(self._rules)
        self._columns = Columns(
            (self.seats, self.house, self.cards, self.deal),
            right=(self.cards, self.deal),
            wide=(self.cards, self.deal) if self.cards.alone else (self.cards,),
        )
        Fade(self._columns, self._columns.going_on)
        self.house.unfold.clicked.connect(lambda: self._columns.show_whole(self.house))
        self._foot = Rail(theme)
        self._sum, self.sum_line = PlainLabel(), words_label()
        self.cancel, self.go = KeyButton(theme, "plain"), KeyButton(theme, "primary")
        self.cancel.clicked.connect(self.back)
        self.go.clicked.connect(self.try_start)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._sum)
        words.addWidget(self.sum_line)
        words.addStretch(1)
        self._foot_row = QHBoxLayout(self._foot)
        self._foot_row.addLayout(words, 1)
        self._foot_row.addWidget(self.cancel)
        self._foot_row.addWidget(self.go)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._top)
        whole.addWidget(self._columns, 1)
        self._sheet = Sheet(self, theme, whole, self._foot)

    def _take_deck_of_set(self) -> None:
        """Choose the deck that gives a set its name, or leave it with the set."""
        decks = {preset.id: preset.deck for preset in self.game.presets if preset.deck}
        wanted = decks.get(self.options.preset)
        if wanted is None and self.cards.deck.id in decks.values():
            wanted = self.game.deck
        if wanted is not None:
            self._settings.deck[self.game.id] = wanted

    def _name_by_deck(self) -> None:
        """Call the rules what they are called with the chosen deck."""
        presets = {preset.id: preset for preset in self.game.presets}
        now = presets.get(self.options.preset)
        if now is None:
            return
        decks = {one.deck: one.id for one in presets.values() if one.values == now.values}
        found = decks.get(self.cards.deck.id) or decks.get("", now.id)
        if found != now.id:
            self.house.kept.start_from(found, self.options.options)

    def _lay(self) -> None:
        self._name_by_deck()
        self.seats.table.lay(self.cards.cloth, self.cards.deck, self.cards.variant)

    def _setting_changed(self, key: str) -> None:
        self.cards.setting_changed(key)
        if key == Settings.add_words.key:
            self.deal.words.setChecked(self._settings.add_words)
        elif key == Settings.name.key:
            seats = self.seat_model.seats
            for row, seat in enumerate(with_own_name(self._settings, list(seats))):
                if seat is not seats[row]:
                    self.seat_model.setData(self.seat_model.index(row), seat.name)

    # -- words -----------------------------------------------------------------------------------
    def apply_theme(self, theme: Theme) -> None:
        usual = _ONE_DECK if self.cards.alone else _USUAL
        self._look, self._theme = theme, theme.at(theme.zoom_for(self.size(), usual))
        around, theme = theme.zoom, self._theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        self.setStyleSheet(theme.field_sheet() if theme.zoom != around else "")
        self._title.setFont(theme.title(22))
        self._sum.setFont(theme.font(16, 700))
        self._home.setIcon(icon("home", c.ink, px(18), ratio))
        self._rules.setIcon(icon("book", c.ink, px(18), ratio))
        self._sheet.apply_theme(theme)
        self._foot.apply_theme(theme)
        self._foot.setMinimumHeight(px(72))
        self._foot_row.setSpacing(px(10))
        self._sum.setStyleSheet(f"color: {theme.in_wood().colours.ink};")
        for button in (self._home, self._rules):
            button.apply_theme(theme)
        for button in (self.cancel, self.go):
            button.apply_theme(theme.on_wood())
        for section in (self.seats, self.house, self.cards, self.deal):
            section.apply_theme(theme)
        self._arrange()
        self._refresh_foot()

    def retranslate(self) -> None:
        self._title.setText(_("New match: {game}", game=self._phrases.title()))
        self.setAccessibleName(self._title.text())
        self._home.set_sign(_("Home"))
        self._rules.set_words(_("Rules"), key_of("rules"))
        self.cancel.set_words(_("Cancel"), "Esc")
        self.go.set_words(_("Start match"), "Return")
        for section in (self.seats, self.house, self.cards, self.deal):
            section.retranslate()
        self._refresh_foot()
        self._follow()

    def _refresh_foot(self) -> None:
        """Say in the foot what will happen, or what prevents it."""
        people = sum(seat.is_human for seat in self.seat_model.seats)
        self._sum.setText(
            ngettext("{n} person at this computer", "{n} people at this computer", people)
            if people
            else _("Bots only – you’ll be watching")
        )
        preset = self.house.kept.words(self.options.preset)[0]
        rules = " · ".join(filter(None, (preset, self.options.told_changes)))
        sentence = _("Rules: {preset}.", preset=rules)
        problems = self._problems()
        problem = ""
        if problems:
            _field, name, said = problems[0]
            problem = _("{field}: {problem}", field=name, problem=said)
        say(self.sum_line, self._theme.in_wood(), sentence, problem)
        self.go.setEnabled(not problems)
        self.go.setToolTip(tip_text(problem))
        self._columns.measure_again()

    def _problems(self) -> list[tuple[QWidget, str, str]]:
        return [*self.seats.problems, *self.house.problems, *self.deal.problems]

    def house_rules(self) -> tuple[Options, str]:
        """The rules as they are set now."""
        return self.options.options, ""

    # -- doing -----------------------------------------------------------------------------------
    def try_start(self) -> None:
        """Start the match as set up; if that is not possible, go to what is wrong."""
        problems, numbered = self._problems(), self.deal.numbered
        seed = None if problems else self.deal.take()
        if seed is None:
            field = self.seats.reveal(problems[0][0])
            self.house.reveal(field)
            field.setFocus(Qt.FocusReason.TabFocusReason)
            self._columns.ensureWidgetVisible(field)
            return
        wanted = self.seat_model.seats
        self._settings.last_seats[self.game.id] = seats_text(wanted)
        own = next((s.name for s in wanted if s.is_human), "")
        if own:
            self._settings.name = own
        seats = seated(wanted, random.Random())
        deck, options = self.cards.deck, self.options.options
        self.wants.emit(MatchRequest(self.game, seats, options, seed, deck, numbered))

    def press_key(self, key: str) -> bool:
        """Enter starts, Esc cancels; whether the key was used."""
        if key == "Return":
            self.try_start()
            return True
        if key == "Esc":
            self.back.emit()
            return True
        return False

    # -- layout ----------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use two columns in wide windows, and larger type in very large ones."""
        super().resizeEvent(event)
        if self._look.zoom_for(self.size(), _USUAL) != self._theme.zoom:
            self.apply_theme(self._look)
        else:
            self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        edge = self._columns.edge(self.width(), self._theme.zoom)
        self._top.setContentsMargins(edge - px(10), px(10), edge - px(8), px(6))
        self._foot_row.setContentsMargins(edge, px(6), edge, px(6))
        if self._columns.arrange(self.width(), self._theme.zoom):
            self._follow()

    def _follow(self) -> None:
        inside = [stop for section in self._columns.in_order() for stop in section.stops()]
        follow([self._home, self._rules, *inside, self.cancel, self.go])
        self._columns.measure_again()
