"""Players from other programs, adapted to sit at our table and play by our rules."""
