"""Matches in files: exported, opened, saved again, brought over, kept or deleted."""
