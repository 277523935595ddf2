"""The city packs: what they hold, how they are read and checked, and how the kernel sees them."""

from crosstown.cities.city import City
from crosstown.cities.load import built_in, load_city

__all__ = ["City", "built_in", "load_city"]
