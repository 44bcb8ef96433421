"""Every reader, fed with random input and with nearly valid input."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.engine.events import Event, MalformedEvent
from cardtable.games import all_games
from tests.engine.make_form2 import FOLDER as FORM2
from tests.fuzz.examples import EXAMPLES
from tests.fuzz.readers import HARMLESS, READERS, Rows, read_command
from tests.games.make_records import FOLDER

#: Words with a meaning somewhere.
WORDS = st.sampled_from(
    (
        "play",
        "bid",
        "bet",
        "pass",
        "next",
        "3",
        "-1",
        "007",
        "9" * 40,
        "99999999999999999999",
        "1e9",
        "1e999",
        "NaN",
        "Infinity",
        "٣",
        "=",
        "==",
        "deals=2",
        "rounds=open",
        "tie=dealer",
        "chips=100001",
        "sheet",
        "seat=1",
        "card='7H",
        "cards=[3C,4D]",
        "!",
        "to=1",
        "to=1,2",
        "to=" + "9" * 5000,
        "to=",
        "null",
        "true",
        "[]",
        "{}",
        "\x00",
        "\ud800"[:0],
        "\u2028",
        "../x",
        "/etc/passwd",
        "-",
        "--",
        "--json",
        "--help",
        "--to",
        "--lang",
        "de",
        "#",
        "\n",
        "option",
        "game",
        "dou-dizhu",
        "oklahoma gin",
        "0" * 32,
        "f" * 64,
    )
)
NEARLY = st.lists(st.one_of(WORDS, st.text(max_size=12)), max_size=8).map(" ".join)
ANYTHING = st.one_of(st.text(), NEARLY, st.binary().map(lambda b: b.decode("latin-1")))


#: Readers that write files, or read much; they get their own examples below, or fewer.
SLOW = ("deck", "settings", "record", "sets", "verdicts", "rows")


@pytest.mark.parametrize("name", [n for n in READERS if n not in SLOW])
@settings(max_examples=200, deadline=None)
@given(text=ANYTHING)
def test_plain_text(name: str, text: str) -> None:
    READERS[name](text)


@pytest.mark.parametrize("name", ["sets", "verdicts", "rows"])
@settings(max_examples=25, deadline=None)
@given(text=ANYTHING)
def test_plain_text_in_files(name: str, text: str) -> None:
    READERS[name](text)


@pytest.mark.parametrize("name", list(EXAMPLES))
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_what_was_right_with_a_fault_in_it(name: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(EXAMPLES[name]))
    at = data.draw(st.integers(0, len(text)))
    READERS[name](text[:at] + data.draw(ANYTHING) + text[at + data.draw(st.integers(0, 9)) :])


EVENT_VALUES = st.one_of(
    st.integers(-(10**11), 10**11),
    st.from_regex(r"[A-Za-z0-9_+-]{0,12}", fullmatch=True),
    st.lists(st.from_regex(r"[A-Za-z0-9_+-]{1,5}", fullmatch=True), max_size=4).map(tuple),
)
EVENT_PARAMS = st.dictionaries(
    st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True), EVENT_VALUES, max_size=4
).map(lambda d: tuple(d.items()))


@given(EVENT_PARAMS, EVENT_PARAMS, st.sets(st.integers(0, 9), min_size=1), st.data())
def test_a_damaged_event(params, secret, to, data) -> None:  # type: ignore[no-untyped-def]
    event = Event("kind", params, secret, tuple(sorted(to)) if secret else ())
    assert Event.parse(str(event)) == event
    text = str(event)
    at = data.draw(st.integers(0, len(text)))
    READERS["event"](text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :])


def test_a_seat_number_without_end_is_no_event() -> None:
    with pytest.raises(MalformedEvent):
        Event.parse("drew ! to=" + "9" * 5000 + " card='7H")


@pytest.mark.parametrize("game", list(all_games()))
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_damaged_record(game: str, data: st.DataObject) -> None:
    first = sorted((FOLDER / game).glob("*.cardtable"))
    second = sorted(FORM2.glob(f"{game}-*.cardtable"))
    text = data.draw(st.sampled_from(first) | st.sampled_from(second)).read_text("utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 30))
        text = text[:at] + data.draw(ANYTHING) + text[at + gone :]
    READERS["record"](text)


TOML = st.recursive(
    st.one_of(
        st.sampled_from(
            (
                '"a.svg"',
                '"../a.svg"',
                '"b.svg"',
                '"/a.svg"',
                "true",
                "nan",
                "inf",
                "-1",
                "0",
                "1e308",
                "1" + "0" * 400,
                '""',
                '"\\u0000.svg"',
                "1979-05-27",
                '"x/../../a.svg"',
            )
        ),
        st.integers().map(str),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: "[" + ", ".join(items) + "]"),
        st.dictionaries(
            st.sampled_from(
                ("en", "id", "name", "file", "dir", "files", "options", "default", "1a")
            ),
            inner,
            max_size=5,
        ).map(lambda d: "{" + ", ".join(f"{k} = {v}" for k, v in d.items()) + "}"),
    ),
    max_leaves=6,
)
GOOD_DECK = {
    "id": '"mine"',
    "family": '"french"',
    "name": '{en = "Mine"}',
    "size": "[200, 300]",
    "corner": "12",
    "faces": '{"3C" = "a.svg"}',
    "backs": '[{id = "plain", name = {en = "Plain"}, file = "a.svg"}]',
    "variants": '[{id = "large", name = {en = "Large"}, default = true}]',
    "layers": '[{options = ["large"], dir = ".", files = ["a.svg"]}]',
}


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(GOOD_DECK)), st.one_of(st.none(), TOML), max_size=2))
def test_a_damaged_deck(changes: dict[str, str | None]) -> None:
    values = {**GOOD_DECK, **changes}
    READERS["deck"]("\n".join(f"{key} = {v}" for key, v in values.items() if v is not None))


@settings(max_examples=60, deadline=None)
@given(ANYTHING)
def test_any_deck(text: str) -> None:
    READERS["deck"](text)


def test_a_deck_nested_without_end() -> None:
    READERS["deck"]("size = " + "[" * 20_000 + "]" * 20_000)


KEYS = ("language", "dark", "speed", "panel", "name", "cards/large_index", "setup/dou-dizhu")


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(KEYS), ANYTHING), max_size=5), st.booleans())
def test_any_settings(lines: list[tuple[str, str]], heading: bool) -> None:
    text = "\n".join(f"{key.replace('/', chr(92))}={value}" for key, value in lines)
    READERS["settings"](("[General]\n" if heading else "") + text)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(HARMLESS), st.one_of(NEARLY, st.text(max_size=40)))
def test_any_command_line(command: str, rest: str) -> None:
    read_command(f"{command} {rest}")


@pytest.mark.parametrize("name", ["\x00", "a\x00b", "\ud800", "\x1b[2J"])
def test_what_is_no_name_of_a_file(name: str) -> None:
    read_command(f"verify {name}")
    read_command(f"simulate dou-dizhu --seats easy,easy,easy --deals 1 --record {name}/x")


@pytest.fixture(scope="module")
def rows() -> Iterator[Rows]:
    """One journal for all examples."""
    with tempfile.TemporaryDirectory() as place:
        yield Rows(Path(place))


JSON = st.one_of(
    st.sampled_from(
        (
            "null",
            "1",
            "[]",
            "{}",
            '{"deals": 2}',
            '{"deals": 1e999}',
            '{"deals": [1]}',
            "[1, 2]",
            '[{"kind": "easy", "name": "", "portrait": 1e999}]',
            '[{"kind": "easy"}]',
            '["abc"]',
            '[{"kind": "ghost", "name": 1, "portrait": "x"}]',
            "NaN",
            '{"deals": NaN}',
            "[" * 5000,
            '[{"kind": "easy", "name": "\\ud800", "portrait": 0}]',
            '{"kind": 1}',
        )
    ),
    st.text(max_size=20),
)
CELLS = st.one_of(
    JSON,
    st.none(),
    st.integers(-(2**63), 2**63 - 1),
    st.binary(max_size=8),
    st.floats(),
    st.sampled_from(("dou-dizhu", "kyo-kabu", "0" * 32, "f" * 33)),
)


@settings(max_examples=120, deadline=None)
@given(
    values=st.dictionaries(st.sampled_from(Rows.COLUMNS), CELLS, max_size=2),
    actions=st.lists(
        st.tuples(st.one_of(st.integers(0, 3), CELLS), st.one_of(WORDS, CELLS)), max_size=3
    ),
)
def test_any_rows(rows: Rows, values: dict[str, object], actions: list) -> None:  # type: ignore[type-arg]
    rows.read(values, actions)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("seats", '[{"kind": "easy", "name": "", "portrait": 1e999}]'),
        ("seats", "[" * 100_000),
        ("options", "[" * 100_000),
        ("options", 7),
        ("options", b"\xff"),
        ("seats", b"\xff"),
        ("seed", None),
        ("game", b"dou-dizhu"),
        ("deck", 3.5),
    ],
)
def test_rows_that_make_no_sense(rows: Rows, column: str, value: object) -> None:
    rows.read({column: value}, [])
