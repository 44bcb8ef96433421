"""Decks from outside: every kind of hostile or broken file is refused with its reason."""

from __future__ import annotations

import base64
import gzip
import os
import shutil
import time
from pathlib import Path

import pytest

from cardtable.art.deck import MAX_FACE_BYTES, BadDeck
from cardtable.art.deck_files import load, title
from cardtable.art.decks import all_decks
from cardtable.art.safe_svg import judged, reason_against
from cardtable.art.safety import FAMILIES, check
from cardtable.games.dou_dizhu.cards import DECK
from cardtable.games.kabu.cards import CARDS

NS = 'xmlns="http://www.w3.org/2000/svg"'
XL = 'xmlns:xlink="http://www.w3.org/1999/xlink"'


def svg(body: str, head: str = "") -> bytes:
    return f'{head}<svg {NS} {XL} viewBox="0 0 330 540">{body}</svg>'.encode()


LAUGHS = "".join(
    f'<!ENTITY l{i} "{"".join(f"&l{i - 1};" for _ in range(10)) if i else "ha"}">'
    for i in range(10)
)
ATTACKS = {
    "an entity used too often": (
        svg("&a;" * 3_000, f'<!DOCTYPE svg [<!ENTITY a "{"a" * 200}">]>'),
        "entities",
    ),
    "a long entity": (svg("", f'<!DOCTYPE svg [<!ENTITY a "{"a" * 201}">]>'), "entities"),
    "use of a file": (svg('<use href="other.svg#a"/>'), "outside the file"),
    "use of a site": (svg('<use xlink:href="http://example.org/a.svg#a"/>'), "outside the file"),
    "image": (svg('<image href="file:///etc/passwd"/>'), "outside the file"),
    "image of a site": (svg('<image xlink:href="https://example.org/a.png"/>'), "outside"),
    "image of an SVG": (svg('<image href="data:image/svg+xml;base64,AAAA"/>'), "outside"),
    "image in an editor's namespace": (
        svg('<x:image xmlns:x="http://example.org" href="file:///etc/passwd"/>'),
        "<image>",
    ),
    "script among an editor's notes": (svg("<metadata><script>1</script></metadata>"), "<script>"),
    "picture in a filter": (
        svg('<filter id="f"><feImage href="/etc/passwd"/></filter>'),
        "feImage",
    ),
    "behaviour": (svg('<path style="behavior:url(x.htc)" d="M0 0"/>'), "outside the file"),
    "gradient of a site": (svg('<linearGradient href="http://example.org/#a"/>'), "outside"),
    "script": (svg("<script>alert(1)</script>"), "<script>"),
    "script attribute": (svg('<path onload="alert(1)" d="M0 0h1"/>'), "“onload”"),
    "style sheet": (svg("<style>@import url(http://example.org)</style>"), "outside the file"),
    "foreign object": (svg("<foreignObject/>"), "<foreignObject>"),
    "animation": (svg("<path><animate/></path>"), "<animate>"),
    "another namespace": (svg('<x:g xmlns:x="http://example.org"/>'), "<g>"),
    "text": (svg("<text>1</text>"), "convert it to paths"),
    "fill from a site": (svg('<path fill="url(http://example.org/#a)" d="M0 0"/>'), "outside"),
    "style with a site": (svg('<path style="fill:url(//example.org/a#b)" d="M0 0"/>'), "outside"),
    "style escaped": (svg('<path style="fill:u\\72l(x)" d="M0 0"/>'), "something hidden"),
    "xml base": (svg('<g xml:base="http://example.org/"/>'), "outside"),
    "billion laughs": (
        svg("&l9;", f"<!DOCTYPE svg [{LAUGHS}]>"),
        "entities",
    ),
    "external entity": (
        svg("&x;", '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        "entities",
    ),
    "style instruction": (svg("", '<?xml-stylesheet href="x.css"?>'), "instruction"),
    "too large": (svg(f"<path d='M0 0{' ' * MAX_FACE_BYTES}'/>"), "larger"),
    "too deep": (svg("<g>" * 5_000 + "</g>" * 5_000), "deeper"),
    "svg inside": (svg(f'<svg {NS} viewBox="0 0 1 1"/>'), "<svg> inside <svg>"),
    "clipped": (svg('<path clip-path="url(#c)" d="M0 0h1"/>'), "wouldn’t be drawn"),
    "no view box": (f"<svg {NS}/>".encode(), "viewBox"),
    "endless number": (svg('<path d="M0 0h1e300"/>'), "far outside"),
    "endless transform": (svg('<g transform="scale(99999999)"/>'), "far outside"),
    "no number": (svg('<rect width="nan"/>'), "number"),
    "not XML": (b"<svg", "isn’t XML"),
    "not text": (b"\xff\xfe<\x00s\x00", "UTF-8"),
    "packed": (b"\x1f\x8b\x08\x00\x00", "UTF-8"),
    "empty": (b"", "isn’t XML"),
    "another root": (f"<g {NS}/>".encode(), "<svg>"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_hostile_files_are_refused_quickly(attack: str) -> None:
    data, reason = ATTACKS[attack]
    began = time.perf_counter()
    said = reason_against(data)
    assert time.perf_counter() - began < 2
    assert reason in said


HARMLESS = {
    "notes of an editor": '<s:namedview xmlns:s="http://example.org/s"><s:guide/></s:namedview>',
    "attributes of an editor": '<path xmlns:i="http://example.org/i" i:label="1" d="M0 0h9"/>',
    "metadata": '<metadata><r:RDF xmlns:r="http://example.org/r"/></metadata>',
    "title": "<title>Ace</title><desc>of spades</desc>",
    "space": '<g xml:space="preserve" xml:lang="en"/>',
    "no dashes": '<path style="stroke-dasharray:none;-i-font:x;line-height:1" d="M0 0h9"/>',
    "dashes": '<path stroke-dasharray="3,2" d="M0 0h9"/>',
    "classes": "<style>.a{fill:#f00}</style><path class='a' d='M0 0h9'/>",
    "text that flows": "<flowRoot><flowPara/></flowRoot>",
    "picture inside": (
        '<image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/>'
    ),
    "switch": "<switch><g/></switch>",
    "unused": '<defs><clipPath id="c"><path d="M0 0h9"/></clipPath><filter id="f"/></defs>',
    "the same id twice": '<g id="a"/><g id="a"/>',
    "comment": "<!-- <script/> -->",
}


@pytest.mark.parametrize("name", HARMLESS)
def test_what_draws_nothing_is_skipped(name: str) -> None:
    assert judged(svg(HARMLESS[name]))[0] == []


@pytest.mark.parametrize(
    "head",
    [
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">',
        "\ufeff",
        '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>',
    ],
)
def test_what_stands_before_a_picture_is_skipped(head: str) -> None:
    assert judged(svg("<g/>", head))[0] == []


def test_a_size_serves_as_view_box() -> None:
    data = f'<svg {NS} width="240" height="252pt"/>'.encode()
    assert judged(data) == ([], (240.0, 336.0))
    assert judged(b'<svg width="250" height="350"/>') == ([], (250.0, 350.0))


def test_all_reasons_against_a_face_are_said_and_each_once() -> None:
    twice = "<script/><script/><text/><text/>" + '<image href="/etc/passwd"/>' * 2
    reasons, _ = judged(svg(twice))
    assert len(reasons) == len(set(reasons)) == 3


def test_a_bomb_in_references_between_gradients_is_no_bomb() -> None:
    assert not reason_against(
        svg('<defs><linearGradient id="a" xlink:href="#b"/><linearGradient id="b"/></defs>')
    )


@pytest.mark.parametrize("deck", sorted(all_decks()))
def test_our_own_decks_pass(deck: str) -> None:
    assert check(all_decks()[deck].folder) == []


def test_families_are_those_of_the_games() -> None:
    assert FAMILIES["kabu"] == set(CARDS)
    assert FAMILIES["french"] == set(DECK)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A user's deck of one plain face for all cards."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "face.svg").write_bytes(svg('<path fill="#ffffff" d="M0 0h330v540h-330z"/>'))
    codes = "".join(f'"{code}" = "face.svg"\n' for code in CARDS)
    (folder / "deck.toml").write_text(
        'id = "mine"\nfamily = "kabu"\nsize = [330, 540]\n[name]\nen = "Mine"\n'
        '[[backs]]\nid = "b"\nfile = "face.svg"\nname.en = "Back"\n'
        f"[faces]\n{codes}",
        encoding="utf-8",
    )
    return folder


def change(folder: Path, old: str, new: str) -> None:
    path = folder / "deck.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_plain_deck_of_ones_own_is_good(mine: Path) -> None:
    assert check(mine) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"7c" = "face.svg"\n', "", "cards without a face (1): 7c"),
        ('"7c" = "face.svg"', '"11a" = "face.svg"', "unknown cards: 11a"),
        ('"7c" = "face.svg"', '"7c" = "../face.svg"', "inside its folder"),
        ('"7c" = "face.svg"', '"7c" = "/etc/passwd"', "inside its folder"),
        ('"7c" = "face.svg"', '"7c" = "C:/face.svg"', "inside its folder"),
        ('"7c" = "face.svg"', '"7c" = "..\\\\face.svg"', "inside its folder"),
        ('"7c" = "face.svg"', '"7c" = "gone.svg"', "missing"),
        ('"7c" = "face.svg"', '"7c" = "base/07.svg"', "missing"),
        ("size = [330, 540]", "size = [330, 0]", "isn’t possible"),
        ("size = [330, 540]", "size = [nan, 540]", "isn’t possible"),
        ("size = [330, 540]", "size = [3300, 540]", "narrow"),
        ("size = [330, 540]", "size = [400, 540]", "is 330 × 540"),
        ("size = [330, 540]", 'size = "large"', "deck.toml"),
        ('family = "kabu"', 'family = "tarot"', "unknown family"),
        ('id = "mine"', 'id = "../x"', "lower-case letters"),
        ('id = "mine"', 'id = "mine"\nbase = "../kabufuda"', "not a path"),
        ('id = "mine"', 'id = "mine"\nbase = "nothing"', "isn’t one of Cardtable’s own decks"),
        ('id = "mine"', 'id = "mine"\nbase = 7', "not a path"),
        ('id = "mine"', "id = " + "[" * 5_000, "isn’t valid"),
        ("[name]", "[name", "isn’t valid"),
        ('[[backs]]\nid = "b"\nfile = "face.svg"\nname.en = "Back"\n', "", "backs"),
        ("[faces]", '[[layers]]\noptions = ["x"]\ndir = "."\nfiles = ["face.svg"]\n[faces]', "“x”"),
        (
            "[faces]",
            '[[layers]]\noptions = []\ndir = "../.."\nfiles = ["face.svg"]\n[faces]',
            "inside",
        ),
    ],
)
def test_what_is_wrong_with_a_deck_is_said(mine: Path, old: str, new: str, says: str) -> None:
    change(mine, old, new)
    said = check(mine)
    assert any(says in sentence for sentence in said), said
    assert all(len(sentence) < 400 and sentence.isprintable() for sentence in said)


def test_a_link_out_of_the_folder_is_refused(mine: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.svg"
    shutil.copy(mine / "face.svg", outside)
    (mine / "link.svg").symlink_to(outside)
    change(mine, '"7c" = "face.svg"', '"7c" = "link.svg"')
    assert "leads outside" in check(mine)[0]
    with pytest.raises(BadDeck):
        load(mine)


def test_a_hostile_face_is_named(mine: Path) -> None:
    (mine / "face.svg").write_bytes(ATTACKS["script"][0])
    (sentence,) = check(mine)
    assert sentence.startswith("face.svg has <script>")


def test_a_missing_face_and_a_hostile_one_are_both_named_once(mine: Path) -> None:
    change(mine, '"7c" = "face.svg"', '"7c" = "gone.svg"')
    change(mine, '"8c" = "face.svg"', '"8c" = "lost.svg"')
    (mine / "face.svg").write_bytes(ATTACKS["script"][0])
    said = check(mine)
    assert [name for name in ("gone.svg", "lost.svg", "face.svg") for s in said if name in s] == [
        "gone.svg",
        "lost.svg",
        "face.svg",
    ]


def test_characters_that_steer_a_terminal_are_not_repeated(mine: Path) -> None:
    (mine / "face.svg").write_bytes(svg('<path d="M0 0" \u202eevil\u0301="1"/>'))
    change(mine, 'family = "kabu"', 'family = "\\u001b[2J"')
    assert all("\x1b" not in sentence and "\u202e" not in sentence for sentence in check(mine))


def test_files_of_a_base_may_be_used(mine: Path) -> None:
    change(mine, 'id = "mine"', 'id = "mine"\nbase = "kabufuda"')
    change(mine, '"7c" = "face.svg"', '"7c" = "base/07.svg"')
    assert check(mine) == []
    deck = load(mine)
    assert deck.picture("7c", deck.variant()) == all_decks()["kabufuda"].folder / "07.svg"
    assert title(deck, "base/01_akapin.svg", "de") == "1, rotes Ass (Aka-pin)"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(mine: Path) -> None:
    os.mkfifo(mine / "pipe.svg")
    change(mine, '"7c" = "face.svg"', '"7c" = "pipe.svg"')
    assert "isn’t a file" in check(mine)[0]
    (mine / "deck.toml").unlink()
    os.mkfifo(mine / "deck.toml")
    assert "isn’t a file" in check(mine)[0]


def test_no_folder(tmp_path: Path) -> None:
    assert "There’s no folder" in check(tmp_path / "none")[0]
    (tmp_path / "file").touch()
    assert check(tmp_path / "file") == [f"{tmp_path / 'file'}: Not a directory"]


@pytest.mark.parametrize("written", [".", "./", "../empty", "../empty/."])
def test_a_folder_is_named_however_its_path_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (said,) = check(Path(written))
    assert said.startswith("Deck empty: deck.toml")


def test_names_that_are_no_names(mine: Path) -> None:
    (mine / "titles.toml").write_text("x = 1", encoding="utf-8")
    assert "titles.toml" in check(mine)[0]


# -- what Qt draws otherwise than we read it -----------------------------------------------------
_NESTED = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="0 0 9 9"><image width="9" height="9" xlink:href="/secret.png"/></svg>'
)


def _with_image(data: bytes, kind: str = "png") -> bytes:
    coded = base64.b64encode(data).decode()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 330 540"><image width="9" height="9" xlink:href="data:image/{kind};'
        f'base64,{coded}"/></svg>'
    ).encode()


@pytest.mark.parametrize("kind", ["png", "jpeg"])
@pytest.mark.parametrize(
    "data",
    [
        _NESTED.encode(),
        b'<?xml version="1.0"?>' + _NESTED.encode(),
        b"<!--x-->" + _NESTED.encode(),
        gzip.compress(_NESTED.encode()),
        b"GIF89a" + bytes(40),
        b"\x00\x00\x01\x00" + bytes(40),
        b"/* XPM */",
        b"\x89P",
    ],
    ids=["svg", "xml", "comment", "svgz", "gif", "ico", "xpm", "short"],
)
def test_an_embedded_picture_is_what_its_bytes_are(data: bytes, kind: str) -> None:
    assert any("neither PNG nor JPEG" in reason for reason in judged(_with_image(data, kind))[0])


def test_padding_within_an_embedded_picture_hides_nothing() -> None:
    """Qt skips the signs of padding and goes on; many readers end there."""
    coded = base64.b64encode(_NESTED.encode()).decode()
    png = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode().rstrip("=")
    face = _with_image(b"").decode()
    for hidden in (f"=={coded}", f"=\n{coded}", coded[:3] + "=" + coded[3:]):
        assert judged(face.replace('base64,"', f'base64,{hidden}"').encode())[0]
    assert not judged(face.replace('base64,"', f'base64,{png[:4]}={png[4:]}"').encode())[0]


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n" + bytes(30), b"\xff\xd8\xff\xe0" + bytes(30)]
)
def test_bitmaps_may_be_embedded(data: bytes) -> None:
    assert judged(_with_image(data))[0] == []


@pytest.mark.parametrize(
    ("encoding", "taken"),
    [
        ("UTF-8", True),
        ("utf-8", True),
        ("ISO-8859-1", True),
        ("us-ascii", True),
        ("UTF-7", False),
        ("unicode-1-1-utf-7", False),
        ("HZ", False),
        ("HZ-GB-2312", False),
        ("UTF-16", False),
        ("IMAP-mailbox-name", False),
        ("SCSU", False),
        ("IBM037", False),
        ("ISO-2022-JP", False),
    ],
)
def test_only_encodings_are_taken_in_which_markup_is_what_we_read(
    encoding: str, taken: bool
) -> None:
    face = (
        f'<?xml version="1.0" encoding="{encoding}"?><svg xmlns="http://www.w3.org/2000/svg" '
        'viewBox="0 0 330 540"><rect width="9" height="9"/></svg>'
    )
    assert (judged(face.encode())[0] == []) is taken
