"""SVG elements, shapes, lettering, colours and themes."""
