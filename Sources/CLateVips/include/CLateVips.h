#ifndef CLATEVIPS_H
#define CLATEVIPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// libvips, loaded when the first picture is about to be made instead of at every start of the program: it brings some
/// hundred libraries along.
///
/// Only what it takes to decode a picture from memory, to scale it and to encode it is here. A library and the pictures
/// of it are used by one thread at a time.

#define CLV_CLOSED __attribute__((enum_extensibility(closed)))

/// How a picture that is read is encoded.
typedef enum CLV_CLOSED CLVSourceFormat {
  CLVSourceFormatJPEG = 0,
  CLVSourceFormatPNG,
  CLVSourceFormatGIF,
  CLVSourceFormatWebP,
  CLVSourceFormatAVIF,
} CLVSourceFormat;

/// How a picture that is made is encoded.
typedef enum CLV_CLOSED CLVTargetFormat {
  CLVTargetFormatWebP = 0,
  CLVTargetFormatJPEG,
  CLVTargetFormatPNG,
} CLVTargetFormat;

/// libvips. It stays loaded until the process ends.
typedef struct CLVLibrary CLVLibrary;

/// A picture that is encoded; of one with frames or pages, the first.
typedef struct CLVSource CLVSource;

/// A picture's pixels: eight bits each of red, green, blue and, if it has parts that are transparent, alpha, in sRGB,
/// the way up it is to be seen.
typedef struct CLVPicture CLVPicture;

/// Bytes that libvips made.
typedef struct CLVBytes {
  void *_Nullable start;
  size_t count;
} CLVBytes;

/// Loads the library of this name and prepares it: one thread, no cache of operations, and only those decoders that its
/// authors trust with what strangers send. NULL when that fails, with the system's words in `reason`.
CLVLibrary *_Nullable clv_open(const char *_Nonnull library, char *_Nonnull reason, size_t size);

/// Frees what `clv_open` returned.
void clv_close(CLVLibrary *_Nonnull library);

/// Whether the library was built with what it takes to read pictures of this format.
bool clv_can_read(const CLVLibrary *_Nonnull library, CLVSourceFormat format);

/// libvips' words for what failed since they were cleared, a line for each failure; valid until the next call.
const char *_Nonnull clv_words(const CLVLibrary *_Nonnull library);

/// Forgets those words.
void clv_clear_words(const CLVLibrary *_Nonnull library);

/// Reads what comes before the pixels. The bytes have to stay until the source is closed. NULL when that fails.
CLVSource *_Nullable clv_open_source(
  CLVLibrary *_Nonnull library, const void *_Nonnull bytes, size_t count, CLVSourceFormat format
);

/// Closes a source.
void clv_close_source(CLVSource *_Nonnull source);

/// The width as stored, in pixels.
int clv_stored_width(const CLVSource *_Nonnull source);

/// The height as stored, in pixels.
int clv_stored_height(const CLVSource *_Nonnull source);

/// How it is to be turned when it is seen, from 1 to 8 (Exif 2.3, tag 274).
int clv_orientation(const CLVSource *_Nonnull source);

/// Decodes a source. A JPEG picture whose longer side is at least twice as long as `enough` may be decoded to a half, a
/// quarter or an eighth of its size, as long as that side keeps at least `enough` pixels. NULL when that fails, as it
/// does when the source is cut off or damaged.
CLVPicture *_Nullable clv_decode(CLVSource *_Nonnull source, int enough);

/// Frees a picture.
void clv_free_picture(CLVPicture *_Nonnull picture);

/// A picture's width in pixels.
int clv_width(const CLVPicture *_Nonnull picture);

/// A picture's height in pixels.
int clv_height(const CLVPicture *_Nonnull picture);

/// Four if some pixel is transparent, and three if none is.
int clv_channels(const CLVPicture *_Nonnull picture);

/// The pixels, row by row from the top without gaps, alpha not multiplied in; valid until the picture is freed.
const uint8_t *_Nonnull clv_pixels(const CLVPicture *_Nonnull picture);

/// Makes a picture of exactly this size of another. NULL when that fails.
CLVPicture *_Nullable clv_scale(const CLVPicture *_Nonnull picture, int width, int height);

/// Encodes a picture, with nothing but its pixels. `quality` goes from 1 to 100; `keeps_edges` is for edges between
/// colors, which else may be blurred over two pixels. Neither says anything for PNG. `start` is NULL when that fails.
CLVBytes clv_encode(const CLVPicture *_Nonnull picture, CLVTargetFormat format, int quality, bool keeps_edges);

/// Frees bytes.
void clv_free_bytes(const CLVLibrary *_Nonnull library, CLVBytes bytes);

#endif
