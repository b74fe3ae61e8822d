internal import FileAccess

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Makes files that must not exist yet.
enum FileCreation {
  /// Makes the file with these bytes, its mode left to the umask. Returns 0 or the error's number.
  static func create(
    _ name: UnsafePointer<CChar>, in folder: Int32, _ bytes: UnsafeRawBufferPointer, isDurable: Bool = false
  ) -> Int32 {
    var status = stat()
    return create(name, in: folder, bytes, isDurable: isDurable, status: &status)
  }

  /// The same, and tells how the file looks afterwards.
  static func create(
    _ name: UnsafePointer<CChar>, in folder: Int32, _ bytes: UnsafeRawBufferPointer, isDurable: Bool = false,
    status: inout stat
  ) -> Int32 {
    let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    var code = FileBytes.put(bytes, into: file)
    if code == 0, isDurable, fsync(file) != 0 { code = errno }
    if code == 0, fstat(file, &status) != 0 { code = errno }
    // Some file systems tell only now that the disk or the quota is full.
    if close(file) != 0, code == 0, errno != EINTR { code = errno }
    return code
  }

  /// Makes the file with the bytes of another, which is not followed when it is a link. Returns 0 or the error's
  /// number; `EPERM`, as for a second name, when the other is no regular file.
  static func copy(
    _ original: UnsafePointer<CChar>, in folder: Int32, as name: UnsafePointer<CChar>, in newFolder: Int32
  ) -> Int32 {
    let opened = openat(folder, original, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return errno == ELOOP || errno == EMLINK ? EPERM : errno }
    let source = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(source.number, &status) == 0, FileKind(of: status) == .file else { return EPERM }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    guard bytes.withUnsafeMutableBytes({ FileBytes.fill($0, from: source.number) }) == bytes.count else {
      return EIO
    }
    return bytes.withUnsafeBytes { create(name, in: newFolder, $0) }
  }
}
