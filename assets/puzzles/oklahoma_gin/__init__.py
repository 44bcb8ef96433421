"""Finds the questions of Oklahoma Gin."""
