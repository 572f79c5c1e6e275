"""Fixtures of the tests that install."""

from __future__ import annotations

import shlex
import shutil
import sysconfig

import pytest

from install.project_copy import HEADERS


@pytest.fixture
def toolchain() -> None:
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler) or not (HEADERS / "Python.h").exists():
        pytest.skip("needs a C compiler and Python's headers")
