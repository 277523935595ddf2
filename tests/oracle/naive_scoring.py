"""The end of the game as the oracle counts it: E2 to E5, and the record's `result`."""

from __future__ import annotations

from typing import Any

from tests.oracle.pack_facts import Pack, Route, reached, tickets_of


def ticket_points(pack: Pack, kept: list[str], routes: list[Route]) -> list[list[Any]]:
    """E2: each ticket in the order kept, with the points it brings, negative where it failed."""
    tickets = tickets_of(pack)
    lines: list[list[Any]] = []
    for name in kept:
        ticket = tickets[name]
        met = ticket["b"] in reached(ticket["a"], routes)
        lines.append([name, ticket["points"] if met else -ticket["points"]])
    return lines


def completed_tickets(pack: Pack, kept: list[str], routes: list[Route]) -> int:
    """E5: how many of the tickets kept are completed."""
    tickets = tickets_of(pack)
    count = 0
    for name in kept:
        if tickets[name]["b"] in reached(tickets[name]["a"], routes):
            count += 1
    return count


def district_points(pack: Pack, routes: list[Route]) -> list[int]:
    """E3: the points of every district whose places are all connected, whatever the way, in pack order."""
    scored: list[int] = []
    for number, district in pack["districts"].items():
        places = [p["id"] for p in pack["board"]["locations"] if str(p.get("district")) == str(number)]
        joined = reached(places[0], routes)
        if all(place in joined for place in places):
            scored.append(district["points"])
    return scored


def seat_result(
    pack: Pack, points: int, kept: list[str], routes: list[Route], souvenirs: list[str]
) -> dict[str, Any]:
    """E2 to E4: one seat's entry in the result."""
    lines = ticket_points(pack, kept, routes)
    total = points + sum(line[1] for line in lines)
    bonuses: dict[str, Any] = {}
    if "districts" in pack:
        bonuses["districts"] = district_points(pack, routes)
        total += sum(bonuses["districts"])
    if "souvenirs" in pack:
        bonuses["souvenirs"] = pack["souvenirs"]["points"][len(set(souvenirs))]
        total += bonuses["souvenirs"]
    completed = completed_tickets(pack, kept, routes)
    return {"routes": points, "tickets": lines, "bonuses": bonuses, "total": total, "completed": completed}


def ranking(seats: list[dict[str, Any]]) -> list[int]:
    """E5: every seat's place: more points, then more completed tickets, else shared as in sports."""
    places: list[int] = []
    for mine in seats:
        better = 0
        for other in seats:
            if other["total"] != mine["total"]:
                better += 1 if other["total"] > mine["total"] else 0
            else:
                better += 1 if other["completed"] > mine["completed"] else 0
        places.append(1 + better)
    return places
