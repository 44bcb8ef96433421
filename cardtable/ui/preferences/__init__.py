"""The settings dialog: what the menus set, and everything else, in one place."""
