"""Finished matches, looked at again."""
