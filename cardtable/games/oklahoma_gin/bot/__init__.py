"""Opponents for Oklahoma Gin."""
