"""The set-up page and its parts: seats, house rules, cards, the number of the deal."""
