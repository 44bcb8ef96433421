"""The sounds at the table."""
