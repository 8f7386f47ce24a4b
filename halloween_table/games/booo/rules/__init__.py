"""The rules of Booo!. Pure Python: nothing here knows the screen."""
