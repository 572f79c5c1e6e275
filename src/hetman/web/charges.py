"""Charges that only the pages use, on the grid of `hetman.art.charges`."""

from __future__ import annotations

from hetman.art.charges import CUT, STROKE

WEB_CHARGES = {
    "sun": (
        f'<circle r="8.6"/><path {STROKE} stroke-width="3.6" '
        'd="M0-20V-15M0 20V15M-20 0H-15M20 0H15M-14-14-10.6-10.6M14 14 10.6 10.6M-14 14-10.6 10.6M14-14 10.6-10.6"/>'
    ),
    "hint": (
        '<path d="M0-21C-8.6-21-14-15-14-8-14-3-11.4 0-8.6 3-7 4.8-6.4 6.4-6.2 9H6.2'
        'C6.4 6.4 7 4.8 8.6 3 11.4 0 14-3 14-8 14-15 8.6-21 0-21Z"/>'
        '<path d="M-6 12H6V15.4H-6ZM-4.4 18H4.4L2.6 21.6H-2.6Z"/>'
    ),
    "pause": '<path d="M-12-16H-4V16H-12ZM4-16H12V16H4Z"/>',
    "next": '<path d="M-15-16 7 0-15 16ZM9-16H15V16H9Z"/>',
    "previous": '<path d="M15-16-7 0 15 16ZM-9-16H-15V16H-9Z"/>',
    "first": '<path d="M18-15 2 0 18 15ZM0-15-16 0 0 15Z"/><path d="M-21-15H-17V15H-21Z"/>',
    "final": '<path d="M-18-15-2 0-18 15ZM0-15 16 0 0 15Z"/><path d="M17-15H21V15H17Z"/>',
    "link": (
        f'<path {STROKE} stroke-width="4" d="M-3 8-8 13C-12 17-18 15-19 10-19.6 7-18 5-16 3L-9-4C-5-8 1-7 3-2'
        'M3-8 8-13C12-17 18-15 19-10 19.6-7 18-5 16-3L9 4C5 8-1 7-3 2"/>'
    ),
    "eye": (
        f'<path d="M-22 0C-15-10-8-14 0-14S15-10 22 0C15 10 8 14 0 14S-15 10-22 0Z"/><circle {CUT} r="8.6"/>'
        '<circle r="4.6"/>'
    ),
    "close": f'<path {STROKE} stroke-width="4.4" d="M-12-12 12 12M12-12-12 12"/>',
    "down": f'<path {STROKE} stroke-width="4.2" d="M0-18V9M-10 0 0 10 10 0M-15 19H15"/>',
    "up": f'<path {STROKE} stroke-width="4.2" d="M0 10V-17M-10-8 0-18 10-8M-15 19H15"/>',
    "check": f'<path {STROKE} stroke-width="4.6" d="M-15 1-5 12 16-12"/>',
    "film": (
        f'<path d="M-20-15H20V15H-20Z"/><path {CUT} d="M-16-11H-12V-7H-16ZM-16-2H-12V2H-16ZM-16 7H-12V11H-16Z'
        'M12-11H16V-7H12ZM12-2H16V2H12ZM12 7H16V11H12ZM-8-9H8V9H-8Z"/>'
    ),
}
