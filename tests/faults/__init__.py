"""Real servers, and real faults: what was acknowledged is there afterwards, and play goes on."""
