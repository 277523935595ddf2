"""The built front end the files of cities, and error pages, as HTTP serves them."""
