"""The head of a review: whose decisions, how many are judged, how much they lost."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.thin_bar import ThinBar


class ReviewHead(QFrame):
    """One line about all decisions.

    Attributes:
        back: leave the page.
        chosen: show the decisions of a seat.
        stop: stop judging.
        drawer: open or close the list of decisions.
    """

    back = Signal()
    chosen = Signal(int)
    stop = Signal()
    drawer = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewHead")
        self._back = KeyButton(theme, "quiet")
        self._back.clicked.connect(self.back)
        self._title, self._sum = PlainLabel(), PlainLabel()
        self._drawer = KeyButton(theme, "plain")
        self._drawer.clicked.connect(self.drawer)
        self._who = QComboBox()
        self._who.activated.connect(lambda index: self.chosen.emit(self._who.itemData(index)))
        self._progress = ThinBar()
        self._progress_words = PlainLabel()
        self._stop = KeyButton(theme, "plain")
        self._stop.clicked.connect(self.stop)
        row = QHBoxLayout(self)
        row.addWidget(self._back)
        row.addWidget(self._title)
        row.addWidget(self._who)
        row.addStretch()
        row.addWidget(self._progress_words)
        row.addWidget(self._progress)
        row.addWidget(self._stop)
        row.addWidget(self._sum)
        row.addWidget(self._drawer)

    def dress(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        c, px, row = theme.colours, theme.px, self.layout()
        assert row is not None
        self.setFixedHeight(px(48) + max(0, theme.target(38) - px(38)))
        row.setContentsMargins(px(8), px(4), px(14), px(4))
        row.setSpacing(px(12))
        edge = f"background: {c.panel}; border-bottom: 1px solid {c.line};"
        self.setStyleSheet(f"#reviewHead {{ {edge} }}")
        self._title.setFont(theme.font(16, 700))
        self._sum.setFont(theme.font(14, 700, tabular=True))
        self._progress_words.setFont(theme.font(13))
        self._progress_words.setStyleSheet(f"color: {c.ink2};")
        self._progress.dress(theme)
        for button in (self._back, self._stop, self._drawer):
            button.dress(theme)
        ratio = self.devicePixelRatioF()
        for button, sign in ((self._back, "chevron_left"), (self._drawer, "list")):
            button.setIcon(icon(sign, c.ink, px(18), ratio))

    def retranslate(self) -> None:
        """Set all texts in the current language, except those shown later."""
        translate = QCoreApplication.translate
        self._back.set_words(translate("Review", "Back"), "Esc")
        self._stop.set_words(translate("Review", "Stop"))
        self._who.setAccessibleName(translate("Review", "Whose decisions"))
        self._progress.setAccessibleName(translate("Review", "Analysing"))
        self._drawer.set_words(translate("Review", "Decisions"), "L")

    def offer(self, seats: Mapping[int, str]) -> None:
        """Offer these seats by name; a single one needs no choice."""
        for seat, name in seats.items():
            self._who.addItem(name, seat)
        self._who.setVisible(len(seats) > 1)

    def show_game(self, game: str, drawer: bool) -> None:
        """Show the title of the game; ``drawer``: whether the list of decisions is a drawer."""
        whole = QCoreApplication.translate("Review", "Review: {game}").format(game=game)
        self._title.setText(game if drawer else whole)
        self._drawer.setVisible(drawer)

    def show_judging(
        self, running: bool, judged: int, count: int, given: str, narrow: bool
    ) -> None:
        """Show the progress of the judging, and its result.

        Args:
            running: whether judging goes on.
            judged: how many decisions have been judged.
            count: how many there are in all.
            given: the amount lost, in words.
            narrow: whether there is room for only one of progress and result.
        """
        translate = QCoreApplication.translate
        self._progress.setVisible(running and not narrow)
        self._sum.setVisible(not (running and narrow))
        for widget in (self._progress_words, self._stop):
            widget.setVisible(running)
        self._progress.setRange(0, max(1, count))
        self._progress.setValue(judged)
        self._progress_words.setText(
            translate("Review", "{judged} of {count} analysed").format(judged=judged, count=count)
        )
        if count:
            self._sum.setText(translate("Review", "Lost value: {amount}").format(amount=given))
        else:
            self._sum.setText(translate("Review", "There was nothing to decide."))
