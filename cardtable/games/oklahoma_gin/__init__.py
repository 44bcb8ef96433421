"""Oklahoma Gin: rules, scoring, views and opponents."""

from cardtable.games.oklahoma_gin.game import OklahomaGin

GAME = OklahomaGin()

__all__ = ["GAME", "OklahomaGin"]
