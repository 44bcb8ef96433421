"""The trainer of the learned Dou Dizhu player; needs the extra ``train`` (torch)."""
