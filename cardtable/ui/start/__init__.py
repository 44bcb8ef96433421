"""The start page and its parts: what can be continued, and a tile for each game."""
