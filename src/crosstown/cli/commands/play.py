"""``crosstown play``: a game in the terminal."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from crosstown.cli.output import terminal
from crosstown.cli.output.error_messages import clean, usage_error
from crosstown.cli.output.progress import preparing_players
from crosstown.cli.shared_options import CITY_HELP, Code, Language
from crosstown.files import check_writable
from crosstown.players import LEVELS

if TYPE_CHECKING:
    from rich.console import Console

    from crosstown.cities.city import City
    from crosstown.game.events import Event
    from crosstown.game.game import Game
    from crosstown.game.records.record import Seat
    from crosstown.language import Translator
    from crosstown.players.player import Player
    from crosstown.players.player_registry import PlayerRegistry

HUMAN = "human"
OPPONENT = "medium"
LANGUAGE_VARIABLE = "CROSSTOWN_LANGUAGE"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def play(
    city: Annotated[str | None, typer.Option("--city", "-c", help=CITY_HELP)] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Number of seats; 2 unless players are named.")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            help="Who plays, in turn order: human, the name of a computer player, or your own as mybot.py or "
            "my_module:MyBot. Example: human,medium.",
        ),
    ] = None,
    code: Code = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="A number. The same seed deals the same cards.")
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Save the game to this file.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a saved game.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal, against the computer or with friends who share the screen.

    Without --players you play against the computer, and the seed decides who begins.

    Example: [bold]crosstown play --city berlin --players human,easy,human[/bold]
    """
    from crosstown.players.player_registry import PlayerRegistry, read_code

    texts = translator_for(language)
    registry = PlayerRegistry(read_code(path) for path in code or ())
    if record is not None:
        check_writable(record)
    out = terminal.console()
    past: list[tuple[Event, ...]] = []
    if resume is not None:
        prepare([])
        game, past = _resumed(resume, city, seats, seed, texts)
        record = record or resume
    else:
        try:
            board = _city(city, out, texts)
            names = _player_names(players, registry)
            opponent = OPPONENT if names else _opponent(out, texts)
        except EOFError:
            raise typer.Exit(0) from None
        prepare(names or [opponent])
        game = _new_game(board, seats, names, seed, opponent, texts)
    from crosstown.cli.play.terminal_game import Quit, TerminalGame

    computers = _computers(game, players if resume else None, registry)
    pack = None if city in (None, game.city.id) else city
    terminal_game = TerminalGame(game, computers, out, record, past, texts, pack)
    if introduction := _introduction(game, texts):
        out.print(introduction, markup=False)
    if game.over:
        out.print(texts.say("game-over-already"))
    try:
        terminal_game.run()
    except (Quit, EOFError):
        out.print()
        terminal_game.stop()
    except KeyboardInterrupt:
        out.print()
        with suppress(KeyboardInterrupt, EOFError):  # once more means: do not ask
            if terminal_game.keyboard.typed and not game.over:
                terminal_game.ask_to_save()
        terminal_game.stop()
        raise typer.Exit(130) from None


def prepare(players: list[str]) -> None:
    """Compiles what the game will need, if that was never done, rather than in the middle of it."""
    from crosstown.players.built_in_players import SEARCHERS
    from crosstown.service.bots.warm_up import QUICK_FAMILIES, SEARCH_PLAYERS, warm_up_all

    searches = any(name.partition(":")[0] in SEARCHERS for name in players)
    with preparing_players():
        warm_up_all((*QUICK_FAMILIES, *(SEARCH_PLAYERS if searches else ())))


def translator_for(language: str | None) -> Translator:
    """The texts of ``--language``, or else of the environment's language, or else English."""
    from crosstown.language import Translator, languages, negotiate

    if language is not None:
        code = language.strip().lower()
        if code not in languages():
            message = f"there is no language {language[:20]!r}: choose one of {', '.join(languages())}"
            raise usage_error("unknown-language", message, code)
        return Translator(code)
    # As for other programs, the first system variable that is set decides alone.
    system = next((value for name in SYSTEM_VARIABLES if (value := os.environ.get(name))), "")
    return Translator(negotiate([os.environ.get(LANGUAGE_VARIABLE, ""), system]))


def _player_names(players: str | None, registry: PlayerRegistry) -> list[str]:
    """The names in a comma-separated list: human, or a computer player. Own code is loaded."""
    from crosstown.cities.checks.pack_fields import hint

    if players is None:
        return []
    names = []
    for name in map(str.strip, players[:400].split(",")):
        known = (HUMAN, *registry.names)
        if name.lower().split(":")[0] in known:
            name = name.lower()
        elif not name.endswith(".py") and ":" not in name:
            told = hint(name, known)
            guess = f"did you mean {told['close']}?" if "close" in told else f"known: {', '.join(known)}"
            message = f"there is no player {name[:40]!r}; {guess}"
            raise usage_error("unknown-player", message, name)
        names.append(name if name == HUMAN else registry.find(name))
    return names


def _city(name: str | None, out: Console, texts: Translator) -> City:
    """The named city, or one picked from a menu; London if the input is piped."""
    from crosstown.cities import city_names, load_city
    from crosstown.cli.play.keyboard import pick

    if name is not None:
        return load_city(name).in_language(texts.language)
    cities = [load_city(one).in_language(texts.language) for one in city_names()]
    choices = [(city.name, texts.say(f"provenance-{city.provenance}")) for city in cities]
    return cities[pick(out, "ask-city", choices, 0, texts)]


def _opponent(out: Console, texts: Translator) -> str:
    """The computer's level, picked from a menu; medium if the input is piped."""
    from crosstown.cli.play.keyboard import pick

    choices = [(texts.say(f"level-{name}"), _about_level(name, texts)) for name in LEVELS]
    note = texts.say("level-rating-note")
    return LEVELS[pick(out, "ask-level", choices, LEVELS.index(OPPONENT), texts, note)]


def _about_level(name: str, texts: Translator) -> str:
    from crosstown.players.level_ratings import level_ratings

    rating = texts.say("level-rating", rating=str(level_ratings()[name]))
    return f"{texts.say(f'level-about-{name}')} ({rating})"


def _new_game(
    city: City, seats: int | None, players: list[str], seed: str | None, opponent: str, texts: Translator
) -> Game:
    """A new game. Named players sit in that order; otherwise the seed decides who begins (S5)."""
    from crosstown.game.game import Game, check_seats
    from crosstown.game.records.seeds import read_seed

    number = read_seed(seed)
    if len(players) == 1 and seats is not None:
        players = players * check_seats(city, seats)
    elif players and seats not in (None, len(players)):
        message = (
            f"there are {seats} seats but {len(players)} players: name one for all seats, or one for each"
        )
        raise usage_error("bad-players", message, ",".join(players))
    elif not players:
        count = check_seats(city, 2 if seats is None else seats)
        players = [opponent] * count
        players[number % count] = HUMAN
    return Game.new(city, len(players), number, _named(players, number, texts))


def _named(players: list[str], seed: int, texts: Translator) -> list[Seat]:
    """Names for the record and the screen: as in the browser, the seed gives computers short ones."""
    from crosstown.game.records.record import Seat
    from crosstown.players.computer_names import pick_name

    human = texts.say("name-human")
    names: list[str] = []
    for seat, player in enumerate(players, 1):
        if player != HUMAN:
            names.append(pick_name([human, *names], f"{seed} {seat}"))
        else:
            names.append(
                human if players.count(HUMAN) == 1 else texts.say("name-many", name=human, seat=seat)
            )
    return [Seat(name=name, player=player) for name, player in zip(names, players, strict=True)]


def _introduction(game: Game, texts: Translator) -> str:
    """Which computers play, and how well; empty where people are among themselves."""
    computers = [
        f"{clean(seat.name)[:24]} ({texts.named('level', seat.player, clean(seat.player)[:40])})"
        for seat in game.seating
        if seat.player != HUMAN
    ]
    return texts.say("computers-told", names=", ".join(computers)) if computers else ""


def _computers(game: Game, players: str | None, registry: PlayerRegistry) -> dict[int, Player]:
    """The computer players by seat; the other seats are humans. ``players`` replaces those of a record."""
    from crosstown.game.records.seeds import player_seeds, read_seed
    from crosstown.players.built_in_players import SEARCHERS
    from crosstown.players.guarded_player import GuardedPlayer
    from crosstown.players.search_player import TABLE_BUDGET, SearchPlayer

    names = _player_names(players, registry) or [seat.player for seat in game.seating]
    if len(names) != game.seats:
        raise usage_error(
            "bad-players", f"the game has {game.seats} seats, but {len(names)} players are named"
        )
    seeds = player_seeds(read_seed(game.seed))
    seated: dict[int, Player] = {}
    for seat, name in enumerate(names):
        if name == HUMAN:
            continue
        if name.split(":")[0] not in registry.names:
            message = f"seat {seat + 1} was played by {name[:40]!r}, which is not installed"
            message += ": name its file with --code, or choose other players with --players"
            raise usage_error("unknown-player", message, name)
        player = registry.make(name)
        if isinstance(player, SearchPlayer) and name in SEARCHERS:
            player.budget = TABLE_BUDGET  # somebody waits for it
        seated[seat] = player if registry.is_built_in(name) else GuardedPlayer(player, name)
        seated[seat].start(game.city, seat, game.seats, seeds[seat])
    return seated


def _resumed(
    file: Path, city: str | None, seats: int | None, seed: str | None, texts: Translator
) -> tuple[Game, list[tuple[Event, ...]]]:
    """The game of a record, replayed to its last ply, and the events so far."""
    from crosstown.cities import load_city
    from crosstown.game.records.record import Record
    from crosstown.game.records.record_replay import begin, city_of, follow

    if seats is not None or seed is not None:
        raise usage_error(
            "bad-options", "a resumed game already has seats and a seed: leave out --seats and --seed"
        )
    record = Record.load(file)
    board = city_of(record) if city is None else load_city(city)
    game = begin(record, board.in_language(texts.language))
    return game, [happened for _, happened in follow(game, record)]
