"""Booo!: a race to find a way through a castle."""
