"""The built front end and the pictures that it shows."""
