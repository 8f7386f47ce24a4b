"""Every sentence of Halloween on the screen."""
