"""Makes small files of pictures with few colors."""

import io
from itertools import combinations

from PIL import Image

from .palettes import rgb

MOST_FLAT = 15
STEPS = (1 / 3, 2 / 3)


def flat_colors(image, painted):
    """The colors of surfaces and of type, most of it first; not those of edges."""
    area = image.width * image.height
    counts = sorted(image.getcolors(area), reverse=True)
    painted = {rgb(color) for color in painted}
    flat = [color for count, color in counts if count > area * (0.0001 if color in painted else 0.0015)]
    return flat[:MOST_FLAT] or [counts[0][1]]


def palette_image(colors):
    """The flat colors and what lies between any two of them: all that smooth edges need."""
    entries = list(colors)
    for one, other in combinations(colors, 2):
        entries += [tuple(round(a + (b - a) * step) for a, b in zip(one, other)) for step in STEPS]
    entries = (entries + [entries[0]] * 256)[:256]
    image = Image.new("P", (1, 1))
    image.putpalette([channel for color in entries for channel in color])
    return image


def encoded(image, painted, transparent=False):
    """A lossless WebP file of the few colors that were painted, and the image's transparency if that is wanted."""
    flat = image.convert("RGB")
    flat = flat.quantize(palette=palette_image(flat_colors(flat, painted)), dither=Image.Dither.NONE).convert("RGB")
    if transparent:
        flat.putalpha(image.getchannel("A"))
    out = io.BytesIO()
    flat.save(out, format="WEBP", lossless=True, quality=100, method=4)
    return out.getvalue()
