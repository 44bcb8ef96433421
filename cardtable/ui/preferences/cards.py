"""The settings of each game's table: cloth, deck, back; and the options of decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter

from cardtable.art.deck import Deck, Named, Variant
from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.isolating import isolated
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _
from cardtable.ui.language import Language
from cardtable.ui.pieces import Picture, lying, piece
from cardtable.ui.preferences.rows import Shown
from cardtable.ui.settings.chosen import deck_of, is_on, variant_for
from cardtable.ui.settings.cloths import CLOTHS, cloth_for, cloth_name
from cardtable.ui.settings.kept import Settings
from cardtable.ui.upkeep.plugin_faults import presentable_games
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.theme import Theme

Chosen = tuple[Callable[[], str], Callable[[str], object]]


def _cloth(settings: Settings, game: Game) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        return _("Table surface: {game}", game=phrases.title()), ""

    return Shown(
        f"cloth_{game.id}",
        words,
        lambda: cloth_for(game, settings).id,
        lambda cloth: settings.cloth.__setitem__(game.id, cloth),
        str,
        lambda: {id_: cloth_name(id_) for id_ in CLOTHS},
        lambda cloth, theme: partial(piece, CLOTHS[cloth].weave(theme.dark, 1.0).toImage()),
    )


def _table(
    weave: QImage, deck: Deck, variant: Variant, codes: list[str], size: QSize, ratio: float
) -> QImage:
    """A fan of cards on a piece of cloth."""
    cloth = piece(weave, size, ratio)
    inset = size.height() // 10
    fan = card_fan(deck, variant, codes, size - QSize(2 * inset, 2 * inset), ratio)
    painter = QPainter(cloth)
    painter.drawImage(QPointF(inset, inset), fan)
    painter.end()
    return cloth


def tables(settings: Settings, language: Language, chosen: Chosen) -> list[Shown]:
    """The game whose cards are shown; below it cloth, deck and back of each game.

    Args:
        settings: where they are kept.
        language: in which cards are shown.
        chosen: reads and writes the game that is shown.
    """
    games = {game.id: game for game in presentable_games()}

    def seen(id_: str, theme: Theme) -> Picture:
        game = games[id_]
        deck = deck_of(game, settings)
        variant = variant_for(deck, settings, language.code)
        weave = cloth_for(game, settings).weave(theme.dark, 1.0).toImage()
        return partial(_table, weave, deck, variant, samples(deck, 3))

    def named() -> dict[str, str]:
        return {id_: phrases_of(game.phrases).title() for id_, game in games.items()}

    read, write = chosen
    found = [Shown("table", lambda: (_("Game"), ""), read, write, read, named, seen)]
    for game in games.values():
        decks = decks_for(game.decks)
        found.append(_cloth(settings, game))
        if len(decks) > 1:
            found.append(_deck(settings, language, game, decks))
        found.append(_back(settings, language, game))
    return found


def deck_options(settings: Settings, language: Language) -> list[Shown]:
    """The options of all decks."""
    decks = [deck for game in presentable_games() for deck in decks_for(game.decks)]
    options = {option.id: option for deck in decks for option in deck.options}
    return [_option(settings, language, option) for option in options.values()]


def _deck(settings: Settings, language: Language, game: Game, decks: list[Deck]) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        name = _("Deck: {game}", game=phrases.title())
        return name, _("Cards already on the table change too.")

    def fan(id_: str, _theme: Theme) -> Picture:
        deck = next(deck for deck in decks if deck.id == id_)
        variant = variant_for(deck, settings, language.code)
        return partial(card_fan, deck, variant, samples(deck, 3))

    def named() -> dict[str, str]:
        return {deck.id: isolated(deck.name(language.code)) for deck in decks}

    return Shown(
        f"deck_{game.id}",
        words,
        lambda: deck_of(game, settings).id,
        lambda deck: settings.deck.__setitem__(game.id, deck),
        lambda: game.deck or decks[0].id,
        named,
        fan,
    )


def _back(settings: Settings, language: Language, game: Game) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        return _("Card back: {game}", game=phrases.title()), ""

    def on_cloth(back: str, theme: Theme) -> Picture:
        deck = deck_of(game, settings)
        variant = variant_for(deck, settings, language.code)
        weave = cloth_for(game, settings).weave(theme.dark, 1.0).toImage()
        return partial(lying, weave, deck.picture(None, replace(variant, back=back)), deck.ratio)

    def read() -> str:
        deck = deck_of(game, settings)
        kept = settings.back[deck.id]
        return kept if any(back.id == kept for back in deck.backs) else deck.backs[0].id

    def named() -> dict[str, str]:
        return {back.id: _name(back, language.code) for back in deck_of(game, settings).backs}

    return Shown(
        f"back_{game.id}",
        words,
        read,
        lambda back: settings.back.__setitem__(deck_of(game, settings).id, back),
        lambda: deck_of(game, settings).backs[0].id,
        named,
        on_cloth,
    )


def _name(named: Named, language: str) -> str:
    return named.names.get(language, named.names.get("en", named.id))


def _option(settings: Settings, language: Language, option: Named) -> Shown:

    def about() -> str:
        return {
            "index": _("Japanese cards show their number in the corner."),
            "large": _("Larger numbers and suits in the corners of cards."),
            "german": _("King, queen and jack are K, D and B."),
            "four_colour": _("No two suits have the same colour."),
        }.get(option.id, "")

    return Shown(
        option.id,
        lambda: (_name(option, language.code), about()),
        lambda: is_on(option, settings, language.code),
        lambda on: settings.card_option.__setitem__(option.id, on),
        lambda: option.default or (option.id == "german" and language.code == "de"),
    )
