"""Exact play: what the rules of a game come to, merged, and the values found with it."""
