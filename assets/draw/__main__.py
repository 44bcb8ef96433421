"""Write the files: ``python -m assets.draw [french] [kabufuda] [table] [icons] [prefix ...]``.

``--check`` writes nothing and says which files are not, byte for byte, what would be written; the
bitmaps, which Qt makes, are left out.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

if __package__ in (None, ""):  # run as `python assets/draw`
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from assets.draw import (
    cloths,
    fox,
    furniture,
    guests,
    icons,
    people,
    pictures,
    portrait,
    seats,
    spring,
    stamps,
)
from assets.draw.decks import Job, french_jobs, kabufuda_jobs
from assets.draw.stand_ins import stand_in_jobs

ROOT = Path(__file__).resolve().parents[1]


def table_jobs() -> Iterator[Job]:
    for i in range(len(seats.SEATS)):
        yield f"table/chip_{i}.svg", lambda i=i: seats.chip(i)  # type: ignore[misc]
        yield f"table/seat_{i}.svg", lambda i=i: seats.badge(i)  # type: ignore[misc]
    for i, who in enumerate((*people.PEOPLE, *guests.GUESTS)):
        for mood, name in ((0, "avatar"), (1, "glad"), (-1, "sorry")):
            yield (
                f"table/{name}_{i}.svg",
                lambda w=who, m=mood: portrait.avatar(w, m),  # type: ignore[misc]
            )
    yield from furniture.files().items()
    yield from spring.files().items()
    yield from cloths.files().items()


def icon_jobs() -> Iterator[Job]:
    yield "icons/cardtable.svg", fox.card
    for size in fox.SEALS:
        yield f"icons/app/cardtable_{size}.svg", lambda n=size: fox.seal(n)  # type: ignore[misc]
    for name in icons.STROKES:
        yield f"icons/{name}.svg", lambda n=name: icons.icon(n)  # type: ignore[misc]
    for way in icons.ARROWS:
        for look in icons.ARROW_INKS:
            yield (
                f"icons/arrow_{way}_{look}.svg",
                lambda w=way, k=look: icons.arrow(w, k),  # type: ignore[misc]
            )


def jobs() -> Iterator[Job]:
    yield from kabufuda_jobs()
    yield from french_jobs()
    yield from stand_in_jobs()
    yield from table_jobs()
    yield from icon_jobs()
    yield from stamps.files().items()


#: Sizes of the program's own icon, in pixels.
APP_SIZES = (*fox.SEALS, 64, 128, 256, 512)


def picture_jobs() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Pictures made of the SVG files by Qt; they need PySide6."""
    app = ROOT / "icons" / "app"
    for size in APP_SIZES:
        drawn = app / f"cardtable_{size}.svg"
        if size not in fox.SEALS:
            drawn = app.with_name("cardtable.svg")
        yield (
            f"icons/app/cardtable_{size}.png",
            lambda n=size, of=drawn: pictures.png(of, n),  # type: ignore[misc]
        )
    yield "../docs/pictures/icon.png", lambda: pictures.icon_sheet(app)
    for deck in DECKS:
        yield f"sheets/{deck}.png", lambda d=deck: pictures.sheet(d)  # type: ignore[misc]


DECKS = (
    "kabufuda", "hanafuda", "mushibana", "komaru", "daini", "mefuda", "french_kabu", "french",
)


def check(words: list[str]) -> int:
    """Whether the files are what this Python would write, with these versions of the libraries."""
    count, other = 0, []
    for path, write in jobs():
        if words and not any(w in path for w in words):
            continue
        count += 1
        if (ROOT / path).read_bytes() != write().encode():
            other.append(path)
    print("\n".join(other) or f"{count} files are as they would be written")
    return 1 if other or not count else 0


def main(words: list[str]) -> int:
    """A word chooses the files whose path below assets/ contains it."""
    if "--check" in words:
        return check([word for word in words if word != "--check"])
    count = 0
    for path, write in jobs():
        if words and not any(w in path for w in words):
            continue
        target = ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(write(), encoding="utf-8")
        count += 1
    for path, make in picture_jobs():
        if words and not any(w in path for w in words):
            continue
        target = ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(make())
        count += 1
    print(f"{count} files written below {ROOT}")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
