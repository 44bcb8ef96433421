"""Jūgo (十五, “fifteen”), a game for Cardtable: as near to fifteen as you dare."""
