"""What keeps the program going: faults are logged, plugin games fenced in."""
