#ifndef CLATECURL_LIBRARY_H
#define CLATECURL_LIBRARY_H

// Options that work in every version are marked as deprecated in some.
#define CURL_DISABLE_DEPRECATION
// The checks of argument types replace functions by macros, whose names the table below needs.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>

// Functions of libcurl that are used, with their types from its own header.
#define CLC_FUNCTIONS(USE)                                                                                   \
  USE(curl_global_init)                                                                                      \
  USE(curl_easy_init)                                                                                        \
  USE(curl_easy_setopt)                                                                                      \
  USE(curl_easy_getinfo)                                                                                     \
  USE(curl_easy_strerror)                                                                                    \
  USE(curl_easy_cleanup)                                                                                     \
  USE(curl_multi_init)                                                                                       \
  USE(curl_multi_add_handle)                                                                                 \
  USE(curl_multi_remove_handle)                                                                              \
  USE(curl_multi_perform)                                                                                    \
  USE(curl_multi_poll)                                                                                       \
  USE(curl_multi_wakeup)                                                                                     \
  USE(curl_multi_info_read)                                                                                  \
  USE(curl_multi_cleanup)                                                                                    \
  USE(curl_slist_append)                                                                                     \
  USE(curl_slist_free_all)                                                                                   \
  USE(curl_url)                                                                                              \
  USE(curl_url_set)                                                                                          \
  USE(curl_url_get)                                                                                          \
  USE(curl_url_cleanup)                                                                                      \
  USE(curl_free)

typedef struct CLCLibrary {
#define CLC_MEMBER(name) __typeof__(&name) name;
  CLC_FUNCTIONS(CLC_MEMBER)
#undef CLC_MEMBER
} CLCLibrary;

struct CLCConnections {
  CLCLibrary curl;
  CURLM *multi;
};

/// Fills the table from the library of this name and initializes it; false with a reason when that fails.
bool clc_load(CLCLibrary *library, const char *name, char *reason, size_t size);

#endif
