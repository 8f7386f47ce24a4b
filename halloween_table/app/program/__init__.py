"""The running program: start, main window, dialogs, and the robot that tries it."""
