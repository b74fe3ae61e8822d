#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The exclusive lock of an output folder: `flock` on a file that holds our process id and is removed afterwards.
///
/// The system lets go of it when the process ends, however it ends.
struct BuildLock: ~Copyable, Sendable {
  private static let name = "lock"
  private let file: Descriptor

  /// Takes the lock at once or says who has it. `folder` is the output folder's path for the fault.
  init(in control: Int32, folder: String) throws(OutputFault) {
    // Whoever had the lock removes its file, so the file we lock may no longer be the one by that name: try again.
    for _ in 0..<1_000 {
      let opened = try Self.open(in: control, folder: folder)
      guard flock(opened.number, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        guard code == EWOULDBLOCK else { throw .failed(.lock, path: folder, code: code) }
        throw .locked(folder: folder, process: Self.process(in: opened.number))
      }
      if Self.isStillNamed(opened.number, in: control) {
        file = opened
        recordProcess()
        return
      }
    }
    throw .locked(folder: folder, process: nil)
  }

  /// Removes the file, then lets go.
  func release(in control: Int32) {
    _ = unlinkat(control, Self.name, 0)
    _ = flock(file.number, LOCK_UN)
  }

  private static func open(in control: Int32, folder: String) throws(OutputFault) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    var opened = openat(control, name, flags, 0o666)
    if opened < 0, errno == ELOOP || errno == EMLINK {
      _ = unlinkat(control, name, 0)
      opened = openat(control, name, flags, 0o666)
    }
    guard opened >= 0 else { throw .failed(.lock, path: folder, code: errno) }
    return Descriptor(adopting: opened)
  }

  private static func isStillNamed(_ file: Int32, in control: Int32) -> Bool {
    var ours = stat()
    var named = stat()
    guard fstat(file, &ours) == 0, fstatat(control, name, &named, AT_SYMLINK_NOFOLLOW) == 0 else {
      return false
    }
    return ours.st_ino == named.st_ino && ours.st_dev == named.st_dev
  }

  /// For the other build's message only: a lock without the number still locks.
  private func recordProcess() {
    _ = ftruncate(file.number, 0)
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
