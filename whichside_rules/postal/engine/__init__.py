"""What the chapters of the postal game stand on: its state, moves, events, content and words."""
