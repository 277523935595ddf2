"""The site on the device: without a network, below another site's path, and when there is a new version."""
