"""What the pages say and show, as typed data. Nothing here reads a setting."""
