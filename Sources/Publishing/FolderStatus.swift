#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a folder has beside its name and contents.
struct FolderStatus: Sendable {
  private let mode: mode_t
  private let owner: uid_t
  private let group: gid_t

  /// Looks at a folder; nil when it cannot be looked at (see `errno`).
  init?(of name: UnsafePointer<CChar>, in parent: Int32) {
    var status = stat()
    guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  /// Makes a folder that was removed anew. Returns 0 or the error's number.
  func restore(_ name: UnsafePointer<CChar>, in parent: Int32) -> Int32 {
    guard mkdirat(parent, name, 0o700) == 0 else { return errno }
    let opened = openat(parent, name, Descriptor.folderFlags)
    guard opened >= 0 else { return errno }
    let folder = Descriptor(adopting: opened)
    // Only root can give a folder away, and mostly the owner is right already. It comes first: it clears mode bits.
    _ = fchown(folder.number, owner, group)
    return fchmod(folder.number, mode) == 0 ? 0 : errno
  }
}
