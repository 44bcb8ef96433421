"""Cardtable: Oicho-Kabu, Kyo-Kabu, Dou Dizhu and Oklahoma Gin for the desktop."""

__version__ = "0.1.0"
