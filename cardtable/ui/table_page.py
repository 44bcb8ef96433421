"""The table's page: header, the table itself, side panel and action bar, over one session."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.art.decks import Deck, Variant
from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.game import TABLE
from cardtable.engine.table import Area, Text
from cardtable.models.cards import CardModel
from cardtable.models.controls.base import Button, Controls, Marks
from cardtable.models.session import Session
from cardtable.models.texts import LogModel, SheetModel
from cardtable.phrases.base import Prompt
from cardtable.phrases.leads import led_by_name
from cardtable.phrases.lookup import loaded, phrases_of
from cardtable.phrases.numbers import points
from cardtable.phrases.problems import problem_sentence
from cardtable.ui import durations
from cardtable.ui.action_bar import ActionBar
from cardtable.ui.banner import Banner
from cardtable.ui.card_pictures import CardPictures
from cardtable.ui.cloths import Cloth
from cardtable.ui.desk import Desk
from cardtable.ui.header import Header
from cardtable.ui.hints import Hints
from cardtable.ui.paint import Painter, plain
from cardtable.ui.panel_place import PanelPlace
from cardtable.ui.plates import PlateWords
from cardtable.ui.scene import TableScene
from cardtable.ui.side_panel import Rail, SidePanel
from cardtable.ui.table_view import TableView
from cardtable.ui.theme import Theme
from cardtable.ui.things import Teller
from cardtable.ui.tracker import TrackerGrid


class TablePage(QWidget):
    """One match on the screen.

    Attributes:
        home: back to the start page.
        rules: the rules are wanted.
        rematch: the same seats again.
    """

    home = Signal()
    rules = Signal()
    rematch = Signal()

    def __init__(
        self,
        theme: Theme,
        session: Session,
        desk: Desk,
        deck: Deck,
        variant: Variant,
        cloth: Cloth,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme, self.session, self.desk, self.cloth = theme, session, desk, cloth
        match = session.match
        self.game = match.game
        self.phrases = phrases_of(self.game.phrases)
        self.design = self.game.table()
        self.names = tuple(seat.name for seat in match.seats)
        self.controls = self._new_controls()
        self._viewer = session.viewer
        self.pictures = CardPictures(deck, variant, self)
        self.model = CardModel(self._card_name, self)
        self.log = LogModel(self)
        self.sheet = SheetModel(self.game, self.phrases, self)
        self.scene = TableScene(self.pictures, self)
        self.view = TableView(self.scene)
        self.bar = ActionBar(theme)
        self.header = Header(theme)
        self.panel = SidePanel(theme, self.log, self.sheet)
        self.rail = Rail(theme)
        self.tracker = TrackerGrid(theme)
        self.tracker_words = QLabel()
        self.tracker_words.setWordWrap(True)
        self.panel.tracker_place.addWidget(self.tracker)
        self.panel.tracker_place.addWidget(self.tracker_words)
        self.panel.tracker_place.addStretch()
        self.banner = Banner(theme)
        self._hints = Hints(desk, self.game.id, self._show_hints)
        self._lay_out()
        self._connect()
        self.dress(theme)

    # -- building --------------------------------------------------------------------------------
    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.banner)
        left.addWidget(self.view, 1)
        left.addWidget(self.bar)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(left, 1)
        self._place = PanelPlace(self, row, self.panel, self.rail)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addLayout(row, 1)
        self.setTabOrder(self.view, self.bar)

    def _connect(self) -> None:
        self.session.changed.connect(lambda _events: self.refresh())
        self.session.trouble.connect(self._bot_trouble)
        self.session.not_saved.connect(self._not_saved)
        self.view.clicked.connect(lambda key, zone: self._did(self.controls.click(key, zone)))
        self.view.clicked_back.connect(
            lambda key, zone: self._did(self.controls.click_back(key, zone))
        )
        self.view.slid.connect(self._slid)
        self.view.dropped.connect(lambda key, zone: self._did(self.controls.drop(key, zone)))
        self.view.focused.connect(self._focused)
        self.view.resized.connect(self._resized)
        self.bar.pressed.connect(self.press)
        self.header.home.connect(self.home)
        self.header.rules.connect(self.rules)
        self.header.undo.connect(self.undo)
        self.header.panel.connect(self.toggle_panel)
        self.rail.chosen.connect(self._choose_tab)
        self.banner.retry.connect(self._retry)

    def _new_controls(self) -> Controls:
        kind = loaded(self.game.controls)
        made = kind(  # type: ignore[operator]
            game=self.game, phrases=self.phrases, names=self.names, view=self.session.view
        )
        assert isinstance(made, Controls)
        return made

    def dress(self, theme: Theme) -> None:
        """Another theme, language, or screen."""
        self.theme = theme
        self.lay_cloth(self.cloth)
        for part in (self.bar, self.header, self.panel, self.rail, self.tracker, self.banner):
            part.dress(theme)
        self.tracker_words.setFont(theme.font(13))
        self.refresh(animate=False)

    def lay_cloth(self, cloth: Cloth) -> None:
        """Another cloth below everything."""
        self.cloth = cloth
        ratio = self.devicePixelRatioF()
        draw = Painter(self.theme, cloth, ratio)
        self.pictures.dress(self.theme, draw.cloth_colour, draw.focus_colour, ratio)
        self.scene.dress(draw)
        self.redraw(animate=False)

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        self.panel.retranslate()
        self.rail.retranslate()
        self.header.retranslate()
        self.model.retell()
        self.refresh(animate=False, retell=True)

    def set_speed(self, speed: durations.Speed) -> None:
        """How fast cards move and how long bots wait."""
        self.scene.speed = speed
        self.session.bot_pause = round(durations.BOT_PAUSE * speed.value)

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self, animate: bool = True, retell: bool = False) -> None:
        """Show the session as it stands, unless the privacy screen is up."""
        if self.session.behind_curtain:
            self.scene.clear_table()
            self.model.show((), Marks())
            return
        view = self.session.view
        if self.session.viewer != self._viewer:
            self._viewer = self.session.viewer
            self.controls = self._new_controls()
            self.scene.clear_table()
        self._hints.see(view)
        self.controls.see(view, self.names)
        self.log.show(view, self.phrases, self.names, retell)
        self.sheet.show(view, self.names)
        self.header.show_facts(self.phrases.title(), self.phrases.facts(view, self.names))
        self.header.enable_undo(self.session.can_undo)
        self._show_panel(view)
        self.redraw(animate)

    def redraw(self, animate: bool = True) -> None:
        """Lay the table out again: the same view, but what is prepared may have changed."""
        if self.session.behind_curtain:
            return
        self.controls.focus = self.view.focus_key
        view = self.controls.view
        size = self.view.viewport().size()
        area = Area(size.width(), size.height(), self.pictures.ratio, self._scale())
        layout = self.design.lay(view, area, self.controls.draft())
        marks = self.controls.marks()
        self.view.selectable = marks.selectable
        self.view.draggable = frozenset(
            spot.key for spot in layout.cards if self.controls.draggable(spot.key)
        )
        self.view.places = tuple(self.controls.places())
        if self.view.focus_key not in marks.selectable and (
            self.view.focus_key not in self.view.places
        ):
            self.view.focus_key = ""
        marks = replace(marks, focus=self.view.focus_key if self.view.hasFocus() else "")
        self.model.show(layout.cards, marks)
        teller = Teller(self._caption, self._plate)
        self.scene.show_layout(layout, marks, teller, self._scale(), animate)
        self._show_bar()

    def _scale(self) -> float:
        size = self.view.viewport().size()
        height = min(size.height(), size.width() / 1.4)
        return 1.0 if height < 1100 else min(1.8, height / 1000)

    def _show_bar(self) -> None:
        view = self.controls.view
        translate = QCoreApplication.translate
        if view.turn is None and view.outcome is not None:
            self.bar.tell(self.phrases.outcome(view.outcome, self.names))
            self.bar.show_buttons(
                [
                    Button("home", translate("TablePage", "Start page"), "Esc"),
                    Button("rematch", translate("TablePage", "Play again"), "Return", "primary"),
                ]
            )
            return
        prompt = self.controls.prompt()
        if self.session.hot_seat and view.turn == TABLE:
            # All look at the result together: nobody is “you”.
            prompt = self.phrases.prompt(self.session.match.view(None), self.names)
        elif self.session.hot_seat and view.seat is not None:
            prompt = replace(prompt, title=led_by_name(prompt.title, self.names[view.seat]))
        self.bar.tell(prompt, alarm=bool(self.controls.refusal))
        if self.session.thinking is not None:
            paused = self.session.paused
            text = translate("TablePage", "Go on") if paused else translate("TablePage", "Pause")
            self.bar.show_buttons([Button("pause", text, "Ctrl+P")])
            return
        self.bar.show_buttons(self.controls.buttons())

    def _show_panel(self, view: object) -> None:
        view = self.controls.view
        self.panel.tell_recent()
        result = self.phrases.result(view, self.names)
        translate = QCoreApplication.translate
        self.panel.show_result(translate("SidePanel", "Result"), result)
        self.panel.show_scores_head(self.phrases.scores_head())
        seats = list(range(view.seats))
        if view.turn in (None, TABLE):
            seats.sort(key=lambda s: -view.scores[s])
        self.panel.seats.show_rows(
            [
                (
                    s,
                    self.names[s],
                    self.phrases.role(view, s),
                    points(view.scores[s], self.game.score_divisor),
                    s == view.seat,
                )
                for s in seats
            ]
        )
        cells = self.controls.tracker()
        self.tracker.show_cells(cells)
        self.tracker_words.setText(
            translate("SidePanel", "From your own view only.")
            if cells
            else translate("SidePanel", "There is nothing to count here yet.")
        )
        seed = self.session.match.seed
        if view.turn is None:
            words = translate("SidePanel", "Seed of this match: {seed}").format(seed=seed.text)
        else:
            words = translate(
                "SidePanel", "Deal {fingerprint}. The seed is shown after the match."
            ).format(fingerprint=f"{seed.fingerprint[:4]} {seed.fingerprint[4:8]}")
        self.panel.foot.setText(words)
        self.panel.foot.setToolTip(seed.fingerprint)

    def _caption(self, text: Text) -> str:
        safe = tuple(plain(name) for name in self.names)
        return self.phrases.caption(text, safe)

    def _plate(self, seat: int) -> PlateWords:
        view = self.controls.view
        who = self.session.match.seats[seat]
        return PlateWords(
            who.name,
            self.phrases.role(view, seat),
            self.phrases.seat_line(view, seat),
            who.portrait,
        )

    def _card_name(self, code: str) -> str:
        return (
            self.phrases.card(code)
            if code
            else QCoreApplication.translate("TablePage", "hidden card")
        )

    # -- doing -----------------------------------------------------------------------------------
    def press(self, button: str) -> None:
        """A button of the bar, or its key."""
        shown = {b.id: b for b in self.bar.shown}
        if button not in shown or not shown[button].enabled:
            return
        self.scene.finish()
        match button:
            case "home":
                self.home.emit()
            case "rematch":
                self.rematch.emit()
            case "pause":
                self.session.pause(not self.session.paused)
                self._show_bar()
            case "hint":
                self.hint()
            case "next":
                self._did(NEXT)
            case _:
                self._did(self.controls.press(button))

    def press_key(self, key: str) -> bool:
        """The shortcut of a button of the bar; whether there is one."""
        for button in self.bar.shown:
            if button.key and button.key == key:
                if button.enabled:
                    self.press(button.id)
                return True
        further = self.controls.keys()
        if key in further and self.session.thinking is None:
            self.scene.finish()
            self._did(self.controls.press(further[key]))
            return True
        return False

    def _did(self, action: Action | None) -> None:
        if action is None:
            self.redraw()
            return
        self._act(action)

    def _act(self, action: Action) -> None:
        try:
            self.session.act(action)
        except IllegalAction as error:
            self.controls.refusal = self.phrases.reason(error.reason, error.params, self.names)
            self.redraw()

    def _slid(self, keys: list[str]) -> None:
        self.controls.slide(keys)
        self.redraw()

    def _focused(self, key: str) -> None:
        self.redraw()

    def undo(self) -> None:
        """Take back to one's own last decision."""
        self.scene.finish()
        self.session.undo()

    def hint(self) -> None:
        """Show what a strong bot would do; again shows its next best."""
        if self.controls.may_act:
            self._hints.ask(self.controls.view)

    def _show_hints(self, ranked: list[Action]) -> None:
        if self.controls.may_act:
            self.controls.hint(ranked)
            self.redraw()

    # -- panel -----------------------------------------------------------------------------------
    def toggle_panel(self) -> None:
        """Open or close the side panel."""
        self._place.open(not self._place.is_open)
        self._arrange_panel(slide=True)

    def show_tab(self, tab: str) -> None:
        """Open the panel at a page."""
        self.panel.choose(tab)
        self._place.open(True)
        self._arrange_panel(slide=True)

    def _choose_tab(self, tab: str) -> None:
        self._place.choose(tab)
        self._arrange_panel(slide=True)

    def _arrange_panel(self, slide: bool = False) -> None:
        speed = self.scene.speed.value if slide else 0
        self._place.arrange(self.header.height(), self.bar.height(), speed)
        self.header.set_panel(self._place.is_open)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Panel or rail; the table is laid out anew."""
        super().resizeEvent(event)
        self.bar.setFixedHeight(68 if self.window().height() < 760 else 72)
        self._arrange_panel()

    def _resized(self) -> None:
        self.scene.finish()
        self.pictures.resizing()
        self.redraw(animate=False)

    # -- trouble ---------------------------------------------------------------------------------
    def _bot_trouble(self, seat: int, what: str) -> None:
        translate = QCoreApplication.translate
        if what == "restarted":
            text = translate("TablePage", "The bot of {name} stopped. It was restarted.")
        else:
            text = translate("TablePage", "The bot of {name} stopped and plays without thinking.")
        self.banner.show_text(text.format(name=self.names[seat]), retry=False)
        self.banner.hide_later()

    def _not_saved(self, error: object) -> None:
        self.banner.show_text(problem_sentence(error), retry=True)
        self.bar.tell(
            Prompt(QCoreApplication.translate("TablePage", "Play waits until it can be saved"))
        )

    def _retry(self) -> None:
        self.banner.hide()
        self.session.save_again()

    def leave(self) -> None:
        """The window turns to something else."""
        self.scene.finish()
        self._hints.forget()
        self.session.leave()
