"""The table of Oklahoma Gin: where everything lies."""
