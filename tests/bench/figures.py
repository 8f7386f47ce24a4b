"""What a process has measured."""

Figures = dict[str, float]
"""By name: milliseconds of the processor, or megabytes."""
