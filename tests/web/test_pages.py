"""The pages, as a browser without scripts sees and uses them."""

from __future__ import annotations

import re
from random import Random

import pytest

from crosstown.cities import load_city
from crosstown.game.fairness import judge
from crosstown.game.record import Record
from tests.server import ServerProcess
from tests.web.browser import Browser, Page, table_of

LONDON = load_city("london")
EVIL = "<img src=x onerror=1>"
BAD_NAME = '"><script>x</script>'


def join(browser: Browser, path: str, name: str = "Ben") -> Page:
    """Comes by the link, says a name and takes the first open seat."""
    naming = next(form for form in browser.open(path).forms if form.action == "/plain/me")
    page = browser.submit(naming, name=name)
    return browser.submit(page.of("join")[0])


def play_out(browser: Browser, page: Page, seed: int) -> Page:
    """Plays by the buttons of the pages until there are no more; claims and keeps as often as it can."""
    random, path = Random(seed), table_of(page)
    for _ in range(400):
        page = browser.wait(path, lambda page: bool(page.moves) or "The game is over" in page.text)
        if not page.moves:
            return page
        claims = [one for one in page.moves if one[1].startswith(("claim", "keep"))]
        form, move = random.choice(claims or page.moves)
        assert re.search(r"\byour turn\b", page.text.lower())
        page = browser.submit(form, ("move", move))
        assert "problem" not in page.address
    raise AssertionError("the game does not end")


def test_whole_game(server: ServerProcess, ada: Browser) -> None:
    """Two clicks after the name, and then nothing but what stands on the pages."""
    page = play_out(ada, ada.start(), 1)
    assert re.search(r"(You|medium) won|share the win", page.text)
    record = next(link for link in page.links if link.endswith("/record"))
    answer = ada.http.get(record)
    told = Record.from_json(answer.content)
    seal = re.search("verify game.json --announced ([0-9a-f]{64})", page.text)
    assert seal is not None
    assert judge(told, seal[1]).fair
    assert isinstance(told.seed, str)
    assert told.seed in page.text
    for seat in told.result.seats if told.result else ():
        assert f"{seat.routes} {sum(points for _, points in seat.tickets):+}" in page.text
        assert str(seat.total) in page.text
    again = ada.submit(page.of("rematch")[0])
    assert ada.wait(table_of(again), lambda page: bool(page.moves)).moves


@pytest.mark.parametrize("city", ["berlin", "san-francisco"])
def test_other_cities(server: ServerProcess, ada: Browser, city: str) -> None:
    page = ada.start(city, player1="computer easy", player2="computer easy", first="0")
    assert "reconstruction" in page.text
    page = play_out(ada, page, 2)
    assert "The game is over" in page.text


def test_name_first(server: ServerProcess, ben: Browser) -> None:
    page = ben.open("/plain/")
    assert not [form for form in page.forms if form.action == "/plain/tables"]
    page = ben.submit(page.forms[0], name="  ")
    assert "at least one letter" in page.text
    page = ben.submit(page.forms[0], name="Ben")
    assert "You are Ben" in page.text
    renaming = next(form for form in page.forms if form.action == "/plain/me")
    assert renaming.fields["name"] == "Ben"
    assert "You are Benjamin" in ben.submit(renaming, name="Benjamin").text
    forgetting = next(form for form in page.forms if form.action == "/plain/me/forget")
    assert "What is your name?" in ben.submit(forgetting).text


def test_table_needs_name(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    form = next(form for form in ada.open("/plain/").forms if form.action == "/plain/tables")
    assert "Say who you are first" in ben.submit(form, ("city", "london")).text


def test_link_takes_no_seat(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start(player1="open"))
    waiting = ada.open(path)
    assert f"{server.url}{path.removeprefix('/plain')}" in [given.get("value") for given in waiting.inputs]
    for address in (path, f"{path}?watch=1", f"{path}?seat=1", f"{path}?seat=x&utm_source=mail"):
        page = ben.open(address)
        assert page.status == 200
        assert "Ada invites you" in page.text
        assert not page.of("join")
        assert "set-cookie" not in page.headers
    assert ben.open(f"{path}?watch=1").refresh
    assert ada.open(path).text.count("open seat") == 1

    page = ben.submit(next(form for form in page.forms if form.action == "/plain/me"), name="Ben")
    assert page.address == path
    assert ada.open(path).text.count("open seat") == 1
    page = ben.submit(page.of("join")[0])
    assert "invites" not in page.text
    page = ada.open(path)
    assert "Ben" in page.text
    assert "turn" in page.text


def test_watching(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    """A spectator's page has the market and the seats, but nobody's cards and no forms."""
    path = table_of(ada.start())
    ada.wait(path, lambda page: bool(page.moves))
    page = ben.open(path)
    assert "You are watching" in page.text
    assert page.refresh
    assert not page.forms
    assert "Your hand" not in page.text
    assert "Your tickets" not in page.text
    own = ada.open(path)
    hidden = [LONDON.ticket[name] for _, move in own.moves for name in move.split()[1:]]
    assert hidden
    for ticket in hidden:
        assert f"{LONDON.place[ticket.a].name} – {LONDON.place[ticket.b].name}" not in page.text
    assert "set-cookie" not in page.headers


def test_watching_at_one_screen(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    """Nobody gets at cards by naming a seat."""
    path = table_of(ada.start(player1="beside", beside1="Bo"))
    for seat in range(2):
        assert "Your hand" not in ben.open(f"{path}?seat={seat}").text
        assert not ben.open(f"{path}?seat={seat}").forms


def test_one_screen(server: ServerProcess, ada: Browser) -> None:
    """Between two people stands a page with nobody's cards, and one never gets at the other's."""
    path = table_of(ada.start(player1="beside", beside1="Bo", first="0"))
    for turn in range(12):
        page = ada.open(path)
        assert "Your hand" not in page.text
        assert not page.moves
        name = ("Ada", "Bo")[turn % 2]
        assert f"{name}'s turn" in page.text
        shows = [link for link in page.links if "?seat=" in link]
        assert len(shows) == 1
        mine = int(shows[0].partition("?seat=")[2][0])
        assert ada.open(f"{path}?seat={1 - mine}").text == page.text
        page = ada.open(shows[0].partition("#")[0])
        assert page.text.count("Your hand") == 1
        while page.moves:
            draws = [one for one in page.moves if one[1] in ("draw", "keep")] or page.moves
            page = ada.submit(draws[0][0], ("move", draws[0][1]))
        assert "Your hand" not in page.text


def test_souvenirs(server: ServerProcess, ada: Browser) -> None:
    """Where a city has them, they are put down and chosen by forms as well."""
    city = load_city("san-francisco")
    assert city.souvenirs is not None
    stacked = set(city.souvenirs.start)
    path = table_of(ada.start(city.id, player1="beside", player2="beside"))
    kinds: set[str] = set()

    def worth(move: str) -> tuple[bool, bool]:
        """Stacks are put beside others, and the routes between them claimed: there one has to choose."""
        kind, *words = move.split()
        beside = kind == "place" and any(
            {words[1]} < {one.a, one.b} <= stacked | {words[1]} for one in city.routes
        )
        between = kind == "claim" and {city.route[words[0]].a, city.route[words[0]].b} <= stacked
        return beside or between or kind == "keep", kind in ("draw", "place")

    for _ in range(120):
        shows = [link for link in ada.open(path).links if "?seat=" in link]
        if not shows or "souvenir" in kinds:
            break
        page = ada.open(shows[0].partition("#")[0])
        while page.moves:
            kinds |= {move.split()[0] for _, move in page.moves}
            form, move = max(page.moves, key=lambda one: worth(one[1]))
            stacked |= {move.split()[2]} if move.startswith("place") else set()
            page = ada.submit(form, ("move", move))
            assert "problem" not in page.address
    assert {"place", "souvenir", "keep", "draw", "take", "claim", "tickets"} <= kinds


def test_everything_escaped(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    page = ada.open("/plain/")
    page = ada.submit(next(form for form in page.forms if form.action == "/plain/me"), name=BAD_NAME)
    assert BAD_NAME in page.text
    path = table_of(ada.start(player1="beside", beside1=EVIL, player2="open"))
    page = ben.open(path)
    assert EVIL in page.text
    join(ben, path, EVIL[:20])
    page = ada.submit(ada.open(f"{path}?still=1").of("say")[0], text=EVIL)
    for browser in (ada, ben):
        for address in ("/plain/", path, f"{path}?still=1"):
            page = browser.open(address)
            assert "<img src=x" not in page.html
            assert "<script" not in page.html
    assert EVIL in ben.open(path).text
    page = ben.open("/plain/?problem=<b>unheard-of</b>")
    assert "unheard-of" not in page.html
    assert "cannot be done" in page.text


def test_talking(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start(player1="open"))
    join(ben, path)
    page = ada.open(f"{path}?still=1")
    assert not page.refresh
    ada.submit(page.of("say")[0], text="good luck")
    assert "good luck" in ben.open(path).text
    page = ben.open(f"{path}?still=1")
    ben.submit(page.of("react")[0], ("reaction", "well-played"))
    assert "well played!" in ada.open(path).text
    ben.submit(next(form for form in page.of("mute") if form.fields["muted"] == "true"))
    assert "good luck" not in ben.open(path).text
    assert "good luck" in ada.open(path).text


def test_no_talking(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start(player1="open", chat="false"))
    join(ben, path)
    page = ada.open(f"{path}?still=1")
    assert not page.of("say")
    assert "Say something" not in page.text


def test_two_at_two_screens(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    """Each sees the own hand, a page waits for the other, and what has revealed nothing is taken back."""
    path = table_of(ada.start(player1="open", first="0"))
    join(ben, path)
    theirs, ours = ben.open(path), ada.open(path)
    assert ours.moves
    assert not theirs.moves
    assert theirs.refresh
    assert not ours.refresh
    form, move = ours.moves[0]
    page = ada.submit(form, ("move", move))
    assert not page.moves
    assert ben.open(path).moves
    page = ada.submit(page.of("undo")[0])
    assert page.moves
    assert not ben.open(path).moves
    stale = ada.send(form, ("move", move), id="another")
    assert "problem=old-version" in stale.headers["location"]
    assert "choose anew" in ada.open(stale.headers["location"]).text


def test_asking_back(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start(player1="open", first="0"))
    join(ben, path)
    for browser in (ada, ben):
        form, move = browser.open(path).moves[0]
        browser.submit(form, ("move", move))
    ada.submit(ada.open(path).of("ask-take-back")[0])
    page = ben.open(path)
    assert "Ada asks to take back 2 moves" in page.text
    agree = next(form for form in page.of("answer-take-back") if form.fields["agree"] == "true")
    ben.submit(agree)
    assert ada.open(path).moves[0][1].startswith("keep")


def test_sent_twice(server: ServerProcess, ada: Browser) -> None:
    """A double click opens one table and draws one card."""
    form = next(form for form in ada.open("/plain/").forms if form.action == "/plain/tables")
    answers = [ada.send(form, ("city", "london")) for _ in range(2)]
    places = {answer.headers["location"] for answer in answers}
    assert len(places) == 1
    path = places.pop()
    page = ada.wait(path, lambda page: bool(page.moves))
    play = page.moves[0]
    page = ada.submit(play[0], ("move", play[1]))
    page = ada.wait(path, lambda page: any(move == "draw" for _, move in page.moves))
    form = next(form for form, move in page.moves if move == "draw")
    for _ in range(2):
        assert "problem" not in ada.send(form, ("move", "draw")).headers["location"]
    assert "Your hand: 3 cards" in ada.open(path).text


def test_said_twice(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start(player1="open"))
    join(ben, path)
    say = ada.open(f"{path}?still=1").of("say")[0]
    for _ in range(2):
        ada.send(say, text="only once")
    assert ada.open(path).text.count("only once") == 1


def test_other_device(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    """Looking at the link uses nothing up; the button does, once."""
    path = table_of(ada.start())
    form = next(form for form in ada.open("/plain/").forms if form.action == "/plain/me/link")
    page = ada.submit(form)
    link = next(given["value"] for given in page.inputs if given.get("value"))
    assert link.startswith(f"{server.url}/device/")
    device = link.removeprefix(server.url)
    for _ in range(3):
        page = ben.open(device)
        assert page.status == 200
        assert "set-cookie" not in page.headers
    twice = [ben.send(page.forms[0]) for _ in range(2)]
    assert {answer.headers["location"] for answer in twice} == {"/plain/"}
    assert "You are Ada" in ben.open("/plain/").text
    assert path in ben.open("/plain/").links
    with Browser(server.url) as late:
        page = late.submit(late.open(device).forms[0])
        assert "has expired or was used" in page.text
        assert "What is your name?" in page.text


def test_host(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    """The host gives an open seat to a computer player, and opens it again."""
    path = table_of(ada.start(player1="open", player2="open"))
    ada.submit(ada.open(path).of("appoint")[0], player="easy")
    page = ada.open(path)
    assert "easy" in page.text
    ada.submit(page.of("free")[0])
    assert len(ada.open(path).of("appoint")) == 2
    for _ in range(2):
        page = ada.submit(ada.open(path).of("appoint")[0])
    assert ada.wait(path, lambda page: bool(page.moves)).moves


def test_leaving(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start(player1="open", first="0"))
    join(ben, path)
    page = ben.submit(ben.open(path).of("leave")[0])
    assert "You have left" in page.text
    assert "medium plays meanwhile" in ada.open(path).text
    page = ben.submit(ben.open(path).of("join")[0])
    assert "You have left" not in page.text
    waiting = table_of(ada.start(player1="open"))
    page = ada.submit(ada.open(waiting).of("leave")[0])
    assert page.address == "/plain/"
    assert ada.open(waiting).status == 404


def test_my_games_and_lobby(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    path = table_of(ada.start("berlin", player1="open", listed="true", turn_seconds="86400"))
    ben.arrive("Ben")
    for browser in (ada, ben):
        page = browser.open("/plain/")
        assert path in page.links
        assert "1 open seat" in page.text
        assert "1 day a turn" in page.text
    assert ada.open(path).refresh == f"10;url={path}"
    ben.submit(ben.open(path).of("join")[0])
    waits = sorted(int(browser.open(path).refresh.partition(";")[0]) for browser in (ada, ben))
    assert waits[0] == 30
    assert 86_000 < waits[1] <= 86_402, "whose turn it is looks again when the time is up"
    private = table_of(ada.start(player1="open"))
    assert private not in ben.open("/plain/").links
    assert private in ada.open("/plain/").links


def test_presence(server: ServerProcess, ada: Browser, ben: Browser) -> None:
    """Who looks at pages counts as being there: a rematch or a seat given away needs the other's word."""
    path = table_of(ada.start(player1="open"))
    join(ben, path)
    seats = ada.http.get(f"/api{path.replace('/plain/t/', '/tables/')}").json()["table"]["seats"]
    assert [seat["away"] for seat in seats] == [False, False]
    assert not ada.open(path).of("appoint")
