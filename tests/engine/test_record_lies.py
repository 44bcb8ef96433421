"""Differences between a record and its replay: reported in a sentence, and claim by claim."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from cardtable.engine.options import Option
from cardtable.engine.records import BadRecord, parse, record_of, replay, write
from cardtable.engine.verification import FAILED, PROVED, STATED, UNCHECKED, Claim, verify
from cardtable.games import find_game
from tests.engine.promised import promised_match
from tests.engine.refusals import changed, lacking
from tests.engine.test_record_form2 import TRUE as SECOND
from tests.engine.test_record_form2 import line_of
from tests.engine.test_records import TRUE as FIRST

RESULT, OPENED = line_of("result"), line_of("seed")
LINES = SECOND.split("\n")
#: How it ended, and something else.
SCORES, WINNERS = (line.partition(" ")[2] for line in LINES[-3:-1])
END = f"result deals\nscores {SCORES}\nwinners {WINNERS}\n"
FALSE_SCORES = f"{SCORES.rpartition(' ')[0]} 5"
FALSE_WINNERS = "0 1" if WINNERS != "0 1" else "0 2"
#: What is called first, and a play that occurs once.
FIRST_CALL = LINES[LINES.index("actions") + 1]
PLAY = max((line for line in LINES if " play " in line), key=len)
COMMITMENT = parse(SECOND).commitment

Rules = tuple[tuple[str, str], ...]
OTHER = "seed, game, house rules and seats don’t match the fingerprint given."


def committed(change: Callable[[Rules], Rules]) -> str:
    """A record whose commitment is right, but whose house rules are others."""
    record = parse(SECOND)
    assert record.promise is not None and record.seed is not None
    terms = replace(record.promise.terms, options=change(record.promise.terms.options))
    promise = replace(record.promise, terms=terms)
    return write(
        replace(
            record,
            promise=promise,
            options=terms.options,
            commitment=promise.commitment(record.seed),
        )
    )


def with_deals(value: str) -> Callable[[Rules], Rules]:
    return lambda rules: tuple((k, value if k == "deals" else v) for k, v in rules)


FIRST_SEAT = line_of("seat")
RULES = parse(SECOND).options
LIES = [
    (committed(lambda _: ()), f"Line 3: option {RULES[0][0]} is missing."),
    (
        committed(lambda rules: rules[1:]),
        f"Line {FIRST_SEAT - 1}: option {RULES[0][0]} is missing.",
    ),
    (
        committed(lambda rules: rules[:-1]),
        f"Line {FIRST_SEAT - 1}: option {RULES[-1][0]} is missing.",
    ),
    *(
        (
            committed(with_deals(to)),
            f"Line {line_of('option deals')}: option deals must be written 1, not “{to}”.",
        )
        for to in ("01", "001", "000000001")
    ),
    (
        committed(with_deals("+1")),
        f"Line {line_of('option deals')}: "
        "Option deals needs a whole number from 1 to 100, not “+1”.",
    ),
    *(
        (
            changed(record, "game dou-dizhu", f"game {name}"),
            f"Line 2: unknown game “{shown}”. Available: “dou-dizhu”.",
        )
        for record in (FIRST, SECOND)
        for name, shown in (
            ("Dou-Dizhu", "Dou-Dizhu"),
            ("dou dizhu", "dou dizhu"),
            ("dou_dizhu", "dou_dizhu"),
            ("doudizhu", "doudizhu"),
        )
    ),
    (
        changed(FIRST, "game dou-dizhu", "game dou-\x1b\x9b\u202edizhu"),
        "Line 2: unknown game “dou-???dizhu”. Available: “dou-dizhu”.",
    ),
    (
        changed(SECOND, "game dou-dizhu", "game poker"),
        "Line 2: Unknown game “poker”. Available: oicho-kabu, kyo-kabu, dou-dizhu, oklahoma-gin.",
    ),
    (
        changed(FIRST, "preset sheet", "preset mine"),
        "Line 3: Unknown preset “mine”. Available: sheet, standard, online, happy, unshuffled.",
    ),
    (
        changed(FIRST, "seat easy\nseat easy\nseat easy\n", "seat easy\nseat easy\n").partition(
            "0 pass"
        )[0],
        "Line 5: dou-dizhu is for 3 players, not 2.",
    ),
    (
        changed(SECOND, f"seed {parse(SECOND).seed.text}\n", ""),  # type: ignore[union-attr]
        f"Line {RESULT - 1}: the match isn’t over, so its seed isn’t shown and its cards can’t"
        " be checked.",
    ),
    (
        changed(FIRST, "seed 0", "seed 1"),
        "Line 9: the seed doesn’t match the fingerprint shown before the deal.",
    ),
    (
        changed(SECOND, "hard:ayla", "easy:ayla"),
        f"Line {OPENED}: {OTHER}",
    ),
    (
        changed(SECOND, PLAY, ("1" if PLAY[0] != "1" else "2") + PLAY[1:]),
        f"Line {line_of(PLAY)}: it’s the turn of seat {PLAY[0]} here.",
    ),
    (
        changed(SECOND, "- next", "0 pass"),
        f"Line {RESULT - 1}: it’s the table’s turn here.",
    ),
    (
        changed(SECOND, f"actions\n{FIRST_CALL}", f"actions\n{FIRST_CALL[0]} hit"),
        f"Line {line_of('actions') + 1}: “hit” isn’t legal here.",
    ),
    (
        changed(SECOND, "result deals", "0 pass\nresult deals"),
        f"Line {RESULT}: the match is over before this action.",
    ),
    (
        changed(SECOND, f"scores {SCORES}", f"scores {FALSE_SCORES}"),
        f"Line {RESULT + 1}: the result is {SCORES}, not {FALSE_SCORES}.",
    ),
    (
        changed(SECOND, f"winners {WINNERS}", f"winners {FALSE_WINNERS}"),
        f"Line {RESULT + 2}: the winners are seats {WINNERS}, not {FALSE_WINNERS}.",
    ),
    (
        changed(SECOND, "result deals", "result points"),
        f"Line {RESULT}: the match ended with “deals”, not “points”.",
    ),
    (
        changed(SECOND, END, ""),
        f"Line {RESULT - 1}: the result is {SCORES}, not no result.",
    ),
    (
        changed(SECOND, f"- next\n{END}", ""),
        f"Line {RESULT - 2}: the record ends before its match does.",
    ),
    (
        changed(SECOND, "- next\n", ""),
        f"Line {RESULT - 1}: the result is no result, not {SCORES}.",
    ),
]


@pytest.mark.parametrize(("text", "says"), LIES)
def test_what_is_not_so_is_told(text: str, says: str) -> None:
    with pytest.raises(BadRecord) as error:
        replay(parse(text), find_game)
    assert str(error.value) == says
    assert lacking(error.value) == []


def test_a_replay_can_stop_on_the_way() -> None:
    text = changed(SECOND, f"scores {SCORES}", f"scores {FALSE_SCORES}")
    for count in (0, 7):
        match = replay(parse(text), find_game, to=count)
        assert len(match.actions) == count
        assert [str(action) for action in match.actions] == [
            str(action) for _, action in parse(text).actions[:count]
        ]
    with pytest.raises(BadRecord, match="the result is"):
        replay(parse(text), find_game)


def claims(text: str, given: str = "") -> list[Claim]:
    """What is claimed, in order."""
    return verify(parse(text), find_game, given)[0]


ENDING = [
    Claim("shown", STATED),
    Claim("seed", STATED, source="drawn"),
    Claim("words", STATED),
    Claim("players", STATED),
    Claim("help", STATED),
    Claim("bots", STATED),
]


def test_a_true_record_claim_by_claim() -> None:
    proved = [Claim(id_, PROVED) for id_ in ("commitment", "deal", "actions", "result")]
    assert claims(SECOND) == [*proved, *ENDING]
    assert claims(SECOND, COMMITMENT) == [
        proved[0],
        Claim("given", PROVED),
        *proved[1:],
        *ENDING[1:],
    ]
    assert claims(FIRST) == [
        *proved,
        ENDING[0],
        Claim("seed", STATED, source="small"),
        Claim("players", STATED),
        Claim("bots", STATED),
    ]


def test_a_numbered_match_of_people_has_fewer() -> None:
    match = promised_match(kinds="human,human,human", numbered=True)
    assert claims(write(record_of(match)))[4:] == [
        Claim("shown", STATED),
        Claim("seed", STATED, source="numbered"),
        Claim("players", STATED),
        Claim("help", STATED),
    ]


def test_a_bot_in_the_first_seat_is_a_bot() -> None:
    match = promised_match(kinds="easy,human,human", words=("", "w", ""))
    assert claims(write(record_of(match)))[-1] == Claim("bots", STATED)


def test_the_way_is_kept_only_if_it_is_wanted() -> None:
    whole = promised_match()
    for way, events in ((True, whole.whole_log), (False, whole._happened[-1])):
        match = verify(parse(SECOND), find_game, way=way)[1]
        assert match.whole_log == events and match.state == whole.state
        assert replay(parse(SECOND), find_game, way=way).whole_log == events


def test_what_fails_is_told_at_its_claim() -> None:
    other = changed(SECOND, "seat human Mira", "seat human Myra")  # and so other cards
    told = claims(other, "0" * 64)
    where = re.fullmatch(r"Line (\d+): .+", told[3].why)  # sooner or later an action doesn’t fit
    assert where is not None and int(where[1]) > line_of("actions")
    assert told == [
        Claim("commitment", FAILED, f"Line {OPENED}: {OTHER}"),
        Claim("given", FAILED, "The digits given don’t match this record."),
        Claim("deal", UNCHECKED),
        Claim("actions", FAILED, where[0]),
        Claim("result", UNCHECKED),
        *ENDING[1:],
    ]
    wrong = claims(changed(SECOND, f"winners {WINNERS}", f"winners {FALSE_WINNERS}"))
    assert [claim.verdict for claim in wrong[:4]] == [PROVED, PROVED, PROVED, FAILED]


def test_a_seed_that_looks_chosen_is_small() -> None:
    for text, source in ((f"{2**64 - 1:032x}", "small"), (f"{2**64:032x}", "drawn")):
        record = parse(changed(SECOND, f"seed {parse(SECOND).seed.text}", f"seed {text}"))  # type: ignore[union-attr]
        (seed,) = (claim for claim in verify(record, find_game)[0] if claim.id == "seed")
        assert seed.source == source


@pytest.mark.parametrize("later", [True, False])
def test_a_rule_that_came_later_makes_no_older_record_a_lie(later: bool) -> None:
    game = find_game("dou-dizhu")
    newer = type("Newer", (type(game),), {})()
    newer.options = (*game.options, Option("gale", "off", ("off", "on"), later=later))
    record = parse(SECOND)
    if later:
        assert replay(record, lambda _: newer).options["gale"] == "off"
    else:
        with pytest.raises(BadRecord, match=r"option gale is missing"):
            replay(record, lambda _: newer)
