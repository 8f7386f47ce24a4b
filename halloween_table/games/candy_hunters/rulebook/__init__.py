"""The rulebook of Candy Hunters: chapters and figures."""
