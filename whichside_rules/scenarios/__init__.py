"""Asking the rules: reading a feature, checking it before anything runs, reporting the verdict.

The plugin for pytest imports the rest of it when the first feature is collected, never before.
"""
