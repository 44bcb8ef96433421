"""The trainer of the learned gin player."""
