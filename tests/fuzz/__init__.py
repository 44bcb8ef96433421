"""Everything that reads what strangers wrote: a value or one clear error, never anything else."""
