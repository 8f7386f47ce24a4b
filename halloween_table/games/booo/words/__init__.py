"""Every sentence of Booo! on the screen."""
