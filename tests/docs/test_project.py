"""The project's own files fit each other: workflows, make targets, locked versions and metadata."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from crosstown import __version__
from hatch_build import with_full_links
from tests.docs.markdown_pages import ROOT, name_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = [
    path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"
]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in read(workflow)["jobs"].values() for step in job.get("steps", ())]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_workflows_call_targets_and_scripts_that_exist(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for step in steps(workflow):
        command = step.get("run", "")
        assert set(re.findall(r"\bmake ([a-z]+)", command)) <= targets
        for script in re.findall(r"\bpython (\S+\.py)", command):
            assert (ROOT / script).exists(), script


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_workflows_pin_what_they_use_and_may_only_read(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {"contents": "read"}
    for step in steps(workflow):
        if "uses" in step:
            assert re.search(r"@(v\d+|release/v\d+|[0-9a-f]{40})$", step["uses"]), step["uses"]


def test_the_tests_run_on_every_python_that_the_package_claims() -> None:
    claimed = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    for workflow, job in (("tests", "quick"), ("wheels", "install")):
        jobs = read(ROOT / ".github" / "workflows" / f"{workflow}.yml")["jobs"]
        assert jobs[job]["strategy"]["matrix"]["python"] == claimed


def test_the_quick_tests_and_the_wheels_run_on_all_three_systems() -> None:
    systems = {"ubuntu-latest", "macos-latest", "windows-latest"}
    for workflow, job in (("tests", "quick"), ("wheels", "install")):
        matrix = read(ROOT / ".github" / "workflows" / f"{workflow}.yml")["jobs"][job]["strategy"]["matrix"]
        assert {*matrix["system"], *(one["system"] for one in matrix.get("include", ()))} == systems


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_issue_forms_ask_under_different_names(form: Path) -> None:
    asked = read(form)
    assert asked["name"]
    assert asked["description"]
    ids = [field["id"] for field in asked["body"]]
    assert len(ids) == len(set(ids))


def test_the_lock_fits_every_dependency() -> None:
    pins = re.findall(r"^([\w.-]+)==(\S+)", LOCK, re.MULTILINE)
    extras = PROJECT["optional-dependencies"].values()
    for line in (*PROJECT["dependencies"], *(line for extra in extras for line in extra)):
        wanted = Requirement(line)
        if wanted.name == PROJECT["name"]:
            continue
        locked = [version for name, version in pins if name == canonicalize_name(wanted.name)]
        assert locked, f"{line} is not locked: run make lock"
        assert all(version in wanted.specifier for version in locked), f"{line}, locked {locked}"


def test_the_lock_names_no_host() -> None:
    assert "://" not in LOCK
    assert "--index" not in LOCK


def test_hooks_and_forms_of_the_forge_can_be_read() -> None:
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]
    assert {"ruff-check", "ruff-format", "mypy"} <= {hook["id"] for hook in hooks}
    assert read(ROOT / ".github" / "dependabot.yml")["version"] == 2


def test_the_folders_that_contributors_are_sent_to_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = re.findall(r"`((?:src|tests|frontend|tools|requirements)/[\w/.-]*)`", text)
    assert len(paths) > 15
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_pypi_gets_a_readme_without_relative_links() -> None:
    text = with_full_links((ROOT / "README.md").read_text(encoding="utf-8"))
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert [link for link in links if not link.startswith("https://")] == []
    assert "(https://crosstown-game.github.io/crosstown/playing/#for-everyone)" in text
    assert "(https://raw.githubusercontent.com/crosstown-game/crosstown/main/docs/images/" in text


def test_the_citation_names_this_project_and_this_version() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert cited["cff-version"] == "1.2.0"
    assert cited["type"] == "software"
    assert cited["message"]
    assert cited["title"].lower() == PROJECT["name"].removesuffix("-game")
    assert cited["authors"] == PROJECT["authors"]
    assert cited["license"] == PROJECT["license"]
    assert cited["repository-code"] == PROJECT["urls"]["Source"]
    assert cited["url"] == PROJECT["urls"]["Documentation"]
    assert cited["version"] == __version__
