"""Past matches: their list, and the table on which they are replayed."""
