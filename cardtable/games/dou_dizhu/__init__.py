"""Dou Dizhu: rules, scoring, views and opponents."""

from cardtable.games.dou_dizhu.game import DouDizhu

GAME = DouDizhu()

__all__ = ["GAME", "DouDizhu"]
