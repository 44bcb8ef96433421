"""What the game brings besides its code: its picture, its words in other languages, its deck."""
