"""Kyo-Kabu: its house rules (rules.md 2.2). The play itself is in :mod:`…games.kabu`."""

from __future__ import annotations

from typing import ClassVar

from cardtable.engine.options import Option, Options, Preset
from cardtable.games.kabu.game import EACH, LIVELY, LIVELY_AT_FIRST, KabuGame, min_bet, stakes
from cardtable.games.kabu.rules import Rules

#: The first field, laid out before the shuffle.
FIELD = (5, 6, 7, 8)


class KyoKabu(KabuGame):
    """Kyo-Kabu after the English sheet."""

    id: ClassVar[str] = "kyo-kabu"
    deck: ClassVar[str] = "hanafuda"
    phrases: ClassVar[str] = "cardtable.phrases.kabu.play:KYO"
    lessons: ClassVar[str] = "cardtable.games.kabu.lessons:KYO"
    stamps: ClassVar[str] = "cardtable.games.kabu.stamps:KYO"
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 12, (3, 6, 12), group="match", main=True),
        Option(
            "dealer",
            "rotate",
            ("rotate", "until_all_lost", "fixed", "draw_low"),
            group="match",
            main=True,
        ),
        *stakes(50),
        Option("third_dealer", "free", ("free", "bound"), group="cards"),
        Option("tie", "push", ("push", "dealer"), group="scoring", main=True),
        Option("kuppin_order", "ordered", ("ordered", "any"), group="scoring"),
        Option("soro_clash", "column", ("column", "compare_totals", "push"), group="scoring"),
    )
    recorded_presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet"),
        Preset("lively", (EACH, *LIVELY_AT_FIRST)),
    )
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet", (EACH,)),
        Preset("lively", (EACH, *LIVELY)),
        Preset("standard", (("dealer", "until_all_lost"), ("third_dealer", "bound"))),
        Preset("mushi", (EACH,), later=True, deck="mushibana"),
        Preset("casino", (("dealer", "fixed"), ("tie", "dealer"))),
    )

    def rules(self, options: Options) -> Rules:
        return Rules(
            field=FIELD,
            one_column=True,
            chips=options.number("chips"),
            cap=options.number("max_total_bet"),
            cap_each=options.number("limit_each"),
            rises=options.choice("finale") != "off",
            leader_last=options.choice("finale") == "leader",
            share=options.choice("share") == "on",
            player_limit=options.number("player_limit"),
            min_bet=min_bet(options),
            credit=options.choice("credit") == "on",
            rounds=options.number("rounds"),
            dealer=options.choice("dealer"),
            dead_cards="none",
            field2_view="bettors",
            choose_pos=False,
            bound_dealer=options.choice("third_dealer") == "bound",
            tie_to_dealer=options.choice("tie") == "dealer",
            dealer_triples=FIELD,
            triple_clash=options.choice("soro_clash"),
            specials=((9, 1),),
            any_order=options.choice("kuppin_order") == "any",
        )


GAME = KyoKabu()
