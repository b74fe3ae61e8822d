#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The exclusive lock of an output folder: `flock` on a file that holds our process id and is removed afterwards.
///
/// The system lets go of it when the process ends, however it ends. A file that is there already, left by a killed
/// build or put there by anyone, perhaps as a second name of a file outside, is never written to: when no one has it
/// locked it goes, and we make our own.
struct BuildLock: ~Copyable, Sendable {
  private static let name = "lock"
  private let file: Descriptor

  /// Takes the lock at once or says who has it. `folder` is the output folder's path for the fault. `beforeLocking`
  /// is called when a file is open and not yet locked, for tests of what others may do at that moment.
  init(in control: Int32, folder: String, beforeLocking: () -> Void = {}) throws(OutputFault) {
    // Whoever had the lock removes its file, so the file we lock may no longer be the one by that name: try again.
    for _ in 0..<1_000 {
      try Self.clear(control, folder: folder, beforeLocking)
      let opened = openat(control, Self.name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if opened < 0, errno == EEXIST { continue }
      guard opened >= 0 else { throw .failed(.lock, path: folder, code: errno) }
      let made = Descriptor(adopting: opened)
      beforeLocking()
      try Self.lock(made.number, folder: folder)
      if Self.isNamed(made.number, in: control) {
        file = made
        recordProcess()
        return
      }
    }
    throw .locked(folder: folder, process: nil)
  }

  /// Removes the file, then lets go.
  func release(in control: Int32) {
    if Self.isNamed(file.number, in: control) { _ = unlinkat(control, Self.name, 0) }
    _ = flock(file.number, LOCK_UN)
  }

  /// Removes what is at the lock's name, unless it is a file that another build has locked.
  private static func clear(
    _ control: Int32, folder: String, _ beforeLocking: () -> Void
  ) throws(OutputFault) {
    let kind = FileKind.at(name, in: control)
    if kind == .absent { return }
    // A pipe or a device is not even opened, and a folder cannot be a lock.
    guard kind == .file else { return try remove(in: control, folder: folder) }
    guard let found = try open(in: control, folder: folder) else { return }
    beforeLocking()
    try lock(found.number, folder: folder)
    if isNamed(found.number, in: control) { try remove(in: control, folder: folder) }
  }

  private static func remove(in control: Int32, folder: String) throws(OutputFault) {
    let code = FolderRemoval.remove(name, in: control)
    guard code == 0 else { throw .failed(.lock, path: folder, code: code) }
  }

  /// Opens the file that is there; nil when it has gone or is no file any more.
  private static func open(in control: Int32, folder: String) throws(OutputFault) -> Descriptor? {
    let flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    // Network file systems lock only what is open for writing.
    var opened = openat(control, name, O_RDWR | flags)
    if opened < 0, errno == EACCES { opened = openat(control, name, O_RDONLY | flags) }
    guard opened >= 0 else {
      if [ENOENT, ELOOP, EMLINK, EISDIR, ENXIO].contains(errno) { return nil }
      throw .failed(.lock, path: folder, code: errno)
    }
    let found = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(found.number, &status) == 0, FileKind(of: status) == .file else { return nil }
    return found
  }

  private static func lock(_ file: Int32, folder: String) throws(OutputFault) {
    guard flock(file, LOCK_EX | LOCK_NB) != 0 else { return }
    guard errno == EWOULDBLOCK else { throw .failed(.lock, path: folder, code: errno) }
    throw .locked(folder: folder, process: process(in: file))
  }

  private static func isNamed(_ file: Int32, in control: Int32) -> Bool {
    var ours = stat()
    var named = stat()
    guard fstat(file, &ours) == 0, fstatat(control, name, &named, AT_SYMLINK_NOFOLLOW) == 0 else {
      return false
    }
    return ours.st_ino == named.st_ino && ours.st_dev == named.st_dev
  }

  /// For the other build's message only: a lock without the number still locks.
  private func recordProcess() {
    let text = Array("\(getpid())\n".utf8)
    _ = text.withUnsafeBytes { FileBytes.put($0, into: file.number) }
  }

  private static func process(in file: Int32) -> Int? {
    var text = [UInt8](repeating: 0, count: 20)
    let count = text.withUnsafeMutableBytes { FileBytes.fill($0, from: file) }
    let digits = text.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
    return number
  }
}
