/* Runs a command and prints what it took: "wall-seconds CPU-seconds peak-kilobytes", in a file.
 *
 * usage: stopwatch FILE COMMAND…              ends with the command's status, or 127
 *
 * A process of its own, because the peak that Linux reports for a child begins with that of its parent: a child of a
 * big interpreter would seem to be as big.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static double of(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 64;
  FILE *file = fopen(arguments[1], "w");
  if (!file) return 127;
  double start = seconds();
  pid_t child = vfork();
  if (child == 0) {
    execv(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) return 127;
  double wall = seconds() - start;
  fprintf(file, "%.6f %.6f %ld\n", wall, of(usage.ru_utime) + of(usage.ru_stime), usage.ru_maxrss);
  fclose(file);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
}
