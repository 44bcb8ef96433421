"""Cardtable's print shop: every card, chip, portrait and icon is drawn by this package.

``python -m assets.draw`` writes all files below ``assets/``; arguments choose parts, e.g.
``python -m assets.draw french kabufuda``.  shapely and numpy are needed while drawing only.
"""
