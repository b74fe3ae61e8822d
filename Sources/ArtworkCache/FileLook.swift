#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How a file looks from outside: one that looks the same holds the same, as long as it was not written again in the
/// same tick of the clock.
package struct FileLook: Hashable, Sendable {
  static let numberCount = 4
  /// How long ago, in nanoseconds, a file must have been changed for its look to be relied on. No clock of a file system
  /// in use ticks more slowly than every two seconds.
  private static let settling: Int64 = 2_500_000_000

  /// Size, inode, and when the content and the file itself were changed last, in nanoseconds since 1970.
  let numbers: [Int64]

  /// The look of a file, links followed; nil when there is no regular file, or it was changed so lately that it could
  /// change again without looking different.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let times = [modified, changed, now].map { Int64($0.tv_sec) &* 1_000_000_000 &+ Int64($0.tv_nsec) }
    guard max(times[0], times[1]) < times[2] - Self.settling else { return nil }
    numbers = [Int64(status.st_size), Int64(bitPattern: UInt64(status.st_ino)), times[0], times[1]]
  }

  /// Takes a look as it was recorded.
  init?(numbers: [Int64]) {
    guard numbers.count == Self.numberCount else { return nil }
    self.numbers = numbers
  }
}
