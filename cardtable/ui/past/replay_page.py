"""A finished match replayed on the table: by step, by deal, automatically, from any seat."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QIcon, QKeyEvent, QMouseEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSlider, QStyle, QVBoxLayout, QWidget

from cardtable.art.deck import Deck
from cardtable.engine.match import Match
from cardtable.models.controls.base import Controls
from cardtable.models.matches import deal_words
from cardtable.models.past import Replay
from cardtable.phrases.cards import named
from cardtable.phrases.lists import one_after_the_other
from cardtable.translation import _, pgettext
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.pages import Page
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.stage import Stage
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.keys import follow
from cardtable.ui.widgets.labels import PlainLabel, TwoLines
from cardtable.ui.widgets.theme import Theme

#: In the choice of seats: all hands open.
_OPEN = -1
#: On pages narrower than this, the facts beside the title have no room.
_NARROW = 900
#: Space between and beside the parts of the head.
_BESIDE = 100


class Steps(QSlider):
    """A slider that goes where it is pressed, and leaves the keys that change the deal alone."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let PgUp and PgDn go to the page."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step pressed, from where it can be dragged on."""
        place = round(event.position().x())
        ends = self.minimum(), self.maximum()
        self.setValue(QStyle.sliderValueFromPosition(*ends, place, self.width()))
        super().mousePressEvent(event)


class ReplayPage(Page):
    """The table as it was; nothing on it can be played.

    Attributes:
        replay: the step, deal and seat shown.
    """

    match: Match

    def __init__(
        self,
        shared: Shared,
        match: Match,
        deck: Deck,
        number: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """``number``: the match's number in the journal, 0 if not saved."""
        super().__init__(parent)
        self._theme = theme = shared.theme
        self.match, self.game, self._number, self.deck = match, match.game, number, deck
        variant, cloth = shared.variant(deck), partial(cloth_for, match.game, shared.settings)
        people = [i for i, seat in enumerate(match.seats) if seat.is_human]
        self.replay = Replay(match, people[0] if people else 0)
        self.stage = Stage(match, deck, variant, cloth, self)
        self.stage.scene.speed = shared.settings.speed
        self.stage.sorts = False
        self.stage.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._announcer = Announcer(self.stage.view)
        self._announcer.worded = named
        self._controls: Controls[Any] = self.stage.controls_for(self.replay.view())
        self._clock = QTimer(self)
        self._clock.setInterval(durations.REPLAY)
        self._clock.timeout.connect(self._tick)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        #: Whether the words wait for cards, and whether they have yet to be read aloud.
        self._waits = self._unheard = False
        for there in (self.stage.scene.lain, self.stage.scene.settled):
            there.connect(self._settled)
        self._build()
        self.apply_theme(theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self._theme
        self._head, self._foot = Rail(theme), Rail(theme)
        self._back = KeyButton(theme, "quiet")
        self._back.clicked.connect(self.back)
        self._title, self._facts = PlainLabel(), PlainLabel()
        self.deals, self.seats = Choice(), Choice()
        self.deals.activated.connect(lambda row: self.go(self.replay.deals[row]))
        self.seats.activated.connect(lambda row: self.look_from(self.seats.itemData(row)))
        head = QHBoxLayout(self._head)
        for part in (self._back, self._title, self._facts):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self.deals)
        head.addWidget(self.seats)
        self._first, self._earlier, self.play, self._later, self._last = (
            KeyButton(theme, "round") for _ in range(5)
        )
        self._first.clicked.connect(lambda: self.jump(-1))
        self._earlier.clicked.connect(lambda: self.go(self.replay.step - 1))
        self.play.clicked.connect(lambda: self.run(not self._clock.isActive()))
        self._later.clicked.connect(lambda: self.go(self.replay.step + 1))
        self._last.clicked.connect(lambda: self.jump(1))
        self.slider = Steps(Qt.Orientation.Horizontal)
        self.slider.setRange(0, self.replay.last)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self.go)
        self._step = PlainLabel()
        self._words = TwoLines()
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        for button in (self._first, self._earlier, self.play, self._later, self._last):
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        row.addWidget(self._step)
        foot = QVBoxLayout(self._foot)
        foot.addWidget(self._words)
        foot.addLayout(row)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._head)
        whole.addWidget(self.stage.view, 1)
        self._paper = Sheet(self, theme, whole, self._foot)
        self.stage.view.resized.connect(lambda: self._lay(False))
        buttons = (self._first, self._earlier, self.play, self._later, self._last)
        follow((self._back, self.deals, self.seats, *buttons, self.slider))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        self._theme = theme
        px = theme.px
        for frame, side, top, bottom in ((self._head, 14, 4, 4), (self._foot, 24, 8, 10)):
            layout = frame.layout()
            assert layout is not None
            layout.setContentsMargins(px(side), px(top), px(side), px(bottom))
            layout.setSpacing(px(6))
        self._paper.apply_theme(theme)
        self._head.apply_theme(theme)
        self._foot.apply_theme(theme)
        for label in (self._title, self._facts, self._words, self._step):
            label.setStyleSheet(f"color: {theme.in_wood().colours.ink};")
        self._title.setFont(theme.title(16))
        self._facts.setFont(theme.font(14))
        self._words.setFont(theme.font(20, 700))
        self._step.setFont(theme.font(13, tabular=True))
        self._back.apply_theme(theme.in_wood())
        for button in (self._first, self._earlier, self.play, self._later, self._last):
            button.apply_theme(theme.on_wood())
        self._signs()
        self.stage.apply_theme(theme, self.devicePixelRatioF())
        self._lay(False)

    def _signs(self) -> None:
        px, ratio, theme = self._theme.px, self.devicePixelRatioF(), self._theme.on_wood()
        for button, sign in (
            (self._earlier, "chevron_left"),
            (self.play, "pause" if self._clock.isActive() else "play"),
            (self._later, "chevron_right"),
            (self._last, "forward"),
        ):
            button.setIcon(icon(sign, theme.colours.ink, px(18), ratio))
        ink = self._theme.in_wood().colours.ink
        self._back.setIcon(icon("chevron_left", ink, px(18), ratio))
        onward = icon("forward", theme.colours.ink, px(18), ratio).pixmap(px(18))
        self._first.setIcon(QIcon(onward.transformed(QTransform().scale(-1, 1))))

    def retranslate(self) -> None:
        title = self.stage.phrases.title()
        self._back.set_words(_("Back"), "Esc")
        self._title.setText(_("Replay: {game}", game=title))
        self.setAccessibleName(self._title.text())
        for button, words, key in (
            (self._first, _("Previous deal"), "PgUp"),
            (self._earlier, _("One step back"), "Left"),
            (self.play, _("Play or pause"), "Space"),
            (self._later, _("One step forward"), "Right"),
            (self._last, _("Next deal"), "PgDown"),
        ):
            button.setToolTip(f"{words} ({key})")
            button.setAccessibleName(words)
        self.slider.setAccessibleName(_("Step"))
        self.deals.setAccessibleName(pgettext("number of the deal", "Deal"))
        game = self.replay.match.game.id
        self.deals.offer((deal_words(game, n), n) for n in range(len(self.replay.deals)))
        self.stage.retranslate()  # the names
        self.seats.setAccessibleName(_("View from"))
        views = [
            (_("As {name} saw it", name=name), seat) for seat, name in enumerate(self.stage.names)
        ]
        where = _OPEN if self.replay.open else self.replay.seat
        self.seats.offer([*views, (_("All hands shown"), _OPEN)], where)
        self._lay(False)

    # -- navigation ------------------------------------------------------------------------------
    def go(self, step: int, by_itself: bool = False) -> None:
        """Go to a step; the next step is animated. Who goes by hand has it stop there."""
        on = step == self.replay.step + 1
        if not by_itself:
            self.run(False)
        if not self.replay.go(step):
            return
        if self.replay.step == self.replay.last:
            self.run(False)
        if on:
            self.stage.celebrate(self.replay.news, self.replay.view())
        self._unheard = True
        self._lay(on)
        self.stage.scene.celebrate(None)

    def jump(self, by: int) -> None:
        """Go to the start of the next deal, or of this one and then those before."""
        replay, deals = self.replay, self.replay.deals
        if by < 0:
            self.go(max((step for step in deals if step < replay.step), default=0))
        else:
            self.go(min((step for step in deals if step > replay.step), default=replay.last))

    def look_from(self, seat: int) -> None:
        """Look from a seat, or (−1) at all hands."""
        replay = self.replay
        replay.open = seat == _OPEN
        if not replay.open:
            replay.seat = seat
        self.seats.setCurrentIndex(self.seats.findData(seat))
        self._controls = self.stage.controls_for(replay.view())
        self.stage.scene.finish()
        self.stage.clear()
        self._lay(False)

    def begin(self) -> None:
        """Play from here; who listens starts that, or it would talk on before anybody is ready."""
        if self.replay.step < self.replay.last and not QAccessible.isActive():
            self.run(True)

    @property
    def notice(self) -> str:
        return _("Press Space to play the match, or the arrow keys to step through it.")

    def run(self, on: bool) -> None:
        """Start or stop the automatic replay; at the end it starts over."""
        if on and self.replay.step == self.replay.last:
            self.go(0)
        if on:
            self._clock.start()
        else:
            self._clock.stop()
        self._signs()

    @property
    def running(self) -> bool:
        """Whether the automatic replay runs."""
        return self._clock.isActive()

    def _tick(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return  # it goes on when the dialog is closed
        if not (self.stage.scene.unfolding or self._waits):  # a showdown takes its time
            self.go(self.replay.step + 1, by_itself=True)

    def leave(self) -> None:
        """Stop everything when the page is left."""
        self._clock.stop()
        self.stage.scene.finish()

    # -- showing ---------------------------------------------------------------------------------
    def _lay(self, animate: bool) -> None:
        replay, stage = self.replay, self.stage
        view = replay.view()
        self._controls.see(view, stage.names)
        self._show_step()
        if stage.view.isVisible():
            if not animate:
                stage.scene.finish()
            stage.lay(self._controls, animate, choosable=False, call="", others=replay.others())
        self._waits = animate and stage.scene.landing
        if not self._waits:
            self._say()

    def _settled(self) -> None:
        if self._waits:
            self._waits = False
            self._say()

    def _say(self) -> None:
        """Say what happened, as cards lie there: words never precede them."""
        replay, phrases, names = self.replay, self.stage.phrases, self.stage.names
        view, told = replay.view(), ""
        for event in replay.news:
            told = one_after_the_other(told, phrases.event(event, names))
        self._words.setText(told or phrases.prompt(view, names).title)
        facts = [f"{fact.label} {fact.value}".strip() for fact in phrases.facts(view, names)[:3]]
        self._facts.setText(" · ".join(facts))
        self._show_facts()
        if self._unheard:
            self._unheard = False
            self._announcer.announce(self._words.text())
        if QAccessible.isActive():  # who reads aloud what happened takes time
            heard = durations.LETTER * len(self._words.text())
            self._clock.setInterval(max(durations.REPLAY, heard))

    def _show_step(self) -> None:
        replay, last = self.replay, self.replay.last
        widest = self._step.fontMetrics().horizontalAdvance(
            _("{step} of {count}", step=last, count=last)
        )
        self._step.setMinimumWidth(widest + 2)  # so that the slider does not move
        self._step.setText(_("{step} of {count}", step=replay.step, count=last))
        self.slider.blockSignals(True)
        self.slider.setValue(replay.step)
        self.slider.blockSignals(False)
        self.deals.setCurrentIndex(replay.deal)
        for button, on in (
            (self._first, replay.step > 0),
            (self._earlier, replay.step > 0),
            (self._later, replay.step < replay.last),
            (self._last, replay.step < replay.last),
        ):
            button.setEnabled(on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the facts only in sufficient width."""
        super().resizeEvent(event)
        self._show_facts()

    def _show_facts(self) -> None:
        """Show the facts if there is room beside the title and the choices."""
        parts = (self._back, self._title, self._facts, self.deals, self.seats)
        self._facts.setMinimumWidth(self._facts.sizeHint().width())
        wanted = sum(part.sizeHint().width() for part in parts) + self._theme.px(_BESIDE)
        self._facts.setVisible(max(wanted, self._theme.px(_NARROW)) <= self.width())

    # -- keys ------------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Handle a key; returns whether it was used."""
        replay = self.replay
        match key:
            case "Esc":
                self.back.emit()
            case "Left":
                self.go(replay.step - 1)
            case "Right":
                self.go(replay.step + 1)
            case "Home":
                self.go(0)
            case "End":
                self.go(replay.last)
            case "PgUp":
                self.jump(-1)
            case "PgDown":
                self.jump(1)
            case "Space":
                self.run(not self.running)
            case _:
                return False
        return True
