#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the programs of one user on one machine agree on when the store may be called: its limit is one for them all.
///
/// Whoever holds the file's lock may call; the system takes the lock back when a process ends, however it ends.
final class PaceFile {
  private let descriptor: Int32

  /// Opens the file in a folder, or makes both as far as they do not exist and may be made; nil when that cannot be done.
  init?(folder: String, name: String, mayMake: Bool) {
    if mayMake { Self.makeFolders(folder) }
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | (mayMake ? O_CREAT : 0)
    let descriptor = open("\(folder)/\(name)", flags, 0o600)
    guard descriptor >= 0 else { return nil }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Takes the lock if nobody has it.
  func tryLock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// Gives the lock back.
  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  /// The file's text, as much of it as can matter.
  var text: String {
    let most = 1 << 20
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, most, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the text. A process killed in the middle leaves lines that say nothing or calls too few; the next call is
  /// at least noted before it is made.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    if written == bytes.count { _ = ftruncate(descriptor, off_t(bytes.count)) }
  }

  private static func makeFolders(_ path: String) {
    for (index, character) in path.enumerated() where character == "/" && index > 0 {
      mkdir(String(path.prefix(index)), 0o700)
    }
    mkdir(path, 0o700)
  }
}
