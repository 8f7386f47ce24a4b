"""The rulebook of Halloween: chapters and figures."""
