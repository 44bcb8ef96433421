"""The trainers of what the opponents have learned; they need the extra ``train`` (torch)."""
