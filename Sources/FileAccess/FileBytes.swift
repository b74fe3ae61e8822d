#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Whole reads and writes of open files; a call that a signal interrupts is made again.
package enum FileBytes {
  /// Fills the buffer as far as the file goes. Returns the count, or -1 (see `errno`).
  package static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      let got = read(file, base + count, buffer.count - count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { return -1 }
      if got == 0 { break }
      count += got
    }
    return count
  }

  /// Writes everything. Returns 0 or the error's number.
  package static func put(_ bytes: UnsafeRawBufferPointer, into file: Int32) -> Int32 {
    guard let base = bytes.baseAddress else { return 0 }
    var count = 0
    while count < bytes.count {
      let taken = write(file, base + count, bytes.count - count)
      if taken < 0, errno == EINTR { continue }
      if taken < 0 { return errno }
      // A regular file takes at least a byte or says why not; a zero would loop for ever.
      if taken == 0 { return EIO }
      count += taken
    }
    return 0
  }
}
