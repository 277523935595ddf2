"""What places are known for.

It follows from the words in their names, so that a pack somebody writes tomorrow gets its museum and its
lighthouse too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from crosstown.cities.city import Place

_WORDS = {
    "clock-tower": ("ben", "clock", "town hall", "rathaus"),
    "palace": ("palace", "palais", "schloss"),
    "portico": ("museum", "pergamonmuseum", "library", "bank", "exchange", "university"),
    "castle": ("tower", "castle", "fort", "fortress", "burg"),
    "playhouse": ("theatre", "theater", "globe", "opera", "circus"),
    "big-wheel": ("waterloo", "fair", "fairground", "wheel", "prater"),
    "station": ("station", "hauptbahnhof", "bahnhof", "cross", "terminal", "gleisdreieck"),
    "column": ("trafalgar", "column", "siegessaeule", "monument", "obelisk"),
    "gate": ("brandenburger", "arch", "propylaea"),
    "needle": ("alexanderplatz", "television", "needle"),
    "parliament": ("reichstag", "parliament", "assembly"),
    "pagoda": ("chinatown", "japanese", "temple", "pagoda", "shrine"),
    "lighthouse": ("alcatraz", "lighthouse", "harbour", "harbor", "cape", "pier"),
    "mission": ("mission", "abbey", "chapel", "monastery", "charterhouse"),
    "market": ("market", "covent", "bazaar", "gendarmenmarkt"),
    "skyscrapers": ("embarcadero", "downtown", "financial", "potsdamer", "plaza"),
    "suspension-bridge": ("bridge", "strait"),
    "twin-hills": ("peaks", "hill", "hills", "heights", "mount", "mountain"),
    "dome": ("pauls", "cathedral", "dom", "basilica", "church", "civic", "capitol", "minster"),
}


def known_for(places: Sequence[Place]) -> dict[str, str]:
    """By the ids of places the buildings they are known for. Each building goes to one place.

    A word that stands further to the front says more: a tower is a castle before a Castle Street is.
    """
    words = {place.id: set(re.findall(r"[^\W_]+", f"{place.id} {place.name.lower()}")) for place in places}
    found: dict[str, str] = {}
    for landmark, telling in _WORDS.items():
        claims = (name for word in telling for name, said in words.items() if word in said)
        first = next((name for name in claims if name not in found), None)
        if first is not None:
            found[first] = landmark
    return found
