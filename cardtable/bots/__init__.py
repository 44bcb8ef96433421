"""What opponents share: the contract of a bot, its budget, and the worker that runs it."""
