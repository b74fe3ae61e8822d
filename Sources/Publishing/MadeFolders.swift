#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The folders that were made so that the output folder exists, remembered so that they can go again.
struct MadeFolders: Sendable {
  private var paths: [String] = []

  /// Makes the folder and what is missing above it. Returns 0 or the error's number.
  mutating func make(_ path: String) -> Int32 {
    for prefix in Self.prefixes(of: path) {
      if mkdir(prefix, 0o777) == 0 {
        paths.append(prefix)
      } else if errno != EEXIST && errno != EISDIR && errno != EROFS {
        return errno
      }
    }
    return 0
  }

  /// Removes those that are still empty.
  func remove() {
    for path in paths.reversed() { _ = rmdir(path) }
  }

  /// Whether the path goes up from a folder that does not exist. That leads nowhere; making the folder only to leave
  /// it again would not be what was asked for.
  static func goesUpFromMissing(_ path: String) -> Bool {
    let prefixes = prefixes(of: path)
    let missing = prefixes.firstIndex { access($0, F_OK) != 0 && errno == ENOENT }
    guard let missing else { return false }
    return prefixes[missing...].dropFirst().contains { isUp($0) }
  }

  private static func isUp(_ prefix: String) -> Bool {
    prefix.utf8.suffix(3).elementsEqual("/..".utf8)
  }

  private static func prefixes(of path: String) -> [String] {
    let bytes = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    let ends = bytes.indices.filter { $0 > 0 && bytes[$0] == slash && bytes[$0 - 1] != slash } + [bytes.count]
    return ends.map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}
