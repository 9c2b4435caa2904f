"""What a parent can see and do with a signed link."""
