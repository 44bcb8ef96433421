"""The rules as HTML with headings, anchors, pictures and links to a glossary; as a PDF to print."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from cardtable.art import fonts
from cardtable.art.deck import Deck, Variant
from cardtable.art.render import Row, row_image, row_of
from cardtable.engine.quoting import harmless
from cardtable.isolating import isolated
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.rulebook import CONTROLS, Laid, Passage, Section, Term, terms_in
from cardtable.printing.stock import usual_paper
from cardtable.translation import _

#: Prefixes of the anchors of sections and of links to words, and the glossary's anchor.
PART, TERM = "part:", "term:"
WORDS = f"{PART}words"
#: Prefix of the addresses of pictures.
ROW = "row:"
#: Most characters of a text.
_LONG = 20_000
#: Marks a rule that differs from the house sheet.
MARK = "●"
#: The least height of cards beside their caption, as a part of the usual one.
_LEAST = 0.6


@dataclass(frozen=True, slots=True)
class Look:
    """Colours and sizes of the page.

    Attributes:
        ink, faint, accent: colours of text, captions, and headings with links.
        title, head, note: type sizes in pixels; the body has that of the document.
        gap: space between passages.
        card: height of a card.
        room: greatest width of a row of cards beside its caption.
        page: that of one above its caption, where its cards would be too small beside it.
        leading: line height in per cent.
        face: families for headings, as style sheets name them; empty: those of the body.
    """

    ink: str
    faint: str
    accent: str
    title: int
    head: int
    note: int
    gap: int
    card: int
    room: int
    page: int
    leading: int
    face: str = ""

    def style_sheet(self) -> str:
        """Return the document's style sheet."""
        return (
            f"body {{ color: {self.ink}; }}"
            f"h2, h3 {{ {f'font-family: {self.face};' if self.face else ''} }}"
            f"h2 {{ font-size: {self.title}px; margin: 0 0 {self.gap}px 0; }}"
            f"h3 {{ font-size: {self.head}px; color: {self.accent};"
            f" margin: {3 * self.gap}px 0 {self.gap}px 0; }}"
            f"p {{ line-height: {self.leading}%; margin: 0 0 {self.gap}px 0; }}"
            f"p.lead {{ color: {self.faint}; }}"
            f"td.said {{ color: {self.faint}; font-size: {self.note}px; vertical-align: middle;"
            f" padding-left: {2 * self.gap}px; }}"
            f"td.below {{ color: {self.faint}; font-size: {self.note}px; }}"
            f"td {{ padding-bottom: {self.gap}px; }}"
            f"a {{ color: {self.ink}; text-decoration: none; }}"
            f"h3 a {{ color: {self.accent}; }}"
        )


class RulesText:
    """Builds the HTML of a page.

    Attributes:
        html: all of it.
        rows: the rows of cards in it; number ``n`` is at the address ``row:n``.
        names: the cards of each row in words, for those who cannot see them.
        heads: anchors and headings of its sections.
    """

    def __init__(
        self,
        look: Look,
        deck: Deck,
        sections: Sequence[Section],
        terms: Sequence[Term],
        card: Callable[[str], str] = str,
    ) -> None:
        """``terms`` are linked at their first occurrence in a section, and listed at the end.

        ``card`` returns a card's name.
        """
        self._look, self._deck, self._card = look, deck, card
        self._terms = [term for term in terms if term.forms]
        self.rows: list[Row] = []
        self.names: list[str] = []
        self.heads = [(f"{PART}{part.id}", part.title) for part in sections]
        if self._terms:
            title = _("Terms")
            self.heads.append((WORDS, title))
        self.html = "".join([*map(self._section, sections), self._words()])

    def _section(self, part: Section) -> str:
        told: set[str] = set()
        body = "".join(self._passage(passage, told) for passage in part.passages)
        return f'<h3><a name="{PART}{_name(part.id)}">{plain(part.title)}</a></h3>{body}'

    def _passage(self, passage: Passage, told: set[str]) -> str:
        mark = f'<font color="{self._look.accent}">{MARK}</font> ' if passage.differs else ""
        anchor = f'<a name="{_name(passage.id)}"></a>'
        lines = [line for line in passage.text.split("\n") if line.strip()]
        text = "".join(
            f"<p>{anchor + mark if not n else ''}{self._linked(line, told)}</p>"
            for n, line in enumerate(lines)
        )
        return text + self._laid(passage.laid)

    def _linked(self, text: str, told: set[str]) -> str:
        """Link each word of the glossary, once per section."""
        text, parts, at = harmless(text, _LONG), [], 0
        for start, end, term in terms_in(text, self._terms):
            if term.word in told:
                continue
            told.add(term.word)
            number = self._terms.index(term)
            parts.append(_escaped(text[at:start]))
            parts.append(f'<a href="{TERM}{number}">{_escaped(text[start:end])}</a>')
            at = end
        return "".join(parts) + _escaped(text[at:])

    def _laid(self, laid: Sequence[Laid]) -> str:
        """Return rows of cards, each with its caption beside it, or below if space is short."""
        cells = []
        for one in laid:
            row = row_of(self._deck, one.groups, self._look.card, self._look.room)
            said = f'<td class="said">{plain(one.caption)}</td>'
            across = ""
            if row.height < _LEAST * self._look.card:
                row = row_of(self._deck, one.groups, self._look.card, self._look.page)
                across = ' colspan="2"'
                said = f'</tr><tr><td class="below"{across}>{plain(one.caption)}</td>'
            if row.width:
                picture = f'<img src="{ROW}{len(self.rows)}" width="{row.width}"'
                names = " · ".join(self._card(code) for code, _ in row.places)
                alt = f'alt="{_name(names)}"'
                cells.append(
                    f'<tr><td{across}>{picture} height="{row.height}" {alt}></td>{said}</tr>'
                )
                self.rows.append(row)
                self.names.append(names)
            else:
                cells.append(f"<tr>{said}</tr>")
        return f"<table>{''.join(cells)}</table>" if cells else ""

    def _words(self) -> str:
        if not self._terms:
            return ""
        line = _("{term}: {meaning}")
        head = plain(self.heads[-1][1])
        words = "".join(
            f'<p><a name="{TERM}{n}"></a>'
            + plain(line).format(term=f"<b>{plain(term.word)}</b>", meaning=plain(term.meaning))
            + "</p>"
            for n, term in enumerate(self._terms)
        )
        return f'<h3><a name="{WORDS}">{head}</a></h3>{words}'


def plain(text: str) -> str:
    """Return foreign text as harmless HTML."""
    return _escaped(harmless(text, _LONG))


def _escaped(text: str) -> str:
    return html.escape(kept_whole(text), quote=False)


def _name(id_: str) -> str:
    return html.escape(id_, quote=True)


def marks_said(sections: Sequence[Section]) -> str:
    """Return what the sign before a passage means, if one has it; else empty."""
    if not any(passage.differs for part in sections for passage in part.passages):
        return ""
    return _("{sign} differs from the original rules.", sign=MARK)


#: Type size in layout pixels, of which 96 are an inch, and resolution of pictures relative to them.
_BODY, _FINER = 13, 4.0
_LOOK = Look(
    ink="#1c1815",
    faint="#5c564c",
    accent="#8f1f22",
    title=26,
    head=16,
    note=12,
    gap=5,
    card=68,
    room=360,
    page=640,
    leading=118,
)
_MARGIN = 18.0
_SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def rules_pdf(
    title: str,
    lead: str,
    sections: Sequence[Section],
    terms: Sequence[Term],
    deck: Deck,
    variant: Variant,
    language: str,
) -> bytes:
    """Return the rules as a PDF in the language in force; mouse and keys are left out."""
    printed = [part for part in sections if part.id != CONTROLS]
    made = RulesText(_LOOK, deck, printed, terms)
    text = QTextDocument()
    font = fonts.on_paper(language)
    font.setPixelSize(_BODY)
    text.setDefaultFont(font)
    text.setDefaultStyleSheet(_LOOK.style_sheet())
    for number, row in enumerate(made.rows):
        image = row_image(deck, variant, row, _FINER)
        text.addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"{ROW}{number}"), image
        )
    lines = "<br>".join(plain(line) for line in (lead, marks_said(printed)) if line)
    text.setHtml(f'<h2>{isolated(plain(title))}</h2><p class="lead">{lines}</p>{made.html}')
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Cardtable")
    writer.setPageSize(QPageSize(_SIZES[usual_paper()]))
    writer.setPageMargins(
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter
    )
    text.print_(writer)
    del writer  # completes the file
    return bytes(buffer.data().data())
