"""The rules of the Kabu games to read, with examples that the engine computes, and their terms."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.options import Options
from cardtable.games import find_game
from cardtable.games.kabu.cards import COPIES
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import FREE, MUST, RoundResult, settle, third_card, total
from cardtable.phrases.kabu.options import OPTIONS
from cardtable.phrases.kabu.words import hand_text, total_name, total_text, triple, verdict_text
from cardtable.phrases.lists import in_row
from cardtable.phrases.numbers import points
from cardtable.phrases.rulebook import CONTROLS, Laid, Passage, Section, section
from cardtable.translation import N_, _, ngettext, pgettext, pgettext_noop

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
    "over_share": "first_bettor",
    "over_limit": "cap",
    "over_chips": "credit",
    "one_column": "bet",
    "no_such_column": "bet",
    "column_twice": "bet",
    "at_least_one": "bet",
    "not_a_number": "bet",
    "incomplete_bet": "bet",
    "must_bet": "nothing",
    "under_least": "nothing",
    "no_such_position": "dealer_cards",
    "only_top": "dealer_third_pos",
    "not_your_turn": "turns",
}
_FIRST_FIELD = (
    # Translators: forms of one word, divided by strokes; that of the dictionary first
    (N_("first field"), N_("The four face-up cards that start the columns (bafuda).")),
)
_HANDS = (
    (pgettext_noop("glossary", "kuppin"), N_("A 9 and a 1 as the dealer’s first two cards.")),
    (N_("kabu"), N_("A total of 9, the best there is.")),
    (N_("oicho"), N_("A total of 8.")),
    (N_("buta"), N_("A total of 0, the worst there is.")),
)
#: The terms that a newcomer cannot know, and what they mean.
TERMS = {
    "oicho-kabu": (
        *_FIRST_FIELD,
        (N_("uchifuda"), N_("The second card of a column.")),
        (N_("kimefuda"), N_("The third card of a column.")),
        (
            N_("dead card|dead cards|makifuda"),
            N_("A card dealt before the first field; it stays out of play."),
        ),
        (N_("limit|dōmae"), N_("The most that all players together may bet in a round.")),
        (pgettext_noop("glossary", "arashi"), N_("Three cards of the same rank in one hand.")),
        (pgettext_noop("glossary", "shippin"), N_("A 4 and a 1 as the first two cards.")),
        *_HANDS,
    ),
    "kyo-kabu": (
        *_FIRST_FIELD,
        (N_("hikifuda"), N_("The second card of a column.")),
        (N_("uchifuda"), N_("The third card of a column.")),
        (N_("limit|dōmae"), N_("The most that all players together may bet in a round.")),
        (pgettext_noop("glossary", "sorokabu"), N_("Three cards of the same rank in one hand.")),
        *_HANDS,
    ),
}
#: The cards of the second and third field; the two rule sheets differ (rule K7).
_FIELDS = {
    "oicho-kabu": (N_("uchifuda"), N_("kimefuda")),
    "kyo-kabu": (N_("hikifuda"), N_("uchifuda")),
}


def rulebook(game_id: str, options: Options) -> list[Section]:
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
        return [
            section("aim", _("The aim"), *self._aim()),
            section("deal", _("The deal"), *self._deal()),
            section("betting", _("Betting"), *self._betting()),
            section("second", _("The second field"), *self._second()),
            section("third_card", _("The third card"), *self._third()),
            section("dealer", pgettext("heading", "The dealer"), *self._dealer()),
            section("showdown", _("Comparing"), *self._showdown()),
            section("end", _("The end"), *self._end()),
            section("tips", _("How to play well"), *self._tips()),
            section(CONTROLS, _("Controls"), *self._controls()),
        ]

    def _meaning(self, key: str, id_: str = "") -> Passage | None:
        """The passage of an option with its value, if the game has that option."""
        if key not in self._options:
            return None
        return Passage(id_ or key, OPTIONS.meaning(key, self._options[key]), (key,))

    def _aim(self) -> list[Passage]:
        names = in_row(f"{n} {total_name(self._game, n)}" for n in (*range(1, 10), 0))
        said = _("Totals have names: {names}.", names=names)
        if not self._kyo:
            said += _(" “Oicho-Kabu” simply means eight-nine.")
        return [
            Passage(
                "aim",
                _(
                    "Your column should come nearer to 9 than the dealer. Cards count 1 to 10, "
                    "and only the last digit of their sum counts: 9 is best, 0 is worst. Players "
                    "don’t play against each other: every bet is against the dealer."
                ),
                laid=(summed(self._game),),
            ),
            Passage("names", said),
        ]

    def _deal(self) -> list[Passage | None]:
        return [
            Passage("pack", _("The pack has forty cards: four of each number from 1 to 10.")),
            Passage(
                "other_decks",
                _(
                    "With hanafuda a card counts as its month; Willow and Paulownia are left out. "
                    "In Mushi-Kabu, Willow counts as 6 and Paulownia as 7."
                ),
            ),
            self._meaning("dealer"),
            Passage("turns", self._turns(), ("dealer",)),
            self._without_chips(),
            self._meaning("dead_cards"),
            self._first_field(),
        ]

    def _turns(self) -> str:
        match self._rules.dealer:
            case "draw_low":
                return _(
                    "The others take turns in order of their cards, lowest first. Players who "
                    "draw equal cards draw again."
                )
            case "draw_near9":
                return _(
                    "A 10 counts as 0 here. The others take turns in order of their cards, "
                    "highest first; players with equal cards draw again."
                )
        return _(
            "Everyone draws for the first deal: the lowest card deals. The others take turns "
            "anticlockwise, starting at the dealer’s right."
        )

    def _without_chips(self) -> Passage | None:
        """Who deals in place of somebody who has lost everything."""
        if self._rules.credit or self._rules.dealer in ("draw_low", "draw_near9"):
            return None
        text = _("A player without chips doesn’t deal: the next one to the right with chips does.")
        return Passage("without_chips", text, ("dealer", "credit"))

    def _first_field(self) -> Passage:
        if self._kyo:
            return Passage(
                "first_field",
                _(
                    "The first field is always the same: 5, 6, 7 and 8, laid face up. Each begins "
                    "a column. The other 36 cards are then shuffled."
                ),
                laid=(
                    Laid(tuple((f"{rank}a",) for rank in self._rules.field), _("The first field.")),
                ),
            )
        return Passage(
            "first_field",
            _(
                "Four cards are laid face up in a row, the first field. Each begins a column; "
                "there are always four, however many people play."
            ),
        )

    def _betting(self) -> list[Passage | None]:
        if self._rules.one_column:
            bet = _(
                "In turn each player bets chips on one column, and on one only. Several players "
                "may bet on the same column."
            )
        else:
            bet = _(
                "In turn each player bets chips on one column or several. Several players may bet "
                "on the same column."
            )
        return [
            Passage("bet", bet, () if self._rules.player_limit else ("player_limit",)),
            self._meaning("chips"),
            self._cap(),
            self._meaning("finale") if self._rules.rounds else None,
            self._meaning("share", "first_bettor"),
            self._meaning("player_limit") if self._rules.player_limit else None,
            self._meaning("credit"),
            Passage(
                "bank",
                _("The total of all bets may not exceed the dealer’s chips either."),
                ("credit",),
            )
            if not self._rules.credit
            else None,
            self._meaning("min_bet", "nothing"),
            Passage("no_bets", _("If nobody bets, the round is void."), ("min_bet",))
            if not self._rules.min_bet
            else None,
        ]

    def _cap(self) -> Passage:
        """The limit that applies, one number or so much for each player."""
        if each := self._rules.cap_each:
            return Passage("cap", OPTIONS.meaning("limit_each", each), ("limit_each",))
        text = OPTIONS.meaning("max_total_bet", self._rules.cap)
        return Passage("cap", text, ("max_total_bet", "limit_each"))

    def _second(self) -> list[Passage | None]:
        open_ = self._rules.field2_view == "face_up"
        if open_:
            text = _("Then each column gets a second card, the {card}.")
        else:
            text = _("Then each column gets a second card face down, the {card}.")
        view = (
            self._meaning("field2_view")
            if "field2_view" in self._options
            else Passage("field2_view", OPTIONS.meaning("field2_view", self._rules.field2_view))
        )
        return [
            Passage(
                "dealer_cards",
                _(
                    "After the bets the dealer takes a first card, which nobody looks at, not "
                    "even the dealer."
                ),
            ),
            self._meaning("dealer_pos")
            or Passage("dealer_pos", OPTIONS.meaning("dealer_pos", "top")),
            Passage(
                "second_field",
                text.format(card=_(_FIELDS[self._game][0])),
                ("field2_view",) if "field2_view" in self._options else (),
            ),
            view,
            None
            if open_
            else Passage(
                "unseen",
                _("A crossed-out eye on a card means that the dealer hasn’t seen it."),
                ("field2_view",) if "field2_view" in self._options else (),
            ),
        ]

    def _third(self) -> list[Passage | None]:
        rules = self._rules
        bound = "bound" if rules.bound_players else "free"
        of = tuple(key for key in ("third_player", "pair_exception") if key in self._options)
        return [
            Passage(
                "decides",
                _(
                    "The first player to bet on a column decides whether it gets a third card, "
                    "the {card}. It’s laid face up.",
                    card=_(_FIELDS[self._game][1]),
                ),
            ),
            Passage("third", OPTIONS.meaning("third_player", bound), of[:1], thirds(rules)),
            self._meaning("pair_exception") if rules.bound_players or rules.bound_dealer else None,
            Passage(
                "unused", _("A column nobody has bet on gets no third card and isn’t compared.")
            ),
        ]

    def _dealer(self) -> list[Passage | None]:
        """What the dealer draws, wins with at once, and may do."""
        return [
            Passage("dealer_second", _("The dealer takes a second card and looks at both.")),
            *self._specials(),
            self._meaning("third_dealer", "dealer_third"),
            self._meaning("dealer_third_pos"),
            Passage(
                "dealer_hidden",
                _("The dealer’s cards, including a third one, stay hidden until the showdown."),
            ),
            self._meaning("dealer_zero3"),
            Passage(
                "three_tens",
                _("The dealer’s three tens are an arashi, not a 0."),
                ("dealer_zero3", "arashi_dealer"),
            )
            if 10 in self._rules.dealer_triples
            else None,
        ]

    def _specials(self) -> list[Passage | None]:
        keys = tuple(k for k in ("yaku_41",) if k in self._options)
        order = "kuppin_order" if self._game == "kyo-kabu" else "yaku_order"
        if (4, 1) in self._rules.specials:
            text = _(
                "If these two cards are 4 and 1 (shippin) or 9 and 1 (kuppin), the dealer wins at "
                "once."
            )
        else:
            text = _("If these two cards are 9 and 1 (kuppin), the dealer wins at once.")
        if self._rules.any_order:
            in_order = _("It doesn’t matter which of the two came first.")
        else:
            in_order = _("The 1 must have come second.")
        match self._rules.special_vs_triple:
            case "special":
                clash = _("Such a hand beats even three of a kind.")
            case "arashi":
                clash = _("Only three of a kind in a column beats such a hand and is paid.")
            case _:
                clash = _("Against three of a kind, the stakes are returned instead.")
        against = ("special_vs_arashi",) if "special_vs_arashi" in self._options else ()
        return [
            Passage("special", text, keys),
            Passage("special_order", in_order, (order,)),
            Passage("special_clash", clash, against),
            self._column_special(),
        ]

    def _column_special(self) -> Passage | None:
        match self._options.get("yaku_41"):
            case "column":
                text = _(
                    "If a column has only a 4 and a 1, in that order, that’s shippin. It wins "
                    "twice the stake."
                )
                if self._rules.any_order:
                    text = _(
                        "If a column has only a 4 and a 1, in any order, that’s shippin. It wins "
                        "twice the stake."
                    )
                return Passage("column_special", text, ("yaku_41", "yaku_order"))
            case "off":
                return self._meaning("yaku_41", "column_special")
        return None

    def _showdown(self) -> list[Passage | None]:
        """How columns are compared and paid."""
        pay = self._meaning("arashi_pay") or Passage(
            "arashi_pay", OPTIONS.meaning("arashi_pay", self._rules.triple_pay)
        )
        shown = tuple(
            key
            for key in ("tie", "arashi_pay", "max_total_bet", "limit_each")
            if key in self._options
        )
        return [
            Passage(
                "compare",
                _(
                    "All cards are turned over, and each column is compared with the dealer’s "
                    "hand separately. A higher total wins as much as was bet; a lower one loses "
                    "the bet."
                ),
            ),
            self._meaning("tie"),
            Passage(
                "triple",
                _(
                    "Three cards of the same rank in a column are called {triple}. They win "
                    "against any ordinary hand of the dealer, whatever its total.",
                    triple=triple(self._game),
                ),
            ),
            pay,
            Passage(
                "bank_empty",
                _(
                    "If the dealer can’t cover the payouts above even money, players are paid in "
                    "turn until the chips run out."
                ),
                ("credit",),
            )
            if not self._rules.credit
            else None,
            self._meaning("arashi_dealer"),
            *self._dealer_triple(),
            self._example(shown),
        ]

    def _dealer_triple(self) -> list[Passage | None]:
        """Only Kyo-Kabu has a dealer's triple that needs no option."""
        if not self._rules.field:
            return []
        return [
            Passage(
                "dealer_triple",
                _(
                    "Three fives, sixes, sevens or eights in the dealer’s hand beat every column "
                    "except another sorokabu. Any other three of a kind does nothing for the "
                    "dealer."
                ),
            ),
            self._meaning("soro_clash"),
        ]

    def _example(self, of: tuple[str, ...]) -> Passage | None:
        """A round of four stakes, if the limit allows them."""
        chips = stake(self._rules)
        if not chips:
            return None
        said = ngettext(
            "An example: four players have each put {n} chip on a column.",
            "An example: four players have each put {n} chips on a column.",
            chips,
        )
        return Passage("example", said, of, showdown(self._game, self._rules))

    def _end(self) -> list[Passage | None]:
        return [
            self._meaning("rounds"),
            Passage(
                "last_holder",
                _("The match also ends when only one player has chips left."),
                ("credit",),
            )
            if not self._rules.credit
            else None,
            Passage("shared", _("Players who tie share the win.")),
        ]

    def _tips(self) -> list[Passage | None]:
        rules = self._rules
        usual = rules.bound_players and rules.bound_dealer and not rules.column_specials
        return [
            Passage("tip_third", self._tip_third(), self._of_tip),
            Passage(
                "tip_first",
                _("The best first cards are 10 and 1; the worst are 4 and 9."),
                ("third_player", "third_dealer", "yaku_41"),
            )
            if usual and not self._kyo
            else None,
        ]

    @property
    def _of_tip(self) -> tuple[str, ...]:
        return tuple(key for key in ("tie", "arashi_pay") if key in self._options)

    def _tip_third(self) -> str:
        if self._rules.tie_to_dealer and self._rules.triple_pay > 2:
            return _(
                "Take a third card on 4 or 5; stand on 6. The exceptions are two threes and two "
                "eights, where a third one would pay more than the stake."
            )
        return _(
            "Take a third card on 4 or 5; stand on 6. The exception is 8 and 8, where a third 8 "
            "would pay more than the stake."
        )

    def _controls(self) -> list[Passage]:
        return [
            Passage(
                "mouse",
                _(
                    "Click a column to put the chosen chip on it, or drag a chip there. "
                    "Right-click to take it back. The buttons below the table do the rest."
                ),
            ),
            Passage(
                "rap",
                _(
                    "Double-click the bare cloth, as one raps on a table, when you want nothing "
                    "more: that places your bets, or none, stands, and continues with the next "
                    "round."
                ),
            ),
            Passage(
                "squeeze",
                _(
                    "A card you have drawn can be squeezed open: hold it and pull it up. It turns "
                    "over when you let go."
                ),
            ),
        ]


# -- examples --------------------------------------------------------------------------------------
#: Two cards whose sum is above nine.
SUM = (8, 9)
#: Two cards that must, may and may not get a third.
THIRD = ((10, 3), (2, 2), (10, 7))
#: A round: the dealer's cards and those of the columns, with the chips of a different player on
#: each.
DEALER, COLUMNS, STAKE = (2, 4), ((5, 4), (6, 9), (7, 7, 7), (8, 8)), 10
#: The dealer's chips in the example: enough to pay.
_BANK = 1_000


def codes(ranks: Sequence[int]) -> tuple[str, ...]:
    """Cards of these ranks, all different."""
    seen: list[int] = []
    found = []
    for rank in ranks:
        found.append(f"{rank}{COPIES[seen.count(rank)]}")
        seen.append(rank)
    return tuple(found)


def stake(rules: Rules) -> int:
    """What each of the four bets: usually ``STAKE``, less if the limit is lower, even 0."""
    cap = rules.effective_cap(rules.chips, 1 + len(COLUMNS), 0)
    return min(STAKE, cap // len(COLUMNS))


def settled(rules: Rules) -> RoundResult:
    """The example round, settled with these rules."""
    amount = stake(rules)
    stakes = [[amount if seat == c + 1 else 0 for seat in range(5)] for c in range(4)]
    return settle(rules, DEALER, COLUMNS, stakes, range(1, 5), 0, _BANK)


def sum_text(game_id: str, ranks: Sequence[int]) -> str:
    """How a hand is counted (“8 + 9 = 17, which is 7, shichiken”)."""
    added, whole = " + ".join(map(str, ranks)), sum(ranks)
    said = total_text(game_id, total(ranks))
    if whole < 10:
        return _("{cards} = {total}.", cards=added, total=said)
    return _("{cards} = {sum}, which counts as {total}.", cards=added, sum=whole, total=said)


def summed(game_id: str) -> Laid:
    """How cards are added."""
    return Laid((codes(SUM),), sum_text(game_id, SUM))


def thirds(rules: Rules) -> tuple[Laid, ...]:
    """Columns that must, may, and may not draw."""
    return tuple(Laid((codes(ranks),), third_text(rules, ranks)) for ranks in THIRD)


def third_text(rules: Rules, ranks: Sequence[int]) -> str:
    """The rule for two cards of a column (“10 + 3 makes 3: a third card must be taken.”)."""
    says = third_card(ranks, bound=rules.bound_players, pair_exception=rules.pair_exception)
    if says == MUST:
        text = _("{cards} makes {total}: a third card is required.")
    elif says == FREE:
        text = _("{cards} makes {total}: a third card is optional.")
    else:
        text = _("{cards} makes {total}: no third card.")
    return text.format(cards=" + ".join(map(str, ranks)), total=total(ranks))


def showdown(game_id: str, rules: Rules) -> tuple[Laid, ...]:
    """The dealer's hand and the four columns of the example, each with its result."""
    result = settled(rules)
    line = _("{verdict} {chips}")
    laid = [Laid((codes(DEALER),), _("The dealer: {sum}", sum=sum_text(game_id, DEALER)))]
    for column, ranks in zip(result.columns, COLUMNS, strict=True):
        hand = hand_text(game_id, column.kind, column.total)
        verdict = verdict_text(column.verdict, column.column, hand)
        words = line.format(verdict=verdict, chips=points(sum(column.nets), sign=True))
        laid.append(Laid((codes(ranks),), words))
    return tuple(laid)
