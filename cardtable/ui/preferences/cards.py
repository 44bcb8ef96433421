"""The settings that games and decks bring along: cloths, decks, backs, options of decks."""

from __future__ import annotations

from cardtable.art.deck import Deck, Named
from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.isolating import isolated
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _
from cardtable.ui.language import Language
from cardtable.ui.preferences.rows import Shown
from cardtable.ui.settings.card_options import deck_of, is_on
from cardtable.ui.settings.cloths import CLOTHS, cloth_for, cloth_name
from cardtable.ui.settings.kept import Settings
from cardtable.ui.upkeep.plugin_faults import presentable_games


def cloths(settings: Settings) -> list[Shown]:
    """The cloth of each game."""
    return [_cloth(settings, game) for game in presentable_games()]


def _cloth(settings: Settings, game: Game) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        name = _("Table surface: {game}", game=phrases.title())
        return name, _("The surface for this game’s table.")

    return Shown(
        f"cloth_{game.id}",
        words,
        lambda: cloth_for(game, settings).id,
        lambda cloth: settings.cloth.__setitem__(game.id, cloth),
        str,
        lambda: {id_: cloth_name(id_) for id_ in CLOTHS},
    )


def cards(settings: Settings, language: Language) -> list[Shown]:
    """Deck and back of each game, and the options of all decks."""
    found, options = [], {}
    for game in presentable_games():
        decks = decks_for(game.decks)
        for deck in decks:
            options.update({option.id: option for option in deck.options})
        if len(decks) > 1:
            found.append(_deck(settings, language, game, decks))
        found.append(_back(settings, language, game))
    return [*found, *(_option(settings, language, option) for option in options.values())]


def _deck(settings: Settings, language: Language, game: Game, decks: list[Deck]) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        name = _("Deck: {game}", game=phrases.title())
        return name, _("Cards already on the table change too.")

    def named() -> dict[str, str]:
        return {deck.id: isolated(deck.name(language.code)) for deck in decks}

    return Shown(
        f"deck_{game.id}",
        words,
        lambda: deck_of(game, settings).id,
        lambda deck: settings.deck.__setitem__(game.id, deck),
        lambda: game.deck or decks[0].id,
        named,
    )


def _back(settings: Settings, language: Language, game: Game) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        name = _("Card back: {game}", game=phrases.title())
        return name, _("Each deck has its own backs.")

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
