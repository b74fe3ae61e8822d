#include "Library.h"

#include <stdlib.h>
#include <string.h>

#define END ((void *)NULL)

VipsImage *clv_then(const CLVLibrary *vips, VipsImage *image, CLVOperation operation) {
  VipsImage *out = NULL;
  if (image == NULL) return NULL;
  operation(image, &out, END);
  vips->g_object_unref(image);
  return out;
}

void clv_free_picture(CLVPicture *picture) {
  if (picture->image != NULL) picture->vips->g_object_unref(picture->image);
  free(picture->pixels);
  free(picture);
}

int clv_width(const CLVPicture *picture) { return picture->width; }

int clv_height(const CLVPicture *picture) { return picture->height; }

int clv_channels(const CLVPicture *picture) { return picture->channels; }

const uint8_t *clv_pixels(const CLVPicture *picture) { return picture->pixels; }

static size_t pixel_count(const CLVPicture *picture) { return (size_t)picture->width * (size_t)picture->height; }

// Makes an image of the pixels, which knows nothing but them: not what they were decoded from and what came along.
static bool refer(CLVPicture *picture) {
  const CLVLibrary *vips = picture->vips;
  if (picture->image != NULL) vips->g_object_unref(picture->image);
  picture->image = NULL;
  VipsImage *image = vips->vips_image_new_from_memory(
    picture->pixels, pixel_count(picture) * (size_t)picture->channels, picture->width, picture->height,
    picture->channels, VIPS_FORMAT_UCHAR
  );
  if (image == NULL) return false;
  vips->vips_copy(image, &picture->image, "interpretation", VIPS_INTERPRETATION_sRGB, END);
  vips->g_object_unref(image);
  return picture->image != NULL;
}

CLVPicture *clv_picture(const CLVLibrary *vips, VipsImage *image) {
  if (image == NULL) return NULL;
  CLVPicture *picture = calloc(1, sizeof *picture);
  int channels = vips->vips_image_get_bands(image);
  if (picture == NULL || (channels != 3 && channels != 4)) {
    vips->g_object_unref(image);
    free(picture);
    return NULL;
  }
  *picture = (CLVPicture){
    .vips = vips,
    .width = vips->vips_image_get_width(image),
    .height = vips->vips_image_get_height(image),
    .channels = channels,
  };
  size_t size = 0;
  // GLib takes its memory from malloc.
  picture->pixels = vips->vips_image_write_to_memory(image, &size);
  vips->g_object_unref(image);
  if (picture->pixels != NULL && refer(picture)) return picture;
  clv_free_picture(picture);
  return NULL;
}

bool clv_turn(CLVPicture *picture, int orientation) {
  if (orientation == 1) return true;
  bool is_turned = orientation >= 5;
  // Whether the pixels come from the far end of a row or of a column as they are stored.
  bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  bool from_bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  size_t channels = (size_t)picture->channels;
  size_t stored_width = (size_t)picture->width, stored_height = (size_t)picture->height;
  size_t width = is_turned ? stored_height : stored_width, height = is_turned ? stored_width : stored_height;
  uint8_t *turned = malloc(width * height * channels), *out = turned;
  if (turned == NULL) return false;
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++, out += channels) {
      size_t column = is_turned ? y : x, row = is_turned ? x : y;
      if (from_right) column = stored_width - 1 - column;
      if (from_bottom) row = stored_height - 1 - row;
      memcpy(out, picture->pixels + (row * stored_width + column) * channels, channels);
    }
  }
  free(picture->pixels);
  picture->pixels = turned;
  picture->width = (int)width;
  picture->height = (int)height;
  return refer(picture);
}

bool clv_drop_opaque_alpha(CLVPicture *picture) {
  if (picture->channels != 4) return true;
  size_t count = pixel_count(picture);
  for (size_t index = 0; index < count; index++) {
    if (picture->pixels[4 * index + 3] != 255) return true;
  }
  for (size_t index = 0; index < count; index++) {
    memmove(picture->pixels + 3 * index, picture->pixels + 4 * index, 3);
  }
  picture->channels = 3;
  return refer(picture);
}

static VipsImage *resized(const CLVLibrary *vips, VipsImage *image, double across, double down) {
  VipsImage *out = NULL;
  vips->vips_resize(image, &out, across, "vscale", down, "kernel", VIPS_KERNEL_LANCZOS3, END);
  return out;
}

// Colors count as much as they are opaque.
static VipsImage *resized_by_alpha(const CLVLibrary *vips, VipsImage *image, double across, double down) {
  VipsImage *weighted = NULL;
  if (vips->vips_premultiply(image, &weighted, END) != 0) return NULL;
  VipsImage *out = resized(vips, weighted, across, down);
  vips->g_object_unref(weighted);
  out = clv_then(vips, out, vips->vips_unpremultiply);
  // A cast cuts off what is behind the point.
  out = clv_then(vips, out, vips->vips_rint);
  return clv_then(vips, out, vips->vips_cast_uchar);
}

CLVPicture *clv_scale(const CLVPicture *picture, int width, int height) {
  const CLVLibrary *vips = picture->vips;
  double across = (double)width / picture->width, down = (double)height / picture->height;
  VipsImage *image = NULL;
  if (width == picture->width && height == picture->height) {
    vips->vips_copy(picture->image, &image, END);
  } else if (picture->channels == 4) {
    image = resized_by_alpha(vips, picture->image, across, down);
  } else {
    image = resized(vips, picture->image, across, down);
  }
  CLVPicture *scaled = clv_picture(vips, image);
  if (scaled == NULL) return NULL;
  if (scaled->width == width && scaled->height == height) return scaled;
  clv_free_picture(scaled);
  return NULL;
}

CLVBytes clv_encode(const CLVPicture *picture, CLVTargetFormat format, int quality, bool keeps_edges) {
  const CLVLibrary *vips = picture->vips;
  CLVBytes bytes = {NULL, 0};
  switch (format) {
  case CLVTargetFormatWebP:
    vips->vips_webpsave_buffer(
      picture->image, &bytes.start, &bytes.count, "Q", quality, "smart_subsample", (int)keeps_edges, "strip", 1, END
    );
    break;
  case CLVTargetFormatJPEG:
    vips->vips_jpegsave_buffer(
      picture->image, &bytes.start, &bytes.count, "Q", quality, "optimize_coding", 1, "subsample_mode",
      keeps_edges ? VIPS_FOREIGN_SUBSAMPLE_OFF : VIPS_FOREIGN_SUBSAMPLE_AUTO, "strip", 1, END
    );
    break;
  case CLVTargetFormatPNG:
    // All colors: 256 that are chosen and dithered make smaller files, but are seen in photographs. Filters halve those;
    // more compression then takes three times as long for one per cent.
    vips->vips_pngsave_buffer(
      picture->image, &bytes.start, &bytes.count, "filter", VIPS_FOREIGN_PNG_FILTER_ALL, "compression", 4, "strip", 1,
      END
    );
    break;
  }
  return bytes;
}
