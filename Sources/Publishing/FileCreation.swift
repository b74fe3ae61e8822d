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
    let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno }
    var code = FileBytes.put(bytes, into: file)
    if code == 0, isDurable, fsync(file) != 0 { code = errno }
    // Some file systems tell only now that the disk or the quota is full.
    if close(file) != 0, code == 0, errno != EINTR { code = errno }
    return code
  }
}
