"""How strong the named opponents are: matches among them, and ratings fitted to the results."""
