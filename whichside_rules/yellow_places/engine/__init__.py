"""What the chapters of Yellow Places stand on: its state, moves, events, views and deduction."""
