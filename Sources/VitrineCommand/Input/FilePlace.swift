#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where a path leads, whether or not there is something yet.
struct FilePlace: Hashable, Sendable {
  /// The absolute path, through no link as far as it exists, without `.` and `..`.
  let path: String

  /// Follows a path from the current folder. What does not exist yet is taken as it is written.
  init(_ path: String) {
    var existing = path.hasPrefix("/") ? path : "./\(path)"
    var missing: [Substring] = []
    while true {
      if let resolved = realpath(existing, nil) {
        defer { free(resolved) }
        self.path = Self.appending(missing.reversed(), to: String(cString: resolved))
        return
      }
      guard let slash = existing.lastIndex(of: "/") else { break }
      missing.append(existing[existing.index(after: slash)...])
      existing = String(existing[..<slash])
      if existing.isEmpty { break }
    }
    self.path = Self.appending(missing.reversed(), to: "/")
  }

  /// Whether this is the other place or lies below it.
  func isInside(_ other: FilePlace) -> Bool {
    path == other.path || path.hasPrefix(other.path == "/" ? "/" : other.path + "/")
  }

  private static func appending(_ names: [Substring], to folder: String) -> String {
    var parts = folder.split(separator: "/")
    for name in names where !name.isEmpty && name != "." {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
