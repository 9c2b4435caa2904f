"""The elements that the pictures share: one way of drawing, one palette."""
