"""The gallery: every face of every deck, large, with its story."""
