"""Reports: complete, well formed, safe, and the same every time."""
