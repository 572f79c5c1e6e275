"""The names that compiled code needs, without a dependency at run time where nothing is compiled.

The compiler uses the branch for type checkers. The interpreter uses the other one; for it `i64` is only an annotation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.strings import write_i64_le as write_i64_le
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names, **_settings):
        return lambda cls: cls

    class BytesWriter:
        """A buffer that grows. Compiled code writes numbers into it without making objects of them."""

        def __init__(self):
            self.content = bytearray()

        def getvalue(self):
            return bytes(self.content)

        def truncate(self, size):
            del self.content[size:]

    def write_i64_le(writer, number):
        writer.content += number.to_bytes(8, "little", signed=True)
