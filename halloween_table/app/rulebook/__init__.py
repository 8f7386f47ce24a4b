"""The rulebook's window and its pages."""
