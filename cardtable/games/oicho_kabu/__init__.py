"""Oicho-Kabu: its house rules (rules.md 2.1). The play itself is in :mod:`…games.kabu`."""

from __future__ import annotations

from typing import ClassVar

from cardtable.engine.options import Option, Options, Preset
from cardtable.games.kabu.cards import RANKS
from cardtable.games.kabu.game import EACH, LIVELY, LIVELY_AT_FIRST, KabuGame, min_bet, stakes
from cardtable.games.kabu.rules import Rules

_DEALER = {
    "draw_low": "draw_low",
    "draw_near9": "draw_near9",
    "rotate_right": "rotate",
    "until_all_lost": "until_all_lost",
    "fixed_bank": "fixed",
}
_SPECIALS = {  # rule A8: the dealer's specials and the columns'
    "dealer": (((4, 1), (9, 1)), ()),
    "column": (((9, 1),), ((4, 1),)),
    "off": (((9, 1),), ()),
}


class OichoKabu(KabuGame):
    """Oicho-Kabu after the German sheet."""

    id: ClassVar[str] = "oicho-kabu"
    phrases: ClassVar[str] = "cardtable.phrases.kabu.play:OICHO"
    lessons: ClassVar[str] = "cardtable.games.kabu.lessons:OICHO"
    puzzles: ClassVar[str] = "cardtable.games.oicho_kabu.puzzles:puzzles"
    puzzle_words: ClassVar[str] = "cardtable.phrases.kabu.puzzles:WORDS"
    stamps: ClassVar[str] = "cardtable.games.kabu.stamps:OICHO"
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 12, (3, 6, 12, 24, "open"), group="match", main=True),
        Option("dealer", "draw_low", tuple(_DEALER), group="match", main=True),
        *stakes(100),
        Option(
            "dead_cards",
            "players",
            ("players", "one_open", "with_dealer", "open_makifuda4", "none"),
            group="cards",
        ),
        Option("field2_view", "all_players", ("all_players", "bettors", "face_up"), group="cards"),
        Option("dealer_pos", "choose", ("choose", "top"), group="cards"),
        Option("dealer_third_pos", "top", ("top", "choose"), group="cards"),
        Option("third_player", "bound", ("bound", "free"), group="cards"),
        Option("third_dealer", "bound", ("bound", "free"), group="cards"),
        Option(
            "pair_exception",
            "off",
            ("off", "on"),
            group="cards",
            only_with=("third_player", ("bound",)),
            or_with=("third_dealer", ("bound",)),
        ),
        Option("tie", "push", ("push", "dealer"), group="scoring", main=True),
        Option("arashi_pay", 2, (2, 3), group="scoring"),
        Option("arashi_dealer", "off", ("off", "beats_all_but_arashi"), group="scoring"),
        Option("special_vs_arashi", "special", ("special", "arashi", "push"), group="scoring"),
        Option("yaku_order", "ordered", ("ordered", "any"), group="scoring"),
        Option("yaku_41", "dealer", tuple(_SPECIALS), group="scoring"),
        Option("dealer_zero3", "counts", ("counts", "void"), group="scoring"),
    )
    recorded_presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet"),
        Preset("lively", (("dealer", "rotate_right"), EACH, *LIVELY_AT_FIRST)),
    )
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet", (EACH,)),
        Preset("lively", (("dealer", "rotate_right"), EACH, *LIVELY)),
        # The game at home as Fuda Wiki describes it: only bettors look, the dealer is free, and
        # keeps the deal until every column beats him.
        Preset(
            "standard",
            (
                ("dealer", "until_all_lost"),
                ("field2_view", "bettors"),
                ("third_dealer", "free"),
            ),
        ),
        Preset("casino", (("dealer", "fixed_bank"), ("tie", "dealer"))),
    )

    def rules(self, options: Options) -> Rules:
        specials, column_specials = _SPECIALS[options.choice("yaku_41")]
        rounds = options["rounds"]
        triples = options.choice("arashi_dealer") == "beats_all_but_arashi"
        return Rules(
            chips=options.number("chips"),
            cap=options.number("max_total_bet"),
            cap_each=options.number("limit_each"),
            rises=options.choice("finale") != "off",
            leader_last=options.choice("finale") == "leader",
            share=options.choice("share") == "on",
            player_limit=options.number("player_limit"),
            min_bet=min_bet(options),
            credit=options.choice("credit") == "on",
            rounds=0 if rounds == "open" else int(rounds),
            dealer=_DEALER[options.choice("dealer")],
            dead_cards=options.choice("dead_cards"),
            field2_view=options.choice("field2_view"),
            choose_pos=options.choice("dealer_pos") == "choose",
            choose_third_pos=options.choice("dealer_third_pos") == "choose",
            bound_players=options.choice("third_player") == "bound",
            bound_dealer=options.choice("third_dealer") == "bound",
            pair_exception=options.choice("pair_exception") == "on",
            tie_to_dealer=options.choice("tie") == "dealer",
            triple_pay=options.number("arashi_pay"),
            dealer_triples=tuple(RANKS) if triples else (),
            special_vs_triple=options.choice("special_vs_arashi"),
            specials=specials,
            column_specials=column_specials,
            any_order=options.choice("yaku_order") == "any",
            zero3_void=options.choice("dealer_zero3") == "void",
        )


GAME = OichoKabu()
