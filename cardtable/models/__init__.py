"""Qt models of one seat's view, and the session that keeps them up to date. QtCore only."""
