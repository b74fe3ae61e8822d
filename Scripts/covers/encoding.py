"""Makes small files of pictures with few colors."""
import io
from itertools import combinations

from PIL import Image

FLATS = 11
STEPS = (0.25, 0.5, 0.75)


def flat_colors(image):
    """The colors of surfaces, most of it first; not those of edges."""
    counts = sorted(image.getcolors(image.width * image.height), reverse=True)
    least = image.width * image.height * 0.0012
    return [color for count, color in counts[:FLATS] if count >= least] or [counts[0][1]]


def palette_image(colors):
    """The flat colors and what lies between any two of them: all that smooth edges need."""
    entries = list(colors)
    for one, other in combinations(colors, 2):
        entries += [tuple(round(a + (b - a) * step) for a, b in zip(one, other)) for step in STEPS]
    entries = (entries + [entries[0]] * 256)[:256]
    image = Image.new("P", (1, 1))
    image.putpalette([channel for color in entries for channel in color])
    return image


def few_colors(image):
    rgb = image.convert("RGB")
    return rgb.quantize(palette=palette_image(flat_colors(rgb)), dither=Image.Dither.NONE).convert("RGB")


def encoded(image, **options):
    out = io.BytesIO()
    image.save(out, **options)
    return out.getvalue()


def smallest(image, transparent=False):
    """The file's bytes: lossless WebP of few colors, with the transparency of the image if it has any."""
    flat = few_colors(image)
    if transparent:
        flat.putalpha(image.getchannel("A"))
    return encoded(flat, format="WEBP", lossless=True, quality=100, method=6)
