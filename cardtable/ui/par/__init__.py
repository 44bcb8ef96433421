"""Par: one's deals compared with the expert's, and the deals of the day."""
