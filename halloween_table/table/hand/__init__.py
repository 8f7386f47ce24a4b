"""What hands do at the table: pointer, keys, gestures."""
