"""The geometry of the board: flat-top hexes in columns a to k, numbered from 1 at the bottom.

A and B are the starts of Ravens and Wolves, N neutral locations. Lower case and x belong to the board for four only:

                              .
                        (A)        .
                    .         .        (A)
               .         .         .         .
         (a)       (N)        .         .         x
     x         .         .        (N)       (N)       (n)
          x         .         .         .         x
    (n)       (N)       (N)        .         .         x
          x         .         .        (N)       (b)
               .         .         .         .
                   (B)        .         .
                         .        (B)
                              .

     a    b    c    d    e    f    g    h    i    j    k
"""

from __future__ import annotations


def axial(name: str) -> tuple[int, int]:
    """Axial coordinates (q, r) of a hex: the centre f4 is (0, 0), r grows downwards."""
    q = ord(name[0]) - ord("f")
    return q, min(3, 3 - q) - int(name[1:]) + 1
