"""Everything that reads foreign input returns a value or one clear error, never anything else."""
