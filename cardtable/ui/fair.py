"""How the window shows that a deal is fair: before it, if wanted, with words from everybody; and in
Help → Fair deals: what is fixed before a match, who can check what, and what nobody can.

A fingerprint is shown as its digits and as a picture of every bit, so that two can be compared at a
glance: each row is a group of four digits, bit by bit, followed by its mirror image, as symmetrical
pictures are easier to tell apart. Other digits always give another picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLineEdit, QScrollArea, QWidget

from cardtable.engine.match import Match, Seat, promise_of
from cardtable.engine.promise import MAX_WORDS, Promise, clean_words, grouped
from cardtable.isolating import isolated
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import labelled
from cardtable.translation import _, pgettext
from cardtable.ui.dialog import Dialog, framed, within
from cardtable.ui.intents import MatchRequest
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import TextField
from cardtable.ui.widgets.labels import Browser, PlainLabel, plain
from cardtable.ui.widgets.theme import Theme

ROWS, COLUMNS = 16, 32
#: Always dark on light: a picture that changed with the theme could not be compared.
_INK, _PAPER = QColor("#1c1815"), QColor("#ffffff")
#: Width of the paper margin, in cells.
_MARGIN = 1


def picture_size(cell: int) -> QSize:
    """The picture's size with cells of so many pixels."""
    return QSize((COLUMNS + 2 * _MARGIN) * cell, (ROWS + 2 * _MARGIN) * cell)


def fingerprint_picture(digits: str, cell: int, ratio: float = 1.0) -> QPixmap:
    """The picture of 64 hexadecimal digits, in cells of ``cell`` pixels."""
    image = QImage(COLUMNS + 2 * _MARGIN, ROWS + 2 * _MARGIN, QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    for row in range(ROWS):
        bits = f"{int(digits[4 * row : 4 * row + 4], 16):016b}"
        for column, bit in enumerate(bits + bits[::-1]):
            if bit == "1":
                image.setPixelColor(column + _MARGIN, row + _MARGIN, _INK)
    size = picture_size(max(1, round(cell * ratio)))
    picture = QPixmap.fromImage(image.scaled(size))
    picture.setDevicePixelRatio(ratio)
    return picture


#: Groups of four digits on a line.
_ON_A_LINE = 4
_CELL = 4


class ShownFingerprint(QWidget):
    """Picture, digits and copy button."""

    def __init__(self, theme: Theme, digits: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._digits = digits
        groups = grouped(digits).split()
        lines = [groups[i : i + _ON_A_LINE] for i in range(0, len(groups), _ON_A_LINE)]
        self.picture = PlainLabel()
        self.picture.setPixmap(
            fingerprint_picture(digits, theme.px(_CELL), self.devicePixelRatioF())
        )
        self.picture.setAccessibleName(_("Picture of the fingerprint"))
        self.picture.setToolTip(_("The same digits as a picture, easy to compare at a glance"))
        self.digits = PlainLabel("\n".join(" ".join(line) for line in lines))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(theme.px(15))
        self.digits.setFont(font)
        self.digits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fingerprint = _("Fingerprint")
        self.digits.setAccessibleName(labelled(fingerprint, grouped(digits)))
        self.copy = KeyButton(theme, "plain")
        self.copy.setAutoDefault(False)
        self.copy.set_words(_("Copy"))
        self.copy.clicked.connect(self._copy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(16))
        for part in (self.picture, self.digits, self.copy):
            row.addWidget(part)
        row.addStretch(1)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._digits)
        self.copy.set_words(_("Copied"))


class FairDialog(Dialog):
    """How anyone can check that the cards were fixed before the match."""

    def __init__(
        self, theme: Theme, match: Match | None = None, parent: QWidget | None = None
    ) -> None:
        """``match``: the match at the table, whose fingerprint is shown."""
        super().__init__(theme, _("How deals are kept fair"), parent)
        self.resize(*within(theme, parent, 680, 640))
        self.shown: ShownFingerprint | None = None
        if match is not None:
            head = PlainLabel(_("Fingerprint of this match"))
            head.setFont(theme.font(16, 700))
            self.column.addWidget(head)
            self.shown = ShownFingerprint(theme, match.commitment)
            self.column.addWidget(self.shown)
        self.text = Browser()
        self.text.setAccessibleName(self.windowTitle())
        self.text.setFont(theme.font(15))
        c, px = theme.colours, theme.px
        self.text.setStyleSheet(framed(theme, "QTextBrowser", f"{px(8)}px {px(16)}px"))
        self.text.document().setDefaultStyleSheet(
            f"h3 {{ font-size: {px(16)}px; margin: {px(12)}px 0 {px(4)}px 0; color: {c.accent}; }}"
            f"p {{ margin: {px(3)}px 0 {px(6)}px 0; }}"
        )
        told = [f"<p>{plain(line)}</p>" for line in (of_match(match) if match else ())]
        for heading, sentences in explained():
            told.append(f"<h3>{plain(heading)}</h3>")
            told += [f"<p>{plain(kept_whole(sentence))}</p>" for sentence in sentences]
        self.text.setHtml("".join(told))
        self.column.addWidget(self.text, 1)
        self.finish_with(self.closer())


def of_match(match: Match) -> list[str]:
    """What to say about a match: the source of its seed, its words, the seed at its end."""
    promise, said = match.promise, []
    if promise is None:
        said.append(
            _("This match is from an earlier version: its fingerprint covers the seed only.")
        )
    elif promise.terms.numbered:
        said.append(_("This is a numbered deal: anyone who knows the number knows the cards."))
    elif promise.with_words:
        words = _("{name} added: {words}")
        said += [
            words.format(name=names_of(match.seats)[seat], words=isolated(added))
            for seat, added in enumerate(promise.words)
            if added
        ]
    else:
        said.append(_("Nobody added words: the cards follow from the seed alone."))
    if match.outcome is not None:
        said.append(_("Seed: {seed}", seed=match.seed.text))
        if match.deal != match.seed:
            said.append(_("To deal these cards again, use number {number}", number=match.deal.text))
    return said


def explained() -> list[tuple[str, list[str]]]:
    """Headings, each with the sentences below it."""
    return [
        (
            _("How it works"),
            [
                _(
                    "Before a match the program draws a secret seed. The fingerprint covers the "
                    "seed, the game, the house rules and the seats. Nobody can work out the seed "
                    "from it, or find another seed with the same fingerprint."
                ),
                _(
                    "Tick the box on the new-match page to see the fingerprint before the deal. "
                    "Everyone can then add words. The cards follow from the seed and all words. "
                    "After the match the seed is shown, and moves can no longer be undone."
                ),
            ],
        ),
        (
            _("What can be checked"),
            [
                _(
                    "Export the record and run “cardtable verify FILE”. It checks line by line "
                    "that seed, game, rules and seats match the fingerprint. It also checks that "
                    "every action was legal with the cards from seed and words, and that the "
                    "result is right. Add “--fingerprint” to compare the digits you noted, or "
                    "“--bots” to have the bots decide again."
                ),
                _(
                    "Suppose your words were hard to guess and were added last, and the record "
                    "matches the fingerprint you noted. Then nobody could have chosen the cards, "
                    "not even the program."
                ),
            ],
        ),
        (
            _("What nobody can check"),
            [
                _(
                    "Unless you added words, you can’t know whether someone searched for a seed "
                    "they liked. A record doesn’t show who sat at the table, or whether anyone "
                    "looked at another player’s cards. It also doesn’t show whether a modified "
                    "program gave a bot or a player extra information."
                ),
                _(
                    "In a numbered deal someone chose the seed: anyone who knows the number knows "
                    "all the cards."
                ),
            ],
        ),
    ]


def begun(request: MatchRequest, ask: bool, theme: Theme, parent: QWidget) -> Match | None:
    """Make the requested match; ``None`` if it is cancelled.

    ``ask`` first shows its fingerprint and asks everybody for words.
    """
    promise = promise_of(request.game, request.options, request.seats, numbered=request.numbered)
    if ask:
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
                "it after the match."
            )
        )
        self.shown = ShownFingerprint(theme, digits)
        self.column.addWidget(self.shown)
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        if numbered:
            self._say(
                _(
                    "This is a numbered deal: anyone who knows the number knows the cards. No "
                    "words are added, so the number always deals the same cards."
                )
            )
        elif people:
            self._say(
                _(
                    "Everyone can now add words that nobody could guess; together they determine "
                    "the cards. If you add yours last, you don’t have to trust the others."
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
