"""Sounds: samples are mixed and played in a process of their own. No Qt."""
