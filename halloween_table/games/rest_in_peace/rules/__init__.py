"""The rules of Rest in Peace. Pure: no Qt, no clock, no file."""
