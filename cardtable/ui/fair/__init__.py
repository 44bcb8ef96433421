"""How the window shows a deal's fairness: the fingerprint, and words added before the deal."""
