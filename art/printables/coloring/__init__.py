"""The eight coloring pages: one scene each, and the page they are set on."""
