"""What a game is: actions, events, views, options, seeds and matches. No Qt, no files."""
