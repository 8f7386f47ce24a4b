"""The shelf: boxes, and the games that were begun or played."""
