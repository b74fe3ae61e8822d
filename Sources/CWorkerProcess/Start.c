#define _GNU_SOURCE
#include "CWorkerProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

extern char **environ;

int cwp_make_pair(int *sockets) {
#ifdef SOCK_CLOEXEC
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) return errno;
#endif
  for (int index = 0; index < 2; index++) {
    int moved = fcntl(sockets[index], F_DUPFD_CLOEXEC, 3), code = errno;
    close(sockets[index]);
    sockets[index] = moved;
    if (moved >= 0) continue;
    close(sockets[1 - index]);
    return code;
  }
#ifdef SO_NOSIGPIPE
  int yes = 1;
  setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  return 0;
}

static int prepare(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, int socket) {
  sigset_t none, ours;
  sigemptyset(&none);
  sigemptyset(&ours);
  sigaddset(&ours, SIGPIPE);
  sigaddset(&ours, SIGCHLD);
  int code = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
  if (code == 0) code = posix_spawn_file_actions_adddup2(actions, socket, STDOUT_FILENO);
  if (code == 0) code = posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  if (code == 0) code = posix_spawnattr_setsigmask(attributes, &none);
  if (code == 0) code = posix_spawnattr_setsigdefault(attributes, &ours);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  return code != 0 ? code : posix_spawnattr_setflags(attributes, flags);
}

static int spawn(const char *program, char *const *arguments, int socket, pid_t *id) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int code = posix_spawn_file_actions_init(&actions);
  if (code != 0) return code;
  code = posix_spawnattr_init(&attributes);
  if (code == 0) {
    code = prepare(&actions, &attributes, socket);
    if (code == 0) code = posix_spawn(id, program, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

int cwp_start(const char *program, char *const *arguments, CWPProcess *process) {
  int sockets[2];
  int code = cwp_make_pair(sockets);
  if (code != 0) return code;
  code = spawn(program, arguments, sockets[1], &process->id);
  close(sockets[1]);
  process->socket = sockets[0];
  if (code != 0) close(sockets[0]);
  return code;
}
