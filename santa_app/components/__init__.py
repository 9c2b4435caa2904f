"""What several pages share (DESIGN section 3)."""
