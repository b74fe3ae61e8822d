#ifndef CLATEVIPS_VIPS_H
#define CLATEVIPS_VIPS_H

#include <stddef.h>

// Those parts of libvips' and GLib's interfaces that are used, declared here.
//
// libvips' own headers need the flags of `pkg-config --cflags vips`. A C target gets such flags from SwiftPM only by way
// of a system library, which is then linked too, or as unsafe flags with the paths of one machine. What is declared
// here belongs to the stable binary interface of libvips.so.42. A test compiles it together with libvips' headers, and
// that fails where they differ: after them, every function below is a redeclaration.

#ifndef VIPS_VIPS_H
typedef struct _VipsImage VipsImage;
typedef int VipsBandFormat;
typedef int VipsInterpretation;
#endif

// Enumerators, with their values; the test compares those as well.
#define CLV_CONSTANTS(USE)                                                                                   \
  USE(VIPS_FORMAT_UCHAR, 0)                                                                                  \
  USE(VIPS_ACCESS_SEQUENTIAL, 1)                                                                             \
  USE(VIPS_FAIL_ON_ERROR, 2)                                                                                 \
  USE(VIPS_INTENT_RELATIVE, 1)                                                                               \
  USE(VIPS_INTERPRETATION_CMYK, 15)                                                                          \
  USE(VIPS_INTERPRETATION_sRGB, 22)                                                                          \
  USE(VIPS_INTERPRETATION_RGB16, 25)                                                                         \
  USE(VIPS_INTERPRETATION_GREY16, 26)                                                                        \
  USE(VIPS_KERNEL_LANCZOS3, 5)                                                                               \
  USE(VIPS_FOREIGN_PNG_FILTER_ALL, 0xF8)                                                                     \
  USE(VIPS_FOREIGN_SUBSAMPLE_AUTO, 0)                                                                        \
  USE(VIPS_FOREIGN_SUBSAMPLE_OFF, 2)

#ifndef VIPS_VIPS_H
#define CLV_ENUMERATOR(name, value) name = value,
enum { CLV_CONSTANTS(CLV_ENUMERATOR) };
#undef CLV_ENUMERATOR
#endif

int vips_init(const char *program);
void vips_block_untrusted_set(int state);
void vips_cache_set_max(int count);
void vips_concurrency_set(int count);
const char *vips_error_buffer(void);
void vips_error_clear(void);
size_t vips_type_find(const char *base, const char *nickname);

int vips_jpegload_buffer(void *buffer, size_t size, VipsImage **out, ...);
int vips_pngload_buffer(void *buffer, size_t size, VipsImage **out, ...);
int vips_gifload_buffer(void *buffer, size_t size, VipsImage **out, ...);
int vips_webpload_buffer(void *buffer, size_t size, VipsImage **out, ...);
int vips_heifload_buffer(void *buffer, size_t size, VipsImage **out, ...);

int vips_image_get_width(const VipsImage *image);
int vips_image_get_height(const VipsImage *image);
int vips_image_get_bands(const VipsImage *image);
VipsBandFormat vips_image_get_format(const VipsImage *image);
VipsInterpretation vips_image_get_interpretation(const VipsImage *image);
int vips_image_get_orientation(VipsImage *image);
size_t vips_image_get_typeof(const VipsImage *image, const char *name);
VipsImage *vips_image_new_from_memory(
  const void *pixels, size_t size, int width, int height, int bands, VipsBandFormat format
);
void *vips_image_write_to_memory(VipsImage *image, size_t *size);

int vips_icc_transform(VipsImage *in, VipsImage **out, const char *profile, ...);
int vips_colourspace(VipsImage *in, VipsImage **out, VipsInterpretation space, ...);
int vips_cast_uchar(VipsImage *in, VipsImage **out, ...);
int vips_copy(VipsImage *in, VipsImage **out, ...);
int vips_resize(VipsImage *in, VipsImage **out, double scale, ...);
int vips_premultiply(VipsImage *in, VipsImage **out, ...);
int vips_unpremultiply(VipsImage *in, VipsImage **out, ...);
int vips_rint(VipsImage *in, VipsImage **out, ...);

int vips_webpsave_buffer(VipsImage *in, void **buffer, size_t *size, ...);
int vips_jpegsave_buffer(VipsImage *in, void **buffer, size_t *size, ...);
int vips_pngsave_buffer(VipsImage *in, void **buffer, size_t *size, ...);

void g_object_unref(void *object);
void g_free(void *memory);

#endif
