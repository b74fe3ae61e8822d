#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file of the control folder, whole. A link, a device or a pipe by its name is never read.
struct SmallFile {
  let bytes: [UInt8]
  let status: stat

  /// Reads the file; nil (see `errno`: `ENOENT` when there is nothing by that name) when it is no regular file, is
  /// larger than `limit` bytes or cannot be read to its end.
  static func read(_ name: String, in folder: Int32, limit: Int) -> SmallFile? {
    let opened = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    let file = Descriptor(adopting: opened)
    errno = 0
    var status = stat()
    guard fstat(file.number, &status) == 0, FileKind(of: status) == .file, status.st_size <= limit else {
      return nil
    }
    let size = Int(status.st_size)
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isComplete = FileBytes.fill(UnsafeMutableRawBufferPointer(buffer), from: file.number) == size
      count = isComplete ? size : 0
    }
    return isComplete ? SmallFile(bytes: bytes, status: status) : nil
  }
}
