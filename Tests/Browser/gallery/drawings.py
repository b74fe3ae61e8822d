"""Covers drawn for the gallery, so that pages have pictures without anybody's artwork."""

from pathlib import Path

from PIL import Image, ImageDraw

SIZE = 420
COLORS = ["#0b5f6b", "#c8553d", "#f2c14e", "#3d348b", "#588157", "#e07a5f", "#1d3557", "#8d99ae", "#6d597a", "#d4a373"]


def draw_cover(number: int, folder: Path) -> None:
    """Draws the cover of the item with this number; every seventh is tall or wide, as some of the store's are."""
    ground, shape, line = (COLORS[(number // step) % len(COLORS)] for step in (1, 10, 100))
    width, height = {0: (SIZE * 2 // 3, SIZE), 3: (SIZE, SIZE * 2 // 3)}.get(number % 7, (SIZE, SIZE))
    image = Image.new("RGB", (width, height), ground)
    draw = ImageDraw.Draw(image)
    radius = min(width, height) * (30 + number % 40) // 100
    x, y = width * (20 + number % 60) // 100, height * (20 + number // 7 % 60) // 100
    if number % 3:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=shape)
    else:
        draw.polygon([(x, y - radius), (x + radius, y + radius), (x - radius, y + radius)], fill=shape)
    for step in range(0, width + height, 36 + number % 30):
        draw.line((step, 0, step - height, height), fill=line, width=3 + number % 5)
    image.save(folder / f"{number}.jpg", quality=88)
