"""The rules of the Kabu games about the dealer, and about the showdown against the dealer."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication

from cardtable.engine.options import Options
from cardtable.games.kabu.rules import Rules
from cardtable.phrases.kabu import examples
from cardtable.phrases.kabu.options import value_meaning
from cardtable.phrases.kabu.words import triple
from cardtable.phrases.rulebook import Passage


class Meaning(Protocol):
    """Makes the passage of an option, under its own id or another; ``None`` if there is none."""

    def __call__(self, key: str, id_: str = "") -> Passage | None: ...


def showdown_passages(
    game_id: str, options: Options, rules: Rules, meaning: Meaning
) -> list[Passage | None]:
    """How columns are compared and paid; ``meaning`` makes the passage of an option."""
    translate = QCoreApplication.translate
    pay = meaning("arashi_pay") or Passage(
        "arashi_pay", value_meaning("arashi_pay", rules.triple_pay)
    )
    shown = tuple(key for key in ("tie", "arashi_pay", "max_total_bet") if key in options)
    return [
        Passage(
            "compare",
            translate(
                "KabuRules",
                "All cards are turned over, and each column is compared with the dealer’s hand "
                "separately. A higher total wins as much as was staked; a lower one loses the "
                "stake.",
            ),
        ),
        meaning("tie"),
        Passage(
            "triple",
            translate(
                "KabuRules",
                "Three cards of the same rank in a column are called {triple}. They win against "
                "any ordinary hand of the dealer, whatever its total.",
            ).format(triple=triple(game_id)),
        ),
        pay,
        Passage(
            "bank_empty",
            translate(
                "KabuRules",
                "If the dealer cannot pay more than the plain stakes, the players get it in turn "
                "order until the dealer’s chips are gone.",
            ),
            ("credit",),
        )
        if not rules.credit
        else None,
        meaning("arashi_dealer"),
        *_dealer_triple(rules, meaning),
        _example(game_id, rules, shown),
    ]


def _example(game_id: str, rules: Rules, of: tuple[str, ...]) -> Passage | None:
    """A round of four stakes, if the limit allows them."""
    stake = examples.stake(rules)
    if not stake:
        return None
    said = QCoreApplication.translate(
        "KabuRules", "An example: four players have each put %n chip(s) on a column.", "", stake
    )
    return Passage("example", said, of, examples.showdown(game_id, rules))


def _dealer_triple(rules: Rules, meaning: Meaning) -> list[Passage | None]:
    """Only Kyo-Kabu has a dealer's triple that needs no option."""
    if not rules.field:
        return []
    return [
        Passage(
            "dealer_triple",
            QCoreApplication.translate(
                "KabuRules",
                "Three fives, sixes, sevens or eights of the dealer beat every column that is not "
                "sorokabu itself; other triples of the dealer are nothing special.",
            ),
        ),
        meaning("soro_clash"),
    ]


def dealer_passages(
    game_id: str, options: Options, rules: Rules, meaning: Meaning
) -> list[Passage | None]:
    """What the dealer draws, wins with at once, and may do; ``meaning`` as above."""
    translate = QCoreApplication.translate
    return [
        Passage(
            "dealer_second",
            translate("KabuRules", "The dealer takes a second card and looks at both."),
        ),
        *_specials(game_id, options, rules, meaning),
        meaning("third_dealer", "dealer_third"),
        meaning("dealer_third_pos"),
        Passage(
            "dealer_hidden",
            translate(
                "KabuRules",
                "The dealer’s cards, a third one too, stay hidden until all are shown.",
            ),
        ),
        meaning("dealer_zero3"),
        Passage(
            "three_tens",
            translate("KabuRules", "Three tens of the dealer are an arashi, not a 0."),
            ("dealer_zero3", "arashi_dealer"),
        )
        if 10 in rules.dealer_triples
        else None,
    ]


def _specials(
    game_id: str, options: Options, rules: Rules, meaning: Meaning
) -> list[Passage | None]:
    translate = QCoreApplication.translate
    keys = tuple(k for k in ("yaku_41",) if k in options)
    order = "kuppin_order" if game_id == "kyo-kabu" else "yaku_order"
    if (4, 1) in rules.specials:
        text = translate(
            "KabuRules",
            "If these two cards are a 4 and a 1 (shippin) or a 9 and a 1 (kuppin), the dealer "
            "wins at once.",
        )
    else:
        text = translate(
            "KabuRules",
            "If these two cards are a 9 and a 1 (kuppin), the dealer wins at once.",
        )
    if rules.any_order:
        in_order = translate("KabuRules", "It does not matter which of the two came first.")
    else:
        in_order = translate("KabuRules", "The 1 must have come second.")
    match rules.special_vs_triple:
        case "special":
            clash = translate("KabuRules", "That beats even three of a kind.")
        case "arashi":
            clash = translate(
                "KabuRules", "Only three of a kind in a column beats that and is paid."
            )
        case _:
            clash = translate("KabuRules", "Only against three of a kind do the stakes go back.")
    against = ("special_vs_arashi",) if "special_vs_arashi" in options else ()
    return [
        Passage("special", text, keys),
        Passage("special_order", in_order, (order,)),
        Passage("special_clash", clash, against),
        _column_special(options, rules, meaning),
    ]


def _column_special(options: Options, rules: Rules, meaning: Meaning) -> Passage | None:
    translate = QCoreApplication.translate
    match options.get("yaku_41"):
        case "column":
            text = translate(
                "KabuRules",
                "For a column, 4 and 1 as its only cards are shippin, in the same order. It "
                "wins twice the stake.",
            )
            if rules.any_order:
                text = translate(
                    "KabuRules",
                    "For a column, 4 and 1 as its only cards are shippin, in any order. It "
                    "wins twice the stake.",
                )
            return Passage("column_special", text, ("yaku_41", "yaku_order"))
        case "off":
            return meaning("yaku_41", "column_special")
    return None
