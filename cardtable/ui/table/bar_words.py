"""The words of the action bar and of the line above the table; problems told there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from cardtable.engine.match import Seat
from cardtable.engine.state import TABLE
from cardtable.games import package_of
from cardtable.isolating import isolated
from cardtable.models.controls.base import Button, Controls
from cardtable.models.par import has_par
from cardtable.models.session import Session
from cardtable.phrases.base import Names, Prompt
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import labelled
from cardtable.phrases.matches import ended
from cardtable.phrases.names import level_name
from cardtable.phrases.par import question
from cardtable.translation import _, pgettext
from cardtable.ui.bindings import key_of
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.pacing import Pacing, paused_words
from cardtable.ui.widgets.banner import Banner
from cardtable.ui.widgets.buttons import key_words

#: The buttons by which a match goes on.
_LEADS_ON = ("primary", "choice")


@dataclass(frozen=True, slots=True)
class BarWords:
    """What the action bar shows.

    Attributes:
        prompt: what to do, or what is happening.
        buttons: left to right.
        alarm: whether the prompt says why something was refused.
        announcement: what a screen reader says; empty while a bot thinks.
    """

    prompt: Prompt
    buttons: Sequence[Button]
    alarm: bool = False
    announcement: str = ""


def bar_of(
    session: Session,
    pacing: Pacing,
    controls: Controls[Any],
    waits: bool,
    due: bool,
    fresh: bool,
    ranked: bool,
) -> BarWords:
    """The words for the viewer's seat: the result, who is thinking, or what the seat may do.

    ``waits``: cards are still being turned, and the result is held back until then. ``due``: the
    ranking has not appeared yet, and nobody who has not seen it wants to play again. ``fresh``: it
    has only just appeared, and clicks may be meant for what was there. ``ranked``: the table lies
    below it.
    """
    view, phrases, names = controls.view, controls.phrases, controls.names
    if waits:
        buttons = [Button("show", _("Show all"), "Return", "choice")]
        return BarWords(Prompt(_("Turning over the cards…")), buttons)
    if view.turn is None and view.outcome is not None:
        home = Button("home", _("Home"), "Esc")
        ranking = Button("ranking", _("Table") if ranked else _("Ranking"), "R")
        review = Button("review", _("Review"), beside=True)
        # One Enter too many must not begin another match, nor a key of the last deal.
        anew = pgettext("match", "Play again")
        again = Button("rematch", anew, "Y", "primary", enabled=not fresh, by_enter=False)
        if due:
            buttons = [home, review, replace(ranking, key="Return", kind="primary")]
        else:
            buttons = [home, ranking, *_compared(session), review, again]
        prompt = ended(session.match, phrases)
        return BarWords(prompt, buttons, announcement=_heard(prompt, buttons))
    if session.paused:
        words = paused_words()
        go_on = Button("pause", _("Continue"), kind="primary")
        return BarWords(words, [go_on], announcement=words.title)
    prompt = controls.prompt()
    if session.hot_seat and view.turn == TABLE:
        # Everybody looks at the result together: nobody is “you”.
        prompt = phrases.prompt(session.match.view(None), names)
    elif session.hot_seat and view.seat is not None:
        prompt = prompt.said_to(names[view.seat])
    alarm = bool(controls.refusal)
    if pacing.handed is not None and (view.seat in (None, pacing.handed) or view.turn == TABLE):
        prompt = _played_for(session, pacing.handed, prompt, names)
    if session.thinking is not None:
        announcement = prompt.title if pacing.handed is not None else ""
        if pacing.handed is None and not prompt.detail:
            prompt = replace(prompt, detail=_happened(controls))
        return BarWords(prompt, _ways_out(session, pacing), alarm, announcement)
    buttons = [
        *_why(controls),
        *_ways_out(session, pacing),
        *_compared(session),
        *_reviewed(session, pacing),
        *_redone(session, controls),
        *controls.buttons(),
    ]
    if pacing.forces and not alarm:  # it makes itself: nothing is asked
        said = prompt.made or prompt.words[:1].upper() + prompt.words[1:]
        prompt = replace(prompt, words=said, lead="")
        asked = [] if prompt.made else buttons  # nobody could press one so soon
        buttons = [one for one in asked if one.enabled and one.id != "hint"]
    if pacing.to_end:
        buttons = buttons[:1]
    elif pacing.offers_end and session.humans:  # the likely choice then
        end, *others = buttons
        buttons = [*(_less(b) if b.key == "Return" else b for b in others), end]
    asks = view.turn in (view.seat, None, TABLE)
    told = controls.tells_prepared and controls.keep()
    on = buttons if view.turn == TABLE else ()
    announcement = prompt.title if told else _heard(prompt, on)
    return BarWords(prompt, buttons, alarm, announcement if asks else "")


def _happened(controls: Controls[Any]) -> str:
    """What has happened last, which can be read on while somebody thinks."""
    told = (controls.phrases.event(one, controls.names) for one in reversed(controls.view.history))
    return next(filter(None, told), "")


def _heard(prompt: Prompt, buttons: Iterable[Button] = ()) -> str:
    """A prompt in words, and the keys that lead on from it."""
    on = [labelled(key_words(b.key), b.text) for b in buttons if b.key and b.kind in _LEADS_ON]
    return "\n".join(filter(None, (prompt.title, prompt.detail, *on)))


def _why(controls: Controls[Any]) -> list[Button]:
    """The button that opens the rule behind a refusal."""
    if not controls.forbidden_by():
        return []
    return [Button("rules", _("Why?"))]


def _compared(session: Session) -> list[Button]:
    """The button that compares finished deals with what the expert would have made of them."""
    if session.match.turn not in (None, TABLE) or not has_par(session.match):
        return []
    text = _("Expert")
    return [Button("par", text, why=question())]


def _reviewed(session: Session, pacing: Pacing) -> list[Button]:
    """The button that reviews the deals so far, at the end of one."""
    if session.match.turn != TABLE or not session.reviewable or pacing.offers_end:
        return []
    return [Button("review", _("Review"), beside=True)]  # not where all cards were just shown


def _redone(session: Session, controls: Controls[Any]) -> list[Button]:
    """The button that brings back what was taken back, until something else is prepared."""
    if not session.can_redo or controls.keep():
        return []
    return [Button("redo", _("Redo"), why=key_words(key_of("redo")))]


def _less(button: Button) -> Button:
    """Demote the usual way on, where another choice is likelier."""
    return replace(button, key="G", kind="choice", beside=True)


def _played_for(session: Session, seat: int, prompt: Prompt, names: Names) -> Prompt:
    """Say first that a bot plays for somebody, then what happens; a result comes before both."""
    level = level_name(session.stand_ins.levels[seat])
    if session.hot_seat:
        text = _("A bot plays for {name} ({level})")
    else:
        text = _("A bot plays for you ({level})")
    said = text.format(name=names[seat], level=level)
    if session.match.turn == TABLE:
        return Prompt(prompt.title, prompt.detail or said)
    own = session.match.turn == seat
    return Prompt(said, "" if own else prompt.title)


def _ways_out(session: Session, pacing: Pacing) -> list[Button]:
    """Buttons to take back one's seat, or to play out a match with nothing left to decide."""
    at_table = session.match.turn == TABLE
    if pacing.handed is not None and (at_table or session.thinking is not None):
        kind = "plain" if at_table else "primary"
        return [Button("stand_in", _("Take over"), kind=kind)]
    if pacing.to_end:
        return [Button("to_end", pgettext("autoplay", "Stop"), "Return", "primary")]
    if pacing.offers_end and (at_table or session.thinking is not None):
        text = _("Play to the end")
        key, kind = ("Return", "primary") if session.humans else ("E", "choice")
        return [Button("to_end", text, key, kind)]
    return []


def trouble_sentence(what: str, name: str, package: str) -> str:
    """What happened after a bot failed; ``package`` is where its game came from, or empty."""
    if what == "illegal":
        text = _(
            "{name} tried a move the rules don’t allow; a legal one was played instead.",
        )
    elif what == "restarted":
        text = _("{name} stopped responding and was restarted.")
    else:
        text = _("{name} stopped responding and now plays simple moves.")
    return text.format(name=name) + (f" ({isolated(package)})" if package else "")


def _sentence(what: str, seats: Sequence[Seat], seat: int, package: str) -> str:
    return trouble_sentence(what, names_of(seats)[seat], package)


class Troubles(QObject):
    """Shows a session's problems."""

    def __init__(self, session: Session, banner: Banner, bar: ActionBar, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._banner, self._bar = session, banner, bar
        session.trouble.connect(self._bot)
        session.not_saved.connect(self._not_saved)

    def _bot(self, seat: int, what: str) -> None:
        if what != "hurried":  # it took its time and then decided at a glance: nothing is wrong
            match = self._session.match
            package = package_of(match.game.id)
            self._banner.say(partial(_sentence, what, match.seats, seat, package))

    def _not_saved(self, _error: object) -> None:
        if self._session.stopped:
            self._bar.show_prompt(Prompt(_("Paused until the match can be saved")))
