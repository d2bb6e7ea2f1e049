"""Asking: features, clauses, sentences, and the other language."""
