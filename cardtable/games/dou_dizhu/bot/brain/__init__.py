"""The learned player: many deals at once in numpy, its features, its network, its search.

Only a bot's own process (and the trainer) imports this package: the window starts without numpy.
Seats are roles here: 0 is the landlord, 1 plays after him, 2 before him.
"""
