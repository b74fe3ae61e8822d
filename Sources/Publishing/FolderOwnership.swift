#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Tells whether a folder on disk holds nothing but what a previous build put there.
struct FolderOwnership {
  /// The previous build's files.
  let previous: Manifest

  /// Whether every file at any depth below is owned and every folder is on the way to an owned file. An owned file
  /// need not be there any more: a killed build may have removed it.
  func isOurs(_ folder: Int32, path: PathBuffer) -> Bool {
    var arena = PathArena()
    let span = arena.append(path)
    guard previous.containsPath(below: span, in: arena), let listing = FolderListing(of: folder) else {
      return false
    }
    let prefix = path.prefix(path.length) + [CChar(bitPattern: UInt8(ascii: "/"))]
    return listing.names.allSatisfy { isOurs($0, in: folder, prefix: prefix) }
  }

  /// The depth is bounded by the rules for paths: what is deeper cannot be ours.
  private func isOurs(_ name: [CChar], in folder: Int32, prefix: [CChar]) -> Bool {
    let path = PathBuffer()
    let bytes = (prefix + name.dropLast()).map(UInt8.init(bitPattern:))
    guard bytes.withUnsafeBufferPointer({ path.load($0) }) == nil else { return false }
    switch FileKind.at(name, in: folder) {
    case .file?:
      var arena = PathArena()
      return previous.contains(arena.append(path), in: arena)
    case .folder?:
      let opened = openat(folder, name, Descriptor.folderFlags)
      guard opened >= 0 else { return false }
      let inside = Descriptor(adopting: opened)
      return isOurs(inside.number, path: path)
    case .absent?, .link?, .other?, nil:
      return false
    }
  }
}
