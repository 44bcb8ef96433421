"""The table of Dou Dizhu: where everything lies."""
