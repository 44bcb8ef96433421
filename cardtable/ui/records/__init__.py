"""Matches in files: exported, opened, saved elsewhere, salvaged, kept or deleted."""
