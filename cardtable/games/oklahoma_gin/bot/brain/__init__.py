"""What the strongest gin player thinks with: imagined worlds, play-outs and what was learned.

Only bots load this package: it needs numpy, the window does not.
"""
