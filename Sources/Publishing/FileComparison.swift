internal import FileAccess

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Compares files with bytes in memory by way of one reusable buffer.
final class FileComparison {
  private static let capacity = 64 << 10
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)

  deinit {
    buffer.deallocate()
  }

  /// Whether a regular file, known to have the right size, has exactly these bytes; false when it cannot be read,
  /// since then it is to be replaced.
  func isEqual(_ name: UnsafePointer<CChar>, in folder: Int32, to bytes: UnsafeRawBufferPointer) -> Bool {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { _ = close(file) }
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      let size = min(rest.count, buffer.count)
      let got = FileBytes.fill(UnsafeMutableRawBufferPointer(rebasing: buffer[..<size]), from: file)
      guard got == size, let left = buffer.baseAddress, let right = rest.baseAddress,
        memcmp(left, right, size) == 0
      else { return false }
      offset += size
    }
    return true
  }
}
