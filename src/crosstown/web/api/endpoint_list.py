"""The list of the endpoints of the HTTP API."""

from __future__ import annotations

from crosstown.game.records.record import Record
from crosstown.pages.city_info import Cities, CityInfo
from crosstown.service.protocol.commands import Command
from crosstown.service.protocol.messages import Done, Refused, Snapshot
from crosstown.service.tables.moved_game import MovedGame
from crosstown.service.tables.new_table import NewTable
from crosstown.web.api.city_handlers import CityQuery, Players, list_cities, list_players, show_city
from crosstown.web.api.endpoint import Endpoint
from crosstown.web.api.guest_city_handlers import (
    MAX_PACK_BODY,
    PDF,
    BroughtCity,
    BroughtPack,
    GuestCityRules,
    WantedPrint,
    bring_city,
    print_city,
    tell_guest_city_rules,
)
from crosstown.web.api.guest_handlers import (
    ChosenName,
    Devices,
    Link,
    LinkCode,
    Whoami,
    end_all_devices,
    end_device,
    follow_link,
    leave_device,
    list_devices,
    make_link,
    say_name,
    who_am_i,
)
from crosstown.web.api.http_errors import Problem
from crosstown.web.api.table_handlers import (
    EventsQuery,
    OpenedTable,
    RecordQuery,
    SnapshotQuery,
    Tables,
    await_events,
    give_command,
    list_lobby,
    list_mine,
    open_table,
    show_record,
    show_table,
    take_over_game,
)

_TABLE = "/api/tables/{table}"

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me", who_am_i, Whoami),
    Endpoint("POST", "/api/me", say_name, Whoami, body=ChosenName),
    Endpoint("DELETE", "/api/me", leave_device, Whoami),
    Endpoint("POST", "/api/me/link", make_link, Link, refusals=(401,)),
    Endpoint("POST", "/api/device", follow_link, Whoami, body=LinkCode, refusals=(410,)),
    Endpoint("GET", "/api/me/devices", list_devices, Devices, refusals=(401,)),
    Endpoint("DELETE", "/api/me/devices", end_all_devices, Whoami, refusals=(401,)),
    Endpoint("DELETE", "/api/me/devices/{device}", end_device, Devices, refusals=(401, 404)),
    Endpoint("GET", "/api/me/tables", list_mine, Tables, refusals=(401,)),
    Endpoint("GET", "/api/cities", list_cities, Cities, raw=True),
    Endpoint("GET", "/api/guest-cities", tell_guest_city_rules, GuestCityRules),
    Endpoint(
        "POST",
        "/api/cities",
        bring_city,
        BroughtCity,
        body=BroughtPack,
        most_bytes=MAX_PACK_BODY,
        status=201,
        refusals=(401, 403, 409),
    ),
    Endpoint(
        "POST",
        "/api/print",
        print_city,
        bytes,
        body=WantedPrint,
        most_bytes=MAX_PACK_BODY,
        media_type=PDF,
        raw=True,
        refusals=(403, 501),
    ),
    Endpoint("GET", "/api/cities/{city}", show_city, CityInfo, query=CityQuery, raw=True, refusals=(404,)),
    Endpoint("GET", "/api/players", list_players, Players),
    Endpoint("GET", "/api/tables", list_lobby, Tables),
    Endpoint("POST", "/api/tables", open_table, OpenedTable, body=NewTable, status=201, refusals=(401, 409)),
    Endpoint(
        "POST",
        "/api/tables/moved",
        take_over_game,
        OpenedTable,
        body=MovedGame,
        status=201,
        refusals=(401, 409),
    ),
    Endpoint("GET", _TABLE, show_table, Snapshot, query=SnapshotQuery, raw=True, refusals=(404,)),
    Endpoint("GET", f"{_TABLE}/events", await_events, Snapshot, query=EventsQuery, raw=True, refusals=(404,)),
    Endpoint(
        "POST",
        f"{_TABLE}/commands",
        give_command,
        Done,
        body=Command,
        refusals=(401, 403, 404, 409),
        refusal=Refused | Problem,
    ),
    Endpoint("GET", f"{_TABLE}/record", show_record, Record, query=RecordQuery, raw=True, refusals=(404,)),
)
