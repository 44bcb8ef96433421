"""Today: the deals and the puzzle of the day, and a calendar of one's own days."""
