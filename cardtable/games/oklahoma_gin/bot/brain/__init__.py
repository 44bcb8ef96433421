"""The thinking of the strongest gin player: imagined worlds, play-outs and what was learned.

Only bots load this package: it needs numpy, the window does not.
"""
