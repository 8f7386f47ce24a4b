"""Benchmarks: not tests, and nothing in them is asserted."""
