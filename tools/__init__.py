"""Programs for developers, run from the repository; none of them is installed."""
