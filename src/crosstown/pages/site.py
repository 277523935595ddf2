"""Writes the page and the cities as a folder of files for any web host, with no server of ours behind it.

Files whose names change with their content come first, then the pages that load them, at last the service
worker. So whoever visits the site meanwhile never meets half of it. A list of all files lies in the folder.
It tells a folder of ours from others, and which files of an earlier version are needed no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath

import msgspec

from crosstown.cities.load import city_names, editions
from crosstown.errors import DataError
from crosstown.files import replacing, system_reason
from crosstown.language import Translator, languages
from crosstown.lessons.lesson import lesson_names
from crosstown.markup import escaped, html_tag
from crosstown.pages.app_manifest import MANIFEST
from crosstown.pages.city_addresses import PACK, city_address, network_address
from crosstown.pages.content_policy import POLICY
from crosstown.pages.front_end import BUILD_COMMAND, SCREENS, SERVICE_WORKER, FrontEnd
from crosstown.pages.make_city_files import city_file_names, make_city_file
from crosstown.pages.release import SHELL, Release
from crosstown.puzzles.puzzle import puzzle_names
from crosstown.webassembly.network_file import network_file

LIST = "crosstown-site.json"
NOT_FOUND = "404.html"  # most hosts show it at addresses where nothing is
NO_JEKYLL = ".nojekyll"  # GitHub then leaves the files as they are
RULES = ".wasm"  # the rules, by which a page plays without a server
NEEDS_SERVER = ("/t/", "/game/", "/device")  # tables with other people, their games and devices
GUEST_CITY = "/{edition}"  # cities that guests bring
HEAD = html_tag("meta", http_equiv="content-security-policy", content=POLICY) + html_tag(
    "meta", name="crosstown-server", content="none"
)

Make = Callable[[], bytes]
Tell = Callable[[int, int], None]  # how many files are written, and of how many


class SiteList(msgspec.Struct, forbid_unknown_fields=True):
    """The file that says what is in a site's folder."""

    version: str
    files: list[str]


@dataclass(frozen=True)
class WrittenSite:
    files: int
    bytes: int
    removed: int


def write_site(folder: Path, *, force: bool = False, tell: Tell | None = None) -> WrittenSite:
    """Writes the site, or brings an earlier one up to date. Raises `DataError` before anything is changed.

    A folder with other files is refused unless ``force`` is set; these files are then left alone. An
    interrupted run can simply be repeated.
    """
    release = Release(_playable_front_end())
    earlier = _check_folder(folder, force=force)
    files = dict(_site_files(release))
    size = 0
    try:
        # Should this run be interrupted, the next one knows all that may be there.
        _write_list(folder, release.version, [*earlier, *files])
        for done, (name, make) in enumerate(files.items()):
            if tell:
                tell(done, len(files))
            content = make()
            size += len(content)
            _write(folder / name, content)
        removed = [name for name in earlier if name not in files]
        for name in removed:
            _remove(folder, name)
        _write_list(folder, release.version, list(files))
    except OSError as error:
        message = f"cannot write the site: {system_reason(error)}; repeat the command when there is room"
        raise DataError("unwritable", message, where=str(error.filename or folder)) from None
    return WrittenSite(len(files), size, len(removed))


def _playable_front_end() -> FrontEnd:
    front_end = FrontEnd()
    if not front_end.html:
        raise DataError("front-end-missing", f"the front end is not built: run {BUILD_COMMAND} first")
    if not any(name.endswith(RULES) for name in front_end.files):
        message = f"the front end is built without the rules: run {BUILD_COMMAND} --get-tools --need-kernel"
        raise DataError("page-rules-missing", message)
    return front_end


def _check_folder(folder: Path, *, force: bool) -> list[str]:
    """The files of an earlier site in the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / LIST).is_file():
            return _read_list(folder / LIST)
        others = sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))
    except OSError as error:
        message = f"cannot write there: {system_reason(error)}; choose another folder"
        raise DataError("unwritable", message, where=str(folder)) from None
    if others and not force:
        message = (
            "there are files in this folder that are no site of Crosstown's: choose another folder, or add "
            "--force to write the site among them"
        )
        raise DataError("folder-in-use", message, offender=others[0], where=str(folder))
    return []


def _read_list(path: Path) -> list[str]:
    try:
        names = msgspec.json.decode(path.read_bytes(), type=SiteList).files
    except (msgspec.MsgspecError, UnicodeError):
        message = "the list of the site's files cannot be read: remove the folder, or choose another"
        raise DataError("bad-site-list", message, where=str(path)) from None
    outside = next((name for name in names if not _is_below(name)), None)
    if outside is not None:
        message = "the list of the site's files names one outside its folder: remove the folder"
        raise DataError("bad-site-list", message, offender=outside[:80], where=str(path))
    return names


def _is_below(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts and not {"\\", ":", "\0"} & set(name)


def _site_files(release: Release) -> Iterator[tuple[str, Make]]:
    """All files by name, in the order in which they are written."""
    for name, content in release.front_end.files.items():
        yield name, partial(bytes, content)
    for city in (edition for name in city_names() for edition in editions(name)):
        for name in (*city_file_names(city), PACK):
            yield city_address(city, name)[1:], partial(make_city_file, city, name)
    yield network_address()[1:], network_file
    yield NO_JEKYLL, bytes
    yield NOT_FOUND, _not_found_page
    yield MANIFEST, partial(bytes, release.manifest)
    yield SHELL, partial(_page, release, None, "./")
    for address, screen in _addresses().items():
        folders = PurePosixPath(address).parts[1:]
        name = "/".join((*folders, "index.html"))
        yield name, partial(_page, release, screen, "../" * len(folders) or "./")
    yield SERVICE_WORKER, lambda: release.service_worker().encode()


def _page(release: Release, screen: str | None, prefix: str) -> bytes:
    return release.page(screen, prefix, HEAD).encode()


def _addresses() -> dict[str, str | None]:
    """All addresses of pages that need no server, with their screens."""
    found = {}
    names = {"{city}": city_names(), "{lesson}": lesson_names(), "{puzzle}": puzzle_names()}
    for pattern, screen in SCREENS.items():
        if not pattern.startswith(NEEDS_SERVER) and not pattern.endswith(GUEST_CITY):
            part = next((part for part in names if part in pattern), "")
            for name in names.get(part, [""]):
                found[pattern.replace(part, name) if part else pattern] = screen
    return found


def _not_found_page() -> bytes:
    """A page without scripts, since nobody knows at which address a host shows it."""
    told = [(language, Translator(language)) for language in languages()]
    parts = [
        html_tag("h1", escaped(words.say("site-nowhere")), lang=language)
        + html_tag("p", escaped(words.say("site-nowhere-text")), lang=language)
        for language, words in told
    ]
    head = (
        html_tag("meta", charset="utf-8"),
        html_tag("meta", http_equiv="content-security-policy", content="default-src 'none'"),
        html_tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        html_tag("title", "Crosstown"),
    )
    page = html_tag("html", html_tag("head", *head), html_tag("body", html_tag("main", *parts)), lang="en")
    return f"<!DOCTYPE html>\n{page}\n".encode()


def _write_list(folder: Path, version: str, files: list[str]) -> None:
    content = msgspec.json.encode(SiteList(version, sorted(set(files))))
    _write(folder / LIST, msgspec.json.format(content, indent=1))


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as fresh:
        fresh.write_bytes(content)


def _remove(folder: Path, name: str) -> None:
    """A file that is needed no more, with the folders that are empty without it."""
    path = folder / name
    path.unlink(missing_ok=True)
    for parent in path.parents:
        if parent == folder or any(parent.iterdir()):
            return
        parent.rmdir()
