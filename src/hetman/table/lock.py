"""A lock that ends with its process: one server at a time uses a database file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from hetman.table.errors import Unusable


class FileLock:
    """Held as long as the file is open. The operating system releases it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[str] = open(path, "a+", encoding="ascii")  # noqa: SIM115 - open means held
        try:
            seize(self.file)
        except OSError:
            self.file.seek(0)
            holder = self.file.read().strip()
            self.file.close()
            named = f" (process {holder})" if holder else ""
            raise Unusable(
                f"another server{named} uses {path.with_suffix('')}; stop it, or choose another file with --database"
            ) from None
        self.file.truncate(0)
        self.file.write(str(os.getpid()))
        self.file.flush()

    def release(self) -> None:
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    def seize(file: IO[str]) -> None:
        # The first byte is far behind the text, which others may still read.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
