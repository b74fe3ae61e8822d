internal import FileAccess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads whole files of the site.
package enum InputFile {
  /// The bytes of the file at `path`, following links; refuses what is not a regular file (a FIFO would block) and
  /// what is over `limit` bytes. The array has room for at least `slack` more unless the file was being written.
  package static func read(_ path: String, limit: Int, slack: Int = 0) throws(InputFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(errno, path: path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .unreadable(errno: errno) }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard information.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, expecting: Int(information.st_size), limit: limit, slack: slack)
  }

  /// Why the file at `path` cannot be read, as far as can be told without opening it; nil when nothing is seen.
  package static func obstacle(_ path: String) -> InputFault? {
    var information = stat()
    guard stat(path, &information) == 0 else { return fault(errno, path: path) }
    return information.st_mode & S_IFMT == S_IFREG ? nil : .notAFile
  }

  private static func fault(_ code: Int32, path: String) -> InputFault {
    switch code {
    case ENOENT, ENOTDIR:
      var information = stat()
      return lstat(path, &information) == 0 ? .brokenLink : .missing
    case ELOOP: return .brokenLink
    case ENXIO: return .notAFile
    default: return .unreadable(errno: code)
    }
  }

  private static func read(
    _ descriptor: Int32, expecting size: Int, limit: Int, slack: Int
  ) throws(InputFault) -> [UInt8] {
    // One byte more than expected, so that a file that grew meanwhile is noticed instead of cut.
    var bytes = try readPiece(descriptor, upTo: size + 1, slack: slack)
    var isComplete = bytes.count <= size
    while !isComplete {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      let room = min(max(bytes.count, 4_096), limit - bytes.count + 1)
      let piece = try readPiece(descriptor, upTo: room)
      isComplete = piece.count < room
      bytes += piece
    }
    return bytes
  }

  /// Reads until `length` bytes or the file's end.
  private static func readPiece(
    _ descriptor: Int32, upTo length: Int, slack: Int = 0
  ) throws(InputFault) -> [UInt8] {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length + slack) { buffer, count in
      got = FileBytes.fill(
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<length]),
        from: descriptor)
      count = max(got, 0)
    }
    if got < 0 { throw .unreadable(errno: errno) }
    return bytes
  }
}
