#include "Library.h"

#include <stdlib.h>

// What ends the lists of options.
#define END ((void *)NULL)

struct CLVSource {
  const CLVLibrary *vips;
  void *bytes;
  size_t count;
  CLVSourceFormat format;
  VipsImage *image;
};

static VipsImage *load(const CLVSource *source, int shrink) {
  const CLVLibrary *vips = source->vips;
  VipsImage *image = NULL;
  __typeof__(&vips_pngload_buffer) loader = NULL;
  switch (source->format) {
  case CLVSourceFormatJPEG:
    vips->vips_jpegload_buffer(
      source->bytes, source->count, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, "shrink",
      shrink, END
    );
    return image;
  case CLVSourceFormatPNG: loader = vips->vips_pngload_buffer; break;
  case CLVSourceFormatGIF: loader = vips->vips_gifload_buffer; break;
  case CLVSourceFormatWebP: loader = vips->vips_webpload_buffer; break;
  case CLVSourceFormatAVIF: loader = vips->vips_heifload_buffer; break;
  }
  loader(
    source->bytes, source->count, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, END
  );
  return image;
}

CLVSource *clv_open_source(CLVLibrary *library, const void *bytes, size_t count, CLVSourceFormat format) {
  CLVSource *source = calloc(1, sizeof *source);
  if (source == NULL) return NULL;
  // Loaders promise not to change what they read from, if not by its type.
  *source = (CLVSource){.vips = library, .bytes = (void *)bytes, .count = count, .format = format};
  source->image = load(source, 1);
  if (source->image != NULL) return source;
  free(source);
  return NULL;
}

void clv_close_source(CLVSource *source) {
  source->vips->g_object_unref(source->image);
  free(source);
}

int clv_stored_width(const CLVSource *source) { return source->vips->vips_image_get_width(source->image); }

int clv_stored_height(const CLVSource *source) { return source->vips->vips_image_get_height(source->image); }

int clv_orientation(const CLVSource *source) {
  // That of AVIF is not said by Exif, and has been seen to by the decoder.
  if (source->format == CLVSourceFormatAVIF) return 1;
  int orientation = source->vips->vips_image_get_orientation(source->image);
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

static int shrink(const CLVSource *source, int enough) {
  if (source->format != CLVSourceFormatJPEG) return 1;
  int width = clv_stored_width(source), height = clv_stored_height(source);
  int side = width > height ? width : height, shrink = 1;
  while (shrink < 8 && side / (shrink * 2) >= enough) shrink *= 2;
  return shrink;
}

// Colors as their profile means them. NULL where that fails, as with a profile for other pictures.
static VipsImage *transformed(const CLVLibrary *vips, VipsImage *image) {
  bool is_cmyk = vips->vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK;
  if (!is_cmyk && vips->vips_image_get_typeof(image, "icc-profile-data") == 0) return NULL;
  VipsImage *out = NULL;
  // What libvips has built in as "cmyk" is for pictures without a profile of their own.
  vips->vips_icc_transform(
    image, &out, "srgb", "embedded", 1, "input_profile", is_cmyk ? "cmyk" : "srgb", "intent", VIPS_INTENT_RELATIVE,
    "black_point_compensation", 1, "depth", 8, END
  );
  if (out == NULL) vips->vips_error_clear();
  return out;
}

// Three or four channels of sRGB, of eight bits.
static VipsImage *in_srgb(const CLVLibrary *vips, VipsImage *image) {
  VipsImage *out = transformed(vips, image);
  if (out == NULL) vips->vips_colourspace(image, &out, VIPS_INTERPRETATION_sRGB, END);
  vips->g_object_unref(image);
  if (out == NULL || vips->vips_image_get_format(out) == VIPS_FORMAT_UCHAR) return out;
  return clv_then(vips, out, vips->vips_cast_uchar);
}

CLVPicture *clv_decode(CLVSource *source, int enough) {
  const CLVLibrary *vips = source->vips;
  // The scale at which JPEG is decoded has to be known when the source is opened.
  VipsImage *image = load(source, shrink(source, enough));
  if (image != NULL) image = in_srgb(vips, image);
  CLVPicture *picture = clv_picture(vips, image);
  if (picture == NULL) return NULL;
  if (clv_turn(picture, clv_orientation(source)) && clv_drop_opaque_alpha(picture)) return picture;
  clv_free_picture(picture);
  return NULL;
}
