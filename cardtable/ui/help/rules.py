"""The rules of a game to read: with contents, search, pictures, and terms explained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRegularExpression,
    QSignalBlocker,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QPolygonF,
    QShortcut,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import Row, row_image
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.quoting import printable
from cardtable.files import write_whole
from cardtable.isolating import isolated
from cardtable.languages import HAN
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.breaking import as_searched
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.rulebook import CONTROLS, Passage, Section, section
from cardtable.printing.rules import (
    PART,
    ROW,
    TERM,
    Look,
    RulesText,
    marks_said,
    plain,
    rules_pdf,
)
from cardtable.reasons import system_reason
from cardtable.translation import _, say
from cardtable.ui.announcing import Announcer
from cardtable.ui.bindings import key_of
from cardtable.ui.commands import COMMANDS, command_text
from cardtable.ui.dialog import Dialog, Fade, ask_to_save, within
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.fields import TextField
from cardtable.ui.widgets.labels import Browser, SaidLabel, name_field
from cardtable.ui.widgets.lists import EntryList
from cardtable.ui.widgets.theme import Theme

#: Whoever reads looks so many pixels below the upper edge.
_READ = 40
#: Pixels beside a heading of the contents, and those that frame and scroll bar take from the text.
_BESIDE, _AROUND = 46, 90
#: The fractions of the text's width that a row of cards may take beside its caption, and above it.
_ROOM, _PAGE = 0.55, 0.9
#: Commands listed among a game's own keys.
_HELP = ("hint", "undo", "redo", "last", "rules", "terms", "shortcuts")


class RulesView(Browser):
    """A text whose terms are explained; Tab leaves it, Alt and the arrows move between terms.

    For a screen reader the other arrows move a caret, which it follows, instead of the page, and H
    goes to the next heading, with Shift to the one before, as on a page of the web.

    Attributes:
        went_to: a key led to the link with this address.
    """

    went_to = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        if QAccessible.isActive():
            keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | keys)
            self.setAccessibleDescription(
                _("↑ and ↓ read line by line, H leads to the next heading, Alt+→ to the next term.")
            )

    def go_to(self, anchor: str) -> None:
        """Go to an anchor."""
        self.scrollToAnchor(anchor)
        if QAccessible.isActive():
            for block in self.blocks():
                parts = (part.fragment() for part in block)  # type: ignore[attr-defined]
                if any(anchor in part.charFormat().anchorNames() for part in parts):
                    self._put_caret(block)
                    return

    def blocks(self) -> Iterator[QTextBlock]:
        """The paragraphs and headings."""
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _put_caret(self, block: QTextBlock) -> None:
        cursor = self.textCursor()
        cursor.setPosition(block.position())
        self.setTextCursor(cursor)

    def _go_to_heading(self, on: bool) -> None:
        here = self.textCursor().block().position()
        way = 1 if on else -1
        heads = (block for block in self.blocks() if block.blockFormat().headingLevel())
        beyond = [head for head in heads if (head.position() - here) * way > 0]
        if beyond:
            head = beyond[0 if on else -1]
            self._put_caret(head)
            text = head.text().rpartition("\N{LINE SEPARATOR}")[2]  # below the title's cards
            Announcer(self).announce(_("Heading: {text}", text=text))

    def focusNextPrevChild(self, on: bool) -> bool:
        """Go past the text, however many terms it explains."""
        return QWidget.focusNextPrevChild(self, on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next or previous explained term on Alt and an arrow key."""
        ways = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
        on = ways.get(Qt.Key(event.key()))
        if on is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if super().focusNextPrevChild(on):
                self.went_to.emit(self.textCursor().charFormat().anchorHref())
        elif QAccessible.isActive() and event.key() == Qt.Key.Key_H:
            self._go_to_heading(on=not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        else:
            super().keyPressEvent(event)


#: The address of the title page's cards, and of the ornament below its words; their heights.
_FAN, _ORNAMENT = "title:cards", "title:ornament"
_CARDS, _SIGN = 150, 22
#: The space beside the text in a large window, where lines would be too long.
_ASIDE = 80
#: The size of the sheet in a large window, and how much larger everything on it is.
_LARGE, _LARGER = (1260, 1000), 1.32


class RulesDialog(Dialog):
    """The rules of one game with the current options, in the player's language.

    Attributes:
        text: the text of the rules.
        contents: the list of headings.
        search: the search line.
    """

    def __init__(
        self,
        theme: Theme,
        game: Game,
        options: Options | None,
        cards: tuple[Deck, Variant],
        at: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """``options``: the current ones, else those of the house rules; ``at``: id of a passage."""
        self._phrases = phrases_of(game.phrases)
        title = _("Rules: {game}", game=self._phrases.title())
        super().__init__(theme, title, parent)
        #: In a large window the text, its pictures and the sheet are larger.
        whole = theme.px(_LARGE[0]), theme.px(_LARGE[1])
        large = parent is not None and within(theme, parent, *_LARGE) == whole
        self._zoom = _LARGER if large else 1.0
        self._aside = _ASIDE if large else 0
        self.resize(*within(theme, parent, *(_LARGE if large else (940, 820))))
        self._game, self._cards, self._at = game, cards, at
        self._sections = rulebook_of(game, self._phrases, options)
        self._terms = self._phrases.glossary()
        self.text = RulesView()
        self.text.setAccessibleName(title)
        self.text.setFont(theme.font(round(15 * self._zoom)))
        self.text.setOpenLinks(False)
        c, px = theme.colours, theme.px
        self.text.setStyleSheet(
            "QTextBrowser { background: transparent; border: 0; border-radius: 0;"
            f" border-left: 3px solid {c.line}; padding: 0 {px(10)}px 0 {px(22)}px; }}"
            f"QTextBrowser:focus {{ border-left-color: {c.gilt}; }}"
        )
        Fade(self.text)
        self.text.anchorClicked.connect(self._follow)
        self.text.went_to.connect(self._tell_term)
        self._going = False
        self.contents = EntryList()
        self.contents.setAccessibleName(_("Contents"))
        self.contents.setFont(theme.title(round(15 * self._zoom)))
        measured = self.contents.fontMetrics().horizontalAdvance
        longest = max(measured(part.title) for part in self._with_keys())
        self.contents.setFixedWidth(min(longest + theme.px(_BESIDE), self.width() // 3))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setStyleSheet(
            "QListWidget { background: transparent; border: 0; outline: 0; }"
            f"QListWidget::item {{ padding: {px(5)}px {px(8)}px; color: {c.ink2}; }}"
            f"QListWidget::item:selected {{ background: {c.own_row}; color: {c.ink}; }}"
        )
        self._made = self._fill()
        # A heading selected by mouse or arrow keys is shown at once.
        self.contents.currentItemChanged.connect(self._to_head)
        self.text.verticalScrollBar().valueChanged.connect(self._follow_reading)
        self.contents.itemActivated.connect(lambda _item: self.text.setFocus())
        self.search = FindLine(theme, self.text, self)
        self.told = SaidLabel(wrap=True)
        self.told.setFont(theme.font(13))
        self.told.hide()
        below = QHBoxLayout()
        below.setSpacing(theme.px(10))
        below.addWidget(self.contents)
        below.addWidget(self.text, 1)
        self.column.addWidget(self.search)
        self.column.addLayout(below, 1)
        self.column.addWidget(self.told)
        self.save = KeyButton(theme, "plain")
        self.save.set_words(_("Save as PDF…"), "Ctrl+S")
        self.save.clicked.connect(self._ask_where)
        self.save.setAutoDefault(False)  # Enter in the contents leads to the text
        self.finish_with(self.save, self.closer())
        for key, do in (
            ("Ctrl+F", self.search.begin),
            ("F3", partial(self.search.step, 1)),
            ("Shift+F3", partial(self.search.step, -1)),
            ("Ctrl+S", self._ask_where),
        ):
            QShortcut(QKeySequence(key), self, activated=do)  # type: ignore[call-overload]
        self.text.setFocus()

    # -- the text --------------------------------------------------------------------------------
    def _fill(self) -> RulesText:
        theme, phrases = self.theme, self._phrases
        c, px = theme.colours, theme.at(theme.zoom * self._zoom).px
        around = theme.px(_AROUND + 2 * self._aside)
        width = self.width() - self.contents.width() - around
        look = Look(
            ink=c.ink,
            faint=c.ink2,
            accent=c.accent,
            title=px(38),
            head=px(22),
            note=px(14),
            gap=px(6),
            card=px(128),
            room=round(width * _ROOM),
            page=round(width * _PAGE),
            # Han characters need more space between the lines.
            leading=125 if theme.language in HAN else 112,
            face=", ".join(f"'{family}'" for family in theme.title(1).families()),
        )
        made = RulesText(look, self._cards[0], self._with_keys(), self._terms, phrases.card)
        lead = [phrases.tagline(), phrases.duration(), marks_said(self._sections)]
        lines = "<br>".join(plain(line) for line in lead if line)
        document = self.text.document()
        document.setDefaultStyleSheet(look.style_sheet())
        for number, row in enumerate(made.rows):
            self._hold(f"{ROW}{number}", self._blank(QSize(row.width, row.height), 1.0))
        high = min(_CARDS, round(self.height() / theme.zoom / 4.5))
        high = theme.px(high * self._zoom)
        size = QSize(min(4 * high, max(1, width - px(40))), high)
        self._hold(_FAN, self._blank(size))
        self._hold(_ORNAMENT, self._ornament(QSize(px(220), px(_SIGN))))
        self.text.setHtml(
            f'<h2 align="center"><img src="{_FAN}"><br><span style="font-size: {look.title}px">'
            f"{plain(phrases.title())}</span></h2>"
            f'<p class="lead" align="center">{lines}</p>'
            f'<p align="center"><img src="{_ORNAMENT}"></p>{made.html}'
        )
        run_task(
            self,
            partial(card_fan, *self._cards, samples(self._cards[0], 5), size, self._ratio),
            partial(self._come, _FAN),
            lambda _error: None,  # the title alone will do
        )
        if self._aside:
            shape = document.rootFrame().frameFormat()
            shape.setLeftMargin(theme.px(self._aside))
            shape.setRightMargin(theme.px(self._aside))
            document.rootFrame().setFrameFormat(shape)
        self._explain(made.names)
        for anchor, head in made.heads:
            item = QListWidgetItem(head)
            item.setData(Qt.ItemDataRole.UserRole, anchor)
            self.contents.addItem(item)
        self._draw(made.rows)
        return made

    def _with_keys(self) -> list[Section]:
        """The rules, with the game's keys after the section on the mouse."""
        line = _("{key}: {meaning}")
        native = QKeySequence.SequenceFormat.NativeText
        rows = list(self._phrases.keys())
        rows += [
            (QKeySequence(key_of(c.id)).toString(native), command_text(c.id))
            for c in COMMANDS
            if c.id in _HELP and key_of(c.id)
        ]
        said = "\n".join(line.format(key=key, meaning=what) for key, what in rows)
        title = _("Keys")
        keys = section("keys", title, Passage("keys", said))
        before = [part for part in self._sections if part.id != CONTROLS]
        return [*before, *(p for p in self._sections if p.id == CONTROLS), keys]

    def _explain(self, cards: list[str]) -> None:
        """Underline explained words and cards with dots, and give them tooltips."""
        dots, rows = QTextCharFormat.UnderlineStyle.DotLine, iter(cards)
        cursor = QTextCursor(self.text.document())
        for block in self.text.blocks():
            for fragment in [part.fragment() for part in block]:  # type: ignore[attr-defined]
                shape, found = QTextCharFormat(), fragment.charFormat()
                if found.isImageFormat():
                    if not found.toImageFormat().name().startswith(ROW):
                        continue
                    shape.setToolTip(plain(next(rows)))
                elif found.anchorHref().startswith(TERM):
                    shape.setUnderlineStyle(dots)
                    shape.setToolTip(plain(self._meaning(found.anchorHref())))
                else:
                    continue
                cursor.setPosition(fragment.position())
                end = fragment.position() + fragment.length()
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(shape)

    def _tell_term(self, address: str) -> None:
        """Say a term that a key led to, and what it means."""
        if address.startswith(TERM):
            word = self.text.textCursor().selectedText()
            line = _("{term}: {meaning}", term=word, meaning=self._meaning(address))
            Announcer(self.text).announce(line)

    def _meaning(self, address: str) -> str:
        known = [term for term in self._terms if term.forms]
        return known[int(address.removeprefix(TERM))].meaning

    # -- pictures --------------------------------------------------------------------------------
    def _draw(self, rows: list[Row]) -> None:
        """Draw the cards in the background, row by row; their space is already reserved."""
        for number, row in enumerate(rows):
            run_task(
                self,
                partial(row_image, *self._cards, row, self._ratio),
                partial(self._come, f"{ROW}{number}"),
                lambda _error: None,  # the caption describes the picture
            )

    @property
    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    def _come(self, address: str, image: QImage) -> None:
        self._hold(address, image)
        document = self.text.document()
        document.markContentsDirty(0, document.characterCount())

    def _hold(self, address: str, image: QImage) -> None:
        kind = QTextDocument.ResourceType.ImageResource.value
        self.text.document().addResource(kind, QUrl(address), image)

    def _blank(self, size: QSize, ratio: float = 0.0) -> QImage:
        ratio = ratio or self._ratio
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _ornament(self, size: QSize) -> QImage:
        """A gilt rule with a lozenge in its middle."""
        image = self._blank(size)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, middle, half = size.width(), size.height() / 2, 0.32 * size.height()
        gilt = self.theme.colours["gilt"]
        painter.setPen(QPen(gilt, 1.6))
        for side in (-1, 1):
            inner = wide / 2 + side * 2.2 * half
            painter.drawLine(QPointF(inner, middle), QPointF(wide / 2 * (1 + side), middle))
            dot = QPointF(wide / 2 + side * 1.6 * half, middle)
            painter.drawEllipse(dot, 1.2, 1.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gilt)
        centre = QPointF(wide / 2, middle)
        corners = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
        painter.end()
        return image

    # -- navigation ------------------------------------------------------------------------------
    def showEvent(self, event: QShowEvent) -> None:
        """Open at the requested passage; who listens hears how to get about."""
        super().showEvent(event)
        Announcer(self.text).announce(self.text.accessibleDescription())
        if self._at:
            self.show_passage(self._at)
            self._at = ""
        elif self.contents.currentRow() < 0:  # above the first heading lies only the title
            with QSignalBlocker(self.contents):
                self.contents.setCurrentRow(0)

    def show_passage(self, id_: str) -> None:
        """Scroll a passage to the top, if the current rules have it."""
        self.text.go_to(id_)
        parts = (p.id for p in self._sections if any(q.id == id_ for q in p.passages))
        row = self._row_of(f"{PART}{next(parts, '')}")
        if row >= 0:
            with QSignalBlocker(self.contents):
                self.contents.setCurrentRow(row)

    def _to_head(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._going = True  # below the last headings there may be too little to scroll to them
            self.text.go_to(item.data(Qt.ItemDataRole.UserRole))
            self._going = False

    def _follow_reading(self) -> None:
        """Mark the heading of what is read at the top, as the text is scrolled."""
        if self._going:
            return
        block = self.text.cursorForPosition(QPoint(1, self.theme.px(_READ))).block()
        while block.isValid():
            for part in block:  # type: ignore[attr-defined]
                for name in part.fragment().charFormat().anchorNames():
                    row = self._row_of(name)
                    if row >= 0:
                        with QSignalBlocker(self.contents):
                            self.contents.setCurrentRow(row)
                        return
            block = block.previous()

    def _row_of(self, anchor: str) -> int:
        """The place of a heading in the contents, -1 if it is none."""
        items = (self.contents.item(row) for row in range(self.contents.count()))
        anchors = [item.data(Qt.ItemDataRole.UserRole) for item in items]
        return anchors.index(anchor) if anchor in anchors else -1

    def _follow(self, address: QUrl) -> None:
        """Show the meaning of a term chosen by mouse or key."""
        if address.toString().startswith(TERM):
            self.text.scrollToAnchor(address.toString())

    # -- paper -----------------------------------------------------------------------------------
    def _ask_where(self) -> None:
        title = _("Save the rules")
        name = f"{self._game.id}.pdf"
        path = ask_to_save(self, title, name, "PDF (*.pdf)")
        if path is not None:
            self.save_as(path)

    def save_as(self, path: Path) -> None:
        """Write the rules as a PDF, and say where."""
        phrases = self._phrases
        lead = f"{phrases.tagline()}\n{phrases.duration()}"
        language = self.theme.language
        data = rules_pdf(phrases.title(), lead, self._sections, self._terms, *self._cards, language)
        text, reason = _("Saved as {file}."), ""
        try:
            write_whole(path, data)
        except OSError as error:
            text = _("{file} can’t be written ({reason}).")
            reason = say(system_reason(error))
        self.told.show()
        self.told.setText(text.format(file=isolated(printable(path.name)), reason=reason))


_EITHER_CASE = QRegularExpression.PatternOption.CaseInsensitiveOption


class FindLine(QWidget):
    """Searches while one types; Enter goes to the next hit, Shift+Enter to the previous.

    Attributes:
        field: the search field.
        count: the number of the current hit, and of all hits.
    """

    def __init__(self, theme: Theme, text: QTextBrowser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._text = theme, text
        self._found: list[QTextCursor] = []
        self._at = 0
        self.field = TextField()
        self.field.setFont(theme.font(14))
        name_field(self.field, _("Search"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(60)
        self.field.textChanged.connect(self._look)
        self.field.installEventFilter(self)
        self.count = SaidLabel()
        self.count.setFont(theme.font(13))
        self.back, self.next = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.back.set_words(_("Previous"), "Shift+F3")
        self.next.set_words(_("Next"), "F3")
        self.back.clicked.connect(lambda: self.step(-1))
        self.next.clicked.connect(lambda: self.step(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        row.addWidget(self.back)
        row.addWidget(self.next)
        self._look("")

    def begin(self) -> None:
        """Put the focus into the search field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def clear(self) -> bool:
        """Clear the search; returns whether there was one."""
        had = bool(self.field.text())
        self.field.clear()
        return had

    @property
    def hits(self) -> int:
        """The number of hits."""
        return len(self._found)

    def step(self, by: int) -> None:
        """Go to another hit, ``by`` places further."""
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self._show()

    def _look(self, words: str) -> None:
        self._found = []
        document, words = self._text.document(), words.strip()
        sought = QRegularExpression(as_searched(words), _EITHER_CASE)
        cursor = document.find(sought) if words else QTextCursor()
        while not cursor.isNull():
            self._found.append(cursor)
            cursor = document.find(sought, cursor)
        first = self._text.cursorForPosition(self._text.viewport().rect().topLeft()).position()
        places = [n for n, one in enumerate(self._found) if one.selectionStart() >= first]
        self._at = places[0] if places else 0
        for part in (self.count, self.back, self.next):
            part.setVisible(bool(words))
        for button in (self.back, self.next):
            button.setEnabled(bool(self._found))
        self._show()

    def _show(self) -> None:
        c = self._theme.colours
        marks = []
        for number, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            shape = QTextCharFormat()
            shape.setBackground(c["mark"] if number == self._at else c["warn_bg"])
            shape.setForeground(c["mark_line"] if number == self._at else c["ink"])
            mark.format, mark.cursor = shape, cursor
            marks.append(mark)
        self._text.setExtraSelections(marks)
        if self._found:
            self.count.setText(
                _("{number} of {count}", number=self._at + 1, count=len(self._found))
            )
            shown = QTextCursor(self._found[self._at])
            shown.clearSelection()
            self._text.setTextCursor(shown)
            self._text.ensureCursorVisible()
        else:
            self.count.setText(_("Not found") if self.field.text() else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Search on with Enter, which a dialog would take for its default button."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.step(-1 if back else 1)
                return True
            if event.key() == Qt.Key.Key_Escape and self.clear():
                return True
        return super().eventFilter(watched, event)
