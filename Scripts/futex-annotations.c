/* Tells the thread sanitizer about locks that threads wait for.
 *
 * Swift's Mutex on Linux is a futex. The sanitizer sees a Mutex that is free being taken and given back, because these are
 * atomic instructions in code that it watches. One that has to be waited for is taken by a function of the Swift library,
 * which it does not watch; without a word from here every Mutex that is ever contended is reported as a race.
 * That function is replaced by one that only asks the kernel and says so; giving back to a thread that waits is a system
 * call, which is noted as well. Loaded in front of the program with LD_PRELOAD; without the sanitizer it does nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <stdint.h>
#include <sys/syscall.h>

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

static long forward(long number, long a, long b, long c, long d, long e, long f) {
  static long (*next)(long, ...);
  if (!next) next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return next(number, a, b, c, d, e, f);
}

long syscall(long number, long a, long b, long c, long d, long e, long f) {
  int operation = number == SYS_futex ? (int)b & FUTEX_CMD_MASK : -1;
  if (operation == FUTEX_UNLOCK_PI && __tsan_release) __tsan_release((void *)a);
  return forward(number, a, b, c, d, e, f);
}

/* Synchronization._MutexHandle._lockSlow(Swift.UInt32) -> () */
__attribute__((swiftcall)) void lock_slowly(uint32_t thread, __attribute__((swift_context)) uint32_t *mutex)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void lock_slowly(uint32_t thread, __attribute__((swift_context)) uint32_t *mutex) {
  (void)thread;
  while (forward(SYS_futex, (long)mutex, FUTEX_LOCK_PI | FUTEX_PRIVATE_FLAG, 0, 0, 0, 0) != 0) {
    if (errno != EINTR && errno != EAGAIN) __builtin_trap();
  }
  if (__tsan_acquire) __tsan_acquire(mutex);
}
