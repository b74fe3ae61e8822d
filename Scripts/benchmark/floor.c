/* The least time the file system allows: reads a finished output tree into memory, then times making the same
 * folders and files again in an empty folder, in one thread, with one write per file. The control folder .vitrine is left
 * out.
 *
 * usage: floor TREE EMPTY-FOLDER        prints seconds
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct node {
  char *name;
  char *content; /* NULL for a folder */
  size_t length;
};

static struct node *nodes;
static size_t used, capacity, prefix;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static int remember(const char *path, const struct stat *information, int type, struct FTW *place) {
  (void)place;
  if (strlen(path) <= prefix) return 0;
  const char *name = path + prefix + 1;
  if (strcmp(name, ".vitrine") == 0 || strncmp(name, ".vitrine/", 9) == 0) return 0;
  if (used == capacity) {
    capacity = capacity ? capacity * 2 : 4096;
    nodes = realloc(nodes, capacity * sizeof *nodes);
    if (!nodes) fail("realloc");
  }
  struct node *node = &nodes[used++];
  node->name = strdup(name);
  node->content = NULL;
  node->length = 0;
  if (type != FTW_F) return 0;
  node->length = (size_t)information->st_size;
  node->content = malloc(node->length + 1);
  int file = open(path, O_RDONLY);
  if (file < 0 || read(file, node->content, node->length) != (ssize_t)node->length) fail(path);
  close(file);
  return 0;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  char *tree = arguments[1];
  prefix = strlen(tree);
  while (prefix > 1 && tree[prefix - 1] == '/') tree[--prefix] = 0;
  if (nftw(tree, remember, 64, FTW_PHYS)) fail(tree);
  int root = open(arguments[2], O_DIRECTORY);
  if (root < 0) fail(arguments[2]);
  double start = seconds();
  for (size_t i = 0; i < used; i++) {
    if (!nodes[i].content) {
      if (mkdirat(root, nodes[i].name, 0777)) fail(nodes[i].name);
      continue;
    }
    int file = openat(root, nodes[i].name, O_CREAT | O_EXCL | O_WRONLY, 0644);
    if (file < 0 || write(file, nodes[i].content, nodes[i].length) != (ssize_t)nodes[i].length) fail(nodes[i].name);
    close(file);
  }
  printf("%.6f\n", seconds() - start);
  return 0;
}
