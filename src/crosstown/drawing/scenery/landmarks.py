"""Landmarks: which ones there are, and which place of a city gets which.

A place gets its landmark by a word in its name, so a new pack gets its museum and its lighthouse too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from crosstown.cities.city import Place
from crosstown.drawing.scenery import domed_landmarks as domed
from crosstown.drawing.scenery import landmark_drawings as drawings
from crosstown.drawing.scenery.silhouettes import Silhouette

LANDMARKS: dict[str, Silhouette] = {
    "clock-tower": Silhouette(18, 72, drawings.clock_tower),
    "dome": Silhouette(52, 56, drawings.dome),
    "palace": Silhouette(76, 38, drawings.palace),
    "portico": Silhouette(54, 34, drawings.portico),
    "castle": Silhouette(48, 47, drawings.castle),
    "playhouse": Silhouette(50, 39, drawings.playhouse),
    "big-wheel": Silhouette(56, 56, drawings.big_wheel),
    "station": Silhouette(58, 43, drawings.station),
    "column": Silhouette(20, 60, drawings.column),
    "gate": Silhouette(56, 41, drawings.gate),
    "needle": Silhouette(18, 96, drawings.needle),
    "parliament": Silhouette(70, 36, drawings.parliament),
    "pagoda": Silhouette(34, 45, drawings.pagoda),
    "lighthouse": Silhouette(38, 44, drawings.lighthouse, afloat=True),
    "mission": Silhouette(46, 40, drawings.mission),
    "market": Silhouette(58, 31, drawings.market),
    "skyscrapers": Silhouette(54, 68, drawings.skyscrapers),
    "suspension-bridge": Silhouette(112, 48, drawings.suspension_bridge, afloat=True),
    "twin-hills": Silhouette(86, 44, drawings.twin_hills),
    "great-mosque": Silhouette(66, 63, domed.great_mosque),
    "mosque": Silhouette(58, 67, domed.mosque),
    "shore-mosque": Silhouette(50, 55, domed.shore_mosque),
    "round-tower": Silhouette(22, 80, domed.round_tower),
    "islet-tower": Silhouette(40, 50, domed.islet_tower, afloat=True),
    "bazaar": Silhouette(64, 30, domed.bazaar),
    "waterside-palace": Silhouette(82, 31, domed.waterside_palace),
}

_WORDS = {
    "great-mosque": ("sophia", "sofia"),
    "mosque": ("mosque", "camii", "masjid"),
    "shore-mosque": ("mosque", "camii"),
    "round-tower": ("galata", "watchtower", "belfry"),
    "islet-tower": ("maiden", "uskudar"),
    "bazaar": ("bazaar", "bazar", "souk"),
    "waterside-palace": ("dolmabahce", "waterside"),
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
    "market": ("market", "covent", "gendarmenmarkt"),
    "skyscrapers": ("embarcadero", "downtown", "financial", "potsdamer", "plaza"),
    "suspension-bridge": ("bridge", "strait"),
    "twin-hills": ("peaks", "hill", "hills", "heights", "mount", "mountain"),
    "dome": ("pauls", "cathedral", "dom", "basilica", "church", "civic", "capitol", "minster"),
}
"""For each landmark the words that name it, the most telling first."""


def landmarks_of(places: Sequence[Place]) -> dict[str, str]:
    """For places with a landmark its name, by the place's id. Each landmark goes to one place at most.

    The order of the table decides between two landmarks, the order of the words between two places.
    """
    words_of = {place.id: set(re.findall(r"[^\W_]+", f"{place.id} {place.name.lower()}")) for place in places}
    found: dict[str, str] = {}
    for landmark, words in _WORDS.items():
        fitting = (place for word in words for place, own in words_of.items() if word in own)
        first = next((place for place in fitting if place not in found), None)
        if first is not None:
            found[first] = landmark
    return found
