"""Plugin games: the example of ``docs/plugin``, and what is refused."""
