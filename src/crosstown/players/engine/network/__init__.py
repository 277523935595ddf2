"""The network of the expert, in whole numbers, and the facts that it is told."""
