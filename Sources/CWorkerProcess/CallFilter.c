#define _GNU_SOURCE
#include "CallFilter.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
// Calls of the x32 interface have numbers from here on.
#define FIRST_FOREIGN_CALL 0x40000000
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#define FIRST_FOREIGN_CALL 0xFFFFFFFF
#endif

#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
// Both architectures keep the lower half of an argument first.
#define LOAD_ARGUMENT(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE RETURN(SECCOMP_RET_ERRNO | EPERM)
#define REFUSE_CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), REFUSE
// Refuses a call that opens a file for writing, by its argument with the flags, and loads the call's number again.
#define REFUSE_WRITING(number, index)                                                                        \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4), LOAD_ARGUMENT(index),                                    \
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1), REFUSE, LOAD(nr)

int cwp_filter_calls(void) {
  static struct sock_filter steps[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_FOREIGN_CALL, 0, 1),
    REFUSE,
#ifdef SYS_open
    REFUSE_WRITING(SYS_open, 1),
    REFUSE_CALL(SYS_creat),
    REFUSE_CALL(SYS_fork),
    REFUSE_CALL(SYS_vfork),
    REFUSE_CALL(SYS_unlink),
    REFUSE_CALL(SYS_rmdir),
    REFUSE_CALL(SYS_mkdir),
    REFUSE_CALL(SYS_rename),
    REFUSE_CALL(SYS_link),
    REFUSE_CALL(SYS_symlink),
    REFUSE_CALL(SYS_chmod),
#endif
    REFUSE_WRITING(SYS_openat, 2),
#ifdef SYS_openat2
    REFUSE_CALL(SYS_openat2),
#endif
#ifdef SYS_renameat
    REFUSE_CALL(SYS_renameat),
#endif
    REFUSE_CALL(SYS_renameat2),
    REFUSE_CALL(SYS_unlinkat),
    REFUSE_CALL(SYS_mkdirat),
    REFUSE_CALL(SYS_linkat),
    REFUSE_CALL(SYS_symlinkat),
    REFUSE_CALL(SYS_fchmodat),
    REFUSE_CALL(SYS_truncate),
    REFUSE_CALL(SYS_execve),
    REFUSE_CALL(SYS_execveat),
    REFUSE_CALL(SYS_socket),
    REFUSE_CALL(SYS_socketpair),
    REFUSE_CALL(SYS_connect),
    REFUSE_CALL(SYS_bind),
    REFUSE_CALL(SYS_ptrace),
    REFUSE_CALL(SYS_process_vm_readv),
    REFUSE_CALL(SYS_process_vm_writev),
    REFUSE_CALL(SYS_kill),
    REFUSE_CALL(SYS_tkill),
#ifdef SYS_pidfd_send_signal
    REFUSE_CALL(SYS_pidfd_send_signal),
#endif
#ifdef SYS_io_uring_setup
    REFUSE_CALL(SYS_io_uring_setup),
#endif
    RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof steps / sizeof *steps, steps};
  // For the threads that there are already, too.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0) return 0;
  // A kernel without filters, or one that is only played by another program.
  return errno == EINVAL || errno == ENOSYS ? 0 : errno;
}

#else

int cwp_filter_calls(void) { return 0; }

#endif
