"""Tables in memory stay small, and the garbage collector does not stop the server for long."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "memory_test.py"


def test_an_open_table_is_small() -> None:
    command = [sys.executable, str(TOOL), "--tables", "100"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stderr
    found = re.search(r"moves each: (\d+) kB a table", done.stdout)
    assert found is not None
    assert int(found[1]) <= 300
    objects = re.search(r"\((\d+) objects a table\)", done.stdout)
    assert objects is not None
    # 1,000 tables of these take the collector about 30 ms.
    assert int(objects[1]) <= 150
