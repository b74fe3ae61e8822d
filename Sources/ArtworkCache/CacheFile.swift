#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads and writes whole files of the cache.
enum CacheFile {
  /// The bytes of a file; nil when there is none. What is no regular file, a link among others, or over `limit` bytes
  /// cannot be read.
  static func read(_ path: String, limit: Int) throws(CacheFault) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw CacheFault(.read, path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw CacheFault(.read, path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw CacheFault(.read, path, code: EISDIR) }
    guard status.st_size <= limit else { throw CacheFault(.read, path, code: EFBIG) }
    var failure: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = sysRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
      }
    }
    if failure != 0 { throw CacheFault(.read, path, code: failure) }
    return bytes
  }

  /// Writes a file that is not there yet.
  static func create(_ path: String, _ bytes: [UInt8]) throws(CacheFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CacheFault(.write, path) }
    var code: Int32 = write(bytes, to: descriptor) ? 0 : errno
    // Some file systems tell only now that the disk or the quota is full.
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    guard code == 0 else {
      unlink(path)
      throw CacheFault(.write, path, code: code)
    }
  }

  /// Writes all bytes; false (see `errno`) when that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let written = sysWrite(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return false }
        start += written
      }
      return true
    }
  }

  /// The names in a folder but `.` and `..`, sorted; none when there is no such folder.
  static func names(in path: String) throws(CacheFault) -> [String] {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, let folder = fdopendir(descriptor) else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      if code == ENOENT { return [] }
      throw CacheFault(.read, path, code: code)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  private static func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
