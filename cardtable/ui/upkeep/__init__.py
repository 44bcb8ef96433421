"""What keeps the program going: faults are written down, games from elsewhere fenced in."""
