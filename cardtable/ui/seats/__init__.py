"""The players at a table: kinds of players, named opponents, their portraits."""
