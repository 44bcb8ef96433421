"""The table's page: the table in its frame, the rail below it, the drawer; over one session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.art.deck import Deck
from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.game import Game
from cardtable.engine.match import Match
from cardtable.engine.moments import FAN, Moment
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE
from cardtable.engine.table import SORT
from cardtable.models.controls.base import Button
from cardtable.models.session import Session
from cardtable.models.texts import LogModel, ScoreSheetModel
from cardtable.phrases.base import MomentWords, Prompt
from cardtable.phrases.cards import named, spelled
from cardtable.phrases.lists import headed, labelled
from cardtable.phrases.rulebook import explained
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.bot_service import BotService
from cardtable.ui.intents import Compare, Home, Intent, Menu, Rematch, Review, Rules
from cardtable.ui.learn import CandidateStrip, Hints
from cardtable.ui.pages import ClothSeen, Page
from cardtable.ui.panel.side_panel import SidePanel, tab_text
from cardtable.ui.records.unsaved import UnsavedMatch
from cardtable.ui.settings.chosen import deck_of, variant_for
from cardtable.ui.settings.cloths import Cloth, cloth_for
from cardtable.ui.settings.kept import Settings
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.bar_words import BarWords, Troubles, bar_of
from cardtable.ui.table.celebrating import Shown
from cardtable.ui.table.header import Header
from cardtable.ui.table.keys import FreeKeys, HastyKeys, Offer
from cardtable.ui.table.looking_back import LookingBack
from cardtable.ui.table.pacing import ClickSkips, Pacing, PausedSign
from cardtable.ui.table.page_layout import PageLayout
from cardtable.ui.table.ranking import Ranking
from cardtable.ui.table.shown_hint import ShownHint
from cardtable.ui.table.stage import Stage
from cardtable.ui.table.strike import StampStrike
from cardtable.ui.table.telling import Telling
from cardtable.ui.table.thinking import ThinkingSign
from cardtable.ui.table.view import Gestures
from cardtable.ui.upkeep.tasks import give_back
from cardtable.ui.widgets.banner import Banner
from cardtable.ui.widgets.buttons import KeyButton, key_words
from cardtable.ui.widgets.haste import HANDS, Standing
from cardtable.ui.widgets.keys import follow
from cardtable.ui.widgets.theme import Theme

#: Keys that lead from a button back to the table.
_BACK = ("Left", "Right", "Up", "Down", "Esc")
#: How high the cards of a deck are in the middle of a table that has none anywhere.
_NO_DECK = 0.2
#: What the buttons of the bar open.
_WANTED: dict[str, Intent] = {
    "home": Home(),
    "rematch": Rematch(),
    "review": Review(),
    "par": Compare(),
    "rules": Rules(),
}


class TablePage(Page):
    """One match on the screen.

    Attributes:
        ended: it was left, and nothing runs for it any more.
        opening: a moment that opens the match, until it is shown.
        resumed: whether the match was left before, so that its cards lie there.
    """

    ended = Signal()

    match: Match
    game: Game
    opening: MomentWords | None = None
    resumed = False
    bare = comparable = shows_warnings = True

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        session: Session,
        bots: BotService,
        deck: Deck,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme, self.settings, self.session, self.bots = theme, settings, session, bots
        self.match = match = session.match
        self.game, self._paused_by_cover = match.game, False
        self._opened_for_counts = False
        variant = variant_for(deck, settings, theme.language)
        cloth = partial(cloth_for, self.game, settings)
        self.stage = Stage(match, deck, variant, cloth, self)
        self.stage.careful, self.stage.talk = settings.careful, settings.talk
        self.stage.routine = not settings.places
        self.phrases, self.names = self.stage.phrases, self.stage.names
        self.pictures, self.model = self.stage.pictures, self.stage.model
        self.scene, self.view = self.stage.scene, self.stage.view
        self.controls = self.stage.controls_for(session.view)
        self._viewer = session.viewer
        self._handed: int | None = None
        self._advice: Callable[[], Action | None] | None = None
        self._answered: Callable[[], bool] = lambda: False
        self._bar_said = ""
        #: What was said of a hint, and the key that took it then.
        self._hint_told = "", ""
        self._lying: list[Button] = []
        self._over_since: float | None = None
        #: What was taken back, while the table stands as it did before that.
        self._taken_back: tuple[object, str] = None, ""
        self._takes: Callable[[Action], None] = self._play
        self._asks: Callable[[BarWords], BarWords] = lambda told: told
        self._chosen: Callable[[str], None] = lambda way: None
        self.free_keys = FreeKeys(self.game.id)
        self.log = LogModel(self)
        self.sheet = ScoreSheetModel(self.game, self.phrases, self)
        self.bar = ActionBar(theme, lambda text: explained(text, self.phrases.glossary()))
        self.header = Header(theme, self.stage.cloth)
        self.panel = SidePanel(theme, self.log, self.sheet)
        self.banner = Banner(theme)
        self._sign = PausedSign(theme, self.view)
        self._hasty, self._standing = HastyKeys(), Standing()
        self.unsaved = UnsavedMatch(session, self.banner, self)
        self.hints = Hints(bots, self.game, self)
        self.strip = CandidateStrip(theme, self.hints.model, closable=True, parent=self)
        self.strip.hide()
        self._hint = ShownHint(self.hints, self.strip, lambda: self.controls, self)
        self.ranking = Ranking(theme, match, self.phrases, self.scene, self.view, self)
        self.thinking = ThinkingSign(self)
        self.announcer = Announcer(self.view)
        self.stamps = StampStrike(theme, self.scene, self.header, self.announcer, self)
        self.telling = Telling(
            session, self.stage, self.log, self.sheet, self.header, self.panel, self.announcer, self
        )
        Troubles(session, self.banner, self.bar, self)
        self._layout = PageLayout(
            self,
            self.header,
            self.banner,
            self.scene,
            self.view,
            self.strip,
            self.bar,
            self.panel,
        )
        self._layout.is_open = settings.pinned
        self.pacing = Pacing(
            settings, session, self.scene, self._layout, lambda: self.controls, self.act, self
        )
        self.announcer.said = self.pacing.read
        self._word_cards()
        self.past = LookingBack(session, self.stage, self.pacing.pause, self.redraw, self)
        self._connect()
        self.apply_theme(theme)
        self.refresh(animate=False)

    # -- building --------------------------------------------------------------------------------
    def _connect(self) -> None:
        self.telling.happened.connect(self.refresh)
        self.telling.told.connect(self.say)
        self.pacing.changed.connect(self._pace_changed)
        ClickSkips(self.view, self.scene, lambda: self.pacing.going, self.pacing.skip)
        Gestures(self.view, lambda: self.controls, self._did_by_hand, self)
        self.view.woken.connect(self._wake)
        self.view.focused.connect(self.stage.mark_focus)
        self.view.ended.connect(lambda: self._answer(_("Nothing further that way.")))
        self.view.resized.connect(self._resized)
        self._layout.slid.connect(self.stamps.fit)
        self._layout.slid.connect(self._show_whether_paused)
        self.scene.dusk.connect(self._layout.grow_dark)
        self.scene.begins.connect(self.say)
        self.scene.settled.connect(give_back)  # what motions took
        self.bar.pressed.connect(self.press)
        self.bar.left.connect(self.view.setFocus)
        self.header.menu.connect(self._open_menu)
        self.header.rules.connect(lambda: self.wants.emit(Rules()))
        self.header.undo.connect(self.undo)
        self.header.last.connect(self.look_back)
        self.header.panel.connect(self.toggle_panel)
        self.header.pause.connect(lambda: self.pacing.press("pause"))
        self.hints.given.connect(self.session.note_hint)
        self._hint.prepared.connect(self.redraw)
        self._hint.taken.connect(self.act)
        self._hint.told.connect(self._tell_hint)
        self._hint.offered.connect(self._layout.offer_strip)
        self._hint.left.connect(self.view.setFocus)
        for change, over in ((self.ranking.came, True), (self.ranking.went, False)):
            change.connect(self.say)
            change.connect(partial(self.panel.conclude, over))
        self.ranking.stood.connect(self.say)
        self.ranking.came.connect(self.stamps.end)
        self.thinking.changed.connect(self._show_thinking)
        self.bots.progressed.connect(self.thinking.progressed)
        self.panel.recalled.connect(self.past.see)
        self.past.returned.connect(lambda: self._answer(_("Back to the match")))
        self.settings.changed.connect(self._setting_changed)

    def _setting_changed(self, key: str) -> None:
        settings, deck = self.settings, self.pictures.deck
        match key.partition("/")[0]:
            case "careful":
                self.stage.careful = self.controls.careful = settings.careful
            case "places":
                self.stage.routine = self.controls.routine = not settings.places
                self.say()
            case "talk":
                self.stage.talk = settings.talk
            case "private":
                self.session.private = settings.private
            case "short_cards":
                self._word_cards()
            case "pinned":
                self._layout.open(settings.pinned)
            case "cloth":
                self.stage.lay_cloth()
                self.header.lie_on(self.stage.cloth)
                self.redraw(animate=False)
            case "cards":
                if key == Settings.deck.key_of(self.game.id):
                    deck = deck_of(self.game, settings)
                self.pictures.use(deck, variant_for(deck, settings, self.theme.language))
                self.refresh(animate=False)

    def _word_cards(self) -> None:
        self.stage.short_cards = short = self.settings.short_cards
        self.announcer.worded = spelled if short else named

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen, and lay everything out anew."""
        self.theme, deck = theme, self.pictures.deck
        self.pictures.use(deck, variant_for(deck, self.settings, theme.language))
        self.stage.apply_theme(theme, self.devicePixelRatioF())
        self.header.lie_on(self.stage.cloth)
        beside = (self.panel, self.banner, self.strip, self.ranking, self._sign, self.stamps)
        for part in (self.bar, self.header, *beside, self._layout):
            part.apply_theme(theme)

    @property
    def cloth(self) -> Cloth:
        """The cloth below everything."""
        return self.stage.cloth

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.scene.finish()
        parts = (self.panel, self.header, self.strip, self.ranking)
        for part in (*parts, self.stage, self.banner):
            part.retranslate()
        self.names = self.stage.names
        self._hint.retranslate()
        self.refresh(animate=False, retranslate=True)

    def lead(
        self,
        advice: Callable[[], Action | None],
        takes: Callable[[Action], None] | None = None,
        answered: Callable[[], bool] = lambda: False,
    ) -> None:
        """Somebody is led through one deal, and told elsewhere when it is over.

        Args:
            advice: returns what a hint shows then, if it shows anything on the table: two ways of
                playing would confuse a newcomer.
            takes: takes what the player does, where nothing is to happen at the table.
            answered: whether that has happened, and nothing is asked any more.
        """
        self._answered = answered
        self._advice, self.header.single, self.pacing.led = advice, True, True
        self._takes = takes or self._takes
        self.session.routine = self.stage.routine = self.controls.routine = True
        self.session.redoes = False  # who leads knows only one way on
        self.refresh(animate=False)

    def reword(self, asks: Callable[[BarWords], BarWords], chosen: Callable[[str], None]) -> None:
        """Somebody else words what the rail asks; ``chosen`` takes buttons whose ids start with
        ``way:``, without that.
        """
        self._asks, self._chosen = asks, chosen
        self.say()

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self, animate: bool = True, retranslate: bool = False) -> None:
        """Show the session as it stands, unless the privacy screen is up."""
        self.past.end()
        if self.session.behind_curtain:
            self._viewer, self.controls = None, self.telling.forget()
            self.stage.clear()
            self.hints.forget()
            self.bar.clear()
            self.thinking.watch(0, None)
            self.pacing.stop()
            return
        view = self.session.view
        if self.session.viewer != self._viewer:
            self._viewer = self.session.viewer
            self.controls = self.stage.controls_for(view)
            self.stage.clear()
        self.hints.see(view)
        self.controls.see(view, self.names)
        self.header.enable_last(self.past.may_begin(self.controls))
        self.thinking.watch(self.session.ticket, self.session.thinking)
        self.telling.announce()
        with self.view.words_first():
            self._lay(animate)
            self.telling.tell(self.controls, retranslate)
        self.ranking.see(view, self.scene.speed, self.session.match.notes)
        self.say()
        self.pacing.see()

    def _pace_changed(self) -> None:
        """Say what goes on by itself now; what lies on the table changes only with who plays."""
        if self.pacing.handed != self._handed:
            self._handed = self.pacing.handed
            self._lay(True)
        elif not self._hidden:
            self._show_whether_paused()
        self.say()

    def redraw(self, animate: bool = True) -> None:
        """Lay the table out again: the same view, but prepared moves may have changed."""
        self._lay(animate)
        if not (self._hidden or self.past.shown):
            self.telling.tell_hand()
            self.telling.tell_prepared(self.controls)
        self.say()

    @property
    def paused(self) -> bool:
        """Whether the match waits until somebody says that it goes on."""
        session = self.session
        return session.paused and session.match.turn is not None and not self.past.shown

    def _show_whether_paused(self) -> None:
        self.view.picture = self.past.shown or self.paused
        self._sign.show_if(self.paused)

    def _lay(self, animate: bool) -> None:
        if self._hidden:
            return
        self._show_whether_paused()
        if self.past.shown:
            self.scene.finish()  # what is still moving belongs to another position
            self.past.lay(animate, self.bar)
            self.announcer.announce_new("prompt", "\n".join(self.bar.words))
            return
        if not self.model.rowCount():
            # Animate new deals only, not what a curtain or the start hid.
            over = self.session.match.turn is None
            animate = self._begins and not over and not self.resumed
            if self.opening is not None:
                self.scene.celebrate([Shown(Moment.of("opening", FAN), self.opening)])
                self.announcer.announce(headed(self.opening.name, self.opening.note))
                self.opening = None
        # While a hint is shown unchanged, the strip says what it is.
        call = None if self._hint.action is None else ""
        own = self.session.viewer not in self.session.stand_ins.levels and not self.paused
        self.stage.corners = self.header.corners
        self.stage.lay(self.controls, animate, choosable=own, call=call)
        self.header.share(self.stage.uses_strip)

    @property
    def _begins(self) -> bool:
        """Whether nobody has done anything in the deal."""
        actions = self.session.match.actions
        return not actions or actions[-1] == NEXT

    @property
    def _hidden(self) -> bool:
        """Whether nothing can be laid out; before it is first shown it has no size."""
        return self.session.behind_curtain or not self.view.isVisible()

    def say(self) -> None:
        """Say what can be done, or what is being done."""
        if self._hidden or self.past.shown:
            return
        self.header.enable_undo(self.controls.takes_back or self.session.can_undo)
        self.strip.offer(self._hint.key)
        self._show_bar()
        self.announcer.announce_new("call", self.view.marks.call_heard)

    def _show_bar(self) -> None:
        waits, due = self.scene.unfolding, self.ranking.due
        self.bar.speed = 0.0 if self.scene.calm else self.scene.speed.value
        self._lying = []
        if self.telling.waits and not waits:  # for a moment nothing is asked
            self._say_meanwhile()
            self.bar.show_buttons([], self._position)
            return
        if self._answered():
            self._bar_said = ""
            self.bar.clear()
            self._note_standing()
            return
        fresh = self.ranking.fresh
        ranked = self.ranking.over
        words = bar_of(self.session, self.pacing, self.controls, waits, due, fresh, ranked)
        told = self._asks(words)
        prompt = told.prompt
        where, taken_back = self._taken_back
        if where == self._moment and not (told.alarm or self.controls.keep()):
            prompt = replace(prompt, detail=taken_back or prompt.detail)
        if ranked and not told.alarm:
            prompt = Prompt("")  # it stands there
        if waits and self.scene.leads:
            self.bar.hush(prompt)  # the card comes first, then the words
        else:
            self.bar.show_prompt(prompt, alarm=told.alarm)
        over = self._advice is not None and self.session.match.turn == TABLE and not waits
        buttons = [] if over else self.free_keys.buttons(self._on_bar(told.buttons))
        self._lying = [
            one for one in told.buttons if (one.place or one.idles) and one not in buttons
        ]
        self.bar.show_buttons(self._hint.keyed(buttons), self._position)
        self.strip.ask(prompt.title)
        if self.strip.isVisible():
            self._layout.float_strip()
        self.header.show_paused(self.session.paused, self.session.match.turn is not None)
        self._bar_said = told.announcement
        if all(one.id != "next" for one in self.bar.shown):
            self._over_since = None
        elif self._over_since is None:
            self._over_since = HANDS.clock()
        self._note_standing()
        if not (told.alarm or self.pacing.decides):  # a refusal is said when it happens
            self.announcer.announce_new("prompt", told.announcement)
        if not told.alarm:
            self.announcer.announce_new("why", told.announcement if self.pacing.forces else "")
        follow((self.view, *self.strip.stops, *self.bar.stops))  # its buttons change

    @property
    def offered(self) -> list[Button]:
        """All that has a key: what the bar shows, what things on the table are, and what idles."""
        return [*self.bar.shown, *self._lying]

    def _on_bar(self, buttons: Sequence[Button]) -> list[Button]:
        """Those that do not idle, and for which nothing lies on the table unless one listens."""
        lies = {zone.key for zone in self.model.layout.zones}
        heard = QAccessible.isActive()
        there = [button for button in buttons if heard or button.place not in lies]
        return [button for button in there if button.enabled or not button.idles]

    def _say_meanwhile(self) -> None:
        """Say what is being dealt, or who is next, while cards are on their way; nothing is dealt
        while they go back.

        While a moment is shown, its name stands there; if it is the viewer's turn next, the last
        words are gone.
        """
        view, names, bids = self.controls.view, self.names, self.scene.things.bids
        back = self.telling.returns
        prompt = Prompt("") if back else self.phrases.underway(view, names)
        if not prompt.title and self._begins and not back:
            prompt = Prompt(_("Dealing the cards…"))
        moment, others = self.scene.moment, view.turn not in (TABLE, None, view.seat)
        if not prompt.title and moment is not None:
            prompt = Prompt(moment.name, moment.note)
        elif not prompt.title and bids not in (None, view.seat):
            return  # who is thinking has not bid before that is seen on the coin
        elif not prompt.title and others and bids is None and not self.scene.celebrates:
            prompt = self.phrases.prompt(view, names)
        if prompt.title:
            self.bar.show_prompt(prompt)
        else:
            self.bar.hush()

    # -- hasty hands -----------------------------------------------------------------------------
    @property
    def _position(self) -> tuple[object, ...]:
        """What must stay the same for a press to be meant as it is taken."""
        return *self._moment, self.controls.refusal

    @property
    def _moment(self) -> tuple[object, ...]:
        """The same for keys: why something was refused does not change what they do."""
        session = self.session
        return len(session.match.actions), self.ranking.due, session.paused, self.past.shown

    def _note_standing(self) -> None:
        self._standing.note(self._position)
        keys = {b.key: b.id for b in self.offered if b.key}
        if self.bar.filled:
            keys.setdefault("Return", self.bar.filled)
        if self._hint.key:
            keys[self._hint.key] = "hinted"
        self._hasty.see(Offer(self._moment, keys, self.pacing.going))

    def _did_by_hand(self, action: Action | None) -> None:
        """Take what the mouse did at the table, unless it was meant for what lay there before."""
        self._did(action if action is None or self._standing.stood() else None)

    def _wake(self) -> None:
        """Come back from the past, or from a pause."""
        if self.past.shown:
            self.past.come_back()
        elif self.paused:
            self.pacing.pause(False)

    # -- doing -----------------------------------------------------------------------------------
    def press(self, button: str) -> None:
        """Press a button of the bar, by click or key."""
        shown = {b.id: b for b in self.offered}
        if button not in shown or not shown[button].enabled:
            self._say_what_is_due()
            return
        self.scene.skip()
        if self.past.press(button):
            return
        match button:
            case "home" | "rematch" | "review" | "par" | "rules":
                self.wants.emit(_WANTED[button])
            case "ranking":
                self.ranking.toggle()
            case "pause" | "stand_in" | "to_end":
                self.pacing.press(button)
            case "hint":
                self.hint()
            case "back":
                self.undo()
            case "redo":
                self.redo()
            case "show":
                pass  # everything is in place now
            case "next":
                self._did(NEXT)
            case _ if button.startswith("way:"):
                self._chosen(button.removeprefix("way:"))
            case _:
                self._did(self.controls.press(button))

    def command(self, id_: str) -> None:
        """Do what a command of the Play menu says that only this game has."""
        if self.controls.may_act and not (self._hidden or self.past.shown or self.paused):
            self.scene.finish()
            self._did(self.controls.press(id_))

    def press_key(self, key: str) -> bool:
        """Press the button with a shortcut key; returns whether there is one."""
        waited = self.telling.waits
        self.scene.skip()
        if not self._hasty.meant(key) or (key == "Return" and self._just_over):
            return True
        if self.paused:
            self.pacing.pause(False)
            return True
        led = not waited and self.free_keys.leads(key)
        if waited and key in ("Space", "Return"):
            self.pacing.skip()
        if waited or led or self.past.press_key(key) or self._hint.press_key(key):
            return True  # a key that is pressed while cards turn was meant to show them
        if key == "Backspace" and self.controls.takes_back:  # whatever stands on the rail meanwhile
            self.undo()
            return True
        if key in _BACK and isinstance(self.focusWidget(), KeyButton):
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        for button in self.offered:
            if button.key and button.key == key and (button.enabled or key != "Esc"):
                if button.enabled:
                    self.press(button.id)
                elif button.why:
                    self.controls.refusal = button.why
                    self._did(None)
                else:
                    self._say_what_is_due()
                return True
        if key == "Return" and self.bar.filled:  # the main button may show another key
            self.press(self.bar.filled)
            return True
        further = self.free_keys.keys(self.controls.keys())
        if key in further and (self.session.thinking is None or further[key] == SORT):
            if isinstance(self.focusWidget(), KeyButton):  # Return now means what was prepared
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._did(self.controls.press(further[key]))
            return True
        if key in ("Space", "Return") and self.pacing.skip():
            return True
        if key == "Esc":  # there is nothing else to leave
            self._open_menu()
            return True
        if len(key) == 1 or key in ("Return", "Backspace", "Space"):
            self._say_what_is_due()
        return False

    @property
    def _just_over(self) -> bool:
        """Whether a deal has only just come to its end, by a move that was made for one."""
        since, done = self._over_since, self.session.match.actions
        if since is None or not done or done[-1] is not self.pacing.forced.made:
            return False
        return HANDS.clock() < since + durations.SEEN

    def _say_what_is_due(self) -> None:
        """Have said what the bar says, to whom a key did nothing; after a deal, how it goes on."""
        over = self.session.match.turn in (None, TABLE) and not self.past.shown
        self._answer(self._bar_said if over else "\n".join(self.bar.words[:1]))

    def _answer(self, sentence: str) -> None:
        """Have said why a key did nothing."""
        # The bots do not wait for it, or keys pressed in a row would stop them.
        self.announcer.announce(sentence, urgent=True, waited=False)

    def _did(self, action: Action | None) -> None:
        if action is None:
            self.telling.tell_tried(self.controls)
            self.redraw()
            if self._hint_told[1] != self._hint.key:  # Enter means something else now
                self._tell_hint(self._hint_told[0])
        while action is not None:
            self.act(action)
            action = self.controls.going_on()

    def act(self, action: Action) -> None:
        """Do an action, or say why it is refused."""
        self.pacing.stop_reading()
        self._takes(action)

    def _play(self, action: Action) -> None:
        try:
            self.session.act(action)
        except IllegalAction as error:
            self.controls.say_refused(error)
            self._did(None)

    def undo(self) -> None:
        """Undo what is being prepared, or else back to one's own last decision.

        An open hint goes: it was given for what is taken back.
        """
        if self.hints.row >= 0 or self.hints.thinking:
            self._hint.close()
        if self.controls.takes_back:
            self.scene.turn_back()
            self.controls.take_back()
            self._did(None)
            return
        if self.session.can_undo:
            self.announcer.announce_new("prompt", "")  # it is said anew whose turn it is
        before = self.session.view
        if not self.session.undo():
            self.announcer.announce(_("There is nothing to undo."), urgent=True)
            return
        self.scene.hush()
        self.controls.refusal = self.phrases.still_known(before, self.session.view)
        self._tell_taken_back()
        self.say()

    def _tell_taken_back(self) -> None:
        """Say which decision was taken back: one press too many may lead to another deal."""
        action = self.session.taken_back
        if self._advice is not None or action is None:
            return
        said = _("Taken back: {what}", what=self.phrases.action(self.session.view, action))
        self._taken_back = self._moment, said
        self.announcer.announce(said)

    def redo(self) -> None:
        """Bring back what was last taken back."""
        if self.session.can_redo:
            self.announcer.announce_new("prompt", "")
        if not self.session.redo():
            self.announcer.announce(_("There is nothing to redo."), urgent=True)

    def skip(self) -> None:
        """Cut movement and pause short, or say that there is nothing to cut."""
        if not self.pacing.skip():
            self._answer(_("There is nothing to skip."))

    def say_aloud(self, what: str) -> None:
        """Have a screen reader say one's ``hand``, the ``table``, or what is ``recent``."""
        if self.session.behind_curtain:
            self._answer(_("The cards are still hidden."))
            return
        match what:
            case "hand":
                marked = self.stage.hand_marked(self.controls)
                hand = self.stage.hand_words(self.controls)
                sentence = "\n".join(filter(None, (hand, marked)))
            case "table":
                sentence = self.stage.table_words(self.controls)
            case _:
                sentence = self.telling.recent()
        self.announcer.announce(sentence or _("Nothing."), urgent=True)

    def look_back(self) -> None:
        """Show the last trick or showdown, or return to the game."""
        if not (self.past.shown or self.past.may_begin(self.controls)):
            self.announcer.announce(_("There is nothing to look back on yet."), urgent=True)
        self.past.turn(self.controls)

    def hint(self) -> None:
        """Show what a strong bot would do; again shows its next best."""
        if self.controls.may_act:
            # So that Enter plays it, and presses no button; before buttons go, or Qt would take the
            # table to be reached by Tab.
            self.view.setFocus()
        if self.controls.may_act and self._advice is not None:
            action = self._advice()
            if action is not None:
                self._hint.lead(action)
                self._tell_hint(self.phrases.action(self.session.view, action))
        elif self.controls.may_act:
            self.hints.ask(self.controls.view)

    def _tell_hint(self, sentence: str) -> None:
        """Have a hint said, and what Enter does with it: at times what one has prepared oneself."""
        self._hint_told, told = (sentence, self._hint.key), [sentence]
        if sentence and self._hint.key:
            told.append(_("Press {key} to do it.", key=key_words(self._hint.key)))
        elif sentence and self._hint.action is not None:
            ways = (
                one for one in self.controls.buttons() if one.id == "take" or one.key == "Return"
            )
            told += [labelled(key_words(one.key), one.heard or one.text) for one in ways]
        self.announcer.announce_new("hint", "\n".join(filter(None, told)))

    def _show_thinking(self) -> None:
        thought = self.thinking.now if self.session.deciding else None
        self.scene.show_thinking(thought)
        if thought is not None and thought.beat == durations.SILENCE // durations.THINKING_BEAT:
            self._say_what_is_due()  # or one would hear nothing for long

    def _open_menu(self) -> None:
        corner = self.header.rect().bottomLeft()
        self.wants.emit(Menu(self.header.mapToGlobal(corner + QPoint(self.theme.px(12), 0))))

    # -- drawer -----------------------------------------------------------------------------------
    def toggle_panel(self) -> None:
        """Open or close the drawer."""
        if self.panel.isAncestorOf(self.focusWidget()):
            self.view.setFocus()
        self._layout.open(not self._layout.is_open)
        self._say_panel()

    def _say_panel(self) -> None:
        """Have said what has opened or closed; no key leads to the counts, so they are said too."""
        if not self.panel_open:
            self._answer(_("Side panel closed"))
            return
        said = _("Side panel open: {tab}", tab=tab_text(self.panel.tab))
        counts = self.panel.tracker.said if self.panel.tab == "cards" else ""
        self._answer("\n".join(filter(None, (said, counts))))

    @property
    def panel_open(self) -> bool:
        """Whether the drawer is open."""
        return self._layout.is_open

    def show_tab(self, tab: str) -> None:
        """Open the panel at a page."""
        self._layout.show_tab(tab)
        self._say_panel()

    def toggle_counts(self) -> None:
        """Open the panel at the cards left, or leave it as it was before that."""
        if self.session.behind_curtain:
            self._answer(_("The cards are still hidden."))
        elif not (self.panel_open and self.panel.tab == "cards"):
            self._opened_for_counts = not self.panel_open
            self.show_tab("cards")
        elif self._opened_for_counts:
            self.toggle_panel()
        else:
            self.show_tab("score")

    def come_up(self, size: QSize) -> None:
        """Take a size before being shown, so that the table is laid out only once."""
        self.resize(size)
        self._layout.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts, and lay out the table anew."""
        super().resizeEvent(event)
        self._layout.fit()

    def _resized(self) -> None:
        self._layout.float_strip()
        self._layout.place()
        self.stamps.fit()
        with self.scene.resizing():
            self.pictures.resizing()
            self.redraw(animate=False)

    # -- other pages -----------------------------------------------------------------------------
    @property
    def number(self) -> int:
        """The match's number in the journal, 0 if not saved."""
        return self.session.number

    def house_rules(self) -> tuple[Options, str]:
        """The rules of the match; the current phase, or what forbids the last attempt."""
        return self.match.options, self.controls.passage()

    def cloth_seen(self) -> ClothSeen:
        """Where cards are played."""
        ratio = self.devicePixelRatioF()
        bare = QPixmap(self.view.size() * ratio)
        bare.setDevicePixelRatio(ratio)
        painter = QPainter(bare)
        painter.translate(-self.scene.sceneRect().topLeft())
        painter.fillRect(self.scene.sceneRect(), self.scene.backgroundBrush())
        painter.end()
        place, deck = self.view.geometry(), QRectF()
        if pile := self.model.layout.anchors.get(self.model.layout.sink):
            deck = QRectF(*pile[:2], pile[2] * self.pictures.ratio, pile[2])
        else:
            deck.setHeight(place.height() * _NO_DECK)
            deck.moveCenter(self.scene.sceneRect().center())
        deck.translate(QPointF(self.view.mapTo(self, self.view.mapFromScene(QPointF()))))
        return ClothSeen(place, bare, deck, partial(self.pictures.back, deck.height()))

    @property
    def keys_go_to(self) -> QWidget:
        """The table."""
        return self.view

    def cover(self) -> None:
        """Let the bots wait while another page covers the table."""
        if not self.session.paused:
            self._paused_by_cover = True
            self.pacing.pause(True)

    def let_wait(self, lead: float, flown: bool) -> None:
        """Nobody comes for so many milliseconds, and the deck is there if cards fly to it."""
        self.scene.lead, self.scene.flown = lead, flown

    def uncover(self) -> None:
        """Go on, unless the player had paused."""
        if self._paused_by_cover:
            self._paused_by_cover = False
            self.pacing.pause(False)
        self.bar.settle()

    def leave(self) -> None:
        """Stop everything before the window shows another page."""
        self.past.end()
        self.stamps.end()
        self.scene.finish()
        self.hints.forget()
        self.thinking.watch(0, None)
        self.pacing.stop()
        self.session.leave()
        self.ended.emit()
