"""What rules raise."""

from __future__ import annotations

import pytest

from cardtable.engine.actions import IllegalAction
from cardtable.engine.failed import GameFailed, ruled


@pytest.mark.parametrize("error", [ValueError("x"), SystemExit(3), IllegalAction("no_bid")])
def test_whatever_rules_raise_names_their_game(error: BaseException) -> None:
    with pytest.raises(GameFailed) as failed, ruled("jugo"):
        raise error
    assert failed.value.game == "jugo"
    assert str(failed.value) == "The game jugo failed."
    assert failed.value.__cause__ is error


def test_rules_may_refuse_and_fail_once() -> None:
    refused, inner = IllegalAction("no_bid"), GameFailed("jugo")
    with pytest.raises(IllegalAction) as error, ruled("jugo", may_refuse=True):
        raise refused
    assert error.value is refused
    with pytest.raises(GameFailed) as failed, ruled("outer"):
        raise inner
    assert failed.value is inner


def test_nobody_else_is_stopped() -> None:
    with pytest.raises(KeyboardInterrupt), ruled("jugo"):
        raise KeyboardInterrupt
