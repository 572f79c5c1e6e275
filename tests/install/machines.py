"""Machines to install on: an empty Debian system in a folder, or this one with a PATH of its own."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

from install.project_copy import HEADERS, OUTSIDE

NOTHING, COMPILER, HEADERS_TOO = "no compiler", "compiler without headers", "compiler and headers"
LEVELS = (NOTHING, COMPILER, HEADERS_TOO)
"""What a machine has to compile with, from the least to the most. A machine only gets more."""
SUITE = "bookworm"
"""The oldest Debian whose Python is new enough."""
NETWORK = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
"""Files of this machine that say how it reaches the package index."""
ENTER = """
mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" || exit
root=$1 folder=$2
shift 2
exec chroot "$root" sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
"""


class Machine:
    """Runs commands in a home folder, which has two paths: from outside and from inside."""

    name = "this machine"
    python: str = sys.executable

    def __init__(self, root: Path) -> None:
        self.root = root
        self.outside = self.inside = root / "home"
        self.outside.mkdir(parents=True)
        self.programs = root / "programs"
        self.path = str(self.programs)
        self.programs.mkdir()
        for program in ("env", "rm", "sh", "uname"):
            (self.programs / program).symlink_to(shutil.which(program) or f"/bin/{program}")

    def equip(self, level: str) -> None:
        """Get what that level has, and everything below it."""
        real = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
        found = shutil.which(real)
        if level == NOTHING or found is None:
            return
        blind = f'for word; do shift; [ "$word" = "-I{HEADERS}" ] || set -- "$@" "$word"; done'
        compiler = self.programs / real
        lines = [
            "#!/bin/sh",
            blind if level == COMPILER else "",
            f"PATH={shlex.quote(os.environ['PATH'])} exec {found} ",
        ]
        compiler.write_text("\n".join(lines) + '"$@"\n')
        compiler.chmod(0o755)

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in OUTSIDE}
        return {**kept, "HOME": str(self.inside), "PATH": self.path}

    def command(self, words: list[str], folder: str) -> list[str]:
        return ["env", "-C", str(self.inside / folder), *words]

    def start(self, *words: str, folder: str = "", **environment: str) -> subprocess.Popen[str]:
        """Start a command in a folder of the home. It has no terminal."""
        return subprocess.Popen(
            self.command(list(words), folder),
            env={**self.environment(), **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(
        self,
        *words: str,
        folder: str = "",
        status: int = 0,
        seconds: float = 1800,
        shown: bool = False,
        **environment: str,
    ) -> str:
        """Run a command to its end, which has to be of that status, and in time. Returns what it printed.

        With `shown` its lines are also printed here as they come.
        """
        printed: list[str] = []
        with self.start(*words, folder=folder, **environment) as process:
            limit = threading.Timer(seconds, os.killpg, (process.pid, signal.SIGKILL))
            limit.start()
            assert process.stdout is not None
            for line in process.stdout:
                printed.append(line)
                if shown:
                    print(line, end="", flush=True)
            process.wait()
            late = not limit.is_alive()
            limit.cancel()
        said = "".join(printed)
        assert not late, f"{' '.join(words)} was stopped after {seconds:.0f} s:\n{said[-8000:]}"
        assert process.returncode == status, f"{' '.join(words)} ended with {process.returncode}:\n{said[-8000:]}"
        return said


class Debian(Machine):
    """A Debian system with Python and make, and nothing that it does not need itself."""

    name = f"an empty Debian {SUITE}"
    python = "python3"

    def __init__(self, root: Path) -> None:
        self.root = root
        self.outside, self.inside = root / "root", Path("/root")
        self.path = "/usr/sbin:/usr/bin:/sbin:/bin"

    @staticmethod
    def obstacle() -> str | None:
        """Why there can be no such system here."""
        if os.geteuid() != 0:
            return "only root may make one"
        missing = [program for program in ("debootstrap", "unshare", "chroot") if not shutil.which(program)]
        if missing:
            return f"{', '.join(missing)} is not installed"
        allowed = subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode == 0
        return None if allowed else "this machine allows no mounts"

    @classmethod
    def made(cls, root: Path) -> Debian:
        subprocess.run(
            ["debootstrap", "--variant=minbase", "--include=ca-certificates,make,python3", SUITE, str(root)],
            stdout=subprocess.DEVNULL,
            check=True,
        )
        for path in NETWORK:
            if Path(path).exists():
                shutil.copy(path, root / path.removeprefix("/"))
        return cls(root)

    def copied(self, root: Path) -> Debian:
        subprocess.run(["cp", "--archive", str(self.root), str(root)], check=True)
        return Debian(root)

    def equip(self, level: str) -> None:
        # A user needs it for every installation with pip.
        packages = {NOTHING: ["python3-venv"], COMPILER: ["gcc", "libc6-dev"], HEADERS_TOO: ["python3-dev"]}
        self.run("apt-get", "update")
        self.run(
            "apt-get", "install", "-y", "--no-install-recommends", *packages[level], DEBIAN_FRONTEND="noninteractive"
        )

    def command(self, words: list[str], folder: str) -> list[str]:
        # The mounts end with the command.
        return ["unshare", "--mount", "sh", "-c", ENTER, "enter", str(self.root), str(self.inside / folder), *words]
