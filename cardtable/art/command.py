"""``cardtable deck``: lists decks, shows or draws one, checks a folder, imports other programs'."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cardtable.art.credits import credit
from cardtable.art.deck import BadDeck, Deck, Variant
from cardtable.art.deck_files import title
from cardtable.art.decks import all_decks, decks_for, refused_decks
from cardtable.art.safety import FAMILIES
from cardtable.failures import Failure, WrongUse
from cardtable.folders import own_folder
from cardtable.languages import find_language
from cardtable.output import counting, show, show_json
from cardtable.translation import current_language, message, nmessage, say

#: Pixels that a sheet is wide if nobody says how many.
_WIDTH = 1600


def deck(chosen: argparse.Namespace) -> int:
    """List the decks, describe or draw one, or check a folder."""
    if chosen.check is not None:
        if chosen.deck:
            raise WrongUse(message("--check needs a folder and nothing else."))
        return _check(Path(chosen.check), chosen.json)
    sources = vars(chosen)["import"]
    if sources is not None:
        if chosen.deck:
            raise WrongUse(message("--import needs files or a folder and nothing else."))
        return _import([Path(source) for source in sources], chosen.json)
    language = "en" if chosen.json and not chosen.lang else spoken(chosen.lang)
    if chosen.deck is None:
        if chosen.sheet is not None:
            raise WrongUse(message("--sheet needs a deck: cardtable deck DECK --sheet FILE …"))
        return _list(language, chosen.json)
    if chosen.deck.lower() not in all_decks() and chosen.deck in refused_decks():
        return _check(own_folder() / chosen.deck, chosen.json)
    found = find(chosen.deck)
    if chosen.sheet is None:
        return _print(found, language, chosen.json)
    return _draw(found, variant_of(found, chosen.option, chosen.back), language, chosen)


def spoken(name: str | None) -> str:
    """Return the code of the language asked for, or that of the command line if there is none."""
    return find_language(name) if name else current_language()


def find(name: str) -> Deck:
    """Return the deck with this id, ours or the player's own.

    Raises:
        WrongUse: if there is none.
    """
    found = all_decks().get(name.lower())
    if found is None:
        if name in refused_decks():
            raise Failure(refused_decks()[name])
        known = ", ".join(d.id for d in decks_for(tuple(FAMILIES)))
        raise WrongUse(
            message("Unknown deck “{name}”. Available: {known}.", name=name[:40], known=known)
        )
    return found


def variant_of(found: Deck, options: list[str], back: str | None) -> Variant:
    """Return a variant of a deck from options as typed (``index=off``) and one of its backs.

    Raises:
        WrongUse: if the deck does not have them.
    """
    known = [o.id for o in found.options]
    worn: dict[str, bool] = {}
    for word in options:
        key, _, value = word.partition("=")
        if key not in known or value not in ("on", "off"):
            raise WrongUse(
                message(
                    "Deck {id} has no option “{word}”. Available: {known}.",
                    word=word[:40],
                    id=found.id,
                    known=", ".join(f"{k}=on, {k}=off" for k in known),
                )
            )
        worn[key] = value == "on"
    backs = [b.id for b in found.backs]
    if back is not None and back not in backs:
        raise WrongUse(
            message(
                "Deck {id} has no back “{back}”. Available: {backs}.",
                id=found.id,
                back=back[:40],
                backs=", ".join(backs),
            )
        )
    return found.variant(worn, back or "")


def _list(language: str, as_json: bool) -> int:
    decks = decks_for(tuple(FAMILIES))
    if as_json:
        listed: list[dict[str, Any]] = [
            {
                "id": d.id,
                "family": d.family,
                "name": d.name(language),
                "cards": len(d.cards),
                "faces": len({*d.cards.values(), *d.more}),
                "options": [o.id for o in d.options],
                "backs": [b.id for b in d.backs],
                "author": d.author,
                "licence": d.licence,
            }
            for d in decks
        ]
        refused = [{"folder": name, "problem": why} for name, why in refused_decks().items()]
        show_json({"decks": listed, "refused": refused})
        return 0
    for d in decks:
        show(f"{d.id:12} {d.family:7} {d.name(language)} ({say(credit(d))})")
    for why in refused_decks().values():
        show(why)
    return 0


def _print(found: Deck, language: str, as_json: bool) -> int:
    faces = [(code, file, title(found, file, language)) for code, file in found.cards.items()]
    if as_json:
        show_json(
            {
                "id": found.id,
                "family": found.family,
                "name": found.name(language),
                "author": found.author,
                "licence": found.licence,
                "cards": [{"code": c, "file": f, "name": n} for c, f, n in faces],
            }
        )
        return 0
    cards = say(nmessage("{n} card", "{n} cards", len(faces)))
    show(f"{found.id}: {found.name(language)}, {cards} ({say(credit(found))})")
    for code, _, name in faces:
        show(f"  {code:4} {name}")
    return 0


def _draw(found: Deck, variant: Variant, language: str, chosen: argparse.Namespace) -> int:
    from cardtable.art.contact_sheet import ENDINGS, NARROWEST, WIDEST, ContactSheetFailed, write

    target, width = Path(chosen.sheet), _WIDTH if chosen.width is None else chosen.width
    if target.suffix.lower() not in ENDINGS:
        raise WrongUse(
            message(
                "The file name must end in {endings}; “{target}” doesn’t.",
                endings=", ".join(ENDINGS),
                target=target.name[:60],
            )
        )
    if not NARROWEST <= width <= WIDEST:
        raise WrongUse(
            message(
                "--width needs a number from {narrowest} to {widest}.",
                narrowest=NARROWEST,
                widest=WIDEST,
            )
        )
    try:
        write(found, variant, language, target, width, chosen.vision or "")
    except (ContactSheetFailed, BadDeck) as error:
        raise Failure(*error.args) from error
    if chosen.json:
        show_json({"deck": found.id, "file": str(target)})
    else:
        show(message("{target} written.", target=target))
    return 0


def _import(sources: list[Path], as_json: bool) -> int:
    from cardtable.art.importing import import_deck

    try:
        with counting("deck") as progress:
            made = import_deck(sources, own_folder(), progress, language=current_language())
    except BadDeck as error:
        for sentence in error.args[:-1]:
            show(sentence)
        raise Failure(error.args[-1]) from error
    found = find(made.id)
    if as_json:
        out = {
            "id": found.id,
            "folder": str(made.folder),
            "author": found.author,
            "licence": found.licence,
            "remarks": list(made.remarks),
        }
        show_json(out)
        return 0
    for sentence in made.remarks:
        show(sentence)
    show(
        message(
            "Deck {id} is now in {folder} ({credit}).",
            id=found.id,
            folder=str(made.folder),
            credit=credit(found),
        )
    )
    return 0


def _check(folder: Path, as_json: bool) -> int:
    from cardtable.art.trial import NotTried, judge

    try:
        wrong = list(dict.fromkeys(judge(folder)))
    except NotTried as error:
        raise Failure(
            message("Can’t tell whether this deck can be used: {error}.", error=error)
        ) from error
    if as_json:
        show_json({"folder": str(folder), "good": not wrong, "problems": wrong})
        return 1 if wrong else 0
    for sentence in wrong[:50]:
        show(sentence)
    if len(wrong) > 50:
        show(message("… and {count} more.", count=len(wrong) - 50))
    if wrong:
        raise Failure(
            nmessage(
                "This deck can’t be used: {n} problem.",
                "This deck can’t be used: {n} problems.",
                len(wrong),
            )
        )
    show(message("This deck can be used."))
    return 0
