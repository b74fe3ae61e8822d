#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Reads and makes whole files by their paths. What fails is told by the system's number for it.
package enum WholeFile {
  /// The bytes of a file; nil when there is none. What is no regular file fails with `EISDIR`, what is over `limit` bytes
  /// with `EFBIG`, and a link in its place, unless links are followed, with `ELOOP`. Bytes that come while it is read are
  /// left out.
  package static func read(
    _ path: String, limit: Int, followsLinks: Bool
  ) throws(FileAccessFault) -> [UInt8]? {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let file = open(path, flags)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileAccessFault(code: errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileAccessFault(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileAccessFault(code: EISDIR) }
    guard status.st_size <= limit else { throw FileAccessFault(code: EFBIG) }
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      got = FileBytes.fill(UnsafeMutableRawBufferPointer(buffer), from: file)
      count = max(got, 0)
    }
    guard got >= 0 else { throw FileAccessFault(code: errno) }
    return bytes
  }

  /// Makes a file that must not exist yet; one that cannot be written to its end is removed again. With `isDurable` it is
  /// on the disk afterwards.
  package static func create(_ path: String, _ bytes: [UInt8], isDurable: Bool) throws(FileAccessFault) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileAccessFault(code: errno) }
    var code = bytes.withUnsafeBytes { FileBytes.put($0, into: file) }
    if code == 0, isDurable, fsync(file) != 0 { code = errno }
    // Some file systems tell only now that the disk or the quota is full.
    if close(file) != 0, code == 0, errno != EINTR { code = errno }
    if code == 0 { return }
    unlink(path)
    throw FileAccessFault(code: code)
  }

  /// The names in a folder but `.` and `..`, sorted; none when there is no such folder. A link in its place fails.
  package static func names(in path: String) throws(FileAccessFault) -> [String] {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, let folder = fdopendir(descriptor) else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      if code == ENOENT { return [] }
      throw FileAccessFault(code: code)
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
}
