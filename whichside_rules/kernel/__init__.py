"""What all rulebooks share. The kernel knows no game."""

__version__ = "0.1.0"
"""The version of the library, for all that writes it down."""
