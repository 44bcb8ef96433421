"""What a round and a match of the Kabu games brought."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.state import DealResult, Outcome
from cardtable.games.kabu.view import KabuView
from cardtable.phrases.base import Fact, Names, Prompt, Stakes
from cardtable.phrases.kabu.events import dealers_verdict_text, verdict_text
from cardtable.phrases.kabu.words import chips_text, hand_text, signed
from cardtable.phrases.lists import listed
from cardtable.phrases.numbers import points


def round_over(game_id: str, view: KabuView) -> Prompt:
    """What the round brought the viewer, and how it ended."""
    result = view.result
    assert result is not None
    if result.void == "no_bets":
        detail = QCoreApplication.translate("Kabu", "Nobody has bet.")
    elif result.void:
        detail = QCoreApplication.translate(
            "Kabu", "0 with three cards: the round is void, all stakes go back."
        )
    else:
        detail = QCoreApplication.translate("Kabu", "The dealer has {hand}.").format(
            hand=hand_text(game_id, result.dealer_kind, result.dealer_total)
        )
    if view.seat is None or view.seat in view.watching:
        title = QCoreApplication.translate("Kabu", "Round {number} is over").format(
            number=view.deal
        )
        return Prompt(title, detail)
    gain = result.deltas[view.seat]
    if gain > 0:
        title = QCoreApplication.translate("Kabu", "You win {chips}").format(chips=chips_text(gain))
    elif gain < 0:
        title = QCoreApplication.translate("Kabu", "You lose {chips}").format(
            chips=chips_text(-gain)
        )
    else:
        title = QCoreApplication.translate("Kabu", "You break even")
    return Prompt(title, detail)


def stakes(view: KabuView) -> Stakes:
    """What everybody has bet, or what the round brought, beside the chips that are left."""
    translate = QCoreApplication.translate
    if view.result is not None and view.sheet:
        deltas = view.sheet[-1].deltas
        figures = tuple(points(d, sign=True) if d else "–" for d in deltas)
        head = translate("Kabu", "This round")
    else:
        bets = map(view.staked, range(view.seats))
        figures = tuple(
            "" if seat == view.dealer else str(bet or "–") for seat, bet in enumerate(bets)
        )
        head = translate("Kabu", "Bet")
    left = tuple(points(view.scores[s] - view.staked(s)) for s in range(view.seats))
    return Stakes(head, translate("Kabu", "Chips"), figures, left)


def result_facts(game_id: str, view: KabuView, names: Names) -> list[Fact]:
    """The dealer's hand, what each column brought the viewer, and the total."""
    result = view.result
    if result is None:
        return []
    player = view.seat if view.seat in view.order else None
    facts = []
    if result.dealer_kind:
        facts.append(
            Fact(
                QCoreApplication.translate("Kabu", "{name}, dealer").format(
                    name=names[view.dealer]
                ),
                hand_text(game_id, result.dealer_kind, result.dealer_total),
            )
        )
    for column in result.columns:
        stakes = view.columns[column.column - 1].stakes
        if column.verdict == "unused" or (player is not None and not stakes[player]):
            continue
        net = -sum(column.nets) if player is None else column.nets[player]
        hand = hand_text(game_id, column.kind, column.total)
        said = dealers_verdict_text if view.seat == view.dealer else verdict_text
        facts.append(Fact(said(column.verdict, column.column, hand), signed(net)))
    whole = result.deltas[view.dealer if player is None else player]
    facts.append(Fact(QCoreApplication.translate("Kabu", "Total"), signed(whole), big=True))
    return facts


def score_row(row: DealResult) -> str:
    """What a line of the score sheet is called."""
    match dict(row.facts).get("ending"):
        case "no_bets":
            text = QCoreApplication.translate("Kabu", "Round {number}, no bets")
        case "zero3":
            text = QCoreApplication.translate("Kabu", "Round {number}, void")
        case "kuppin":
            text = QCoreApplication.translate("Kabu", "Round {number}, kuppin")
        case "shippin":
            text = QCoreApplication.translate("Kabu", "Round {number}, shippin")
        case _:
            text = QCoreApplication.translate("Kabu", "Round {number}")
    return text.format(number=row.number)


def outcome_words(outcome: Outcome, names: Names) -> Prompt:
    """Who has won the match, and why it is over."""
    chips = chips_text(max(outcome.scores))
    if len(outcome.winners) == 1:
        title = QCoreApplication.translate("Kabu", "{name} wins with {chips}").format(
            name=names[outcome.winners[0]], chips=chips
        )
    else:
        title = QCoreApplication.translate(
            "Kabu", "{names} share the win with {chips} each"
        ).format(names=listed([names[seat] for seat in outcome.winners]), chips=chips)
    match outcome.reason:
        case "last_holder":
            detail = QCoreApplication.translate("Kabu", "Nobody else has chips left.")
        case "stopped":
            detail = QCoreApplication.translate("Kabu", "The match was ended early.")
        case _:
            detail = QCoreApplication.translate("Kabu", "All rounds have been played.")
    return Prompt(title, detail)
