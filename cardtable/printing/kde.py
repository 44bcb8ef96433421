"""A deck for KPat and the other card games of KDE, as their ``carddecks`` are laid out.

A deck is a folder with ``index.desktop`` (group ``KDE Backdeck``: ``Name``, ``SVG``, ``Preview``),
a compressed SVG and a small picture. In the SVG each card is an element of its own: ``back`` and
``<rank>_<suit>`` with the ranks ``1`` … ``10``, ``jack``, ``queen``, ``king`` and the suits
``club``, ``diamond``, ``heart``, ``spade``. The size of ``back`` is the size of every card. That is
what libkcardgame reads (KDE/kpat, ``kcardtheme.cpp``, ``kstandardcarddeck.cpp``). GNOME's Aisleriot
names its cards alike (wiki.gnome.org, CardThemeFormat), with ``black_joker`` and ``red_joker``;
they are there as well.
"""

from __future__ import annotations

import gzip
import io
import re
import tarfile

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.art.deck import Deck, Variant
from cardtable.languages import LANGUAGES
from cardtable.printing.package import is_ours, texts
from cardtable.printing.pictures import CardPrint, NotPrinted, text_of
from cardtable.printing.stock import Print, Rect, stock
from cardtable.translation import message

_SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
_RANKS = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_JOKERS = {"b": "black_joker", "R": "red_joker"}
_PREVIEW = (160, 224)

_SVG = re.compile(r"<svg\b([^>]*)>(.*)</svg>\s*$", re.DOTALL)
_VIEW = re.compile(r'\bviewBox="\s*([^"]*?)\s*"')
_DEFINED = re.compile(r"<defs\b[^>]*(?<!/)>.*?</defs>", re.DOTALL)
_ID = re.compile(r'\bid="([^"]*)"')
_REFERENCE = re.compile(r'(url\(\s*#|href="#)([^")\s]*)')


def element(code: str) -> str:
    """Return KDE's name for one of our cards (``QH``: ``queen_heart``)."""
    if code in _JOKERS:
        return _JOKERS[code]
    return f"{_RANKS.get(code[0], code[0])}_{_SUITS[code[1]]}"


def picture(deck: Deck, variant: Variant) -> str:
    """Return all cards as one SVG, thirteen per row, each an element with its KDE name.

    Raises:
        NotPrinted: if the deck lacks the 52 cards of four suits, or a picture cannot be read.
    """
    codes = [r + s for s in "CDHS" for r in "A23456789TJQK"]
    if not set(codes) <= set(deck.cards):
        raise NotPrinted(
            message(
                "KDE’s decks have 52 cards in four suits; deck {deck} is made up differently.",
                deck=deck.id,
            )
        )
    codes += [code for code in _JOKERS if code in deck.cards]
    cards = [(element(code), deck.picture(code, variant)) for code in codes]
    cards.append(("back", deck.picture(None, variant)))
    body = []
    for n, (name, path) in enumerate(cards):
        x, y = n % 13 * (deck.width + 20), n // 13 * (deck.height + 20)
        inner = _inside(text_of(Print(name, path, 1)), name, deck)
        # Qt counts what is only defined as part of the card, and takes it for larger.
        defined, shown = "".join(_DEFINED.findall(inner)), _DEFINED.sub("", inner)
        body.append(
            f'<g transform="translate({x:g} {y:g})">{defined}<g id="{name}">{shown}</g></g>'
        )
    rows = -(-len(cards) // 13)
    width, height = 13 * (deck.width + 20) - 20, rows * (deck.height + 20) - 20
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">'
        + "\n".join(body)
        + "</svg>\n"
    )


def _inside(svg: str, name: str, deck: Deck) -> str:
    """Return the contents of a face's SVG in the deck's size, its ids made unique to this card."""
    found = _SVG.search(svg)
    if found is None:
        raise NotPrinted(message("The picture of {name} can’t be used.", name=name))
    inner = _ID.sub(lambda m: f'id="{name}-{m[1]}"', found[2])
    inner = _REFERENCE.sub(lambda m: f"{m[1]}{name}-{m[2]}", inner)
    view = _VIEW.search(found[1])
    size = (0.0, 0.0, deck.width, deck.height)
    x, y, w, h = map(float, re.split(r"[\s,]+", view[1])) if view else size
    if (x, y, w, h) == size:
        return inner
    across, down = deck.width / w, deck.height / h
    return f'<g transform="scale({across:g} {down:g}) translate({-x:g} {-y:g})">{inner}</g>'


def description(deck: Deck, svg: str) -> str:
    """Return the file ``index.desktop``."""
    ours = "Cardtable: " if is_ours(deck) else ""
    rows = ["[KDE Backdeck]", f"Name={ours}{deck.name('en')}"]
    rows += [f"Name[{code}]={ours}{deck.name(code)}" for code in LANGUAGES if code != "en"]
    if ours:
        rows.append("Comment=Drawn for Cardtable\\nPublic domain (CC0 1.0)")
    if deck.author:
        rows.append(f"X-KDE-PluginInfo-Author={deck.author}")
    if deck.licence:
        rows.append(f"X-KDE-PluginInfo-License={deck.licence}")
    rows += [
        "Preview=11.png",
        f"SVG={svg}",
        "Back=Cardtable",
        "Default=false",
        "Features=AngloAmerican,Backs1",
    ]
    return "\n".join(rows) + "\n"


def archive(deck: Deck, variant: Variant) -> bytes:
    """Return the folder as a ``.tar.gz``, to be unpacked into ``~/.local/share/carddecks``.

    Raises:
        NotPrinted: if the deck does not have 52 cards, or cannot be drawn.
    """
    name = f"{deck.id}.svgz"
    members = {
        **texts(deck),
        name: gzip.compress(picture(deck, variant).encode(), mtime=0),
        "index.desktop": description(deck, name).encode(),
        "11.png": _preview(deck, variant),
    }
    plain, folder = io.BytesIO(), f"svg-cardtable-{deck.id.replace('_', '-')}"
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for file in sorted(members):
            entry = tarfile.TarInfo(f"{folder}/{file}")
            entry.size = len(members[file])
            tar.addfile(entry, io.BytesIO(members[file]))
    return gzip.compress(plain.getvalue(), mtime=0)


def _preview(deck: Deck, variant: Variant) -> bytes:
    """Return a picture of three court cards and a back, slightly fanned."""
    out = QImage(*_PREVIEW, QImage.Format.Format_ARGB32)
    out.fill(QColor(0, 0, 0, 0))
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = stock(deck, variant)
    width = _PREVIEW[0] * 0.62
    for n, code in enumerate((None, "JS", "QD", "KH")):
        card = Print(code or "back", deck.picture(code, variant), 1)
        place = Rect(n * _PREVIEW[0] * 0.126, n * 12, width, width / deck.ratio)
        CardPrint(card, whole).paint(painter, place, 1.0, bleed=0)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    out.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
