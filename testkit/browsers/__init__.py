"""People with browsers: who opens pages, what they choose, and how long it takes."""
