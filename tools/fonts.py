"""Make the shipped fonts again, cut from their open sources.

The sources are npm packages of Noto Sans and Vollkorn (SIL Open Font Licence). Each face becomes two files: Latin, and
Latin Extended-A with all Polish and Czech letters. Run it with `pip install fonttools[woff]` and npm at hand:

    python tools/fonts.py
"""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[1] / "src" / "hetman" / "web" / "static" / "fonts"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, *range(0x2000, 0x206F)]
LATIN += [0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215, 0x2260, 0x2264, 0x2265]
EXTENDED = [*range(0x100, 0x180), 0x192, *range(0x218, 0x21C), *range(0x1E80, 0x1E86), 0x1E9E, 0x20A4, 0x2116]


@dataclass(frozen=True)
class Face:
    """A face: its npm package, the file of each range in it, and our name for it."""

    package: str
    files: str
    name: str
    lining: bool = False


FACES = (
    Face("@fontsource-variable/noto-sans@5.3.0", "noto-sans-{}-wdth-normal.woff2", "noto-sans"),
    Face("@fontsource/vollkorn@5.3.0", "vollkorn-{}-700-normal.woff2", "vollkorn", lining=True),
)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for face in FACES:
        with tempfile.TemporaryDirectory() as folder:
            packed = subprocess.run(
                ["npm", "pack", "--silent", face.package], cwd=folder, check=True, capture_output=True, text=True
            )
            with tarfile.open(Path(folder) / packed.stdout.split()[-1]) as archive:
                for part, points in (("latin", LATIN), ("latin-ext", EXTENDED)):
                    source = read(archive, f"package/files/{face.files.format(part)}")
                    cut(source, points, TARGET / f"{face.name}-{part}.woff2", face.lining)
                (TARGET / f"{face.name}-licence.txt").write_bytes(read(archive, "package/LICENSE"))


def read(archive: tarfile.TarFile, name: str) -> bytes:
    member = archive.extractfile(name)
    assert member is not None, f"{name} is not in the package"
    return member.read()


def cut(source: bytes, points: list[int], target: Path, lining: bool) -> None:
    """Keep these characters. With `lining`, the digits are those of equal height and width."""
    options = Options(flavor="woff2", layout_features=["*"], hinting=False, notdef_outline=True)
    font: TTFont = load_font(io.BytesIO(source), options)
    if lining:
        lift_digits(font)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    save_font(font, str(target), options)
    print(f"{target.name}: {target.stat().st_size // 1024} kB")


def lift_digits(font: TTFont) -> None:
    """Point the digits at their lining tabular glyphs, so that no page needs a feature setting."""
    glyphs = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for point in range(ord("0"), ord("9") + 1):
            name = table.cmap.get(point)
            if name is not None and f"{name}.tf" in glyphs:
                table.cmap[point] = f"{name}.tf"


if __name__ == "__main__":
    main()
