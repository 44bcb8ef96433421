"""The decks that came with the program."""

from __future__ import annotations

import functools
from pathlib import Path

from cardtable.art.assets import asset_folder
from cardtable.art.deck import Deck
from cardtable.art.deck_files import load


@functools.cache
def shipped_deck(folder: Path) -> Deck:
    """Return the deck in one of these folders."""
    return load(folder)


def shipped_folders() -> list[Path]:
    """Return the folders of the decks that came with the program; each is named like its deck."""
    folders = sorted((asset_folder() / "cards").iterdir())
    return [folder for folder in folders if (folder / "deck.toml").is_file()]


@functools.cache
def shipped_decks() -> dict[str, Deck]:
    """Return every deck that came with the program, by id."""
    decks = map(shipped_deck, shipped_folders())
    return {deck.id: deck for deck in decks}
