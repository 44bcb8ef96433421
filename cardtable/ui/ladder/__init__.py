"""The ladder of opponents."""
