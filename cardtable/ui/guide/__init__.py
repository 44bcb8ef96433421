"""Guided first hands: the bubble at the table, what leads from lesson to lesson."""
