"""The pages of the window, and the navigator that alone puts them in front of one another."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from cardtable.translation import _
from cardtable.ui.announcing import Announcer, hold_notices
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.engine.game import Game
    from cardtable.engine.match import Match
    from cardtable.engine.options import Options


class ClothSeen(NamedTuple):
    """Where cards are played on a page, in its pixels.

    Attributes:
        place: where the cloth lies.
        bare: a picture of it with nothing on it.
        deck: where the deck lies.
        back: draws the back of one of its cards.
    """

    place: QRect
    bare: QPixmap
    deck: QRectF
    back: Callable[[], QPixmap]


class Page(QWidget):
    """A page of the window. It knows nothing of who opened it.

    Screen readers say its accessible name when it comes to the front.

    Attributes:
        wants: it wants something opened (an intent of :mod:`cardtable.ui.intents`).
        back: it was left by its own back button or key.
        game: the game that it is about, if any.
        match: the match that it shows, if any.
        comparable: whether its match can be compared with the expert's play.
        shows_warnings: whether it has a place for warnings.
        fleeting: whether it ends as soon as another page covers it.
        lasting: whether it is kept when it is left, and shown again later.
        bare: whether it is a table, or the start page; all others are laid on those like sheets.
    """

    wants = Signal(object)
    back = Signal()

    game: Game | None = None
    match: Match | None = None
    _number = 0
    comparable = shows_warnings = fleeting = lasting = bare = False

    def __init_subclass__(cls, **more: Any) -> None:
        """Whatever fails while a page is made, no half of it stays in the window.

        Qt would go on sending it events, and what answers them is not there: that ends the program.
        """
        super().__init_subclass__(**more)
        make = cls.__init__

        @functools.wraps(make)
        def made(self: Page, *given: Any, **named: Any) -> None:
            try:
                make(self, *given, **named)
            except BaseException:
                with contextlib.suppress(RuntimeError):  # not even the widget was made
                    self.setParent(None)
                    self.deleteLater()
                raise

        cls.__init__ = made  # type: ignore[method-assign, assignment]

    @property
    def number(self) -> int:
        """The match's number in the journal, 0 if not saved."""
        return self._number

    @property
    def deal_shown(self) -> int | None:
        """The deal of the match that it shows, ``None`` for the last."""
        return None

    def house_rules(self) -> tuple[Options | None, str]:
        """The house rules that hold on it, and the passage of the rules that matters now."""
        return None, ""

    def report(self, trouble: str) -> None:
        """Show a problem, if it has a place for that; empty removes it."""

    def tile_of(self, game: str, number: int) -> QWidget | None:
        """What is seen on it of a match, by its number: its picture, or the poster of its game."""
        return None

    def cloth_seen(self) -> ClothSeen | None:
        """Where cards are played on it, if any are."""
        return None

    @property
    def notice(self) -> str:
        """What screen readers say after its name, before anything on it is reached."""
        return ""

    @property
    def keys_go_to(self) -> QWidget:
        """The part that usually has the keyboard focus."""
        return self

    def take_keys(self) -> None:
        """Give the keyboard focus to the part that usually has it."""
        self.keys_go_to.setFocus()

    def press_key(self, key: str) -> bool:
        """Handle a key that no widget used; returns whether it was used."""
        return False

    def cover(self) -> None:
        """Another page is about to cover it."""

    def let_wait(self, lead: float, flown: bool) -> None:
        """It comes to the front, and is not seen well for so many milliseconds.

        ``flown``: cards fly to its deck meanwhile, and it is there for them.
        """

    def uncover(self) -> None:
        """It is in front again."""

    def read_again(self) -> None:
        """What it lists may be different now: another file has taken the journal's place."""

    def leave(self) -> None:
        """Stop everything that runs for it, for good."""

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""

    def retranslate(self) -> None:
        """Set all texts in the current language."""


P = TypeVar("P", bound=Page)


class Navigator(QObject):
    """A stack of pages: what is covered stays open and waits until its cover is gone.

    Attributes:
        stack: the widget that shows them.
        pages: the open pages, the one in front last.
        turned: another page is in front, or none.
        left: a page with a match was left.
        emptied: no page is left.
        settling: the page in front is to be seen at once.
        turning: makes what is seen while a page, of which there is a picture, gives way to another;
            its last argument says whether the first page is closed.
    """

    turned = Signal()
    left = Signal()
    emptied = Signal()
    settling = Signal()

    def __init__(self, shared: Shared, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._shared, self.stack = shared, stack
        self.turning: Callable[[Page, QPixmap, Page, bool], QWidget | None] = lambda *_turn: None
        self.pages: list[Page] = []
        #: What was in front, and its picture, until another page is; none is taken if it is secret.
        self._seen: tuple[Page, QPixmap] | None = None
        #: Made pages that have not seen the latest theme or language: they do when they are shown.
        self._stale: set[Page] = set()

    @property
    def front(self) -> Page | None:
        """The page in front."""
        return self.pages[-1] if self.pages else None

    def find(self, kind: type[P]) -> P | None:
        """The open page of a kind, if any; there is never more than one."""
        return next((page for page in self.pages if isinstance(page, kind)), None)

    @property
    def game(self) -> Game | None:
        """The game being played, set up or looked back at, on the page nearest to the front."""
        games = (page.game for page in reversed(self.pages))
        return next((game for game in games if game is not None), None)

    # -- opening ---------------------------------------------------------------------------------
    def push(self, page: Page) -> None:
        """Show a page above the one in front; another of its kind is left."""
        self._see()
        if self.front is not None and not self.front.fleeting:
            self.front.cover()
        for other in list(self.pages):
            if other.fleeting or type(other) is type(page):
                self._drop(other)
        self.pages.append(page)
        self._show(page)

    def replace(self, page: Page) -> None:
        """Show a page instead of all others."""
        self.clear(but=page)
        if page not in self.pages:
            self.pages.append(page)
        self._show(page)

    def _see(self) -> None:
        """Take a picture of what is in front, before anything changes."""
        seen = self.stack.currentWidget()
        if self._seen is None and isinstance(seen, Page) and seen.isVisible():
            secret = self._shared.calm or not self.stack.isEnabled()
            self._seen = seen, QPixmap() if secret else seen.grab()

    def _turning(self, page: Page) -> QWidget | None:
        """What is seen while a page takes the place of the one in front."""
        seen, self._seen = self._seen, None
        if seen is None or seen[0] is page:
            return None
        self.settling.emit()
        if seen[1].isNull():
            return None
        return self.turning(*seen, page, seen[0] not in self.pages)

    def _show(self, page: Page) -> None:
        self._see()
        if self.stack.indexOf(page) < 0:
            page.back.connect(self.pop)
            self.stack.addWidget(page)
        if page in self._stale:
            self._stale.remove(page)
            page.apply_theme(self._shared.theme)
            page.retranslate()
        # The focus goes over from page to page: the stack would give it to others in between.
        page.setGeometry(self.stack.contentsRect())
        turning = self._turning(page)
        page.raise_()
        page.show()
        hold_notices()
        name = "" if page.keys_go_to is page else page.accessibleName()  # the focus says it too
        Announcer(page).announce("\n".join(filter(None, (name, page.notice))))
        page.take_keys()
        self.stack.setCurrentWidget(page)
        if turning is not None:
            turning.raise_()
        self.turned.emit()

    # -- leaving ---------------------------------------------------------------------------------
    def go_to(self, page: Page) -> None:
        """Leave all pages above an open one."""
        while self.front is not page:
            assert self.front is not None
            self._drop(self.front)
        self._show(page)
        page.uncover()

    def pop(self) -> None:
        """Leave the page in front."""
        if self.front is not None:
            self._drop(self.front)
        if self.front is None:
            self.emptied.emit()
        else:
            self.go_to(self.front)

    def clear(self, but: Page | None = None) -> None:
        """Leave all pages, from the one in front to the lowest."""
        for page in reversed(list(self.pages)):
            if page is not but:
                self._drop(page)

    def _drop(self, page: Page) -> None:
        self._see()
        self.pages.remove(page)
        try:
            page.leave()
        finally:
            if not page.lasting:
                self._stale.discard(page)
                page.deleteLater()  # it leaves the stack then; now it would show any other
            if page.match is not None:
                self.left.emit()

    # -- what they show --------------------------------------------------------------------------
    def read_again(self) -> None:
        """Have all open pages read again what they list."""
        for page in self.pages:
            page.read_again()

    def apply_theme(self) -> None:
        """Apply another theme to the page in front, and to the others once they are shown."""
        self._note_stale()
        if self.front is not None:
            self.front.apply_theme(self._shared.theme)

    def retranslate(self) -> None:
        """Set the texts of the page in front in the current language, of the others when shown."""
        self._note_stale()
        if self.front is not None:
            self.front.retranslate()

    def _note_stale(self) -> None:
        made = (self.stack.widget(place) for place in range(self.stack.count()))
        self._stale = {page for page in made if isinstance(page, Page) and page is not self.front}


class PaperPage(Page):
    """A page on a sheet of paper: a way back and a title above, a rail with buttons below.

    Each fills its head, its column and its foot.

    Args:
        railed: whether it has a rail.
    """

    def __init__(self, shared: Shared, parent: QWidget | None, railed: bool = True) -> None:
        super().__init__(parent)
        self._shared, self._theme = shared, shared.theme
        self._back, self._title = KeyButton(self._theme, "quiet"), PlainLabel()
        self._back.clicked.connect(self.back)
        self._head, self._column = QHBoxLayout(), QVBoxLayout()
        self._head.addWidget(self._back)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._column.addLayout(self._head)
        self._rail = Rail(self._theme) if railed else None
        self._foot = QHBoxLayout()
        if self._rail is not None:
            self._rail.setLayout(self._foot)
        self._paper = Sheet(self, self._theme, self._column, self._rail)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(14), px(8), px(14), px(8))
        self._column.setSpacing(px(8))
        self._foot.setContentsMargins(px(24), px(10), px(24), px(12))
        self._foot.setSpacing(px(10))
        self._paper.apply_theme(theme)
        if self._rail is not None:
            self._rail.apply_theme(theme)
        self._title.setFont(theme.title(20))
        self._back.apply_theme(theme)
        sign = icon("chevron_left", theme.colours.ink, px(18), self.devicePixelRatioF())
        self._back.setIcon(sign)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._back.set_words(_("Back"), "Esc")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
