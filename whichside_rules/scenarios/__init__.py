"""Asking the rules: reading a feature, checking it before anything runs, reporting the verdict.

Imported by the pytest plugin when the first feature is collected, never before.
"""
