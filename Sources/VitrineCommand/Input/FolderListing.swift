#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lists the files of a folder of the site.
enum FolderListing {
  /// The deepest folder looked into and the most files listed; a site's templates and assets are far below.
  static let deepest = 16
  static let most = 10_000

  /// The paths of what is below `path` and no folder, relative to it, in byte order; hidden entries and those behind
  /// linked folders are left out. Empty when there is no such folder.
  ///
  /// Throws rather than leave out anything else: files beyond `most` or the depth, a folder that cannot be read,
  /// a name that is not UTF-8.
  static func files(below path: String, most: Int = most) throws(InputFault) -> [String] {
    var found: [String] = []
    try collect(below: path, prefix: "", depth: 0, most: most, into: &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a folder has no entries at all, hidden ones included.
  static func isEmpty(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = name(of: entry)
      if name != ".", name != ".." { return false }
    }
    return true
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
    }
  }

  private static func collect(
    below path: String, prefix: String, depth: Int, most: Int, into found: inout [String]
  ) throws(InputFault) {
    guard let folder = opendir(path) else {
      if depth == 0, errno == ENOENT || errno == ENOTDIR { return }
      throw .unreadable(errno: errno)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      guard let name = name(of: entry) else { throw .illFormedName }
      if name.hasPrefix(".") { continue }
      switch try kind(of: "\(path)/\(name)") {
      case .folder:
        guard depth + 1 < deepest else { throw .tooDeep(limit: deepest) }
        try collect(
          below: "\(path)/\(name)", prefix: "\(prefix)\(name)/", depth: depth + 1, most: most, into: &found)
      case .linkedFolder: break
      case .file:
        guard found.count < most else { throw .tooManyFiles(limit: most) }
        found.append(prefix + name)
      }
    }
  }

  private enum Kind { case file, folder, linkedFolder }

  private static func kind(of path: String) throws(InputFault) -> Kind {
    var information = stat()
    guard lstat(path, &information) == 0 else { throw .unreadable(errno: errno) }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK where stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR:
      return .linkedFolder
    default: return .file
    }
  }
}
