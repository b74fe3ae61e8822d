"""Pictures to make files of: like photographs for an encoder, and the same ones each time."""
import ctypes

SIDE = 600
FIELD = 2400
# How coarse the noise is, in pixels, and how much of it there is.
SCALES = [(400, 60.0), (100, 36.0), (32, 18.0), (8, 9.0)]
GRAIN = 9.0
QUALITY = 85
END = ctypes.c_void_p(None)


class Vips:
    """The few operations that are needed, by way of the library: its command takes longer to start than they take."""

    def __init__(self):
        self.library = ctypes.CDLL("libvips.so.42")
        if self.library.vips_init(b"bench-artwork") != 0:
            raise SystemExit("libvips cannot be initialized")

    def call(self, name, *arguments):
        """The image that an operation gives; `None` stands for the place of its output."""
        out = ctypes.c_void_p()
        words = [ctypes.byref(out) if word is None else word for word in arguments]
        if getattr(self.library, f"vips_{name}")(*words, END) != 0:
            self.library.vips_error_buffer.restype = ctypes.c_char_p
            raise SystemExit(f"{name}: {self.library.vips_error_buffer().decode()}")
        return out

    def sum_of(self, images):
        total = images[0]
        for image in images[1:]:
            total = self.call("add", total, image, None)
        return total

    def scaled(self, image, factor, offset):
        return self.call("linear1", image, None, ctypes.c_double(factor), ctypes.c_double(offset))

    def band(self, number):
        """One color of the field: noise of every scale."""
        parts = []
        for index, (cell, weight) in enumerate(SCALES):
            noise = self.call("perlin", None, FIELD, FIELD, b"cell_size", cell, b"seed", 10 * number + index)
            parts.append(self.scaled(noise, weight, 0.0))
        return self.scaled(self.sum_of(parts), 1.2, 110.0 + 12 * number)

    def field(self):
        """A large picture that others are cut out of, in memory."""
        grain = self.call("gaussnoise", None, FIELD, FIELD, b"sigma", ctypes.c_double(GRAIN), b"seed", 99)
        bands = [self.call("add", self.band(number), grain, None) for number in range(3)]
        joined = self.call("bandjoin", (ctypes.c_void_p * 3)(*bands), None, 3)
        pixels = self.call("cast_uchar", joined, None)
        self.library.vips_image_copy_memory.restype = ctypes.c_void_p
        kept = ctypes.c_void_p(self.library.vips_image_copy_memory(pixels))
        # 22 is sRGB.
        return self.call("copy", kept, None, b"interpretation", 22)

    def cut(self, field, left, top, path):
        part = self.call("extract_area", field, None, left, top, SIDE, SIDE)
        self.call("jpegsave", part, str(path).encode(), b"Q", QUALITY)
        self.library.g_object_unref(part)


def make_sources(folder, count):
    """Paths of so many JPEG files, each another part of the same field."""
    folder.mkdir()
    vips = Vips()
    field = vips.field()
    paths = []
    for number in range(count):
        # Steps that share no factor with the number of places visit each of them.
        left, top = number * 677 % (FIELD - SIDE), number * 1259 % (FIELD - SIDE - 1)
        paths.append(folder / f"{number:05}.jpg")
        vips.cut(field, left, top, paths[-1])
    return paths
