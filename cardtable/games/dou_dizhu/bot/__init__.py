"""Opponents for Dou Dizhu."""
