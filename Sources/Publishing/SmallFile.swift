internal import FileAccess

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
    let opened = openat(folder, name, flags)
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

  /// Reads the file piece by piece, without keeping it, for as long as the pieces are as `isExpected` says, which is
  /// told where each starts. Gives its status when it has `size` bytes and all are as expected; else nil.
  static func compare(
    _ name: String, in folder: Int32, size: Int, with isExpected: (UnsafeBufferPointer<UInt8>, Int) -> Bool
  ) -> stat? {
    let opened = openat(folder, name, flags)
    guard opened >= 0 else { return nil }
    let file = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(file.number, &status) == 0, FileKind(of: status) == .file, status.st_size == size else {
      return nil
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pieceSize) { buffer in
      var start = 0
      while start < size {
        let piece = UnsafeMutableRawBufferPointer(buffer.extracting(..<min(pieceSize, size - start)))
        guard FileBytes.fill(piece, from: file.number) == piece.count,
          isExpected(UnsafeBufferPointer(buffer.extracting(..<piece.count)), start)
        else { return nil }
        start += piece.count
      }
      return status
    }
  }

  private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
  private static let pieceSize = 64 << 10
}
