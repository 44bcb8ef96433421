"""What the engines do with house rules, found out by playing: the rules to be read say the same.

Each function takes the options in force and says which value one of them must have, from what
happens alone; ``None`` where nothing can be seen of it with these options.
"""
