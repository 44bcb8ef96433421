"""The rail: whose turn it is, what may be done, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from cardtable.phrases.base import Prompt
from cardtable.phrases.breaking import kept_whole
from cardtable.ui import durations
from cardtable.ui.room import Rail, mixed
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fading import crossed
from cardtable.ui.widgets.keys import stop_if_checked
from cardtable.ui.widgets.labels import UNDESCRIBED, tip_text
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:  # the start page shows but its words
    from cardtable.models.controls.base import Button

#: How far letters may overhang their line at the sides (J, an italic f), in pixels.
ASIDE = 3
#: Buttons that never stand where an answer does. One that shows all cards could stand where one has
#: just asked for a card, and a second press would skip what comes of it.
_ALONE, _SHOWS = ("hint", "show"), ["show"]
#: Buttons that mean the same at every moment of a match.
_STEADY = ("home", "rules", "stand_in", "to_end")
#: Space between buttons; that left of the words and right of the buttons.
GAP, LEFT, RIGHT = 6, 20, 14
#: How wide the rail's content is at most, as a part of the window's height.
WIDEST = 1.78
#: Width of the place of the main answer, which several equals share, and the least of that beside
#: it, on rails of at least this width; what is added there to a button's own.
_WIDER = 4
_WIDTHS = ((1100, 196, 132), (900, 172, 116), (0, 160, 100))
#: Room that the words want beside the buttons, that they need, and that they make do with in low
#: windows; height of the words above the buttons.
WORDS, LEAST_WORDS, LOW_WORDS, ABOVE = 300, 158, 118, 46
#: Most lines of buttons below the words.
LINES = 3
#: The height of a rail with everything at its usual size, in pixels; the largest that everything on
#: a higher one gets, and how wide a rail must be for that.
USUAL, LARGEST, WIDE = 94, 1.4, 1240
#: Kinds of buttons that prepare an answer, or have nothing to do with one.
_TOOLS = ("plain", "segment")
_CAPPED = ("plain", "choice", "segment", "primary")
#: The ways to save room, the next one where one is not enough: tight, small, kinds without a key.
_SAVINGS: tuple[tuple[bool, bool, tuple[str, ...]], ...] = (
    (False, False, ()),
    (True, False, ()),
    (True, False, ("plain",)),
    (True, False, _CAPPED),
    (True, True, _CAPPED),
)


class _Place(IntEnum):
    """Where a button stands in its line, from the left."""

    OTHER, HINT, BESIDE, MAIN = range(4)


def _placed(buttons: Sequence[Button]) -> dict[str, _Place]:
    """The place of each button: the act has that of the main answer, the last one that beside it.

    Without an act, the last one has the main place, shared by choices that are its equals.
    """
    places = {
        one.id: _Place.BESIDE if one.beside else _Place.HINT if one.id in _ALONE else _Place.OTHER
        for one in buttons
    }
    acts = (one for one in buttons if one.kind == "primary" and one.id not in _ALONE)
    *_, act = (None, *(one for one in acts if not one.beside or one is buttons[-1]))
    if act is not None:
        if not buttons[-1].beside and buttons[-1].id not in _ALONE:
            places[buttons[-1].id] = _Place.BESIDE
        places[act.id] = _Place.MAIN
        return places
    for number, button in enumerate(reversed(buttons)):
        tool = button.id in _ALONE
        if button.beside or tool or (number and {button.kind, buttons[-1].kind} != {"choice"}):
            break
        places[button.id] = _Place.MAIN
    return places


#: Distance of slips on the rail from its edges, and from those of a low rail.
_MARGIN, _LOW_MARGIN, _LOW = 8, 3, 72
#: Sizes of question and detail, the largest first.
_SIZES = ((20, 14), (18, 14), (16, 13), (15, 13), (15, 12), (14, 12), (13, 11), (12, 10))
#: The least size of why something was refused.
_REFUSED = 13
#: How far new words rise, and the part of the time in which old ones go before they come.
_RISE, _OUT = 8, 0.5


class _Change(QVariantAnimation):
    """One thing on the rail gives way to another; what has gone is but a picture.

    Attributes:
        picture, place: what was seen, and where.
        words: the question and its detail, and whether something was refused, where those were
            seen: they are written again, which takes less memory.
        rises: whether the old one, if any, is gone before the new one comes, which rises.
        crosses: whether the new one is there already, and only what it says otherwise changes.
    """

    rises = crosses = False

    def __init__(self, rail: QWidget, seen: QWidget | None) -> None:
        """``seen``: what goes, or looks different from now on."""
        super().__init__()
        self.place = QRect() if seen is None else seen.geometry()
        self.words = seen.shown if isinstance(seen, PromptWords) else None
        seen = None if self.words is not None else seen
        self.picture = QPixmap()
        if seen is not None:
            self.picture = QPixmap(seen.size() * rail.devicePixelRatioF())
            self.picture.setDevicePixelRatio(rail.devicePixelRatioF())
            self.picture.fill(Qt.GlobalColor.transparent)
            seen.render(self.picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    @property
    def part(self) -> float:
        """How much of the time is over."""
        return float(self.currentValue() or 0.0)

    @property
    def old(self) -> float:
        """How strongly the old one is seen below the new one."""
        if self.crosses:
            return 0.0
        return max(0.0, 1 - self.part / (_OUT if self.rises else 1))

    @property
    def new(self) -> float:
        """How strongly the new one is seen."""
        first = _OUT if self.rises and self.words and self.words[0] else 0.0
        return max(0.0, (self.part - first) / (1 - first))


class _Line(NamedTuple):
    """Words in their place, with the name of their ink."""

    words: str
    place: QRect
    font: QFont
    ink: str


class PromptWords(QWidget):
    """A bold line and a quieter one below; the type shrinks a little before anything is cut off.

    If it still does not fit, only the tooltip has the quieter line, unless it is an alarm.

    Attributes:
        hushed: whether they are no longer asked, and not seen.
        dusk: how light their ink is on wood that lies in the dark, 0 to 1.
        coming: what is asked next, for which there is room already while they are hushed.
        covered: whether something else lies in their place.
        wish: how many times larger than usual they are where they fit.
        seen: how strongly they are seen while they come, 0 to 1.
        before: instead of which words, if only some of them are others.
        below: how far below their place they are then, in pixels.
    """

    wish, dusk, seen, below = 1.0, 0.0, 1.0, 0.0
    before: tuple[str, str, bool] | None = None

    def __init__(self, theme: Theme, explain: Callable[[str], str]) -> None:
        """``explain`` returns what the terms in a text mean, for the tooltip."""
        super().__init__()
        self._explain = explain
        self.title = self.detail = self.coming = ""
        self.alarm = self.hushed = self.covered = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self.theme, self._ink = theme, theme.in_wood().colours
        self._lit = replace(theme, dark=True).in_wood().colours
        self.update()

    def show_prompt(self, prompt: Prompt, alarm: bool) -> None:
        """Set the two lines."""
        self.title, self.detail, self.alarm = prompt.title, prompt.detail, alarm
        self.hushed, self.coming = False, ""
        whole = f"{prompt.title}\n{prompt.detail}".strip()
        if whole != self.accessibleName():  # this is called at every change of the table
            terms = self._explain(whole)
            self.setToolTip(tip_text(f"{whole}\n\n{terms}".strip()))
            self.setAccessibleName(whole)
            # Qt would describe it by the tooltip, and not tell when that is another one.
            self.setAccessibleDescription(terms or UNDESCRIBED)
        self.update()

    @property
    def natural(self) -> int:
        """The width of the question on one line, at its largest."""
        font = self.theme.font(round(self.wish * _SIZES[0][0]), 700)
        said = self.coming or self.title
        return QFontMetrics(font).horizontalAdvance(said) + self.theme.px(12) + 2 * ASIDE

    @property
    def shown(self) -> tuple[str, str, bool]:
        """What is shown now: both lines, and whether something was refused."""
        if self.covered or self.hushed:
            return "", "", False
        return self.title, self.detail, self.alarm

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both lines, or what changes in them."""
        painter = QPainter(self)
        lines = self._lines(self.size(), *self.shown)
        if self.before is None:
            painter.setOpacity(self.seen)
            painter.translate(0, self.below)
        else:
            before = self._lines(self.size(), *self.before)
            gone, new = (
                [x for x in a if x not in b] for a, b in ((before, lines), (lines, before))
            )
            picture = crossed(self._picture(gone), self._picture(new), self.seen)
            painter.drawPixmap(0, 0, picture)
            lines = [line for line in lines if line in before]
        self._write(painter, lines)
        painter.end()

    def draw(self, painter: QPainter, size: QSize, first: str, second: str, alarm: bool) -> None:
        """Draw both lines as large as they fit in a place."""
        self._write(painter, self._lines(size, first, second, alarm))

    def _lines(self, size: QSize, first: str, second: str, alarm: bool) -> list[_Line]:
        """Both lines as large as they fit in a place."""
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        width, height, theme = size.width() - 2 * ASIDE, size.height(), self.theme
        told, more = kept_whole(first), kept_whole(second)
        sizes = [(round(self.wish * large), round(self.wish * small)) for large, small in _SIZES]
        for large, small in dict.fromkeys((*sizes, *_SIZES)):
            least = _REFUSED if alarm else 0
            title_font, detail_font = theme.font(large, 700), theme.font(max(least, small))
            title = QFontMetrics(title_font).boundingRect(0, 0, width, 999, wrap, told)
            detail = QFontMetrics(detail_font).boundingRect(0, 0, width, 999, wrap, more)
            below = detail.height() if second else 0
            if title.height() + below <= height and title.width() <= width:
                break
        else:
            if not alarm and title.height() + below > height:
                below = 0
            below = min(below, max(0, height - title.height()))
        top = max(0, (height - title.height() - below) // 2)
        place = QRect(ASIDE, top, width, title.height())
        lines = [_Line(told, place, title_font, "ink")]
        if below:
            room = QRect(ASIDE, top + title.height(), width, below)
            lines.append(_Line(more, room, detail_font, "bad" if alarm else "ink2"))
        return lines

    def _write(self, painter: QPainter, lines: Sequence[_Line]) -> None:
        for words, place, font, ink in lines:
            painter.setFont(font)
            painter.setPen(mixed(self._ink[ink], self._lit[ink], self.dusk))
            painter.drawText(place, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft, words)

    def _picture(self, lines: Sequence[_Line]) -> QPixmap:
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._write(painter, lines)
        painter.end()
        return picture


class ActionBar(Rail):
    """Prompt on the left, buttons on the right, the main action rightmost.

    The main answer stands in the same place, at the same size, at every moment of a match; the one
    beside it ends where that begins, and the hint before either. Whatever else there is stands left
    of them. A hint alone is at the end.
    In narrow windows the buttons stand below the prompt, in as many lines as they need.

    Attributes:
        pressed: a button was pressed, by its id.
        left: the button with the keyboard focus is about to go, or cannot be pressed any more.
        grown: the bar needs more height than before, or less.
        speed: how fast words and buttons come and go: a factor on that time; 0 for at once.
        changes: what gives way to something else, by the ids of buttons; empty for the words.
    """

    pressed = Signal(str)
    left = Signal()
    grown = Signal()
    speed = 0.0

    def __init__(self, theme: Theme, explain: Callable[[str], str] = lambda _: "") -> None:
        """``explain`` returns what the terms in a text mean."""
        super().__init__(theme)
        self._buttons: list[Button] = []
        self._widgets: dict[str, KeyButton] = {}
        self._words = PromptWords(theme, explain)
        self._high, self._low, self._width, self._aside = 0, False, -1, 0
        #: Number of lines of buttons below the words; none while they stand beside them.
        self._below = 0
        #: Stands in the place of the main answer where no button does.
        self._nothing = QWidget(self)
        self._nothing.hide()
        #: The main answers, and the width of the place beside them, which shrinks only with others.
        self._beside: tuple[list[str], int] = ([], 0)
        self._whole = QHBoxLayout(self)
        self._whole.addWidget(self._words, 1)
        self._lines = [QHBoxLayout() for _ in range(LINES)]
        for line in self._lines:
            self._whole.addLayout(line)
        self._places: tuple[bool, list[list[str]]] = (True, [])
        #: Where each button stands, usually and now.
        self._usual: dict[str, _Place] = {}
        self._stand: dict[str, _Place] = {}
        self._spare = False
        self.changes: dict[str, _Change] = {}
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        px = self.look.px
        self._leave_aside()
        self._whole.setSpacing(px(8))
        for line in self._lines:
            line.setSpacing(px(GAP))
        self._words.apply_theme(self.look)
        for widget in self._widgets.values():
            widget.apply_theme(self.look.on_wood())
        self._width, self._beside = -1, ([], 0)
        self._fit()

    def _leave_aside(self) -> None:
        """Stand below the play: in the widest windows question and answers keep to the middle."""
        px, aside = self.look.px, self._aside
        self._whole.setContentsMargins(px(LEFT) - ASIDE + aside, px(4), px(RIGHT) + aside, px(4))

    def keep_height(self, high: int, low: bool, wish: float = 1.0) -> None:
        """Be ``high`` while the buttons stand beside the words; ``low``: in a low window.

        ``wish``: how many times larger the words are where they fit.
        """
        before, self._words.wish = self.look, wish
        self._high, self._low = high, low
        if self.look != before:
            self.apply_theme(self._theme)
        self._fit()

    @property
    def look(self) -> Theme:
        """The theme of words and buttons: on a high and wide rail they are larger."""
        theme = self._theme
        larger = min(LARGEST, self._high / theme.px(USUAL)) if self._high else 1.0
        wide = self.width() >= theme.px(WIDE)
        return theme.at(theme.zoom * larger) if larger > 1 and wide else theme

    def show_prompt(self, prompt: Prompt, alarm: bool = False) -> None:
        """Set the prompt; ``alarm`` when something was refused."""
        words = self._words
        other = (prompt.title, prompt.detail) != self.words or words.hushed
        change = self._change("", words) if other else None
        words.show_prompt(prompt, alarm)
        if change is not None and change.words is not None:
            change.crosses = change.words[0] == prompt.title
            change.rises = not change.crosses
            self._go("", change)
        self.setAccessibleName(f"{prompt.title}\n{prompt.detail}".strip())

    def hush(self, coming: Prompt | None = None) -> None:
        """Have the last words go: for a moment nothing is asked. Buttons leave room for what is
        ``coming``, so that none moves when it is said.
        """
        words = self._words
        change = None if words.hushed else self._change("", words)
        words.hushed = True
        words.coming = coming.title if coming is not None else ""
        words.update()
        if change is not None:
            self._go("", change)

    def grow_dark(self, dusk: float) -> None:
        """Take part in the light that leaves the room."""
        self.dusk = dusk
        # They turn light at once where both inks can be read.
        self._words.dusk = min(1.0, max(0.0, (dusk - 0.26) / 0.1))
        self.update()

    def spare(self, wanted: bool) -> None:
        """Show only answers and the buttons whose places are fixed, or all of them again."""
        if self._spare != wanted:
            self._spare = wanted
            self._settle()
            self._fit()
        self._words.covered = wanted
        self._words.update()

    def clear(self) -> None:
        """Show no prompt and no buttons, from now on."""
        self.show_prompt(Prompt(""))
        self.show_buttons([])
        self.settle()

    def settle(self) -> None:
        """Have all be there at once that is still on its way."""
        for change in list(self.changes.values()):
            change.setCurrentTime(change.duration())

    # -- what comes and goes ---------------------------------------------------------------------
    def _change(self, id_: str, seen: QWidget | None) -> _Change | None:
        """What is about to change, with its picture as it is seen now; ``None`` for at once."""
        if not self.speed or not self.isVisible():
            return None
        known = self.changes.get(id_)
        return known if known is not None and not known.part else _Change(self, seen)

    def _go(self, id_: str, change: _Change) -> None:
        """Have what has changed come, and what it was go."""
        before = self.changes.get(id_)
        goes = change.crosses or (not id_ and self._words.hushed)
        change.setDuration(round((durations.YIELDS if goes else durations.FADE) * self.speed))
        if before is change:
            return
        if before is not None:
            before.stop()
            before.deleteLater()
        self.changes[id_] = change
        change.setParent(self)
        change.valueChanged.connect(partial(self._show_change, id_))
        change.finished.connect(partial(self._end_change, id_))
        change.start()
        self._show_change(id_)

    def _show_change(self, id_: str, _part: object = None) -> None:
        change, widget = self.changes[id_], self._widgets.get(id_)
        crosses = change.crosses and change.part < 1
        if widget is not None:
            widget.seen = change.new
            stays = crosses and change.place == widget.geometry()
            widget.before = change.picture if stays else None
            widget.update()
        elif not id_:
            words = self._words
            words.seen, words.before = change.new, change.words if crosses else None
            words.below = (1 - change.new) * self.look.px(_RISE) * change.rises
            words.update()
        self.update(change.place)

    def _end_change(self, id_: str) -> None:
        self.changes.pop(id_).deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood, and below all that stands there what has just gone."""
        super().paintEvent(event)
        painter = QPainter(self)
        for change in self.changes.values():
            painter.setOpacity(change.old)
            if change.words is not None and change.old:
                painter.save()
                painter.translate(change.place.topLeft())
                self._words.draw(painter, change.place.size(), *change.words)
                painter.restore()
            else:
                painter.drawPixmap(change.place.topLeft(), change.picture)
        painter.end()

    @property
    def words_place(self) -> QRect:
        """What the buttons leave free: the words with the margins round them."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        place, gap = self._words.geometry(), self._whole.spacing() // 2
        if self._below:
            return QRect(self._aside, 0, self._width, place.bottom() + gap)
        return QRect(self._aside, 0, place.right() + gap - self._aside, self.height())

    @property
    def slip_place(self) -> QRect:
        """Where slips of paper lie in place of the question, clear of the buttons."""
        px, whole = self._theme.px, self.words_place
        if whole.height() < px(_LOW):
            return whole.adjusted(px(_MARGIN), px(_LOW_MARGIN), -px(2), -px(_LOW_MARGIN))
        return whole.adjusted(px(_MARGIN), 0, -px(2), -px(_MARGIN))

    @property
    def words(self) -> tuple[str, str]:
        """The two lines shown now."""
        return self._words.title, self._words.detail

    def show_buttons(self, buttons: Sequence[Button], position: object = None) -> None:
        """Show these; widgets are kept while the ids stay the same, so nothing flickers.

        The same button in another ``position`` of the match asks something else.
        """
        places = _placed(buttons)
        buttons = sorted(buttons, key=lambda button: places[button.id])
        able = {button.id for button in buttons if button.enabled}
        if any(widget.hasFocus() for id_, widget in self._widgets.items() if id_ not in able):
            self.left.emit()  # Qt would give the focus to whatever comes next in the window
        before = {one.id: (one, self._widgets[one.id].geometry()) for one in self._buttons}
        changes = dict[str, _Change]()
        if buttons != self._buttons:
            for id_ in {*before, *(one.id for one in buttons)}:
                widget = self._widgets.get(id_)
                seen = widget if widget is not None and widget.isVisible() else None
                if (change := self._change(id_, seen)) is not None:
                    changes[id_] = change
        if [b.id for b in buttons] != [b.id for b in self._buttons]:
            self._rebuild(buttons)
        self._buttons, self._usual = list(buttons), places
        for button in buttons:
            widget = self._widgets[button.id]
            widget.mean((button.id, None if button.id in _STEADY else position))
            widget.become(button.kind)
            widget.set_words(button.text, button.key, button.heard, button.short)
            widget.setChecked(button.checked)
            widget.setEnabled(button.enabled)
            widget.setToolTip(tip_text(button.why))
        self._settle()
        self._fit()
        if changes:
            self._whole.activate()
        for id_, change in changes.items():
            widget = self._widgets.get(id_)
            now = next((one for one in buttons if one.id == id_), None)
            if widget is None or now is None or before.get(id_) != (now, widget.geometry()):
                change.crosses = widget is not None and change.place == widget.geometry()
                self._go(id_, change)

    def _settle(self) -> None:
        """Find where each button stands; while room is spared, an answer takes the place beside
        the main one that only a tool holds.
        """
        self._stand = dict(self._usual)
        held = [id_ for id_, place in self._usual.items() if place == _Place.BESIDE]
        answers = [id_ for id_, place in self._usual.items() if place == _Place.OTHER]
        answers = [id_ for id_ in answers if self._widgets[id_].kind == "choice"]
        if (
            self._spare
            and held
            and answers
            and all(self._widgets[id_].kind in _TOOLS for id_ in held)
        ):
            self._stand[answers[-1]] = _Place.BESIDE

    def button(self, id_: str) -> KeyButton | None:
        """The widget of a button, if it is shown."""
        return self._widgets.get(id_)

    @property
    def shown(self) -> Sequence[Button]:
        """The buttons shown."""
        return self._buttons

    @property
    def filled(self) -> str:
        """The id of the main action's button, or empty if Enter cannot press it."""
        primary = (b for b in self._buttons if b.kind == "primary" and b.enabled)
        found = (b.id for b in primary if b.by_enter)
        return next(found, "")

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        widgets = [self._widgets[id_] for id_ in self._ids]
        return [one for one in widgets if one.focusPolicy() & Qt.FocusPolicy.TabFocus]

    @property
    def _ids(self) -> list[str]:
        """The ids of the buttons in their order, without those that are left out for now."""
        stand = self._stand
        tools = _TOOLS if self._spare else ()
        shown = [
            id_
            for id_, widget in self._widgets.items()
            if stand[id_] not in (_Place.OTHER, _Place.BESIDE) or widget.kind not in tools
        ]
        return sorted(shown, key=lambda id_: stand[id_])

    def _rebuild(self, buttons: Sequence[Button]) -> None:
        """Put the buttons in their order; what stays is the same widget, and keeps the focus."""
        staying = {button.id for button in buttons}
        self._take_out()
        for id_, widget in self._widgets.items():
            if id_ not in staying:
                widget.hide()
                widget.deleteLater()
        before, self._widgets = self._widgets, {}
        for button in buttons:
            self._widgets[button.id] = before.get(button.id) or self._made(button)

    def _made(self, button: Button) -> KeyButton:
        widget = KeyButton(self.look.on_wood(), button.kind, self)
        widget.walks = False
        if button.kind == "segment":
            widget.setCheckable(True)
            widget.setAutoExclusive(True)  # a radio button for screen readers
            stop_if_checked(widget)
        widget.clicked.connect(lambda _=False, i=button.id: self.pressed.emit(i))
        return widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tighten the buttons in narrow windows, and leave out keys before any word is cut."""
        super().resizeEvent(event)
        aside = max(0, round(self.width() - WIDEST * self.window().height()) // 2)
        if aside != self._aside:
            self._aside = aside
            self._leave_aside()
        if self._words.theme != self.look:
            self.apply_theme(self._theme)
        self._fit()

    def _fit(self) -> None:
        px = self.look.px
        width = self.width() - 2 * self._aside
        if self._width != width:
            self._width, self._below, self._beside = width, 0, ([], 0)
        # Once the buttons stand below the words they stay there: the table keeps its size.
        if self._below or not self._fit_beside():
            places = self._fit_below()
            self._below = max(self._below, len(places))
            target = max((w.sizeHint().height() for w in self._widgets.values()), default=0)
            height = px(ABOVE) + self._below * (max(target, px(44)) + px(8)) + px(8)
        else:
            places, height = [self._ids], self._high
        self._words.setMaximumWidth(self._words.natural if self._ids == _SHOWS else 16_777_215)
        self._place(places)
        for widget in self._widgets.values():
            widget.updateGeometry()
            widget.update()
        if height and height != self.minimumHeight():
            self.setFixedHeight(height)
            self.grown.emit()

    def _fit_beside(self) -> bool:
        """Save as much room as the words need beside the buttons; return whether that is enough."""
        px = self.look.px
        for saving in _SAVINGS:
            words = WORDS if saving in _SAVINGS[:2] else LEAST_WORDS
            self._save(saving)
            if self._needed(self._ids) + px(GAP + words) <= self._width:
                self._words.setMinimumWidth(px(150))
                return True
        self._words.setMinimumWidth(px(LOW_WORDS - 8) if self._low else 0)
        return self._low and self._needed(self._ids) + px(LOW_WORDS) <= self._width

    def _fit_below(self) -> list[list[str]]:
        """Return the lines of buttons below the words, saving only as much room as need be."""
        self._words.setMinimumWidth(0)
        for saving in _SAVINGS:
            self._save(saving)
            if self._needed(self._ids) <= self._width:
                return [self._ids]
        lines: list[list[str]] = [[]]
        for id_ in reversed(self._ids):
            if lines[0] and self._needed([id_, *lines[0]]) > self._width and len(lines) < LINES:
                lines.insert(0, [])
            lines[0].insert(0, id_)
        return lines

    def _save(self, saving: tuple[bool, bool, tuple[str, ...]]) -> None:
        """Set the sizes of all buttons; those whose places are fixed never shrink to save room."""
        px = self.look.px
        level = next(i for i, (least, *_) in enumerate(_WIDTHS) if self._width >= px(least))
        _least, main, _beside = _WIDTHS[level]
        equals = [id_ for id_ in self._widgets if self._stand[id_] == _Place.MAIN]
        shares = self._shares(equals, level)
        wide = self._wide_beside(level, equals)
        self._nothing.setFixedWidth(px(main))
        for id_, widget in self._widgets.items():
            stand = self._stand[id_]
            tight, small, capless = saving if stand == _Place.OTHER else _SAVINGS[level]
            widget.tight, widget.small = tight, small
            widget.capless = widget.kind in capless
            widget.fitted = shares.get(id_, wide if stand == _Place.BESIDE else 0)

    def _wide_beside(self, level: int, equals: list[str]) -> int:
        """The width of the place beside the main one: what it says is on one line if there is room.

        It stays as long as the same is asked: what is prepared moves no button.
        """
        px, (_least, main, beside) = self.look.px, _WIDTHS[level]
        held = [w for id_, w in self._widgets.items() if self._stand[id_] == _Place.BESIDE]
        room = self._width - self._sides - px(main + WORDS) - px(GAP) * (len(held) + 1)
        hint = self._widgets.get("hint")
        room -= hint.sizeHint().width() if hint is not None else 0
        before, wide = self._beside
        wide = max(px(beside), wide if before == equals else 0)
        for widget in held:
            widget.tight, widget.small, capless = _SAVINGS[level]
            widget.capless, widget.fitted = widget.kind in capless, 0
            wide = max(wide, widget.sizeHint().width() + px(_WIDER))
        if wide * len(held) > room or (self._spare and self._low):  # slips need the room
            wide = px(beside)
        self._beside = equals, wide
        return wide

    def _shares(self, equals: Sequence[str], level: int) -> dict[str, int]:
        """The widths of equals that share a place: as wide as the widest where there is room, else
        each has its part by what it has to say.
        """
        px, main = self.look.px, _WIDTHS[level][1]
        gaps, hint = px(GAP) * len(equals), self._widgets.get("hint")
        free = self._width - self._sides - px(WORDS) - gaps - px(GAP)
        free -= hint.sizeHint().width() if hint is not None else 0
        wanted = dict[str, int]()
        for tight in (False, True):
            for id_ in equals:
                widget = self._widgets[id_]
                widget.tight = widget.small = tight
                widget.capless, widget.fitted = False, 0
                wanted[id_] = widget.sizeHint().width()
            widest = max(wanted.values(), default=0)
            if len(equals) > 1 and widest * len(equals) <= free:
                least = (px(main) - gaps + px(GAP)) // len(equals)
                return dict.fromkeys(equals, max(widest, least))
        room = px(main) - gaps + px(GAP)
        return {id_: room * wide // sum(wanted.values()) for id_, wide in wanted.items()}

    def _line(self, ids: Sequence[str]) -> list[QWidget]:
        """What stands in a line of these buttons, left to right."""
        line: list[QWidget] = [self._widgets[id_] for id_ in ids]
        places = [self._stand[id_] for id_ in ids]
        # A hint alone stands at the end, for the answers lie on the cloth; what shows all cards
        # behind the words.
        if (
            list(ids) not in (["hint"], _SHOWS)
            and _Place.MAIN not in places
            and max(places, default=0)
        ):
            line.append(self._nothing)
        return line

    @property
    def _sides(self) -> int:
        """What no line has room in, at both sides of it."""
        return self.look.px(LEFT) - ASIDE + self.look.px(RIGHT)

    def _needed(self, ids: Sequence[str]) -> int:
        """The width of a line of these buttons."""
        widths = [max(one.sizeHint().width(), one.minimumWidth()) for one in self._line(ids)]
        return sum(widths) + self.look.px(GAP) * max(0, len(widths) - 1) + self._sides

    def _place(self, places: list[list[str]]) -> None:
        """Put the buttons in their lines."""
        beside = not self._below
        if (beside, places) == self._places:
            return
        self._take_out()
        self._places = beside, places
        for id_ in self._widgets.keys() - self._ids:
            if self._widgets[id_].hasFocus():
                self.left.emit()
            self._widgets[id_].hide()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(way)
        for line, ids in zip(self._lines, places, strict=False):
            side = Qt.AlignmentFlag(0) if beside else Qt.AlignmentFlag.AlignRight
            if ids == _SHOWS:
                side = Qt.AlignmentFlag.AlignLeft
            self._whole.setAlignment(line, side)
            for widget in self._line(ids):
                line.addWidget(widget)
                widget.show()  # Qt would do so later, and the words give way only then

    def _take_out(self) -> None:
        """Take the buttons out of their lines."""
        self._nothing.hide()
        for line in self._lines:
            for widget in (*self._widgets.values(), self._nothing):
                line.removeWidget(widget)
        self._places = True, []
