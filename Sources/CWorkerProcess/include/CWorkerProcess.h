#ifndef CWORKERPROCESS_H
#define CWORKERPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// Processes that work for this one on what strangers sent: starting them, and what they give up before they do.

/// A process that was started, and the socket that is its standard input and output.
typedef struct CWPProcess {
  pid_t id;
  /// Closed in processes that are started later.
  int socket;
} CWPProcess;

/// Makes two sockets that talk to each other, none of them in the place of a standard stream and both closed in
/// processes that are started later. Returns 0, or else the system's number for what failed.
int cwp_make_pair(int *_Nonnull sockets);

/// Starts a program with these arguments, the last of which is NULL. It inherits neither files nor blocked signals; what
/// it says to standard error is lost. Returns 0, or else the system's number for what failed.
int cwp_start(
  const char *_Nonnull program, char *_Nullable const *_Nonnull arguments, CWPProcess *_Nonnull process
);

/// Takes from this process what decoding does not need: it can no longer write files, open more than a few, take more
/// than `memory` bytes of addresses in addition to what it has, or leave a core file, and what it runs gets no new
/// rights. On Linux it also ends with the thread that started it, and it cannot open files for writing, talk over the
/// network or run programs where the system can filter calls. Returns 0, or else the system's number for what failed.
int cwp_confine(uint64_t memory);

#endif
