"""What some systems have and others do not: marks for the tests that need it."""

from __future__ import annotations

import shutil
from ctypes.util import find_library

import pytest

needs_virtual_screen = pytest.mark.skipif(
    shutil.which("Xvfb") is None or find_library("xcb-cursor") is None,
    reason="there is no Xvfb, or not all of what Qt needs for a window under X11",
)
