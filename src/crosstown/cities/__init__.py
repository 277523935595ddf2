"""City packs: what they contain, how they are read and checked, and how the kernel gets them."""

from crosstown.cities.city import City
from crosstown.cities.load import city_names, load_city

__all__ = ["City", "city_names", "load_city"]
