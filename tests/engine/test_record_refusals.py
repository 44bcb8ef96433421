"""Errors in a record, sentence by sentence, and at which line: the first error counts."""

from __future__ import annotations

import re

import pytest

from cardtable.engine.record_reader import parse_bytes
from cardtable.engine.records import BadRecord, parse
from cardtable.translation import say
from tests.engine.refusals import changed, lacking

SECOND = f"""\
# a match

cardtable record 2
game dou-dizhu
option deals=1
seat human Mira
seat easy Otto
seat human Ayla
deal drawn
commitment {"0d" * 32}
words 0 heron
words 2 {"w" * 80}
seed {"5c" * 16}
hints 2
undos 0
bots 1 1.2.0
bots 3 1.2.0 glance
actions
0 bid 3
1 pass
2 pass
1 pass
- next
result deals
scores 12 -6 -6
winners 0
"""
FIRST = f"""\
cardtable record 1
game dou-dizhu
preset sheet
option deals=1
seat human Mira
seat easy Otto
seat easy
fingerprint {"0d" * 32}
seed {"5c" * 16}
actions
0 bid 3
"""


def test_what_a_bot_did_in_a_persons_place_is_read() -> None:
    text = changed(SECOND, "bots 1 1.2.0", "bots 0 1.2.0 hard\nbots 2 1.2.0 easy glance")
    asked = parse(text).notes.asked
    assert [(one.number, one.level, one.way) for one in asked] == [
        (0, "hard", ""),
        (2, "easy", "glance"),
        (3, "", "glance"),
    ]
    assert parse(text).notes.played == 2


def test_what_is_right_is_read() -> None:
    second, first = parse(SECOND), parse(FIRST)
    assert (second.game, second.preset, second.version) == ("dou-dizhu", "", 2)
    assert second.options == (("deals", "1"),)
    assert [(seat.kind, seat.name, seat.portrait) for seat in second.seats] == [
        ("human", "Mira", 0),
        ("easy", "Otto", 1),
        ("human", "Ayla", 2),
    ]
    assert second.promise is not None and not second.promise.terms.numbered
    assert second.promise.words == ("heron", "", "w" * 80)
    assert second.seed is not None and second.seed.text == "5c" * 16
    assert (second.notes.hints, second.notes.undos) == (2, 0)
    assert [(one.number, one.version, one.how) for one in second.notes.asked] == [
        (1, "1.2.0", ""),
        (3, "1.2.0", "glance"),
    ]
    assert [(seat, str(action)) for seat, action in second.actions] == [
        (0, "bid 3"),
        (1, "pass"),
        (2, "pass"),
        (1, "pass"),
        (-1, "next"),
    ]
    assert second.outcome is not None
    assert (second.outcome.reason, second.outcome.scores, second.outcome.winners) == (
        "deals",
        (12, -6, -6),
        (0,),
    )
    assert (second.lines, second.ending, second.opened) == ((19, 20, 21, 22, 23), 24, 13)
    assert (first.preset, first.version, first.promise) == ("sheet", 1, None)
    assert first.commitment == second.commitment == "0d" * 32
    assert (first.lines, first.ending, first.opened, first.outcome) == ((11,), 11, 9, None)
    numbered = changed(SECOND, "deal drawn", "deal numbered").replace("words", "# words")
    assert parse(numbered).promise.terms.numbered  # type: ignore[union-attr]


CASES = [
    ("", "Line 1: the record is empty."),
    ("# nothing\n", "Line 1: the record is empty."),
    (
        "cardtable records 2",
        "Line 1: a record must start with “cardtable record 1”, not “cardtable records 2”.",
    ),
    (
        "\n# mine\ncardtable record",
        "Line 3: a record must start with “cardtable record 1”, not “cardtable record”.",
    ),
    ("<html>\x1b[31m", "Line 1: a record must start with “cardtable record 1”, not “<html>?[31m”."),
    (
        "\ufeff\ufeffcardtable record 1",
        "Line 1: a record must start with “cardtable record 1”, not “?cardtable record 1”.",
    ),
    (
        "cardtable record 20 or so, and more",
        "Line 1: unknown version “20 or so, an”; this program reads 1 and 2.",
    ),
    ("x" * 1_000_001, "Line 1: a record can have at most 1,000,000 bytes."),
    ("é" * 500_001, "Line 1: a record can have at most 1,000,000 bytes."),
    (
        changed(SECOND, "Otto", "Ot\u2066to"),
        "Line 7: the character U+2066 isn’t allowed in this line.",
    ),
    (
        changed(SECOND, "Otto", "Ot\tto"),
        "Line 7: the character U+0009 isn’t allowed in this line.",
    ),
    *(
        (
            FIRST.replace("\n", end),
            f"Line 1: lines must end with U+000A, not U+{ord(end):04X}.",
        )
        for end in ("\r", "\x0b", "\x85", "\u2028", "\u2029")
    ),
    *(
        (
            FIRST.replace(" ", space),
            f"Line 1: the character U+{ord(space):04X} isn’t allowed in this line.",
        )
        for space in ("\t", "\xa0", "\u2002", "\u3000")
    ),
    *(
        (
            FIRST.replace("\n", f"{sign}\n"),
            f"Line 1: the character U+{ord(sign):04X} isn’t allowed in this line.",
        )
        for sign in ("\u200b", "\ufeff", "\x1a")
    ),
    (changed(SECOND, "game dou-dizhu\n", ""), "Line 4: “game” is expected here, not “option”."),
    (
        changed(SECOND, "game dou-dizhu", "games dou-dizhu"),
        "Line 4: “game” is expected here, not “games”.",
    ),
    (changed(FIRST, "preset sheet\n", ""), "Line 3: “preset” is expected here, not “option”."),
    (
        changed(SECOND, "option deals=1", "option deals"),
        "Line 5: options must be KEY=VALUE, each key only once.",
    ),
    (
        changed(SECOND, "option deals=1", "option deals=1\noption deals=2"),
        "Line 6: options must be KEY=VALUE, each key only once.",
    ),
    (
        changed(SECOND, "seat easy Otto", "seat robot Otto"),
        "Line 7: Unknown seat “robot”. Available: human, easy, medium, hard, expert.",
    ),
    (
        changed(SECOND, "seat easy Otto", "seat human:otto Otto"),
        "Line 7: “otto” can’t play in this seat.",
    ),
    (
        changed(SECOND, "seat easy Otto", "seat easy xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        "Line 7: a name can have at most 32 characters.",
    ),
    (changed(SECOND, "deal drawn", "deal fair"), "Line 9: a deal must be “drawn” or “numbered”."),
    (
        changed(SECOND, "deal drawn", "deal numbered"),
        "Line 11: no words can be added to a numbered deal.",
    ),
    (
        changed(SECOND, "commitment 0d", "commitment 0D"),
        "Line 10: “commitment” needs 64 hexadecimal digits.",
    ),
    (
        changed(FIRST, "fingerprint 0d", "fingerprint 0"),
        "Line 8: “fingerprint” needs 64 hexadecimal digits.",
    ),
    (
        changed(SECOND, "words 0 heron", "words 1 heron"),
        "Line 11: “words” needs the seat number of a person; each seat once, in order.",
    ),
    (
        changed(SECOND, "words 0 heron", "words 2 heron"),
        "Line 12: “words” needs the seat number of a person; each seat once, in order.",
    ),
    (
        changed(SECOND, "words 0 heron", "words 3 heron"),
        "Line 11: “words” needs the seat number of a person; each seat once, in order.",
    ),
    (
        changed(SECOND, "words 0 heron", "words -1 heron"),
        "Line 11: “words” needs the seat number of a person; each seat once, in order.",
    ),
    (changed(SECOND, "words 0 heron", "words 0 "), "Line 11: words must have 1 to 80 characters."),
    (changed(SECOND, "words 2 w", "words 2 ww"), "Line 12: words must have 1 to 80 characters."),
    (changed(SECOND, "seed 5c", "seed 5"), "Line 13: A seed must be 32 hexadecimal digits."),
    (changed(SECOND, "hints 2", "hints two"), "Line 14: “hints” needs a whole number."),
    (changed(SECOND, "hints 2", "hints 1000000"), "Line 14: “hints” needs a whole number."),
    (changed(SECOND, "undos 0\n", ""), "Line 15: “undos” is expected here, not “bots”."),
    (
        changed(SECOND, "bots 1 1", "bots x 1"),
        "Line 16: “bots” needs an action number; each once, in order.",
    ),
    (
        changed(SECOND, "bots 3 1", "bots 1 1"),
        "Line 17: “bots” needs an action number; each once, in order.",
    ),
    (
        changed(SECOND, "bots 1 1.2.0", "bots 1 1/2"),
        "Line 16: “bots” needs a version, followed by a level, “glance” or “replaced”.",
    ),
    (
        changed(SECOND, "1.2.0 glance", "1.2.0 asleep"),
        "Line 17: “bots” needs a version, followed by a level, “glance” or “replaced”.",
    ),
    (changed(SECOND, "bots 3 1", "bots 5 1"), "Line 17: action 5 isn’t a bot’s."),
    (changed(SECOND, "bots 3 1", "bots 2 1"), "Line 17: action 2 isn’t a bot’s."),
    (changed(SECOND, "bots 3 1", "bots 4 1"), "Line 17: action 4 isn’t a bot’s."),
    (changed(SECOND, "2.0 glance", "2.0 hard"), "Line 17: action 3 isn’t a bot’s."),
    (
        changed(SECOND, "1.2.0 glance", "1.2.0 hard asleep"),
        "Line 17: “bots” needs a version, followed by a level, “glance” or “replaced”.",
    ),
    (changed(SECOND, "actions", "actions all"), "Line 18: “actions” must be on a separate line."),
    (changed(SECOND, "0 bid 3", "3 bid 3"), "Line 19: “3” isn’t a seat number."),
    (changed(SECOND, "0 bid 3", "000 bid 3"), "Line 19: “000” isn’t a seat number."),
    (changed(SECOND, "0 bid 3", "٠ bid 3"), "Line 19: “٠” isn’t a seat number."),
    (changed(SECOND, "0 bid 3", "-1 bid 3"), "Line 19: “-1” isn’t a seat number."),
    (changed(SECOND, "0 bid 3", "0 Bid 3"), "Line 19: “Bid” isn’t the name of an action."),
    (changed(SECOND, "0 bid 3", "0"), "Line 19: an action needs at least one word."),
    (changed(SECOND, "0 bid 3", "0 bid -"), "Line 19: “-” isn’t a word of an action."),
    (changed(SECOND, "bots 1 1.2.0", "bots 0 1.2.0"), "Line 16: action 0 isn’t a bot’s."),
    (
        changed(SECOND, "scores 12 -6 -6", "scores 12 -6"),
        "Line 25: the number of scores doesn’t match the 3 seats.",
    ),
    (changed(SECOND, "winners 0", "winners 3"), "Line 26: a winner must be a seat number."),
    (changed(SECOND, "winners 0", "winners -1"), "Line 26: a winner must be a seat number."),
    (
        changed(SECOND, "option deals=1", "\n".join(f"option k{i}=1" for i in range(101))),
        "Line 105: a record can have at most 100 options.",
    ),
    (
        changed(SECOND, "seat easy Otto", "\n".join(["seat easy"] * 20)),
        "Line 26: a record can have at most 20 seats.",
    ),
    (changed(SECOND, "winners 0", "winners 0.5"), "Line 26: “winners” needs whole numbers."),
    (
        changed(SECOND, "winners 0", "winners 0 1\nmore"),
        "Line 27: nothing may follow the end of a record.",
    ),
    (changed(SECOND, "scores 12", "scores 1234567890"), "Line 25: “scores” needs whole numbers."),
    (FIRST.partition("seed")[0], "Line 8: “actions” is expected here, not the end."),
    (FIRST + "0 pass\n" * 50_000, "Line 50,011: a record can have at most 50,000 actions."),
]


@pytest.mark.parametrize(("text", "says"), CASES)
def test_what_is_wrong_is_told(text: str, says: str) -> None:
    with pytest.raises(BadRecord) as error:
        parse(text)
    assert str(error.value) == says
    assert says.startswith(f"Line {error.value.line:,}: ")
    assert lacking(error.value) == []


@pytest.mark.parametrize(("text", "says"), CASES)
def test_what_is_wrong_is_told_in_one_language(text: str, says: str) -> None:
    """With quotation marks of the language, and without an English word among them."""
    with pytest.raises(BadRecord) as error:
        parse(text)
    for language, marks in (("de", "„“"), ("ja", "「」"), ("zh_CN", "“”"), ("zh_TW", "「」")):
        said = say(error.value, language)
        assert set(said) & set("„“”「」") <= set(marks), said
        ours = re.sub("[„「“].*?[“」”]", "", said)
        assert not re.search(r"\b(and|the|action|not)\b", ours), said


def test_an_unknown_version_is_told_with_a_list_of_the_language() -> None:
    with pytest.raises(BadRecord) as error:
        parse("cardtable record 9\n")
    assert say(error.value, "de").endswith("liest 1 und 2.")


@pytest.mark.parametrize("coding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("before", ["", "# my best match\n"])
def test_another_encoding_is_named(coding: str, mark: str, before: str) -> None:
    with pytest.raises(BadRecord) as error:
        parse_bytes((mark + before + FIRST).encode(coding))
    assert str(error.value) == f"Line 1: the text is in {coding[:6].upper()}; it must be in UTF-8."
    assert lacking(error.value) == []


@pytest.mark.parametrize("end", ["\r\n", " \n", "\n\n", "\t\n"])
def test_other_blanks_at_the_end_of_a_line_do_no_harm(end: str) -> None:
    assert parse_bytes(("\ufeff" + FIRST.replace("\n", end)).encode()).game == parse(FIRST).game


def test_as_much_as_is_allowed_is_read() -> None:
    assert len(parse(FIRST + "0 pass\n" * 49_999).actions) == 50_000
    seats = changed(FIRST, "seat easy\n", "seat easy\n" * 18)
    assert len(parse(seats).seats) == 20
    scores = " ".join(["-1"] * 20)
    outcome = parse(f"{seats}result deals\nscores {scores}\nwinners 0\n").outcome
    assert outcome is not None and len(outcome.scores) == 20
    names = "\n".join(f"option o{n}=1" for n in range(100))
    assert len(parse(changed(FIRST, "option deals=1", names)).options) == 100
    long = parse(changed(SECOND, "seat easy Otto", f"seat easy {'x' * 32}"))
    assert long.seats[1].name == "x" * 32
    edge = parse(changed(FIRST, "seat easy Otto", f"seat easy {'x' * 25}"))
    assert edge.seats[1].name == "x" * 24
    assert parse(FIRST + "#" * (1_000_000 - len(FIRST))).ending == 11
