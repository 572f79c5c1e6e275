"""Links for friends: under an address that they can reach, with QR codes."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from dataclasses import dataclass

import segno
from fastapi import Request

from hetman.table.table import Table

NO_NETWORK, NOT_LISTENING = "room-no-network", "room-not-listening"
DOCUMENTATION = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that no machine has. A datagram socket connected to one sends nothing, but knows its own address."""


@dataclass(frozen=True)
class Invitation:
    """The link that opens a free seat. `code` is its QR code as SVG, empty if others cannot reach the server."""

    link: str
    code: str = ""


@dataclass(frozen=True)
class Invitations:
    """The links of all free seats. `problem` is the key of the sentence that helps if others cannot use them."""

    links: Mapping[int, Invitation]
    problem: str = ""


def invitations(request: Request, table: Table, hosts: frozenset[str] | None) -> Invitations:
    """Return the links of a table. `hosts` are the host names that the server allows; None means any."""
    base, problem = friends_address(request, hosts)
    links = {}
    for seat in table.free:
        # The browser of somebody who sits there already finds the table by its id.
        link = f"{base}/sit/{table.chairs[seat].token}?table={table.id}"
        links[seat] = Invitation(link, "" if problem else qr_code(link))
    return Invitations(links, problem)


def friends_address(request: Request, hosts: frozenset[str] | None) -> tuple[str, str]:
    """Return the address for friends, and the key of a sentence if it works only on this machine."""
    address, problem = request.base_url, ""
    if is_loopback(address.hostname or ""):
        own = network_address()
        if hosts is not None:
            problem = NOT_LISTENING
        elif own is None:
            problem = NO_NETWORK
        else:
            address = address.replace(hostname=f"[{own}]" if ":" in own else own)
    return str(address).rstrip("/"), problem


def is_loopback(host: str) -> bool:
    """Return whether a host name means the machine of the browser itself."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def network_address() -> str | None:
    """Return the address of this machine in its network, or None without a network."""
    for family, target in DOCUMENTATION.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not is_loopback(found):
            return found
    return None


def qr_code(text: str) -> str:
    """Return a QR code as SVG without a size, dark on light in every theme: some cameras read no other."""
    code = segno.make(text, error="m", micro=False)
    return code.svg_inline(border=3, dark="#000", light="#fff", omitsize=True, svgclass="qr-code", lineclass=None)
