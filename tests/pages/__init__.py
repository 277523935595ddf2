"""The files that browsers load: pages, cities, the app manifest, and the site without a server."""
