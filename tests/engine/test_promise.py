"""The promise before a deal: nothing else packs, commits or deals alike."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.match import Match, promise_of
from cardtable.engine.promise import (
    Promise,
    Terms,
    clean_words,
    commitment,
    deal_seed,
    grouped,
    pack,
)
from cardtable.engine.seeds import Seed
from tests.engine.promised import promised, promised_match

TEXTS = st.text(max_size=12) | st.sampled_from(["", ":", ",", "0:,", "1:a,", "é", "e\u0301"])
SEEDS = st.integers(0, 2**128 - 1).map(lambda n: Seed(f"{n:032x}"))
TERMS = st.builds(
    Terms,
    TEXTS,
    st.lists(st.tuples(TEXTS, TEXTS), max_size=3).map(tuple),
    st.lists(st.tuples(TEXTS, TEXTS, TEXTS), max_size=3).map(tuple),
    st.booleans(),
)
WORDS = st.lists(TEXTS, max_size=3).map(tuple)


def unpacked(packed: bytes) -> list[str]:
    """The texts of a pack; only a packing that loses nothing can be read back."""
    texts = []
    while packed:
        length, _, rest = packed.partition(b":")
        end = int(length)
        texts.append(rest[:end].decode())
        assert rest[end : end + 1] == b","
        packed = rest[end + 1 :]
    return texts


@given(st.lists(TEXTS, max_size=5))
def test_what_is_packed_can_be_told_again(texts: list[str]) -> None:
    assert unpacked(pack(texts).encode()) == texts


@given(SEEDS, TERMS, SEEDS, TERMS)
def test_other_terms_or_another_seed_commit_otherwise(
    seed: Seed, terms: Terms, other: Seed, others: Terms
) -> None:
    alike = (seed, terms) == (other, others)
    assert (commitment(seed, terms) == commitment(other, others)) == alike


@given(SEEDS, TERMS, st.data())
def test_a_small_change_of_the_terms_commits_otherwise(
    seed: Seed, terms: Terms, data: st.DataObject
) -> None:
    """What moves from one text to its neighbour is another commitment as well."""
    flat = [
        terms.game,
        *(t for o in terms.options for t in o),
        *(t for s in terms.seats for t in s),
    ]
    at = data.draw(st.integers(0, len(flat) - 1))
    changed = list(flat)
    if at + 1 < len(flat) and flat[at]:
        changed[at], changed[at + 1] = flat[at][:-1], flat[at][-1] + flat[at + 1]
    else:
        changed[at] += data.draw(st.text(min_size=1, max_size=3))
    count = 2 * len(terms.options)
    options, seats = changed[1 : 1 + count], changed[1 + count :]
    other = Terms(
        changed[0],
        tuple(zip(options[::2], options[1::2], strict=True)),
        tuple(zip(seats[::3], seats[1::3], seats[2::3], strict=True)),
        terms.numbered,
    )
    assert other != terms
    assert commitment(seed, other) != commitment(seed, terms)


@given(SEEDS, TERMS, WORDS, WORDS)
def test_other_words_deal_otherwise(
    seed: Seed, terms: Terms, words: tuple[str, ...], others: tuple[str, ...]
) -> None:
    one, other = Promise(terms, words), Promise(terms, others)
    if not one.with_words:
        assert one.deal(seed) == seed, "nobody's words change nothing"
    elif words != others:
        assert one.deal(seed) != other.deal(seed)
    assert one.commitment(seed) == other.commitment(seed), "words come after the commitment"


@given(SEEDS, TERMS, TERMS)
def test_the_same_words_deal_otherwise_under_other_terms(
    seed: Seed, terms: Terms, others: Terms
) -> None:
    one, other = Promise(terms, ("heron",)), Promise(others, ("heron",))
    assert (one.deal(seed) == other.deal(seed)) == (terms == others)


def test_anybody_can_work_it_out_with_a_few_lines() -> None:
    """As the description says it, without a word of our own code."""

    def packed(*texts: str) -> str:
        return "".join(f"{len(text.encode())}:{text}," for text in texts)

    def sha(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    match = promised_match()
    rules = packed(*(str(part) for option in match.options.items() for part in option))
    seats = packed(
        "human",
        "",
        "Mira",
        "hard",
        "ayla",
        "Jürgen „J“",
        "human",
        "",
        "美雨",
    )
    seed = match.seed.text
    shown = sha(packed("cardtable commitment 2", seed, "drawn", "dou-dizhu", rules, seats))
    words = packed("the heron stands", "", "鷺が 一羽")
    deal = sha(packed("cardtable deal 2", seed, shown, words))[:32]
    assert match.commitment == shown
    assert match.deal == Seed(deal)


def test_the_lines_in_the_documentation_are_right() -> None:
    text = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    told: dict[str, str] = {}
    exec(code, told)
    terms = Terms(
        "dou-dizhu",
        (("deals", "3"), ("auction", "one_round")),
        (("human", "", "Mira"), ("hard", "ayla", "Ayla"), ("human", "", "Otto")),
    )
    seed = Seed(told["seed"])
    assert told["shown"] == commitment(seed, terms)
    assert told["deal"] == Promise(terms, ("heron", "", "plum")).deal(seed).text


def test_a_known_answer_never_changes() -> None:
    terms = Terms("dou-dizhu", (("deals", "3"),), (("human", "", "Mira"), ("hard", "ayla", "Ayla")))
    seed = Seed("000102030405060708090a0b0c0d0e0f")
    shown = commitment(seed, terms)
    assert shown == "19c1be0b2b5880032a0688da9f83d896054097142fdb85378d8cebcb5545b772"
    assert deal_seed(seed, shown, ("heron", "")).text == "d41f2ae722c3bb01fddd710a6c7c8e56"
    assert (
        commitment(seed, replace(terms, numbered=True))
        == "4e29e7d66e6c78d77a78cab1e0e2432e47c59fc0721b0507bcfe8c2bc5865277"
    )


def test_words_that_look_alike_are_the_same_words() -> None:
    assert clean_words(" the  he\u0301ron\u202e\n") == "the h\u00e9ron"
    assert clean_words("x" * 500) == "x" * 80
    once = clean_words("x" * 79 + " y")
    assert clean_words(once) == once


def test_a_numbered_deal_is_the_deal_of_its_number() -> None:
    numbered = promised_match(numbered=True)
    assert promised(numbered).terms.numbered
    assert numbered.deal == numbered.seed
    plain = Match(numbered.game, numbered.options, numbered.seats, numbered.seed)
    assert plain.view(0) == Match(
        numbered.game, numbered.options, numbered.seats, numbered.seed, promise=numbered.promise
    ).view(0)


def test_the_words_choose_the_cards() -> None:
    one = promised_match()
    other = promise_of(one.game, one.options, one.seats, ("another heron", "", ""))
    dealt = Match(one.game, one.options, one.seats, one.seed, promise=other)
    first = Match(one.game, one.options, one.seats, one.seed, promise=one.promise)
    assert dealt.view(0) != first.view(0)
    assert dealt.commitment == first.commitment


@pytest.mark.parametrize("size", [4, 8])
def test_digits_are_grouped_and_none_is_lost(size: int) -> None:
    digits = promised_match().commitment
    shown = grouped(digits, size)
    assert shown.replace(" ", "") == digits and len(digits) == 64
    assert {len(group) for group in shown.split()} == {size}
