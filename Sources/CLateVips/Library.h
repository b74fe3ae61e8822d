#ifndef CLATEVIPS_LIBRARY_H
#define CLATEVIPS_LIBRARY_H

#include "CLateVips.h"
#include "Vips.h"

// Functions of libvips and GLib that are used.
#define CLV_FUNCTIONS(USE)                                                                                   \
  USE(vips_init)                                                                                             \
  USE(vips_block_untrusted_set)                                                                              \
  USE(vips_cache_set_max)                                                                                    \
  USE(vips_concurrency_set)                                                                                  \
  USE(vips_error_buffer)                                                                                     \
  USE(vips_error_clear)                                                                                      \
  USE(vips_type_find)                                                                                        \
  USE(vips_jpegload_buffer)                                                                                  \
  USE(vips_pngload_buffer)                                                                                   \
  USE(vips_gifload_buffer)                                                                                   \
  USE(vips_webpload_buffer)                                                                                  \
  USE(vips_heifload_buffer)                                                                                  \
  USE(vips_image_get_width)                                                                                  \
  USE(vips_image_get_height)                                                                                 \
  USE(vips_image_get_bands)                                                                                  \
  USE(vips_image_get_format)                                                                                 \
  USE(vips_image_get_interpretation)                                                                         \
  USE(vips_image_get_orientation)                                                                            \
  USE(vips_image_get_typeof)                                                                                 \
  USE(vips_image_new_from_memory)                                                                            \
  USE(vips_image_write_to_memory)                                                                            \
  USE(vips_icc_transform)                                                                                    \
  USE(vips_colourspace)                                                                                      \
  USE(vips_cast_uchar)                                                                                       \
  USE(vips_copy)                                                                                             \
  USE(vips_resize)                                                                                           \
  USE(vips_premultiply)                                                                                      \
  USE(vips_unpremultiply)                                                                                    \
  USE(vips_rint)                                                                                             \
  USE(vips_webpsave_buffer)                                                                                  \
  USE(vips_jpegsave_buffer)                                                                                  \
  USE(vips_pngsave_buffer)                                                                                   \
  USE(g_object_unref)                                                                                        \
  USE(g_free)

struct CLVLibrary {
#define CLV_MEMBER(name) __typeof__(&name) name;
  CLV_FUNCTIONS(CLV_MEMBER)
#undef CLV_MEMBER
};

struct CLVPicture {
  const CLVLibrary *vips;
  // From malloc; the image refers to them.
  uint8_t *pixels;
  int width, height, channels;
  VipsImage *image;
};

/// An operation on one image that gives another.
typedef int (*CLVOperation)(VipsImage *in, VipsImage **out, ...);

/// The image that an operation makes of another, which is given up; NULL when that fails, or of NULL.
VipsImage *clv_then(const CLVLibrary *vips, VipsImage *image, CLVOperation operation);

/// Makes a picture of an image of three or four channels of eight bits, which is given up. NULL when that fails.
CLVPicture *clv_picture(const CLVLibrary *vips, VipsImage *image);

/// Turns and mirrors a picture as an orientation other than 1 says; false when that fails.
bool clv_turn(CLVPicture *picture, int orientation);

/// Does away with an alpha channel that says nothing; false when that fails.
bool clv_drop_opaque_alpha(CLVPicture *picture);

#endif
