#define _GNU_SOURCE
#include "CWorkerProcess.h"
#include "CallFilter.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <malloc.h>
#include <sys/prctl.h>
#endif

// The standard streams, and a few for what libraries look up late.
static const rlim_t most_files = 16;

static int limit(int resource, rlim_t most) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) return errno;
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < most) most = now.rlim_max;
  return setrlimit(resource, &(struct rlimit){most, most}) == 0 ? 0 : errno;
}

#ifdef __linux__
// How many bytes of addresses this process has; 0 when that cannot be told.
static rlim_t used_addresses(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (file == NULL) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static int confine_on_linux(uint64_t memory) {
  // Each arena takes addresses for itself, and keeps what was freed in it.
  mallopt(M_ARENA_MAX, 2);
  rlim_t used = used_addresses();
  int code = used != 0 ? limit(RLIMIT_AS, used + memory) : 0;
  if (code != 0) return code;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return errno;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return cwp_filter_calls();
}
#endif

int cwp_confine(uint64_t memory) {
  signal(SIGXFSZ, SIG_IGN);
  int code = limit(RLIMIT_CORE, 0);
#ifdef __linux__
  if (code == 0) code = confine_on_linux(memory);
#else
  (void)memory;
#endif
  if (code == 0) code = limit(RLIMIT_NOFILE, most_files);
  if (code == 0) code = limit(RLIMIT_FSIZE, 0);
  return code;
}
