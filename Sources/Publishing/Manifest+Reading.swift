#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Manifest {
  /// What a control folder has for a manifest.
  enum Found {
    case none, unreadable
    case manifest(Manifest)
  }

  /// Reads the manifest in a control folder. A link, a device or a pipe by that name is never read.
  static func read(in control: Int32) -> Found {
    let opened = openat(control, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return errno == ENOENT ? .none : .unreadable }
    let file = Descriptor(adopting: opened)
    var status = stat()
    guard fstat(file.number, &status) == 0, FileKind(of: status) == .file else { return .unreadable }
    guard status.st_size <= mostBytes, let bytes = readAll(file.number, size: Int(status.st_size)) else {
      return .unreadable
    }
    return bytes.withUnsafeBufferPointer { Manifest($0) }.map(Found.manifest) ?? .unreadable
  }

  private static func readAll(_ file: Int32, size: Int) -> [UInt8]? {
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isComplete = FileBytes.fill(UnsafeMutableRawBufferPointer(buffer), from: file) == size
      count = isComplete ? size : 0
    }
    return isComplete ? bytes : nil
  }
}
