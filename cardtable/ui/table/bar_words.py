"""What stands in the action bar and above the table, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.engine.state import TABLE
from cardtable.models.controls.base import Button, Controls
from cardtable.models.session import Session
from cardtable.phrases.base import Names, Phrases, Prompt


@dataclass(frozen=True, slots=True)
class BarWords:
    """What the action bar shows.

    Attributes:
        prompt: what is to be done, or what happens.
        buttons: left to right.
        alarm: the prompt says why something was refused.
        cried: what whoever cannot see it is told; empty while a bot thinks.
    """

    prompt: Prompt
    buttons: Sequence[Button]
    alarm: bool = False
    cried: str = ""


def bar_of(
    session: Session, controls: Controls[Any], phrases: Phrases[Any], names: Names, waits: bool
) -> BarWords:
    """The words for the seat that looks: the result, whoever thinks, or what it may do.

    ``waits``: the result is told once its cards have turned.
    """
    view = controls.view
    translate = QCoreApplication.translate
    if waits:
        buttons = [Button("show", translate("TablePage", "Show all"), "Return", "primary")]
        return BarWords(Prompt(translate("TablePage", "The cards are being turned over")), buttons)
    if view.turn is None and view.outcome is not None:
        buttons = [
            Button("home", translate("TablePage", "Start page"), "Esc"),
            Button("ranking", translate("TablePage", "Ranking"), "R"),
            Button("review", translate("TablePage", "Review"), "Ctrl+R"),
            Button("rematch", translate("TablePage", "Play again"), "Return", "primary"),
        ]
        return BarWords(phrases.outcome(view.outcome, names), buttons)
    prompt = controls.prompt()
    if session.hot_seat and view.turn == TABLE:
        # All look at the result together: nobody is “you”.
        prompt = phrases.prompt(session.match.view(None), names)
    elif session.hot_seat and view.seat is not None:
        prompt = prompt.said_to(names[view.seat])
    alarm = bool(controls.refusal)
    if session.thinking is not None:
        text = (
            translate("TablePage", "Go on") if session.paused else translate("TablePage", "Pause")
        )
        return BarWords(prompt, [Button("pause", text, "Ctrl+P")], alarm)
    return BarWords(prompt, controls.buttons(), alarm, prompt.title)


def trouble_sentence(what: str, name: str, package: str) -> str:
    """What became of a bot that failed; ``package`` is where its game came from, or empty."""
    translate = QCoreApplication.translate
    if what == "illegal":
        text = translate(
            "TablePage",
            "The bot of {name} wanted what the rules do not allow; something legal was played instead.",  # noqa: E501
        )
    elif what == "restarted":
        text = translate("TablePage", "The bot of {name} stopped. It was restarted.")
    else:
        text = translate("TablePage", "The bot of {name} stopped and plays without thinking.")
    return text.format(name=name) + (f" ({package})" if package else "")
