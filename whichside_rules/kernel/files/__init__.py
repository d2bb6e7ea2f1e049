"""What comes from a file and goes into one: content, packs, records."""
