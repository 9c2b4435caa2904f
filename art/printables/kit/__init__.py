"""A small drawing kit: outline shapes that occlude each other, and figures made of them."""
