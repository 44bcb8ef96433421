"""Fits the curves that tell the opponents of the Kabu games the chance to win a match."""
