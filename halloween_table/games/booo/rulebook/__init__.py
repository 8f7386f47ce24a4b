"""The rulebook of Booo!: chapters and figures."""
