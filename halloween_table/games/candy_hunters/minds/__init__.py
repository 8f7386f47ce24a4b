"""Computer players of Candy Hunters: what they think of a position, and why."""
