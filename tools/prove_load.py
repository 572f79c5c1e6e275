"""The long measurement of the server: `make prove-load`.

It loads a server on SQLite, one on PostgreSQL and two on PostgreSQL, each with 200 tables of bots and 400 open pages.
Then it measures the memory of 1,000 open tables. The last lines repeat the result of each part.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

TOOLS = Path(__file__).parent
PARTS = {
    "sqlite": ("load_test.py",),
    "postgresql": ("load_test.py", "--postgresql"),
    "processes": ("load_test.py", "--postgresql", "--processes", "2"),
    "memory": ("memory_test.py",),
}
RESULTS = ("load test: ", "memory test: ")


def result_of(name: str, options: list[str]) -> str:
    """Run one part, and show what it prints. Returns its last line, or that it failed."""
    tool, *arguments = PARTS[name]
    command = [sys.executable, "-u", str(TOOLS / tool), *arguments, *options]
    result = "FAILED"
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            if line.startswith(RESULTS):
                result = line.split(": ", 1)[1].strip()
    return result if running.returncode == 0 else "FAILED"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all if none is named")
    parser.add_argument("--seconds", type=float, help="of measuring in each part with load, instead of 40")
    parser.add_argument(
        "--small", action="store_true", help="20 tables, 40 pages: shows that it works, measures little"
    )
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"a part is one of {', '.join(PARTS)}, got {', '.join(sorted(unknown))}")
    began, results = time.monotonic(), {}
    load = ["--seconds", str(asked.seconds)] if asked.seconds else []
    load += ["--games", "20", "--clients", "40"] if asked.small else []
    memory = ["--tables", "40"] if asked.small else []
    for name in asked.parts or PARTS:
        print(f"== {name}", flush=True)
        results[name] = result_of(name, memory if name == "memory" else load)
    print(f"== prove-load took {(time.monotonic() - began) / 60:.1f} minutes")
    for name, result in results.items():
        print(f"{name}: {result}")
    return 0 if all("reached" in result for result in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
