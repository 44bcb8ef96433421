"""Help → Fair deals: what is fixed before a match, who can check what, and what nobody can.

A fingerprint is shown as its digits and as a picture of every bit, so that two can be compared at a
glance: each row is a group of four digits, bit by bit, followed by its mirror image, as symmetrical
pictures are easier to tell apart. Other digits always give another picture.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.engine.match import Match
from cardtable.engine.promise import grouped
from cardtable.isolating import isolated
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import labelled
from cardtable.translation import _
from cardtable.ui.dialog import Dialog, framed, within
from cardtable.ui.widgets.browser import Browser
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel, plain
from cardtable.ui.widgets.theme import Theme

ROWS, COLUMNS = 16, 32
#: Always dark on light: a picture that changed with the theme could not be compared.
_INK, _PAPER = QColor("#1c1815"), QColor("#ffffff")
#: Width of the paper margin, in cells.
_EDGE = 1


def picture_size(cell: int) -> QSize:
    """The picture's size with cells of so many pixels."""
    return QSize((COLUMNS + 2 * _EDGE) * cell, (ROWS + 2 * _EDGE) * cell)


def fingerprint_picture(digits: str, cell: int, ratio: float = 1.0) -> QPixmap:
    """The picture of 64 hexadecimal digits, in cells of ``cell`` pixels."""
    image = QImage(COLUMNS + 2 * _EDGE, ROWS + 2 * _EDGE, QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    for row in range(ROWS):
        bits = f"{int(digits[4 * row : 4 * row + 4], 16):016b}"
        for column, bit in enumerate(bits + bits[::-1]):
            if bit == "1":
                image.setPixelColor(column + _EDGE, row + _EDGE, _INK)
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
            _(
                "This match is from an earlier version: its fingerprint covers the seed only.",
            )
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
                    "from it, or find another seed with the same fingerprint.",
                ),
                _(
                    "Tick the box on the new-match page to see the fingerprint before the deal. "
                    "Everyone can then add words. The cards follow from the seed and all words. "
                    "After the match the seed is shown, and moves can no longer be undone.",
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
                    "“--bots” to have the bots decide again.",
                ),
                _(
                    "Suppose your words were hard to guess and were added last, and the record "
                    "matches the fingerprint you noted. Then nobody could have chosen the cards, "
                    "not even the program.",
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
                    "program gave a bot or a player extra information.",
                ),
                _(
                    "In a numbered deal someone chose the seed: anyone who knows the number knows "
                    "all the cards.",
                ),
            ],
        ),
    ]
