"""What the engines do with house rules, found out by playing; the written rules must say the same.

Each function takes the current options and returns the value that one of them must have, judging
only by what happens; ``None`` if these options do not show it.
"""
