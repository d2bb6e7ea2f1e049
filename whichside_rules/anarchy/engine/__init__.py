"""What the chapters of The Anarchy stand on: its state, moves, events, content and words."""
