#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static bool find_functions(CLCLibrary *library, void *loaded, char *reason, size_t size) {
#define CLC_FIND(function)                                                                                   \
  library->function = (__typeof__(library->function))dlsym(loaded, #function);                               \
  if (library->function == NULL) {                                                                           \
    snprintf(reason, size, "%s is missing in it", #function);                                                \
    return false;                                                                                            \
  }
  CLC_FUNCTIONS(CLC_FIND)
#undef CLC_FIND
  return true;
}

// Older versions must not be initialized by two threads at once.
static bool initialize(const CLCLibrary *library) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  CURLcode code = library->curl_global_init(CURL_GLOBAL_DEFAULT);
  pthread_mutex_unlock(&mutex);
  return code == CURLE_OK;
}

bool clc_load(CLCLibrary *library, const char *name, char *reason, size_t size) {
  void *loaded = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (loaded == NULL) {
    const char *words = dlerror();
    snprintf(reason, size, "%s", words != NULL ? words : name);
    return false;
  }
  if (!find_functions(library, loaded, reason, size)) return false;
  if (initialize(library)) return true;
  snprintf(reason, size, "it cannot be initialized");
  return false;
}
