"""What lies in the box: data, packs, schemas."""
