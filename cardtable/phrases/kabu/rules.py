"""The rules of the Kabu games to read, and their terms explained."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.options import Options
from cardtable.games import find_game
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.names import name_id
from cardtable.games.kabu.rules import Rules
from cardtable.phrases.kabu import examples
from cardtable.phrases.kabu.against_dealer import dealer_passages, showdown_passages
from cardtable.phrases.kabu.options import value_meaning
from cardtable.phrases.kabu.words import total_name
from cardtable.phrases.lists import in_row
from cardtable.phrases.rulebook import CONTROLS, Laid, Passage, Section, Term, section, term

#: The passage that explains a phase or forbids something, by the id of the phase or the reason.
PASSAGES = {
    "bet": "bet",
    "dealer_1": "dealer_cards",
    "field_3": "third",
    "dealer_2": "dealer_cards",
    "dealer_3": "dealer_third",
    "showdown": "compare",
    "must_draw": "third",
    "may_not_draw": "third",
    "over_cap": "cap",
    "over_chips": "credit",
    "one_column": "bet",
    "no_such_column": "bet",
    "column_twice": "bet",
    "at_least_one": "bet",
    "not_a_number": "bet",
    "incomplete_bet": "bet",
    "must_bet": "nothing",
    "no_such_position": "dealer_cards",
    "only_top": "dealer_third_pos",
    "not_your_turn": "turns",
}


def kabu_rulebook(game_id: str, options: Options) -> list[Section]:
    """The rules of one of the two games with these options."""
    game = find_game(game_id)
    assert isinstance(game, KabuGame)
    return _Book(game_id, options, game.rules(options)).sections()


class _Book:
    """Writes the passages of a game; ``_meaning`` makes those of options."""

    def __init__(self, game_id: str, options: Options, rules: Rules) -> None:
        self._game, self._options, self._rules = game_id, options, rules
        self._kyo = game_id == "kyo-kabu"

    def sections(self) -> list[Section]:
        translate = QCoreApplication.translate
        parts = self._game, self._options, self._rules, self._meaning
        return [
            section("aim", translate("KabuRules", "The aim"), *self._aim()),
            section("deal", translate("KabuRules", "The deal"), *self._deal()),
            section("betting", translate("KabuRules", "Betting"), *self._betting()),
            section("second", translate("KabuRules", "The second field"), *self._second()),
            section("third_card", translate("KabuRules", "The third card"), *self._third()),
            section("dealer", translate("KabuRules", "The dealer"), *dealer_passages(*parts)),
            section("showdown", translate("KabuRules", "Comparing"), *showdown_passages(*parts)),
            section("end", translate("KabuRules", "The end"), *self._end()),
            section("tips", translate("KabuRules", "How to play well"), *self._tips()),
            section(CONTROLS, translate("KabuRules", "Controls"), *self._controls()),
        ]

    def _meaning(self, key: str, id_: str = "") -> Passage | None:
        """The passage of an option with its value, if the game has that option."""
        if key not in self._options:
            return None
        return Passage(id_ or key, value_meaning(key, self._options[key]), (key,))

    def _aim(self) -> list[Passage]:
        translate = QCoreApplication.translate
        names = in_row(f"{n} {total_name(name_id(self._game, n))}" for n in (*range(1, 10), 0))
        said = translate("KabuRules", "Totals have names: {names}.").format(names=names)
        if not self._kyo:
            said += translate("KabuRules", " “Oicho-Kabu” is simply eight-nine.")
        return [
            Passage(
                "aim",
                translate(
                    "KabuRules",
                    "Your column should come closer to 9 than the dealer. Cards count 1 to 10, "
                    "and only the last digit of their sum counts: 9 is best, 0 is worst. "
                    "Players don’t play against each other: every bet is against the dealer.",
                ),
                laid=(examples.summed(self._game),),
            ),
            Passage("names", said),
        ]

    def _deal(self) -> list[Passage | None]:
        translate = QCoreApplication.translate
        return [
            Passage(
                "pack",
                translate(
                    "KabuRules", "The pack has forty cards: four of each number from 1 to 10."
                ),
            ),
            Passage(
                "other_decks",
                translate(
                    "KabuRules",
                    "With hanafuda a card counts its month; Willow and Paulownia are left out. In "
                    "Mushi-Kabu the Willow counts 6 and the Paulownia 7.",
                ),
            ),
            self._meaning("dealer"),
            Passage("turns", self._turns(), ("dealer",)),
            self._without_chips(),
            self._meaning("dead_cards"),
            self._first_field(),
        ]

    def _turns(self) -> str:
        translate = QCoreApplication.translate
        match self._rules.dealer:
            case "draw_low":
                return translate(
                    "KabuRules",
                    "The others have their turns in the order of their cards, the lowest first. "
                    "Players who draw equal cards draw again among themselves.",
                )
            case "draw_near9":
                return translate(
                    "KabuRules",
                    "A 10 counts 0 here. The others have their turns in the order of their cards, "
                    "the highest first; those with equal cards draw again among themselves.",
                )
        return translate(
            "KabuRules",
            "Who deals the first round is drawn: the lowest card deals. The others have their "
            "turns anticlockwise, from the dealer’s right.",
        )

    def _without_chips(self) -> Passage | None:
        """Who deals in place of somebody who has lost everything."""
        if self._rules.credit or self._rules.dealer in ("draw_low", "draw_near9"):
            return None
        text = QCoreApplication.translate(
            "KabuRules",
            "A player without chips does not deal: the next one to the right with chips does.",
        )
        return Passage("without_chips", text, ("dealer", "credit"))

    def _first_field(self) -> Passage:
        translate = QCoreApplication.translate
        if self._kyo:
            return Passage(
                "first_field",
                translate(
                    "KabuRules",
                    "The first field is always the same: 5, 6, 7 and 8 are laid face up, then the "
                    "other 36 cards are shuffled. Each begins a column.",
                ),
                laid=(
                    Laid(
                        tuple((f"{rank}a",) for rank in self._rules.field),
                        translate("KabuRules", "The first field."),
                    ),
                ),
            )
        return Passage(
            "first_field",
            translate(
                "KabuRules",
                "Four cards are laid face up in a row, the first field. Each begins a column; "
                "there are always four, however many people play.",
            ),
        )

    def _betting(self) -> list[Passage | None]:
        translate = QCoreApplication.translate
        if self._rules.one_column:
            bet = translate(
                "KabuRules",
                "In turn each player bets chips on one column, and on one only. Several players "
                "may bet on the same column.",
            )
        else:
            bet = translate(
                "KabuRules",
                "In turn each player bets chips on one column or several. Several players may bet "
                "on the same column.",
            )
        return [
            Passage("bet", bet),
            self._meaning("chips"),
            self._meaning("max_total_bet", "cap"),
            Passage(
                "first_bettor",
                translate(
                    "KabuRules",
                    "Whoever bets first may take all of that, but it is considered rude.",
                ),
            ),
            self._meaning("credit"),
            Passage(
                "bank",
                translate("KabuRules", "Nor may all bets together exceed the dealer’s chips."),
                ("credit",),
            )
            if not self._rules.credit
            else None,
            self._meaning("min_bet", "nothing"),
            Passage(
                "no_bets",
                translate("KabuRules", "If nobody bets, the round is void."),
                ("min_bet",),
            )
            if not self._rules.min_bet
            else None,
        ]

    def _second(self) -> list[Passage | None]:
        translate = QCoreApplication.translate
        open_ = self._rules.field2_view == "face_up"
        if open_:
            text = translate("KabuRules", "Then each column gets a second card, the {card}.")
        else:
            text = translate(
                "KabuRules", "Then each column gets a second card face down, the {card}."
            )
        view = (
            self._meaning("field2_view")
            if "field2_view" in self._options
            else Passage("field2_view", value_meaning("field2_view", self._rules.field2_view))
        )
        return [
            Passage(
                "dealer_cards",
                translate(
                    "KabuRules",
                    "After the bets the dealer takes a first card, which nobody looks at, not even "
                    "the dealer.",
                ),
            ),
            self._meaning("dealer_pos")
            or Passage("dealer_pos", value_meaning("dealer_pos", "top")),
            Passage(
                "second_field",
                text.format(card=second_field(self._game)),
                ("field2_view",) if "field2_view" in self._options else (),
            ),
            view,
        ]

    def _third(self) -> list[Passage | None]:
        translate = QCoreApplication.translate
        rules = self._rules
        bound = "bound" if rules.bound_players else "free"
        of = tuple(key for key in ("third_player", "pair_exception") if key in self._options)
        return [
            Passage(
                "decides",
                translate(
                    "KabuRules",
                    "For each column, whoever bet on it first in turn order decides for everyone "
                    "whether it gets a third card, the {card}. It is laid face up.",
                ).format(card=third_field(self._game)),
            ),
            Passage("third", value_meaning("third_player", bound), of[:1], examples.thirds(rules)),
            self._meaning("pair_exception") if rules.bound_players or rules.bound_dealer else None,
            Passage(
                "unused",
                translate(
                    "KabuRules",
                    "A column nobody has bet on gets no third card and is not compared.",
                ),
            ),
        ]

    def _end(self) -> list[Passage | None]:
        translate = QCoreApplication.translate
        return [
            self._meaning("rounds"),
            Passage(
                "last_holder",
                translate("KabuRules", "The match also ends when only one player has chips left."),
                ("credit",),
            )
            if not self._rules.credit
            else None,
            Passage("shared", translate("KabuRules", "Players who tie share the win.")),
        ]

    def _tips(self) -> list[Passage | None]:
        translate = QCoreApplication.translate
        rules = self._rules
        usual = rules.bound_players and rules.bound_dealer and not rules.column_specials
        return [
            Passage("tip_third", self._tip_third(), self._of_tip),
            Passage(
                "tip_first",
                translate(
                    "KabuRules",
                    "To begin a column, a 10 or a 1 is best; a 4 or a 9 is worst.",
                ),
                ("third_player", "third_dealer", "yaku_41"),
            )
            if usual and not self._kyo
            else None,
        ]

    @property
    def _of_tip(self) -> tuple[str, ...]:
        return tuple(key for key in ("tie", "arashi_pay") if key in self._options)

    def _tip_third(self) -> str:
        translate = QCoreApplication.translate
        if self._rules.tie_to_dealer and self._rules.triple_pay > 2:
            return translate(
                "KabuRules",
                "Take a third card with 4 and 5, stand with 6 – except with two threes or two "
                "eights, where a third one would pay more than the stake.",
            )
        return translate(
            "KabuRules",
            "Take a third card with 4 and 5, stand with 6 – except with 8 and 8, where a "
            "third 8 would pay more than the stake.",
        )

    def _controls(self) -> list[Passage]:
        translate = QCoreApplication.translate
        return [
            Passage(
                "mouse",
                translate(
                    "KabuRules",
                    "Click a column to put the chosen chip on it, right-click to take it back; "
                    "or drag a chip there. The buttons below the table do the rest.",
                ),
            )
        ]


def kabu_terms(game_id: str) -> list[Term]:
    """The terms that a newcomer cannot know; their forms are separated by vertical bars."""
    translate = QCoreApplication.translate
    kyo = game_id == "kyo-kabu"
    own = _kyo_terms() if kyo else _oicho_terms()
    return [
        #: Translators: forms of one word, divided by strokes; that of the dictionary first
        term(
            translate("KabuTerms", "first field"),
            translate("KabuTerms", "The four open cards with which the columns begin (bafuda)."),
        ),
        *own,
        term(
            translate("KabuTerms", "kuppin"),
            translate("KabuTerms", "A 9 and a 1 as the dealer’s first two cards."),
        ),
        term(
            translate("KabuTerms", "kabu"),
            translate("KabuTerms", "A total of 9, the best there is."),
        ),
        term(
            translate("KabuTerms", "oicho"),
            translate("KabuTerms", "A total of 8."),
        ),
        term(
            translate("KabuTerms", "buta"),
            translate("KabuTerms", "A total of 0, the worst there is."),
        ),
    ]


def _oicho_terms() -> list[Term]:
    translate = QCoreApplication.translate
    return [
        term(
            translate("KabuTerms", "uchifuda"),
            translate("KabuTerms", "The second card of a column."),
        ),
        term(
            translate("KabuTerms", "kimefuda"),
            translate("KabuTerms", "The third card of a column."),
        ),
        term(
            translate("KabuTerms", "dead card|dead cards|makifuda"),
            translate("KabuTerms", "A card dealt before the first field that is out of play."),
        ),
        term(
            translate("KabuTerms", "limit|dōmae"),
            translate("KabuTerms", "The most that all players together may bet in a round."),
        ),
        term(
            translate("KabuTerms", "arashi"),
            translate("KabuTerms", "Three cards of the same rank in one hand."),
        ),
        term(
            translate("KabuTerms", "shippin"),
            translate("KabuTerms", "A 4 and a 1 as the first two cards."),
        ),
    ]


def _kyo_terms() -> list[Term]:
    translate = QCoreApplication.translate
    return [
        term(
            translate("KabuTerms", "hikifuda"),
            translate("KabuTerms", "The second card of a column."),
        ),
        term(
            translate("KabuTerms", "uchifuda"),
            translate("KabuTerms", "The third card of a column."),
        ),
        term(
            translate("KabuTerms", "limit|dōmae"),
            translate("KabuTerms", "The most that all players together may bet in a round."),
        ),
        term(
            translate("KabuTerms", "sorokabu"),
            translate("KabuTerms", "Three cards of the same rank in one hand."),
        ),
    ]


def second_field(game_id: str) -> str:
    """The name of the card of the second field; the two rule sheets differ (rule K7)."""
    if game_id == "kyo-kabu":
        return QCoreApplication.translate("KabuTerms", "hikifuda")
    return QCoreApplication.translate("KabuTerms", "uchifuda")


def third_field(game_id: str) -> str:
    """The name of the card of the third field (rule K7)."""
    if game_id == "kyo-kabu":
        return QCoreApplication.translate("KabuTerms", "uchifuda")
    return QCoreApplication.translate("KabuTerms", "kimefuda")
