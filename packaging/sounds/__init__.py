"""Makes every sound of the program: `PYTHONPATH=packaging python -m sounds`."""
