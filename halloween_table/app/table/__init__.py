"""The table window, and everything around the table in it."""
