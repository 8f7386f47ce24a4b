"""The rulebook of Rest in Peace: chapters and figures."""
