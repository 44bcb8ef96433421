"""Games from elsewhere: the example of ``docs/plugin``, and what is refused."""
