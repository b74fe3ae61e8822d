#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What stands at a name in a folder; a symbolic link is itself, not what it leads to.
enum FileKind: UInt8, Hashable, Sendable {
  case absent, file, folder, link, other

  /// Looks a name up without following a link; nil when even that fails (see `errno`).
  static func at(_ name: UnsafePointer<CChar>, in folder: Int32) -> FileKind? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : nil
    }
    return FileKind(of: status)
  }

  /// The kind a status tells.
  init(of status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
