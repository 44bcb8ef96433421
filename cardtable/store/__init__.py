"""What is kept on disk: the journal of matches. No Qt."""
