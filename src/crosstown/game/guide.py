"""How a city is played, in a few sentences made of its own numbers."""

from __future__ import annotations

from crosstown.cities.city import City


def rules_in_brief(city: City) -> list[str]:
    """The rules in a few sentences."""
    vehicles = " and ".join(f"{one.count} × {one.name}" for one in city.vehicles)
    lines = [
        "A turn is one of three things: draw cards, claim a route, or draw tickets.",
        f"Draw cards: two, each from the stack or the {city.market} of the market. A wild ({city.wild_name}) "
        "taken from the market is the only card of that turn; it cannot be the second. "
        f"With {city.wild_limit} wilds in the market, the market is swept.",
        "Claim a route: pay as many cards of its colour as its number says (gray: any one colour); wilds "
        "stand for any card. It scores at once. Of a double route a seat gets only one half, and with "
        f"fewer than {city.both_from_players} players the other half closes.",
        f"Draw tickets: {city.draw}, keep at least {city.draw_keep}. At the end a ticket whose places your "
        "routes connect wins its points; any other loses them.",
    ]
    if any(route.ferries for route in city.routes):
        lines.append("A ferry (~) needs a wild for every ferry sign.")
    for one in city.vehicles:
        if not one.per_space:
            lines.append(f"A {one.name} route takes a single {one.name}, however many cards it costs.")
    if city.souvenirs is not None:
        scores = ", ".join(map(str, city.souvenirs.points))
        lines.append(
            "Souvenirs: claiming a route takes one that you lack from either end. "
            f"So many different ones score, from none up: {scores}."
        )
    if city.districts:
        lines.append("Districts: connect all places of one to score its points, by any way round.")
    lines.append(
        f"You have {vehicles}. When a seat has at most {city.pieces_left} left, everyone has one more turn. "
        "Most points win."
    )
    return lines
