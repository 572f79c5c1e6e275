"""A lock that ends with its process: one server at a time uses a database file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from hetman.table.errors import InUse, Unusable


def lock_file(database: Path) -> Path:
    """The file that is locked for a database: beside the real file, however links and relative paths name that."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def check_names(database: Path) -> None:
    """Raise Unusable if the file has hard links. Its other names could have locks and write-ahead logs of their own."""
    names = database.stat().st_nlink if database.exists() else 1
    if names > 1:
        raise Unusable(
            f"{database} has {names} names (hard links): two servers under two names would damage it; "
            "delete the other names, or copy the file and use the copy"
        )


class FileLock:
    """The lock of a database file. It is held as long as the lock file is open.

    The operating system releases it when the process ends, however it ends. Raises InUse if another server holds it.
    """

    def __init__(self, database: Path) -> None:
        check_names(database)
        self.file: IO[str] = open(lock_file(database), "a+", encoding="ascii")  # noqa: SIM115 - open means held
        try:
            seize(self.file)
        except OSError:
            self.file.seek(0)
            holder = self.file.read().strip()
            self.file.close()
            named = f" (process {holder})" if holder else ""
            raise InUse(
                f"another server{named} uses {database}; stop it, or choose another file with --database"
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
