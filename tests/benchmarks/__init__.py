"""How fast and how large: figures to look at, never a test that fails on a slow machine.

Every figure is measured beside something simple in the same run, so that the machine's own speed
can be told from ours. ``cardtable bench`` prints them as a table.
"""
