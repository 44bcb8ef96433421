"""Decks: find, validate, render and cache them."""
