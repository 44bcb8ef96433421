"""The table of the Kabu games: where everything lies."""
