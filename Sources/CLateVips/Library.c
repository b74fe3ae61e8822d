#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static bool find_functions(CLVLibrary *library, void *loaded, char *reason, size_t size) {
#define CLV_FIND(function)                                                                                   \
  library->function = (__typeof__(library->function))dlsym(loaded, #function);                               \
  if (library->function == NULL) {                                                                           \
    snprintf(reason, size, "%s is missing in it", #function);                                                \
    return false;                                                                                            \
  }
  CLV_FUNCTIONS(CLV_FIND)
#undef CLV_FIND
  return true;
}

static bool prepare(const CLVLibrary *vips, char *reason, size_t size) {
  if (vips->vips_init("vitrine") != 0) {
    snprintf(reason, size, "%s", vips->vips_error_buffer());
    return false;
  }
  vips->vips_block_untrusted_set(1);
  vips->vips_cache_set_max(0);
  vips->vips_concurrency_set(1);
  return true;
}

// Once for the process, whichever of its threads comes first.
static bool initialize(const CLVLibrary *vips, char *reason, size_t size) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static bool is_prepared = false;
  pthread_mutex_lock(&mutex);
  is_prepared = is_prepared || prepare(vips, reason, size);
  bool is_done = is_prepared;
  pthread_mutex_unlock(&mutex);
  return is_done;
}

CLVLibrary *clv_open(const char *library, char *reason, size_t size) {
  void *loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (loaded == NULL) {
    const char *words = dlerror();
    snprintf(reason, size, "%s", words != NULL ? words : library);
    return NULL;
  }
  CLVLibrary *vips = calloc(1, sizeof *vips);
  snprintf(reason, size, "out of memory");
  if (vips == NULL) return NULL;
  if (find_functions(vips, loaded, reason, size) && initialize(vips, reason, size)) return vips;
  free(vips);
  return NULL;
}

void clv_close(CLVLibrary *library) { free(library); }

bool clv_can_read(const CLVLibrary *library, CLVSourceFormat format) {
  static const char *const names[] = {
    [CLVSourceFormatJPEG] = "jpegload_buffer", [CLVSourceFormatPNG] = "pngload_buffer",
    [CLVSourceFormatGIF] = "gifload_buffer",   [CLVSourceFormatWebP] = "webpload_buffer",
    [CLVSourceFormatAVIF] = "heifload_buffer",
  };
  return library->vips_type_find("VipsOperation", names[format]) != 0;
}

const char *clv_words(const CLVLibrary *library) { return library->vips_error_buffer(); }

void clv_clear_words(const CLVLibrary *library) { library->vips_error_clear(); }

void clv_free_bytes(const CLVLibrary *library, CLVBytes bytes) { library->g_free(bytes.start); }
