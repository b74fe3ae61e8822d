#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads whole files of the site.
package enum InputFile {
  /// The bytes of the file at `path`, following links; refuses what is not a regular file (a FIFO would block) and
  /// what is over `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(InputFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(errno, path: path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .unreadable(errno: errno) }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard information.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, expecting: Int(information.st_size), limit: limit)
  }

  /// Whether something readable as a file may be there: any kind of entry but a broken link.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
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

  private static func read(_ descriptor: Int32, expecting size: Int, limit: Int) throws(InputFault) -> [UInt8]
  {
    var failure: InputFault?
    // One byte more than expected, so that a file that grew meanwhile is noticed instead of cut.
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count < buffer.count {
        let got = sysRead(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        )
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = .unreadable(errno: errno) }
        if got <= 0 { return }
        count += got
      }
    }
    if let failure { throw failure }
    if bytes.count > size {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      bytes += try read(descriptor, expecting: size + 4_096, limit: limit - bytes.count)
    }
    return bytes
  }

  private static func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
