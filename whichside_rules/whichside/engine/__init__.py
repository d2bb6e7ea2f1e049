"""What the chapters of the board game stand on: its state, moves, events, content and words."""
