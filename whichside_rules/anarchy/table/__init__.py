"""Above the chapters: who sees what, and a position as it is told."""
