"""What pictures are made of: SVG, geometry, free space, lettering, colours and themes."""
