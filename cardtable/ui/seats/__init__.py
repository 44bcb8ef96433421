"""Who sits at a table: kinds of players, named opponents, their faces."""
