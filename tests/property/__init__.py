"""What holds in every game, however oddly it is played."""
