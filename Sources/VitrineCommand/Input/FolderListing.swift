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

  /// The paths of the regular files below `path`, relative to it, in byte order; hidden ones and those behind linked
  /// folders are left out. Empty when there is no such folder.
  static func files(below path: String) -> [String] {
    var found: [String] = []
    collect(below: path, prefix: "", depth: 0, into: &found)
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

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
  }

  private static func collect(below path: String, prefix: String, depth: Int, into found: inout [String]) {
    guard depth < deepest, let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while found.count < most, let entry = readdir(folder) {
      let name = name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      let child = "\(path)/\(name)"
      var information = stat()
      guard lstat(child, &information) == 0 else { continue }
      switch information.st_mode & S_IFMT {
      case S_IFDIR: collect(below: child, prefix: "\(prefix)\(name)/", depth: depth + 1, into: &found)
      case S_IFREG: found.append(prefix + name)
      case S_IFLNK where stat(child, &information) == 0 && information.st_mode & S_IFMT == S_IFREG:
        found.append(prefix + name)
      default: break
      }
    }
  }
}
