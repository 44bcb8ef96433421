"""The dialog of settings: what the menus choose, and the rest, in one place."""
