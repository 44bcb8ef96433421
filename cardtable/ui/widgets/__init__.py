"""Parts that every page is made of: buttons, labels, pictures, colours and type."""
