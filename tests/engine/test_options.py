"""Options: defaults, presets, single changes, and clear refusals."""

import pytest

from cardtable.engine.options import BadOption, Option, Preset, resolve

OPTIONS = (
    Option("tie", "push", ("push", "dealer")),
    Option("rounds", 12, (6, 12, 24)),
    Option("cap", 100, low=1, high=10_000),
)
PRESETS = (Preset("sheet"), Preset("casino", (("tie", "dealer"), ("cap", 500))))


def test_defaults_then_preset_then_changes() -> None:
    assert dict(resolve(OPTIONS, PRESETS)) == {"tie": "push", "rounds": 12, "cap": 100}
    options = resolve(OPTIONS, PRESETS, "casino", {"cap": "70"})
    assert dict(options) == {"tie": "dealer", "rounds": 12, "cap": 70}
    assert options.choice("tie") == "dealer"
    assert options.number("cap") == 70


def test_options_are_values() -> None:
    first, second = resolve(OPTIONS, PRESETS), resolve(OPTIONS, PRESETS, "sheet")
    assert first == second
    assert hash(first) == hash(second)


@pytest.mark.parametrize(
    ("preset", "changes", "word"),
    [
        ("nonsense", {}, "casino"),
        (None, {"taste": "sweet"}, "tie, rounds, cap"),
        (None, {"tie": "maybe"}, "push, dealer"),
        (None, {"rounds": 7}, "6, 12, 24"),
        (None, {"cap": "0"}, "1 to 10,000"),
        (None, {"cap": "10001"}, "1 to 10,000"),
        (None, {"cap": "9" * 400}, "1 to 10,000"),
        (None, {"cap": "1e3"}, "1 to 10,000"),
        (None, {"cap": "٣"}, "1 to 10,000"),
        (None, {"cap": ""}, "1 to 10,000"),
    ],
)
def test_a_refusal_is_one_sentence_that_says_what_there_is(
    preset: str | None, changes: dict[str, str | int], word: str
) -> None:
    with pytest.raises(BadOption) as error:
        resolve(OPTIONS, PRESETS, preset, changes)
    assert word in str(error.value)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200
