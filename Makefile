# Everything made here goes into .venv and build, and beside the compiled sources; `make clean` removes it all.

VENV := .venv
BUILT := $(VENV)/built
# A compiled module may only import from these, so nothing else can change what the compiler makes of it.
SOURCES := $(sort $(shell find src/hetman/core src/hetman/games src/hetman/bots -name '*.py' 2>/dev/null))

# Asked for by name, an uncompiled build is tried again: a compiler may have been installed since.
ifneq ($(filter build,$(MAKECMDGOALS)),)
$(shell test -s $(BUILT) || rm -f $(BUILT))
endif
# Where no compiled module is to be loaded, none needs to be made.
ifeq ($(HETMAN_PURE),1)
BUILT := $(VENV)/installed
endif

.DELETE_ON_ERROR:
.PHONY: help play test soak bench golden build ready clean FORCE

help: ## list these
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST)

play: $(VENV)/installed ## lay the table in the browser
	@tools/play

test: ready $(VENV)/installed-dev ## check everything: lint, types and tests
	@echo "Checking style and types"
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy --strict src tests
	@tools/browser
	@echo "Running the tests"
	@$(VENV)/bin/pytest -n 2 --dist worksteal

soak: ready ## play whole games at random for long, and check every position
	@$(VENV)/bin/hetman soak

bench: ready ## measure how fast the kernel and the bots are
	@$(VENV)/bin/hetman bench

golden: ready $(VENV)/installed-dev ## write the golden hashes again, after a change that is meant
	@PYTHONPATH=tests $(VENV)/bin/python tests/golden/golden.py

build: ready ## compile the modules again that have changed

ready: $(BUILT)

clean: ## remove everything that was made here
	@echo "Removing what was made"
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -r {} +

$(VENV)/made:
	@tools/venv $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/made pyproject.toml
	@tools/install
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed
	@tools/install dev
	@touch $@

# Changes when a source comes or goes, which no time stamp of a source would tell.
$(VENV)/sources: $(VENV)/made FORCE
	@echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@

$(VENV)/built: $(VENV)/installed $(VENV)/sources setup.py $(SOURCES)
	@tools/compile $@
