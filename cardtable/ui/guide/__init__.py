"""Guided first hands: the bubble at the table, and the way from lesson to lesson."""
