"""The games on the shelf: one folder each, and the shelf that names them."""
