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

  /// How many bytes a record takes on disk.
  static let byteCount = 40

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
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// When anything about a file last changed, its name too; nobody can set that back.
  static func changed(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Appends the record.
  func write(to writer: inout RecordWriter) {
    writer.append(numbers: (size, UInt64(bitPattern: modified), inode, hash, UInt64(group)))
  }

  /// Reads a record.
  init(from reader: inout RecordReader) throws(RecordFault) {
    size = try reader.number()
    modified = try reader.signedNumber()
    inode = try reader.number()
    hash = try reader.number()
    group = UInt32(truncatingIfNeeded: try reader.number())
  }
}
