"""The programs that find the puzzles; what they find lies beside them."""
