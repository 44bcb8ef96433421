"""Players from other programs, made to sit at our table and play by our rules."""
