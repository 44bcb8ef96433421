"""The decks that stand in for Kabufuda: Hanafuda, Mushi-bana, French cards without courts.

A deck with a ``base`` takes files of another deck's folder: ``base/01_bright.svg``.
"""

from collections.abc import Iterator
from functools import partial

from . import backs, demons, hanafuda, kabu_parts, mamefuda
from .decks import (
    HEAD,
    Job,
    back,
    faces,
    index_layers,
    index_variants,
    lacquers,
    layer,
    names,
    papers,
    printed,
    table,
    titles,
    variant,
)
from .titles import ONI, hanafuda_title, mamefuda_title

#: Red stands for the specials: the red ace and the silver four are copies d.
SUIT_OF_COPY = {"a": "S", "b": "C", "c": "D", "d": "H"}


def head(
    ident: str, order: int, base: str = "", family: str = "kabu", size: str = "330, 540"
) -> str:
    out = HEAD + f'\nid = "{ident}"\nfamily = "{family}"\norder = {order}\nsize = [{size}]\n'
    return out + 'licence = "CC0-1.0"\n' + (f'base = "{base}"\n' if base else "")


def hanafuda_jobs() -> Iterator[Job]:
    folder = "cards/hanafuda"
    for stem, draw in hanafuda.FACES.items():
        yield from faces(folder, stem, draw, hanafuda.month(stem), hanafuda.is_bright(stem))
    for name in backs.LACQUER:
        yield f"{folder}/back_{name}.svg", lambda n=name: kabu_parts.plain(backs.lacquer(n))  # type: ignore[misc]
    for name in backs.PAPER:
        yield f"{folder}/back_paper_{name}.svg", lambda n=name: kabu_parts.plain(backs.paper(n))  # type: ignore[misc]
    yield f"{folder}/deck.toml", hanafuda_toml
    yield f"{folder}/titles.toml", hanafuda_titles


def hanafuda_toml() -> str:
    out = head("hanafuda", 1) + table("name", names("Hanafuda", "Hanafuda", "花札", "花札"))
    out += printed(33.0, 0.6, "08_bright.svg")
    out += index_variants() + papers() + lacquers()
    out += index_layers([f"{s}.svg" for s in hanafuda.FACES])
    codes = {
        f"{n}{c}": f"{stem}.svg"
        for n in range(1, 11)
        for c, stem in zip("abcd", hanafuda.copies(n), strict=True)
    }
    out += table("faces", codes)
    # Willow and Paulownia are no Kabu cards, yet they are drawn and shown in the picture book.
    more = [f"{s}.svg" for n in (11, 12) for s in hanafuda.copies(n)]
    out = out.replace("\n[name]", "more = [" + ", ".join(f'"{m}"' for m in more) + "]\n\n[name]", 1)
    return out


def hanafuda_titles() -> str:
    return titles({f"{s}.svg": hanafuda_title(s) for s in hanafuda.FACES})


def mushibana_jobs() -> Iterator[Job]:
    for rank in (6, 7):
        for stem in hanafuda.copies(hanafuda.MUSHI[rank]):
            yield from faces(
                "cards/mushibana", stem, hanafuda.FACES[stem], rank, hanafuda.is_bright(stem), False
            )
    yield "cards/mushibana/deck.toml", mushibana_toml


def mushibana_toml() -> str:
    out = head("mushibana", 2, "hanafuda")
    out += table("name", names("Mushi-bana", "Mushi-bana", "虫花", "虫花"))
    out += printed(33.0, 0.6, "base/11_bright.svg")
    out += index_variants() + papers("base/") + lacquers("base/")
    stems = {rank: hanafuda.copies(of) for rank, of in sorted(hanafuda.MUSHI.items())}
    own = [f"{s}.svg" for rank in (6, 7) for s in stems[rank]]
    out += index_layers(own)
    rest = [f"{s}.svg" for rank, found in stems.items() if rank not in (6, 7) for s in found]
    out += index_layers(rest, "base/")
    codes = {
        f"{rank}{c}": f"base/{stem}.svg"
        for rank, found in stems.items()
        for c, stem in zip("abcd", found, strict=True)
    }
    return out + table("faces", codes)


def french_kabu_toml() -> str:
    """Ace to ten of the four suits; hearts are copies d, so the red ace is the ace of hearts."""
    out = head("french_kabu", 6, "french", size="635, 889")
    out += table(
        "name",
        names(
            "French cards, ace to ten", "Französisches Blatt, Ass bis Zehn",
            "トランプ（A〜10）", "扑克牌（A至10）",
        ),
    )
    out += printed(63.5, 0.6, "base/AS.svg")
    out += variant("large", False, "Large index", "Große Eckzeichen", "大きな数字", "大字角标")
    out += variant(
        "four_colour", False, "Four-colour suits", "Vier Farben", "4色マーク", "四色花色"
    )
    for i, row in enumerate((
        ("Hemp leaf, indigo", "Hanfblatt, Indigo", "麻の葉（藍）", "麻叶纹（靛蓝）"),
        ("Waves, red", "Wellen, Rot", "青海波（赤）", "青海波（红）"),
        ("Lozenges, green", "Rauten, Grün", "菱（緑）", "菱纹（绿）"),
        ("Leaves, plum", "Blätter, Pflaume", "双葉（梅）", "双叶纹（梅紫）"),
    )):
        out += back(f"back_{i + 1}", *row, prefix="base/")
    codes = {
        f"{n}{c}": "A23456789T"[n - 1] + s for n in range(1, 11) for c, s in SUIT_OF_COPY.items()
    }
    red = [f"{code}.svg" for code in codes.values() if code[1] in "DC"]
    out += layer(("large", "four_colour"), red, "base/large_four_colour")
    out += layer(("large",), [f"{code}.svg" for code in codes.values()], "base/large")
    out += layer(("four_colour",), red, "base/four_colour")
    return out + table("faces", {k: f"base/{code}.svg" for k, code in codes.items()})


MAME_NAMES = {
    "komaru": ("Mamefuda: Komaru", "Mamefuda: Komaru", "豆札・小丸", "豆札·小丸"),
    "daini": ("Mamefuda: Daini", "Mamefuda: Daini", "豆札・大二", "豆札·大二"),
    "mefuda": ("Mamefuda: Mefuda", "Mamefuda: Mefuda", "豆札・目札", "豆札·目札"),
}


def mamefuda_jobs() -> Iterator[Job]:
    for deck, (draw, _) in mamefuda.DECKS.items():
        for stem, (n, special) in mamefuda.stems(deck).items():
            card = partial(draw, n, special)
            yield from faces(f"cards/{deck}", stem, card, n, special, dressed=card)
        oni = kabu_parts.Face(partial(demons.onifuda, deck))
        yield f"cards/{deck}/onifuda.svg", oni.written
        yield f"cards/{deck}/deck.toml", lambda d=deck: mamefuda_toml(d)  # type: ignore[misc]
        yield f"cards/{deck}/titles.toml", lambda d=deck: mamefuda_titles(d)  # type: ignore[misc]


def mamefuda_toml(deck: str) -> str:
    out = head(deck, 3 + list(mamefuda.DECKS).index(deck), "kabufuda")
    out += 'more = ["onifuda.svg"]\n'
    out += table("name", names(*MAME_NAMES[deck]))
    out += printed(33.0, 0.6, "04_special.svg")
    out += index_variants() + lacquers("base/")
    found = mamefuda.stems(deck)
    out += index_layers([f"{s}.svg" for s in found])
    codes = {}
    for n in range(1, 11):
        for c in "abcd":
            special = c == "d" and n in mamefuda.DECKS[deck][1]
            codes[f"{n}{c}"] = f"{n:02d}{'_special' if special else ''}.svg"
    return out + table("faces", codes)


def mamefuda_titles(deck: str) -> str:
    found = mamefuda.stems(deck)
    rows = {f"{s}.svg": mamefuda_title(deck, *v) for s, v in found.items()}
    return titles(rows | {"onifuda.svg": ONI})


def stand_in_jobs() -> Iterator[Job]:
    yield from hanafuda_jobs()
    yield from mushibana_jobs()
    yield from mamefuda_jobs()
    yield "cards/french_kabu/deck.toml", french_kabu_toml
