"""Benchmarks, not tests: a missed limit shows in the table and in the exit code."""
