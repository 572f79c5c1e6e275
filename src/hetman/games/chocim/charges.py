"""Charges of Chocim 1621: units, sides, actions and what else the siege counts, on the common grid of 48."""

from __future__ import annotations

from hetman.art.charges import CUT, OVER, STROKE

LINE = 'fill="none" stroke="var(--field)" stroke-linecap="round" stroke-linejoin="round"'
"""A line cut out of a figure, of any width."""

CHARGES = {
    "cavalry": (
        '<path d="M-13.6-17.4-7.4-23.6-5.4-18.6 3.4-23.4 2.4-16.8 13-19.6 8-12 19.8-12.6 12-6 22.4-3.4 '
        '13.2.6 22 6.6 12.6 7.4 19.6 15.2 10.6 14.2 14 22.4H6.6C10.6 6-.4-10.6-13.6-17.4Z"/>'
        f'<path {LINE} stroke-width="1.5" d="M-5.4-18.6-3.8-12M2.4-16.8 1.6-7.4M8-12 5.4-2.8M12-6 7.8 '
        f'2M13.2.6 9 7M12.6 7.4 9 12"/><path {STROKE} stroke-width="3.8" d="M1.6 22.2C4.8 7-4-8.6-18.4-15"/>'
    ),
    "infantry": (
        '<g transform="translate(0 1) rotate(-40)"><path d="M-1.7-23.6H1.7V3L5.6 11V22.8H-3C-3 16-1.7 11-1.7 '
        f'6Z"/><path d="M-5.6-2H-1V3.4H-5.6Z"/></g><g transform="translate(0 1) rotate(40)"><g {OVER}>'
        '<path d="M-1.7-22H1.7V22.6H-1.7Z"/><path d="M-1.7-21.6C-10.6-24.4-15.2-13-12 '
        '1-9.6-4.8-6.4-7.2-1.7-6Z"/></g></g>'
    ),
    "cossack": (
        f'<circle {STROKE} r="18.6" stroke-width="5.6"/><g {STROKE} stroke-width="3.6">'
        '<path d="M0-17V17M-14.7-8.5 14.7 8.5M-14.7 8.5 14.7-8.5"/></g><circle r="6.6"/>'
        f'<circle {CUT} r="2.6"/><g {CUT}><circle cy="-18.6" r="1.5"/><circle cy="18.6" r="1.5"/>'
        '<circle cx="-16.1" cy="-9.3" r="1.5"/><circle cx="16.1" cy="9.3" r="1.5"/>'
        '<circle cx="-16.1" cy="9.3" r="1.5"/><circle cx="16.1" cy="-9.3" r="1.5"/></g>'
    ),
    "janissary": (
        '<path d="M-14.6 9C-15.6-10-9.6-22.6 2.6-22.6 15.4-22.6 21-12 21.4.6 21.6 9.6 20.6 16.6 18.6 '
        '22.6H9.8C12.6 14 12.4 5.4 8.6-1.4L8 9Z"/><path d="M-16.2 11.6H8.8V20.8H-16.2Z"/>'
        f'<path {LINE} stroke-width="2.2" d="M-7.2 6.6V-6"/>'
        f'<path {CUT} d="M-7.2-17C-4-13.6-4-8.6-7.2-5.4-10.4-8.6-10.4-13.6-7.2-17Z"/>'
        f'<path {LINE} stroke-width="1.8" d="M3.6-16C8.8-13.4 11.8-8 12.4-.4"/>'
    ),
    "sipahi": (
        '<path d="M0-23.8 1.9-17.6C10-13.6 14.4-6.6 '
        '14.8.4H16.2V5.4H-16.2V.4H-14.8C-14.4-6.6-10-13.6-1.9-17.6Z"/>'
        f'<path {LINE} stroke-width="1.8" d="M0-14V.2M-7.6-10.4C-9-7-9.6-3.4-9.6.2M7.6-10.4C9-7 9.6-3.4 '
        '9.6.2"/><path d="M-2.2 7.4H2.2V15.4L0 18.6-2.2 15.4Z"/>'
        '<path d="M-15.4 7.8H-6.8L-6 13.4C-6.4 18.2-8.8 21.2-12.6 22.8-15 18-15.8 13-15.4 7.8Z"/>'
        '<g transform="scale(-1 1)"><path d="M-15.4 7.8H-6.8L-6 13.4C-6.4 18.2-8.8 21.2-12.6 22.8-15 18-15.8 '
        '13-15.4 7.8Z"/></g>'
    ),
    "tatar": (
        f'<path {STROKE} stroke-width="4.4" d="M8.6-21.4C3.6-21 2.6-17.4 1-13.4-1-8.8-9.6-7.2-9.6 0S-1 8.8 1 '
        f'13.4C2.6 17.4 3.6 21 8.6 21.4"/><path {STROKE} stroke-width="1.7" d="M9-21 15.4 0 9 21"/>'
        f'<path {OVER} d="M-23.6 0-13.4-5.6-15.4-1.7H13.4L17.4-5H22L19 0 22 5H17.4L13.4 1.7H-15.4L-13.4 '
        '5.6Z"/>'
    ),
    "eagle": (
        '<path d="M1.6-22.4C-3.6-23-5.4-19-10-17.6L-5.8-14.4C-4.4-12-4-9.6-4-6.6L-4.6 7 0 13 4.6 7 '
        '4-6.6C6.4-12 7.4-21.6 1.6-22.4Z"/><path d="M3.4-6.4C8-12.6 12.6-17.8 20.6-21.4 22.8-13.8 22.6-5 '
        '18.6 3L16.2-1.6 14.2 8 11 3.2 8.6 11.4 5.4 6 3.4 8Z"/><g transform="scale(-1 1)">'
        '<path d="M3.4-6.4C8-12.6 12.6-17.8 20.6-21.4 22.8-13.8 22.6-5 18.6 3L16.2-1.6 14.2 8 11 3.2 8.6 '
        '11.4 5.4 6 3.4 8Z"/></g><path d="M0 10 8.4 20.6 3.6 19.6 0 23.6-3.6 19.6-8.4 20.6Z"/>'
        f'<circle {CUT} cx="-1.4" cy="-17.6" r="1.3"/>'
    ),
    "crescent": (
        '<path d="M-15.6-15.6C-22.4 2.6-13.6 20.4 1 20.4S24 2.6 15.6-15.6C17.4-2 10.6 9.4 0 '
        '9.4S-17.4-2-15.6-15.6Z"/><path d="M0-15.6 2.5-9.2 9.2-8.7 4-4.4 5.7 2.2 0-1.4-5.7 '
        '2.2-4-4.4-9.2-8.7-2.5-9.2Z"/>'
    ),
    "assault": (
        '<path d="M-23 22.5V5H-17V10H-12.6V5H-7V22.5ZM23 22.5V5H17V10H12.6V5H7V22.5Z"/>'
        f'<path d="M0-24 4.2-17.4V5H-4.2V-17.4Z"/><path d="M-9.6 4H9.6V8H-9.6Z" {OVER}/>'
        '<path d="M-2.2 8H2.2V19.6H-2.2Z"/>'
    ),
    "defence": (
        '<path d="M-18-20H-10.6V-14.6H-4V-20H4V-14.6H10.6V-20H18V1C18 11.4 10 18.4 0 22.6-10 18.4-18 11.4-18 '
        f'1Z"/><path {LINE} stroke-width="2.4" d="M0-8V15M-11 1.5H11"/>'
    ),
    "counter-attack": (
        '<g transform="translate(-5 5) scale(.82)"><path d="M-17-19H17V1C17 11 9.6 17.6 0 21.6-9.6 17.6-17 '
        f'11-17 1Z"/></g><g transform="translate(1 -1) rotate(42)"><g {OVER}>'
        '<path d="M0-22.5 2.7-18.3V8H-2.7V-18.3Z"/><path d="M-8.2 6.6C-6 8-3 8 0 8S6 8 8.2 6.6L8.8 9.8C6 '
        '11.4 3 11.4 0 11.4S-6 11.4-8.8 9.8Z"/><path d="M-1.7 11H1.7V17H-1.7Z"/><circle cy="18.6" r="3"/></g>'
        "</g>"
    ),
    "control": (
        '<path d="M-13 22.6V4H-16.4V-5.4H-9.6V-1H-4V-5.4H4V-1H9.6V-5.4H16.4V4H13V22.6H4.6V15C4.6 9.6-4.6 '
        '9.6-4.6 15V22.6Z"/><path d="M-1.6-24H1.6V-4H-1.6Z"/><path d="M1-24 19-18 1-11.4Z"/>'
    ),
    "general-battle": (
        '<g transform="translate(-1 1) rotate(-38)"><g transform="scale(-1 1)">'
        '<path d="M-2.6 9C-4.2-2-2.2-13 6.4-23.2 5.6-12 5.4-2 3.4 9Z"/><path d="M-7.4 8.6H7.6V12H-7.4Z"/>'
        '<path d="M-1.8 11.6H2.4L4.4 19.6C3 22.4-1 22.4-2.6 20Z"/></g></g>'
        f'<g transform="translate(1 1) rotate(38)"><g {OVER}>'
        '<path d="M-2.6 9C-4.2-2-2.2-13 6.4-23.2 5.6-12 5.4-2 3.4 9Z"/><path d="M-7.4 8.6H7.6V12H-7.4Z"/>'
        '<path d="M-1.8 11.6H2.4L4.4 19.6C3 22.4-1 22.4-2.6 20Z"/></g></g>'
    ),
    "ladders": (
        '<g transform="translate(0 0) rotate(24)"><path d="M-9.6-24H-5.6V24H-9.6ZM5.6-24H9.6V24H5.6Z"/>'
        '<path d="M-6.5 -18H6.5V-14.4H-6.5Z"/><path d="M-6.5 -9.5H6.5V-5.9H-6.5Z"/>'
        '<path d="M-6.5 -1H6.5V2.6H-6.5Z"/><path d="M-6.5 7.5H6.5V11.1H-6.5Z"/>'
        '<path d="M-6.5 16H6.5V19.6H-6.5Z"/></g>'
    ),
    "ambush": (
        '<path d="M-23 20.5C-23 8-18 1-11 .6L-14.6-12.6-5.6-4.6-1.6-21.6 4-5.6 13-14.6 10.6.6C18 1 23 8 23 '
        f'20.5Z"/><path {CUT} d="M-13 10.6C-7 3.6 7 3.6 13 10.6 7 17.6-7 17.6-13 10.6Z"/>'
        '<circle cy="10.6" r="3.8"/>'
    ),
    "flank-attack": (
        f'<path d="M-8-5H8V17H-8Z"/><path {STROKE} stroke-width="4.2" d="M-18.6 19C-24-6-14-19.6 2-19.6 '
        '13-19.6 18.6-14 18.6-5"/><path d="M10.6-6H26L18.4 6Z"/>'
    ),
    "cannonade": (
        '<g transform="translate(0 -4) rotate(-12)"><path d="M-24-7.6H-19.6V-6H11C16-6 19 .2 19 .2S16 6.4 11 '
        f'6.4L-19.6 4.6V6H-24Z"/><circle cx="20.6" cy=".2" r="3"/></g><g {OVER}>'
        f'<circle cx="3" cy="10.5" r="11"/></g><circle {CUT} cx="3" cy="10.5" r="7.2"/>'
        f'<path {STROKE} stroke-width="2.2" d="M3 4V17M-3.4 10.5H9.4"/><circle cx="3" cy="10.5" r="3"/>'
        '<path d="M10 14 24 21.5H15Z"/>'
    ),
    "plunder": (
        '<path d="M-19 22.5V5.6L0-6.6 19 5.6V22.5H6V13.5H-6V22.5Z"/>'
        '<path d="M-9.6-4.6C-14-12-6.6-15-8.6-23 -1-19-.4-15-1.6-11.6 2.6-13 3.6-17 2.6-20.6 10.6-15 12.6-9 '
        '8.6-4L0-9.6Z"/>'
    ),
    "raid": (
        f'<path {STROKE} stroke-width="5" d="M-20.6-11C-6-15 7-10.6 7 0S-6 15-20.6 11"/>'
        '<path d="M8-2.2H14V2.2H8Z"/><g transform="translate(17.4 0)">'
        '<path transform="rotate(0)" d="M-2.4-2.4 0-8.6 2.4-2.4Z"/>'
        '<path transform="rotate(60)" d="M-2.4-2.4 0-8.6 2.4-2.4Z"/>'
        '<path transform="rotate(120)" d="M-2.4-2.4 0-8.6 2.4-2.4Z"/>'
        '<path transform="rotate(180)" d="M-2.4-2.4 0-8.6 2.4-2.4Z"/>'
        '<path transform="rotate(240)" d="M-2.4-2.4 0-8.6 2.4-2.4Z"/>'
        '<path transform="rotate(300)" d="M-2.4-2.4 0-8.6 2.4-2.4Z"/><circle r="3.6"/></g>'
    ),
    "kamieniec": (
        '<path d="M-20.6 5C-22-13-15-19.6 0-19.6S22-13 20.6 5Z"/>'
        f'<path {LINE} stroke-width="1.8" d="M-8-18C-11-12-11-3-10 4M8-18C11-12 11-3 10 4"/>'
        f'<path d="M-23 7H23V11.6H-23Z"/><circle {OVER} cx="-12.6" cy="15.4" r="7.4"/>'
        f'<circle {CUT} cx="-12.6" cy="15.4" r="2.6"/><circle {OVER} cx="12.6" cy="15.4" r="7.4"/>'
        f'<circle {CUT} cx="12.6" cy="15.4" r="2.6"/>'
    ),
    "pursuit": (
        f'<ellipse {STROKE} stroke-width="4" cx="4" cy="-9" rx="17" ry="11" transform="rotate(-14 4 -9)"/>'
        f'<path {STROKE} stroke-width="4" d="M-9.6-.6C-17 6-2 11-8 16-10.6 18.6-15 18-18 22"/>'
        '<circle cx="-9.6" cy="-1" r="4"/>'
    ),
    "loot-raid": (
        '<path d="M-21-3.6C-21-14-15-18 0-18S21-14 21-3.6Z"/><path d="M-21-.8H21V19.6H-21Z"/>'
        f'<path {CUT} d="M-5.6-6H5.6V8.6H-5.6Z"/><path d="M-3-3.6H3V6H-3Z"/>'
    ),
    "dig-trench": (
        '<g transform="translate(0 0) rotate(36)"><path d="M-2-17H2V4H-2Z"/>'
        '<path d="M-8.6-24H8.6V-19.6H2V-15H-2V-19.6H-8.6Z"/>'
        '<path d="M-10.6 2.6H-3V6H3V2.6H10.6V12C10.6 18 5 22 0 25-5 22-10.6 18-10.6 12Z"/></g>'
    ),
    "fill-trench": (
        '<g transform="translate(5 -9.5) rotate(48)"><path d="M-12-12.6H12L8.6 9.6H-8.6Z"/>'
        f'<path {LINE} stroke-width="1.6" d="M-10.4-5.6H10.4M-9.6 2H9.6M0-12V9"/></g>'
        '<circle cx="-10.6" cy="-2" r="2.4"/><circle cx="-14" cy="4" r="2.4"/>'
        '<circle cx="-7" cy="5" r="2.4"/><path d="M-24 22.6C-20 13-14 10-9 11.6-4 9.6 2 13 4 16 9 14.6 14 '
        '17.6 16 22.6Z"/>'
    ),
    "bombard": (
        '<circle cx="-3.6" cy="6.4" r="15.6"/><path d="M3-11.6 10.4-4.2 14.6-8.4 7.2-15.8Z"/>'
        f'<path {STROKE} stroke-width="2.6" d="M11-12.2C13.6-16.6 16-13.6 18-17"/>'
        '<path d="M19.6-24 20.8-19.6 25-18.6 20.8-17 19.6-12.6 18.2-17 14-18.6 18.2-19.6Z"/>'
        f'<path {LINE} stroke-width="2.2" d="M-13 7.6C-13.6 2-11-2-6-3.6"/>'
    ),
    "fortify": (
        '<path d="M-22.6 22.5V-11L-17.8-20.5 -13-11V22.5Z"/><path d="M-11 22.5V-11L-6.2-20.5 -1.4-11V22.5Z"/>'
        '<path d="M1.4 22.5V-11L6.2-20.5 11-11V22.5Z"/><path d="M13 22.5V-11L17.8-20.5 22.6-11V22.5Z"/>'
        f'<path {LINE} stroke-width="2.6" d="M-24-2H24M-24 12H24"/>'
    ),
    "night-sortie": (
        f'<circle {STROKE} stroke-width="2.8" cy="-19" r="3.8"/>'
        '<path d="M-9.6-9.6C-9-16 9-16 9.6-9.6L13-5.6H-13Z"/><path d="M-11.6-3.6H11.6V15H-11.6Z"/>'
        f'<path {CUT} d="M-8-.6H8V12H-8Z"/><path d="M.4 0C5.6 5 4.6 9.6 0 11.4-4.6 9.6-4.6 5.6-1.6 3.6-.4 '
        '2.6.6 1.6.4 0Z"/><path d="M-14 17H14V22.4H-14Z"/>'
    ),
    "council": (
        '<circle cy="-21.6" r="2.6"/><path d="M0-20C3-12.6 11-6 22.6-2.6V4H-22.6V-2.6C-11-6-3-12.6 0-20Z"/>'
        '<path d="M-18.6 6.4H-3C-3.6 13-6 18-10 22.5H-18.6ZM18.6 6.4H3C3.6 13 6 18 10 22.5H18.6Z"/>'
        f'<path {LINE} stroke-width="1.5" d="M-9-8-12 3.6M9-8 12 3.6M0-17V3.6"/>'
    ),
    "knights-circle": (
        '<g transform="translate(0 -16)"><path d="M-5.6-6.6H5.6V.6C5.6 4.6 3 6.6 0 8-3 6.6-5.6 4.6-5.6.6Z"/>'
        '</g><g transform="translate(13.9 -8)"><path d="M-5.6-6.6H5.6V.6C5.6 4.6 3 6.6 0 8-3 6.6-5.6 '
        '4.6-5.6.6Z"/></g><g transform="translate(13.9 8)">'
        '<path d="M-5.6-6.6H5.6V.6C5.6 4.6 3 6.6 0 8-3 6.6-5.6 4.6-5.6.6Z"/></g>'
        '<g transform="translate(0 16)"><path d="M-5.6-6.6H5.6V.6C5.6 4.6 3 6.6 0 8-3 6.6-5.6 4.6-5.6.6Z"/>'
        '</g><g transform="translate(-13.9 8)"><path d="M-5.6-6.6H5.6V.6C5.6 4.6 3 6.6 0 8-3 6.6-5.6 '
        '4.6-5.6.6Z"/></g><g transform="translate(-13.9 -8)">'
        '<path d="M-5.6-6.6H5.6V.6C5.6 4.6 3 6.6 0 8-3 6.6-5.6 4.6-5.6.6Z"/></g>'
        f'<circle {STROKE} stroke-width="2.6" r="4.6"/>'
    ),
    "pilaf": (
        '<path d="M-20.6 0H20.6C20.6 11 15 18.6 8.6 19.6H-8.6C-15 18.6-20.6 11-20.6 0Z"/>'
        '<path d="M-23.6-6H23.6V-2.4H-23.6Z"/><path d="M-12 18-15 23.6H-8.6L-6.6 19ZM12 18 15 23.6H8.6L6.6 '
        f'19Z"/><path {STROKE} stroke-width="2.6" d="M-9-10C-12-14-6-17-9-21.6M0-10C-3-14 3-17 '
        '0-21.6M9-10C6-14 12-17 9-21.6"/>'
    ),
    "intrigue": (
        f'<path d="M-23-6H15V18.6H-23Z"/><path {LINE} stroke-width="2.2" d="M-22-5-4 8.6 14-5"/>'
        f'<g transform="translate(7 -2) rotate(40)"><g {OVER}><path d="M0 22.6-3.4 15V-4H3.4V15Z"/>'
        '<path d="M-8.6-8H8.6V-4H-8.6Z"/><path d="M-2-18H2V-8H-2Z"/><circle cy="-20" r="3.2"/></g></g>'
    ),
    "procession": (
        '<g transform="translate(0 -5)"><path transform="rotate(0)" d="M-2.2-9 0-17.6 2.2-9Z"/>'
        '<path transform="rotate(30)" d="M-2.2-9 0-14.6 2.2-9Z"/>'
        '<path transform="rotate(60)" d="M-2.2-9 0-17.6 2.2-9Z"/>'
        '<path transform="rotate(90)" d="M-2.2-9 0-14.6 2.2-9Z"/>'
        '<path transform="rotate(120)" d="M-2.2-9 0-17.6 2.2-9Z"/>'
        '<path transform="rotate(150)" d="M-2.2-9 0-14.6 2.2-9Z"/>'
        '<path transform="rotate(180)" d="M-2.2-9 0-17.6 2.2-9Z"/>'
        '<path transform="rotate(210)" d="M-2.2-9 0-14.6 2.2-9Z"/>'
        '<path transform="rotate(240)" d="M-2.2-9 0-17.6 2.2-9Z"/>'
        '<path transform="rotate(270)" d="M-2.2-9 0-14.6 2.2-9Z"/>'
        '<path transform="rotate(300)" d="M-2.2-9 0-17.6 2.2-9Z"/>'
        f'<path transform="rotate(330)" d="M-2.2-9 0-14.6 2.2-9Z"/><circle r="10"/><circle {CUT} r="6.2"/>'
        '<path d="M-1.4-4H1.4V-1.4H4V1.4H1.4V4H-1.4V1.4H-4V-1.4H-1.4Z"/></g><path d="M-2.2 6H2.2V15H-2.2Z"/>'
        '<path d="M-5.6 9.6H5.6V12.4H-5.6Z"/><path d="M-11 22.6C-10 17.6-5 15 0 15S10 17.6 11 22.6Z"/>'
    ),
    "morale": (
        '<path d="M0 21.6C-15 11-22 3-22-6.6-22-13.6-17-18-11.4-18-6.4-18-2.2-15.4 0-11 2.2-15.4 6.4-18 '
        '11.4-18 17-18 22-13.6 22-6.6 22 3 15 11 0 21.6Z"/>'
        f'<path {LINE} stroke-width="2.4" d="M-13.6-6.6C-13.6-9.6-11.6-11-9.6-11"/>'
    ),
    "supply": (
        '<path d="M-6-10C-16-4-20.6 5-19 13-17.6 19.6-11 22 0 22S17.6 19.6 19 13C20.6 5 16-4 6-10Z"/>'
        '<path d="M-6-13.6-11-22.6C-7-22-5.6-24-2.6-23.6-1.4-23.4-.8-22.8 0-22.8S1.4-23.4 2.6-23.6C5.6-24 '
        f'7-22 11-22.6L6-13.6Z"/><ellipse {CUT} cx="-3.4" cy="1" rx="1.7" ry="3.4" transform="rotate(-28 -3.4 '
        f'1)"/><ellipse {CUT} cx="3.4" cy="1" rx="1.7" ry="3.4" transform="rotate(28 3.4 1)"/>'
        f'<ellipse {CUT} cx="-3.4" cy="6.5" rx="1.7" ry="3.4" transform="rotate(-28 -3.4 6.5)"/>'
        f'<ellipse {CUT} cx="3.4" cy="6.5" rx="1.7" ry="3.4" transform="rotate(28 3.4 6.5)"/>'
        f'<ellipse {CUT} cx="-3.4" cy="12" rx="1.7" ry="3.4" transform="rotate(-28 -3.4 12)"/>'
        f'<ellipse {CUT} cx="3.4" cy="12" rx="1.7" ry="3.4" transform="rotate(28 3.4 12)"/>'
        f'<ellipse {CUT} cy="-4" rx="1.7" ry="3.2"/><path {LINE} stroke-width="1.3" d="M0 0V18"/>'
    ),
    "treaty": (
        f'<path d="M-15-21.6H15.6V15.6H-15Z"/><path {LINE} stroke-width="2.2" '
        f'd="M-9.6-14H10M-9.6-8H10M-9.6-2H3"/><path {OVER} d="M4 12 1.6 24 8 20.6 14.4 24 12 12Z"/>'
        f'<circle {OVER} cx="8" cy="8.6" r="8"/><path {CUT} d="M8 4 9.4 7.2 12.8 7.6 10.2 9.8 11 13.2 8 11.4 '
        '5 13.2 5.8 9.8 3.2 7.6 6.6 7.2Z"/>'
    ),
    "hit": '<path d="M0-22 5-5 22 0 5 5 0 22-5 5-22 0-5-5Z"/>',
    "broken": (
        '<path d="M-19-20H-2.6L-7-10-1-4-7.6 5-2.6 11.6-4.6 20.4C-13.6 16.4-19 10.6-19 1Z"/>'
        '<path d="M3.6-20H19V1C19 10.6 12 17.6 2 22L4.4 11.6-.6 5 6-4 0-10Z"/>'
    ),
    "rebelled": (
        f'<path d="M-2-6H2V23.5H-2Z"/><path {STROKE} stroke-width="3.8" d="M-10.6-22V-10C-10.6-5-6-4.6 '
        '0-4.6S10.6-5 10.6-10V-22M0-22V-5"/>'
    ),
    "removed": (
        '<path d="M-13.6 18V-7C-13.6-16-7-21.6 0-21.6S13.6-16 13.6-7V18Z"/><path d="M-19 18.6H19V23H-19Z"/>'
        f'<path {LINE} stroke-width="2.2" d="M-6.6-6H6.6M-6.6 1H6.6"/>'
    ),
    "fortel": (
        '<path d="M-21.6-21.6-8.6-13H8.6L21.6-21.6 19 1 0 22.6-19 1Z"/>'
        f'<path {CUT} d="M-12-3.6-4.6-1.6C-5.6 1.6-9.6 1.6-12-3.6ZM12-3.6 4.6-1.6C5.6 1.6 9.6 1.6 12-3.6Z"/>'
        f'<path {LINE} stroke-width="1.8" d="M-17 4.6-6 10 0 18 6 10 17 4.6"/>'
    ),
    "wall": (
        '<path d="M-21 19V-17H-12.6V-10H-4.4V-17H4.4V-10H12.6V-17H21V19Z"/>'
        f'<path {LINE} stroke-width="2" d="M-21-1H21M-21 9H21M-8-1V9M8-1V9M0 9V19M-14 9V19M14 9V19"/>'
    ),
    "trench": f'<path {STROKE} stroke-width="5" d="M-21 14-10-10 2 10 12-12 21 6"/>',
    "die": (
        '<path d="M-14-19.5H14C17-19.5 19.5-17 19.5-14V14C19.5 17 17 19.5 14 19.5H-14C-17 19.5-19.5 17-19.5 '
        f'14V-14C-19.5-17-17-19.5-14-19.5Z"/><g {CUT}><circle cx="-9" cy="-9" r="3.6"/>'
        '<circle cx="9" cy="9" r="3.6"/><circle r="3.6"/></g>'
    ),
    "card": (
        '<path d="M-12-21H12C14-21 15.6-19.4 15.6-17.4V17.4C15.6 19.4 14 21 12 21H-12C-14 21-15.6 19.4-15.6 '
        '17.4V-17.4C-15.6-19.4-14-21-12-21Z"/>'
    ),
    "extra-card": (
        '<path d="M-12-21H12C14-21 15.6-19.4 15.6-17.4V17.4C15.6 19.4 14 21 12 21H-12C-14 21-15.6 19.4-15.6 '
        f'17.4V-17.4C-15.6-19.4-14-21-12-21Z"/><path {LINE} stroke-width="4" d="M0-8V8M-8 0H8"/>'
    ),
    "lock": (
        f'<path {STROKE} stroke-width="4.6" d="M-9-2V-9C-9-21 9-21 9-9V-2"/><path d="M-15-3H15V20H-15Z"/>'
        f'<circle {CUT} cy="8" r="3.6"/>'
    ),
    "reserve": (
        f'<path d="M0-19 21 19H6.6L0 5.6-6.6 19H-21Z"/><path {STROKE} stroke-width="2.6" d="M-4-24 0-18.6 4-24"/>'
    ),
    "candle": (
        '<path d="M-5.6-2.6H5.6V20H-5.6Z"/><path d="M-13 18.6H13V23H-13Z"/>'
        f'<path {STROKE} stroke-width="2" d="M0-3V-8"/><path {STROKE} stroke-width="2.4" d="M-1-11C-6-14 '
        '3-17-1-23"/>'
    ),
    "snow": (
        f'<g {STROKE} stroke-width="3"><path transform="rotate(0)" d="M0 0V-21M-5.6-18 0-12 5.6-18"/>'
        '<path transform="rotate(60)" d="M0 0V-21M-5.6-18 0-12 5.6-18"/>'
        '<path transform="rotate(120)" d="M0 0V-21M-5.6-18 0-12 5.6-18"/>'
        '<path transform="rotate(180)" d="M0 0V-21M-5.6-18 0-12 5.6-18"/>'
        '<path transform="rotate(240)" d="M0 0V-21M-5.6-18 0-12 5.6-18"/>'
        '<path transform="rotate(300)" d="M0 0V-21M-5.6-18 0-12 5.6-18"/></g>'
    ),
    "moldavia": (
        '<path d="M-21.6-21.6C-22.6-13-18-9.6-11-9.6H11C18-9.6 22.6-13 21.6-21.6 25-11 20-4.6 12.6-4 12 3 10 '
        '8 8.6 13.6 9 19 4 22.6 0 22.6S-9 19-8.6 13.6C-10 8-12 3-12.6-4-20-4.6-25-11-21.6-21.6Z"/>'
        f'<path {CUT} d="M-8-1.6-3.6 1-7 3ZM8-1.6 3.6 1 7 3Z"/><circle {CUT} cx="-3" cy="16" r="1.5"/>'
        f'<circle {CUT} cx="3" cy="16" r="1.5"/>'
    ),
    "embassy": (
        f'<circle {STROKE} stroke-width="4.4" cx="-9" cy="-9" r="10"/>'
        '<path d="M-3.6-6.6-.4-9.8 21.6 12.6 18.4 15.6Z"/><path d="M12 10 17.6 15.6 12.6 20.6 9.6 17.6 12 15 '
        '9.6 12.6ZM18 3 21 6"/><path d="M6.6 5 10 1.6 7 9Z"/>'
    ),
    "bonus": '<path d="M-9.6-22.6H9.6L22.6-9.6V9.6L9.6 22.6H-9.6L-22.6 9.6V-9.6Z"/>',
    "eye": f'<path d="M-23 0C-13-15 13-15 23 0 13 15-13 15-23 0Z"/><circle {CUT} r="8"/><circle r="4"/>',
    "scales": (
        '<path d="M-1.8-20H1.8V18H-1.8Z"/><path d="M-17-16.6H17V-13H-17Z"/>'
        '<path d="M-23 1.6H-6.6C-7 8-11 10-14.8 10S-22.6 8-23 1.6ZM6.6 1.6H23C22.6 8 18.6 10 14.8 10S7 8 6.6 '
        f'1.6Z"/><path {STROKE} stroke-width="1.7" d="M-14.6-14-21.6 1.6M-14.6-14-7.6 1.6M14.6-14 7.6 '
        '1.6M14.6-14 21.6 1.6"/><path d="M-10 18H10V22H-10Z"/>'
    ),
}
