"""The fields of the records that a city and a game are kept in.

A module of its own, so that pages, which have no NumPy, can write these records as bytes.
"""

from __future__ import annotations

from typing import Any

from crosstown.rules.kernel.limits import (
    MAX_CARDS,
    MAX_DISTRICTS,
    MAX_KINDS,
    MAX_LENGTH,
    MAX_MARKET,
    MAX_OFFER,
    MAX_PLACES,
    MAX_ROUTES,
    MAX_SEATS,
    MAX_SPARE,
    MAX_SYMBOLS,
    MAX_TICKETS,
    MAX_VEHICLES,
)

Fields = list[Any]
"""Of each field its name, its type and, for a list, its sizes, as NumPy takes them."""

WILD = 0
GRAY = 0
NONE = -1

PHASES = tuple(range(7))
ENDINGS = tuple(range(3))

CHANCE_FIELDS: Fields = [
    ("key", "u4", (4,)),  # the 128-bit seed
    ("stream", "u4"),  # several independent generators from one seed
    ("drawn", "i8"),  # words used so far
    ("words", "u4", (4,)),  # the current block
]

# One for all games, so its numbers may be wide: they need no conversion.
CITY_FIELDS: Fields = [
    ("kinds", "i8"),
    ("cards", "i8", (MAX_KINDS,)),
    ("hand", "i8"),
    ("market", "i8"),
    ("wild_limit", "i8"),
    ("vehicles", "i8"),
    ("pieces", "i8", (MAX_VEHICLES,)),
    ("pieces_left", "i8"),
    ("both_from", "i8"),
    ("places", "i8"),
    ("district", "i8", (MAX_PLACES,)),
    ("districts", "i8"),
    ("district_points", "i8", (MAX_DISTRICTS,)),
    ("routes", "i8"),
    ("route_a", "i8", (MAX_ROUTES,)),
    ("route_b", "i8", (MAX_ROUTES,)),
    ("length", "i8", (MAX_ROUTES,)),
    ("colour", "i8", (MAX_ROUTES,)),
    ("ferries", "i8", (MAX_ROUTES,)),
    ("vehicle", "i8", (MAX_ROUTES,)),
    ("spaces", "i8", (MAX_ROUTES,)),  # pieces it takes: its length, or one
    ("points", "i8", (MAX_ROUTES,)),
    ("sister", "i8", (MAX_ROUTES,)),  # the other half of a double route
    ("touching", "i8", (MAX_PLACES,)),  # the routes at a place, as a set
    # sets of routes: of a colour and at most so long; with at most so many ferries; those that so many
    # pieces of a vehicle are enough for, among them all routes of other vehicles
    ("up_to_length", "i8", (MAX_KINDS, MAX_LENGTH + 1)),
    ("up_to_ferries", "i8", (MAX_LENGTH + 1,)),
    ("up_to_pieces", "i8", (MAX_VEHICLES, MAX_LENGTH + 1)),
    ("tickets", "i8"),
    ("ticket_a", "i8", (MAX_TICKETS,)),
    ("ticket_b", "i8", (MAX_TICKETS,)),
    ("ticket_points", "i8", (MAX_TICKETS,)),
    ("deal", "i8"),
    ("deal_keep", "i8"),
    ("draw", "i8"),
    ("draw_keep", "i8"),
    ("symbols", "i8"),
    ("starts", "i8"),
    ("start_place", "i8", (MAX_SYMBOLS,)),
    ("stack_tokens", "i8", (MAX_SEATS + 1,)),
    ("spare_tokens", "i8", (MAX_SEATS + 1,)),
    ("placed_by", "i8", (MAX_SEATS + 1, MAX_SPARE)),
    ("souvenir_points", "i8", (MAX_SYMBOLS + 1,)),
]

# After its generator of random numbers, the fields of chance.
GAME_FIELDS: Fields = [
    ("seats", "i1"),
    ("phase", "i1"),
    ("seat", "i1"),
    ("turns_left", "i1"),  # turns of the last round still to come; -1 before it
    ("passes", "i1"),  # in a row
    ("reason", "i1"),
    ("plies", "i2"),
    # cards
    ("hands", "i1", (MAX_SEATS, MAX_KINDS)),
    ("hand_size", "i1", (MAX_SEATS,)),
    ("shown", "i1", (MAX_SEATS, MAX_KINDS)),  # cards in hand that everybody saw taken
    ("fresh", "i1", (MAX_SEATS, MAX_KINDS)),  # drawn unseen since the last shuffle, spent ones too
    ("fresh_size", "i1", (MAX_SEATS,)),
    ("spent", "i1", (MAX_SEATS, MAX_KINDS)),  # paid since the last shuffle from cards nobody saw taken
    ("pool", "i1", (MAX_KINDS,)),  # the stack at the last shuffle, less what was turned up from it
    ("market", "i1", (MAX_MARKET,)),
    ("stack", "i1", (MAX_CARDS,)),  # the top last
    ("stack_size", "i1"),
    ("discards", "i1", (MAX_KINDS,)),
    ("discard_size", "i1"),
    # board
    ("owner", "i1", (MAX_ROUTES,)),
    ("open", "i8", (MAX_SEATS,)),  # the routes a seat may claim if it can pay, as a set
    ("pieces", "i1", (MAX_SEATS, MAX_VEHICLES)),
    ("score", "i2", (MAX_SEATS,)),
    ("claimed", "i1"),  # the route whose souvenir is being chosen
    # tickets: a ring, the top at the head, and every offer ever made with what was kept of it
    ("ticket_ring", "i1", (MAX_CARDS,)),  # as long as the stack, so that one rule shuffles both
    ("ticket_by", "i1", (MAX_TICKETS,)),  # who put it under the stack and so knows where it lies
    ("ticket_head", "i1"),
    ("ticket_count", "i1"),
    ("offers", "i1"),
    ("offer_seat", "i1", (MAX_TICKETS,)),
    ("offer_size", "i1", (MAX_TICKETS,)),
    ("offer_kept", "i1", (MAX_TICKETS,)),  # bit i for the i-th; 0 while undecided
    ("offer", "i1", (MAX_TICKETS, MAX_OFFER)),
    # souvenirs
    ("token", "i1", (MAX_PLACES,)),  # the symbol on a place
    ("tokens", "i1", (MAX_PLACES,)),
    ("souvenirs", "i2", (MAX_SEATS,)),  # bit i for symbol i
    ("spare", "i1", (MAX_SPARE,)),  # symbols still to be placed
    ("spare_placed", "i1"),
]
