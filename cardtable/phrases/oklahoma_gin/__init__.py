"""Oklahoma Gin in words."""
