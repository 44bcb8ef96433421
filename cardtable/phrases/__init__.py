"""Turns ids and parameters into sentences in the player's language; one package per game.

Everything a player reads passes through :mod:`cardtable.translation` as one literal text each, so
that the catalogues in ``translations/`` can be collected from the source.
"""
