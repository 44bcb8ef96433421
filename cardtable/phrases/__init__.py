"""Turns ids and parameters into sentences in the player's language; one package per game.

Everything a player reads passes through ``QCoreApplication.translate`` with one literal text
each, so that the catalogues in ``translations/`` can be extracted from the source.
"""
