"""Help with a decision: hints, and the candidates they are chosen from."""
