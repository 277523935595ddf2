"""The searches of hard and expert, and their tree."""
