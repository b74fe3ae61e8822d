#ifndef VITRINE_CRENAME_H
#define VITRINE_CRENAME_H

#if defined(__linux__)
// <stdio.h> has this only with _GNU_SOURCE, which Swift's Glibc module is built without. renameat2(2).
extern int renameat2(
    int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
#endif

#endif
