"""The rules of Candy Hunters. Pure Python: nothing here knows the screen."""
