"""The front end, pictures and error pages as files."""
