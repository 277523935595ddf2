"""A player that follows its tickets."""

import heapq

from crosstown.players import Player


class Courier(Player):
    """Claims the routes on the cheapest ways of its tickets, and takes cards of their colours."""

    def choose(self, view, moves):
        """One of the legal moves."""
        wanted = set().union(*(self.way(view, self.city.ticket[name]) for name in view.tickets()))
        claims = [move for move in moves if move.kind == "claim"]
        on_the_way = [move for move in claims if move.route in wanted]
        too_many = sum(view.hand().values()) > 12
        if on_the_way or (claims and (not wanted or too_many)):
            return max(on_the_way or claims, key=lambda move: self.city.route[move.route].length)
        colours = {self.city.route[route].colour for route in wanted}
        for move in moves:
            if move.kind == "take" and move.card in colours:
                return move
        return next((move for move in moves if move.kind == "draw"), moves[0])

    def way(self, view, ticket):
        """The routes that a ticket still needs, the cheapest way. Its own routes cost nothing."""
        taken = {route[:-2] for route, seat in view.owners.items() if ":" in route}
        ways = [(0, ticket.a, ())]
        seen = set()
        while ways:
            cost, place, way = heapq.heappop(ways)
            if place == ticket.b:
                return set(way)
            if place in seen:
                continue
            seen.add(place)
            for route in self.city.routes:
                if place not in (route.a, route.b):
                    continue
                there = route.b if place == route.a else route.a
                if view.owners.get(route.id) == self.seat:
                    heapq.heappush(ways, (cost, there, way))
                elif route.id not in view.owners and f"{route.a}--{route.b}" not in taken:
                    heapq.heappush(ways, (cost + route.length, there, (*way, route.id)))
        return set()
