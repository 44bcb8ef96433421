"""The table: its page, the scene, how it is drawn, moved, spoken of, and played on."""
