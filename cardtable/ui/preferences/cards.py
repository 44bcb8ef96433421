"""Cards: the deck and the back for each family of games, and the cards' dress."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from cardtable.art.deck import Deck, Named
from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.phrases.isolating import isolated
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.preferences.setting import Levers, Setting
from cardtable.ui.settings.dress import is_worn
from cardtable.ui.upkeep.plugin_faults import presentable_games


def cards(levers: Levers) -> list[Setting]:
    """All settings of this section."""
    families: dict[str, list[Game]] = {}
    for game in presentable_games():
        for family in game.decks:
            families.setdefault(family, []).append(game)
    found, dresses = [], {}
    for family, games in families.items():
        decks = decks_for((family,))
        if not decks:
            continue
        for deck in decks:
            dresses.update({option.id: option for option in deck.options})
        if len(decks) > 1:
            found.append(_deck(levers, family, decks, games))
        found.append(_back(levers, family, decks, games))
    return [*found, *(_dress(levers, option) for option in dresses.values())]


def _titles(games: list[Game]) -> str:
    return " · ".join(phrases_of(game.phrases).title() for game in games)


def _chosen(levers: Levers, family: str, decks: list[Deck]) -> Deck:
    kept = levers.shared.settings.deck(family)
    return next((deck for deck in decks if deck.id == kept), decks[0])


def _deck(levers: Levers, family: str, decks: list[Deck], games: list[Game]) -> Setting:
    translate = QCoreApplication.translate

    def words() -> tuple[str, str]:
        name = translate("Settings", "Deck: {games}").format(games=_titles(games))
        return name, translate("Settings", "Cards that lie on the table change as well.")

    def named() -> list[tuple[str, str]]:
        language = levers.shared.language.code
        return [(deck.id, isolated(deck.name(language))) for deck in decks]

    return Setting(
        f"deck_{family}",
        words,
        lambda: _chosen(levers, family, decks).id,
        partial(levers.table.set_deck, family),
        lambda: decks[0].id,
        named,
    )


def _back(levers: Levers, family: str, decks: list[Deck], games: list[Game]) -> Setting:
    translate = QCoreApplication.translate

    def words() -> tuple[str, str]:
        name = translate("Settings", "Back: {games}").format(games=_titles(games))
        return name, translate("Settings", "Each deck has backs of its own.")

    def read() -> str:
        deck = _chosen(levers, family, decks)
        kept = levers.shared.settings.back(deck.id)
        return kept if any(back.id == kept for back in deck.backs) else deck.backs[0].id

    def named() -> list[tuple[str, str]]:
        language = levers.shared.language.code
        backs = _chosen(levers, family, decks).backs
        return [(back.id, _name(back, language)) for back in backs]

    return Setting(
        f"back_{family}",
        words,
        read,
        lambda back: levers.table.set_back(_chosen(levers, family, decks).id, back),
        lambda: _chosen(levers, family, decks).backs[0].id,
        named,
    )


def _name(named: Named, language: str) -> str:
    return named.names.get(language, named.names.get("en", named.id))


def _dress(levers: Levers, option: Named) -> Setting:
    settings, language = levers.shared.settings, levers.shared.language

    def about() -> str:
        translate = QCoreApplication.translate
        return {
            "index": translate("Settings", "Japanese cards show their number in the corner."),
            "large": translate("Settings", "The signs in the corners are larger."),
            "german": translate("Settings", "King, queen and jack are K, D and B."),
            "four_colour": translate("Settings", "No two suits have the same colour."),
        }.get(option.id, "")

    return Setting(
        option.id,
        lambda: (_name(option, language.code), about()),
        lambda: is_worn(option, settings, language.code),
        partial(levers.looks.wear, option.id),
        lambda: option.default or (option.id == "german" and language.code == "de"),
    )
