"""The rules of Halloween. Pure: no Qt, no clock, no file."""
