"""Words that a text must not have, each with the fault as half a sentence (docs/style-of-words.md).

They stand beside the typography of ``style.py``: each was written once and read badly. A pattern
holds for every module, or for those whose path has one of the parts that its row names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

#: Modules about the western cards, about Japanese cards, and about decks.
WESTERN = ("dou_dizhu", "oklahoma_gin")
KABU = ("kabu",)
DECKS = ("/art/", "/setup/", "/printing/", "/settings/")


class Word(NamedTuple):
    """A pattern, what is wrong with a text that has it, and where it holds (empty: everywhere)."""

    pattern: str
    fault: str
    modules: tuple[str, ...] = ()


WORDS: dict[str, tuple[Word, ...]] = {
    "en": (
        Word(r"\b[Ww]ho(so)?ever\b", "says “whoever” (anyone who)"),
        Word(r"\b(cannot|can not)\b", "says “cannot” (can’t)"),
        Word(
            r"\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b",
            "writes “not” out (don’t, isn’t)",
        ),
        Word(r"(?<!\{)\b[Pp]romis(e[sd]?|ing)\b", "lets cards promise (is worth, pays off)"),
        Word(r"\breckon", "says “reckon” (calculate, think)"),
        Word(r"\b(is|are|was|were|be) (told|said)\b", "says “is told” (is shown)"),
        Word(
            r"\b(file|log|program|record|system|Help)\b[^.]* (says|tells)\b", "lets a thing speak"
        ),
        Word(r"\blaid away\b", "says “laid away” (discarded)"),
        Word(r"\bof (its|their|one’s|my|our|your) own\b", "says “of its own” (its own)"),
        Word(r"\bfrom elsewhere\b", "says “from elsewhere” (plug-in)"),
        Word(r"\b[Nn]othing is heard\b", "describes a switch by its silence (turns off)"),
        Word(r"\b[Ff]rom \d+ on\b", "says “from 7 on” (7 or more)"),
        Word(r"\b[Uu]p to 3\b", "says “up to 3” (3 or less)", KABU),
        Word(r"\bbe looked at\b", "says “can be looked at” (you can view)"),
        Word(r"[Tt]here (is|are) no [^.;]*; there (is|are)\b", "lists values after “there are”"),
        Word(r"\b[Oo]therwise \{", "ends a hint in a formula (instead of)"),
        Word(r"\bof deadwood, (the|you|waiting)|\} of deadwood\b", "counts “of deadwood”"),
        Word(r"\bby lot\b", "draws lots (chosen at random)"),
        Word(r"\bbrought over\b", "brings matches over (recovered)"),
        Word(r"\b(set|laid) aside as\b", "sets a file aside (renamed to)"),
        Word(r"\bopen cards?\b", "says “open card” (face-up card)"),
        Word(r"\b(three alike|three cards of a rank|open makifuda)\b", "says it the German way"),
        Word(r"\b[Pp]lay on\b(?! )", "says “play on” (continue, keep playing)"),
        Word(r"\b[Gg]o(es)? on\b", "says “go on” (continue)"),
        Word(r"\b[Pp]ick (it )?up\b", "picks up a card (select)"),
        Word(r"\b[Ss]ets? of rules\b", "says “set of rules” (rule set, preset)"),
        Word(r"\b[Ff]irst hands?\b|\bbubble\b", "says “first hand” (tutorial)"),
        Word(r"\b([Hh]ouse )sheets?\b", "says “house sheet” (original rules)"),
        Word(r"\b[Ff]iles? of matches\b|\bthe journal\b", "says “journal” (saved-matches file)"),
        Word(r"\b(every|some|any)body\b", "says “everybody” (everyone)"),
        Word(r", please\.", "begs in an error (Enter …)"),
        Word(r"\bwhich no card needs\b|\bno whole deck\b", "states no fault"),
        Word(r"\b(goes|go) with (it|your)\b(?! )", "says “goes with” (applies)", ("/settings/",)),
        Word(r"\{[a-z]+:,\}", "groups digits in the English way only"),
    ),
    "de": (
        Word(
            r"\bDeadwood\b",
            "says “Deadwood” (totes Holz)",
            ("oklahoma_gin",),
        ),
        Word(r"\b[Uu]nterb(iet|ot)", "says “unterbieten” (unterschneiden)"),
        Word(r"\b[Gg]roße[nrms]? Gin\b", "says “großer Gin” (Big Gin)"),
        Word(r"\bGesamtstand\b", "says “Gesamtstand” (Rundenkonto)"),
        Word(r"\bBeikarten?\b", "says “Beikarte” (Kicker)"),
        Word(r"\bRechner\b", "says “Rechner” (Computer)"),
        Word(r"\b[Vv]ersp(rich|rach|roch)", "lets cards promise"),
        Word(r"\bRegelsatz\b", "says “Regelsatz” (Vorgabe, Regelwerk)"),
        Word(
            r"\b[Aa]ufnehmen\b",
            "says “aufnehmen” (auswählen)",
            WESTERN,
        ),
        Word(r"\bhält .*\bBank\b", "says “die Bank halten” (geben)"),
        Word(r"\bvon vierter Stelle\b", "says “von vierter Stelle” (die vierte von oben)"),
        Word(
            r"\b(Lege|Klopfe|Schlage|Setze|Klicke|Spiele deine)\b",
            "has a long imperative (Leg, Klopf)",
        ),
        Word(r"\S …", "has an ordinary space before … (U+00A0)"),
        Word(r"[\d}] %(?!\()", "has an ordinary space before % (U+00A0)"),
        Word(r"[\d}] (min|mm|MB|s|Byte)\b", "has an ordinary space before a unit (U+00A0)"),
        Word(r"\bEndstand\b|\bHausblatt\b", "has another word for Rundenkonto or Regelblatt"),
        Word(r"\berstes? Spiel spielen\b|\bErste Spiele\b", "says “erstes Spiel” (Einführung)"),
        Word(r"\{\w+:,\}", "groups digits in the English way"),
        Word(r", sonst \{", "ends a hint in a formula (statt)"),
        Word(r"\bum das \{", "multiplies “um das …-Fache” (…-mal so hoch)"),
        Word(r"\b[Aa]brechnung\b", "says “Abrechnung” (Aufdecken)", ("ui/commands.py", *KABU)),
    ),
    "ja": (
        Word(r"～", "has ～ (〜)"),
        Word(r"スート", "says スート (マーク)"),
        Word(r"パソコン", "says パソコン (コンピューター)"),
        Word(r"テーブル", "says テーブル (卓)"),
        Word(r"台の下", "says 台 (卓)"),
        Word(r"\}局|\d局", "counts 局 (ディール)"),
        Word(r"やり直し\{n\}", "says やり直し for undo (取り消し)"),
        Word(r"吹き出し", "speaks of bubbles (チュートリアル)"),
        Word(r"はじめての一戦", "says はじめての一戦 (チュートリアル)"),
        Word(r"仲間内ルール", "says 仲間内ルール (元のルール)"),
        Word(
            r"[良高低強弱]い札|[大小]きい札|小さい札|な札",
            "says 札 for a western card (カード)",
            WESTERN,
        ),
        Word(
            r"3枚組|長い役|出番|組を出|な組で",
            "names plays otherwise (組み合わせ, トリプル, 主導権)",
            WESTERN,
        ),
        Word(r"見込み", "says 見込み (有利, 平均すると)", (*KABU, *WESTERN)),
        Word(r"未見の", "says 未見の (見えていない)"),
        Word(r"\}さん", "adds さん to a seat’s name"),
        Word(
            r"メモリ(?!ー)|フォルダ(?!ー)|プレイヤ(?!ー)|コンピュータ(?!ー)", "drops a long vowel"
        ),
        Word(r"[ぁ-んァ-ヶ一-龠] [ぁ-んァ-ヶ一-龠]", "has a space between words"),
    ),
    "zh_CN": (
        Word(r"您", "says 您 (你)"),
        Word(r"合规(?!则)", "says 合规 (符合规则)"),
        Word(r"比赛", "says 比赛 (对局)"),
        Word(r"自定规则", "says 自定规则 (自定义规则)"),
        Word(r"不更", "says 不更多 (没有更多)"),
        Word(r"金牌", "says 金牌 for gin (成金)"),
        Word(r"看好|有希望", "says 看好 (有利, 值得)"),
        Word(r"[平]分时|平局|平手|对局平分|流局", "has another word for a tie (和局, 总分相同)"),
        Word(r"优胜", "says 优胜 (获胜)"),
        Word(r"本店规则", "says 本店规则 (原版规则)"),
        Word(r"新手引导|气泡", "says 新手引导 (教程)"),
        Word(r"一次对局|本次对局|这次对局|上一次对局", "counts 对局 in 次 (场)"),
        Word(r"牌组", "says 牌组 for a deck (牌面, 一副牌)", DECKS),
        Word(r"筹码[^。]*亏\{a\}个|个筹码", "counts chips in 个 (枚)"),
        Word(
            r"[一-龠] [a-z{]|[}a-z] [一-龠]",
            "has a space between Han and Latin",
            DECKS,
        ),
        Word(r"给出同样|给出整数", "says 给出 (得到, 输入)"),
        Word(r"^[二三]张$", "has no 第 before an ordinal", KABU),
        Word(r"\{[01]\}局", "counts deals in 局 (副)"),
        Word(r"他就|让他|，他还", "calls a player 他", WESTERN),
    ),
    "zh_TW": (
        Word(r"(?<!處理)程序(?!員)", "says 程序 (處理程序)", ("/art/",)),
        Word(r"示例", "says 示例 (範例)"),
        Word(r"級別", "says 級別 (等級)"),
        Word(r"桌布", "says 桌布 (桌面樣式)"),
        Word(r"通過<", "says 通過 (透過)"),
        Word(r"內建資料夾", "says 內建 for a verb"),
        Word(r"程度", "says 程度 for skill (技術, 等級)"),
        Word(r"^按(遊戲|有無|級別|等級|月份|對手|規則|座位)", "says 按 (依)"),
        Word(r"存放資料的資料夾", "says 資料 twice (資料位置)"),
        Word(r"\(&E\)", "has another access key than English (&H)", ("ui/commands.py",)),
        Word(r"本店規則", "says 本店規則 (原版規則)"),
        Word(r"新手教學|氣泡", "says 新手教學 (教學)"),
        Word(r"一次對局|本次對局|這次對局|上一次對局", "counts 對局 in 次 (場)"),
        Word(r"牌組", "says 牌組 for a deck (牌面, 一副牌)", DECKS),
        Word(r"zh_CN(?!、)", "gives a command for Simplified", ("arguments.py",)),
        Word(r"[一-龠] (Cardtable|US Letter|\{)|\} [一-龠]", "has a space between Han and Latin"),
        Word(r"金牌|看好|有希望|優勝|不更多|合乎規則", "keeps a word that zh_CN has given up"),
        Word(r"他就|讓他|，他還", "calls a player 他", WESTERN),
    ),
}


def faults(language: str, text: str, files: Iterable[str]) -> list[str]:
    """What is wrong with the words of a text of these modules, as half sentences."""
    paths = " ".join(files)
    return [
        word.fault
        for word in WORDS.get(language, ())
        if not word.modules or any(part in paths for part in word.modules)
        if re.search(word.pattern, text)
    ]
