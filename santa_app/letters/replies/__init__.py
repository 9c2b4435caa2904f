"""Santa's reply: what it says and how it is rendered."""
