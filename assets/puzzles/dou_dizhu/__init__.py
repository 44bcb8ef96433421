"""Finds the endings with open hands of Dou Dizhu."""
