"""What is in an output folder, beside the control folder that builds keep for themselves."""
import os
import sys

CONTROL = ".vitrine"


def entries(root):
    """Every folder and file below the root: its path and status."""
    pending = [""]
    while pending:
        folder = pending.pop()
        with os.scandir(os.path.join(root, folder)) as found:
            for entry in found:
                path = os.path.join(folder, entry.name)
                if path == CONTROL:
                    continue
                yield path, entry.stat(follow_symlinks=False), entry.is_dir(follow_symlinks=False)
                if entry.is_dir(follow_symlinks=False):
                    pending.append(path)


def identities(root):
    """By path what changes whenever anything is done to a file or in a folder."""
    return {path: (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
            for path, status, _ in entries(root)}


def count_files(root):
    """All files, and the pages among them."""
    files = [path for path, _, is_folder in entries(root) if not is_folder]
    return len(files), sum(path.endswith(".html") for path in files)


def require_untouched(before, root, what):
    after = identities(root)
    for path in sorted(before.keys() | after.keys()):
        if before.get(path) != after.get(path):
            sys.exit(f"error: {what}: {path} was written although nothing changed")


def require_identical(root, expected, what):
    """The same folders and files with the same bytes."""
    ours, theirs = (dict((path, folder) for path, _, folder in entries(tree)) for tree in (root, expected))
    for path in sorted(ours.keys() ^ theirs.keys()):
        sys.exit(f"error: {what}: {path} is in only one of the rebuilt output and a clean build")
    for path in sorted(ours):
        if ours[path] != theirs[path] or not ours[path] and read(root, path) != read(expected, path):
            sys.exit(f"error: {what}: {path} is not what a clean build makes")


def read(root, path):
    with open(os.path.join(root, path), "rb") as file:
        return file.read()
