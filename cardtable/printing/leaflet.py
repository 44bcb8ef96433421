"""The rules of a game as an A5 leaflet, laid out from the contents of its rules page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLine,
)

from cardtable.art import fonts
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.engine.quoting import harmless
from cardtable.isolating import isolated
from cardtable.languages import HAN
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.rulebook import CONTROLS, Passage
from cardtable.printing.pdf import UNIT, Document
from cardtable.printing.pictures import CardPrint
from cardtable.printing.stock import Rect, Stock

WIDE, HIGH = 148.0, 210.0
_SIDE, _TOP, _FOOT = 15.0, 15.0, 17.0
#: Height and number of the cards on the first page.
_CARDS, _SHOWN = 34.0, 5
_INK, _RED, _FAINT = "#1c1815", "#8f1f22", "#5c564c"
#: Type sizes in millimetres.
_BODY, _HEAD, _TITLE, _LEAD = 3.15, 4.0, 8.4, 3.5


def leaflet(stock: Stock, game: Game, language: str, options: Options | None = None) -> bytes:
    """Return the leaflet in the language in force; ``language`` chooses its fonts.

    The rules are described for these ``options``, or else for the house sheet.
    """
    phrases = phrases_of(game.phrases)
    title = phrases.title()
    document = Document(title, WIDE, HIGH)
    room = QSizeF((WIDE - 2 * _SIDE) * UNIT, (HIGH - _TOP - _FOOT) * UNIT)
    text = _text(language)
    first = _TOP + _CARDS + 7
    parts = [
        f"<h1>{isolated(_plain(title))}</h1>",
        f'<p class="lead">{_plain(phrases.tagline())} {_plain(phrases.duration())}</p>',
    ]
    for section in rulebook_of(game, phrases, options):
        if section.id != CONTROLS:
            parts.append(f"<h2>{_plain(section.title)}</h2>")
            parts += [f"<p>{line}</p>" for passage in section.passages for line in _lines(passage)]
    text.setHtml("".join(parts))
    _make_room(text, (first - _TOP) * UNIT)
    text.setPageSize(room)
    _keep_headings(text)
    pages = _pages(text)
    for number, lines in enumerate(pages):
        document.page(WIDE, HIGH)
        if number == 0:
            _cards(document.painter, stock)
        _page(document.painter, lines, number * room.height())
        _foot(document.painter, language, title, f"{number + 1} / {len(pages)}")
    return document.finished()


def _lines(passage: Passage) -> list[str]:
    """Return a passage and the captions of its pictures; the cards themselves are in the box."""
    said = [*passage.text.split("\n"), *(laid.caption for laid in passage.laid)]
    return [_plain(line) for line in said if line.strip()]


def _plain(text: str) -> str:
    clean = harmless(text, 20_000)
    return clean.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _text(language: str) -> QTextDocument:
    text = QTextDocument()
    text.setDocumentMargin(0)
    text.setUseDesignMetrics(True)
    font = fonts.on_paper(language)
    font.setPixelSize(round(_BODY * UNIT))
    text.setDefaultFont(font)
    # Han characters need more space between the lines.
    leading = 138 if language in HAN else 122

    def px(mm: float) -> str:
        return f"{mm * UNIT:.0f}px"

    text.setDefaultStyleSheet(
        f"h1 {{ font-size: {px(_TITLE)}; font-weight: 700; color: {_INK};"
        f" margin: 0 0 {px(1.5)} 0 }}"
        f"h2 {{ font-size: {px(_HEAD)}; font-weight: 700; color: {_RED};"
        f" margin: {px(4.2)} 0 {px(0.8)} 0 }}"
        f"p {{ margin: 0 0 {px(1.2)} 0; line-height: {leading}% }}"
        f"p.lead {{ font-size: {px(_LEAD)}; color: {_FAINT} }}"
    )
    return text


def _make_room(text: QTextDocument, above: float) -> None:
    """Leave room for the cards on the first page, as an empty line."""
    cursor = QTextCursor(text)
    cursor.insertBlock()
    cursor.movePosition(QTextCursor.MoveOperation.Start)
    shape = QTextBlockFormat()
    shape.setLineHeight(above, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    cursor.setBlockFormat(shape)


def _keep_headings(text: QTextDocument) -> None:
    """Keep headings from standing alone at the foot of a page."""
    layout, height = text.documentLayout(), text.pageSize().height()
    two_lines = 2 * 1.4 * _BODY * UNIT
    text.pageCount()  # finishes the layout: one changed half-way loses the text that follows
    block = text.begin()
    while block.isValid():
        follows = block.next()
        if (
            block.blockFormat().headingLevel() == 2
            and follows.isValid()
            and layout.blockBoundingRect(block).top() // height
            != (layout.blockBoundingRect(follows).top() + two_lines) // height
        ):
            cursor = QTextCursor(block)
            shape = cursor.blockFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.setBlockFormat(shape)
        block = follows


def _pages(text: QTextDocument) -> list[list[tuple[QTextLine, QPointF]]]:
    """Return the lines of each page, the last of which may reach a little below it, and where
    their paragraphs begin.
    """
    layout, height = text.documentLayout(), text.pageSize().height()
    pages: list[list[tuple[QTextLine, QPointF]]] = []
    block = text.begin()
    while block.isValid():
        begin = layout.blockBoundingRect(block).topLeft()
        for index in range(block.layout().lineCount()):
            line = block.layout().lineAt(index)
            while len(pages) <= (begin.y() + line.y() + line.height() / 2) // height:
                pages.append([])
            pages[-1].append((line, begin))
        block = block.next()
    return pages


def _page(painter: QPainter, lines: list[tuple[QTextLine, QPointF]], above: float) -> None:
    """Paint a page, line by line: a layout paints some beyond the part that is asked for."""
    painter.save()
    painter.translate(_SIDE * UNIT, _TOP * UNIT - above)
    painter.setPen(QColor(_INK))
    for line, begin in lines:
        line.draw(painter, begin)
    painter.restore()


def _cards(painter: QPainter, stock: Stock) -> None:
    """Paint a few faces side by side, evenly through the deck, the box's cover in the middle."""
    w, h = stock.size
    width = _CARDS * w / h
    count = min(_SHOWN, len(stock.faces), int((WIDE - 2 * _SIDE + 3) // (width + 3)))
    gap = (WIDE - 2 * _SIDE - count * width) / max(1, count - 1)
    faces = [f for f in stock.faces if f.name != stock.cover.name]
    for n in range(count):
        face = faces[round(n * (len(faces) - 1) / max(1, count - 1))]
        place = Rect(_SIDE + n * (width + gap), _TOP, width, _CARDS)
        shown = stock.cover if n == count // 2 else face
        CardPrint(shown, stock).paint(painter, place, UNIT, bleed=0)


def _foot(painter: QPainter, language: str, title: str, number: str) -> None:
    font = fonts.on_paper(language)
    font.setPixelSize(round(2.7 * UNIT))
    painter.setFont(font)
    painter.setPen(QColor(_FAINT))
    room = QRectF(_SIDE * UNIT, (HIGH - 12) * UNIT, (WIDE - 2 * _SIDE) * UNIT, 6 * UNIT)
    painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft), isolated(title))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignRight), number)
