"""What lies on the table and how it moves: items, motion, camera."""
