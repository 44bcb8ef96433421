"""What helps a player to decide: hints, and the candidates they are chosen from."""
