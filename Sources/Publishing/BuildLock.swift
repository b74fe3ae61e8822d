internal import FileAccess

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The exclusive lock of an output folder: `flock` on a file that stays.
///
/// The system lets go of it when the process ends, however it ends; that the file is there means nothing. It is empty,
/// and holds our process id only while this build changes the folder. What is there already may be anyone's: a second
/// name of a file outside, or no file at all, is never written to; when no one has it locked it goes, and we make our
/// own.
struct BuildLock: ~Copyable, Sendable {
  private static let name = "lock"
  private let file: Descriptor
  private let isMade: Bool

  /// Takes the lock at once or says who has it. `folder` is the output folder's path for the fault. `beforeLocking`
  /// is called when a file is open and not yet locked, for tests of what others may do at that moment.
  init(in control: Int32, folder: String, beforeLocking: () -> Void = {}) throws(OutputFault) {
    let isAlone = try Self.enter(control, folder: folder)
    defer { if isAlone { _ = flock(control, LOCK_UN) } }
    // A build that is given up takes its file along, so the file we lock may no longer be the one by that name: try
    // again.
    for _ in 0..<1_000 {
      if let found = try Self.lockFound(in: control, folder: folder, beforeLocking) {
        file = found
        isMade = false
        return
      }
      if let made = try Self.lockMade(in: control, folder: folder, beforeLocking) {
        file = made
        isMade = true
        return
      }
    }
    throw .locked(folder: folder, process: nil)
  }

  /// Waits until no other build is taking the lock: what is removed by its name must not be what another has just made.
  /// False on a file system that cannot lock folders, where builds that start together have to be lucky.
  private static func enter(_ control: Int32, folder: String) throws(OutputFault) -> Bool {
    for _ in 0..<longestWait {
      if flock(control, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(1_000)
    }
    throw .locked(folder: folder, process: nil)
  }

  /// How many milliseconds to wait for another build that is taking the lock, which takes it less than one.
  private static let longestWait = 2_000

  /// Writes down who has the lock, for the other build's message only: without the number it still locks.
  func recordProcess(in control: Int32) {
    _ = Self.write(Array("\(getpid())\n".utf8), to: file.number, in: control)
  }

  /// Lets go. With `isUndone` the file goes too when this lock has made it.
  func release(in control: Int32, isUndone: Bool) {
    if isUndone, isMade, Self.isNamed(file.number, in: control) {
      _ = unlinkat(control, Self.name, 0)
    } else {
      _ = Self.empty(file.number, in: control)
    }
    _ = flock(file.number, LOCK_UN)
  }

  /// Locks the file that is there; nil when there is none or it cannot be ours, in which case it is gone now.
  private static func lockFound(
    in control: Int32, folder: String, _ beforeLocking: () -> Void
  ) throws(OutputFault) -> Descriptor? {
    let kind = FileKind.at(name, in: control)
    if kind == .absent { return nil }
    // A pipe or a device is not even opened, and a folder cannot be a lock.
    if kind == .file {
      guard let found = try lockFile(in: control, folder: folder, beforeLocking) else { return nil }
      guard isNamed(found.number, in: control) else { return nil }
      if isOurs(found.number), empty(found.number, in: control) { return found }
    }
    let code = FolderRemoval.remove(name, in: control)
    guard code == 0 else { throw .failed(.lock, path: folder, code: code) }
    return nil
  }

  /// Makes the file and locks it; nil when another build has been quicker.
  private static func lockMade(
    in control: Int32, folder: String, _ beforeLocking: () -> Void
  ) throws(OutputFault) -> Descriptor? {
    let opened = openat(control, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if opened < 0, errno == EEXIST { return nil }
    guard opened >= 0 else { throw .failed(.lock, path: folder, code: errno) }
    let made = Descriptor(adopting: opened)
    beforeLocking()
    guard try lock(made.number, folder: folder) else { throw .failed(.lock, path: folder, code: EBADF) }
    guard isNamed(made.number, in: control) else { return nil }
    return made
  }

  /// Opens and locks the file that is there; nil when it has gone or is no file any more.
  private static func lockFile(
    in control: Int32, folder: String, _ beforeLocking: () -> Void
  ) throws(OutputFault) -> Descriptor? {
    // To those who watch the folder a file that was open for writing has changed, but network file systems lock no
    // other.
    for access in [O_RDONLY, O_RDWR] {
      guard let found = try open(access, in: control, folder: folder) else { return nil }
      beforeLocking()
      if try lock(found.number, folder: folder) { return found }
    }
    throw .failed(.lock, path: folder, code: EBADF)
  }

  private static func open(
    _ access: Int32, in control: Int32, folder: String
  ) throws(OutputFault) -> Descriptor? {
    let opened = openat(control, name, access | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else {
      if [ENOENT, ELOOP, EMLINK, EISDIR, ENXIO].contains(errno) { return nil }
      throw .failed(.lock, path: folder, code: errno)
    }
    let found = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(found.number, &status) == 0, FileKind(of: status) == .file else { return nil }
    return found
  }

  /// Tells whether the file can be locked the way it is open.
  private static func lock(_ file: Int32, folder: String) throws(OutputFault) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    switch errno {
    case EBADF: return false
    case EWOULDBLOCK: throw .locked(folder: folder, process: process(in: file))
    default: throw .failed(.lock, path: folder, code: errno)
    }
  }

  private static func isNamed(_ file: Int32, in control: Int32) -> Bool {
    var named = stat()
    guard fstatat(control, name, &named, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    return isSame(file, named)
  }

  private static func isSame(_ file: Int32, _ other: stat) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    return status.st_ino == other.st_ino && status.st_dev == other.st_dev
  }

  /// Whether the file has no second name, under which it may be someone's.
  private static func isOurs(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_nlink == 1
  }

  /// Removes what this build, or one that was killed, has left in the file. Tells whether it is empty now. One that was
  /// is not touched.
  private static func empty(_ file: Int32, in control: Int32) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    return status.st_size == 0 || write([], to: file, in: control)
  }

  /// Puts this into the file that is locked, if it is still the one by that name.
  private static func write(_ text: [UInt8], to file: Int32, in control: Int32) -> Bool {
    let opened = openat(control, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { return false }
    let named = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(named.number, &status) == 0, isSame(file, status), ftruncate(named.number, 0) == 0 else {
      return false
    }
    return text.withUnsafeBytes { FileBytes.put($0, into: named.number) } == 0
  }

  private static func process(in file: Int32) -> Int? {
    var text = [UInt8](repeating: 0, count: 20)
    let count = text.withUnsafeMutableBytes { FileBytes.fill($0, from: file) }
    let digits = text.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
    return number
  }
}
