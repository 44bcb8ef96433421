"""The table: its page and scene, and how it is drawn, moved, read out and played on."""
