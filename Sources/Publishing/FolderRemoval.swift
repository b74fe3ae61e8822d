#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Removes what was staged: a name with everything below it, never through a symbolic link.
enum FolderRemoval {
  /// Folders deeper than this are not made by us (see `OutputPath.deepest`) and stop the removal with `ELOOP`;
  /// each level holds a descriptor open.
  static let deepest = OutputPath.deepest + 8

  /// Removes the name if it is there. Returns 0 or the error's number.
  static func remove(_ name: [CChar], in folder: Int32, depth: Int = 0) -> Int32 {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return 0 }
    // Linux says EISDIR for a folder, POSIX and Darwin say EPERM.
    guard errno == EISDIR || errno == EPERM else { return errno }
    guard depth < deepest else { return ELOOP }
    let failure = removeContents(of: name, in: folder, depth: depth)
    if failure != 0 { return failure }
    return unlinkat(folder, name, AT_REMOVEDIR) == 0 ? 0 : errno
  }

  private static func removeContents(of name: [CChar], in folder: Int32, depth: Int) -> Int32 {
    let opened = openat(folder, name, Descriptor.folderFlags)
    guard opened >= 0 else { return errno }
    let inside = Descriptor(adopting: opened)
    guard let listing = FolderListing(of: inside.number) else { return errno }
    for child in listing.names {
      let failure = remove(child, in: inside.number, depth: depth + 1)
      if failure != 0 { return failure }
    }
    return 0
  }

  /// The same for a name that is a literal of ours.
  static func remove(_ name: String, in folder: Int32) -> Int32 {
    remove(Array(name.utf8CString), in: folder)
  }
}
