"""The two names that compiled code needs, without a dependency at run time.

The compiler uses the branch for type checkers. The interpreter uses the other one; for it `i64` is only an annotation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names, **_settings):
        return lambda cls: cls
