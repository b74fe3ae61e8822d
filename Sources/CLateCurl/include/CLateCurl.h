#ifndef CLATECURL_H
#define CLATECURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// libcurl, loaded when the first transfer is about to be made instead of at every start of the program: it brings some
/// 25 libraries along, which take longer to load than the program needs for most of what it does.
///
/// Only what getting one address over HTTP/1.1 takes is here. Redirects are reported, never followed.

#define CLC_CLOSED __attribute__((enum_extensibility(closed)))

/// How a transfer ended.
typedef enum CLC_CLOSED CLCOutcome {
  CLCOutcomeDone = 0,
  CLCOutcomeTimedOut,
  CLCOutcomeHostNotFound,
  CLCOutcomeProxyNotFound,
  CLCOutcomeCannotConnect,
  /// Reset or closed before anything usable came.
  CLCOutcomeLost,
  /// Closed before as much came as was promised.
  CLCOutcomeTruncated,
  CLCOutcomeTLS,
  CLCOutcomeTooLarge,
  /// A callback returned false.
  CLCOutcomeRefused,
  /// What came is not HTTP, or its encoding is damaged.
  CLCOutcomeMalformed,
  CLCOutcomeOther,
} CLCOutcome;

/// libcurl, and the connections it keeps open from one transfer to the next. Used by one thread at a time.
typedef struct CLCConnections CLCConnections;

/// One transfer on its way.
typedef struct CLCTransfer CLCTransfer;

/// Who takes what comes.
typedef struct CLCReceiver {
  /// Handed to the callbacks; it has to live until the transfer is ended.
  void *_Nonnull context;
  /// Takes a line of the head with its line end; false ends the transfer.
  bool (*_Nonnull take_line)(void *_Nonnull context, const char *_Nonnull line, size_t length);
  /// Takes the next bytes of the body, decompressed; false ends the transfer.
  bool (*_Nonnull take_body)(void *_Nonnull context, const char *_Nonnull bytes, size_t length);
} CLCReceiver;

/// Loads the library of this name and prepares it. NULL when that fails, with the system's words in `reason`.
CLCConnections *_Nullable clc_open(const char *_Nonnull library, char *_Nonnull reason, size_t size);

/// Closes all connections. The library stays loaded.
void clc_close(CLCConnections *_Nonnull connections);

/// Makes a `clc_continue` that waits, or else the next one, return at once. For any thread.
void clc_wake(CLCConnections *_Nonnull connections);

/// The scheme, host and port of an address in one spelling, to be freed; NULL unless it is one over http or https.
char *_Nullable clc_origin(CLCConnections *_Nonnull connections, const char *_Nonnull address);

/// Begins a transfer; NULL when there is no memory for it. `accept` is a header line with the types of content to ask
/// for, `if_none_match` and `if_modified_since` are header lines with conditions, NULL for none; `certificates` is a file with those to trust, NULL for the system's. A body of more bytes than `most` is refused
/// when it is announced; apart from that the receiver has to count.
CLCTransfer *_Nullable clc_begin(
  CLCConnections *_Nonnull connections, const char *_Nonnull address, const char *_Nonnull user_agent,
  const char *_Nonnull accept, const char *_Nullable if_none_match, const char *_Nullable if_modified_since,
  const char *_Nullable certificates, int64_t most, CLCReceiver receiver
);

/// Waits for the network for at most so many milliseconds and goes on with the transfer. True when it has ended.
bool clc_continue(CLCTransfer *_Nonnull transfer, int milliseconds);

/// Ends a transfer and frees it; the connection of one that was not done is closed.
void clc_end(CLCTransfer *_Nonnull transfer);

/// How a transfer that has ended did so.
CLCOutcome clc_outcome(const CLCTransfer *_Nonnull transfer);

/// libcurl's number for the outcome.
int clc_code(const CLCTransfer *_Nonnull transfer);

/// libcurl's words for the outcome, valid until the transfer is freed.
const char *_Nonnull clc_message(const CLCTransfer *_Nonnull transfer);

/// The status of the last answer; 0 when there was none.
int clc_status(const CLCTransfer *_Nonnull transfer);

/// The status that a proxy answered with when it was asked for a connection; 0 when there was none.
int clc_proxy_status(const CLCTransfer *_Nonnull transfer);

/// How many bytes have come so far, of head and body, as sent.
int64_t clc_received(const CLCTransfer *_Nonnull transfer);

/// The address that the answer redirects to, made absolute; NULL for none. Valid until the transfer is freed.
const char *_Nullable clc_redirect(const CLCTransfer *_Nonnull transfer);

#endif
