"""What the player has set, and how it changes the window."""
