"""Attacks on files, processes and the command line: a short form of each, and a long one.

``pytest -m soak tests/attacks`` runs the long ones. Each attack has a number, which a failure
reports; ``CARDTABLE_SOAK_SEED`` selects others.
"""
