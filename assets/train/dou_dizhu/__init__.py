"""The trainer of the learned Dou Dizhu player."""
