"""Contact sheets: everything on one kind of screen at a glance."""

from pathlib import Path

from PIL import Image, ImageDraw

from .catalog import Exhibit

GAP, LABEL = 8, 16
# Wide enough to see what is wrong, small enough for eight in a row.
WIDTH = 380


def make_sheet(folder: Path, names: list[str], rows: list[str], file: Path) -> None:
    """Puts the pictures of a folder onto one sheet: a column for each page, a row for each direction and scheme."""
    pictures = [[Image.open(folder / f"{name}-{row}.png").convert("RGB") for name in names] for row in rows]
    width, height = pictures[0][0].size
    scale = min(1.0, WIDTH / width if width > height else WIDTH * 0.7 / width)
    cell = (round(width * scale), round(height * scale))
    size = (len(names) * (cell[0] + GAP) + GAP, len(rows) * (cell[1] + LABEL + GAP) + GAP)
    sheet = Image.new("RGB", size, "#808080")
    draw = ImageDraw.Draw(sheet)
    for line, row in enumerate(rows):
        for place, name in enumerate(names):
            left, top = GAP + place * (cell[0] + GAP), GAP + line * (cell[1] + LABEL + GAP)
            draw.text((left, top), f"{name} {row}", fill="white")
            sheet.paste(pictures[line][place].resize(cell, Image.Resampling.LANCZOS), (left, top + LABEL))
    sheet.save(file)


def names(exhibits: list[Exhibit]) -> list[str]:
    """The names of pages, in order."""
    return [exhibit.name for exhibit in exhibits]
