"""The player's settings, and how they change the window."""
