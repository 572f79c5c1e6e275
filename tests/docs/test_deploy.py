"""The files for hosts: what they start exists, and the parts fit together."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path

import yaml

from docs.test_code_blocks import parse

DEPLOY = Path(__file__).parents[2] / "deploy"


def service() -> configparser.SectionProxy:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "hetman.service")
    return unit["Service"]


def composed() -> dict[str, dict[str, object]]:
    services: dict[str, dict[str, object]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return services


def test_the_unit_starts_a_command_that_exists() -> None:
    program, *arguments = shlex.split(service()["ExecStart"])
    assert program.endswith("/bin/hetman")
    parse(arguments)


def test_the_unit_may_write_where_the_database_is() -> None:
    assert f"sqlite:////var/lib/{service()['StateDirectory']}/" in service()["ExecStart"]


def test_the_container_starts_a_command_that_exists() -> None:
    lines = (DEPLOY / "Containerfile").read_text()
    (command,) = re.findall(r"^CMD (\[.*\])$", lines, re.MULTILINE)
    parse(json.loads(command))


def test_compose_starts_a_command_that_exists_on_its_own_database() -> None:
    app = composed()["app"]
    arguments = app["command"]
    assert isinstance(arguments, list)
    parse(arguments)
    assert any("@database/" in word for word in arguments)
    assert {"app", "database", "caddy"} == set(composed())


def test_caddy_reaches_the_port_of_the_app_and_keeps_metrics_inside() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy app:1410" in caddy
    assert "respond /metrics 404" in caddy
