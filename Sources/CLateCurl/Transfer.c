#include "CLateCurl.h"
#include "Library.h"

#include <stdlib.h>

struct CLCTransfer {
  CLCConnections *connections;
  CURL *easy;
  struct curl_slist *headers;
  CLCReceiver receiver;
  CURLcode code;
  char message[CURL_ERROR_SIZE];
};

// libcurl takes a count other than the one it gave for a failure.
static size_t line_came(char *line, size_t size, size_t count, void *context) {
  const CLCReceiver *receiver = context;
  return receiver->take_line(receiver->context, line, size * count) ? size * count : 0;
}

static size_t body_came(char *bytes, size_t size, size_t count, void *context) {
  const CLCReceiver *receiver = context;
  if (count == 0) return 0;
  return receiver->take_body(receiver->context, bytes, size * count) ? size * count : 0;
}

// What is the same for all transfers.
static void configure(CLCTransfer *transfer) {
  CURL *easy = transfer->easy;
  __typeof__(&curl_easy_setopt) set = transfer->connections->curl.curl_easy_setopt;
  set(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  set(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
  set(easy, CURLOPT_PATH_AS_IS, 1L);
  set(easy, CURLOPT_FOLLOWLOCATION, 0L);
  set(easy, CURLOPT_ACCEPT_ENCODING, "gzip");
  // What a proxy says before the connection is there is not the answer.
  set(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  // The caller keeps the time. Signals stay as they are set: without its own care for SIGPIPE, a connection that the
  // other side closed could end the program.
  set(easy, CURLOPT_CONNECTTIMEOUT_MS, 86400000L);
#if LIBCURL_VERSION_NUM >= 0x075700
  // Without it, giving up while a name is looked up waits for the name server.
  set(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
  set(easy, CURLOPT_ERRORBUFFER, transfer->message);
  set(easy, CURLOPT_HEADERFUNCTION, line_came);
  set(easy, CURLOPT_HEADERDATA, &transfer->receiver);
  set(easy, CURLOPT_WRITEFUNCTION, body_came);
  set(easy, CURLOPT_WRITEDATA, &transfer->receiver);
}

static CLCTransfer *discard(CLCTransfer *transfer) {
  const CLCLibrary *curl = &transfer->connections->curl;
  if (transfer->easy != NULL) curl->curl_easy_cleanup(transfer->easy);
  curl->curl_slist_free_all(transfer->headers);
  free(transfer);
  return NULL;
}

// Adds a header line, if there is one; false when there is no memory for it.
static bool add_header(CLCTransfer *transfer, const char *line) {
  if (line == NULL) return true;
  struct curl_slist *headers = transfer->connections->curl.curl_slist_append(transfer->headers, line);
  if (headers == NULL) return false;
  transfer->headers = headers;
  return true;
}

CLCTransfer *clc_begin(
  CLCConnections *connections, const char *address, const char *user_agent, const char *accept,
  const char *if_none_match, const char *if_modified_since, const char *certificates, int64_t most,
  CLCReceiver receiver
) {
  const CLCLibrary *curl = &connections->curl;
  CLCTransfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  transfer->connections = connections;
  transfer->receiver = receiver;
  transfer->easy = curl->curl_easy_init();
  if (transfer->easy == NULL) return discard(transfer);
  if (!add_header(transfer, accept) || !add_header(transfer, if_none_match) || !add_header(transfer, if_modified_since)) {
    return discard(transfer);
  }
  configure(transfer);
  // Texts are copied, the list of headers is not.
  curl->curl_easy_setopt(transfer->easy, CURLOPT_URL, address);
  curl->curl_easy_setopt(transfer->easy, CURLOPT_USERAGENT, user_agent);
  curl->curl_easy_setopt(transfer->easy, CURLOPT_HTTPHEADER, transfer->headers);
  curl->curl_easy_setopt(transfer->easy, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)most);
  if (certificates != NULL) curl->curl_easy_setopt(transfer->easy, CURLOPT_CAINFO, certificates);
  if (curl->curl_multi_add_handle(connections->multi, transfer->easy) != CURLM_OK) return discard(transfer);
  return transfer;
}

static bool has_ended(CLCTransfer *transfer) {
  int left = 0;
  CURLMsg *news = transfer->connections->curl.curl_multi_info_read(transfer->connections->multi, &left);
  if (news == NULL || news->msg != CURLMSG_DONE || news->easy_handle != transfer->easy) return false;
  transfer->code = news->data.result;
  return true;
}

bool clc_continue(CLCTransfer *transfer, int milliseconds) {
  const CLCLibrary *curl = &transfer->connections->curl;
  CURLM *multi = transfer->connections->multi;
  int running = 0;
  if (curl->curl_multi_poll(multi, NULL, 0, milliseconds, NULL) == CURLM_OK
      && curl->curl_multi_perform(multi, &running) == CURLM_OK) {
    return has_ended(transfer);
  }
  transfer->code = CURLE_OUT_OF_MEMORY;
  return true;
}

void clc_end(CLCTransfer *transfer) {
  transfer->connections->curl.curl_multi_remove_handle(transfer->connections->multi, transfer->easy);
  discard(transfer);
}

CLCOutcome clc_outcome(const CLCTransfer *transfer) {
  switch (transfer->code) {
  case CURLE_OK: return CLCOutcomeDone;
  case CURLE_OPERATION_TIMEDOUT: return CLCOutcomeTimedOut;
  case CURLE_COULDNT_RESOLVE_HOST: return CLCOutcomeHostNotFound;
  case CURLE_COULDNT_RESOLVE_PROXY: return CLCOutcomeProxyNotFound;
  case CURLE_COULDNT_CONNECT: return CLCOutcomeCannotConnect;
  case CURLE_GOT_NOTHING:
  case CURLE_SEND_ERROR:
  case CURLE_RECV_ERROR: return CLCOutcomeLost;
  case CURLE_PARTIAL_FILE: return CLCOutcomeTruncated;
  case CURLE_SSL_CONNECT_ERROR:
  case CURLE_SSL_CERTPROBLEM:
  case CURLE_SSL_CIPHER:
  case CURLE_PEER_FAILED_VERIFICATION:
  case CURLE_SSL_ENGINE_NOTFOUND:
  case CURLE_SSL_ENGINE_SETFAILED:
  case CURLE_SSL_ENGINE_INITFAILED:
  case CURLE_SSL_CACERT_BADFILE:
  case CURLE_SSL_SHUTDOWN_FAILED:
  case CURLE_SSL_CRL_BADFILE:
  case CURLE_SSL_ISSUER_ERROR:
  case CURLE_SSL_INVALIDCERTSTATUS: return CLCOutcomeTLS;
  case CURLE_FILESIZE_EXCEEDED: return CLCOutcomeTooLarge;
  case CURLE_WRITE_ERROR: return CLCOutcomeRefused;
  case CURLE_UNSUPPORTED_PROTOCOL:
  case CURLE_WEIRD_SERVER_REPLY:
  case CURLE_BAD_CONTENT_ENCODING: return CLCOutcomeMalformed;
  default: return CLCOutcomeOther;
  }
}

int clc_code(const CLCTransfer *transfer) { return (int)transfer->code; }

const char *clc_message(const CLCTransfer *transfer) {
  if (transfer->message[0] != '\0') return transfer->message;
  return transfer->connections->curl.curl_easy_strerror(transfer->code);
}

static int number(const CLCTransfer *transfer, CURLINFO information) {
  long value = 0;
  transfer->connections->curl.curl_easy_getinfo(transfer->easy, information, &value);
  return (int)value;
}

int clc_status(const CLCTransfer *transfer) { return number(transfer, CURLINFO_RESPONSE_CODE); }

int clc_proxy_status(const CLCTransfer *transfer) { return number(transfer, CURLINFO_HTTP_CONNECTCODE); }

int64_t clc_received(const CLCTransfer *transfer) {
  curl_off_t body = 0;
  transfer->connections->curl.curl_easy_getinfo(transfer->easy, CURLINFO_SIZE_DOWNLOAD_T, &body);
  return (int64_t)body + number(transfer, CURLINFO_HEADER_SIZE);
}

const char *clc_redirect(const CLCTransfer *transfer) {
  char *address = NULL;
  transfer->connections->curl.curl_easy_getinfo(transfer->easy, CURLINFO_REDIRECT_URL, &address);
  return address;
}
