"""The city packs: what they hold, how they are read and checked, and how the kernel sees them."""

from crosstown.cities.city import City
from crosstown.cities.load import city_names, load_city

__all__ = ["City", "city_names", "load_city"]
