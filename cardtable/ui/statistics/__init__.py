"""Statistics: the page, and what is drawn on it."""
