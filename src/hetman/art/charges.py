"""Charges that every table uses, drawn on a grid of 48 with the origin in the middle.

The figure takes `currentColor`; what is cut out of it takes `--field`, the colour of what it lies on.
"""

from __future__ import annotations

CUT = 'fill="var(--field)"'
CUT_LINE = 'fill="none" stroke="var(--field)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
OVER = 'paint-order="stroke" stroke="var(--field)" stroke-width="2.6" stroke-linejoin="round"'
"""Where two parts cross, the upper one is parted from the lower by a gap."""


def mirrored(half: str) -> str:
    return f'<g transform="scale(-1 1)">{half}</g>'


SWORD = (
    '<path d="M0-22.5 2.7-18.3V8H-2.7V-18.3Z"/>'
    '<path d="M-8.2 6.6C-6 8-3 8 0 8S6 8 8.2 6.6L8.8 9.8C6 11.4 3 11.4 0 11.4S-6 11.4-8.8 9.8Z"/>'
    '<path d="M-1.7 11H1.7V17H-1.7Z"/><circle cy="18.6" r="3"/>'
)
FLANGE = '<path d="M-1.4-21.5C-6.2-21-12-17.5-12-11.6-12-6.4-7.4-2.6-1.4-.6Z"/>'

CHARGES = {
    "swords": (
        f'<g transform="translate(0 1)"><g transform="rotate(-42)">{SWORD}</g>'
        f'<g {OVER} transform="rotate(42)">{SWORD}</g></g>'
    ),
    "bulawa": (
        '<g transform="rotate(36)"><path d="M-1.8-3H1.8V12H-1.8Z"/>'
        f'<path d="M-2.6 11H2.6L3 22.6C1 24-1 24-3 22.6Z"/><path d="M-4.6 8.6H4.6V11.6H-4.6Z"/>{FLANGE}'
        f"{mirrored(FLANGE)}"
        f'<path {OVER} d="M0-24.6 2.6-20C4.4-16.4 4.6-6.4 2.2-.4H-2.2C-4.6-6.4-4.4-16.4-2.6-20Z"/>'
        '<path d="M-4.8-.6H4.8V2.4H-4.8Z"/></g>'
    ),
    "tower": (
        '<path d="M-13-19.4H-7V-14H-3V-19.4H3V-14H7V-19.4H13V-8.4L10-5.4V15.4H13V20.6H-13V15.4H-10V-5.4'
        f'L-13-8.4Z"/><path {CUT} d="M-4 20.6V10.6C-4 5.2 4 5.2 4 10.6V20.6ZM-1.4-5.6H1.4V1H-1.4Z"/>'
    ),
    "bag": (
        '<path d="M-5-8.6C-14.6-2.4-19 5.6-17.4 13-16 19.4-10 21.2 0 21.2S16 19.4 17.4 13C19 5.6 14.6-2.4 '
        '5-8.6Z"/>'
        '<path d="M-4.8-12.6-9.8-20.6C-6.6-20.4-5.4-22.4-2.6-22.2-1.4-22-.8-21.4 0-21.4S1.4-22 2.6-22.2'
        'C5.4-22.4 6.6-20.4 9.8-20.6L4.8-12.6Z"/>'
    ),
    "hand": (f'<circle cy="-8" r="11"/><circle {OVER} cx="-10" cy="8" r="11"/><circle {OVER} cx="10" cy="8" r="11"/>'),
    "face-up": f'<circle {STROKE} stroke-width="3.4" r="17"/><path d="M0-9 7.6 0 0 9-7.6 0Z"/>',
    "face-down": f'<circle r="18.6"/><circle {CUT_LINE} r="13"/>',
    "flag": (
        '<path d="M-1.6-20H1.6V22H-1.6Z" transform="translate(-11 0)"/>'
        '<path d="M-9-18.6C-2-22-1-14 6-16.6 11-18.4 14-17.6 18-15.6L13.4-7.6 18-.4C12-3.4 9 .2 4 1.4-1 '
        '2.6-4-1.4-9 1.6Z"/>'
    ),
    "lost": f'<path {STROKE} stroke-width="4" d="M-13-13 13 13M13-13-13 13"/>',
    "dot": '<circle r="10"/>',
    "plus": f'<path {STROKE} stroke-width="7" d="M-13 0H13M0-13V13"/>',
    "clock": (f'<circle {STROKE} stroke-width="3.6" r="17"/><path {STROKE} stroke-width="3.6" d="M0-10V0L7 5"/>'),
    "chat": '<path d="M-18-15H18V9H-3L-11 17V9H-18Z"/>',
    "undo": f'<path {STROKE} stroke-width="4" d="M-14-3H7C13-3 16 1.4 16 6S13 15 7 15H-4M-6-12-15-3-6 6"/>',
    "reset": (
        f'<path {STROKE} stroke-width="4" d="M-2-3H7C13-3 17 1.4 17 6S13 15 7 15H-4M-11-12-20-3-11 6M-1-12-10-3-1 6"/>'
    ),
    "book": (
        '<path d="M-20-15C-12-18-5-17-1.4-13V17C-5 13-12 12-20 15ZM20-15C12-18 5-17 1.4-13V17C5 13 12 12 20 15Z"/>'
    ),
    "moon": '<path d="M4-19C-8-18-17-8-16 4-15 14-5 21 6 19 13 18 17 13 19 8 6 13-8 0 4-19Z"/>',
    "more": '<circle cx="-13" r="3.6"/><circle r="3.6"/><circle cx="13" r="3.6"/>',
    "back": f'<path {STROKE} stroke-width="4.4" d="M7-15-8 0 7 15"/>',
    "shield": '<path d="M-15-17H15V3C15 12 8 18 0 21-8 18-15 12-15 3Z"/>',
    "log": (
        f'<path {STROKE} stroke-width="4" d="M-8-12H18M-8 0H18M-8 12H18"/>'
        '<circle cx="-16" cy="-12" r="2.8"/><circle cx="-16" r="2.8"/><circle cx="-16" cy="12" r="2.8"/>'
    ),
    "people": (
        '<circle cx="-8" cy="-8" r="7"/><path d="M-21 16C-21 6-16 2-8 2S5 6 5 16Z"/>'
        '<circle cx="11" cy="-6" r="5.6"/><path d="M9 3C18 2 22 7 22 15H8.6C8.8 10 9 7 6 4Z"/>'
    ),
    "device": (f'<path d="M-11-21H11V21H-11Z"/><path {CUT} d="M-8-16.5H8V13H-8Z"/><circle {CUT} cy="17" r="1.8"/>'),
    "play": '<path d="M-11-16 17 0-11 16Z"/>',
    "table": '<path d="M-19-8H19V-1H-19Z"/><path d="M-14-1H-9V18H-14ZM9-1H14V18H9Z"/>',
    "robot": '<path d="M-12-19.4H-6V-14H-3V-19.4H3V-14H6V-19.4H12V-8.4H-12ZM-15-5.6H15L12 19H-12Z"/>',
}
