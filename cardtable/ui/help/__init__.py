"""What there is to read about the program and its games."""
