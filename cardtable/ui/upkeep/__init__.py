"""What keeps the program going: faults are logged, those of plugin games end their match."""
