"""Qt models over one seat's view, and the session that keeps them true. QtCore only."""
