"""Dou Dizhu in words."""
