# Everything is made in .venv, in build and beside the compiled sources; `make clean` removes it all.

VENV := .venv
BUILT := $(VENV)/built
# Compiled modules import from these folders only, so no other change needs a new compilation.
SOURCES := $(sort $(shell find src/hetman/core src/hetman/games src/hetman/bots -name '*.py' -o -name '*.[ch]' 2>/dev/null))

# `make build` tries again after an uncompiled build: a compiler may have been installed since.
ifneq ($(filter build,$(MAKECMDGOALS)),)
$(shell test -s $(BUILT) || rm -f $(BUILT))
endif
# With HETMAN_PURE=1 nothing loads compiled modules.
ifeq ($(HETMAN_PURE),1)
BUILT := $(VENV)/installed
endif

# The fast lane: the kernel, the rules with their texts, and the order of the sources. Everything else draws or plays long
# games, starts other processes or installs something.
FAST := $(addprefix tests/,core drawing test_imports.py test_language.py test_rooms.py install/test_requirements.py) \
	$(foreach part,rules evaluation test_text.py,$(wildcard tests/games/*/$(part)))
PYTEST := $(VENV)/bin/pytest -n 2 --dist worksteal

.DELETE_ON_ERROR:
.PHONY: help play check test lint hooks soak bench bench-peers golden golden-games docs dist
.PHONY: prove-access prove-clumsy prove-install prove-lab prove-lessons prove-load prove-questions prove-server
.PHONY: build ready clean FORCE

help: ## list these
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS='	' read -r name text; do \
		printf '  make %-15s %s\n' "$$name" "$$text"; done

play: $(VENV)/installed ## open the table in the browser
	@tools/play

check: lint ## check style, types, kernel and rules, in less than a minute
	@$(PYTEST) $(FAST)

test: lint ## check everything: style, types and all tests, or some of them with TESTS="tests/core tests/bots"
	@tools/browser
	@tools/postgres
	@echo "Running the tests"
	@$(PYTEST) $(TESTS)

lint: ready $(VENV)/installed-dev
	@echo "Checking style and types"
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy

hooks: $(VENV)/installed-dev ## let git check every commit of this clone
	@$(VENV)/bin/pre-commit install

prove-access: ready $(VENV)/installed-dev ## check every page and table with axe-core in both themes, at a desk and on a phone
	@HETMAN_AXE=all $(VENV)/bin/pytest -q tests/browser/test_axe.py

prove-clumsy: ready $(VENV)/installed-dev ## click 500 times anywhere on the table of every game, twice
	@HETMAN_CLUMSY=500 HETMAN_SEED=5 $(VENV)/bin/pytest -q tests/browser/test_clumsy.py
	@HETMAN_CLUMSY=500 HETMAN_SEED=77 $(VENV)/bin/pytest -q tests/browser/test_clumsy.py

prove-lessons: ready $(VENV)/installed-dev ## walk every lesson by its rings in both languages and at four sizes
	@HETMAN_LESSONS=all $(PYTEST) tests/browser/test_lessons.py -k rings_alone

prove-questions: ready $(VENV)/installed-dev ## look at every question of every game at three sizes, in both languages
	@HETMAN_QUESTIONS=all $(VENV)/bin/pytest -q tests/browser/test_every_question.py

prove-server: ready $(VENV)/installed-dev ## kill servers 100 times under load, send 10,000 malformed requests; one part of it with PART=kill
	@tools/postgres
	@PYTHONPATH=tests $(VENV)/bin/python tests/web/prove.py $(PART)

prove-load: ready $(VENV)/installed-dev ## measure a server under load: 200 tables, 400 open pages, one and two processes; memory of 1,000 tables; PART=memory for one part
	@tools/postgres
	@$(VENV)/bin/python tools/prove_load.py $(PART)

prove-lab: ready $(VENV)/installed-dev $(VENV)/installed-lab ## check the research environments with PyTorch and OpenSpiel, and 10,000 positions of each game
	@tools/lab
	@HETMAN_POSITIONS=10000 .venv-lab/bin/python -m pytest -n 2 --dist worksteal tests/lab

soak: ready ## play millions of random decisions and check every position
	@$(VENV)/bin/hetman soak

bench: ready ## measure how fast the kernel, the bots and the research environments are
	@$(VENV)/bin/hetman bench

bench-peers: ready $(VENV)/installed-lab ## measure our games beside those of other projects, in a venv of their own
	@tools/lab peers
	@.venv-peers/bin/python -m hetman bench --peers

golden: ready $(VENV)/installed-dev ## write the golden hashes again, after an intended change
	@PYTHONPATH=tests $(VENV)/bin/python tests/golden/golden.py

golden-games: ready $(VENV)/installed-dev ## write the golden games again, of one game with GAME=…
	@PYTHONPATH=tests $(VENV)/bin/python tests/golden/games.py $(GAME)

dist: $(VENV)/installed-dev ## build the source distribution, a wheel for this machine and one for every machine
	@rm -rf dist
	@$(VENV)/bin/python -m build
	@HETMAN_PURE=1 $(VENV)/bin/python -m build --wheel

prove-install: $(VENV)/installed-dev ## install everything in every way on an empty Debian system, in half an hour
	@command -v debootstrap >/dev/null || tools/debian debootstrap || true
	@$(VENV)/bin/pytest -v -s --durations=20 tests/install/prove_install.py $(if $(ONLY),-k "$(ONLY)")

docs: ready $(VENV)/installed-docs ## build the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --strict --quiet
	@echo "Open build/site/index.html"

build: ready ## compile the modules that have changed

ready: $(BUILT)

clean: ## remove everything that make has made
	@echo "Removing what was made"
	@rm -rf $(VENV) .venv-lab .venv-peers build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -r {} +

$(VENV)/made:
	@tools/venv $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/made pyproject.toml
	@tools/install
	@touch $@

$(VENV)/installed-%: $(VENV)/installed
	@tools/install $*
	@touch $@

# Changes when a source is added or removed, which no time stamp of a source shows.
$(VENV)/sources: $(VENV)/made FORCE
	@echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@

$(VENV)/built: $(VENV)/installed $(VENV)/sources setup.py $(SOURCES)
	@tools/compile $@
