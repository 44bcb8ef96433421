"""Finds the questions of Kabu."""
