"""Before the deal, if wanted: the fingerprint, and words from everybody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit, QScrollArea, QWidget

from cardtable.engine.match import Match, Seat, promise_of
from cardtable.engine.promise import MAX_WORDS, Promise, clean_words
from cardtable.phrases.characters import names_of
from cardtable.translation import _, pgettext
from cardtable.ui.dialog import Dialog, within
from cardtable.ui.fair.dialog import ShownFingerprint
from cardtable.ui.intents import MatchRequest
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.text_field import TextField
from cardtable.ui.widgets.theme import Theme


def begun(request: MatchRequest, ask: bool, theme: Theme, parent: QWidget) -> Match | None:
    """Make the requested match; ``None`` if it is cancelled.

    ``ask`` first shows its fingerprint and asks everybody for words.
    """
    promise = promise_of(request.game, request.options, request.seats, numbered=request.numbered)
    if ask:
        from cardtable.ui.fair.before import BeforeDeal  # most matches do without it

        digits = promise.commitment(request.seed)
        dialog = BeforeDeal(theme, digits, request.seats, request.numbered, parent)
        if not dialog.exec():
            return None
        promise = Promise(promise.terms, dialog.words)
    return Match(request.game, request.options, request.seats, request.seed, promise=promise)


#: The least number of fields visible at once.
_LEAST_ROWS = 3
#: Space below the focused field, in pixels.
_EDGE = 8


class BeforeDeal(Dialog):
    """The fingerprint of a fixed deal, and a field for each person's words.

    Attributes:
        fields: by seat.
        words: what everybody added, or empty; set when the dialog is accepted.
    """

    def __init__(
        self,
        theme: Theme,
        digits: str,
        seats: Sequence[Seat],
        numbered: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, _("Before the deal"), parent)
        self._seats = seats
        self.words: tuple[str, ...] = ("",) * len(seats)
        self.fields: dict[int, QLineEdit] = {}
        self._say(
            _(
                "The seed of this match is already set. This fingerprint covers it, the house "
                "rules and the seats. Copy it, write it down or photograph it, so you can compare "
                "it after the match.",
            )
        )
        self.shown = ShownFingerprint(theme, digits)
        self.column.addWidget(self.shown)
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        if numbered:
            self._say(
                _(
                    "This is a numbered deal: anyone who knows the number knows the cards. No "
                    "words are added, so the number always deals the same cards.",
                )
            )
        elif people:
            self._say(
                _(
                    "Everyone can now add words that nobody could guess; together they determine "
                    "the cards. If you add yours last, you don’t have to trust the others.",
                )
            )
            self.column.addWidget(self._words(people), 1)
        self.cancel, self.deal = KeyButton(theme, "plain"), KeyButton(theme, "primary")
        self.cancel.set_words(_("Cancel"), "Esc")
        self.cancel.clicked.connect(self.reject)
        self.deal.set_words(pgettext("button", "Deal"), "Return")
        self.deal.clicked.connect(self.accept)
        for button in (self.cancel, self.deal):
            button.setAutoDefault(False)
        self.finish_with(self.cancel, self.deal)
        width = within(theme, parent, 620, 0)[0]
        self.resize(width, min(self.heightForWidth(width), within(theme, parent, 0, 620)[1]))
        first = next(iter(self.fields.values()), self.deal)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, sentence: str) -> None:
        label = PlainLabel(sentence, wrap=True)
        label.setFont(self.theme.font(14))
        self.column.addWidget(label)

    def _words(self, people: Sequence[int]) -> QWidget:
        """A field for each person, scrolling if there are many."""
        px = self.theme.px
        self._area = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        inside = QWidget()
        form = QFormLayout(inside)
        form.setContentsMargins(0, 0, px(6), 0)
        form.setVerticalSpacing(px(8))
        form.setHorizontalSpacing(px(12))
        words_of, names = _("{name}’s words"), names_of(self._seats)
        for seat in people:
            field = TextField()
            field.setFont(self.theme.font(14))
            field.setMaxLength(MAX_WORDS)
            field.setAccessibleName(words_of.format(name=names[seat]))
            name = PlainLabel(names[seat])
            name.setFont(self.theme.font(14, 600))
            field.ensurePolished()  # its height is needed below
            form.addRow(name, field)
            self.fields[seat] = field
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = next(iter(self.fields.values())).sizeHint().height() + form.verticalSpacing()
        area.setMinimumHeight(min(_LEAST_ROWS, len(people)) * row)
        return area

    def accept(self) -> None:
        """Take the words from the fields."""
        self.words = tuple(
            clean_words(self.fields[seat].text()) if seat in self.fields else ""
            for seat in range(len(self._seats))
        )
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next field, and accepts after the last one."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        event.accept()
        fields = list(self.fields.values())
        focused = self.focusWidget()
        if isinstance(focused, KeyButton):
            focused.click()
        elif isinstance(focused, QLineEdit) and focused is not fields[-1]:
            field = fields[fields.index(focused) + 1]
            field.setFocus(Qt.FocusReason.TabFocusReason)
            # Qt would only bring the cursor into view.
            self._area.ensureVisible(0, field.geometry().bottom(), 0, self.theme.px(_EDGE))
        else:
            self.accept()
