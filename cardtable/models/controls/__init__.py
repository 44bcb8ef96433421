"""What a seat can do with mouse and keys, one module per game; loaded through ``Game.controls``."""
