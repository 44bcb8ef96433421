"""What can be read about the program and its games."""
