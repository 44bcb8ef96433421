"""What the window shows of a deal's fairness: the fingerprint, words added before the deal."""
