"""How things look: pictures, lights, bubbles."""
