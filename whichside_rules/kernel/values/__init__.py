"""Frozen values, what is wrong with one, and what is remembered of it."""
