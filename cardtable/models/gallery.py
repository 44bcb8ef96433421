"""The faces of a deck as a list, and what is told of each."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from cardtable.art.deck import BadDeck, Deck, Variant
from cardtable.art.deck_files import title
from cardtable.art.stories import story_of
from cardtable.games import all_games
from cardtable.isolating import bare, isolated
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.lists import labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _, current_language, ngettext


class FaceRole(IntEnum):
    """Roles of a face's row: the path of its picture."""

    FILE = Qt.ItemDataRole.UserRole + 1


class Shown(NamedTuple):
    """A face of a deck.

    Attributes:
        file: as the deck names it.
        codes: the cards that wear it; none if it is not played with.
    """

    file: str
    codes: tuple[str, ...]


def faces_of(deck: Deck) -> list[Shown]:
    """Every face of a deck once, in the order of its cards, then those that are not played with."""
    codes: dict[str, list[str]] = {}
    for code, file in deck.cards.items():
        codes.setdefault(file, []).append(code)
    faces = [Shown(file, tuple(own)) for file, own in codes.items()]
    return faces + [Shown(file, ()) for file in deck.more]


class FacesModel(RowModel[Shown]):
    """The faces of one deck."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck: Deck | None = None
        self._variant = Variant()

    def show(self, deck: Deck, variant: Variant) -> None:
        """Take the faces of a deck as it is worn."""
        self.deck, self._variant = deck, variant
        self.fill(faces_of(deck))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; its tooltip and what screen readers say is the face's name."""
        if self.deck is None or not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        face = self.rows[index.row()]
        match role:
            case FaceRole.FILE:
                return self.path(face)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return _title(self.deck, face)
        return None

    def path(self, face: Shown) -> Path:
        """Where the picture of a face is."""
        assert self.deck is not None
        return self.deck.picture_of(face.file, self._variant)


class Told(NamedTuple):
    """What the gallery says of a face, plain text.

    Attributes:
        name: what the face is called.
        place: its deck, and how many of the deck's cards look so.
        face: what is on it and where that comes from; may be empty.
        counts: what it is in the games that are played with it; empty if its name says so.
        deck: paragraphs about its deck.
    """

    name: str
    place: str
    face: str
    counts: str
    deck: str


def told(deck: Deck, face: Shown) -> Told:
    """Return what the gallery says of a face."""
    language = current_language()
    name, story = _title(deck, face), story_of(deck, face.file, language)
    number, called = len(face.codes), isolated(deck.name(language))
    if number:
        place = ngettext("{deck}: {n} card", "{deck}: {n} cards", number, deck=called)
    else:
        place = _("{deck}: not played with here", deck=called)
    return Told(
        name,
        place,
        story.face if story is not None else "",
        "\n".join(_counts(deck, face.codes[0], name)) if number else "",
        "\n\n".join(story.deck) if story is not None else "",
    )


def _title(deck: Deck, face: Shown) -> str:
    """A face's name, isolated; its file's name if the deck's titles cannot be used any more."""
    try:
        name = title(deck, face.file, current_language())
    except BadDeck:
        name = PurePosixPath(face.file).stem
    return isolated(name)


def _counts(deck: Deck, code: str, name: str) -> list[str]:
    found = []
    for game in all_games().values():
        if deck.family in game.decks or deck.id in game.decks:
            words = phrases_of(game.phrases)
            if (own := words.card(code)) != bare(name):
                found.append(labelled(words.title(), own))
    return found
