"""What a seat can do with mouse and keys, one module a game; loaded by ``Game.controls``."""
