"""Many games at once, inside the kernel, and what they say."""
