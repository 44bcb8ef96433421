"""Which files a deck has, and the data file that tells the program about them.

A variant directory holds only the faces that differ.  ``deck.toml`` lists these directories as
layers, the most special first: for chosen options a face is taken from the first layer whose
options were all chosen and that has it, else from the deck's own directory.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from . import backs, courts, kabu_parts, kabufuda, pips
from .block import Block
from .kabu_parts import Mark
from .pips import RANKS, SUITS, Style
from .titles import french_title, kabufuda_title
from .traditional import traditional

Job = tuple[str, Callable[[], str]]

OPTIONS = ("large", "german", "four_colour")
LACQUERS = (
    ("back_black", "Black lacquer", "Schwarzer Lack", "黒裏", "黑漆"),
    ("back_red", "Red lacquer", "Roter Lack", "赤裏", "红漆"),
    ("back_indigo", "Indigo lacquer", "Indigo-Lack", "藍裏", "靛蓝漆"),
)
#: The old backs of Hanafuda; the first is its default.
PAPERS = (
    ("back_paper_black", "Black paper", "Schwarzes Papier", "黒紙", "黑纸"),
    ("back_paper_brown", "Russet paper", "Rotbraunes Papier", "紅葉色の紙", "枫红纸"),
)


def _style(options: tuple[str, ...]) -> Style:
    return Style("german" in options, "large" in options, "four_colour" in options)


def _layers() -> list[tuple[str, ...]]:
    return [c for n in (3, 2, 1, 0) for c in combinations(OPTIONS, n)]


def _differs(code: str, options: tuple[str, ...]) -> bool:
    """Does each of the options change this face?"""
    rank, suit = code[0], code[1:]
    if code.startswith("joker"):
        return options in ((), ("large",))
    return ("german" not in options or rank in "JQ") and (
        "four_colour" not in options or suit in ("D", "C")
    )


def _codes() -> list[str]:
    return [r + s for s in SUITS for r in RANKS] + ["joker_black", "joker_red"]


def french_face(code: str, style: Style) -> str:
    if code.startswith("joker"):
        return pips.finish(courts.joker(code == "joker_red", style))
    rank, suit = code[0], code[1]
    if rank in "JQK":
        return pips.finish(courts.court(rank, suit, style))
    block = pips.ace(suit, style) if rank == "A" else pips.page(rank, suit, style)
    return pips.finish(block)


def french_jobs() -> Iterator[Job]:
    """(path below assets/, how to write it) for every file of the French deck."""
    for options in _layers():
        style = _style(options)
        folder = "".join(f"{o}_" for o in options)[:-1]
        for code in _codes():
            if _differs(code, options):
                path = f"cards/french/{folder}/{code}.svg".replace("//", "/")
                yield path, lambda c=code, s=style: french_face(c, s)  # type: ignore[misc]
    for name, draw in backs.FRENCH.items():
        yield f"cards/french/{name}.svg", lambda d=draw: pips.finish(d())  # type: ignore[misc]
    yield "cards/french/deck.toml", french_toml
    yield "cards/french/titles.toml", french_titles


def faces(folder: str, stem: str, draw: Callable[[], Block], number: int, gold: bool,
          bare: bool = True, dressed: Callable[[Mark], Block] | None = None) -> Iterator[Job]:
    """A face without its number, with it, and with a large one."""
    marks: list[tuple[str, Mark | None]] = [("", None)] if bare else []
    marks += [("index/", Mark(number, gold)), ("large/", Mark(number, gold, True))]
    face = kabu_parts.Face(draw, dressed)
    for inside, mark in marks:
        yield f"{folder}/{inside}{stem}.svg", lambda m=mark: face.written(m)  # type: ignore[misc]


def kabufuda_jobs() -> Iterator[Job]:
    for stem, (draw, number, gold) in kabufuda.FACES.items():
        if number:
            dressed = kabufuda.DRESSED.get(stem)
            yield from faces("cards/kabufuda", stem, draw, number, gold, dressed=dressed)
        else:
            yield f"cards/kabufuda/{stem}.svg", lambda d=draw: kabu_parts.Face(d).written()  # type: ignore[misc]
    for name in backs.LACQUER:
        yield (
            f"cards/kabufuda/back_{name}.svg",
            lambda n=name: kabu_parts.plain(backs.lacquer(n)),  # type: ignore[misc]
        )
    yield "cards/kabufuda/deck.toml", kabufuda_toml
    yield "cards/kabufuda/titles.toml", kabufuda_titles


HEAD = """\
# Written by `python -m assets.draw`. Do not edit.
# A face is looked up in the layers from the top: the first whose options are all chosen and
# whose directory has the file wins; else the file beside this one.
"""


def table(name: str, rows: dict[str, str]) -> str:
    body = "".join(f'"{k}" = "{v}"\n' for k, v in rows.items())
    return f"\n[{name}]\n{body}"


def printed(width: float, hair: float, cover: str) -> str:
    """How wide a card is when cut and what of its rim is for screens only (mm); the box's face."""
    return f'\n[print]\nwidth = {width}\nhair = {hair}\ncover = "{cover}"\n'


def layer(options: tuple[str, ...], files: list[str], folder: str = "") -> str:
    opts = ", ".join(f'"{o}"' for o in options)
    names = "".join(f'    "{f}",\n' for f in files)
    folder = folder or "_".join(options)
    return f'\n[[layers]]\noptions = [{opts}]\ndir = "{folder}"\nfiles = [\n{names}]\n'


def names(en: str, de: str, ja: str, zh: str) -> dict[str, str]:
    return {"en": en, "de": de, "ja": ja, "zh_CN": zh, "zh_TW": traditional(zh)}


def variant(ident: str, on: bool, en: str, de: str, ja: str, zh: str) -> str:
    head = f'\n[[variants]]\nid = "{ident}"\ndefault = {str(on).lower()}\n'
    rows = "".join(f'name.{k} = "{v}"\n' for k, v in names(en, de, ja, zh).items())
    return head + rows


def back(ident: str, en: str, de: str, ja: str, zh: str, prefix: str = "") -> str:
    rows = "".join(f'name.{k} = "{v}"\n' for k, v in names(en, de, ja, zh).items())
    return f'\n[[backs]]\nid = "{ident}"\nfile = "{prefix}{ident}.svg"\n{rows}'


def index_variants() -> str:
    """How a Japanese card's number can be shown: small, large, or not at all."""
    return variant(
        "index", True, "Modern index", "Moderne Eckzeichen", "数字つき", "现代角标"
    ) + variant("large", False, "Large index", "Große Eckzeichen", "大きな数字", "大字角标")


def index_layers(files: list[str], prefix: str = "") -> str:
    """The large index wins where both are chosen."""
    return "".join(layer((name,), files, prefix + name) for name in ("large", "index"))


def lacquers(prefix: str = "") -> str:
    """The backs that all Japanese cards have; black like the faces' rims is the default."""
    return "".join(back(*row, prefix=prefix) for row in LACQUERS)


def papers(prefix: str = "") -> str:
    """The backs of Hanafuda alone."""
    return "".join(back(*row, prefix=prefix) for row in PAPERS)


def titles(rows: dict[str, tuple[str, str, str, str]]) -> str:
    """The file of the faces' names, which the program reads only when it shows them."""
    out = "# Written by `python -m assets.draw`. Do not edit.\n"
    for file, four in rows.items():
        out += f'\n["{file}"]\n' + "".join(f'{k} = "{v}"\n' for k, v in names(*four).items())
    return out


def french_toml() -> str:
    out = HEAD + '\nid = "french"\nfamily = "french"\nsize = [635, 889]\nlicence = "CC0-1.0"\n'
    out += table("name", names("French cards", "Französisches Blatt", "トランプ", "扑克牌"))
    out += printed(63.5, 0.6, "QH.svg")
    out += variant("large", False, "Large index", "Große Eckzeichen", "大きな数字", "大字角标")
    out += variant(
        "german", False, "German letters (A K D B)", "Deutsche Buchstaben (A K D B)",
        "ドイツ式の文字 (A K D B)", "德国字母（A K D B）",
    )
    out += variant(
        "four_colour", False, "Four-colour suits", "Vier Farben", "4色マーク", "四色花色"
    )
    out += back(
        "back_1", "Hemp leaf, indigo", "Hanfblatt, Indigo", "麻の葉（藍）", "麻叶纹（靛蓝）"
    )
    out += back("back_2", "Waves, red", "Wellen, Rot", "青海波（赤）", "青海波（红）")
    out += back("back_3", "Lozenges, green", "Rauten, Grün", "菱（緑）", "菱纹（绿）")
    out += back("back_4", "Leaves, plum", "Blätter, Pflaume", "双葉（梅）", "双叶纹（梅紫）")
    for options in _layers()[:-1]:
        files = [f"{c}.svg" for c in _codes() if _differs(c, options)]
        out += layer(options, files)
    faces = {c: f"{c}.svg" for c in _codes()[:-2]}
    faces |= {"b": "joker_black.svg", "R": "joker_red.svg"}
    return out + table("faces", faces)


def french_titles() -> str:
    return titles({f"{c}.svg": french_title(c) for c in _codes()})


def kabufuda_toml() -> str:
    out = HEAD + '\nid = "kabufuda"\nfamily = "kabu"\nsize = [330, 540]\nlicence = "CC0-1.0"\n'
    out += 'blank = "blank.svg"\n'
    out += table("name", names("Kabufuda", "Kabufuda", "株札", "株札"))
    out += printed(33.0, 0.6, "01_akapin.svg")
    out += index_variants()
    out += lacquers()
    out += index_layers([f"{s}.svg" for s, (_, n, _m) in kabufuda.FACES.items() if n])
    faces = {}
    for n in range(1, 11):
        for copy in "abcd":
            stem = {"1d": "01_akapin", "4d": "04_kinshi"}.get(f"{n}{copy}", f"{n:02d}")
            faces[f"{n}{copy}"] = f"{stem}.svg"
    return out + table("faces", faces)


def kabufuda_titles() -> str:
    return titles({f"{s}.svg": kabufuda_title(s) for s, (_, n, _m) in kabufuda.FACES.items() if n})
