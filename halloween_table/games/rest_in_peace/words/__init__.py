"""Every sentence of Rest in Peace on the screen."""
