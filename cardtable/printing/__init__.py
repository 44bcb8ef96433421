"""Decks for print shops, home printers and other programs: ``cardtable deck ID --print FOLDER``."""
