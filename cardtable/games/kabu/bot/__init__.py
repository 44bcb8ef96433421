"""Opponents for the Kabu games."""
