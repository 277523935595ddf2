# Two commands do everything on a machine with make and Python 3.11 or newer:
#   make play   play in the browser; make play PORT=8001 on another port
#   make test   every check and every test
# While you write, make quick checks what tells most within two minutes.
PYTHON ?= python3
VENV := .venv
READY := $(VENV)/ready
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
BUILD := $(BIN)/python frontend/build.py --get-tools
LOCK := requirements/dev.lock
# uv installs five times as fast as pip does. Where there is no uv, or it does not know the registry, pip does it.
# Without the front end, which would need a second Numba to be built by an installer: $(BUILD) uses the one that is there.
# Without SciPy, which OpenSpiel asks for and the rules need not: Numba would load it into every process.
LOCKED := --quiet --constraint $(LOCK) --build-constraint $(LOCK)
install = export CROSSTOWN_WITHOUT_FRONTEND=1; \
	$(BIN)/uv pip install --python $(BIN)/python $(LOCKED) --override requirements/left-out.txt $(1) || \
	{ $(BIN)/python -m pip install --quiet --upgrade pip && $(BIN)/python -m pip install --no-compile $(LOCKED) $(1); }

# Tests start hundreds of processes. Without compiled modules each of them compiles all sources anew.
export PYTHONDONTWRITEBYTECODE :=

# Tests wait now and then, for pages and other processes: so one more runs than there are processors.
ONE_MORE = $(shell $(BIN)/python -c "import os; print(os.cpu_count() + 1)")
STAGES := $(BIN)/python -m testkit.make_stages
# Three at a time on two cores. First what others need and what tells soon; front-format builds the front end, and the docs
# site is built by a test.
FIRST := compiled+front-format+types+packages+imports+lint
# All tests at once: those of pages and faults wait now and then, and the others use that time.
TESTS := browser+unit+faults+front-lint+front-types+front-test
NICE := $(if $(filter Windows_NT,$(OS)),,nice -n 5)
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses auto --dist worksteal --durations 15
WITHOUT_FUZZER := -p no:schemathesis # loading it takes each test process a second

.PHONY: help play quick test setup built front front-format front-lint front-types front-test lint types imports \
	compiled packages unit-quick unit browser faults coverage docs wheel format lock bench ppo training-smoke cuda clean

help:
	@echo "make play   play in the browser, against the computer and with friends"
	@echo "make test   run every check and every test"
	@echo "make quick  run the checks and tests that tell most in two minutes"
	@echo "make coverage  tell how much of each package the tests run"
	@echo "make front  check and test the front end alone"
	@echo "make docs   build the documentation as a site, in build/site"
	@echo "make wheel  build the package into dist, and try it out"
	@echo "make format format all sources, and fix what the linters can fix"
	@echo "make lock   update the versions that developers install"
	@echo "make ppo    train a player by PPO, as docs/learning.md does; make ppo STEPS=50000 only tries it out"
	@echo "make training-smoke  try out every step of the expert's training, on the CPU"
	@echo "make bench  measure rules and environments beside OpenSpiel, pgx and PettingZoo, and the players"
	@echo "make cuda   compile the rules for a GPU, without needing one"

$(VENV)/created:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit(f"Crosstown needs Python 3.11 or newer, \
	and $(PYTHON) is {sys.version.split()[0]}. Name another one: make $(MAKECMDGOALS) PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	-$(BIN)/python -m pip install --quiet uv --constraint $(LOCK)
	touch $(VENV)/created

# What playing needs: much less than the tests do.
$(VENV)/playable: $(VENV)/created pyproject.toml hatch_build.py $(LOCK)
	$(call install,--editable ".[server]")
	touch $(VENV)/playable

$(READY): $(VENV)/created pyproject.toml hatch_build.py $(LOCK)
	$(call install,--editable ".[test]")
	touch $(VENV)/playable $(READY)

setup: built

built: $(READY) # again whenever one of its sources has changed
	@$(BUILD) --need-kernel

play: $(VENV)/playable
	@$(BUILD)
	$(BIN)/crosstown serve --open $(if $(PORT),--port $(PORT))

test: $(READY)
	@$(STAGES) $(FIRST) $(TESTS)

quick: $(READY)
	@$(STAGES) types+compiled+built+lint+imports unit-quick

front: front-format front-lint front-types front-test

front-format: built
	$(BUILD) --npm run format:check

front-lint: $(READY)
	$(BUILD) --npm run lint

front-types: $(READY)
	$(BUILD) --npm run check

front-test: $(READY)
	$(BUILD) --npm test

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

packages: $(READY) # of the system; they are mostly waited for
	$(BIN)/python -m testkit.system_packages

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports

compiled: $(READY) # so that no test waits for the compiler
	$(BIN)/python -m testkit.compile_all

unit-quick: $(READY)
	$(PYTEST) -m "not slow"

unit: $(READY) # politely: beside pages and faults, it shall end last, for it leaves processors idle least
	$(NICE) $(PYTEST) --numprocesses $(ONE_MORE) --ignore tests/browser --ignore tests/faults

browser: built
	$(PYTEST) $(WITHOUT_FUZZER) --numprocesses $(ONE_MORE) tests/browser

faults: $(READY) # they mostly wait, for connections to break and time limits to pass: so they run beside the others
	$(PYTEST) $(WITHOUT_FUZZER) tests/faults

coverage: built # the rules once more as plain Python, for compiled code cannot be seen
	$(call install,--editable ".[coverage]")
	$(BIN)/python -m coverage erase
	CROSSTOWN_KERNEL=python $(PYTEST) --cov --cov-report= tests/rules
	$(PYTEST) --cov --cov-append --cov-report= --ignore tests/browser --ignore tests/faults
	$(BIN)/python -m testkit.coverage_by_package

docs: built # not --quiet, which would hide warnings from --strict
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

wheel: built
	rm -rf dist
	$(BIN)/python -m build --quiet --outdir dist
	$(BIN)/python tools/check_wheel.py dist

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BUILD) --npm run format

lock: $(READY) # for Linux, macOS and Windows, and every Python from 3.11 on
	$(BIN)/uv --quiet pip compile pyproject.toml --extra test --extra coverage --extra bench --extra gpu --universal --python-version 3.11 \
		--upgrade --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--output-file $(LOCK)

bench: $(READY)
	$(call install,--editable ".[bench]")
	$(BIN)/python -m benchmarks.player_speed
	$(BIN)/python -m benchmarks.environment_speed

ppo: # PyTorch in an environment of its own, without CUDA where PyTorch's own host can be reached
	$(PYTHON) -m venv $(VENV)-ppo
	$(VENV)-ppo/bin/python -m pip install --quiet --editable ".[envs]"
	$(VENV)-ppo/bin/python -m pip install --quiet --index-url https://download.pytorch.org/whl/cpu torch || \
	$(VENV)-ppo/bin/python -m pip install --quiet torch
	$(VENV)-ppo/bin/python docs/examples/ppo.py --out build/ppo $(if $(STEPS),--steps $(STEPS))

SMOKE := build/training-smoke
TRAINING := $(VENV)-training/bin/python
TRAINED := CROSSTOWN_NETWORK=$(SMOKE) $(TRAINING)

training-smoke: # every step of docs/training.md on a tiny scale; PyTorch, without CUDA, in an environment of its own
	$(PYTHON) -m venv $(VENV)-training
	CROSSTOWN_WITHOUT_FRONTEND=1 $(TRAINING) -m pip install --quiet --editable ".[envs]"
	$(TRAINING) -m pip install --quiet --extra-index-url https://download.pytorch.org/whl/cpu torch
	rm -rf $(SMOKE)
	$(TRAINING) -m training.self_play --out $(SMOKE) --device cpu --games 300 --steps 16 --minibatch 1024 --save 0 \
		--snapshot 0 --iterations 2
	$(TRAINING) -m training.self_play --out $(SMOKE) --device cpu --games 300 --steps 16 --minibatch 1024 --save 0 \
		--snapshot 0 --iterations 4 # goes on from the checkpoint
	$(TRAINING) -m tools.learning_curve $(SMOKE)/curve.csv $(SMOKE)/curve.svg
	$(TRAINING) -m training.quantise --checkpoint $(SMOKE)/network.pt --into $(SMOKE)
	$(TRAINED) -m training.duel --deals 2 --workers 1 london,2,expert:20,hard:20
	$(TRAINED) -m training.measure --minutes 1 --seconds 0.001 --workers 1 --only two-seats --out $(SMOKE)/measured
	$(TRAINED) -m training.choices '{"deals": 2, "swaps": 0}' '{}' --games 1 --seconds 0.005 --times 4

cuda: $(READY)
	$(BIN)/python -m crosstown.gpu.compile build/ptx

clean:
	rm -rf $(VENV) $(VENV)-ppo $(VENV)-training build dist frontend/node_modules frontend/generated frontend/dist src/crosstown/pages/built
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
