"""The set of house rules a match was played with: a preset, or how far from one."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import NamedTuple

from cardtable.engine.failed import GameFailed, ruled
from cardtable.engine.options import BadOption
from cardtable.games import all_games


class RuleSet(NamedTuple):
    """The nearest preset, and which rules differ from it.

    Attributes:
        preset: its id; empty if unknown.
        differ: keys of the rules that matter and are different; none is the preset itself.
    """

    preset: str
    differ: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Key that distinguishes sets of one game: the preset, with ``+`` if some rules differ."""
        return self.preset if not self.differ else f"{self.preset}+"


@lru_cache(maxsize=4096)
def rule_set(game: str, options: str) -> RuleSet:
    """Return the rule set of a match, from its options as the journal writes them."""
    rules = all_games().get(game)
    if rules is None:
        return RuleSet("")
    try:
        changes = json.loads(options)
        if not isinstance(changes, dict):
            return RuleSet("")
        with ruled(game):
            return RuleSet(*rules.nearest_preset(rules.resolve(None, changes)))
    except (BadOption, GameFailed, ValueError, TypeError, AttributeError, RecursionError):
        return RuleSet("")
