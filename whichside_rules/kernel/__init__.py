"""What all rulebooks share. The kernel knows no game."""
