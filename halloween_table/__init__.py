"""Halloween Table: ghostly board games around one shared computer."""

__version__ = "0.1.0"
