internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How a file of a build looked when it was last known to be right.
struct FileRecord: Hashable, Sendable {
  /// Its size in bytes.
  var size: UInt64
  /// When its bytes last changed, in nanoseconds since 1970 as the file system counts.
  var modified: Int64
  /// Its number in the file system.
  var inode: UInt64
  /// The hash of its bytes.
  var hash: UInt64
  /// The group it was put in.
  var group: UInt32

  /// Puts the parts together.
  init(size: UInt64, modified: Int64, inode: UInt64, hash: UInt64, group: UInt32) {
    self.size = size
    self.modified = modified
    self.inode = inode
    self.hash = hash
    self.group = group
  }

  /// Takes a file's status together with the hash of the bytes it is known to have.
  init(_ status: stat, hash: UInt64, group: UInt32) {
    size = UInt64(clamping: status.st_size)
    modified = Self.modified(status)
    inode = UInt64(status.st_ino)
    self.hash = hash
    self.group = group
  }

  /// Whether a file's status is the one recorded.
  func matches(_ status: stat) -> Bool {
    size == UInt64(clamping: status.st_size) && modified == Self.modified(status)
      && inode == UInt64(status.st_ino)
  }

  /// When a file's bytes last changed.
  static func modified(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      nanoseconds(status.st_mtimespec)
    #else
      nanoseconds(status.st_mtim)
    #endif
  }

  /// When anything about a file last changed, its name too; nobody can set that back.
  static func changed(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      nanoseconds(status.st_ctimespec)
    #else
      nanoseconds(status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
