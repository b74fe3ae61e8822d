/* Tells the thread sanitizer about locks that the kernel hands from thread to thread.
 *
 * Swift's Mutex on Linux is a futex. The sanitizer sees a Mutex that is free being taken, because that is an atomic
 * instruction in code that it watches; it does not see one being waited for, because that is a system call in a library
 * that it does not watch. Without these two words every Mutex that is ever contended is reported as a race.
 * Loaded in front of the program with LD_PRELOAD; in programs without the sanitizer it does nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/futex.h>
#include <sys/syscall.h>

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

long syscall(long number, long a, long b, long c, long d, long e, long f) {
  static long (*next)(long, ...);
  if (!next) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  int operation = number == SYS_futex ? (int)b & FUTEX_CMD_MASK : -1;
  if (operation == FUTEX_UNLOCK_PI && __tsan_release) __tsan_release((void *)a);
  long result = next(number, a, b, c, d, e, f);
  if (operation == FUTEX_LOCK_PI && result == 0 && __tsan_acquire) __tsan_acquire((void *)a);
  return result;
}
