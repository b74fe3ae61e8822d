import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// When files were changed, and changing that.
enum FileTime {
  /// Inode, seconds and nanoseconds; empty when there is no such file.
  static func identity(of path: String) -> [Int] {
    var status = stat()
    guard lstat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_ino), time.tv_sec, time.tv_nsec]
  }

  static func set(_ path: String, seconds: Int, nanoseconds: Int = 0) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    _ = utimensat(AT_FDCWD, path, [time, time], 0)
  }

  /// Writes other bytes into a file that is there. The time is another one afterwards even where the file system's
  /// clock has not moved since the last change.
  static func overwrite(_ path: String, with data: Data) throws {
    let before = identity(of: path)
    try data.write(to: URL(fileURLWithPath: path))
    if before.count == 3, identity(of: path) == before {
      set(path, seconds: before[1] + 1, nanoseconds: before[2])
    }
  }

  /// A new time, the bytes stay.
  static func touch(_ path: String) {
    let before = identity(of: path)
    guard before.count == 3 else { return }
    set(path, seconds: before[1] + 1, nanoseconds: before[2])
  }
}
