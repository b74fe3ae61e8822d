#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Removes a name of ours with everything below it, never through a symbolic link.
///
/// What is there may come from anyone. However deep it is, only `deepest` folders are open at a time: a deeper one
/// is first moved up to the top, whose turn comes again.
struct FolderRemoval: ~Copyable {
  private static let deepest = OutputPath.deepest + 8

  private let top: Descriptor
  private var movedCount = 0

  /// Removes the name if it is there. Returns 0 or the error's number.
  static func remove(_ name: String, in folder: Int32) -> Int32 {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return 0 }
    guard isFolder(errno) else { return errno }
    guard let top = Descriptor(folder: name, in: folder) else { return notOpened(errno) }
    var removal = FolderRemoval(top: top)
    let code = removal.empty()
    guard code == 0 else { return code }
    return unlinkat(folder, name, AT_REMOVEDIR) == 0 ? 0 : errno
  }

  private init(top: consuming Descriptor) {
    self.top = top
  }

  /// Each round leaves at the top only what it has moved there, so the tree gets less deep with each.
  private mutating func empty() -> Int32 {
    while true {
      let moved = movedCount
      let code = removeContents(of: top.number, depth: 1)
      if code != 0 || moved == movedCount { return code }
    }
  }

  private mutating func removeContents(of folder: Int32, depth: Int) -> Int32 {
    guard let listing = FolderListing(of: folder) else { return errno }
    for name in listing.names {
      let code = remove(name, in: folder, depth: depth)
      if code != 0 { return code }
    }
    return 0
  }

  private mutating func remove(_ name: [CChar], in folder: Int32, depth: Int) -> Int32 {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return 0 }
    guard Self.isFolder(errno) else { return errno }
    if depth >= Self.deepest { return moveToTop(name, in: folder) }
    let opened = openat(folder, name, Descriptor.folderFlags)
    guard opened >= 0 else { return Self.notOpened(errno) }
    let inside = Descriptor(adopting: opened)
    let code = removeContents(of: inside.number, depth: depth + 1)
    guard code == 0 else { return code }
    return unlinkat(folder, name, AT_REMOVEDIR) == 0 ? 0 : errno
  }

  /// A number that is taken already is passed over; there are no more of those than names in the folder.
  private mutating func moveToTop(_ name: [CChar], in folder: Int32) -> Int32 {
    while true {
      movedCount += 1
      if renameat(folder, name, top.number, "\(movedCount)") == 0 { return 0 }
      guard errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR else { return errno }
    }
  }

  /// What `unlinkat` says of a folder: Linux `EISDIR`, POSIX and Darwin `EPERM`.
  private static func isFolder(_ code: Int32) -> Bool {
    code == EISDIR || code == EPERM
  }

  /// A file that may not be removed is told like a folder and then turns out to be none.
  private static func notOpened(_ code: Int32) -> Int32 {
    code == ENOTDIR ? EPERM : code
  }
}
