"""The Kabu games in words."""
