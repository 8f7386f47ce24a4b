"""Every sentence of Candy Hunters on the screen."""
