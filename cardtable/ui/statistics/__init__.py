"""Statistics: the page, and its plots."""
