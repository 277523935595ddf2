"""Everything on the wire between clients and tables."""
