#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Tells whether a folder on disk holds nothing but what a previous build put there.
package struct FolderOwnership {
  /// What a folder has that no build put there.
  package enum Foreign: Hashable, Sendable {
    /// It is empty: the folder itself is not ours.
    case nothing
    /// It cannot be listed.
    case unknown
    /// The first file or folder that is not ours, with its path.
    case entry(String)
  }

  /// The previous build's files.
  let previous: Manifest

  /// What is not ours in a folder; nil when every file at any depth below is owned and every folder is on the way to an
  /// owned file. An owned file need not be there any more: a killed build may have removed it.
  func foreign(in folder: Int32, path: PathBuffer) -> Foreign? {
    var arena = PathArena()
    let isOnTheWay = previous.containsPath(below: arena.append(path), in: arena)
    guard let listing = FolderListing(of: folder) else { return .unknown }
    if listing.names.isEmpty { return isOnTheWay ? nil : .nothing }
    let prefix = path.prefix(path.length) + [CChar(bitPattern: UInt8(ascii: "/"))]
    let names = listing.names.sorted(by: FolderListing.precedes)
    guard isOnTheWay else { return names.first.map { .entry(FolderListing.text(prefix + $0)) } }
    return names.lazy.compactMap { foreign($0, in: folder, prefix: prefix) }.first
  }

  /// The depth is bounded by the rules for paths: what is deeper cannot be ours.
  private func foreign(_ name: [CChar], in folder: Int32, prefix: [CChar]) -> Foreign? {
    let path = PathBuffer()
    let shown = Foreign.entry(FolderListing.text(prefix + name))
    let bytes = (prefix + name.dropLast()).map(UInt8.init(bitPattern:))
    guard bytes.withUnsafeBufferPointer({ path.load($0) }) == nil else { return shown }
    switch FileKind.at(name, in: folder) {
    case .file?:
      var arena = PathArena()
      return previous.contains(arena.append(path), in: arena) ? nil : shown
    case .folder?:
      let opened = openat(folder, name, Descriptor.folderFlags)
      guard opened >= 0 else { return .unknown }
      let inside = Descriptor(adopting: opened)
      let found = foreign(in: inside.number, path: path)
      return found == .nothing ? shown : found
    case .absent?, .link?, .other?, nil:
      return shown
    }
  }
}
