"""Every rule of the page has a test that bears its number, and every such test has a rule on the page."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from crosstown.game.reasons import REASONS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules.md"
CHAPTERS = {"S": 8, "T": 2, "D": 7, "C": 8, "K": 3, "E": 5}
NUMBERS = [f"{letter}{number}" for letter, most in CHAPTERS.items() for number in range(1, most + 1)]
MODULES = {
    "S": "test_setup",
    "T": "test_turns",
    "D": "test_drawing_cards",
    "C": "test_claims",
    "K": "test_tickets",
    "E": "test_scoring",
    # and single rules that have a module of their own
    "D5": "test_empty_stack",
    "D6": "test_empty_stack",
    "D7": "test_empty_stack",
    "C6": "test_ferries_and_subways",
    "C7": "test_ferries_and_subways",
    "C8": "test_souvenirs",
    "E1": "test_last_round",
}


def rules_of(page: str) -> dict[str, str]:
    """The rules of the page in its order, each with its text; none may stand twice."""
    rules: dict[str, str] = {}
    for item in re.split(r"^- (?=\*\*)", page, flags=re.MULTILINE)[1:]:
        number = re.match(r"\*\*(.+?)\*\*", item)
        assert number is not None
        assert number[1] not in rules, f"{number[1]} stands twice"
        rules[number[1]] = item.split("\n\n")[0]
    return rules


def functions_of(folder: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"{node.name} stands in {found[node.name]} and {path.stem}"
                found[node.name] = path.stem
    return found


def number_of(test: str) -> str | None:
    match = re.match(r"test_([a-z]\d)_", test)
    return match[1].upper() if match else None


def complaints(page: str, tests: dict[str, str]) -> list[str]:
    rules = rules_of(page)
    found = [f"rule {number} is missing" for number in NUMBERS if number not in rules]
    found += [f"there is no rule {number}" for number in rules if number not in NUMBERS]
    if not found and list(rules) != NUMBERS:
        found.append("the rules are out of order")
    numbers = {test: number for test in tests if (number := number_of(test))}
    found += [f"no test of rule {number}" for number in NUMBERS if number not in numbers.values()]
    for test, number in numbers.items():
        if number not in NUMBERS:
            found.append(f"{test} is of no rule")
        elif tests[test] != MODULES.get(number, MODULES[number[0]]):
            found.append(f"{test} does not belong in {tests[test]}")
    return found


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text("utf-8")


@pytest.fixture(scope="module")
def tests() -> dict[str, str]:
    return functions_of(Path(__file__).parent)


def test_every_rule_is_stated_and_tested(page: str, tests: dict[str, str]) -> None:
    assert len(NUMBERS) == 33
    assert complaints(page, tests) == []


def test_the_rulings_are_marked(page: str) -> None:
    marked = [number for number, text in rules_of(page).items() if "**(ruling)**" in text]
    assert marked == ["S4", "S5", "S6", "T2", "D1", "D4", "D6", "D7", "E1", "E3", "E5"]


def test_every_reason_for_refusing_a_move_names_a_rule_of_the_page() -> None:
    assert {reason.rule for reason in REASONS.values()} <= set(NUMBERS)


def test_a_missing_rule_is_noticed(page: str, tests: dict[str, str]) -> None:
    doctored = re.sub(r"^- \*\*D4\*\*.*\n(?:  .*\n)*", "", page, flags=re.MULTILINE)
    assert doctored != page
    assert complaints(doctored, tests) == ["rule D4 is missing"]


def test_a_rule_too_many_is_noticed(page: str, tests: dict[str, str]) -> None:
    assert "there is no rule D9" in complaints(page + "\n- **D9** Cheating is allowed.\n", tests)
    with pytest.raises(AssertionError, match="D4 stands twice"):
        complaints(page + "\n- **D4** Once more.\n", tests)


def test_rules_out_of_order_are_noticed(page: str, tests: dict[str, str]) -> None:
    doctored = page.replace("**D4**", "**D0**").replace("**D5**", "**D4**").replace("**D0**", "**D5**")
    assert "the rules are out of order" in complaints(doctored, tests)


def test_a_rule_without_a_test_is_noticed(page: str, tests: dict[str, str]) -> None:
    fewer = {test: module for test, module in tests.items() if number_of(test) != "K3"}
    assert "no test of rule K3" in complaints(page, fewer)


def test_a_test_of_no_rule_is_noticed(page: str, tests: dict[str, str]) -> None:
    more = {**tests, "test_d9_something_new": "test_drawing_cards"}
    assert complaints(page, more) == ["test_d9_something_new is of no rule"]


def test_a_test_in_the_wrong_module_is_noticed(page: str, tests: dict[str, str]) -> None:
    moved = {**tests, "test_d4_three_wilds_are_swept": "test_claims"}
    assert complaints(page, moved) == ["test_d4_three_wilds_are_swept does not belong in test_claims"]
