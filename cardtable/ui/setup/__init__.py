"""The new-match page and its parts: seats, house rules, cards, the number of the deal."""
