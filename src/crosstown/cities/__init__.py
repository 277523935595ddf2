"""City packs: what they contain, how they are read and checked, and how the kernel gets them."""

from crosstown.cities.city import City, District, Place, Route, Scenery, Sources, Souvenirs, Ticket, Vehicle
from crosstown.cities.load import city_names, load_city
from crosstown.cities.names import Names
from crosstown.cities.style import Style
from crosstown.errors import Problem

__all__ = [
    "City",
    "District",
    "Names",
    "Place",
    "Problem",
    "Route",
    "Scenery",
    "Sources",
    "Souvenirs",
    "Style",
    "Ticket",
    "Vehicle",
    "city_names",
    "load_city",
]
