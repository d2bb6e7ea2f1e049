"""What cards do: their effects, carried out in full."""
