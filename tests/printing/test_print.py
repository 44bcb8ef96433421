"""``cardtable deck ID --print FOLDER``: page boxes, bleed, fonts, plates, pixels."""

from __future__ import annotations

import io
import json
import math
import unicodedata
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import RectangleObject
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from cardtable.art import contact_sheet, fonts
from cardtable.art.deck_files import shipped_decks
from cardtable.cli import main
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.rulebook import CONTROLS, Passage, Section
from cardtable.printing import leaflet, sheets
from cardtable.printing import stock as measures
from cardtable.printing.box import _Painting, box_net
from cardtable.printing.box import box as box_of
from cardtable.printing.pdf import UNIT
from cardtable.printing.pictures import CardPrint, image, text_of
from cardtable.printing.rules import rules_pdf
from cardtable.printing.sheets import TRAP, inked, separated
from cardtable.printing.stock import Print, stock
from cardtable.translation import speaking
from tests.daily import daily

Capture = pytest.CaptureFixture[str]
MM = 72 / 25.4
CARD = (33.0, 54.0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    out = tmp_path_factory.mktemp("print") / "kabufuda"
    assert main(["deck", "kabufuda", "--print", str(out), "--lang", "ja"]) == 0
    return out


def pages(path: Path) -> list:  # type: ignore[type-arg]
    return list(PdfReader(path, strict=True).pages)


def millimetres(box: RectangleObject) -> tuple[float, float]:
    return (float(box.width) / MM, float(box.height) / MM)


def images(path: Path) -> QImage:
    image = QImage(str(path))
    assert not image.isNull()
    return image


class Written(QPainter):
    """Notes the words that are drawn."""

    def __init__(self, device: QImage) -> None:
        super().__init__(device)
        self.words: list[str] = []

    def drawText(self, *what: Any) -> None:  # type: ignore[override]
        """Note them."""
        self.words.append(what[-1])


@daily("name", ["אבי (2)", "سلمى 2", "Ali علي!", "Otto"])
def test_names_keep_their_direction_on_paper(name: str, qapp: object) -> None:
    stays = name == "Otto"
    deck = shipped_decks()["kabufuda"]
    laid = stock(deck, deck.variant())
    net = box_net(laid.size, laid.cards)
    paper = QImage(1500, 1500, QImage.Format.Format_RGB32)
    for part in ("leaflet", "box"):
        painter = Written(paper)
        if part == "leaflet":
            leaflet._foot(painter, "en", name, "1 / 2")
        else:
            _Painting(painter, laid, net, (0, 0), "en").paint(name)
        painter.end()
        said = [words for words in painter.words if name in words]
        assert said and set(said) == {name if stays else f"\u2068{name}\u2069"}
    # What a file says about itself is read by programs.
    pages = PdfReader(io.BytesIO(sheets.card(laid.back, laid, name)))
    assert pages.metadata is not None and pages.metadata.title == name


@daily(
    ("name", "back"),
    [
        ("hanafuda", "back_paper_brown"),
        ("kabufuda", "back_red"),
        ("french", "back_1"),
        ("mushibana", "back_paper_black"),
    ],
)
def test_the_plate_of_a_box_leaves_the_middle_of_its_back_to_be_seen(
    name: str, back: str, qapp: object
) -> None:
    deck = shipped_decks()[name]
    laid = stock(deck, deck.variant({}, back))
    net = box_net(laid.size, laid.cards)
    scale = 4 / UNIT  # four pixels to a millimetre
    sides = []
    for words in ("", deck.name("en")):
        paper = QImage(1400, 1000, QImage.Format.Format_RGB32)
        paper.fill(QColor("white"))
        painter = QPainter(paper)
        painter.scale(scale, scale)
        box = _Painting(painter, laid, net, (0, 0), "en")
        if words:
            box._rear(words)
        else:
            box._back.paint(painter, net.back, UNIT, bleed=0)
        painter.end()
        panel = net.back
        sides.append(
            paper.copy(
                round(4 * panel.x),
                round(4 * (panel.y + panel.h * 0.3)),
                round(4 * panel.w),
                round(4 * panel.h * 0.38),
            )
        )
    assert sides[0] == sides[1]


def test_all_that_was_promised_is_there(folder: Path) -> None:
    deck = shipped_decks()["kabufuda"]
    faces = len(set(deck.cards.values()))
    assert len(list((folder / "cards").iterdir())) == faces + 1
    assert {p.stem for p in (folder / "sheets").iterdir()} == {"a4", "letter"}
    assert {p.stem for p in (folder / "plates").iterdir()} == {"key", "colours", "silver", "gold"}
    assert {p.name for p in (folder / "png").iterdir()} == {"300", "600"}
    assert {p.stem for p in (folder / "rules").iterdir()} == {"oicho-kabu", "kyo-kabu"}
    copies = [int(p.stem.partition("_x")[2] or 1) for p in (folder / "cards").iterdir()]
    assert sum(copies) == len(deck.cards) + 1


def test_a_card_has_its_size_and_its_bleed(folder: Path) -> None:
    for path in (folder / "cards").iterdir():
        (page,) = pages(path)
        assert millimetres(page.trimbox) == pytest.approx(CARD, abs=0.01)
        assert millimetres(page.bleedbox) == pytest.approx((39, 60), abs=0.01)
        for side in range(4):
            gap = abs(float(page.trimbox[side]) - float(page.bleedbox[side])) / MM
            assert gap == pytest.approx(3, abs=0.01)
        assert page.mediabox.width >= page.bleedbox.width


@pytest.mark.parametrize(("paper", "size"), [("a4", (297, 210)), ("letter", (215.9, 279.4))])
def test_sheets_hold_all_cards_and_lie_back_to_back(
    folder: Path, paper: str, size: tuple[float, float]
) -> None:
    found = pages(folder / "sheets" / f"{paper}.pdf")
    lying = measures.grid(paper, CARD)
    assert len(found) == 2 * math.ceil(40 / len(lying.spots))
    for front, back in zip(found[::2], found[1::2], strict=True):
        assert millimetres(front.mediabox) == pytest.approx(size, abs=0.01)
        f, b = front.trimbox, back.trimbox
        if lying.wide > lying.high:
            assert (f.left, f.right) == pytest.approx((b.left, b.right), abs=0.01)
            middle = (front.mediabox.top + front.mediabox.bottom) / 2
            assert f.top - middle == pytest.approx(middle - b.bottom, abs=0.1)
        else:
            assert (f.top, f.bottom) == pytest.approx((b.top, b.bottom), abs=0.01)
            assert f.left == pytest.approx(front.mediabox.right - b.right, abs=0.1)


class Pictured:
    """A document whose pages are pictures, two pixels to a millimetre."""

    def __init__(self, _title: str, _wide: float, _high: float) -> None:
        self.pages: list[QImage] = []
        self.painter = QPainter()

    def page(self, width: float, height: float, _boxes: object) -> None:
        """Begin a page."""
        if self.pages:
            self.painter.end()
        self.pages.append(QImage(round(2 * width), round(2 * height), QImage.Format.Format_RGB32))
        self.pages[-1].fill(QColor("white"))
        self.painter.begin(self.pages[-1])
        self.painter.scale(2 / UNIT, 2 / UNIT)

    def marks(self, *_where: object) -> None:
        """Leave them out."""

    def finished(self) -> bytes:
        """End."""
        self.painter.end()
        return b""


@daily("paper", ["a4", "letter"])
@daily("name", ["kabufuda", "french", "hanafuda"])
def test_turned_over_its_long_edge_each_card_has_its_back_behind_it(
    name: str, paper: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """Also on a sheet that is not full, and with the heads of face and back at the same end."""
    made: list[Pictured] = []

    def document(*about: Any) -> Pictured:
        made.append(Pictured(*about))
        return made[-1]

    monkeypatch.setattr(sheets, "Document", document)
    deck = shipped_decks()[name]
    whole = stock(deck, deck.variant())
    w, h = whole.size
    (tmp_path / "x.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
        f'<rect width="{w}" height="{h / 2}" fill="#ff0000"/>'
        f'<rect y="{h / 2}" width="{w}" height="{h / 2}" fill="#0000ff"/></svg>',
        "utf-8",
    )
    card = Print("x", tmp_path / "x.svg", len(whole.every))
    plain = replace(whole, faces=(card,), back=card, hair=0.0)
    sheets.sheets(plain, paper, name)
    front, back = made[0].pages[-2:]
    lying = measures.grid(paper, whole.size)
    left = len(whole.every) % len(lying.spots) or len(lying.spots)
    way = (1, -1) if lying.wide > lying.high else (-1, 1)
    turned = back.transformed(QTransform.fromScale(*way))
    for n, spot in enumerate(lying.spots):
        for part, colour in ((0.25, "#ff0000"), (0.75, "#0000ff")):
            x, y = round(2 * (spot.x + spot.w / 2)), round(2 * (spot.y + spot.h * part))
            expected = QColor(colour if n < left else "white")
            assert QColor(front.pixel(x, y)) == expected
            assert QColor(turned.pixel(x, y)) == expected, (n, part)


def test_cards_on_a_sheet_share_no_bleed_and_keep_off_the_edge() -> None:
    for paper in measures.PAPERS:
        for card in (CARD, (63.5, 88.9)):
            lying = measures.grid(paper, card)
            spots = [s.grown(measures.BLEED) for s in lying.spots]
            for s in spots:
                assert s.x >= measures.MARGIN - 1e-9
                assert s.x + s.w <= lying.wide - measures.MARGIN + 1e-9
                assert s.y >= measures.MARGIN - 1e-9
                assert s.y + s.h <= lying.high - measures.MARGIN + 1e-9
            for i, a in enumerate(spots):
                for b in spots[:i]:
                    apart = abs(a.x - b.x) >= a.w - 1e-6 or abs(a.y - b.y) >= a.h - 1e-6
                    assert apart


def test_a_card_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        measures.grid("a4", (150, 300))


def test_every_font_is_embedded(folder: Path) -> None:
    count = 0
    for path in (*(folder / "rules").iterdir(), *(folder / "box").iterdir()):
        for page in pages(path):
            for font in page["/Resources"].get("/Font", {}).values():
                (inner,) = font.get_object()["/DescendantFonts"]
                described = inner.get_object()["/FontDescriptor"]
                assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(described)
                count += 1
    assert count >= 3


def test_pixels_are_as_many_as_said(folder: Path) -> None:
    for density in (300, 600):
        for path in (folder / "png" / str(density)).iterdir():
            image = images(path)
            assert image.width() == round(39 / 25.4 * density)
            assert image.height() == round(60 / 25.4 * density)
            assert image.dotsPerMeterX() == pytest.approx(density / 0.0254, abs=1)


def test_the_frame_runs_on_into_the_bleed_without_the_screen_s_hair(folder: Path) -> None:
    """Along the cut and three millimetres beyond it everything is the lacquer's black."""
    for name in ("01_x3", "10_x4", "04_kinshi", "back"):
        image = images(folder / "png" / "300" / f"{name}.png")
        dots = 300 / 25.4
        for inset in (0.2, 1.5, 2.9, 3.1, 3.5):
            n = round(inset * dots)
            for k in range(0, image.height(), 7):
                assert QColor(image.pixel(n, k)).lightness() < 45, (name, inset, k)


def test_the_leaflet_says_the_rules_in_the_language(folder: Path) -> None:
    text = "".join(page.extract_text() for page in pages(folder / "rules" / "oicho-kabu.pdf"))
    plain = bare(text)
    assert "おいちょかぶ" in plain
    assert "目的" in plain
    for page in pages(folder / "rules" / "oicho-kabu.pdf"):
        assert millimetres(page.mediabox) == pytest.approx((148, 210), abs=0.01)


def bare(text: str) -> str:
    """Without spaces and line breaks; fonts know some signs twice."""
    return unicodedata.normalize("NFKC", "".join(text.split()))


@daily("language", LANGUAGES, "ja")
def test_no_letter_is_lost_to_a_search(language: str, tmp_path: Path, qapp: object) -> None:
    """Not even where two or three touch: fi, fl, ff, ffi, ffl."""
    for known in ("en", language):
        fonts.load(known)
    name = "first flowers offer office waffles"
    plain = shipped_decks()["french"]
    deck = replace(plain, names={"en": name}, cards=dict(list(plain.cards.items())[:9]))
    laid = stock(deck, deck.variant())
    sheet = tmp_path / "sheet.pdf"
    contact_sheet.write(deck, deck.variant(), language, sheet, 600)
    section = Section("start", name.title(), (Passage("one", name),))
    dressed = (deck, deck.variant(), language)
    for data in (
        box_of(laid, "a4", name, language),
        sheet.read_bytes(),
        rules_pdf(name, name, [section], [], *dressed),
    ):
        text = "".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)
        assert bare(name) in bare(text)
    with speaking("en"):
        data = leaflet.leaflet(laid, find_game("oicho-kabu"), language)
    text = "".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)
    assert "thefirstfield" in bare(text)


@daily("deck", ["kabufuda", "french"])
@daily("language", LANGUAGES, "de")
def test_the_leaflets_go_on_to_the_last_sentence(
    language: str, deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    from cardtable.printing import command

    monkeypatch.setattr(command, "_bitmaps", lambda _: iter(()))
    monkeypatch.setattr(sheets, "sheets", lambda *_: b"")
    monkeypatch.setattr(sheets, "card", lambda *_: b"")
    monkeypatch.setattr(sheets, "plates", lambda *_: iter(()))
    last: list[str] = []

    def noted(*about: Any) -> list[Section]:
        sections = rulebook_of(*about)
        last.append([s for s in sections if s.id != CONTROLS][-1].passages[-1].text)
        return sections

    monkeypatch.setattr(leaflet, "rulebook_of", noted)
    assert main(["deck", deck, "--print", str(tmp_path / "p"), "--lang", language]) == 0
    files = [pages(p) for p in (tmp_path / "p" / "rules").iterdir()]
    said = [file[-1].extract_text() for file in files]
    for file in files:
        for page, following in pairwise(file):  # a page ends with title and number
            *_, last_line, _title, _number = page.extract_text().strip().splitlines()
            assert last_line != following.extract_text().strip().splitlines()[0]
    assert len(last) == len(said) == 2
    for sentence in last:
        assert any(bare(sentence)[-8:] in bare(text) for text in said), sentence


@daily("language", LANGUAGES)
def test_what_is_there_is_told_in_the_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    from cardtable.printing import command

    monkeypatch.setattr(command, "_bitmaps", lambda _: iter(()))
    monkeypatch.setattr(sheets, "sheets", lambda *_: b"")
    assert main(["deck", "komaru", "--print", str(tmp_path / "p"), "--lang", language]) == 0
    text = (tmp_path / "p" / "README.txt").read_text("utf-8")
    assert shipped_decks()["komaru"].name(language) in text
    for name in ("cards", "sheets", "plates", "box", "rules", "LICENSE"):
        assert f"\n{name}" in text
    assert "\npng" not in text  # none were made here
    english = "bleed and crop marks" in text
    assert english == (language == "en")


@daily(
    ("deck", "plates"),
    [
        ("hanafuda", "key, colours"),
        ("french", "key, colours"),
        ("komaru", "key, colours, silver"),
        ("kabufuda", "key, colours, silver, gold"),
    ],
    "kabufuda",
)
def test_no_plate_is_promised_that_is_not_there(
    deck: str, plates: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    from cardtable.printing import command

    monkeypatch.setattr(command, "_bitmaps", lambda _: iter(()))
    for work in ("sheets", "card"):
        monkeypatch.setattr(sheets, work, lambda *_: b"")
    monkeypatch.setattr(leaflet, "leaflet", lambda *_: b"")
    folder = tmp_path / "p"
    assert main(["deck", deck, "--print", str(folder), "--lang", "en"]) == 0
    assert f"screen printing: {plates}. " in (folder / "README.txt").read_text("utf-8")
    assert {file.stem for file in (folder / "plates").iterdir()} == set(plates.split(", "))


SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 54">'
    '<defs><linearGradient id="silver"><stop offset="0" stop-color="#f0f1f2"/>'
    '<stop offset="1" stop-color="#9da2a9"/></linearGradient></defs>'
    '<rect width="33" height="54" fill="#f6eedc"/>'
    '<path fill="#1c1815" d="M0 0h10v10h-10z"/><path fill="#c7322b" d="M5 5h10v10h-10z"/>'
    '<path fill="url(#silver)" d="M20 20h10v10h-10z"/></svg>'
)


def test_plates_divide_the_picture(tmp_path: Path, qapp: object) -> None:
    """Every spot is on the one plate it belongs to, and what lies above keeps its place free."""
    assert inked(SVG) == ("key", "colours", "silver")
    (tmp_path / "x.svg").write_text(SVG, "utf-8")
    whole = stock(shipped_decks()["kabufuda"], shipped_decks()["kabufuda"].variant())
    spots = {"key": (2, 2), "colours": (12, 12), "silver": (25, 25), "paper": (2, 40)}
    for plate in ("key", "colours", "silver"):
        picture = CardPrint(Print("x", tmp_path / "x.svg", 1), whole, separated(SVG, plate))
        shown = image(picture, whole, 254)  # ten pixels per millimetre
        for name, (x, y) in spots.items():
            colour = QColor(shown.pixel(30 + 10 * x, 30 + 10 * y))
            assert (colour == QColor("white")) == (name != plate), (plate, name)
        crossing = QColor(shown.pixel(30 + 70, 30 + 70))  # red over black
        assert (crossing == QColor("white")) == (plate != "colours")


@pytest.mark.slow
def test_colours_reach_below_the_key_so_that_no_paper_shows_between(qapp: object) -> None:
    """Printed a twentieth of a millimetre apart, gaps open only beside what is cut in paper."""
    deck = shipped_decks()["hanafuda"]
    whole = stock(deck, deck.variant())
    face = next(face for face in whole.faces if face.name == "10_ribbon")
    text, off = text_of(face), 2  # of forty pixels a millimetre

    def pulled(trap: float) -> int:
        """Pixels where paper shows that the picture does not have, the plates being out."""
        shown = {
            plate: image(CardPrint(face, whole, separated(text, plate, trap)), whole, 1016)
            for plate in ("key", "colours")
        }
        true = image(CardPrint(face, whole, text), whole, 1016)
        gaps = 0
        for y in range(200, 2000, 10):
            for x in range(150, 1200):
                bare = all(
                    QColor(shown[plate].pixel(x + shift, y)).lightness() > 240
                    for plate, shift in (("key", 0), ("colours", off))
                )
                gaps += bare and QColor(true.pixel(x, y)).lightness() < 200
        return gaps

    assert pulled(TRAP / CARD[0]) < pulled(0.0) / 3 + 1


@pytest.mark.parametrize("count", [40, 48, 54])
@pytest.mark.parametrize("card", [CARD, (63.5, 88.9)])
def test_the_net_folds_to_a_box(card: tuple[float, float], count: int) -> None:
    flat = box_net(card, count)
    assert flat.front.w == flat.back.w > card[0]
    assert flat.left.w == flat.right.w > count * 0.3
    assert flat.front.h == flat.left.h == flat.back.h == flat.right.h > card[1]
    assert flat.wide <= 210 - 2 * 3
    xs, ys = [x for x, _ in flat.outline], [y for _, y in flat.outline]
    assert (min(xs), max(xs)) == pytest.approx((0, flat.wide))
    assert (min(ys), max(ys)) == pytest.approx((0, flat.high))
    for (x1, y1), (x2, y2) in flat.folds:
        assert x1 == x2 or y1 == y2
    # the flaps beside the lid do not run into it
    assert flat.left.x + flat.left.w == flat.back.x


def test_a_full_folder_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "mine").write_text("x", "utf-8")
    assert main(["deck", "kabufuda", "--print", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "empty" in said
    assert [p.name for p in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    "words",
    [
        ["--print", "x"],
        ["kabufuda", "--print", ""],
        ["kabufuda", "--print", "x", "--export", "zip"],
        ["kabufuda", "--print", "x", "--sheet", "y.png"],
        ["kabufuda", "--print", "x", "--into", "y"],
        ["kabufuda", "--print", "x", "--lang", "tlh"],
        ["kabufuda", "--export", "pdf"],
        ["tarot", "--export", "zip"],
    ],
)
def test_wrong_use_is_one_sentence(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["deck", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_same_deck_gives_the_same_bytes(qapp: object) -> None:
    whole = stock(shipped_decks()["komaru"], shipped_decks()["komaru"].variant())
    first, again = (sheets.card(whole.faces[0], whole, "Komaru") for _ in range(2))
    assert first == again


@pytest.mark.slow
def test_json_lists_the_files(tmp_path: Path, capsys: Capture, qapp: object) -> None:
    assert main(["deck", "komaru", "--print", str(tmp_path / "p"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = {p.relative_to(tmp_path / "p").as_posix() for p in (tmp_path / "p").rglob("*.*")}
    assert set(told["files"]) >= found


def test_without_pypdf_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture, qapp: object
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pypdf", None)
    assert main(["deck", "komaru", "--print", str(tmp_path / "p")]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "cardtable[print]" in said
