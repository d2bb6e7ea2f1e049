"""Above the chapters: who sees what, what follows from it, a position as it is told."""
