"""``crosstown play``: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.players import LEVELS

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.cities.city import City
    from crosstown.game.events import Event
    from crosstown.game.game import Game
    from crosstown.game.record import Seat
    from crosstown.language import Speech
    from crosstown.players.player import Player

HUMAN = "human"
OPPONENT = "medium"


def play(
    city: Annotated[
        str | None, typer.Option("--city", "-c", help="An id such as london, or a pack's path.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play; 2 unless players are named.")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players", "-p", help="In turn order: human or a computer player, such as human,medium."
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A number: the same seed deals the same game.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the game's record to this file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game from its record.")
    ] = None,
    language: Annotated[
        str | None, typer.Option("--language", "-l", help="en, de, nl or da; the system's unless it is said.")
    ] = None,
) -> None:
    """Play in the terminal, against the computer or with friends at one screen.

    Without --players you play against the computer, and the seed decides who begins.

    Example: [bold]crosstown play --city berlin --players human,easy,human[/bold]
    """
    from crosstown.cli.language_option import spoken
    from crosstown.cli.output import terminal
    from crosstown.cli.output.output_files import check_writable

    speech = spoken(language)
    if record is not None:
        check_writable(record)
    out = terminal.console()
    past: list[tuple[Event, ...]] = []
    if resume is not None:
        game, past = _resumed(resume, city, seats, seed)
        record = record or resume
    else:
        board = _city(city, out, speech)
        names = _player_names(players)
        game = _dealt(board, seats, names, seed, OPPONENT if names else _opponent(out, speech), speech)
    from crosstown.cli.play.terminal_game import Quit, Session

    session = Session(game, _computers(game, players if resume else None), out, record, past, speech)
    if game.over:
        out.print(speech.say("game-over-already"))
    try:
        session.run()
    except (Quit, EOFError):
        out.print()
        session.stop()
    except KeyboardInterrupt:
        out.print()
        session.stop()
        raise typer.Exit(130) from None


def _player_names(players: str | None) -> list[str]:
    """The names in a list with commas, each a human or a computer player."""
    from crosstown.cities.pack_fields import hint
    from crosstown.cli.output.error_messages import misuse
    from crosstown.players.built_in_players import check_name, player_names

    if players is None:
        return []
    known = (HUMAN, *player_names())
    names = [name.strip().lower() for name in players[:400].split(",")]
    for name in names:
        if name.split(":")[0] not in known:
            message = f"there is no player {name[:40]!r}{hint(name, known)}"
            raise misuse("unknown-player", message, name)
        if name != HUMAN:
            check_name(name)
    return names


def _city(name: str | None, out: Console, speech: Speech) -> City:
    """The city that was named, or picked from a menu; London where nobody can be asked."""
    from crosstown.cities import city_names, load_city

    if name is not None:
        return load_city(name)
    shelf = [load_city(one) for one in city_names()]
    choices = [(city.name, speech.say(f"provenance-{city.provenance}")) for city in shelf]
    return shelf[_picked(out, "ask-city", choices, 0, speech)]


def _opponent(out: Console, speech: Speech) -> str:
    """How strong the computer plays, from a menu; medium where nobody can be asked."""
    choices = [(speech.say(f"level-{name}"), speech.say(f"level-about-{name}")) for name in LEVELS]
    return LEVELS[_picked(out, "ask-level", choices, LEVELS.index(OPPONENT), speech)]


def _picked(
    out: Console, question: str, choices: Sequence[tuple[str, str]], usual: int, speech: Speech
) -> int:
    """The position of the choice that somebody typed; the usual one where nobody can be asked."""
    from crosstown.cli.play.keyboard import Keyboard

    keyboard = Keyboard()
    if not keyboard.typed:
        return usual
    out.print(speech.say(question), style="bold")
    for number, (name, about) in enumerate(choices, 1):
        out.print(f"{number:>4}  {name:<15} {about}")
    while True:
        try:
            answer = keyboard.ask(f"{speech.say('ask-number', usual=usual + 1)} ").strip().lower()
        except EOFError:
            raise typer.Exit(0) from None
        for at, (name, _) in enumerate(choices):
            if answer in (str(at + 1), name.lower()) or (not answer and at == usual):
                return at
        out.print(speech.say("ask-again", count=len(choices)))


def _dealt(
    city: City, seats: int | None, players: list[str], seed: str | None, opponent: str, speech: Speech
) -> Game:
    """A new game. Named players sit as named; otherwise the seed decides who begins (S5)."""
    from crosstown.cli.output.error_messages import misuse
    from crosstown.game.game import Game, check_seats
    from crosstown.game.seeds import read_seed

    number = read_seed(seed)
    if len(players) == 1 and seats is not None:
        players = players * check_seats(city, seats)
    elif players and seats not in (None, len(players)):
        message = f"there are {seats} seats but {len(players)} players: name one for all, or one for each"
        raise misuse("bad-players", message, ",".join(players))
    elif not players:
        count = check_seats(city, 2 if seats is None else seats)
        players = [opponent] * count
        players[number % count] = HUMAN
    return Game.new(city, len(players), number, _named(players, speech))


def _named(players: list[str], speech: Speech) -> list[Seat]:
    """Names for the record and the screen; a number where a name would come twice."""
    from crosstown.game.record import Seat

    names = []
    for seat, player in enumerate(players, 1):
        human = player == HUMAN
        name = speech.say("name-human") if human else speech.named("level", player, player).capitalize()
        once = players.count(player) == 1
        names.append(name if once else speech.say("name-many", name=name, seat=seat))
    return [Seat(name=name, player=player) for name, player in zip(names, players, strict=True)]


def _computers(game: Game, players: str | None) -> dict[int, Player]:
    """The computer players, seated; every other seat is a human's. ``players`` may replace the record's."""
    from crosstown.cli.output.error_messages import misuse
    from crosstown.game.seeds import player_seeds, read_seed
    from crosstown.players.built_in_players import make_player, player_names

    names = _player_names(players) or [seat.player for seat in game.seating]
    if len(names) != game.seats:
        raise misuse("bad-players", f"the game has {game.seats} seats, and {len(names)} players were named")
    seeds = player_seeds(read_seed(game.seed))
    seated = {}
    for seat, name in enumerate(names):
        if name == HUMAN:
            continue
        if name.split(":")[0] not in player_names():
            message = (
                f"seat {seat + 1} was played by {name[:40]!r}, who is not here: seat others with --players"
            )
            raise misuse("unknown-player", message, name)
        seated[seat] = make_player(name)
        seated[seat].start(game.city, seat, game.seats, seeds[seat])
    return seated


def _resumed(
    file: Path, city: str | None, seats: int | None, seed: str | None
) -> tuple[Game, list[tuple[Event, ...]]]:
    """The game of a record, played again up to its last ply, and what happened so far."""
    from crosstown.cities import load_city
    from crosstown.cli.output.error_messages import misuse
    from crosstown.game.record import Record
    from crosstown.game.record_replay import begin, follow

    if seats is not None or seed is not None:
        raise misuse(
            "bad-options", "a game that goes on has its seats and its seed: leave out --seats and --seed"
        )
    record = Record.load(file)
    game = begin(record, None if city is None else load_city(city))
    return game, [happened for _, happened in follow(game, record)]
