"""What the command, the asking and the reference share: words for people, search, files."""
