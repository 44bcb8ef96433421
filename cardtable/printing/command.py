"""``cardtable deck ID --print FOLDER`` and ``--export``: decks for paper and for other programs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from cardtable.art import fonts
from cardtable.art.command import find, spoken, variant_of
from cardtable.art.contact_sheet import ensure_application
from cardtable.art.deck import Deck, Variant
from cardtable.failures import Failure, WrongUse
from cardtable.games import all_games
from cardtable.isolating import prepare_with
from cardtable.output import show, show_json
from cardtable.phrases.lists import in_row
from cardtable.printing import box, kde, leaflet, package, pictures, sheets
from cardtable.printing.pictures import CardPrint, NotPrinted
from cardtable.printing.stock import PAPERS, Print, Stock, stock
from cardtable.reasons import system_reason
from cardtable.translation import _, message, ngettext, pgettext, speaking


def produce(chosen: argparse.Namespace) -> int:
    """Do what ``--print`` or ``--export`` asks for."""
    if chosen.deck is None:
        raise WrongUse(message("--print and --export need a deck: cardtable deck DECK …"))
    if "" in (chosen.print, chosen.into):
        raise WrongUse(message("--print and --into need the name of a folder."))
    language, found = spoken(chosen.lang), find(chosen.deck)
    variant = variant_of(found, chosen.option, chosen.back)
    if chosen.export is not None:
        return exported(found, variant, chosen)
    return printed(found, variant, language, chosen)


def printed(found: Deck, variant: Variant, language: str, chosen: argparse.Namespace) -> int:
    """Write everything needed to print a deck into a new or empty folder."""
    target = Path(chosen.print)
    _room(target)
    application = ensure_application()
    fonts.load(language)
    prepare_with(fonts.load_for)
    names: list[str] = []
    try:
        with speaking(language):
            for file, data in _files(found, variant, language):
                _write(target / file, data)
                names.append(file)
            about = _readme(found, found.name(language), names)
        _write(target / "README.txt", about.encode())
        names.append("README.txt")
    except NotPrinted as error:
        raise Failure(error.args[0]) from error
    finally:
        del application
    if chosen.json:
        show_json({"deck": found.id, "folder": str(target), "files": names})
    else:
        show(message("{count} files written to {target}.", count=len(names), target=target))
    return 0


def exported(found: Deck, variant: Variant, chosen: argparse.Namespace) -> int:
    """Write a deck for another program, as one file in the folder ``--into``."""
    folder = Path(chosen.into or ".")
    try:
        os.stat(os.path.join(folder, ""))
    except OSError as error:
        raise Failure(
            message(
                "{target} can’t be written to ({strerror}).",
                target=folder,
                strerror=system_reason(error),
            )
        ) from error
    try:
        if chosen.export == "kde":
            application = ensure_application()
            target = folder / f"svg-cardtable-{found.id.replace('_', '-')}.tar.gz"
            data = kde.archive(found, variant)
            del application
        else:
            target, data = folder / f"cardtable-{found.id}.zip", package.package(found)
    except NotPrinted as error:
        raise Failure(error.args[0]) from error
    except OSError as error:
        raise Failure(
            message(
                "Deck {id} can’t be read ({strerror}).", id=found.id, strerror=system_reason(error)
            )
        ) from error
    _write(target, data)
    if chosen.json:
        show_json({"deck": found.id, "file": str(target)})
    else:
        show(message("{target} written.", target=target))
    return 0


def _room(target: Path) -> None:
    """Make sure that a folder is new or empty: existing files are never overwritten.

    Raises:
        Failure: if it is neither, or cannot be created.
    """
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise Failure(
                message(
                    "{target} isn’t an empty folder; printing needs a new or empty one.",
                    target=target,
                )
            )
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(
            message(
                "{target} can’t be written to ({strerror}).",
                target=target,
                strerror=system_reason(error),
            )
        ) from error
    except ValueError as error:  # not a possible file name on any system
        raise Failure(
            message("{target} can’t be written to (not a folder name).", target=target)
        ) from error


def _write(target: Path, data: bytes) -> None:
    try:
        package.write(target, data)
    except OSError as error:
        raise Failure(
            message(
                "{target} can’t be written ({strerror}).",
                target=target,
                strerror=system_reason(error),
            )
        ) from error


def _files(found: Deck, variant: Variant, language: str) -> Iterator[tuple[str, bytes]]:
    """Yield every file below the folder but the list of them: name and contents, on demand."""
    laid, name = stock(found, variant), found.name(language)
    if package.is_ours(found):
        yield "LICENSE", package.licence().encode()
    for card in (*laid.faces, laid.back):
        yield f"cards/{_called(card)}.pdf", sheets.card(card, laid, name)
    for paper in PAPERS:
        yield f"sheets/{paper}.pdf", sheets.sheets(laid, paper, name)
    for plate, data in sheets.plates(laid, name):
        yield f"plates/{plate}.pdf", data
    yield from _bitmaps(laid)
    for paper in PAPERS:
        yield f"box/{paper}.pdf", box.box(laid, paper, name, language)
    for game in all_games().values():
        if found.family in game.decks:
            yield f"rules/{game.id}.pdf", leaflet.leaflet(laid, game, language)


def _called(card: Print) -> str:
    return f"{card.name}_x{card.copies}" if card.copies > 1 else card.name


def _bitmaps(laid: Stock) -> Iterator[tuple[str, bytes]]:
    for card in (*laid.faces, laid.back):
        picture = CardPrint(card, laid)
        for density in pictures.DENSITIES:
            yield f"png/{density}/{_called(card)}.png", pictures.png(picture, laid, density)


def _readme(found: Deck, name: str, files: list[str]) -> str:
    """Return what is said about the files that were written."""
    written = [PurePosixPath(file) for file in files]
    plates = [file.stem for file in written if file.parts[0] == "plates"]
    lines = [
        _("{deck}, ready to print", deck=name),
        ngettext("{n} card", "{n} cards", stock(found, found.variant()).cards),
    ]
    for folder, said in _about_folders(plates).items():
        if any(file.parts[0] == folder for file in written):
            lines.append(f"\n{folder}/\n{said}")
    if package.is_ours(found):
        free = _(
            "The pictures are in the public domain (CC0 1.0): print, change and sell them as you "
            "like."
        )
        lines.append(f"\nLICENSE\n{free}")
    return "\n".join(lines) + "\n"


def _about_folders(plates: Iterable[str]) -> dict[str, str]:
    """Return what each folder contains, in one or two sentences; ``plates``: those written."""
    named = {
        "key": pgettext("printing plate", "key"),
        "colours": pgettext("printing plate", "colours"),
        "silver": pgettext("printing plate", "silver"),
        "gold": pgettext("printing plate", "gold"),
    }
    return {
        "cards": _(
            "Each card in its own file, with 3 mm bleed and crop marks. “x3” in a name means the "
            "deck has three copies of that card."
        ),
        "sheets": _(
            "All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at "
            "100%, double-sided, flipped on the long edge."
        ),
        "plates": _(
            "Separate plates, one page per card, for relief or screen printing: {plates}. The "
            "paper tint isn’t on any plate: use cream paper.",
            plates=in_row(named[plate] for plate in plates),
        ),
        "png": _("Single cards as pictures at 300 and 600 dpi, with bleed."),
        "box": _("A box: print it on stiff paper, cut it out and fold it."),
        "rules": _("The rules as A5 leaflets."),
    }
