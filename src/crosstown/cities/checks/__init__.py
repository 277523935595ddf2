"""Reading a pack, and the checks that find every problem in it."""
