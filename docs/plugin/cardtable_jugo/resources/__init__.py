"""What the game brings beside its code: its picture, its words in other languages, its deck."""
