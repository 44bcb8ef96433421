"""Events: what a seat knows of them, and a notation that round-trips."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.events import Event, Log, MalformedEvent

DREW = Event.of("drew", seat=1).secretly(1, card="7H")


def test_a_secret_is_seen_by_its_seat_alone() -> None:
    assert DREW.seen_by(1) == Event.of("drew", seat=1, card="7H")
    for other in (0, 2, None):
        assert DREW.seen_by(other) == Event.of("drew", seat=1)
        assert "7H" not in str(DREW.seen_by(other))


def test_words_and_numbers_are_told_apart() -> None:
    event = Event.of("shown", rank="7", count=7, cards=("7H", "7S"), none=())
    assert Event.parse(str(event)) == event


WORDS = st.text("abcXYZ0123456789_+-", max_size=8)
VALUES = st.one_of(
    st.integers(-(10**9), 10**9), WORDS, st.lists(WORDS.filter(bool), max_size=5).map(tuple)
)
KEYS = st.text("abcdefgh", min_size=1, max_size=6)


@given(
    KEYS,
    st.dictionaries(KEYS, VALUES, max_size=4),
    st.dictionaries(KEYS, VALUES, max_size=3),
    st.sets(st.integers(0, 9), min_size=1),
)
def test_notation_round_trips(
    kind: str, public: dict[str, object], secret: dict[str, object], to: set[int]
) -> None:
    event = Event(kind, tuple(public.items()))  # type: ignore[arg-type]
    if secret:
        event = event.secretly(*to, **secret)  # type: ignore[arg-type]
    assert Event.parse(str(event)) == event


@given(st.text())
def test_any_text_is_an_event_or_a_clear_error(text: str) -> None:
    try:
        event = Event.parse(text)
    except MalformedEvent:
        return
    assert Event.parse(str(event)) == event


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("drew seat", "“seat” is not a parameter of an event."),
        (f"drew {'x' * 25}", f"“{'x' * 24}” is not a parameter of an event."),
        (f"drew a={'!' * 25}", f"“a={'!' * 22}” is not a parameter of an event."),
        ("drew a='!b", "“a='!b” is not a parameter of an event."),
        ("drew a=[b,]", "“a=[b,]” is not a parameter of an event."),
        ("drew a=[b", "“a=[b” is not a parameter of an event."),
        ("drew A=1", "“A=1” is not a parameter of an event."),
        (
            "drew seat=1 ! card=7",
            "The secret part of an event starts with the seats that saw it.",
        ),
        ("drew ! to=1", "The secret part of an event starts with the seats that saw it."),
        ("! to=1 a=1", "“! to=1 a=1” is not an event."),
        ("Drew", "“Drew” is not an event."),
        ("", "“” is not an event."),
    ],
)
def test_malformed_text_is_refused(text: str, says: str) -> None:
    with pytest.raises(MalformedEvent) as error:
        Event.parse(text)
    assert str(error.value) == says


def test_a_log_shares_its_past_and_keeps_it() -> None:
    first = Log().add((Event.of("a"),))
    second = first.add((Event.of("b"), DREW))
    assert [e.kind for e in first] == ["a"]
    assert [e.kind for e in second] == ["a", "b", "drew"]
    assert len(second) == 3


def test_a_history_is_read_from_its_end_without_the_rest() -> None:
    log = Log()
    for number in range(100):
        log = log.add((Event.of("bet", amount=number), DREW) if number % 2 else ())
    for history in (log.seen_by(0), log.seen_by(1), pickle.loads(pickle.dumps(log.seen_by(1)))):
        told = tuple(history)
        assert len(told) == len(history) == 100
        assert tuple(reversed(history)) == told[::-1]
        for count in (0, 1, 57, 99, 100, 101):
            assert history.since(count) == told[count:]
        assert history[-1] == told[-1]
    assert [e.get("card") for e in log.seen_by(0).since(98)] == [None, None]
    assert [e.get("card") for e in log.seen_by(1).since(98)] == [None, "7H"]


def test_the_newest_is_read_without_touching_what_is_old() -> None:
    class Old(Event):
        def seen_by(self, seat: int | None) -> Event:
            raise AssertionError("read")

    history = Log().add((Old("old"),)).add((DREW,)).seen_by(1)
    assert next(reversed(history)).get("card") == "7H"
    assert [event.kind for event in history.since(1)] == ["drew"]


def test_a_history_travels_without_what_it_must_not_know() -> None:
    history = Log().add((DREW,)).seen_by(0)
    sent = pickle.dumps(history)
    assert b"7H" not in sent
    assert pickle.loads(sent) == history
