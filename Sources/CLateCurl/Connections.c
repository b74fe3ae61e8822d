// For asprintf.
#define _GNU_SOURCE
#include "CLateCurl.h"
#include "Library.h"

#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

CLCConnections *clc_open(const char *library, char *reason, size_t size) {
  CLCConnections *connections = calloc(1, sizeof *connections);
  snprintf(reason, size, "out of memory");
  if (connections == NULL) return NULL;
  if (clc_load(&connections->curl, library, reason, size)) connections->multi = connections->curl.curl_multi_init();
  if (connections->multi != NULL) return connections;
  free(connections);
  return NULL;
}

void clc_close(CLCConnections *connections) {
  connections->curl.curl_multi_cleanup(connections->multi);
  free(connections);
}

void clc_wake(CLCConnections *connections) {
  connections->curl.curl_multi_wakeup(connections->multi);
}

static char *joined(const char *scheme, const char *host, const char *port) {
  if (scheme == NULL || host == NULL || port == NULL) return NULL;
  if (strcasecmp(scheme, "http") != 0 && strcasecmp(scheme, "https") != 0) return NULL;
  char *origin = NULL;
  if (asprintf(&origin, "%s://%s:%s", scheme, host, port) < 0) return NULL;
  for (char *c = origin; *c != '\0'; c++) {
    if (*c >= 'A' && *c <= 'Z') *c |= 0x20;
  }
  return origin;
}

char *clc_origin(CLCConnections *connections, const char *address) {
  const CLCLibrary *curl = &connections->curl;
  CURLU *url = curl->curl_url();
  if (url == NULL) return NULL;
  char *scheme = NULL, *host = NULL, *port = NULL, *origin = NULL;
  if (curl->curl_url_set(url, CURLUPART_URL, address, 0) == CURLUE_OK) {
    curl->curl_url_get(url, CURLUPART_SCHEME, &scheme, 0);
    curl->curl_url_get(url, CURLUPART_HOST, &host, 0);
    curl->curl_url_get(url, CURLUPART_PORT, &port, CURLU_DEFAULT_PORT);
    origin = joined(scheme, host, port);
  }
  curl->curl_free(scheme);
  curl->curl_free(host);
  curl->curl_free(port);
  curl->curl_url_cleanup(url);
  return origin;
}
