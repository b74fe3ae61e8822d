internal import Records

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A worker's standard input and output: messages with their lengths before them.
enum WorkerStream {
  private static let lengthSize = 8

  /// The next message; nil at the end of the input, and for one that is longer than `limit` or cut off.
  static func receive(atMost limit: Int) -> [UInt8]? {
    guard let length = read(lengthSize) else { return nil }
    var reader = RecordReader(length[...])
    guard let count = try? reader.index(below: limit + 1) else { return nil }
    return read(count)
  }

  /// Sends a message; false when nobody takes it.
  static func send(_ message: [UInt8]) -> Bool {
    var length = RecordWriter()
    length.append(message.count)
    return write(length.bytes) && write(message)
  }

  private static func read(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let rest = buffer.baseAddress.map { $0 + done }
        #if canImport(Glibc)
          let got = Glibc.read(STDIN_FILENO, rest, count - done)
        #else
          let got = Darwin.read(STDIN_FILENO, rest, count - done)
        #endif
        if got < 0, errno == EINTR { continue }
        if got <= 0 { return }
        done += got
      }
    }
    return bytes.count == count ? bytes : nil
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = bytes.baseAddress.map { $0 + done }
        #if canImport(Glibc)
          let written = Glibc.write(STDOUT_FILENO, rest, bytes.count - done)
        #else
          let written = Darwin.write(STDOUT_FILENO, rest, bytes.count - done)
        #endif
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return false }
        done += written
      }
      return true
    }
  }
}
