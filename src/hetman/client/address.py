"""The address that a bot is given: an invitation, a table, or the lobby of a server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from hetman.client.errors import ClientError

ID = r"[\w-]{22}"
INVITATION = re.compile(rf"(.*)/sit/({ID})/?")
TABLE = re.compile(rf"(.*)/tables/({ID})/?")


@dataclass(frozen=True)
class Address:
    """`server` is its URL without a slash at the end. Without a token and a table it is the lobby."""

    server: str
    token: str = ""
    table: str = ""

    @staticmethod
    def read(text: str) -> Address:
        """Read a URL. Raises ClientError."""
        url = urlsplit(text.strip())
        if url.scheme not in ("http", "https") or not url.netloc:
            raise ClientError(f"expected a URL such as http://localhost:1410/, got {text!r}")
        origin, path = f"{url.scheme}://{url.netloc}", url.path
        if found := INVITATION.fullmatch(path):
            return Address(origin + found[1], token=found[2])
        if found := TABLE.fullmatch(path):
            return Address(origin + found[1], table=found[2])
        if "/sit/" in path or "/tables/" in path:
            raise ClientError(f"{text!r} is not the whole link: its last part must have 22 characters")
        return Address(origin + path.rstrip("/"))

    def invitation(self, token: str) -> str:
        """Return the link that opens a seat."""
        return f"{self.server}/sit/{token}"
