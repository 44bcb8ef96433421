"""Hands and games of Oklahoma Gin spelled out as sums."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import (
    BIG_GIN,
    DRAWN,
    GIN,
    LEVEL,
    UNDERCUT,
    GameResult,
    HandResult,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.base import Fact, Names
from cardtable.phrases.oklahoma_gin.words import card_sign, card_signs, gain

_MINUS = "\u2212"


def hand_lines(view: OklahomaGinView, result: HandResult, names: Names) -> list[Fact]:
    """A hand, one line per step."""
    deadwood = QCoreApplication.translate("OklahomaGin", "{name}: deadwood")
    lines = []
    for seat in (0, 1):
        lines.append(Fact(deadwood.format(name=names[seat]), str(result.before[seat])))
        saved = result.before[seat] - result.after[seat]
        if saved:
            label = QCoreApplication.translate("OklahomaGin", "Laid off {cards}").format(
                cards=card_signs([laid.card for laid in view.laid_off])
            )
            lines.append(Fact(label, f"{_MINUS}{saved}" if saved > 0 else gain(-saved)))
    match result.kind:
        case c if c == DRAWN:
            drawn = QCoreApplication.translate("OklahomaGin", "Draw (no winner)")
            return [*lines, Fact(drawn, "0", big=True)]
        case c if c == LEVEL:
            level = QCoreApplication.translate("OklahomaGin", "Tie")
            return [*lines, Fact(level, "0", big=True)]
        case c if c == GIN:
            bonus = QCoreApplication.translate("OklahomaGin", "Gin bonus")
        case c if c == BIG_GIN:
            bonus = QCoreApplication.translate("OklahomaGin", "Big gin bonus")
        case c if c == UNDERCUT:
            bonus = QCoreApplication.translate("OklahomaGin", "Undercut bonus")
        case _:
            bonus = ""
    label = QCoreApplication.translate("OklahomaGin", "Difference")
    lines.append(Fact(label, str(result.difference)))
    if bonus:
        lines.append(Fact(bonus, gain(result.bonus)))
    if result.factor > 1:
        label = QCoreApplication.translate("OklahomaGin", "Spade upcard {card}")
        lines.append(Fact(label.format(card=card_sign(view.upcard)), f"×{result.factor}"))
    assert result.winner is not None
    return [*lines, Fact(names[result.winner], gain(result.points), big=True)]


def hand_line(result: HandResult, names: Names) -> Fact:
    """A hand in a single line, followed by the sum of a game."""
    assert result.winner is not None
    match result.kind:
        case c if c in (GIN, BIG_GIN):
            label = QCoreApplication.translate("OklahomaGin", "{name}: gin")
        case c if c == UNDERCUT:
            label = QCoreApplication.translate("OklahomaGin", "{name}: undercut")
        case _:
            label = QCoreApplication.translate("OklahomaGin", "{name}: hand")
    return Fact(label.format(name=names[result.winner]), gain(result.points))


def game_lines(rules: HouseRules, game: GameResult, names: Names) -> list[Fact]:
    """A game, one line per step, up to the amount credited to the match account."""
    lines = []
    for seat in (game.winner, 1 - game.winner):
        label = QCoreApplication.translate("OklahomaGin", "{name}: points")
        lines.append(Fact(label.format(name=names[seat]), str(game.points[seat])))
        if seat == game.winner and game.shutout:
            label = QCoreApplication.translate("OklahomaGin", "Shut-out")
            lines.append(Fact(label, "×2"))
        if seat == game.winner:
            label = QCoreApplication.translate("OklahomaGin", "Game bonus")
            lines.append(Fact(label, gain(game.bonus)))
        count = game.boxes[seat]
        if count:
            label = QCoreApplication.translate("OklahomaGin", "%n hand(s) won", "", count)
            lines.append(Fact(label, gain(rules.box_bonus * count)))
    label = QCoreApplication.translate("OklahomaGin", "Game {game}").format(game=game.number)
    won, lost = game.totals[game.winner], game.totals[1 - game.winner]
    lines.append(Fact(label, f"{won} : {lost}"))
    if game.credited is None:
        label = QCoreApplication.translate("OklahomaGin", "Added")
        return [*lines, Fact(label, "0", big=True)]
    label = QCoreApplication.translate("OklahomaGin", "{name}: match score")
    return [*lines, Fact(label.format(name=names[game.credited]), gain(game.credit), big=True)]
