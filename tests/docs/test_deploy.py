"""The files for hosts: what they start exists, and the parts fit together."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
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


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    """It says nothing of a good unit, except that the program is not installed here."""
    unit = tmp_path / "hetman.service"
    unit.write_text((DEPLOY / "hetman.service").read_text().replace("/opt/hetman/bin/hetman", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "hetman" in line]) == (0, [])


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
    assert not any("PASSWORD" in word for word in arguments), "every list of processes would show it"
    assert app["environment"]["PGPASSWORD"] == composed()["database"]["environment"]["POSTGRES_PASSWORD"]  # type: ignore[index]
    assert {"app", "database", "caddy"} == set(composed())


def test_caddy_reaches_the_port_of_the_app_and_keeps_metrics_inside() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy app:1410" in caddy
    assert "respond /metrics 404" in caddy


def test_an_image_gets_the_sources_but_no_build_of_this_machine() -> None:
    left_out = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv*", "build", "dist", "**/*.so"} <= set(left_out)
    assert "COPY . /source" in (DEPLOY / "Containerfile").read_text()


def test_every_file_that_the_deployment_names_is_there() -> None:
    build = composed()["app"]["build"]
    assert isinstance(build, dict)
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for volume in composed()["caddy"]["volumes"]:  # type: ignore[attr-defined]
        source = volume.split(":")[0]
        assert not source.startswith(".") or (DEPLOY / source).is_file()
