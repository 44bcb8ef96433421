"""The rules in force as a PDF for the player's printer, with pictures of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from cardtable.art import fonts
from cardtable.art.deck import Deck, Variant
from cardtable.art.rows import row_image
from cardtable.isolating import isolated
from cardtable.phrases.rulebook import CONTROLS, Section, Term
from cardtable.printing.rules_html import ROW, Look, RulesText, marks_said, plain
from cardtable.printing.stock import usual_paper

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
